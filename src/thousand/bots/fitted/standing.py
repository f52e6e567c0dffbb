"""Where a bidder stands when he is asked: his hand, his place among the bidders, what he would bid."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted.features import Masks, set_rows
from thousand.bots.fitted.network import Floats

_PLACES: Final = 3
_POINTS: Final = 100.0


def standing_rows(hands: Masks, places: NDArray[np.int64], bids: NDArray[np.int64]) -> Floats:
    """A row for each: the sets held, the place after the first bidder (0 to 2), the bid in hundreds."""
    where = (places[..., None] == np.arange(_PLACES)).astype(np.float32)
    level = (bids[..., None] / _POINTS).astype(np.float32)
    return np.concatenate([set_rows(hands), where, level], axis=-1)
