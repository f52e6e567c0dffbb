"""The barrel (rulebook, chapter 10; steps 4 and 5 of the settlement)."""

import pytest

from tests.core.table import marks, on_barrel, result, rules, scores, settled, totals
from thousand.core.state import GameOver, Standing

OWN = rules()
ANY = rules(game__barrel__won_by="any_score")
SUM = rules(game__barrel__won_by="running_sum", game__barrel__failed_contract="attempt")
KNOCK = rules(game__barrel__newcomer="knocks_off")
APART = rules(game__barrel__together="both_fall")
ZERO = rules(game__barrel__third_fall_to_zero=True)
DECLARER_WINS = "game__win_as_declarer_only"


# Mounting


@pytest.mark.parametrize(("before", "after"), [(779, 879), (780, 880), (800, 880), (899, 880)])
def test_a_total_from_the_barrel_to_the_target_becomes_the_barrel(before: int, after: int) -> None:
    match = settled(OWN, [100, 0, 20], [before, 0, 0])
    mounted = after == 880
    assert totals(match)[0] == after
    assert match.standings[0] == (on_barrel() if mounted else Standing(after))
    assert ("0 barrel" in marks(match)) == mounted


def test_a_barrel_may_stand_at_900() -> None:
    chosen = rules(game__barrel__at=900)
    assert totals(settled(chosen, [100, 0, 20], [799, 0, 0]))[0] == 899
    assert settled(chosen, [100, 0, 20], [850, 0, 0]).standings[0] == on_barrel(at=900)


def test_a_defender_and_a_sitter_mount_too() -> None:
    match = settled(OWN, [100, 15, 5], [0, 870, 0])
    assert match.standings[1] == on_barrel()
    match = settled(rules("classic", 4), [100, 10, 10, 0], [0, 0, 0, 870], dealer=3, talons=["AS 9S JS"])
    assert match.standings[3] == on_barrel()


def test_the_target_from_below_the_barrel_is_not_stopped() -> None:
    match = settled(OWN, [300, 0, 20], [750, 0, 0], contract=250)
    assert totals(match)[0] == 1000
    assert match.phase == GameOver((0,))
    assert marks(match) == ["1 bolt", "0 win"]


def test_mounting_spends_no_attempt() -> None:
    match = settled(OWN, [100, 0, 20], [800, 0, 0])
    assert match.standings[0].barrel == on_barrel().barrel
    assert "0 attempt" not in marks(match)


# own_contract


def test_an_own_contract_to_the_target_reaches_it() -> None:
    match = settled(OWN, [130, 0, 5], [on_barrel(2), 0, 0], contract=120)
    assert totals(match)[0] == 1000
    assert match.standings[0].barrel is None
    assert match.phase == GameOver((0,))


def test_a_made_contract_that_falls_short_spends_an_attempt() -> None:
    match = settled(OWN, [115, 0, 5], [on_barrel(1), 0, 0], contract=115)
    assert (scores(match)[0], totals(match)[0]) == (115, 880)
    assert match.standings[0] == on_barrel(2)
    assert marks(match)[-1] == "0 attempt"


def test_the_last_attempt_is_a_fall() -> None:
    match = settled(OWN, [115, 5, 0], [on_barrel(2), 0, 0], contract=115)
    assert match.standings[0] == Standing(760, leavings=1)
    assert marks(match) == ["2 bolt", "0 attempt", "0 fall"]


def test_how_many_deals_and_how_deep_a_fall_are_options() -> None:
    chosen = rules(game__barrel={"deals": 1, "fall": 80})
    match = settled(chosen, [100, 0, 20], [0, on_barrel(), 0])
    assert totals(match)[1] == 800
    assert marks(match) == ["1 attempt", "1 fall"]
    chosen = rules(game__barrel__deals=5)
    assert settled(chosen, [100, 0, 20], [0, on_barrel(3), 0]).standings[1] == on_barrel(4)


def test_a_deal_given_up_spends_an_attempt_of_the_others() -> None:
    match = settled(OWN, [0, 0, 0], [0, on_barrel(2), 0], outcome="write_off")
    assert totals(match) == [0, 760, 60]


def test_sitting_out_spends_no_attempt() -> None:
    match = settled(rules("classic", 4), [100, 10, 10, 0], [0, 0, 0, on_barrel(2)], dealer=3)
    assert match.standings[3] == on_barrel(2)


# any_score


def test_any_one_deal_may_reach_the_target() -> None:
    match = settled(ANY, [0, 120, 0], [0, on_barrel(), 0])
    assert totals(match) == [-100, 1000, 0]
    assert match.phase == GameOver((1,))


