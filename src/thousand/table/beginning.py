"""How a game begins: the first by the host's word, the next ones when all who are here want it."""

from secrets import token_hex

from thousand.table import entries as log
from thousand.table.dealing import cutters
from thousand.table.fair import new_secret
from thousand.table.presence import Presence
from thousand.table.state import State

Entries = tuple[log.Entry, ...]


def begin(state: State, presence: Presence, now: int, turned: int = 0) -> Entries:
    """A new game begins with the draw for the first dealer, seats turned by some places."""
    began = log.Began(now, token_hex(8), new_secret().hex(), turned)
    count = len(state.chairs)
    seats = sorted((seat + turned) % count for seat in cutters(state, presence))
    return (began, log.CutAsked(now, 0, tuple(seats)))


def rematch(state: State, presence: Presence, now: int) -> Entries:
    """The game after this one, seats turned by one."""
    return begin(state, presence, now, turned=1)


def rematch_due(state: State, presence: Presence, now: int) -> Entries:
    """The next game, once all who are here and play themselves have said that they want it; () until then."""
    here = cutters(state, presence)
    if not state.ended or not here or not all(state.chairs[seat].ready for seat in here):
        return ()
    return rematch(state, presence, now)
