"""Two witnesses of what a plan earns: the network, and open cards in many worlds; one chance made of both."""

import numpy as np

from thousand.bots.fitted import Trust
from thousand.bots.fitted.appraisal import AMOUNTS
from thousand.bots.master.ledger import Values


def blended(trust: Trust, appraised: Values, searched: Values) -> Values:
    """The chance to earn each of `AMOUNTS` by a network's chances and the points earned in each world."""
    return trust.weighed(appraised, reached(searched))


def reached(earned: Values) -> Values:
    """In what part of the worlds each of `AMOUNTS` is earned."""
    return np.asarray((earned[:, None] >= AMOUNTS).mean(0))
