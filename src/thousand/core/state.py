"""What a game is at a moment: frozen values only, a type for each phase with the fields that exist in it.

Seats are numbered 0..n-1 clockwise, sets of cards are masks (`cards`), points are whole numbers.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from thousand.core.actions import Action, Give
from thousand.core.cards import Card, Cards, Suit
from thousand.core.rules import Rules

Seat: TypeAlias = int
Outcome: TypeAlias = Literal["played", "write_off", "bomb", "annulled"]
Mark: TypeAlias = Literal[
    "bolt",
    "bolt_penalty",
    "write_off_penalty",
    "barrel",
    "attempt",
    "off_barrel",
    "fall",
    "knocked_off",
    "zeroed",
    "dump",
    "win",
]
Reason: TypeAlias = Literal[
    "contract",
    "earned",
    "failed",
    "kept",
    "dark",
    "defence",
    "sitting",
    "given_up",
    "lock",
    "barrel_struck",
    "bolts",
    "write_offs",
    "barrel_idle",
    "barrel_sum",
    "barrel_failed",
    "barrel",
    "fall",
    "knocked_off",
    "zeroed",
    "dump",
]

NO_CARDS: Final[Cards] = 0


class Layout(msgspec.Struct, frozen=True, gc=False):
    """A deal as dealt: a hand a seat (empty for the sitter) and the talons (one, or two for two players)."""

    hands: tuple[Cards, ...]
    talons: tuple[Cards, ...]


class Contract(msgspec.Struct, frozen=True, gc=False):
    """Who must earn how much; `dark` when the bid of 120 dark won, `forced` for a forced minimum."""

    declarer: Seat
    amount: int
    dark: bool
    forced: bool


class Aside(msgspec.Struct, frozen=True, gc=False):
    """What the exchange moved: talon picked (0: there was one), cards given and laid aside, talons now."""

    picked: int
    given: tuple[Give, ...]
    discards: Cards
    talons: tuple[Cards, ...]


class Declared(msgspec.Struct, frozen=True, gc=False):
    """A declaration: whose, in which trick (0..), its value; the suit of a marriage or None for the aces."""

    seat: Seat
    trick: int
    suit: Suit | None
    value: int


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick: its cards in the order played, who led and who won it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class DarkPhase(msgspec.Struct, frozen=True, gc=False):
    """The first bidder is asked whether he bids 120 before seeing his cards."""

    to_act: Seat


class AuctionPhase(msgspec.Struct, frozen=True, gc=False):
    """Bidding: the highest bid (0: none), whose and whether dark, masks of who passed and who has called."""

    to_act: Seat
    high: int = 0
    bidder: Seat | None = None
    dark: bool = False
    passed: int = 0
    called: int = 0


class TalonPhase(msgspec.Struct, frozen=True, gc=False):
    """Two players: the declarer picks a talon."""

    to_act: Seat
    contract: Contract


class ExchangePhase(msgspec.Struct, frozen=True, gc=False):
    """The declarer holds the talon and gives or lays aside cards."""

    to_act: Seat
    contract: Contract
    hands: tuple[Cards, ...]
    aside: Aside


class RaisePhase(msgspec.Struct, frozen=True, gc=False):
    """The declarer may raise the contract."""

    to_act: Seat
    contract: Contract
    hands: tuple[Cards, ...]
    aside: Aside


class TrumpPhase(msgspec.Struct, frozen=True, gc=False):
    """The declarer names the trump suit."""

    to_act: Seat
    contract: Contract
    hands: tuple[Cards, ...]
    aside: Aside


class TrickPhase(msgspec.Struct, frozen=True, gc=False):
    """Playing: hands as they are, the trick on the table, trump, and what has been won.

    `best` is the card that wins the trick so far and `taker` its seat (meaningless while `trick` is empty),
    `won` the card points of tricks a seat, `holders` a mask of the seats that have won a trick.
    """

    to_act: Seat
    contract: Contract
    hands: tuple[Cards, ...]
    aside: Aside
    trump: Suit | None
    leader: Seat
    trick: tuple[Card, ...]
    best: Card
    taker: Seat
    won: tuple[int, ...]
    holders: int
    tricks: tuple[Trick, ...]
    declared: tuple[Declared, ...]


class DealOver(msgspec.Struct, frozen=True, gc=False):
    """No deal is running; the next is to be dealt."""

    to_act: None = None


class GameOver(msgspec.Struct, frozen=True, gc=False):
    """The game has ended."""

    winners: tuple[Seat, ...]
    to_act: None = None


Phase: TypeAlias = (
    DarkPhase
    | AuctionPhase
    | TalonPhase
    | ExchangePhase
    | RaisePhase
    | TrumpPhase
    | TrickPhase
    | DealOver
    | GameOver
)

AfterTalon: TypeAlias = ExchangePhase | RaisePhase | TrumpPhase | TrickPhase

PHASE_NAMES: Final[dict[type, str]] = {
    DarkPhase: "dark",
    AuctionPhase: "auction",
    TalonPhase: "talon",
    ExchangePhase: "exchange",
    RaisePhase: "raise",
    TrumpPhase: "trump",
    TrickPhase: "trick",
    DealOver: "deal_over",
    GameOver: "game_over",
}


class OnBarrel(msgspec.Struct, frozen=True, gc=False):
    """A stay on the barrel: attempts used so far and the sum written aside (`running_sum`)."""

    attempts: int = 0
    sum: int = 0


class Standing(msgspec.Struct, frozen=True, gc=False):
    """Where a seat stands: total, barrel, and its counts of bolts, write-offs, bombs and leavings."""

    total: int
    barrel: OnBarrel | None = None
    bolts: int = 0
    write_offs: int = 0
    bombs: int = 0
    leavings: int = 0


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What a seat earned in a deal and from what: cards of tricks, marriages, aces, talons or discards."""

    cards: int = 0
    marriages: int = 0
    aces: int = 0
    extra: int = 0

    @property
    def total(self) -> int:
        """All of it, unrounded."""
        return self.cards + self.marriages + self.aces + self.extra


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """A movement of a total: points and the reason. A total is its start and the sum of its lines."""

    deal: int
    seat: Seat
    points: int
    reason: Reason


class DealResult(msgspec.Struct, frozen=True, gc=False):
    """A finished deal in figures, as `record.md` shows it, with the lines that moved the totals."""

    outcome: Outcome
    declarer: Seat | None
    contract: int | None
    made: bool | None
    worth: tuple[Worth, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    marks: tuple[tuple[Seat, Mark], ...]
    lines: tuple[ScoreLine, ...]

    @property
    def earned(self) -> tuple[int, ...]:
        """What each seat earned, unrounded."""
        return tuple(worth.total for worth in self.worth)


class FinishedDeal(msgspec.Struct, frozen=True, gc=False):
    """A deal that is over, open to all: dealer, cards as dealt, every turn, and the result."""

    dealer: Seat
    layout: Layout
    actors: bytes
    actions: tuple[Action, ...]
    result: DealResult


class Match(msgspec.Struct, frozen=True, gc=False):
    """A whole game at a moment. Made by `start`, moved by `deal` and `apply`; never changed.

    `dealer` deals the running deal or the next one. `actors` and `actions` are the turns of the running deal.
    `start` are the totals before the first deal, `settled` counts settled deals, `reached` tells whether
    anybody has reached the target.
    """

    rules: Rules
    dealer: Seat
    standings: tuple[Standing, ...]
    phase: Phase
    layout: Layout | None
    actors: bytes
    actions: tuple[Action, ...]
    settled: int
    reached: bool
    finished: tuple[FinishedDeal, ...]
    start: tuple[int, ...]
