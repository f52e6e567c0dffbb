"""Who is connected: known to the running process alone, never in the log."""

from thousand.core.state import Seat
from thousand.table.guests import GuestId
from thousand.table.state import State


class Presence:
    """Counts connections by guest, and remembers since when somebody is gone (ms).

    `woke` is when the game last began to go on after nobody was here.
    """

    def __init__(self, now: int) -> None:
        self._start = now
        self.woke = now
        self._here: dict[GuestId, int] = {}
        self._gone: dict[GuestId, int] = {}

    def came(self, state: State, guest: GuestId, now: int) -> bool:
        """One more connection; True when it is the guest's first."""
        asleep = not self.awake(state)
        self._here[guest] = self._here.get(guest, 0) + 1
        self._gone.pop(guest, None)
        if asleep and self.awake(state):
            self.woke = now
        return self._here[guest] == 1

    def went(self, state: State, guest: GuestId, now: int) -> bool:
        """One connection less; True when it was the guest's last."""
        left = self._here.get(guest, 0) - 1
        if left > 0:
            self._here[guest] = left
            return False
        self._here.pop(guest, None)
        if state.seat_of(guest) is not None:
            self._gone[guest] = now
        return True

    def here(self, guest: GuestId) -> bool:
        """Whether a guest is connected."""
        return guest in self._here

    def gone_since(self, guest: GuestId) -> int:
        """Since when a guest who is not connected is gone."""
        return self._gone.get(guest, self._start)

    def seated(self, state: State) -> list[Seat]:
        """The seats of people who are connected."""
        return [seat for seat, chair in enumerate(state.chairs) if chair.guest and self.here(chair.guest.id)]

    def watching(self, state: State) -> int:
        """How many are connected who have no seat."""
        return sum(state.seat_of(guest) is None for guest in self._here)

    def awake(self, state: State) -> bool:
        """Whether the game goes on.

        A person of the table is here, or bots play among themselves and are watched.
        """
        here = self._here
        if any(chair.guest is not None and chair.guest.id in here for chair in state.chairs):
            return True
        return bool(here) and not state.people()


def may_host(state: State, presence: Presence, guest: GuestId) -> bool:
    """Whether a guest may change the table: the host, and while he is away anybody with a seat."""
    if guest == state.host:
        return True
    return state.seat_of(guest) is not None and not presence.here(state.host)
