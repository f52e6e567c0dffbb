"""Everything that a seat can do: one tagged union, written and read as `record.md` says.

Actions are values: `Bid(100) == Bid(100)`. The tables at the end hold one object for each card, so that the
engine need not make them anew.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from thousand.core.cards import DECK, DECK_SIZE, NAMES, SUIT_LETTERS, SUITS, Card, Cards, Suit, write_cards


class Dark(msgspec.Struct, frozen=True, gc=False, tag="dark"):
    """Bids 120 before seeing one's cards."""


class Look(msgspec.Struct, frozen=True, gc=False, tag="look"):
    """Declines to bid dark and looks at one's cards."""


class Claim(msgspec.Struct, frozen=True, gc=False, tag="claim"):
    """Demands that the deal be annulled."""


class Bid(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    """Bids an amount of points."""

    amount: int


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Leaves the auction."""


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Picks one of the two talons of the game for two, numbered 1 and 2."""

    talon: int


class WriteOff(msgspec.Struct, frozen=True, gc=False, tag="write_off"):
    """Gives the deal up after seeing the talon."""


class Bomb(msgspec.Struct, frozen=True, gc=False, tag="bomb"):
    """Gives up a forced contract."""


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """Gives a card face down to a seat."""

    card: Card
    seat: int


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Lays cards (a mask) aside face down."""

    cards: Cards


class Raise(msgspec.Struct, frozen=True, gc=False, tag="raise"):
    """Raises the contract to an amount of points."""

    amount: int


class Stand(msgspec.Struct, frozen=True, gc=False, tag="stand"):
    """Leaves the contract as it is."""


class NameTrump(msgspec.Struct, frozen=True, gc=False, tag="trump"):
    """Names the trump suit."""

    suit: Suit


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Plays a card to the trick; `declare` announces the marriage, or with an ace the ace marriage."""

    card: Card
    declare: bool = False


Action: TypeAlias = (
    Dark
    | Look
    | Claim
    | Bid
    | Pass
    | Take
    | WriteOff
    | Bomb
    | Give
    | Discard
    | Raise
    | Stand
    | NameTrump
    | Play
)

DARK: Final = Dark()
LOOK: Final = Look()
CLAIM: Final = Claim()
PASS: Final = Pass()
WRITE_OFF: Final = WriteOff()
BOMB: Final = Bomb()
STAND: Final = Stand()
PLAYS: Final = tuple(Play(card) for card in range(DECK_SIZE))
DECLARES: Final = tuple(Play(card, True) for card in range(DECK_SIZE))
TRUMPS: Final = tuple(NameTrump(suit) for suit in Suit)
GIVES: Final = tuple(tuple(Give(card, seat) for card in range(DECK_SIZE)) for seat in range(4))


def write_action(action: Action) -> str:
    """The action as text, without its seat: `bid 100`, `give 9S 2`, `play KH!`."""
    match action:
        case Play(card, declare):
            return f"play {NAMES[card]}!" if declare else f"play {NAMES[card]}"
        case Bid(amount):
            return f"bid {amount}"
        case Give(card, seat):
            return f"give {NAMES[card]} {seat}"
        case Discard(cards):
            return f"discard {write_cards(cards)}"
        case Raise(amount):
            return f"raise {amount}"
        case Take(talon):
            return f"take {talon}"
        case NameTrump(suit):
            return f"trump {SUIT_LETTERS[suit]}"
        case _:
            return _VERBS[type(action)]


def is_action(action: object) -> bool:
    """Whether this is an action whose cards, suits and amounts exist."""
    judge = _JUDGES.get(type(action))
    return judge(action) if judge else type(action) in _VERBS


def _is_card(card: object) -> bool:
    return type(card) is int and 0 <= card < DECK_SIZE


_JUDGES: Final[dict[type, Callable[[Any], bool]]] = {
    Bid: lambda action: type(action.amount) is int,
    Take: lambda action: type(action.talon) is int,
    Give: lambda action: _is_card(action.card) and type(action.seat) is int,
    Discard: lambda action: type(action.cards) is int and 0 <= action.cards <= DECK,
    Raise: lambda action: type(action.amount) is int,
    NameTrump: lambda action: type(action.suit) in {int, Suit} and action.suit in SUITS,
    Play: lambda action: _is_card(action.card) and type(action.declare) is bool,
}
_VERBS: Final[dict[type, str]] = {
    Dark: "dark",
    Look: "look",
    Claim: "claim",
    Pass: "pass",
    WriteOff: "write_off",
    Bomb: "bomb",
    Stand: "stand",
}
