"""The draw for the first dealer: each seat draws a card, equal ranks draw again; or a lot."""

from random import Random, SystemRandom
from typing import Final, TypeAlias

import msgspec

from thousand.core.cards import DECK_SIZE, Card
from thousand.core.rules import Rules
from thousand.core.seating import player_count
from thousand.core.state import Seat

Round: TypeAlias = tuple[tuple[Seat, Card], ...]

_BEST: Final = {"highest_card": min, "lowest_card": max}


class Draw(msgspec.Struct, frozen=True):
    """Who deals first, and the cards drawn for it, round by round (none where it is by lot)."""

    dealer: Seat
    rounds: tuple[Round, ...]


def draw_dealer(rules: Rules, seed: int | None = None) -> Draw:
    """Draws for the first dealer as `deal.first_dealer` says."""
    chance: Random = SystemRandom() if seed is None else Random(f"first dealer {seed}")
    seats = tuple(range(player_count(rules)))
    if rules.deal.first_dealer == "random":
        return Draw(chance.choice(seats), ())
    rounds: list[Round] = []
    while len(seats) > 1:
        drawn = tuple(zip(seats, chance.sample(range(DECK_SIZE), len(seats)), strict=True))
        rounds.append(drawn)
        best = _BEST[rules.deal.first_dealer](card % 6 for _, card in drawn)
        seats = tuple(seat for seat, card in drawn if card % 6 == best)
    return Draw(seats[0], tuple(rounds))
