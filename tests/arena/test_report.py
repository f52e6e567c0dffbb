"""Reports: paired differences of planted figures, and of real deals."""

import pytest
from msgspec.structs import replace

from thousand.arena import SEER, Entry, Interval, Outcome, Plan, contests, document, report_of, run
from thousand.arena.contests import Lineup
from thousand.core.rules import preset

RULES = preset("classic")
NOTHING = (0, 0, 0)


def plan(names: str = "a,b", *, whole: bool = False, gaps: int = 0) -> Plan:
    return Plan(RULES, contests(names.split(","), 3), 1, whole, gaps)


def outcome(points: tuple[int, ...], shares: tuple[float, ...] = (0.0,) * 3) -> Outcome:
    return Outcome(1, 0, False, points, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, shares)


def planted(of: Plan, number: int, worth: dict[str, int], luck: int) -> Entry:
    """A unit in which each bot writes its worth in any seat, and the cards give each seat some luck."""
    outcomes = tuple(
        outcome(tuple(worth[name] + luck * (seat - 1) for seat, name in enumerate(lineup)))
        for lineup in of.lineups
    )
    return Entry(number, outcomes, {})


def test_a_planted_difference_is_seen_through_the_luck_of_the_cards() -> None:
    of = plan()
    report = report_of(of, [planted(of, number, {"a": 30, "b": 20}, 7 * number) for number in range(1, 9)])
    first, mirror = report.results
    assert (first.mean, mirror.mean) == (sure(10), sure(-10))
    assert (first.points, first.base_points) == (30, 20)


def sure(value: float) -> Interval:
    """A figure that never varied."""
    return Interval(value, value, value)


def test_a_gain_that_varies_has_the_interval_of_the_deals() -> None:
    of = plan()
    gains = [1, 3, 5]
    entries = [planted(of, number, {"a": 20 + gain, "b": 20}, 50) for number, gain in enumerate(gains, 1)]
    mean = report_of(of, entries).results[0].mean
    assert mean is not None
    assert (mean.value, mean.low, mean.high) == pytest.approx((3, -1.9684, 7.9684), abs=0.001)


def test_the_order_of_the_entries_does_not_matter() -> None:
    of = plan()
    entries = [planted(of, number, {"a": number * number % 7, "b": 3}, number) for number in range(1, 30)]
    assert report_of(of, entries) == report_of(of, entries[::-1])


def test_the_gap_is_the_part_of_the_way_to_the_seer() -> None:
    of = plan(gaps=1)
    worths = [{"a": 20 + gain, "b": 20, SEER: 60} for gain in (8, 10, 12)]
    entries = [planted(of, number, worth, 9) for number, worth in enumerate(worths, 1)]
    first, mirror = report_of(of, entries).results
    assert first.gap is not None
    assert first.gap.value == pytest.approx(0.25)
    assert first.seer == sure(40)
    assert mirror.gap is None


def test_three_bots_are_compared_with_the_second_in_the_seat_of_the_first() -> None:
    of = plan("a,b,c")
    report = report_of(of, [planted(of, number, {"a": 50, "b": 20, "c": 0}, 4) for number in (1, 2)])
    assert [result.mean and result.mean.value for result in report.results] == [30, -30, -50]


def test_the_gain_on_the_others_takes_off_what_they_write() -> None:
    of = plan()
    result = report_of(of, [planted(of, number, {"a": 30, "b": 20}, 0) for number in (1, 2)]).results[0]
    assert result.relative == sure(10)


def test_shares_of_contracts_are_those_of_the_tested_bot() -> None:
    of = plan()
    seen = Outcome(
        1, 0, False, NOTHING, (1, 0, 0), (1, 0, 0), (1, 0, 0), (120, 0, 0), (0, 1, 1), (0, 0, 0), (0.0,) * 3
    )
    failed = replace(seen, made=NOTHING, broken=(0, 1, 1))
    empty = outcome(NOTHING)
    by_lineup: dict[Lineup, Outcome] = {("a", "b", "b"): seen, ("b", "a", "b"): failed, ("b", "b", "a"): seen}
    entry = Entry(1, tuple(by_lineup.get(lineup, empty) for lineup in of.lineups), {})
    result = report_of(of, [entry]).results[0]
    assert (result.declared_share, result.made_share, result.mean_contract) == (1 / 3, 1.0, 120)
    assert result.set_share == 0.5


def test_the_share_of_games_won_counts_a_shared_win_in_part() -> None:
    of = plan(whole=True)
    shares: dict[Lineup, tuple[float, ...]] = {
        ("a", "b", "b"): (1.0, 0.0, 0.0),
        ("b", "a", "b"): (0.5, 0.5, 0.0),
    }
    outcomes = tuple(outcome(NOTHING, shares.get(lineup, (0.0,) * 3)) for lineup in of.lineups)
    result = report_of(of, [Entry(1, outcomes, {})]).results[0]
    assert result.win_share is not None
    assert result.win_share.value == 0.5
    assert document(report_of(of, [Entry(1, outcomes, {})]))["matches"] == 1


def test_a_bot_against_itself_gains_exactly_nothing() -> None:
    of = Plan(RULES, contests(["random", "random"], 3), 5)
    result = report_of(of, run(of, 10).entries).results[0]
    assert result.mean == sure(0)
    assert result.relative == sure(0)


def test_the_rookie_is_seen_to_be_stronger_than_random() -> None:
    of = Plan(RULES, contests(["rookie", "random"], 3), 5)
    first, mirror = report_of(of, run(of, 30).entries).results
    assert first.mean is not None
    assert (first.mean.low or 0) > 10
    assert mirror.mean is not None
    assert (mirror.mean.high or 0) < -10


def test_nothing_played_is_a_report_of_nothing() -> None:
    report = report_of(plan(gaps=1), [])
    assert report.units == 0
    assert report.results[0].mean is None
    assert document(report)["results"][0]["mean"] is None
