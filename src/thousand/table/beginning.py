"""How a game begins: the first by the host's word, the next ones when all who are here want it."""

from secrets import token_hex

from thousand.table import entries as log
from thousand.table.dealing import cutters
from thousand.table.fair import new_secret
from thousand.table.presence import Presence
from thousand.table.settings import RETURN_WAIT
from thousand.table.state import State

Entries = tuple[log.Entry, ...]


def begin(state: State, presence: Presence, now: int, turned: int = 0) -> Entries:
    """A new game begins with the draw for the first dealer, seats turned by some places."""
    began = log.Began(now, token_hex(8), new_secret().hex(), turned)
    count = len(state.chairs)
    seats = sorted((seat + turned) % count for seat in cutters(state, presence))
    return (began, log.CutAsked(now, 0, tuple(seats)))


def rematch_due(state: State, presence: Presence, now: int) -> Entries:
    """The next game, seats turned by one, once `rematch_time` has come; () until then."""
    time = rematch_time(state, presence)
    return begin(state, presence, now, turned=1) if time is not None and now >= time else ()


def rematch_time(state: State, presence: Presence) -> int | None:
    """When the next game begins (ms); None until all who are here and play themselves want it.

    Who has just gone without a word may come back, and is waited for a little.
    """
    here = cutters(state, presence)
    if not state.ended or not here or not all(state.chairs[seat].ready for seat in here):
        return None
    unheard = [
        chair.guest.id
        for chair in state.chairs
        if chair.guest and chair.plays_itself and not chair.ready and not presence.here(chair.guest.id)
    ]
    return max((presence.gone_since(guest) + RETURN_WAIT for guest in unheard), default=state.since)
