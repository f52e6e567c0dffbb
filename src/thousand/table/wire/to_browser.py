"""What the table sends: one message a frame, JSON, told apart by `type`."""

from typing import Any, Literal, TypeAlias

import msgspec

from thousand.table.guests import Arrival
from thousand.table.wire.happenings import Happening
from thousand.table.wire.scene import ActionText, Scene, SheetRow


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    `kind` tells who sits there, `level` the bot's (also of the one that stands in), `here` whether the
    person is connected, `stand_in` whether a bot plays for the person, `ready` whether the person waits for
    the next deal or, after the end, for the next game.
    """

    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    here: bool
    stand_in: bool
    ready: bool
    games_won: int


class Clock(msgspec.Struct, frozen=True):
    """Time as it runs now, in milliseconds: what is left of the action, and of the bank of each seat."""

    seat: int
    action: int
    banks: tuple[int, ...]


class Question(msgspec.Struct, frozen=True):
    """A question put to the people: who asked, who has said yes, how many must.

    `asker` is a seat; null where a guest without one, called `name`, asks to sit in for the bot of `seat`.
    `own` tells whether one has asked it oneself.
    """

    what: Literal["abort", "stand_in", "hints", "sit_in"]
    seat: int | None
    asker: int | None
    name: str
    own: bool
    yes: tuple[int, ...]
    needed: int


class Cutting(msgspec.Struct, frozen=True):
    """The deck is about to be made: its number and commitment, who cuts, who has sent and opened a nonce.

    `stage` tells what is waited for: nonces' hashes, or the nonces.
    """

    number: int
    commitment: str
    seats: tuple[int, ...]
    stage: Literal["cut", "open"]
    cut: tuple[int, ...]
    opened: tuple[int, ...]


class TableSeen(msgspec.Struct, frozen=True):
    """The table around the game: what changes when people come, go, ask and wait.

    `stage` is `lobby` before the game, `cutting` while a deck is made, `playing`, `between` deals, `over`
    at the end, `aborted`. `you` is one's seat, `host` tells whether one may change the table. `arrival` is
    `new` for one who has never sat here, `known` for others, `barred` for one whom the host has let go.
    """

    stage: Literal["lobby", "cutting", "playing", "between", "over", "aborted"]
    places: tuple[Place, ...]
    you: int | None
    host: bool
    arrival: Arrival
    hints: bool
    undo: bool
    cutting: Cutting | None
    question: Question | None
    clock: Clock | None
    watching: int


class DrawSeen(msgspec.Struct, frozen=True):
    """The draw for the first dealer: rounds of cards by seat (none where it is by lot), and the dealer."""

    dealer: int
    rounds: tuple[dict[str, str], ...]


class ProofSeen(msgspec.Struct, frozen=True, tag="proof"):
    """A secret is opened: the proof of a deal (`deal` from 1), or (null) of the draw and the match."""

    deal: int | None
    proof: dict[str, Any]


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Everything that a newcomer, or one who returns, must know.

    `rules` is the rule set as records state it; `options` all of its options by section; `missed` is what
    happened since the version he knows, within the running deal. `proofs` are of the draw and of finished
    deals. `match` names the game in proofs.
    """

    protocol: int
    version: int
    id: str
    match: str | None
    rules: dict[str, Any]
    options: dict[str, Any]
    settings: dict[str, Any]
    match_commitment: str | None
    draw: DrawSeen | None
    table: TableSeen
    scene: Scene | None
    sheet: tuple[SheetRow, ...]
    missed: tuple[Happening, ...]
    proofs: tuple[ProofSeen, ...]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The table moves on to `version`: what happened in the game, in order, and how it stands after it.

    `scene` is null where the game did not change, `table` where nothing around it did. `undone` tells that
    the game went back.
    """

    version: int
    happened: tuple[Happening, ...]
    scene: Scene | None
    table: TableSeen | None
    undone: bool


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message was not carried out: its type, and why."""

    about: str
    code: str
    params: dict[str, int | str]


class HintOption(msgspec.Struct, frozen=True):
    """A choice with its figures.

    The share (per mille) of layouts in which `contract` is made, mean points of one's side.
    """

    actions: tuple[ActionText, ...]
    contract: int | None
    made: int | None
    points: int | None


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a strong player would do, the best first, over `worlds` layouts."""

    turn: int
    options: tuple[HintOption, ...]
    worlds: int
    declares: bool


Phrase: TypeAlias = Literal[
    "hello",
    "good_game",
    "well_played",
    "lucky",
    "oops",
    "thinking",
    "hurry",
    "thanks",
    "bye",
    "smile",
    "laugh",
    "wow",
    "sad",
    "thumb",
    "clap",
]
"""All that can be said at a table: words, then emoji."""


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A phrase that a seat says."""

    seat: int
    phrase: Phrase


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a `ping`."""


ToBrowser: TypeAlias = Welcome | Update | ProofSeen | Refused | Hint | Said | Pong
