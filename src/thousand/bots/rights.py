"""Who may declare when, and what an answer tells: the core asked about cards that might be held."""

from functools import lru_cache
from typing import Final

from thousand.core.cards import DECK, MARRIAGE_MASKS, Card, Cards, Suit, cards_of
from thousand.core.rules import Rules
from thousand.core.state import NO_CARDS, Aside, Contract, TrickPhase
from thousand.core.tricks.answers import answers
from thousand.core.tricks.marriages import declarable, marriage_value

_DECLARER: Final = 0
_NOTHING: Final = Aside(0, (), NO_CARDS, ())


@lru_cache(maxsize=512)
def may_declare(rules: Rules, defends: bool, has_trick: bool) -> bool:
    """Whether the declarer, or a defender, may declare a marriage by leading, with or without a trick won."""
    seat = 1 if defends else _DECLARER
    contract = Contract(_DECLARER, 100, False, False)
    hands = (MARRIAGE_MASKS[0],) * 2
    holders = has_trick << seat
    lead = TrickPhase(seat, contract, hands, _NOTHING, None, seat, (), 0, seat, (0, 0), holders, (), ())
    return declarable(rules, lead) != 0


@lru_cache(maxsize=64)
def marriage_values(rules: Rules) -> tuple[int, ...]:
    """What the marriages of the four suits are worth."""
    return tuple(marriage_value(rules, suit) for suit in Suit)


@lru_cache(maxsize=100_000)
def ruled_out(rules: Rules, card: Card, led: Suit, best: Card, trump: Suit | None) -> Cards:
    """The cards that a player cannot have held when he answered a lead with this card."""
    excluded = 0
    for other in cards_of(DECK & ~(1 << card)):
        if not answers(rules, 1 << card | 1 << other, led, best, trump) >> card & 1:
            excluded |= 1 << other
    return excluded
