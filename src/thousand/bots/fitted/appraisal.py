"""What a declarer earns when the deal is really played, estimated by a network instead of open cards."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted.features import SETS, bits, set_rows, sets
from thousand.bots.fitted.network import Floats, Network
from thousand.bots.fitted.ways import Ways
from thousand.core.cards import DECK_SIZE, SUITS

STEP: Final = 5
LOWEST: Final = 60
HIGHEST: Final = 340
AMOUNTS: Final = np.arange(LOWEST, HIGHEST + 1, STEP)
POINTS: Final = 100.0

_KEPT: Final = SETS * len(SUITS)
_FIRST: Final = _KEPT + DECK_SIZE
_SECOND: Final = _FIRST + DECK_SIZE


class Prospect(NamedTuple):
    """By way: how likely each of `AMOUNTS` is earned by the declarer, and the points of the two others."""

    reach: Floats
    others: Floats


def features(choices: Ways) -> Floats:
    """A row for each way: the sets kept in each suit, the cards that go elsewhere, the trump named."""
    trumps = (choices.trump[..., None] == np.arange(len(SUITS))).astype(np.float32)
    return np.concatenate(
        [set_rows(choices.kept), bits(choices.first), bits(choices.second), trumps], axis=-1
    )


def appraise(network: Network, choices: Ways) -> Prospect:
    """The prospects of every way; the shape of the ways with an axis of figures behind it."""
    shape = choices.kept.shape
    answer = network.from_first(_first_sums(network, choices.each(np.ravel)))
    reach = np.minimum.accumulate(1 / (1 + np.exp(-answer[:, : len(AMOUNTS)])), axis=1)
    others = answer[:, len(AMOUNTS) :] * np.float32(POINTS)
    return Prospect(reach.reshape(*shape, len(AMOUNTS)), others.reshape(*shape, 2))


def place_of(amount: int) -> int:
    """Where an amount stands among `AMOUNTS`: the next one where it lies between two."""
    return int(np.clip(-(-(amount - LOWEST) // STEP), 0, len(AMOUNTS) - 1))


def best_amounts(prospect: Prospect, least: int) -> NDArray[np.int64]:
    """For each way the amount, not below `least`, that wins most against its own cost."""
    gains = AMOUNTS * (2 * prospect.reach - 1)
    return np.asarray(AMOUNTS[place_of(least) + gains[..., place_of(least) :].argmax(-1)])


def _first_sums(network: Network, choices: Ways) -> Floats:
    """What the first weights make of the features, read row by row instead of multiplied."""
    weights = network.layers[0][0]
    summed: Floats = weights[:_KEPT][sets(choices.kept)].sum(1)
    summed += bits(choices.first) @ weights[_KEPT:_FIRST]
    summed += bits(choices.second) @ weights[_FIRST:_SECOND]
    named = choices.trump >= 0
    summed[named] += weights[_SECOND + choices.trump[named].astype(np.int64)]
    return summed
