"""The table's log: what happened to it, in the order in which it is made anew. `at` is in milliseconds."""

from typing import Any, Literal, TypeAlias

import msgspec

from thousand.table.guests import Guest
from thousand.table.settings import Settings


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A host opens a table: rules as records state them, and the level of each seat's bot (None: empty)."""

    at: int
    table: str
    host: Guest
    rules: dict[str, Any]
    settings: Settings
    bots: tuple[str | None, ...]


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person takes a seat, or has another name."""

    at: int
    seat: int
    guest: Guest


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A person gives a seat up; a bot of that level takes it."""

    at: int
    seat: int
    level: str


class LetGo(msgspec.Struct, frozen=True, tag="let_go"):
    """The host lets a person go before the game, for good; the seat is a bot's or nobody's, as before."""

    at: int
    seat: int


class LevelSet(msgspec.Struct, frozen=True, tag="level_set"):
    """A bot sits on a seat and plays at a level."""

    at: int
    seat: int
    level: str


class Began(msgspec.Struct, frozen=True, tag="began"):
    """A game begins: its name in proofs and its secret (hex); the seats are turned by `turned` places."""

    at: int
    match: str
    secret: str
    turned: int


class CutAsked(msgspec.Struct, frozen=True, tag="cut_asked"):
    """A deck is about to be made; these seats are asked to cut."""

    at: int
    number: int
    seats: tuple[int, ...]


class CutMade(msgspec.Struct, frozen=True, tag="cut_made"):
    """A seat sends the hash of its nonce."""

    at: int
    seat: int
    commitment: str


class CutsClosed(msgspec.Struct, frozen=True, tag="cuts_closed"):
    """No more hashes are taken; the nonces are to be opened."""

    at: int


class CutOpened(msgspec.Struct, frozen=True, tag="cut_opened"):
    """A seat opens its nonce (hex)."""

    at: int
    seat: int
    nonce: str


class CutWithheld(msgspec.Struct, frozen=True, tag="cut_withheld"):
    """Seats did not open their nonces; the number is spent."""

    at: int
    seats: tuple[int, ...]


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The deck is made: the first dealer is drawn (number 0), or cards are dealt."""

    at: int


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat acts.

    `bot` tells whether a bot chose, `spent` what the person took from the bank, in milliseconds.
    """

    at: int
    seat: int
    action: str
    bot: bool
    spent: int = 0


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The running deal goes back to its first `turns` turns."""

    at: int
    turns: int


class StoodIn(msgspec.Struct, frozen=True, tag="stood_in"):
    """A bot begins to play for a person."""

    at: int
    seat: int


class CameBack(msgspec.Struct, frozen=True, tag="came_back"):
    """A person plays again."""

    at: int
    seat: int


class SaidReady(msgspec.Struct, frozen=True, tag="said_ready"):
    """A person waits for the next deal or, after the end, for the next game."""

    at: int
    seat: int


class Woke(msgspec.Struct, frozen=True, tag="woke"):
    """Somebody is here again after nobody was: the time of the present action begins anew."""

    at: int


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A person puts a question to the others."""

    at: int
    what: Literal["abort", "stand_in", "hints"]
    seat: int | None
    asker: int


class SeatAsked(msgspec.Struct, frozen=True, tag="seat_asked"):
    """A guest who has no seat asks the people of a running game to let him sit in for a bot."""

    at: int
    seat: int
    guest: Guest


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A person says yes."""

    at: int
    seat: int


class QuestionClosed(msgspec.Struct, frozen=True, tag="question_closed"):
    """The question is no more: refused, lapsed or carried out.

    `why` tells which, where it was carried out in no way and a guest without a seat had asked.
    """

    at: int
    passed: bool
    why: Literal["refused", "lapsed", "withdrawn"] | None = None


class Aborted(msgspec.Struct, frozen=True, tag="aborted"):
    """The game ends without a result."""

    at: int


Entry: TypeAlias = (
    Opened
    | Sat
    | Left
    | LetGo
    | LevelSet
    | Began
    | CutAsked
    | CutMade
    | CutsClosed
    | CutOpened
    | CutWithheld
    | Shuffled
    | Acted
    | Undone
    | StoodIn
    | CameBack
    | SaidReady
    | Woke
    | Asked
    | SeatAsked
    | Answered
    | QuestionClosed
    | Aborted
)
