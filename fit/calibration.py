"""Whether chances come true: the predicted and the realised share of contracts made, by tenths."""

from typing import NamedTuple

import numpy as np

from fit.contests import Contests
from thousand.bots.fitted.appraisal import appraise, place_of
from thousand.bots.fitted.network import Network


class Decile(NamedTuple):
    """Contracts whose predicted chance lies in one tenth: how many, the mean predicted, the share made."""

    contracts: int
    predicted: float
    made: float


def deciles(network: Network, samples: Contests) -> list[Decile]:
    """The tenths that hold any contract."""
    reach = appraise(network, samples.way).reach
    predicted = reach[np.arange(len(reach)), [place_of(int(aim)) for aim in samples.aim]]
    made = samples.earned[:, 0] >= samples.aim
    tenth = np.minimum((predicted * 10).astype(int), 9)
    return [
        Decile(int((tenth == k).sum()), float(predicted[tenth == k].mean()), float(made[tenth == k].mean()))
        for k in range(10)
        if (tenth == k).any()
    ]


def table(found: list[Decile]) -> str:
    """The tenths as lines to read."""
    lines = [f"{one.contracts:8} {one.predicted:9.3f} {one.made:9.3f}" for one in found]
    return "\n".join(["contracts predicted made", *lines])
