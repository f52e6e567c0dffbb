"""From chances to earn so much to what is written: a sheet in numbers for many ways at once."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted.appraisal import AMOUNTS, STEP, place_of
from thousand.core.rules import Rules
from thousand.core.scoring.writing import contract_cost

GIVEN_UP: Final = -6.0
"""What a deal given up is worth to the declarer: he writes nothing, but the others do."""

Values = NDArray[np.floating[Any]]


def written(rules: Rules, reach: Values) -> Values:
    """What the declarer writes on average under a contract of each of `AMOUNTS`; the last axis is theirs."""
    costs = np.array([contract_cost(rules, int(amount)) for amount in AMOUNTS])
    gains = AMOUNTS * reach + (_surplus(reach) if rules.scoring.success_scores == "actual" else 0.0)
    kept = _expected(reach) - _earned_when_made(reach) if rules.scoring.failure_keeps_earned else 0.0
    return np.asarray(gains + kept - costs * (1 - reach), np.float64)


def open_from(rules: Rules, values: Values) -> Values:
    """For each of `AMOUNTS`, the bid, the best of the values of the contracts that it leaves open."""
    if not rules.talon.raise_after_talon:
        return values
    return np.asarray(np.maximum.accumulate(values[..., ::-1], axis=-1)[..., ::-1])


def open_to(rules: Rules, values: Values, bid: int) -> Values:
    """The best of the values of the contracts that a bid leaves open."""
    return np.asarray(open_from(rules, values)[..., place_of(bid)])


def _surplus(reach: Values) -> Values:
    """The mean of what is earned above the contract, counted where the contract is made."""
    above = np.cumsum(reach[..., ::-1], axis=-1)[..., ::-1] - reach
    return np.asarray(STEP * above)


def _earned_when_made(reach: Values) -> Values:
    return np.asarray(AMOUNTS * reach + _surplus(reach))


def _expected(reach: Values) -> Values:
    """The mean of what is earned; amounts below the lowest one count as it does."""
    return np.asarray(AMOUNTS[0] + STEP * reach[..., 1:].sum(-1, keepdims=True))
