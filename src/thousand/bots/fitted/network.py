"""A small feed-forward network: layers of weights, a bend at zero between them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

_LAYER: Final = "w{}"
_BIAS: Final = "b{}"


class Network:
    """Layers of weights and biases; called with rows of features, it answers with rows of numbers."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self.layers: Final = tuple(layers)

    def __call__(self, features: Floats) -> Floats:
        """The answers, a row for each row of features."""
        return self.from_first(features @ self.layers[0][0])

    def from_first(self, summed: Floats) -> Floats:
        """The answers where the first weights have been applied already, their biases not."""
        flow = summed + self.layers[0][1]
        for weights, biases in self.layers[1:]:
            flow = np.maximum(flow, 0) @ weights + biases
        return flow

    def save(self, path: Path, **notes: Any) -> None:
        """Writes the layers, in half precision, and what else is to be remembered of the fit."""
        arrays: dict[str, Any] = {}
        for number, (weights, biases) in enumerate(self.layers):
            arrays[_LAYER.format(number)] = weights.astype(np.float16)
            arrays[_BIAS.format(number)] = biases.astype(np.float16)
        np.savez_compressed(path, **arrays, **notes)

    @classmethod
    def load(cls, path: Path) -> "Network":
        """The network of a file that `save` wrote."""
        with np.load(path) as arrays:
            depth = sum(name.startswith("w") for name in arrays.files)
            return cls(
                [
                    (arrays[_LAYER.format(k)].astype(np.float32), arrays[_BIAS.format(k)].astype(np.float32))
                    for k in range(depth)
                ]
            )
