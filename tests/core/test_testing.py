"""The shared laws find planted faults; random rules, deals and games are what they promise."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.core.table import dealt, do, layout, legal, on_barrel, played_out, rules
from thousand.core.cards import read_cards
from thousand.core.match import start, to_act
from thousand.core.rules import check, domains, option_value
from thousand.core.state import GameOver, Layout, Match, ScoreLine, Standing, TrickPhase
from thousand.core.testing import (
    invariants,
    random_layout,
    random_match,
    random_rules,
    random_totals,
    redeal,
    retell,
)


def playing() -> Match:
    match = do(dealt(rules("home")), "0 bid 100", "1 pass", "2 pass")
    match = do(match, "0 " + legal(match)[-1], "0 trump S", "0 play AS")
    match = do(match, "1 " + legal(match)[0])
    return do(match, "2 " + legal(match)[0])


def planted(match: Match, **changes: Any) -> list[str]:
    return invariants(replace(match, phase=replace(match.phase, **changes)))


def test_a_sound_match_breaks_no_law() -> None:
    assert invariants(start(rules())) == []
    assert invariants(playing()) == []
    assert invariants(played_out(playing())) == []


def test_a_card_in_two_places_or_in_none_is_found() -> None:
    match = playing()
    assert isinstance(match.phase, TrickPhase)
    twice = match.phase.hands[1] | match.phase.hands[2]
    faults = planted(match, hands=(match.phase.hands[0], twice, match.phase.hands[2]))
    assert any("in two places" in fault for fault in faults)
    faults = planted(match, hands=(0, *match.phase.hands[1:]))
    assert any("is nowhere" in fault for fault in faults)


def test_points_that_are_not_those_of_the_tricks_are_found() -> None:
    faults = planted(playing(), won=(0, 0, 999))
    assert any("has won 999" in fault for fault in faults)
    assert any("points won and" in fault for fault in faults)
    assert any("wrongly noted" in fault for fault in planted(playing(), holders=0b111))


def test_totals_that_are_not_the_sum_of_their_lines_are_found() -> None:
    match = played_out(playing())
    assert any("lines lead to" in fault for fault in invariants(replace(match, standings=(Standing(1),) * 3)))
    finished = match.finished[0]
    wrong = replace(finished.result, lines=(ScoreLine(9, 0, 5, "earned"),))
    faults = invariants(replace(match, finished=(replace(finished, result=wrong),)))
    assert any("noted for deal 9" in fault for fault in faults)
    assert any("deal 1: lines lead to" in fault for fault in faults)


def test_hands_of_another_size_are_found() -> None:
    match = dealt(rules())
    assert match.layout is not None
    short = Layout((read_cards("AS"), *match.layout.hands[1:]), match.layout.talons)
    assert any("are seen as" in fault for fault in invariants(replace(match, layout=short)))


@pytest.mark.parametrize(
    ("standing", "words"),
    [
        (Standing(900), "beside the barrel"),
        (on_barrel(3), "after 3 attempts"),
        (Standing(870, on_barrel().barrel), "on the barrel at 870"),
        (on_barrel(0, -5), "a negative sum"),
        (Standing(1000), "the game goes on"),
    ],
)
def test_a_standing_out_of_range_is_found(standing: Standing, words: str) -> None:
    match = replace(start(rules()), standings=(standing, Standing(0), Standing(0)))
    assert any(words in fault for fault in invariants(match))


def test_a_barrel_that_there_is_not_is_found() -> None:
    match = replace(start(rules("home")), standings=(on_barrel(), Standing(0), Standing(0)))
    assert any("that there is not" in fault for fault in invariants(match))


def test_a_deal_without_cards_or_turns_is_found() -> None:
    match = dealt(rules())
    assert match.layout is not None
    assert any("without cards" in fault for fault in invariants(replace(start(rules()), layout=match.layout)))
    assert any("do not agree" in fault for fault in invariants(replace(start(rules()), actors=b"\0")))
    assert any("nobody has won" in fault for fault in invariants(replace(start(rules()), phase=GameOver(()))))
    phase = replace(match.phase, high=5000, called=0, bidder=1)
    assert any("no legal action" in fault for fault in invariants(replace(match, phase=phase)))


def test_random_rules_can_be_played_and_reach_every_value() -> None:
    met: dict[str, set[object]] = {name: set() for name in domains()}
    for seed in range(2000):
        chosen = random_rules(Random(seed))
        assert check(chosen) == ()
        for name, values in met.items():
            values.add(option_value(chosen, name))
    for name, domain in domains().items():
        assert set(domain.values) <= met[name], name
        if domain.low is not None and not domain.items and not domain.fixed_deals:
            assert domain.high in met[name] or name in ("game.dump_at",), name


def test_the_number_of_players_may_be_chosen() -> None:
    assert {random_rules(Random(seed), 4).deal.players for seed in range(20)} == {4}


def test_chance_comes_from_outside() -> None:
    assert random_rules(Random(7)) == random_rules(Random(7))
    assert random_match(rules(), Random(7), 5) == random_match(rules(), Random(7), 5)
    assert random_layout(rules(), 0, Random(7)) != random_layout(rules(), 0, Random(8))


def test_a_random_game_stops_at_its_limit() -> None:
    assert len(random_match(rules(), Random(1), 3).finished) == 3
    assert random_match(rules(), Random(1), 3, (100, 0, -5)).start == (100, 0, -5)


def test_random_totals_are_below_the_target() -> None:
    for seed in range(100):
        assert max(random_totals(rules(), Random(seed))) < 1000


def test_without_a_running_deal_there_is_nothing_to_deal_anew() -> None:
    assert redeal(start(rules()), 0, Random(1)) is None


def test_dealing_anew_keeps_ones_own_hand() -> None:
    match = dealt(rules())
    other = redeal(match, 0, Random(3))
    assert other is not None
    assert match.layout is not None
    assert other.layout is not None
    assert other.layout.hands[0] == match.layout.hands[0]
    assert other.layout.hands[1] != match.layout.hands[1]
    assert (other.actors, other.phase) == (match.actors, match.phase)


def test_a_story_that_other_cards_do_not_allow_is_not_told() -> None:
    match = playing()
    assert match.layout is not None
    mixed = layout(match.rules, {1: "AS"})
    assert retell(match, mixed, match.actions) is None
    told = retell(match, match.layout, match.actions)
    assert told is not None
    assert told[0] == match
    assert to_act(told[0]) == to_act(match)


def test_a_match_that_cannot_change_is_not_dealt_anew() -> None:
    assert redeal(dealt(rules()), 0, Random(1), tries=0) is None
