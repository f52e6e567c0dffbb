"""One who is connected to a table, as the table's task sees him."""

from typing import Protocol

from thousand.table.guests import Guest


class Peer(Protocol):
    """A connection; `guest` is who sits behind it."""

    guest: Guest

    def offer(self, frame: str) -> None:
        """Takes a message to send, without waiting; a peer that is too slow is ended."""
        ...

    def end(self, code: int) -> None:
        """Ends the connection with a code of `docs/reference/protocol.md`."""
        ...
