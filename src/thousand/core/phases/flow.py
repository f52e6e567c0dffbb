"""Changes of the running deal that every phase makes: the turn is written down, the phase is set."""

from msgspec.structs import replace

from thousand.core.actions import Action
from thousand.core.cards import Cards
from thousand.core.events import Event
from thousand.core.state import Layout, Match, Phase, Seat
from thousand.core.step import Step


def move(match: Match, seat: Seat, action: Action, phase: Phase, events: tuple[Event, ...]) -> Step:
    """The step to a phase of the same deal."""
    return Step(with_turn(match, seat, action, phase), events)


def with_turn(match: Match, seat: Seat, action: Action, phase: Phase) -> Match:
    """The match after a turn, in a phase of the same deal."""
    return replace(
        match, phase=phase, actors=match.actors + _SEAT_BYTES[seat], actions=(*match.actions, action)
    )


def layout(match: Match) -> Layout:
    """The running deal as dealt."""
    assert match.layout is not None, "no deal is running"
    return match.layout


def with_hand(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    """The hands with one of them replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def deal_number(match: Match) -> int:
    """The number of the running deal, from 1, annulled ones included."""
    return len(match.finished) + 1


_SEAT_BYTES = tuple(bytes((seat,)) for seat in range(4))
