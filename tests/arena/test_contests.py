"""Line-ups: every seat, every order of the others, and the baseline in the tested bot's place."""

import pytest

from thousand.arena import SEER, Plan, contest, contests, ladder, rungs
from thousand.bots import BOTS
from thousand.core.errors import ThousandError
from thousand.core.rules import preset


def test_two_bots_are_one_against_the_others_and_the_mirror() -> None:
    first, mirror = contests(["a", "b"], 3)
    assert (first.tested, first.against) == ("a", ("b", "b"))
    assert (mirror.tested, mirror.against) == ("b", ("a", "a"))
    assert [(one.seat, one.lineup, one.base) for one in first.comparisons()] == [
        (0, ("a", "b", "b"), ("b", "b", "b")),
        (1, ("b", "a", "b"), ("b", "b", "b")),
        (2, ("b", "b", "a"), ("b", "b", "b")),
    ]


def test_three_bots_sit_in_all_six_orders_with_the_second_as_baseline() -> None:
    first = contests(["a", "b", "c"], 3)[0]
    lineups = {one.lineup for one in first.comparisons()}
    assert first.against == ("b", "c")
    assert len(lineups) == 6
    assert all(sorted(lineup) == ["a", "b", "c"] for lineup in lineups)
    for one in first.comparisons():
        assert one.lineup[one.seat] == "a"
        assert one.base[one.seat] == "b"
        assert [*one.base[: one.seat], *one.base[one.seat + 1 :]] == [
            name for name in one.lineup if name != "a"
        ]


def test_each_of_three_bots_is_tested_over_the_first_of_the_others() -> None:
    assert [(one.tested, one.baseline) for one in contests(["a", "b", "c"], 3)] == [
        ("a", "b"),
        ("b", "a"),
        ("c", "a"),
    ]


def test_with_four_players_the_first_of_two_others_takes_two_seats() -> None:
    first = contests(["a", "b", "c"], 4)[0]
    assert first.against == ("b", "c", "b")
    assert len({(one.seat, one.lineup) for one in first.comparisons()}) == 12


def test_two_players_have_two_rotations_shared_with_the_mirror() -> None:
    plan = Plan(preset("polish", 2), contests(["a", "b"], 2))
    assert set(plan.lineups) == {("b", "b"), ("a", "b"), ("b", "a"), ("a", "a")}


def test_a_bot_against_itself_is_one_contest() -> None:
    assert len(contests(["a", "a"], 3)) == 1


def test_the_gap_adds_the_seer_in_every_seat_of_the_first_contest() -> None:
    plan = Plan(preset("classic"), contests(["a", "b"], 3), gaps=1)
    sighted = {lineup for lineup in plan.lineups if SEER in lineup}
    assert sighted == {(SEER, "b", "b"), ("b", SEER, "b"), ("b", "b", SEER)}
    assert len(plan.lineups) == 8 + 3


@pytest.mark.parametrize(
    ("names", "players", "code"),
    [
        (["a"], 3, "arena_names"),
        (["a", "b", "c", "d"], 4, "arena_names"),
        (["a", "b", "c"], 2, "arena_seats"),
    ],
)
def test_too_few_or_too_many_bots_are_refused(names: list[str], players: int, code: str) -> None:
    with pytest.raises(ThousandError) as refused:
        contests(names, players)
    assert refused.value.code == code


def test_the_ladder_holds_the_bots_that_there_are_each_over_the_one_below() -> None:
    assert set(rungs()) <= set(BOTS)
    assert [(one.tested, one.against) for one in ladder(3)][:2] == [
        ("rookie", ("random", "random")),
        ("pimc", ("rookie", "rookie")),
    ]


def test_the_seer_is_no_bot() -> None:
    assert SEER not in BOTS


def test_a_contest_fills_the_seats_in_turn() -> None:
    assert contest("a", ["b", "c"], 4).against == ("b", "c", "b")
