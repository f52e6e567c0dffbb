"""Cards, suits and seats in words and in short."""

from collections.abc import Sequence

from thousand.core.cards import (
    HIDDEN,
    HIDDEN_CARD,
    SUIT_SYMBOLS,
    Card,
    Cards,
    Suit,
    cards_of,
    rank_of,
    suit_of,
)
from thousand.texts.catalogue import Texts


def suit_key(suit: Suit) -> str:
    """The word by which messages choose the form of a suit: `spades`, `clubs`, `diamonds`, `hearts`."""
    return suit.name.lower()


def suit_name(texts: Texts, suit: Suit) -> str:
    """The name of a suit, such as "hearts"."""
    return texts.say("suit-name", suit=suit_key(suit))


def card_name(texts: Texts, card: Card) -> str:
    """The name of a card, such as "ten of hearts"."""
    if card == HIDDEN_CARD:
        return texts.say("card-hidden")
    return texts.say("card-name", rank=rank_of(card).name.lower(), suit=suit_key(suit_of(card)))


def card_short(texts: Texts, card: Card) -> str:
    """A card with the index letters of the language, such as "10♥"; `??` where it is hidden."""
    if card == HIDDEN_CARD:
        return HIDDEN
    return texts.say("card-index", rank=rank_of(card).name.lower()) + SUIT_SYMBOLS[suit_of(card)]


def cards_short(texts: Texts, cards: Cards) -> str:
    """A set of cards in short, in the order in which cards are written."""
    return " ".join(card_short(texts, card) for card in cards_of(cards))


def seat_name(texts: Texts, seat: int, names: Sequence[str] = ()) -> str:
    """The player's name; where names are not given the seat's number, counted from 0 as in records."""
    return names[seat] if 0 <= seat < len(names) else texts.say("seat-number", number=seat)
