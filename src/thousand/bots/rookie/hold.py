"""What a card is worth in hand: the tricks that it may still win, the pair or the ten that it keeps."""

from typing import Final

from thousand.bots.rights import marriage_values, may_declare
from thousand.bots.rookie.table import Table
from thousand.core.cards import MARRIAGE_MASKS, POINTS, SUIT_MASKS, SUIT_OF, Card, Rank

_COMPANY: Final = 4.0
_SURE: Final = 0.95
_RUFFED: Final = 0.75
_GUARDED: Final = 0.55
_BARE: Final = 0.15
_TRUMP: Final = 0.45
_GUARD: Final = 3.0


def hold_value(table: Table, card: Card, paired: bool = True) -> float:
    """The points that a card in hand is likely to bring later, with those of its marriage where `paired`."""
    value = _win_chance(table, card) * (POINTS[card] + _COMPANY) + _guarding(table, card)
    return value + _pair_value(table, card) if paired else value


def _win_chance(table: Table, card: Card) -> float:
    suit = SUIT_MASKS[SUIT_OF[card]]
    above = (suit & table.unseen & ((1 << card) - 1)).bit_count()
    below = (suit & table.hand & ~((2 << card) - 1)).bit_count()
    trumps = table.trump is not None and bool(SUIT_MASKS[table.trump] & table.unseen)
    if not above:
        return _SURE if SUIT_OF[card] == table.trump or not trumps else _RUFFED
    if SUIT_OF[card] == table.trump:
        return max(_TRUMP, _GUARDED if below >= above else 0.0)
    return _GUARDED / above if below >= above else _BARE / above


def _guarding(table: Table, card: Card) -> float:
    """What a low card is worth as the company of a ten whose ace is out."""
    suit = SUIT_OF[card]
    ace, ten = 6 * suit + Rank.ACE, 6 * suit + Rank.TEN
    guards = (table.hand & SUIT_MASKS[suit] & ~(1 << ten)).bit_count()
    alone = table.hand >> ten & 1 and table.unseen >> ace & 1 and card != ten and guards == 1
    return _GUARD if alone else 0.0


def _pair_value(table: Table, card: Card) -> float:
    pair = MARRIAGE_MASKS[SUIT_OF[card]]
    if not pair >> card & 1 or table.hand & pair != pair:
        return 0.0
    return marriage_values(table.rules)[SUIT_OF[card]] * _chance_to_declare(table)


def _chance_to_declare(table: Table) -> float:
    defends, has_trick = not table.declares, table.seat in table.holders
    if not may_declare(table.rules, defends, True) or table.hand.bit_count() < 2:
        return 0.0
    if may_declare(table.rules, defends, has_trick):
        return 0.8
    return 0.6 if table.declares else 0.35
