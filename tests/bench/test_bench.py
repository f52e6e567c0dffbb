"""The benchmark measures what it says, with or without the libraries that it compares with."""

import re
from random import Random

import msgspec
import pytest

from bench import memory, peers, phases, replay, sensible, startup
from bench.chooser import Chooser
from bench.playouts import thousand_core
from bench.report import table
from bench.rounds import Round, action_rate, deal_rate, in_turns, ratio, speed
from thousand import preset, start, to_act


def test_every_choice_is_an_action() -> None:
    chooser = Chooser(1)
    assert {chooser.choice("abc") for _ in range(50)} == set("abc")
    assert chooser.actions == 50


def test_rounds_are_taken_in_turns() -> None:
    heard: list[str] = []
    plays = [lambda chooser: heard.append("a"), lambda chooser: heard.append("b")]
    in_turns(plays, rounds=3, seconds=0.001)
    assert re.sub(r"(.)\1+", r"\1", "".join(heard)) == "ab" * 4


def test_speed_is_the_median_of_the_rounds() -> None:
    found = speed([Round(1, 10, 100), Round(1, 20, 100), Round(1, 90, 900)])
    assert found.deals_per_second == 20
    assert found.microseconds_per_action == 10_000
    assert found.actions_per_deal == 10


def test_a_ratio_compares_neighbours() -> None:
    ours, theirs = [Round(1, 20, 40), Round(2, 20, 40)], [Round(1, 10, 10), Round(2, 10, 10)]
    assert ratio(ours, theirs, deal_rate) == 2
    assert ratio(ours, theirs, action_rate) == 4


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = peers.Peer("Absent", "absent_library", "deal", True)
    monkeypatch.setattr(peers, "PEERS", (absent,))
    found = peers.compare(rounds=1, seconds=0.01)
    assert found.missing == ("Absent",)
    assert [line.name for line in found.lines] == [peers.OURS]


def test_a_match_is_begun_anew_after_its_share_of_deals() -> None:
    chooser = Chooser(3)
    play = thousand_core.playout(preset("home", 2))
    for _ in range(thousand_core.DEALS_IN_A_MATCH + 2):
        before = chooser.actions
        play(chooser)
        assert chooser.actions > before


@pytest.mark.parametrize("name", ["classic", "club", "home", "polish"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sensible_players_finish_a_deal(name: str, players: int) -> None:
    match = sensible.after_deal(start(preset(name, players)), Random(1))
    assert to_act(match) is None
    assert len(match.finished) == 1


def test_what_matches_share_is_counted_for_none() -> None:
    rules = preset("classic", 3)
    matches = [match for seed in range(1, 6) if (match := sensible.in_play(rules, Random(seed), 1))]
    sizes = memory.own_sizes(matches)
    assert all(500 < size < 20_000 for size in sizes)
    assert memory.own_sizes([matches[0], matches[0]]) == [0, 0]


def test_every_part_of_a_value_is_reached_once() -> None:
    class Pair(msgspec.Struct, frozen=True):
        left: object
        right: object

    inner = (1000, 2000)
    assert len(list(memory.objects(Pair(inner, inner)))) == 4


def test_module_costs_are_read_from_the_report_of_python() -> None:
    report = (
        "import time: self [us] | cumulative | imported package\nimport time:      1500 |   9000 |   x.y\n"
    )
    assert startup.module_costs([report, report.replace("1500", "2500")]) == {"x.y": 2.0}


def test_phases_cover_the_whole_deal() -> None:
    found = {one.phase for one in phases.measure("home", 3, deals=20, rounds=1)}
    assert found == {"auction", "exchange", "trump", "trick"}


def test_the_record_of_a_won_match_is_replayed() -> None:
    found = replay.measure(rounds=1)
    assert found.deals >= 20
    assert found.actions > found.deals
    assert found.bytes > 1000


def test_columns_stand_below_each_other() -> None:
    assert table([("a", "b"), ("long", "100")]) == ["a       b", "long  100"]
