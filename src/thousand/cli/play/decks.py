"""Where the cards of a game come from: the system's randomness, or a seed that gives the same decks."""

from random import Random, SystemRandom

from thousand.core.cards import DECK_SIZE, cards_of
from thousand.core.seating import cards_out
from thousand.core.state import Layout, Match, Seat


class Decks:
    """The shuffled decks of a game by the number of the deal (from 1); a deck once used stays the same.

    A deal that is taken back and dealt again therefore brings the same cards.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._chance: Random = SystemRandom() if seed is None else Random(seed)
        self._shuffled: list[tuple[int, ...]] = []
        self._known: dict[int, tuple[int, ...]] = {}

    def deck(self, number: int) -> tuple[int, ...]:
        """The deck of a deal, the card on top first."""
        while len(self._shuffled) < number:
            cards = list(range(DECK_SIZE))
            self._chance.shuffle(cards)
            self._shuffled.append(tuple(cards))
        return self._known.get(number, self._shuffled[number - 1])

    def remember(self, match: Match) -> None:
        """Keeps the decks of the deals in a match, so that they can be dealt again."""
        for number, one in enumerate(match.finished, 1):
            self._known.setdefault(number, _gathered(one.layout, one.dealer))
        if match.layout is not None:
            self._known.setdefault(len(match.finished) + 1, _gathered(match.layout, match.dealer))


def _gathered(layout: Layout, dealer: Seat) -> tuple[int, ...]:
    """A dealt deck put together again, in the order in which it is dealt."""
    count = len(layout.hands)
    hands = [layout.hands[(dealer + step) % count] for step in range(1, count + 1)]
    return tuple(card for cards in (*hands, *layout.talons, cards_out(layout)) for card in cards_of(cards))
