"""Fitting a network: gradient descent (Adam) over rows of features and the slope of the error."""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted.network import Floats, Network

Picks = NDArray[np.int64]
Rows = Callable[[Picks], Floats]
Slope = Callable[[Floats, Picks], Floats]

_MEAN = 0.9
_SPREAD = 0.999
_TINY = 1e-8


class Pace(NamedTuple):
    """How long and how fast."""

    epochs: int = 40
    batch: int = 512
    rate: float = 2e-3
    decay: float = 1e-5


class _Moments:
    """Running means of slopes and of their squares for one array of values."""

    def __init__(self, values: Floats) -> None:
        self.values = values
        self.mean = np.zeros_like(values)
        self.spread = np.zeros_like(values)

    def step(self, down: Floats, number: int, rate: float, decay: float) -> None:
        self.mean += (1 - _MEAN) * (down - self.mean)
        self.spread += (1 - _SPREAD) * (down * down - self.spread)
        scale = np.sqrt(self.spread / (1 - _SPREAD**number)) + _TINY
        self.values -= rate * (self.mean / (1 - _MEAN**number) / scale + decay * self.values)


def fresh(sizes: tuple[int, ...], seed: int) -> Network:
    """A network of random weights."""
    lot = np.random.default_rng(seed)
    return Network([_layer(lot, one, other) for one, other in pairwise(sizes)])


def train(network: Network, rows: Rows, slope: Slope, count: int, pace: Pace, seed: int) -> Network:
    """The network after descent. `rows` gives features by number, `slope` the slope of the error there."""
    lot = np.random.default_rng(seed)
    moments = [_Moments(part.copy()) for layer in network.layers for part in layer]
    step, steps = 0, pace.epochs * (count // pace.batch)
    for _ in range(pace.epochs):
        order = lot.permutation(count)
        for start in range(0, count - pace.batch + 1, pace.batch):
            picks = order[start : start + pace.batch]
            step += 1
            rate = pace.rate * (1 - step / (steps + 1))
            slopes = _slopes([one.values for one in moments], rows(picks), slope, picks)
            for moment, down in zip(moments, slopes, strict=True):
                moment.step(down, step, rate, pace.decay)
    values = [moment.values for moment in moments]
    return Network(list(zip(values[::2], values[1::2], strict=True)))


def _layer(lot: np.random.Generator, one: int, other: int) -> tuple[Floats, Floats]:
    weights = lot.normal(0, (2 / one) ** 0.5, (one, other)).astype(np.float32)
    return weights, np.zeros(other, np.float32)


def _slopes(values: list[Floats], rows: Floats, slope: Slope, picks: Picks) -> list[Floats]:
    flows = [rows]
    depth = len(values) // 2
    for k in range(depth):
        summed = flows[-1] @ values[2 * k] + values[2 * k + 1]
        flows.append(np.maximum(summed, 0) if k < depth - 1 else summed)
    back = np.asarray(slope(flows[-1], picks) / len(rows), np.float32)
    slopes: list[Floats] = []
    for k in reversed(range(depth)):
        slopes[:0] = [flows[k].T @ back, back.sum(0)]
        if k:
            back = np.asarray((back @ values[2 * k].T) * (flows[k] > 0), np.float32)
    return slopes