def test_points_that_do_not_help_are_shown_and_the_total_stays() -> None:
    match = settled(ANY, [50, 70, 0], [0, on_barrel(), 0])
    assert (scores(match)[1], totals(match)[1]) == (70, 880)
    assert match.standings[1] == on_barrel(1)
    match = settled(ANY, [50, 70, 0], [0, on_barrel(1), 0])
    assert match.standings[1] == on_barrel(2)


def test_a_talon_may_reach_the_target_for_the_sitter() -> None:
    chosen = rules("classic", 4, game__barrel__won_by="any_score", game__target=900)
    match = settled(chosen, [100, 10, 10, 0], [0, 0, 0, on_barrel(2)], dealer=3, talons=["AS TS KS"])
    assert (totals(match)[3], match.phase) == (905, GameOver((3,)))


# running_sum


def test_points_on_the_barrel_add_up_aside() -> None:
    match = settled(SUM, [50, 70, 0], [0, on_barrel(0, 30), 0])
    assert match.standings[1] == on_barrel(1, 100)
    assert (scores(match)[1], totals(match)[1]) == (70, 880)


def test_the_sum_reaches_the_target() -> None:
    match = settled(SUM, [50, 70, 0], [0, on_barrel(2, 50), 0])
    assert totals(match)[1] == 1000
    assert match.phase == GameOver((1,))


def test_the_sum_of_one_below_does_not() -> None:
    chosen = rules("club", scoring__round_to=1)
    match = settled(chosen, [50, 69, 1], [0, on_barrel(2, 50), 0])
    assert match.standings[1] == Standing(760, leavings=1)


def test_an_own_contract_counts_in_the_sum() -> None:
    match = settled(SUM, [100, 15, 5], [on_barrel(0, 15), 0, 0])
    assert match.standings[0] == on_barrel(1, 115)


def test_a_sitters_points_count_in_the_sum_and_no_attempt_is_spent() -> None:
    chosen = rules("club", 4)
    match = settled(chosen, [100, 10, 10, 0], [0, 0, 0, on_barrel(2, 10)], dealer=3, talons=["AS 9S JS"])
    assert match.standings[3] == on_barrel(2, 25)


def test_a_deal_given_up_counts_in_the_sum() -> None:
    match = settled(SUM, [0, 0, 0], [0, on_barrel(0, 20), 0], outcome="write_off")
    assert match.standings[1] == on_barrel(1, 80)


# A failed contract


@pytest.mark.parametrize("won_by", ["own_contract", "any_score", "running_sum"])
def test_a_failed_contract_is_subtracted_and_one_is_off(won_by: str) -> None:
    chosen = rules(game__barrel={"won_by": won_by, "failed_contract": "subtract"})
    match = settled(chosen, [80, 30, 10], [on_barrel(1, 40), 0, 0], contract=120)
    assert (scores(match)[0], totals(match)[0]) == (-120, 760)
    assert match.standings[0] == Standing(760, leavings=1)
    assert marks(match) == ["0 off_barrel"]


@pytest.mark.parametrize("won_by", ["own_contract", "any_score", "running_sum"])
def test_or_only_the_attempt_is_spent_and_the_sum_stays(won_by: str) -> None:
    chosen = rules(game__barrel={"won_by": won_by, "failed_contract": "attempt"})
    match = settled(chosen, [80, 30, 10], [on_barrel(1, 40), 0, 0], contract=120)
    assert (scores(match)[0], totals(match)[0]) == (-120, 880)
    assert match.standings[0] == on_barrel(2, 40)
    assert marks(match) == ["0 attempt"]


def test_a_failed_contract_as_the_last_attempt_is_a_fall() -> None:
    match = settled(SUM, [80, 30, 10], [on_barrel(2, 40), 0, 0], contract=120)
    assert match.standings[0] == Standing(760, leavings=1)
    assert marks(match) == ["0 attempt", "0 fall"]


def test_the_cost_alone_is_subtracted_whatever_is_kept() -> None:
    chosen = rules(scoring__failure_keeps_earned=True)
    match = settled(chosen, [80, 30, 10], [on_barrel(), 0, 0], contract=120)
    assert (scores(match)[0], totals(match)[0]) == (-40, 760)


def test_the_cost_is_subtracted_twice_in_the_dark() -> None:
    chosen = rules(auction__dark=True, scoring__failure_costs="contract_plus_10")
    match = settled(chosen, [80, 30, 10], [on_barrel(), 0, 0], contract=120, dark=True)
    assert (scores(match)[0], totals(match)[0]) == (-260, 620)


