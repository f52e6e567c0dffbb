"""Playing a card: in every world the exact worth of every legal one, the best on average chosen."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.banked import banked, declared, last_points
from thousand.bots.moved import legal_plays
from thousand.bots.rights import may_declare
from thousand.bots.worlds import Rows
from thousand.core.actions import Action, Play
from thousand.core.cards import POINTS
from thousand.core.state import Contract
from thousand.core.view import DealView, View
from thousand.solver import Position, kernel_rules, moves

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


def weigh_plays(
    view: View, deal: DealView, contract: Contract, rows: Rows, point: float = _DECLARER_POINT
) -> dict[Action, Worths]:
    """What each play is worth in each world: the contract first, then the points of the side.

    A declarer counts `point` for each of his.
    """
    earned = earned_by_play(view, deal, contract, rows)
    if view.seat == contract.declarer:
        return {
            play: _MADE * contract.amount * (points >= contract.amount) + point * points
            for play, points in earned.items()
        }
    ours = _valued(view, deal, contract, rows, declares=False)
    return {
        play: _BROKEN * contract.amount * (points < contract.amount) + _DEFENDER_POINT * ours[play]
        for play, points in earned.items()
    }


def earned_by_play(view: View, deal: DealView, contract: Contract, rows: Rows) -> dict[Action, Worths]:
    """What the declarer earns in the whole deal after each play, world by world, all cards open."""
    earned = banked(view, deal, contract.declarer, rows)
    valued = _valued(view, deal, contract, rows, declares=True)
    return {play: points + earned for play, points in valued.items()}


def _valued(
    view: View, deal: DealView, contract: Contract, rows: Rows, declares: bool
) -> dict[Action, Worths]:
    """The points that the declarer's side, or the defenders', still gains after each play."""
    places = tuple(sorted(deal.playing))
    declarer = 1 << places.index(contract.declarer)
    side = declarer if declares else (1 << len(places)) - 1 - declarer
    position = position_of(view, deal, contract, rows[0])
    hands = np.ascontiguousarray(rows[:, : len(places)])
    return _by_play(view, moves(position, side, hands, last_points(view, deal, rows)))


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
        pending=[declared(view, deal, seat, counted=False) for seat in places],
    )


def _by_play(view: View, valued: NDArray[np.int32]) -> dict[Action, Worths]:
    """The values of the solver's moves, by the action that makes the move."""
    return {
        play: valued[:, declared, card].astype(np.float64)
        for play, declared, card in legal_plays(view, valued[0] >= 0)
    }
