"""What a seat has earned for good when a card is to be played, and what the last trick brings, by world."""

import numpy as np
from numpy.typing import NDArray

from thousand.bots.points import points_of_column
from thousand.bots.worlds import Rows
from thousand.core.cards import points_of
from thousand.core.state import Declared, Seat
from thousand.core.talons import discards_count, swaps
from thousand.core.tricks.marriages import counts
from thousand.core.view import DealView, View


def banked(view: View, deal: DealView, seat: Seat, rows: Rows) -> NDArray[np.float64]:
    """The points of a seat's tricks and declarations, and of the cards it laid aside where they count."""
    sure = deal.won[seat] + declared(view, deal, seat, counted=True)
    earned = np.full(len(rows), float(sure))
    declares = deal.contract is not None and seat == deal.contract.declarer
    if not declares or not discards_count(view.rules):
        return earned
    if deal.discards is not None:
        return earned + points_of(deal.discards)
    return earned + points_of_column(rows[:, len(deal.playing)])


def declared(view: View, deal: DealView, seat: Seat, counted: bool) -> int:
    """The points of a seat's declarations that count already, or of those that wait for a trick."""

    def fits(made: Declared) -> bool:
        return made.seat == seat and counts(view.rules, made, deal.tricks) == counted

    return sum(made.value for made in deal.declared if fits(made))


def last_points(view: View, deal: DealView, rows: Rows) -> NDArray[np.int32] | None:
    """The points of the cards that go with the last trick; None where none do."""
    if not swaps(view.rules):
        return None
    face_down = points_of_column(rows[:, len(deal.playing)])
    return (face_down + points_of(deal.discards or 0)).astype(np.int32)
