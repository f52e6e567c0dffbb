"""What each seat writes for a deal (rulebook, chapter 9; steps 1 and 2 of the settlement)."""

from typing import Any

import pytest

from tests.core.table import marks, on_barrel, result, rules, scores, settled, totals
from thousand.core.scoring.writing import rounded

PLAIN = rules("home")


@pytest.mark.parametrize(
    ("points", "expected"), [(12, 10), (13, 15), (17, 15), (18, 20), (0, 0), (2, 0), (3, 5), (120, 120)]
)
def test_points_are_rounded_to_the_nearest_five(points: int, expected: int) -> None:
    assert rounded(rules(scoring__round_to=5), points) == expected


@pytest.mark.parametrize(("points", "expected"), [(4, 0), (5, 10), (14, 10), (15, 20), (16, 20), (25, 30)])
def test_of_ten_a_five_goes_up(points: int, expected: int) -> None:
    assert rounded(rules(scoring__round_to=10), points) == expected


def test_with_a_unit_of_one_nothing_is_rounded() -> None:
    assert [rounded(PLAIN, points) for points in range(20)] == list(range(20))


def test_defenders_write_what_they_earned_rounded() -> None:
    assert scores(settled(rules(), [100, 13, 7])) == [100, 15, 5]


def test_defenders_write_nothing_where_they_do_not_score() -> None:
    assert scores(settled(rules(scoring__defenders_score=False), [100, 13, 7])) == [100, 0, 0]


def test_a_made_contract_scores_the_contract() -> None:
    assert scores(settled(rules(), [118, 0, 2], contract=110))[0] == 110


def test_a_made_contract_scores_what_was_earned_unrounded() -> None:
    assert scores(settled(rules("club"), [118, 0, 2]))[0] == 118


def test_a_made_contract_scores_what_was_earned_rounded() -> None:
    assert scores(settled(rules("polish"), [118, 0, 2]))[0] == 120


def test_a_contract_is_made_when_the_unrounded_figure_reaches_it() -> None:
    match = settled(rules("polish"), [98, 12, 10])
    assert (result(match).made, scores(match)) == (False, [-100, 10, 10])
    assert result(settled(rules("polish"), [100, 12, 8])).made is True


@pytest.mark.parametrize(
    ("costs", "expected"),
    [("contract", -110), (120, -120), ("contract_plus_10", -120), ("contract_plus_20", -130)],
)
def test_a_failed_contract_costs(costs: object, expected: int) -> None:
    chosen = rules(scoring__failure_costs=costs)
    assert scores(settled(chosen, [60, 40, 20], contract=110))[0] == expected


def test_a_failed_declarer_may_keep_what_he_earned() -> None:
    chosen = rules("home", scoring__failure_keeps_earned=True)
    assert scores(settled(chosen, [63, 37, 20], contract=110))[0] == 63 - 110


def test_what_a_failed_declarer_keeps_is_rounded_only_where_the_declarer_is() -> None:
    kept: dict[str, Any] = {
        "scoring__failure_keeps_earned": True,
        "scoring__failure_costs": "contract_plus_20",
    }
    assert scores(settled(rules(**kept), [63, 37, 20], contract=110))[0] == 63 - 130
    assert scores(settled(rules("polish", **kept), [63, 37, 20], contract=110))[0] == 65 - 130


def test_costs_are_not_rounded() -> None:
    chosen = rules(scoring__round_to=10, scoring__round_declarer=True)
    assert scores(settled(chosen, [60, 40, 20], contract=115))[0] == -115


def test_the_dark_doubles_the_declarer_both_ways() -> None:
    chosen = rules("club")
    assert scores(settled(chosen, [121, 0, 2], contract=120, dark=True)) == [242, 0, 0]
    assert scores(settled(chosen, [100, 13, 7], contract=120, dark=True)) == [-240, 15, 5]


def test_rounding_comes_before_the_doubling_of_the_dark() -> None:
    chosen = rules("polish", auction__dark=True)
    assert scores(settled(chosen, [123, 0, 0], contract=120, dark=True))[0] == 250


def test_the_dark_doubles_what_a_failed_declarer_keeps() -> None:
    chosen = rules("club", scoring__failure_keeps_earned=True)
    assert scores(settled(chosen, [100, 13, 7], contract=120, dark=True))[0] == -40


def test_a_locked_player_writes_nothing_in_the_contract_of_another() -> None:
    match = settled(rules("polish"), [100, 13, 7], [0, 800, 799])
    assert scores(match) == [100, 0, 5]
    assert totals(match) == [100, 800, 804]


