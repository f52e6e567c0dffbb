"""Card points of many sets of cards at once."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.core.cards import points_of

_SUIT_POINTS: Final = np.array([points_of(cards) for cards in range(64)], np.float64)


def points_of_column(cards: NDArray[np.uint32]) -> NDArray[np.float64]:
    """The card points of each mask."""
    total = np.zeros(len(cards))
    for suit in range(4):
        total += _SUIT_POINTS[cards >> np.uint32(6 * suit) & np.uint32(63)]
    return total
