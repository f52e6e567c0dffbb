"""A card weighed by rule of thumb: in every world the deal is played on as one plays without thinking."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.banked import banked, last_points
from thousand.bots.pimc.play import Worths, position_of
from thousand.bots.worlds import Rows
from thousand.core.actions import Action, Play
from thousand.core.state import Contract
from thousand.core.view import DealView, View
from thousand.solver import Manner, Position, play_of, playouts

_MADE: Final = 2.0
_DECLARER_POINT: Final = 0.3
_BROKEN: Final = 1.0
_DEFENDER_POINT: Final = 0.6


def weigh_by_thumb(view: View, deal: DealView, contract: Contract, rows: Rows) -> dict[Action, Worths]:
    """What each play is worth in each world: the contract first, then the points of the side."""
    places = tuple(sorted(deal.playing))
    declarer = places.index(contract.declarer)
    earned = banked(view, deal, contract.declarer, rows)
    worths: dict[Action, Worths] = {}
    for play, gains in _gains(view, deal, contract, rows).items():
        points = earned + gains[:, declarer]
        if view.seat == contract.declarer:
            worths[play] = _MADE * contract.amount * (points >= contract.amount) + _DECLARER_POINT * points
        else:
            ours = gains.sum(axis=1) - gains[:, declarer]
            worths[play] = _BROKEN * contract.amount * (points < contract.amount) + _DEFENDER_POINT * ours
    return worths


def _gains(view: View, deal: DealView, contract: Contract, rows: Rows) -> dict[Play, Worths]:
    """What each place gains from each play on, world by world."""
    places = tuple(sorted(deal.playing))
    mine, declarer = places.index(view.seat or 0), places.index(contract.declarer)
    position, last = position_of(view, deal, contract, rows[0]), last_points(view, deal, rows)
    gains: dict[Play, Worths] = {}
    for card, declared in position.moves():
        play = play_of(view.rules, card, declared)
        if play in view.legal:
            hands = rows[:, : len(places)].copy()
            hands[:, mine] &= np.uint32(~(1 << card) & 0xFFFFFFFF)
            gains[play] = _played_out(position.after(card, declared), hands, 1 << declarer, last)
    return gains


def _played_out(position: Position, hands: Rows, side: int, last: NDArray[np.int32] | None) -> Worths:
    """The gains of the card just played and of all that follow it."""
    gained = playouts(position, hands, 1, 0, manner=Manner.THUMB, side=side, last_points=last)
    gains: Worths = gained.reshape(len(hands), -1).astype(np.float64)[:, : position.seats]
    return gains + np.array(position.gained[: position.seats], np.float64)
