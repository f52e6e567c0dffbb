"""From chances to earn so much to what is written: the sheet of a declarer in numbers for many ways at once."""

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted.appraisal import AMOUNTS, STEP, place_of
from thousand.core.rules import Rules
from thousand.core.scoring.writing import contract_cost

Values = NDArray[np.float64]


def written(rules: Rules, reach: Values) -> Values:
    """What the declarer writes on average under a contract of each of `AMOUNTS`; the last axis is theirs."""
    costs = np.array([contract_cost(rules, int(amount)) for amount in AMOUNTS])
    gains = AMOUNTS * reach + (_surplus(reach) if rules.scoring.success_scores == "actual" else 0.0)
    kept = _expected(reach) - _earned_when_made(reach) if rules.scoring.failure_keeps_earned else 0.0
    return np.asarray(gains + kept - costs * (1 - reach), np.float64)


def open_to(rules: Rules, values: Values, least: int) -> Values:
    """The best of the values of the contracts that may still be chosen from `least` on."""
    first = place_of(least)
    if not rules.talon.raise_after_talon:
        return np.asarray(values[..., first])
    stride = max(1, rules.auction.bid_step // STEP)
    return np.asarray(values[..., first::stride].max(-1))


def _surplus(reach: Values) -> Values:
    """The mean of what is earned above the contract, counted where the contract is made."""
    above = np.cumsum(reach[..., ::-1], axis=-1)[..., ::-1] - reach
    return np.asarray(STEP * above)


def _earned_when_made(reach: Values) -> Values:
    return np.asarray(AMOUNTS * reach + _surplus(reach))


def _expected(reach: Values) -> Values:
    """The mean of what is earned; amounts below the lowest one count as it does."""
    return np.asarray(AMOUNTS[0] + STEP * reach[..., 1:].sum(-1, keepdims=True))
