"""The network of the defender: what a dealt hand earns while somebody else plays, and what the others write."""

import numpy as np

from fit.contests import Contests
from fit.training import Pace, fresh, train
from thousand.bots.fitted.appraisal import POINTS, appraise, place_of
from thousand.bots.fitted.features import bits
from thousand.bots.fitted.network import Floats, Network
from thousand.core.rules import Rules
from thousand.core.scoring.writing import contract_cost

_HIDDEN = (32,)


def fit_defender(rules: Rules, declarer: Network, samples: Contests, seed: int, pace: Pace) -> Network:
    """A network of the contests that a declarer would have played out."""
    played = _worth_playing(declarer, samples)
    dealt, earned, aim = samples.dealt[played], samples.earned[played], samples.aim[played]
    made = earned[:, 0] >= aim
    gained = earned[:, 0] if rules.scoring.success_scores == "actual" else aim
    costs = np.vectorize(lambda amount: contract_cost(rules, amount), otypes=[int])(aim)
    declared = np.where(made, gained, -costs)
    features = np.concatenate([bits(dealt[:, 1]), bits(dealt[:, 2])])
    targets = np.concatenate(
        [
            np.stack([earned[:, 1], (declared + earned[:, 2]) / 2], axis=1),
            np.stack([earned[:, 2], (declared + earned[:, 1]) / 2], axis=1),
        ]
    )
    wanted = (targets / POINTS).astype(np.float32)

    def slope(answer: Floats, picks: np.ndarray) -> Floats:
        return answer - wanted[picks]

    network = fresh((features.shape[1], *_HIDDEN, 2), seed)
    return train(network, lambda picks: features[picks], slope, len(features), pace, seed)


def _worth_playing(declarer: Network, samples: Contests) -> np.ndarray:
    reach = appraise(declarer, samples.way).reach
    chance = reach[np.arange(len(reach)), [place_of(int(aim)) for aim in samples.aim]]
    return (2 * chance - 1) * samples.aim > 20
