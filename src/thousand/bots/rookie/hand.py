"""Counting a hand: the tricks and marriages that can be seen in it, and what they are worth to a declarer.

What each sign of strength is worth was measured over many deals between rookies; the sum is what such hands
earned on average.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from thousand.bots.rights import marriage_values, may_declare
from thousand.core.cards import ACES, MARRIAGE_MASKS, SUITS, Cards, Suit
from thousand.core.rules import Rules
from thousand.core.seating import player_count
from thousand.core.talons import gives, gives_talon_only
from thousand.core.tricks.marriages import ace_value, declarer_names_trump, marriages_in

_TWO: Final = 2
_ACE: Final = 0b000001
_ACE_TEN: Final = 0b000011
_TEN: Final = 0b000010
_KING: Final = 0b000100
_SUIT: Final = 0b111111
_USUAL_LENGTH: Final = 3


class Signs(NamedTuple):
    """Signs of strength in side suits and trump, counted; as prices, the points that each is worth."""

    always: float
    aces: float
    tens_below_ace: float
    kings_below_both: float
    tens_guarded: float
    tens_bare: float
    long_cards: float
    short_suits: float
    has_trump: float
    trumps: float
    trump_ace: float
    trump_ten: float


class Hopes(NamedTuple):
    """Signs of strength before the talon: also the half pairs that the talon may complete."""

    always: float
    aces: float
    tens_below_ace: float
    tens_guarded: float
    tens_bare: float
    long_cards: float
    sure_marriages: float
    doubtful_marriages: float
    half_pairs: float
    has_marriage: float


_DECLARED_TRUMP: Final = Signs(-6, 20, 15, 5, 4, -4, 11, 2.5, -14, 9, 23, 5)
_NAMED_TRUMP: Final = Signs(-32, 18, 15, 12, 8, 0.5, 0, 0, 0, 17.5, 13, 6)
_TWO_PLAYERS: Final = Signs(7, 15, 8.5, 2, 8, -4, 2, 4.5, -7, 4.5, 15, 8)

_HOPES: Final = Hopes(33, 16, 14, 6, 3, 9, 0.82, 0.5, 0.12, 8)
_HOPES_NAMED: Final = Hopes(67, 11.6, 7, 2.5, -2, 13, 0.89, 0.89, 0.08, -6)
_HOPES_TWO: Final = Hopes(31, 12.6, 9, 8, 5.5, 3, 0.86, 0.7, 0.14, 9)
_KEPT_TALON_CARD: Final = -12
_SURE: Final = 0.97
_DOUBTFUL: Final = 0.15
_SECOND: Final = 0.7


@lru_cache(maxsize=50_000)
def promise(rules: Rules, hand: Cards) -> float:
    """The points that a declarer with this hand is likely to earn, the exchange being over."""
    trump = best_trump(rules, hand)
    return _priced(rules, hand, trump) + _marriages_worth(rules, hand)


def best_trump(rules: Rules, hand: Cards) -> Suit | None:
    """The best trump for the hand; None where only a marriage makes trump and the hand has none."""
    return max(_trumps(rules, hand), key=lambda suit: _priced(rules, hand, suit))


@lru_cache(maxsize=50_000)
def outlook(rules: Rules, hand: Cards) -> float:
    """The points that a declarer with this hand is likely to earn, the talon still to come."""
    prices = _hopes(rules)
    score = sum(count * price for count, price in zip(_hoped(rules, hand), prices, strict=True))
    aces = ace_value(rules) if hand & ACES == ACES else 0
    return score + aces + (_KEPT_TALON_CARD if gives(rules) and gives_talon_only(rules) else 0)


def _trumps(rules: Rules, hand: Cards) -> tuple[Suit | None, ...]:
    return SUITS if declarer_names_trump(rules) else marriages_in(hand) or (None,)


def _priced(rules: Rules, hand: Cards, trump: Suit | None) -> float:
    prices = _prices(rules)
    return sum(count * price for count, price in zip(_signs(hand, trump), prices, strict=True))


def _prices(rules: Rules) -> Signs:
    if declarer_names_trump(rules):
        return _NAMED_TRUMP
    return _TWO_PLAYERS if player_count(rules) == _TWO else _DECLARED_TRUMP


def _hopes(rules: Rules) -> Hopes:
    if declarer_names_trump(rules):
        return _HOPES_NAMED
    return _HOPES_TWO if player_count(rules) == _TWO else _HOPES


@lru_cache(maxsize=50_000)
def _signs(hand: Cards, trump: Suit | None) -> Signs:
    sides = [hand >> 6 * suit & _SUIT for suit in SUITS if suit != trump]
    own = 0 if trump is None else hand >> 6 * trump & _SUIT
    both = [held for held in sides if held & _ACE_TEN == _ACE_TEN]
    tens = [held for held in sides if held & _ACE_TEN == _TEN]
    return Signs(
        always=1,
        aces=sum(held & _ACE for held in sides),
        tens_below_ace=len(both),
        kings_below_both=sum(bool(held & _KING) for held in both),
        tens_guarded=sum(held != _TEN for held in tens),
        tens_bare=sum(held == _TEN for held in tens),
        long_cards=sum(max(0, held.bit_count() - _USUAL_LENGTH) for held in sides),
        short_suits=sum(not held & _ACE and held.bit_count() <= 1 for held in sides),
        has_trump=trump is not None,
        trumps=own.bit_count(),
        trump_ace=own & _ACE,
        trump_ten=bool(own & _TEN),
    )


def _hoped(rules: Rules, hand: Cards) -> Hopes:
    signs = _signs(hand, None)
    values, pairs = marriage_values(rules), marriages_in(hand)
    whole = sum(values[suit] for suit in pairs)
    half = sum(values[suit] for suit in SUITS if suit not in pairs and hand & MARRIAGE_MASKS[suit])
    sure = _gets_to_lead(rules, hand)
    return Hopes(
        always=1,
        aces=signs.aces,
        tens_below_ace=signs.tens_below_ace,
        tens_guarded=signs.tens_guarded,
        tens_bare=signs.tens_bare,
        long_cards=signs.long_cards,
        sure_marriages=whole if sure else 0,
        doubtful_marriages=0 if sure else whole,
        half_pairs=half if sure else 0,
        has_marriage=bool(pairs),
    )


def _marriages_worth(rules: Rules, hand: Cards) -> float:
    """What the marriages in hand are likely to bring: the dearest nearly all of it, the others less."""
    values = sorted((marriage_values(rules)[suit] for suit in marriages_in(hand)), reverse=True)
    if not values:
        return _aces_worth(rules, hand)
    sure = _SURE if _gets_to_lead(rules, hand) else _DOUBTFUL
    return sure * (values[0] + _SECOND * sum(values[1:])) + _aces_worth(rules, hand)


def _aces_worth(rules: Rules, hand: Cards) -> float:
    return float(ace_value(rules)) if hand & ACES == ACES else 0.0


def _gets_to_lead(rules: Rules, hand: Cards) -> bool:
    """Whether a marriage can be declared at once, or an ace wins the trick that must come before."""
    return bool(hand & ACES) or may_declare(rules, defends=False, has_trick=False)
