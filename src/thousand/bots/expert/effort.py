"""How much one play may look at: counted beforehand from the budget and the cards left, never timed."""

from collections.abc import Sequence
from typing import Final, NamedTuple

_COSTS: Final = (0.02, 0.02, 0.03, 0.04, 0.06, 0.1, 0.25, 0.6, 1.3, 1.3, 1.5, 3.0, 6.0)
_MILLISECONDS: Final = 90.0
_HONEST_COSTS: Final = (0.1, 0.1, 0.2, 0.3, 0.4, 0.6, 1.1, 4.0, 9.5)
_HONEST_MILLISECONDS: Final = 340.0
_FULL: Final = 64
_FEWEST: Final = 4


class Effort(NamedTuple):
    """Worlds weighed by calls, weighed by plays, searched with open cards and with foresight; plays judged.

    `nodes` bounds the moves of the foresight; from `cards` in hand on it is asked, and counts for `share`.
    The `candidates` that look best are played on honestly in `honest` worlds, which counts for
    `honest_share`; not where fewer than `honest_fewest` worlds can be paid for.
    """

    weighed: int = 600
    judged: int = 64
    plays: int = 3
    searched: int = 64
    foreseen: int = 120
    nodes: int = 60_000
    cards: int = 6
    share: float = 0.7
    honest: int = 64
    honest_fewest: int = 12
    honest_share: float = 0.5
    candidates: int = 4

    def scaled(self, worlds: int, cards: int) -> "Effort":
        """The effort for a budget of so many worlds (64: all of it) with so many cards in hand."""
        part = min(1.0, worlds / _FULL)
        affordable = part * _MILLISECONDS / _cost(_COSTS, cards)
        past = part * _MILLISECONDS / _cost(_COSTS, cards + 1)
        return self._replace(
            weighed=_at_least(part * self.weighed),
            judged=_at_least(min(part * self.judged, past)),
            plays=int(min(self.plays, past / max(1.0, part * self.judged))) if part > 0.1 else 0,
            searched=_at_least(min(part * self.searched, affordable)),
            foreseen=_at_least(min(part * self.foreseen, affordable)),
            nodes=max(500, int(part * self.nodes)),
            honest=int(part * min(self.honest, _HONEST_MILLISECONDS / _cost(_HONEST_COSTS, cards))),
        )


def _cost(costs: Sequence[float], cards: int) -> float:
    """The milliseconds of a world with so many cards in hand."""
    return costs[min(cards, len(costs) - 1)]


def _at_least(number: float) -> int:
    return max(_FEWEST, int(number))
