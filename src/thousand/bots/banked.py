"""What a seat has earned for good when a card is to be played, and what the last trick brings, by world."""

import numpy as np
from numpy.typing import NDArray

from thousand.bots.pimc.points import points_of_column
from thousand.bots.worlds import Rows
from thousand.core.cards import points_of
from thousand.core.state import Seat
from thousand.core.talons import discards_count, swaps
from thousand.core.tricks.marriages import counts
from thousand.core.view import DealView, View


def banked(view: View, deal: DealView, seat: Seat, rows: Rows) -> NDArray[np.float64]:
    """The points of a seat's tricks and declarations, and of the cards it laid aside where they count."""
    sure = deal.won[seat] + sum(
        made.value for made in deal.declared if made.seat == seat and counts(view.rules, made, deal.tricks)
    )
    earned = np.full(len(rows), float(sure))
    declares = deal.contract is not None and seat == deal.contract.declarer
    if not declares or not discards_count(view.rules):
        return earned
    if deal.discards is not None:
        return earned + points_of(deal.discards)
    return earned + points_of_column(rows[:, len(deal.playing)])


def last_points(view: View, deal: DealView, rows: Rows) -> NDArray[np.int32] | None:
    """The points of the cards that go with the last trick; None where none do."""
    if not swaps(view.rules):
        return None
    face_down = points_of_column(rows[:, len(deal.playing)])
    return (face_down + points_of(deal.discards or 0)).astype(np.int32)
