"""Cards, suits, ranks and sets of cards (rulebook, chapter 2).

A card is a number 0..23: six times its suit (spades, clubs, diamonds, hearts) plus its place in the suit,
the strongest first (ace, ten, king, queen, jack, nine). A set of cards is a mask: bit `card` is set for each
card in it. Counting the bits of a mask upwards is the order in which cards are written.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, TypeAlias

from thousand.core.errors import CardError

Card: TypeAlias = int
Cards: TypeAlias = int


class Suit(IntEnum):
    """The four suits in the order in which they are written."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3


class Rank(IntEnum):
    """The six ranks from the strongest to the weakest."""

    ACE = 0
    TEN = 1
    KING = 2
    QUEEN = 3
    JACK = 4
    NINE = 5


SUITS: Final = tuple(Suit)
SUIT_LETTERS: Final = "SCDH"
RANK_LETTERS: Final = "ATKQJ9"
SUIT_SYMBOLS: Final = "♠♣♦♥"
HIDDEN: Final = "??"

DECK_SIZE: Final = 24
DECK: Final[Cards] = (1 << DECK_SIZE) - 1
DECK_POINTS: Final = 120

POINTS: Final = (11, 10, 4, 3, 2, 0) * 4
SUIT_OF: Final = tuple(SUITS[card // 6] for card in range(DECK_SIZE))
SUIT_MASKS: Final[tuple[Cards, ...]] = tuple(0b111111 << 6 * suit for suit in range(4))
MARRIAGE_MASKS: Final[tuple[Cards, ...]] = tuple(0b001100 << 6 * suit for suit in range(4))
RANK_MASKS: Final[tuple[Cards, ...]] = tuple(
    sum(1 << 6 * suit + rank for suit in range(4)) for rank in range(6)
)
ACES: Final[Cards] = RANK_MASKS[Rank.ACE]
NINES: Final[Cards] = RANK_MASKS[Rank.NINE]
JACKS: Final[Cards] = RANK_MASKS[Rank.JACK]

HIDDEN_CARD: Final[Card] = DECK_SIZE
NAMES: Final = (*(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS), HIDDEN)

_SUIT_POINTS: Final = tuple(
    sum(POINTS[card] for card in range(6) if cards >> card & 1) for cards in range(64)
)
_SUIT_CARDS: Final = tuple(
    tuple(tuple(6 * suit + rank for rank in range(6) if cards >> rank & 1) for cards in range(64))
    for suit in range(4)
)
# The cards of each mask of a suit as text, each card with a space before it.
_SUIT_TEXTS: Final = tuple(
    tuple("".join(f" {NAMES[card]}" for card in cards) for cards in suit) for suit in _SUIT_CARDS
)
_BY_TEXT: Final = {
    rank + suit: card
    for card, name in enumerate(NAMES[:DECK_SIZE])
    for rank in ({name[0], name[0].lower()} | ({"10"} if name[0] == "T" else set()))
    for suit in (name[1], name[1].lower(), SUIT_SYMBOLS[card // 6])
}
_SUIT_BY_TEXT: Final = {
    text: suit
    for suit in SUITS
    for text in (SUIT_LETTERS[suit], SUIT_LETTERS[suit].lower(), SUIT_SYMBOLS[suit])
}


def make_card(rank: Rank, suit: Suit) -> Card:
    """The card of that rank and suit."""
    return 6 * suit + rank


def suit_of(card: Card) -> Suit:
    """The suit of a card."""
    return SUIT_OF[card]


def rank_of(card: Card) -> Rank:
    """The rank of a card."""
    return Rank(card % 6)


def cards_of(cards: Cards) -> tuple[Card, ...]:
    """The cards of a mask in the order in which they are written."""
    spades, clubs, diamonds, hearts = _SUIT_CARDS
    return spades[cards & 63] + clubs[cards >> 6 & 63] + diamonds[cards >> 12 & 63] + hearts[cards >> 18 & 63]


def mask_of(cards: Iterable[Card]) -> Cards:
    """The mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def hidden_cards(count: int) -> Cards:
    """A mask of that many cards that are not known: bits beyond the deck, which are worth nothing."""
    return (1 << count) - 1 << DECK_SIZE


def points_of(cards: Cards) -> int:
    """The card points of a mask (ace 11, ten 10, king 4, queen 3, jack 2, nine 0)."""
    table = _SUIT_POINTS
    return table[cards & 63] + table[cards >> 6 & 63] + table[cards >> 12 & 63] + table[cards >> 18 & 63]


def read_card(text: str) -> Card:
    """The card written as `TS`, `ts`, `10S` or `T♠`; CardError `card_unknown` for anything else."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise CardError("card_unknown", card=text[:20]) from None


def read_suit(text: str) -> Suit:
    """The suit written as `S`, `s` or `♠`; CardError `suit_unknown` for anything else."""
    try:
        return _SUIT_BY_TEXT[text]
    except KeyError:
        raise CardError("suit_unknown", suit=text[:20]) from None


def read_cards(text: str) -> Cards:
    """The mask of cards written in any order; CardError for an unknown or repeated card."""
    mask = 0
    for word in text.split():
        bit = 1 << read_card(word)
        if mask & bit:
            raise CardError("card_twice", card=word)
        mask |= bit
    return mask


def write_cards(cards: Cards) -> str:
    """A mask as text: spades, clubs, diamonds, hearts, the strongest first, then hidden cards."""
    spades, clubs, diamonds, hearts = _SUIT_TEXTS
    text = spades[cards & 63] + clubs[cards >> 6 & 63] + diamonds[cards >> 12 & 63] + hearts[cards >> 18 & 63]
    return (text + f" {HIDDEN}" * (cards >> DECK_SIZE).bit_count())[1:]
