"""Means, shares and ratios with their 95 % intervals."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final

import msgspec

_NORMAL: Final = 1.959963984540054
# Student's t for 1 to 9 degrees of freedom; the series below is exact to four digits from there on.
_FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)


class Interval(msgspec.Struct, frozen=True):
    """A figure and the bounds between which it lies with 95 %; no bounds where too little is known."""

    value: float
    low: float | None = None
    high: float | None = None


def mean_of(values: Sequence[float]) -> Interval | None:
    """The mean of independent values, by Student's t; None of no values."""
    if not values:
        return None
    count = len(values)
    mean = fsum(values) / count
    if count == 1:
        return Interval(mean)
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    return _around(mean, students_t(count - 1) * sqrt(variance / count))


def share_of(wins: float, games: int) -> Interval | None:
    """The share of games won, a shared win counting in part, by Wilson's score; None of no games."""
    if not games:
        return None
    share, weight = wins / games, _NORMAL**2 / games
    middle = (share + weight / 2) / (1 + weight)
    width = _NORMAL * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Interval(share, max(0.0, middle - width), min(1.0, middle + width))


def ratio_of(parts: Sequence[float], wholes: Sequence[float]) -> Interval | None:
    """The ratio of the means of paired values, by the delta method; None unless the wholes are above 0."""
    whole, part = mean_of(wholes), mean_of(parts)
    if whole is None or part is None or (whole.low or 0) <= 0:
        return None
    ratio = part.value / whole.value
    rest = mean_of([one - ratio * other for one, other in zip(parts, wholes, strict=True)])
    assert rest is not None
    assert rest.high is not None
    return _around(ratio, (rest.high - rest.value) / whole.value)


def students_t(freedom: int) -> float:
    """The 97.5 % point of Student's t with so many degrees of freedom."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = _NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _around(value: float, width: float) -> Interval:
    return Interval(value, value - width, value + width)