def test_a_failed_contract_never_reaches_the_target() -> None:
    chosen = rules("club", scoring__failure_keeps_earned=True)
    match = settled(chosen, [300, 0, 0], [on_barrel(0, 110), 0, 0], contract=310, dark=False)
    assert scores(match)[0] == -10
    many = settled(chosen, [300, 0, 0], [on_barrel(0, 119), 0, 0], contract=305)
    assert many.standings[0] == on_barrel(1, 119)


# Together and newcomers


def test_who_mounts_together_stays_together() -> None:
    match = settled(OWN, [100, 15, 5], [800, 870, 0])
    assert match.standings[:2] == (on_barrel(), on_barrel())
    assert marks(match) == ["0 barrel", "1 barrel"]


def test_who_mounts_together_falls_together() -> None:
    match = settled(APART, [100, 15, 5], [800, 870, 0])
    assert match.standings[:2] == (Standing(760, leavings=1), Standing(760, leavings=1))
    assert marks(match) == ["0 fall", "1 fall"]


def test_one_who_mounts_alone_stays() -> None:
    match = settled(APART, [100, 15, 5], [800, 0, on_barrel()])
    assert match.standings[0] == on_barrel()
    assert match.standings[2] == on_barrel(1)


def test_a_newcomer_joins() -> None:
    match = settled(OWN, [100, 15, 5], [800, on_barrel(), 0])
    assert match.standings[:2] == (on_barrel(), on_barrel(1))


def test_a_newcomer_knocks_off_everyone_who_was_there() -> None:
    match = settled(KNOCK, [100, 15, 5], [800, on_barrel(), on_barrel(1)])
    assert totals(match) == [880, 760, 760]
    assert marks(match) == ["0 barrel", "1 attempt", "2 attempt", "1 knocked_off", "2 knocked_off"]
    assert [one.leavings for one in match.standings] == [0, 1, 1]


def test_two_newcomers_who_stay_knock_off_together_and_not_each_other() -> None:
    match = settled(KNOCK, [100, 15, 5], [800, 870, on_barrel()])
    assert totals(match) == [880, 880, 760]


def test_those_who_fell_together_knock_nobody_off() -> None:
    chosen = rules(game__barrel={"newcomer": "knocks_off", "together": "both_fall"})
    match = settled(chosen, [100, 15, 5], [800, 870, on_barrel()])
    assert totals(match) == [760, 760, 880]
    assert match.standings[2] == on_barrel(1)


def test_who_falls_with_the_last_attempt_is_not_knocked_off_too() -> None:
    match = settled(KNOCK, [100, 15, 5], [800, on_barrel(2), 0])
    assert match.standings[1] == Standing(760, leavings=1)
    assert marks(match) == ["0 barrel", "1 attempt", "1 fall"]


def test_who_is_off_by_a_failed_contract_is_not_knocked_off_too() -> None:
    match = settled(KNOCK, [60, 40, 20], [on_barrel(), 850, 0])
    assert match.standings[0] == Standing(780, leavings=1)
    assert marks(match) == ["0 off_barrel", "1 barrel"]


def test_a_sitter_on_the_barrel_is_knocked_off_without_an_attempt() -> None:
    chosen = rules("classic", 4, game__barrel__newcomer="knocks_off")
    match = settled(chosen, [100, 10, 10, 0], [800, 0, 0, on_barrel()], dealer=3)
    assert marks(match) == ["0 barrel", "3 knocked_off"]
    assert totals(match)[3] == 760


def test_who_reached_the_target_is_not_knocked_off() -> None:
    chosen = rules(game__barrel__newcomer="knocks_off", game__finish="full_round")
    match = settled(chosen, [120, 15, 5], [on_barrel(), 870, 0], contract=120)
    assert totals(match) == [1000, 880, 5]


# Leavings


@pytest.mark.parametrize(
    ("earned", "second", "attempts", "declarer", "event"),
    [
        ((115, 5, 0), 0, 2, 0, "fall"),
        ((60, 40, 20), 0, 0, 0, "off_barrel"),
        ((20, 100, 0), 800, 0, 1, "knocked_off"),
    ],
)
def test_the_third_leaving_brings_the_total_to_zero(
    earned: tuple[int, ...], second: int, attempts: int, declarer: int, event: str
) -> None:
    chosen = rules(game__barrel={"third_fall_to_zero": True, "newcomer": "knocks_off"})
    standings = (on_barrel(attempts, leavings=2), second, 0)
    match = settled(chosen, earned, standings, declarer=declarer)
    assert match.standings[0] == Standing(0)
    assert [mark for mark in marks(match) if mark.startswith("0")][-2:] == [f"0 {event}", "0 zeroed"]


