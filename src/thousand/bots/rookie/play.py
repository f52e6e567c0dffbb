"""Playing a card: every legal one is weighed by the points that it is likely to bring."""

from typing import Final

from thousand.bots.rights import marriage_values, may_declare
from thousand.bots.rookie.guess import takers
from thousand.bots.rookie.hand import promise
from thousand.bots.rookie.hold import hold_value
from thousand.bots.rookie.table import Table, table_of
from thousand.core.actions import CLAIM, Action, Play
from thousand.core.cards import (
    ACES,
    MARRIAGE_MASKS,
    POINTS,
    SUIT_MASKS,
    SUIT_OF,
    Card,
    Cards,
    Rank,
    Suit,
    points_of,
)
from thousand.core.state import Seat
from thousand.core.tricks.answers import beats
from thousand.core.tricks.marriages import ace_value, automatic, marriages_in, sets_trump
from thousand.core.view import DealView, View

_PARTNER: Final = 0.55
_ENEMY: Final = -0.35
_LOW: Final = 0.4
_FAT: Final = 1.2
_LOST_LEAD: Final = 8.0
_DRAW: Final = 5.0
_KEPT_LEAD: Final = 0.98
_DECLARER_LATER: Final = 0.6
_DEFENDER_LATER: Final = 0.35
_FIRST_BOLT: Final = 10.0
_NEXT_BOLT: Final = 25.0
_POOR_DEFENDER: Final = 25


def choose_play(view: View, deal: DealView, hand: Cards) -> Action:
    """The play that is likely to bring most; a claim instead with a poor hand."""
    table = table_of(view)
    if CLAIM in view.legal and _is_poor(table):
        return CLAIM
    first_point = _first_point_value(view, table)
    plays = [action for action in view.legal if isinstance(action, Play)]
    return max(plays, key=lambda play: weigh(table, play, first_point))


def _is_poor(table: Table) -> bool:
    """Whether a new deal is better: for a declarer short of the contract, for a defender without aces."""
    if table.declares:
        return promise(table.rules, table.hand) < table.contract.amount
    return not table.hand & ACES and points_of(table.hand) < _POOR_DEFENDER


def weigh(table: Table, play: Play, first_point: float = 0.0) -> float:
    """The points that a play is likely to bring, against keeping its card.

    `first_point` is what a won trick is worth beside its points.
    """
    declared = _declares(table, play)
    trump = _trump_after(table, play, declared)
    led = SUIT_OF[table.trick[0]] if table.trick else SUIT_OF[play.card]
    chances = _chances(table, play.card, led, trump)
    mine = chances.get(table.seat, 0.0)
    value = sum(share * _trick_value(table, play.card, seat) for seat, share in chances.items())
    value -= hold_value(table, play.card, paired=bool(table.trick))
    value += first_point * mine
    if declared:
        value += _declaration_value(table, play)
    if not table.trick:
        value += _lead_value(table, play.card, mine, trump)
    return value


def _chances(table: Table, card: Card, led: Suit, trump: Suit | None) -> dict[Seat, float]:
    if table.best is None or table.taker is None or beats(card, table.best, trump):
        return takers(table, card, table.seat, led, trump)
    return takers(table, table.best, table.taker, led, trump)


def _trick_value(table: Table, card: Card, taker: Seat) -> float:
    """What the trick is worth to the player when `taker` takes it."""
    points = float(POINTS[card] + sum(POINTS[one] for one in table.trick))
    average = points_of(table.unseen) / max(1, table.unseen.bit_count())
    for seat in table.after:
        if seat != taker:
            points += average * (_LOW if _against(table, seat, taker) else _FAT)
    if taker == table.seat:
        return points
    if table.declares:
        return 0.0
    return points * (_ENEMY if taker == table.contract.declarer else _PARTNER)


def _against(table: Table, seat: Seat, taker: Seat) -> bool:
    return table.contract.declarer in (seat, taker)


def _declares(table: Table, play: Play) -> bool:
    """Whether a lead declares a marriage, by word or by itself."""
    if play.declare or table.trick or not automatic(table.rules):
        return play.declare
    pair = MARRIAGE_MASKS[SUIT_OF[play.card]]
    held = bool(pair >> play.card & 1) and table.hand & pair == pair
    return held and may_declare(table.rules, not table.declares, table.seat in table.holders)


def _trump_after(table: Table, play: Play, declared: bool) -> Suit | None:
    if declared and sets_trump(table.rules, table.contract.declarer, table.seat):
        return SUIT_OF[play.card]
    return table.trump


def _declaration_value(table: Table, play: Play) -> float:
    if play.card % 6 == Rank.ACE:
        return ace_value(table.rules)
    return marriage_values(table.rules)[SUIT_OF[play.card]]


def _lead_value(table: Table, card: Card, mine: float, trump: Suit | None) -> float:
    """What a lead leaves behind: the lead kept or lost, the pairs still to declare, the trumps drawn."""
    value = -_LOST_LEAD * (1.0 - mine) + _pairs_kept(table, card, mine)
    out = SUIT_MASKS[SUIT_OF[card]] & table.unseen
    if table.declares and SUIT_OF[card] == trump and out:
        value += _DRAW * mine
    return value


def _pairs_kept(table: Table, card: Card, mine: float) -> float:
    """The marriages that are still whole after the card, by the chance to declare them later."""
    if not may_declare(table.rules, not table.declares, True):
        return 0.0
    later = _DECLARER_LATER if table.declares else _DEFENDER_LATER
    chance = mine * _KEPT_LEAD + (1.0 - mine) * later
    whole = marriages_in(table.hand & ~(1 << card))
    return chance * sum(marriage_values(table.rules)[suit] for suit in whole)


def _first_point_value(view: View, table: Table) -> float:
    """What the first point is worth to a defender where it averts a bolt, above all one after others."""
    standing = view.standings[table.seat]
    if table.declares or table.earned[table.seat] or standing.barrel is not None:
        return 0.0
    if standing.bolts:
        return _NEXT_BOLT
    return _FIRST_BOLT if any(one.bolts for one in view.standings) else 0.0
