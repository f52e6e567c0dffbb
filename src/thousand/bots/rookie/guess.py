"""How likely somebody holds a card, can beat a card, or takes a trick: counted over unseen cards."""

from thousand.bots.rookie.table import Table
from thousand.core.cards import SUIT_MASKS, SUIT_OF, Card, Cards, Suit, cards_of
from thousand.core.state import Seat

_PARTNER_SPARES = 0.4
_ENEMY_SPARES = 0.9


def holds(table: Table, seat: Seat, card: Card) -> float:
    """How likely a seat is to hold a card that is out of sight."""
    if table.sure[seat] >> card & 1:
        return 1.0
    mine = table.weight(seat, card)
    if not mine:
        return 0.0
    return mine / (table.hidden + sum(table.weight(other, card) for other in table.others))


def holds_any(table: Table, seat: Seat, cards: Cards) -> float:
    """How likely a seat is to hold at least one of some cards."""
    none = 1.0
    for card in cards_of(cards & table.may[seat]):
        none *= 1.0 - holds(table, seat, card)
    return 1.0 - none


def can_beat(table: Table, seat: Seat, best: Card, led: Suit, trump: Suit | None) -> float:
    """How likely a seat that has yet to play is to be able to beat the best card of the trick."""
    suit = SUIT_OF[best]
    higher = SUIT_MASKS[suit] & ((1 << best) - 1)
    if suit == trump and led != trump:
        has_led = holds_any(table, seat, SUIT_MASKS[led])
        return (1.0 - has_led) * holds_any(table, seat, higher)
    above = holds_any(table, seat, higher) if suit == led else 0.0
    if trump is None or trump == led:
        return above
    void = 1.0 - holds_any(table, seat, SUIT_MASKS[led])
    return above + void * holds_any(table, seat, SUIT_MASKS[trump])


def takers(table: Table, best: Card, taker: Seat, led: Suit, trump: Suit | None) -> dict[Seat, float]:
    """How likely each seat is to take the trick that `best` of `taker` wins until the others have played."""
    chances = {taker: 1.0}
    for seat in table.after:
        beat = can_beat(table, seat, best, led, trump) * _willing(table, seat, taker)
        chances = {one: share * (1.0 - beat) for one, share in chances.items()}
        chances[seat] = beat
    return chances


def _willing(table: Table, seat: Seat, taker: Seat) -> float:
    """How often a seat beats a card that it could beat: partners spare each other."""
    declarer = table.contract.declarer
    return _ENEMY_SPARES if declarer in (seat, taker) else _PARTNER_SPARES
