"""The network of the defender: what a dealt hand writes when it passes, by place and bid."""

import numpy as np

from fit.auctions import Auctions
from fit.training import Pace, fresh, train
from thousand.bots.fitted.appraisal import POINTS
from thousand.bots.fitted.network import Floats, Network
from thousand.bots.fitted.standing import standing_rows
from thousand.core.giving_up import points_for_others
from thousand.core.rules import Rules

_HIDDEN = (48,)
_SEATS = 3


def fit_defender(rules: Rules, samples: Auctions, seed: int, pace: Pace) -> Network:
    """A network of what those who did not buy the deal wrote."""
    rows, wanted = [], []
    for turn in (1, 2):
        place = (samples.declarer + turn) % _SEATS
        bids = np.take_along_axis(samples.passed, place[:, None], axis=1)[:, 0]
        rows.append(standing_rows(samples.contests.dealt[:, turn], place, bids))
        wanted.append(_wrote(rules, samples, turn))
    features, targets = np.concatenate(rows), (np.concatenate(wanted) / POINTS).astype(np.float32)[:, None]

    def slope(answer: Floats, picks: np.ndarray) -> Floats:
        return np.asarray(answer - targets[picks])

    network = fresh((features.shape[1], *_HIDDEN, 1), seed)
    return train(network, lambda picks: features[picks], slope, len(features), pace, seed)


def _wrote(rules: Rules, samples: Auctions, turn: int) -> np.ndarray:
    earned = samples.contests.earned[:, turn] * bool(rules.scoring.defenders_score)
    gift = max(points_for_others(rules, "write_off"), points_for_others(rules, "bomb"))
    return np.where(samples.given_up, gift, earned)
