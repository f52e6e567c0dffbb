"""The network of the declarer: what he earns after each way of parting with cards, and the others get."""

import numpy as np

from fit.contests import Contests
from fit.training import Pace, fresh, train
from thousand.bots.fitted.appraisal import AMOUNTS, POINTS, features
from thousand.bots.fitted.network import Floats, Network

_HIDDEN = (64, 32)
_NEAR = 30.0
_FLOOR = 0.05
_OTHERS = 2.0


def fit_declarer(samples: Contests, seed: int, pace: Pace) -> Network:
    """A network that has seen all the samples."""
    rows = features(samples.way)
    reached = samples.earned[:, :1] >= AMOUNTS
    weights = (_FLOOR + np.exp(-np.abs(AMOUNTS - samples.aim[:, None]) / _NEAR)).astype(np.float32)
    others = (samples.earned[:, 1:] / POINTS).astype(np.float32)

    def slope(answer: Floats, picks: np.ndarray) -> Floats:
        chance = 1 / (1 + np.exp(-answer[:, : len(AMOUNTS)]))
        down = weights[picks] * (chance - reached[picks])
        return np.concatenate([down, _OTHERS * (answer[:, len(AMOUNTS) :] - others[picks])], axis=1).astype(
            np.float32
        )

    network = fresh((rows.shape[1], *_HIDDEN, len(AMOUNTS) + 2), seed)
    return train(network, lambda picks: rows[picks], slope, len(rows), pace, seed)
