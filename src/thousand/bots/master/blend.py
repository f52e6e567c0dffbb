"""Two witnesses of what a plan earns: the network, and open cards in many worlds; one chance made of both."""

from typing import Final

import numpy as np

from thousand.bots.fitted.appraisal import AMOUNTS, STEP
from thousand.bots.master.ledger import Values

_EDGE: Final = 2e-3
_BY_NETWORK: Final = 0.55
_BY_SEARCH: Final = 0.27
_BIAS: Final = 0.17


def blended(appraised: Values, searched: Values) -> Values:
    """The chance to earn each of `AMOUNTS` by a network's chances and the points earned in each world."""
    share = _chance(searched[:, None] + STEP / 2 - AMOUNTS).mean(0)
    return _chance(_BY_NETWORK * _log_odds(appraised) + _BY_SEARCH * _log_odds(share) + _BIAS)


def _chance(log_odds: Values) -> Values:
    return np.asarray(1 / (1 + np.exp(-np.clip(log_odds, -30, 30))))


def _log_odds(chance: Values) -> Values:
    inside = np.clip(chance, _EDGE, 1 - _EDGE)
    return np.asarray(np.log(inside / (1 - inside)))
