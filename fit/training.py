"""Fitting a network: gradient descent (Adam) over rows of features, targets and weights."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from thousand.bots.fitted.network import Floats, Network


class Pace(NamedTuple):
    """How long and how fast."""

    epochs: int = 40
    batch: int = 512
    rate: float = 2e-3
    decay: float = 1e-5


def fresh(sizes: tuple[int, ...], seed: int) -> Network:
    """A network of random weights."""
    lot = np.random.default_rng(seed)
    return Network(
        [
            (lot.normal(0, np.sqrt(2 / one), (one, other)).astype(np.float32), np.zeros(other, np.float32))
            for one, other in zip(sizes, sizes[1:], strict=False)
        ]
    )


def train(
    network: Network,
    features: Callable[[np.ndarray], Floats],
    slope: Callable[[Floats, np.ndarray], Floats],
    rows: int,
    pace: Pace,
    seed: int,
) -> Network:
    """The network after descent. `features` gives rows by number, `slope` the error's slope at the answers."""
    lot = np.random.default_rng(seed)
    values = [part.copy() for layer in network.layers for part in layer]
    first, second = [np.zeros_like(one) for one in values], [np.zeros_like(one) for one in values]
    step, steps = 0, pace.epochs * (rows // pace.batch)
    for _ in range(pace.epochs):
        order = lot.permutation(rows)
        for start in range(0, rows - pace.batch + 1, pace.batch):
            picks = order[start : start + pace.batch]
            step += 1
            rate = pace.rate * (1 - step / (steps + 1))
            slopes = _slopes(values, features(picks), lambda answer, picks=picks: slope(answer, picks))
            for k, (value, down) in enumerate(zip(values, slopes, strict=True)):
                first[k] += 0.1 * (down - first[k])
                second[k] += 0.001 * (down * down - second[k])
                lift = (first[k] / (1 - 0.9**step)) / (np.sqrt(second[k] / (1 - 0.999**step)) + 1e-8)
                value -= rate * (lift + pace.decay * value)
    return Network(list(zip(values[::2], values[1::2], strict=True)))


def _slopes(values: list[Floats], features: Floats, slope: Callable[[Floats], Floats]) -> list[Floats]:
    flows = [features]
    depth = len(values) // 2
    for k in range(depth):
        summed = flows[-1] @ values[2 * k] + values[2 * k + 1]
        flows.append(np.maximum(summed, 0) if k < depth - 1 else summed)
    back = slope(flows[-1]) / len(features)
    slopes: list[Floats] = []
    for k in reversed(range(depth)):
        slopes[:0] = [flows[k].T @ back, back.sum(0)]
        if k:
            back = (back @ values[2 * k].T) * (flows[k] > 0)
    return slopes
