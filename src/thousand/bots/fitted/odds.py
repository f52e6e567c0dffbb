"""Chances and their log odds."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Chances = NDArray[np.floating[Any]]

_EDGE: Final = 2e-3
_FAR: Final = 30.0


def chance(odds: Chances) -> Chances:
    """The chance of these log odds."""
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -_FAR, _FAR))))


def log_odds(chances: Chances) -> Chances:
    """The log odds of chances; none is taken for surer than one in five hundred."""
    inside = np.clip(chances, _EDGE, 1 - _EDGE)
    return np.asarray(np.log(inside / (1 - inside)))
