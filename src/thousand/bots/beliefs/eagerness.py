"""How much hands like a bid, many at once: what they would earn by it above what passing earns."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.beliefs.dealt import Masks
from thousand.bots.fitted import fitted
from thousand.bots.fitted.appraisal import POINTS, place_of
from thousand.bots.fitted.features import set_rows
from thousand.bots.fitted.standing import standing_rows
from thousand.bots.rookie.hand import outlook
from thousand.core.rules import Rules
from thousand.core.state import Seat
from thousand.core.view import DealView

Margins = NDArray[np.float64]

_DARING: Final = 10.0


def eagerness(rules: Rules, deal: DealView, seat: Seat, hands: Masks, bid: int) -> Margins:
    """For each hand that a seat may have been dealt, the points by which bidding beats passing."""
    kinds, places = np.unique(hands, return_inverse=True)
    margins = _fitted(rules, deal, seat, kinds, bid)
    if margins is None:
        margins = np.array([_counted(rules, int(hand)) for hand in kinds]) - bid
    return np.asarray(margins[places.reshape(-1)])


def _fitted(rules: Rules, deal: DealView, seat: Seat, hands: Masks, bid: int) -> Margins | None:
    """By the networks of the rules; None where there are none."""
    bidder, defender = fitted(rules, "bidder"), fitted(rules, "defender")
    if bidder is None or defender is None:
        return None
    playing, rows = deal.playing, len(hands)
    place = (playing.index(seat) - playing.index(deal.first_bidder)) % len(playing)
    standing = standing_rows(hands, np.full(rows, place), np.full(rows, bid))
    declaring, passing = bidder(set_rows(hands))[:, place_of(bid)], defender(standing)[:, 0]
    return np.asarray((declaring - passing) * POINTS, np.float64)


@lru_cache(maxsize=200_000)
def _counted(rules: Rules, hand: int) -> float:
    return outlook(rules, hand) + _DARING
