"""The seer at the table: bids what it can make, gives up what it cannot, and plays exactly."""

from collections.abc import Callable
from typing import Final

from thousand.arena.seer.courses import Course, best_course, next_of
from thousand.arena.seer.play import choose_play
from thousand.core.actions import (
    CLAIM,
    DARK,
    LOOK,
    PASS,
    WRITE_OFF,
    Action,
    Bid,
    Bomb,
    Raise,
    WriteOff,
)
from thousand.core.giving_up import write_off_penalty
from thousand.core.match import legal_actions
from thousand.core.state import (
    AuctionPhase,
    DarkPhase,
    ExchangePhase,
    Layout,
    Match,
    RaisePhase,
    Seat,
    TalonPhase,
    TrickPhase,
    TrumpPhase,
)
from thousand.solver import Solver

_DARK_BID: Final = 120
_TABLE: Final = 1024

Legal = tuple[Action, ...]


class Seer:
    """Takes as declarer what the best defence leaves him, and defends with all cards open.

    It takes the others for players as good as itself, and looks no further than the deal.
    """

    def __init__(self) -> None:
        self._solver = Solver(_TABLE)
        self._courses: dict[tuple[Layout, Seat], Course] = {}

    def choose(self, match: Match) -> Action:
        """The action of the seat to act; the same for the same match."""
        legal = legal_actions(match)
        return legal[0] if len(legal) == 1 else _CHOICES[type(match.phase)](self, match, legal)

    def course(self, match: Match) -> Course:
        """The best that the seat to act can do as declarer of this deal."""
        assert match.layout is not None, "no deal is running"
        assert match.phase.to_act is not None
        key = match.layout, match.phase.to_act
        if key not in self._courses:
            self._courses[key] = best_course(match, match.phase.to_act, self._solver)
        return self._courses[key]

    def look(self, match: Match, legal: Legal) -> Action:
        """Bids in the dark what it can make: the result counts twice."""
        return DARK if self.course(match).earned >= _DARK_BID else LOOK

    def call(self, match: Match, legal: Legal) -> Action:
        """The highest bid that can be made; else out of the deal, or the lowest bid where it must open."""
        bids = [action for action in legal if isinstance(action, Bid)]
        safe = [bid for bid in bids if bid.amount <= self.course(match).earned]
        if safe:
            return safe[-1]
        return next((way for way in (CLAIM, PASS) if way in legal), None) or bids[0]

    def exchange(self, match: Match, legal: Legal) -> Action:
        """The next step of the best course; gives up a contract that fails where that is free."""
        phase, course = match.phase, self.course(match)
        assert isinstance(phase, ExchangePhase)
        if course.earned < phase.contract.amount:
            ways = [way for way in legal if isinstance(way, WriteOff | Bomb)]
            free = [way for way in ways if way != WRITE_OFF or not _penalty(match)]
            if free:
                return free[0]
        return next_of(course, legal)

    def step(self, match: Match, legal: Legal) -> Action:
        """The next step of the best course."""
        return next_of(self.course(match), legal)

    def raised(self, match: Match, legal: Legal) -> Action:
        """The highest contract that can be made."""
        earned = self.course(match).earned
        raises = [action for action in legal if isinstance(action, Raise) and action.amount <= earned]
        return raises[-1] if raises else self.step(match, legal)

    def play(self, match: Match, legal: Legal) -> Action:
        """The card that is best with open cards."""
        return choose_play(match, legal, self._solver)


def _penalty(match: Match) -> int | None:
    assert match.phase.to_act is not None
    return write_off_penalty(match.rules, match.standings[match.phase.to_act].write_offs + 1)


_CHOICES: Final[dict[type, Callable[[Seer, Match, Legal], Action]]] = {
    DarkPhase: Seer.look,
    AuctionPhase: Seer.call,
    TalonPhase: Seer.step,
    ExchangePhase: Seer.exchange,
    RaisePhase: Seer.raised,
    TrumpPhase: Seer.step,
    TrickPhase: Seer.play,
}
