"""What a browser, or any other player, may send: one message a frame, JSON, told apart by `type`."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL: Final = 1
"""The version of the messages; a player says it in `hello`, and another one is refused."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Hex32: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the protocol spoken, and the version of the table that is known already.

    That version is 0 where nothing is known.
    """

    protocol: int
    version: Annotated[int, Meta(ge=0)] = 0


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """An action of one's seat; `turn` is the scene's `turn_number`, so that it is done once."""

    turn: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(min_length=1, max_length=60)]


class TakeRest(msgspec.Struct, frozen=True, tag="take_rest", forbid_unknown_fields=True):
    """Takes all remaining tricks at once where they are certain."""

    turn: Annotated[int, Meta(ge=0)]


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Takes a seat that is empty or a bot's.

    While a game runs, a bot's seat is asked for: the people who sit here and are connected are put the
    question `sit_in`, and all of them must agree. One's own seat is given back unasked.
    """

    seat: SeatNumber


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Gives one's seat up; a bot takes it."""


class LetGo(msgspec.Struct, frozen=True, tag="let_go", forbid_unknown_fields=True):
    """The host lets a person go before the game begins, who cannot sit down at this table again."""

    seat: SeatNumber


class Back(msgspec.Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """Takes one's seat back from the bot that stands in."""


class SetBot(msgspec.Struct, frozen=True, tag="set_bot", forbid_unknown_fields=True):
    """The host sets the level of a bot's seat."""

    seat: SeatNumber
    level: Word


class Begin(msgspec.Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """The host begins the game; bots take the empty seats."""


class Ready(msgspec.Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Has seen the reckoning; the next deal begins when all are ready."""


class Cut(msgspec.Struct, frozen=True, tag="cut", forbid_unknown_fields=True):
    """Cuts the deck: SHA-256 of a nonce of 32 bytes, for the deal of that number."""

    number: Annotated[int, Meta(ge=0)]
    commitment: Hex32


class OpenCut(msgspec.Struct, frozen=True, tag="open_cut", forbid_unknown_fields=True):
    """Opens the nonce of one's cut."""

    number: Annotated[int, Meta(ge=0)]
    nonce: Hex32


class Propose(msgspec.Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Puts a question to the people at the table, or says yes or no to the one that is open.

    `abort` ends the game; `stand_in` lets a bot play at once for the person of `seat` who is away; `hints`
    allows hints to everybody. `sit_in` answers a guest who asks for the bot's seat `seat` (with `sit`); with
    `yes` false it is also how that guest asks no longer.
    """

    what: Literal["abort", "stand_in", "hints", "sit_in"]
    yes: bool = True
    seat: SeatNumber | None = None


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Takes back one's last decision of the running deal; only where all others are bots."""


class AskHint(msgspec.Struct, frozen=True, tag="ask_hint", forbid_unknown_fields=True):
    """Asks what to do; only on one's own turn."""

    turn: Annotated[int, Meta(ge=0)]


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A ready-made phrase or emoji, by its name; others than those that `said` lists are refused."""

    phrase: Word


class Rematch(msgspec.Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Wants to play again after the end, seats rotated.

    The game begins when all wish so who sit here, are connected and play themselves; alone it begins at once.
    Who goes after the end without a word is waited for ten seconds: his page may be loading anew.
    """


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`: how long the way is."""


FromBrowser: TypeAlias = (
    Hello
    | Act
    | TakeRest
    | Sit
    | Leave
    | LetGo
    | Back
    | SetBot
    | Begin
    | Ready
    | Cut
    | OpenCut
    | Propose
    | Undo
    | AskHint
    | Say
    | Rematch
    | Ping
)
