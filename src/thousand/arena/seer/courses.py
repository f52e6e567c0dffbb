"""What a declarer can make of a deal with open cards: every talon, exchange and trump, played out best."""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from thousand.core.actions import STAND, Action, Give, Raise, WriteOff
from thousand.core.actions import Bomb as BombAction
from thousand.core.match import apply, legal_actions
from thousand.core.phases.talon import open_talon
from thousand.core.state import AuctionPhase, Contract, Match, Seat, TrickPhase
from thousand.solver import Solver, open_deal

_GIVES_UP: Final = (WriteOff, BombAction)


class Course(msgspec.Struct, frozen=True):
    """The declarer's way to the first trick and what he then earns in the deal, whatever the defence does."""

    earned: int
    actions: tuple[Action, ...]


def best_course(match: Match, declarer: Seat, solver: Solver) -> Course:
    """The way that earns a seat most if it declares the running deal, whose cards are not yet exchanged."""
    contract = Contract(declarer, 0, False, False)
    before = replace(match, phase=AuctionPhase(declarer))
    best = Course(-1, ())
    for actions, played in _ways(open_talon(before, contract, ()).match, ()):
        deal = open_deal(played)
        if deal.makes(solver, best.earned + 1, declarer):
            best = Course(deal.value(solver, declarer), actions)
    return best


def _ways(match: Match, done: tuple[Action, ...]) -> Iterator[tuple[tuple[Action, ...], Match]]:
    """Every way from the talon to the first trick, with the match there."""
    phase = match.phase
    if isinstance(phase, TrickPhase):
        yield done, match
        return
    for action in _choices(legal_actions(match)):
        assert phase.to_act is not None
        yield from _ways(apply(match, phase.to_act, action).match, (*done, action))


def _choices(legal: tuple[Action, ...]) -> Iterator[Action]:
    """What leads to different cards: no giving up, no raise, gifts to one seat after the other."""
    first = next((action.seat for action in legal if isinstance(action, Give)), None)
    for action in legal:
        later = isinstance(action, Give) and action.seat != first
        if not later and not isinstance(action, (*_GIVES_UP, Raise)):
            yield action


def next_of(course: Course, legal: tuple[Action, ...]) -> Action:
    """The next step of a course; STAND where a raise is asked for."""
    steps = [action for action in course.actions if action != STAND and action in legal]
    return steps[0] if steps else STAND
