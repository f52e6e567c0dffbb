"""Whether chances come true: the predicted and the realised share of contracts made, by tenths."""

from typing import NamedTuple

import numpy as np

from thousand.bots.fitted.odds import Chances


class Decile(NamedTuple):
    """Contracts whose predicted chance lies in one tenth: how many, the mean predicted, the share made."""

    contracts: int
    predicted: float
    made: float


def deciles(predicted: Chances, made: np.ndarray) -> list[Decile]:
    """The tenths that hold any contract."""
    tenth = np.minimum((predicted * 10).astype(int), 9)
    return [
        Decile(int((tenth == k).sum()), float(predicted[tenth == k].mean()), float(made[tenth == k].mean()))
        for k in range(10)
        if (tenth == k).any()
    ]


def table(title: str, found: list[Decile]) -> str:
    """The tenths as lines to read."""
    lines = [f"{one.contracts:9} {one.predicted:9.3f} {one.made:9.3f}" for one in found]
    return "\n".join([title, "contracts predicted      made", *lines])
