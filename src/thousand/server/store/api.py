"""What the server asks of a store; any database fits that can do this.

Times are milliseconds since 1970. Bodies are bytes that the store does not look into.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

import msgspec


class Lines(msgspec.Struct, frozen=True):
    """Lines of a table's log: the first has the number `first`, counted from 0."""

    table: str
    first: int
    at: int
    bodies: tuple[bytes, ...]


class Card(msgspec.Struct, frozen=True):
    """What the lobby shows of a table without replaying it: `summary` as the server wrote it.

    `open` tells that somebody may still sit down; `over` that nothing will happen at it any more.
    """

    table: str
    created: int
    changed: int
    open: bool
    over: bool
    summary: bytes


class Game(msgspec.Struct, frozen=True):
    """A finished game: its name, the table at which it was played, its record."""

    id: str
    table: str
    finished: int
    record: bytes


class Person(msgspec.Struct, frozen=True):
    """A guest as the store knows him."""

    id: str
    name: str
    created: int
    seen: int


class Keep(msgspec.Struct, frozen=True):
    """How long things are kept, in milliseconds since their last change; None: for ever."""

    games: int | None
    tables: int | None
    guests: int | None


class Store(Protocol):
    """Everything durable. A method that writes returns when what it wrote is on the disk.

    Raises StoreFault where the database fails, and Conflict from `append`.
    """

    async def append(
        self, lines: Lines, card: Card | None = None, members: Sequence[str] = (), game: Game | None = None
    ) -> None:
        """Adds lines to a table's log and, in the same stroke, what else has changed with them.

        `members` are guests who now belong to the table, `game` is a game that is over. Raises
        Conflict where one of the lines is there already: nothing is written then.
        """
        ...

    async def put_card(self, card: Card) -> None:
        """Writes what the lobby shows of a table."""
        ...

    async def log(self, table: str) -> tuple[bytes, ...]:
        """All lines of a table in order; empty where there is no such table.

        ServerFault `table_damaged` where one of them is missing.
        """
        ...

    async def card(self, table: str) -> Card | None:
        """The card of one table."""
        ...

    async def cards_of(self, guest: str, limit: int) -> tuple[Card, ...]:
        """The tables that a guest belongs to, the last changed first."""
        ...

    async def cards_open(self, since: int, limit: int) -> tuple[Card, ...]:
        """Tables at which one may sit down, changed after `since`, the last changed first."""
        ...

    async def cards_unfinished(self, since: int, limit: int) -> tuple[Card, ...]:
        """Tables that are not over, changed after `since`, the last changed first."""
        ...

    async def game(self, game: str) -> bytes | None:
        """The record of a finished game, by its name."""
        ...

    async def person(self, guest: str) -> Person | None:
        """A guest."""
        ...

    async def put_person(self, person: Person) -> None:
        """Writes a guest, new or known."""
        ...

    async def put_code(self, code: str, guest: str, until: int) -> None:
        """Keeps a one-time code of a guest (already hashed), in the place of the one before."""
        ...

    async def take_code(self, code: str, now: int) -> str | None:
        """The guest of a code that is still good; the code is spent."""
        ...

    async def erase(self, guest: str, without: Callable[[bytes], bytes]) -> tuple[str, ...]:
        """Erases a guest: `without` rewrites every body of his tables; returns these tables."""
        ...

    async def sweep(self, now: int, keep: Keep, living: Collection[str] = ()) -> int | None:
        """Deletes what is older than it is kept, and spent codes; the number of tables deleted.

        Tables that are `living` in this process are spared. None where the clock has leapt so far since the
        last time that it may be wrong: nothing is deleted then.
        """
        ...

    def alive(self) -> bool:
        """Whether the store can write."""
        ...

    async def recover(self) -> None:
        """Tries whether the store can write again, by writing something that changes nothing."""
        ...

    async def close(self) -> None:
        """Writes what was asked for and lets the database go."""
        ...
