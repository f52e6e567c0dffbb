"""The play so far, card by card, as the table stood before each of them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from thousand.bots.rookie.table import in_turn
from thousand.core.actions import NameTrump
from thousand.core.cards import SUIT_OF, Card, Cards, Suit, points_of
from thousand.core.rules import Rules
from thousand.core.state import Declared, Seat, Trick
from thousand.core.tricks.marriages import sets_trump
from thousand.core.view import DealView

_RUNNING: Final = -1


class Past(NamedTuple):
    """A play of the past: who played what (declaring or not), and the deal as it stood before it.

    `since` are the cards that each seat has played since then, this one included, by the order of seats.
    """

    seat: Seat
    card: Card
    declared: bool
    before: DealView
    since: tuple[Cards, ...]


def past_plays(rules: Rules, deal: DealView) -> Iterator[Past]:
    """Every play of the deal, the latest first."""
    since = dict.fromkeys(sorted(deal.playing), 0)
    for number, leader, cards in reversed(list(_tricks(deal))):
        seats = in_turn(deal.playing, leader)
        for place in reversed(range(len(cards))):
            since[seats[place]] |= 1 << cards[place]
            spoke = place == 0 and any(made.trick == number for made in deal.declared)
            before = _before(rules, deal, number, tuple(zip(seats, cards[:place], strict=False)))
            before = replace(before, leader=leader)
            yield Past(seats[place], cards[place], spoke, before, tuple(since.values()))


def _tricks(deal: DealView) -> Iterator[tuple[int, Seat, tuple[Card, ...]]]:
    for number, trick in enumerate(deal.tricks):
        yield number, trick.leader, trick.cards
    if deal.trick:
        yield len(deal.tricks), deal.trick[0][0], tuple(card for _, card in deal.trick)


def _before(rules: Rules, deal: DealView, number: int, trick: tuple[tuple[Seat, Card], ...]) -> DealView:
    tricks = deal.tricks[:number]
    declared = tuple(made for made in deal.declared if made.trick < number + bool(trick))
    return replace(
        deal,
        tricks=tricks,
        trick=trick,
        declared=declared,
        trump=_trump(rules, deal, declared),
        won=_won(deal, tricks),
    )


def _trump(rules: Rules, deal: DealView, declared: tuple[Declared, ...]) -> Suit | None:
    """The suit that was trump when this much was declared."""
    trump = next((call.suit for _, call in deal.calls if isinstance(call, NameTrump)), None)
    declarer = deal.contract.declarer if deal.contract else _RUNNING
    for made in declared:
        if sets_trump(rules, declarer, made.seat):
            trump = _suit_led(deal, made)
    return trump


def _suit_led(deal: DealView, made: Declared) -> Suit:
    led = deal.tricks[made.trick].cards[0] if made.trick < len(deal.tricks) else deal.trick[0][1]
    return SUIT_OF[led]


def _won(deal: DealView, tricks: tuple[Trick, ...]) -> tuple[int, ...]:
    won = [0] * len(deal.sizes)
    for trick in tricks:
        won[trick.winner] += sum(points_of(1 << card) for card in trick.cards)
    return tuple(won)
