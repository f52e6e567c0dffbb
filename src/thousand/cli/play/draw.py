"""The draw for the first dealer at this terminal: the system's chance, or a seed that gives the same draw."""

from random import Random, SystemRandom

from thousand.core.cards import DECK_SIZE
from thousand.core.first_dealer import Draw, draw_dealer
from thousand.core.rules import Rules
from thousand.core.seating import player_count


def chance_draw(rules: Rules, seed: int | None = None) -> Draw:
    """Draws for the first dealer as `deal.first_dealer` says: by cards from a shuffled deck, or by lot."""
    chance: Random = SystemRandom() if seed is None else Random(f"first dealer {seed}")
    if rules.deal.first_dealer == "random":
        return Draw(chance.choice(range(player_count(rules))), ())
    return draw_dealer(rules, chance.sample(range(DECK_SIZE), DECK_SIZE))
