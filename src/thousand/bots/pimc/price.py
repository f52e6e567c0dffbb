"""What points earned are worth to a declarer: what he writes for the deal under one contract or another."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.core.rules import Rules
from thousand.core.scoring.writing import contract_cost

Points = NDArray[np.float64]

_MOST: Final = 440


def written(rules: Rules, points: Points, contract: int) -> Points:
    """What the declarer writes for the deal in each world, before rounding."""
    scoring = rules.scoring
    made = points >= contract
    gain = points if scoring.success_scores == "actual" else contract
    kept = points if scoring.failure_keeps_earned else 0.0
    return np.where(made, gain, kept - contract_cost(rules, contract))


def amounts(rules: Rules, least: int) -> tuple[int, ...]:
    """The contracts that a declarer at `least` may still choose: that alone where nobody raises."""
    if not rules.talon.raise_after_talon:
        return (least,)
    return tuple(range(least, max(least, _MOST) + 1, rules.auction.bid_step))


def best_mean(rules: Rules, points: Points, least: int) -> float:
    """The greatest mean of what is written, over the contracts that may still be chosen."""
    return max(float(written(rules, points, amount).mean()) for amount in amounts(rules, least))
