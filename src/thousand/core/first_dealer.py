"""The draw for the first dealer from a shuffled deck: each seat draws a card, the best deals; or a lot."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from thousand.core.cards import DECK_SIZE, Card
from thousand.core.errors import IllegalDeal
from thousand.core.rules import Rules
from thousand.core.seating import player_count
from thousand.core.state import Seat

Round: TypeAlias = tuple[tuple[Seat, Card], ...]

_BEST: Final = {"highest_card": min, "lowest_card": max}


class Draw(msgspec.Struct, frozen=True):
    """Who deals first, and the cards drawn for it, round by round (none where it is by lot)."""

    dealer: Seat
    rounds: tuple[Round, ...]


def draw_dealer(rules: Rules, deck: Sequence[Card]) -> Draw:
    """Draws for the first dealer as `deal.first_dealer` says, from a shuffled deck, the card on top first.

    A lot is the top card: the deck in its written order is divided among the seats in equal parts, and the
    part that the card belongs to is the dealer's. Otherwise the seats draw from the top in seat order, those
    with equal best ranks again from where they stopped; where the deck ends first, the lowest of them deals.

    Raises IllegalDeal `deck_wrong` unless the deck holds each of the 24 cards once.
    """
    if len(deck) != DECK_SIZE or set(deck) != set(range(DECK_SIZE)):
        raise IllegalDeal("deck_wrong")
    seats = tuple(range(player_count(rules)))
    if rules.deal.first_dealer == "random":
        return Draw(deck[0] * len(seats) // DECK_SIZE, ())
    rounds: list[Round] = []
    place = 0
    while len(seats) > 1 and place + len(seats) <= DECK_SIZE:
        drawn = tuple(zip(seats, deck[place : place + len(seats)], strict=True))
        rounds.append(drawn)
        place += len(seats)
        best = _BEST[rules.deal.first_dealer](card % 6 for _, card in drawn)
        seats = tuple(seat for seat, card in drawn if card % 6 == best)
    return Draw(seats[0], tuple(rounds))
