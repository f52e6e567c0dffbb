"""The game as an audience is shown it: built from a view and nothing else.

Cards are written as in records (`AS`, `TH`), actions too (`bid 100`, `play KH!`); seats are 0..n-1, points
whole numbers, lists without another index are by seat.
"""

from typing import TypeAlias

import msgspec

CardText: TypeAlias = str
CardsText: TypeAlias = str
ActionText: TypeAlias = str


class Contract(msgspec.Struct, frozen=True):
    """Who must earn how much; `dark` and `forced` as the auction left it."""

    declarer: int
    amount: int
    dark: bool
    forced: bool


class Call(msgspec.Struct, frozen=True):
    """A call that all hear."""

    seat: int
    action: ActionText


class Talon(msgspec.Struct, frozen=True):
    """A talon, numbered from 1: who took it, its cards where the audience may know them, and how many."""

    number: int
    seat: int | None
    cards: CardsText | None
    size: int


class Gift(msgspec.Struct, frozen=True):
    """A card given in the exchange; which, where the audience may know it."""

    giver: int
    to: int
    card: CardText | None


class Laid(msgspec.Struct, frozen=True):
    """A card in a trick and the seat that played it."""

    seat: int
    card: CardText


class TrickSeen(msgspec.Struct, frozen=True):
    """A trick that is over: its cards in the order played, and who took it."""

    cards: tuple[Laid, ...]
    winner: int


class Marriage(msgspec.Struct, frozen=True):
    """A declaration: a suit letter, or None for the ace marriage."""

    seat: int
    suit: str | None
    value: int


class DealScene(msgspec.Struct, frozen=True):
    """The running deal.

    `hand` is the audience's own, `sizes`, `taken` (tricks) and `won` (card points) by seat.

    `best` is the seat whose card wins the trick on the table so far.
    """

    number: int
    dealer: int
    playing: tuple[int, ...]
    sitter: int | None
    hand: CardsText | None
    sizes: tuple[int, ...]
    calls: tuple[Call, ...]
    bid: int
    bidder: int | None
    passed: tuple[int, ...]
    contract: Contract | None
    talons: tuple[Talon, ...]
    gifts: tuple[Gift, ...]
    discards: CardsText | None
    discarded: int
    trump: str | None
    leader: int | None
    trick: tuple[Laid, ...]
    best: int | None
    last_trick: TrickSeen | None
    taken: tuple[int, ...]
    won: tuple[int, ...]
    marriages: tuple[Marriage, ...]


class Standing(msgspec.Struct, frozen=True):
    """Where a seat stands: total, attempts used on the barrel (None: not on it), bolts, write-offs, bombs."""

    total: int
    barrel: int | None
    bolts: int
    write_offs: int
    bombs: int


class Blocked(msgspec.Struct, frozen=True):
    """A card in hand that may not be played now, and why: an error's code and parameters."""

    card: CardText
    code: str
    params: dict[str, int | str]


class Limit(msgspec.Struct, frozen=True):
    """Why no more can be bid than is offered: an error's code and parameters (`limit` among them).

    With `bid_above_cap`, `marriages` counts those in the own hand.
    """

    code: str
    params: dict[str, int | str]


class Turn(msgspec.Struct, frozen=True):
    """What the seat to act may do; only in its own scene.

    `legal` is complete. `declares` are the cards whose lead asks whether, or tells that, a marriage is
    declared, with its value. `rest` tells that all remaining tricks are certainly its own and may be taken
    at once.
    """

    legal: tuple[ActionText, ...]
    blocked: tuple[Blocked, ...]
    limit: Limit | None
    declares: dict[CardText, int]
    rest: bool


class Scene(msgspec.Struct, frozen=True):
    """The game as a seat, or a spectator (`seat` None), is shown it.

    `turn_number` counts the turns and deals of the game, so that an action sent twice is noticed.
    """

    seat: int | None
    phase: str
    to_act: int | None
    turn_number: int
    dealer: int
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    deal: DealScene | None
    turn: Turn | None


class WorthSeen(msgspec.Struct, frozen=True):
    """What a seat earned in a deal and from what."""

    cards: int
    marriages: int
    aces: int
    extra: int


class Line(msgspec.Struct, frozen=True):
    """A movement of a total and its reason."""

    seat: int
    points: int
    reason: str


class MarkSeen(msgspec.Struct, frozen=True):
    """Something that happened to a standing."""

    seat: int
    mark: str


class SheetRow(msgspec.Struct, frozen=True):
    """A finished deal on the score sheet; an annulled one has neither declarer nor contract.

    `totals` are those after the deal, `before` those before it; `attempts` are attempts used on the barrel
    after it (None: not on it), `bolts` the bolts so far.
    """

    number: int
    dealer: int
    outcome: str
    declarer: int | None
    contract: int | None
    dark: bool
    made: bool | None
    claimant: int | None
    worth: tuple[WorthSeen, ...]
    scores: tuple[int, ...]
    before: tuple[int, ...]
    totals: tuple[int, ...]
    marriages: tuple[Marriage, ...]
    marks: tuple[MarkSeen, ...]
    lines: tuple[Line, ...]
    bolts: tuple[int, ...]
    attempts: tuple[int | None, ...]
