"""How long decisions take: counts on a scale of equal ratios, so that they can be kept and added up."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log
from typing import Final, Literal, TypeAlias

from thousand.core.state import (
    AuctionPhase,
    DarkPhase,
    ExchangePhase,
    Phase,
    RaisePhase,
    TalonPhase,
    TrickPhase,
    TrumpPhase,
)

Moment: TypeAlias = Literal["auction", "exchange", "card"]
Counts: TypeAlias = Mapping[int, int]

_RATIO: Final = 1.05
_NANOSECONDS: Final = 1e6
_MOMENTS: Final[dict[type, Moment]] = {
    DarkPhase: "auction",
    AuctionPhase: "auction",
    TalonPhase: "exchange",
    ExchangePhase: "exchange",
    RaisePhase: "exchange",
    TrumpPhase: "exchange",
    TrickPhase: "card",
}


def moment_of(phase: Phase) -> Moment:
    """The part of a deal to which a decision belongs."""
    return _MOMENTS[type(phase)]


def step_of(nanoseconds: int) -> int:
    """The step of the scale on which a time falls; neighbouring steps are 5 % apart."""
    return int(log(max(nanoseconds, 1)) / log(_RATIO))


def milliseconds(step: int) -> float:
    """The middle of a step."""
    return float(_RATIO ** (step + 0.5) / _NANOSECONDS)


def added(counts: Iterable[Counts]) -> Counter[int]:
    """Counts added up."""
    total: Counter[int] = Counter()
    for one in counts:
        total.update(one)
    return total


def quantile(counts: Counts, share: float) -> float | None:
    """The time in milliseconds within which this share of the decisions fell; None where there were none."""
    left = share * sum(counts.values())
    for step in sorted(counts):
        left -= counts[step]
        if left <= 0:
            return milliseconds(step)
    return None
