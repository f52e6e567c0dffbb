"""The question before the first bid: 120 without looking (rulebook, chapter on the auction)."""

from typing import Final

from thousand.core.actions import DARK, LOOK, Action, Dark, Look
from thousand.core.errors import IllegalAction
from thousand.core.events import Called, Event, HandSeen
from thousand.core.phases.flow import layout, move
from thousand.core.rules import Rules
from thousand.core.seating import next_seat
from thousand.core.state import AuctionPhase, DarkPhase, Match
from thousand.core.step import Step

_DARK_BID: Final = 120
_QUESTION: Final[tuple[Action, ...]] = (DARK, LOOK)


def asked(rules: Rules) -> bool:
    """Whether the first bidder is asked for a dark bid."""
    return rules.auction.dark


def legal(match: Match, phase: DarkPhase) -> tuple[Action, ...]:
    """The two answers."""
    return _QUESTION


def refusal(match: Match, phase: DarkPhase, action: Action) -> IllegalAction | None:
    """Anything but the two answers is refused."""
    return None if isinstance(action, Dark | Look) else IllegalAction("wrong_phase", phase="dark")


def advance(match: Match, phase: DarkPhase, action: Action) -> Step:
    """The bid stands at 120 dark, or the bidder looks and the auction opens."""
    seat = phase.to_act
    heard: tuple[Event, ...] = (Called(seat, action),)
    if isinstance(action, Dark):
        auction = AuctionPhase(next_seat(match, seat), _DARK_BID, seat, dark=True, called=1 << seat)
    else:
        auction = AuctionPhase(seat)
        heard += (HandSeen(seat, layout(match).hands[seat]),)
    return move(match, seat, action, auction, heard)