def test_falling_together_is_a_leaving_too() -> None:
    chosen = rules(game__barrel={"third_fall_to_zero": True, "together": "both_fall"})
    match = settled(chosen, [100, 15, 5], [Standing(800, leavings=2), 870, 0])
    assert match.standings[0] == Standing(0)
    assert match.standings[1] == Standing(760, leavings=1)
    assert marks(match) == ["0 fall", "1 fall", "0 zeroed"]


def test_the_second_leaving_does_not_and_the_count_starts_anew() -> None:
    match = settled(ZERO, [60, 40, 20], [on_barrel(leavings=1), 0, 0], contract=120)
    assert match.standings[0] == Standing(760, leavings=2)
    match = settled(ZERO, [60, 40, 20], [on_barrel(leavings=0), 0, 0], contract=120)
    assert match.standings[0] == Standing(760, leavings=1)


def test_without_the_option_the_third_leaving_is_as_any_other() -> None:
    match = settled(OWN, [60, 40, 20], [on_barrel(leavings=2), 0, 0], contract=120)
    assert (totals(match)[0], marks(match)) == (760, ["0 off_barrel"])


def test_winning_from_the_barrel_is_no_leaving() -> None:
    match = settled(ZERO, [120, 0, 5], [on_barrel(leavings=2), 0, 0], contract=120)
    assert (totals(match)[0], match.standings[0].leavings) == (1000, 2)


# win_as_declarer_only


def test_another_seat_that_comes_to_the_target_mounts_the_barrel() -> None:
    chosen = rules(game__win_as_declarer_only=True)
    match = settled(chosen, [0, 130, 0], [0, 870, 0])
    assert match.standings[1] == on_barrel(0)
    assert marks(match) == ["2 bolt", "1 barrel"]


def test_from_the_barrel_a_defender_does_not_reach_the_target_and_the_sum_stays() -> None:
    chosen = rules("club", game__win_as_declarer_only=True)
    match = settled(chosen, [0, 120, 0], [0, on_barrel(0, 30), 0])
    assert match.standings[1] == on_barrel(1, 150)
    match = settled(chosen, [100, 0, 20], [0, 0, on_barrel(1, 150)], declarer=0)
    assert match.standings[2] == on_barrel(2, 170)


def test_a_sum_above_the_target_wins_with_the_next_made_contract() -> None:
    chosen = rules("club", game__win_as_declarer_only=True)
    match = settled(chosen, [100, 20, 0], [on_barrel(1, 150), 0, 0])
    assert (totals(match)[0], match.phase) == (1130, GameOver((0,)))


def test_any_score_of_a_defender_only_spends_an_attempt() -> None:
    chosen = rules(game__barrel__won_by="any_score", game__win_as_declarer_only=True)
    assert settled(chosen, [0, 120, 0], [0, on_barrel(), 0]).standings[1] == on_barrel(1)


def test_a_sitter_does_not_reach_the_target_and_spends_no_attempt() -> None:
    chosen = rules("club", 4, game__win_as_declarer_only=True)
    match = settled(chosen, [100, 10, 10, 0], [0, 0, 0, on_barrel(1, 115)], dealer=3, talons=["AS 9S JS"])
    assert match.standings[3] == on_barrel(1, 130)


# After the target has been reached


def test_who_drops_from_the_target_mounts_again() -> None:
    chosen = rules(game__finish="full_round")
    match = settled(chosen, [60, 40, 20], [1010, 0, 0], contract=100)
    assert match.standings[0] == on_barrel()
    assert marks(match) == ["0 barrel"]


def test_who_stays_above_the_target_is_left_there() -> None:
    chosen = rules(game__finish="fixed_deals(9)", game__win_as_declarer_only=True)
    match = settled(chosen, [100, 15, 5], [0, 1010, 0])
    assert match.standings[1] == Standing(1025)


def test_who_drops_below_the_barrel_is_as_any_other() -> None:
    chosen = rules(game__finish="full_round")
    assert settled(chosen, [60, 40, 20], [1010, 0, 0], contract=140).standings[0] == Standing(870)


def test_lines_tell_how_the_total_came_about() -> None:
    match = settled(ANY, [50, 70, 0], [0, on_barrel(2), 0])
    lines = [(line.points, line.reason) for line in result(match).lines if line.seat == 1]
    assert lines == [(70, "defence"), (-70, "barrel_idle"), (-120, "fall")]
    assert sum(points for points, _ in lines) == 760 - 880


def test_without_a_barrel_nothing_stops_a_total() -> None:
    match = settled(rules(game__barrel="off"), [100, 15, 5], [880, 0, 0])
    assert totals(match)[0] == 980
    assert marks(match) == []
