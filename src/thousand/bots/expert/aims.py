"""What a seat wants of the rest of a deal, in points of the sheet."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.pimc.points import points_of_column
from thousand.bots.worlds import Rows
from thousand.core.cards import points_of
from thousand.core.state import Contract
from thousand.core.talons import discards_count, swaps
from thousand.core.tricks.marriages import counts
from thousand.core.view import DealView, View

Numbers = NDArray[np.int32]

_MADE: Final = 2.0
_DECLARER_POINT: Final = 0.3
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
        return Aims(_MADE * contract.amount, _DECLARER_POINT)
    own = _OWN if view.rules.scoring.defenders_score else -_HIS_POINT
    partner = _PARTNER if view.rules.scoring.defenders_score else -_HIS_POINT
    return Aims(_BROKEN * contract.amount, _HIS_POINT, own, partner)


def by_place(view: View, deal: DealView, contract: Contract, aims: Aims) -> list[float]:
    """What a point of each seat that plays is worth, in the order of seats."""
    worth = {contract.declarer: aims.declarer}
    if view.seat != contract.declarer:
        worth[view.seat or 0] = aims.own
    return [worth.get(seat, aims.partner) for seat in sorted(deal.playing)]


def needed(view: View, deal: DealView, contract: Contract, rows: Rows) -> Numbers:
    """What the declarer still needs in each world."""
    declarer = contract.declarer
    sure = deal.won[declarer] + sum(
        made.value
        for made in deal.declared
        if made.seat == declarer and counts(view.rules, made, deal.tricks)
    )
    needs = np.full(len(rows), contract.amount - sure, np.int32)
    if discards_count(view.rules):
        needs -= _aside(deal, rows, deal.discards is None)
    return needs


def of_last_trick(view: View, deal: DealView, rows: Rows) -> Numbers | None:
    """The points that go with the last trick in each world; None where there are none."""
    return _aside(deal, rows, out_of_sight=True) if swaps(view.rules) else None


def _aside(deal: DealView, rows: Rows, out_of_sight: bool) -> Numbers:
    known = np.full(len(rows), points_of(deal.discards or 0), np.int32)
    if not out_of_sight:
        return known
    return np.asarray(known + points_of_column(rows[:, len(deal.playing)]), np.int32)
