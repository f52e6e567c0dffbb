"""Means, shares, ratios: against figures worked out by hand."""

import pytest

from thousand.arena.intervals import Interval, mean_of, ratio_of, share_of, students_t


def close(interval: Interval | None, value: float, low: float, high: float) -> bool:
    assert interval is not None
    return (interval.value, interval.low, interval.high) == pytest.approx((value, low, high), abs=0.001)


def test_the_mean_of_three() -> None:
    # Variance 4, error 2 / √3, t 4.3027.
    assert close(mean_of([1.0, 3.0, 5.0]), 3.0, 3 - 4.968, 3 + 4.968)


def test_the_mean_of_many_by_the_series_of_students_t() -> None:
    # 101 values, variance 101 / 4 / 100 * 100 / 101 …: halves of 0 and 1 with one 0.5 between them.
    values = [0.0] * 50 + [1.0] * 50 + [0.5]
    error = (0.25 / 101) ** 0.5
    assert close(mean_of(values), 0.5, 0.5 - 1.98397 * error, 0.5 + 1.98397 * error)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (9, 2.262), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)]
)
def test_students_t_is_that_of_the_tables(freedom: int, expected: float) -> None:
    assert students_t(freedom) == pytest.approx(expected, abs=0.001)


def test_equal_values_leave_no_doubt() -> None:
    assert mean_of([0.0] * 10) == Interval(0.0, 0.0, 0.0)


def test_one_value_has_no_bounds_and_none_no_mean() -> None:
    assert mean_of([7.0]) == Interval(7.0)
    assert mean_of([]) is None


def test_a_share_by_wilson() -> None:
    # 10 of 30: middle (1/3 + 3.8415/60) / (1 + 3.8415/30), as in the tables.
    assert close(share_of(10, 30), 0.3333, 0.1923, 0.5122)
    assert close(share_of(0, 10), 0.0, 0.0, 0.2775)
    assert share_of(0, 0) is None


def test_a_shared_win_counts_in_part() -> None:
    shared = share_of(0.5, 2)
    assert shared is not None
    assert shared.value == 0.25


def test_the_ratio_of_means() -> None:
    # Means 2 and 4; the rests one − other / 2 are −1, 1, −1, 1: variance 4/3, error √(1/3), t 3.1824, over 4.
    width = 3.1824 * (1 / 3) ** 0.5 / 4
    assert close(ratio_of([0.0, 2.0, 2.0, 4.0], [2.0, 2.0, 6.0, 6.0]), 0.5, 0.5 - width, 0.5 + width)


def test_a_ratio_to_what_may_be_nothing_is_not_told() -> None:
    assert ratio_of([1.0, 1.0], [1.0, -1.0]) is None
    assert ratio_of([], []) is None
