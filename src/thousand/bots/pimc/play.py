"""Playing a card: in every world the exact worth of every legal one, the best on average chosen."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.pimc.points import points_of_column
from thousand.bots.rights import may_declare
from thousand.bots.worlds import Rows
from thousand.core.actions import Action, Play
from thousand.core.cards import POINTS, points_of
from thousand.core.state import Contract, Declared, Seat
from thousand.core.talons import discards_count, swaps
from thousand.core.tricks.marriages import counts
from thousand.core.view import DealView, View
from thousand.solver import Position, kernel_rules, moves, play_of

_MADE: Final = 2.0
_DECLARER_POINT: Final = 0.3
_BROKEN: Final = 1.0
_DEFENDER_POINT: Final = 0.6

Worths = NDArray[np.float64]


def choose_play(view: View, deal: DealView, contract: Contract, rows: Rows) -> Action:
    """The play of the greatest mean worth over the worlds; of equal ones the card of fewest points."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    worths = weigh_plays(view, deal, contract, rows)
    return max(plays, key=lambda play: (round(float(worths[play].mean()), 6), -POINTS[play.card]))


def weigh_plays(view: View, deal: DealView, contract: Contract, rows: Rows) -> dict[Action, Worths]:
    """What each play is worth in each world: the contract first, then the points of the side."""
    places = tuple(sorted(deal.playing))
    declarer = 1 << places.index(contract.declarer)
    others = (1 << len(places)) - 1 - declarer
    position = position_of(view, deal, contract, rows[0])
    hands = np.ascontiguousarray(rows[:, : len(places)])
    aside = points_of_column(rows[:, len(places)])
    last = (aside + points_of(deal.discards or 0)).astype(np.int32) if swaps(view.rules) else None
    earned = _banked(view, deal, contract, aside)
    taken = _by_play(view, moves(position, declarer, hands, last))
    if view.seat == contract.declarer:
        return {
            play: _MADE * contract.amount * (points + earned >= contract.amount) + _DECLARER_POINT * points
            for play, points in taken.items()
        }
    ours = _by_play(view, moves(position, others, hands, last))
    return {
        play: _BROKEN * contract.amount * (points + earned < contract.amount) + _DEFENDER_POINT * ours[play]
        for play, points in taken.items()
    }


def position_of(view: View, deal: DealView, contract: Contract, row: Rows) -> Position:
    """The trick on the table for the solver, with the hands of one world."""
    places = tuple(sorted(deal.playing))
    leader = contract.declarer if deal.leader is None else deal.leader
    has_trick = any(trick.winner == leader for trick in deal.tricks)
    return Position(
        kernel_rules(view.rules, places.index(contract.declarer)),
        [int(hand) for hand in row[: len(places)]],
        places.index(leader),
        deal.trump,
        [card for _, card in deal.trick],
        may_marry=may_declare(view.rules, defends=False, has_trick=has_trick),
        may_ace=has_trick,
        pending=[_declared(view, deal, seat, counted=False) for seat in places],
    )


def _declared(view: View, deal: DealView, seat: Seat, counted: bool) -> int:
    """The points of a seat's declarations that count already, or of those that wait for a trick."""

    def fits(made: Declared) -> bool:
        return made.seat == seat and counts(view.rules, made, deal.tricks) == counted

    return sum(made.value for made in deal.declared if fits(made))


def _banked(view: View, deal: DealView, contract: Contract, aside: Worths) -> Worths:
    """What the declarer has for good in each world: tricks, declarations, cards laid aside."""
    sure = deal.won[contract.declarer] + _declared(view, deal, contract.declarer, counted=True)
    if not discards_count(view.rules):
        return np.full(len(aside), float(sure))
    known = sure + points_of(deal.discards or 0)
    return aside + known if deal.discards is None else np.full(len(aside), float(known))


def _by_play(view: View, valued: NDArray[np.int32]) -> dict[Action, Worths]:
    """The values of the solver's moves, by the action that makes the move."""
    legal = set(view.legal)
    return {
        play: valued[:, declared, card].astype(np.float64)
        for declared in (0, 1)
        for card in range(len(POINTS))
        if valued[0, declared, card] >= 0 and (play := play_of(view.rules, card, bool(declared))) in legal
    }
