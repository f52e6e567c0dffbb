"""What a seat wants of the rest of a deal, in points of the sheet."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.banked import banked
from thousand.bots.worlds import Rows
from thousand.core.rules import Rules
from thousand.core.state import Contract
from thousand.core.view import DealView, View

Numbers = NDArray[np.int32]

_MADE: Final = 2.0
_DECLARER_POINT: Final = 0.3
_WRITTEN_POINT: Final = 1.0
_BROKEN: Final = 1.0
_HIS_POINT: Final = -0.4
_OWN: Final = 0.7
_PARTNER: Final = 0.2


class Aims(NamedTuple):
    """What the contract made (or broken) is worth, a point of the declarer, one's own, the partner's."""

    made: float
    declarer: float
    own: float = 0.0
    partner: float = 0.0


def aims_of(view: View, contract: Contract) -> Aims:
    """The aims of the viewer: his own figure on the sheet, less a part of what the others write."""
    if view.seat == contract.declarer:
        return Aims(_MADE * contract.amount, declarers_point(view.rules))
    own = _OWN if view.rules.scoring.defenders_score else -_HIS_POINT
    partner = _PARTNER if view.rules.scoring.defenders_score else -_HIS_POINT
    return Aims(_BROKEN * contract.amount, _HIS_POINT, own, partner)


def declarers_point(rules: Rules) -> float:
    """What a point is worth to a declarer: the whole where he writes what he earned, else some safety."""
    return _WRITTEN_POINT if rules.scoring.success_scores == "actual" else _DECLARER_POINT


def by_place(view: View, deal: DealView, contract: Contract, aims: Aims) -> list[float]:
    """What a point of each seat that plays is worth, in the order of seats."""
    worth = {contract.declarer: aims.declarer}
    if view.seat != contract.declarer:
        worth[view.seat or 0] = aims.own
    return [worth.get(seat, aims.partner) for seat in sorted(deal.playing)]


def needed(view: View, deal: DealView, contract: Contract, rows: Rows) -> Numbers:
    """What the declarer still needs in each world."""
    sure = banked(view, deal, contract.declarer, rows)
    return np.asarray(contract.amount - sure, np.int32)
