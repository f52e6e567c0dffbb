"""Who may take a bot's seat while a game runs: whose seat it was, and whom the people here let in."""

from typing import Final

from thousand.core.state import Seat
from thousand.table import entries as log
from thousand.table.guests import Guest, GuestId
from thousand.table.presence import Presence
from thousand.table.refusals import Refusal
from thousand.table.settings import QUESTION_WAIT
from thousand.table.state import RUNNING, OpenQuestion, State

Entries = tuple[log.Entry, ...]

_HIDING: Final = ("playing", "cutting")


def asks_first(state: State, guest: GuestId, seat: Seat) -> bool:
    """Whether a bot's seat is given only with consent: in a running game, unless it was the guest's own."""
    return state.stage in RUNNING and state.own.get(guest) != seat


def other_hand(state: State, guest: GuestId, seat: Seat) -> Seat | None:
    """The other seat that a guest has held in the running deal, whose cards he knows; None: there is none."""
    held = state.held.get(guest, seat)
    return held if state.stage in _HIDING and held != seat else None


def ask_in(state: State, presence: Presence, guest: Guest, seat: Seat, now: int) -> Entries:
    """A guest asks to sit in for a bot; () where he asks so already.

    Raises Refusal `sit_in_nobody` where nobody who sits here is connected, `question_other` while something
    else is asked, `question_soon` for a while after he asked in vain.
    """
    question = state.question
    if question is not None and asked_by(question, guest.id) and question.seat == seat:
        return ()
    if not presence.seated(state):
        raise Refusal("sit_in_nobody")
    if question is not None:
        raise Refusal("question_other")
    last = state.turned_away.get(guest.id)
    if last is not None and now < last + QUESTION_WAIT:
        raise Refusal("question_soon")
    return (log.SeatAsked(now, seat, guest),)


def asked_by(question: OpenQuestion | None, guest: GuestId) -> bool:
    """Whether it is this guest who asks to be let in."""
    return question is not None and question.guest is not None and question.guest.id == guest


def agreed(state: State, presence: Presence, question: OpenQuestion) -> bool:
    """Whether all who sit here and are connected let the guest in, who is still here."""
    guest = question.guest
    return (
        guest is not None
        and presence.here(guest.id)
        and bool(question.yes)
        and question.yes.issuperset(presence.seated(state))
    )


def waits_for_cards(state: State, presence: Presence, question: OpenQuestion) -> bool:
    """Whether the seat is as good as given and only the next cards are waited for."""
    guest, seat = question.guest, question.seat
    if guest is None or seat is None or not agreed(state, presence, question):
        return False
    return other_hand(state, guest.id, seat) is not None


def seat_given(state: State, presence: Presence, question: OpenQuestion, now: int) -> Entries:
    """The seat, once all agree and it may be had; () until then."""
    guest, seat = question.guest, question.seat
    if guest is None or seat is None or not agreed(state, presence, question):
        return ()
    if other_hand(state, guest.id, seat) is not None:
        return ()
    return (log.QuestionClosed(now, True), log.Sat(now, seat, guest))


def came_to_nothing(state: State, question: OpenQuestion, now: int) -> Entries:
    """The end of a question whose seat is no longer to be had, or no longer wanted; () while it is."""
    if question.guest is None or question.seat is None:
        return ()
    if state.seat_of(question.guest.id) is not None:
        return (log.QuestionClosed(now, False, "withdrawn"),)
    if state.chairs[question.seat].person or not state.people():
        return (log.QuestionClosed(now, False, "lapsed"),)
    return ()
