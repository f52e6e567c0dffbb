"""Cards as rows of features: a bit for each card, or for each suit which of its 64 sets of cards is held."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted.network import Floats
from thousand.core.cards import DECK_SIZE, SUITS

SETS: Final = 64

_PLACES: Final = np.arange(DECK_SIZE, dtype=np.uint32)
_SUIT_CARDS: Final = 6

Masks = NDArray[np.uint32]


def bits(masks: Masks) -> Floats:
    """A row for each mask: 1 for a card in it, in the order of cards."""
    return ((masks[..., None] >> _PLACES) & np.uint32(1)).astype(np.float32)


def cards_in(masks: Masks, size: int) -> NDArray[np.int64]:
    """The cards of each mask in order; every mask holds `size` of them."""
    return np.nonzero(bits(masks))[-1].reshape(*masks.shape, size)


def sets(masks: Masks) -> NDArray[np.int64]:
    """For each mask and suit the number of the set held: suit by suit, `SETS` numbers for each."""
    held = [(masks >> np.uint32(_SUIT_CARDS * suit)) & np.uint32(SETS - 1) for suit in SUITS]
    return np.stack(held, axis=-1).astype(np.int64) + SETS * np.arange(len(SUITS))


def set_rows(masks: Masks) -> Floats:
    """A row for each mask with a 1 for the set held in each suit."""
    rows = np.zeros((*masks.shape, SETS * len(SUITS)), np.float32)
    np.put_along_axis(rows, sets(masks), 1.0, axis=-1)
    return rows