def test_a_locked_declarer_writes_both_ways() -> None:
    assert totals(settled(rules("polish"), [105, 15, 0], [800, 0, 0])) == [905, 15, 0]
    assert totals(settled(rules("polish"), [60, 60, 0], [850, 0, 0])) == [750, 60, 0]


def test_the_lock_leaves_penalties() -> None:
    chosen = rules("polish", scoring__bolts__every=1)
    match = settled(chosen, [120, 0, 0], [0, 800, 0])
    assert scores(match) == [120, -120, -120]


def test_the_lock_strikes_the_points_of_a_deal_given_up() -> None:
    match = settled(rules("polish"), [0, 0, 0], [0, 850, 10], outcome="bomb")
    assert scores(match) == [0, 0, 60]


def test_a_lock_counts_the_total_before_the_deal() -> None:
    assert totals(settled(rules("polish"), [100, 20, 0], [0, 795, 0])) == [100, 815, 0]


def test_a_deal_given_up_gives_the_opponents_their_points() -> None:
    assert scores(settled(rules(), [0, 0, 0], outcome="write_off", declarer=1)) == [60, 0, 60]
    chosen = rules(talon__write_off={"others": 35})
    assert scores(settled(chosen, [0, 0, 0], outcome="write_off", declarer=1)) == [35, 0, 35]
    assert scores(settled(rules("polish"), [0, 0, 0], outcome="bomb", declarer=2)) == [60, 60, 0]
    chosen = rules("polish", talon__bomb__others=45)
    assert scores(settled(chosen, [0, 0, 0], outcome="bomb", declarer=2)) == [45, 45, 0]


def test_in_a_deal_given_up_nothing_is_earned_and_nothing_made() -> None:
    done = result(settled(rules(), [0, 0, 0], outcome="write_off"))
    assert (done.made, done.earned, done.contract, done.outcome) == (None, (0, 0, 0), 100, "write_off")


def test_the_sitter_writes_the_points_of_the_talon_rounded() -> None:
    match = settled(rules("club", 4), [100, 10, 10, 0], dealer=3, talons=["AS 9S JS"])
    assert result(match).earned[3] == 13
    assert scores(match) == [100, 10, 10, 15]


def test_the_sitter_may_write_marriages_too() -> None:
    chosen = rules("club", 4, deal__sitter_scores="cards_and_marriages")
    match = settled(chosen, [100, 10, 10, 0], dealer=3, talons=["KH QH JS"])
    assert result(match).earned[3] == 109
    assert scores(match)[3] == 110
    assert result(match).worth[3].marriages == 100


def test_the_sitter_may_write_nothing() -> None:
    chosen = rules("club", 4, deal__sitter_scores="nothing")
    match = settled(chosen, [100, 10, 10, 0], dealer=3, talons=["KH QH JS"])
    assert (result(match).earned[3], scores(match)[3]) == (0, 0)


def test_the_sitter_writes_also_where_defenders_do_not() -> None:
    chosen = rules("club", 4, scoring__defenders_score=False)
    assert scores(settled(chosen, [100, 10, 10, 0], dealer=3, talons=["AS 9S JS"])) == [100, 0, 0, 15]


def test_the_sitter_has_nothing_of_a_deal_given_up() -> None:
    chosen = rules("classic", 4)
    match = settled(chosen, [0] * 4, dealer=3, outcome="write_off", talons=["AS 9S JS"])
    assert scores(match) == [0, 60, 60, 0]
    assert result(match).earned == (0, 0, 0, 0)


def test_points_of_others_are_struck_out_on_a_barrel_of_own_contracts() -> None:
    match = settled(rules(), [100, 13, 7], [0, on_barrel(), 0])
    assert scores(match) == [100, 0, 5]
    assert totals(match) == [100, 880, 5]
    assert marks(match) == ["1 attempt"]


def test_the_sitters_points_are_struck_out_on_a_barrel_of_own_contracts() -> None:
    match = settled(
        rules("classic", 4), [100, 10, 10, 0], [0, 0, 0, on_barrel()], dealer=3, talons=["AS TS KS"]
    )
    assert scores(match)[3] == 0
    assert match.standings[3] == on_barrel()
    assert marks(match) == []


def test_points_of_a_deal_given_up_are_struck_out_on_a_barrel_of_own_contracts() -> None:
    match = settled(rules(), [0, 0, 0], [0, on_barrel(), 0], outcome="write_off")
    assert scores(match) == [0, 0, 60]
    assert marks(match) == ["1 attempt"]


def test_a_failed_contract_on_the_barrel_is_shown_in_full() -> None:
    chosen = rules("club", scoring__failure_keeps_earned=True)
    match = settled(chosen, [80, 30, 10], [on_barrel(), 0, 0], contract=120, dark=True)
    assert scores(match)[0] == -80
    assert totals(match)[0] == 880
