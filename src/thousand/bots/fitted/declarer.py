"""What was fitted for the declarer: the network, and how far it is believed, alone and beside a search."""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from thousand.bots.fitted.network import Network
from thousand.bots.fitted.odds import Chances, chance, log_odds

_ALONE: Final = "alone"
_BESIDE: Final = "beside"


class Trust(NamedTuple):
    """Weights of log odds: the network's, the search's, and a constant."""

    network: float
    search: float
    constant: float

    def weighed(self, appraised: Chances, searched: Chances | float = 0.5) -> Chances:
        """The chance that comes true by two witnesses; the second says nothing at one half."""
        return chance(
            self.network * log_odds(appraised) + self.search * log_odds(np.asarray(searched)) + self.constant
        )


class DeclarerFit(NamedTuple):
    """A network of the declarer, and what its chances are worth for the best of many ways."""

    network: Network
    alone: Trust
    beside: Trust

    def save(self, path: Path) -> None:
        """Writes it whole into one file."""
        self.network.save(path, **{_ALONE: np.array(self.alone), _BESIDE: np.array(self.beside)})

    @classmethod
    def load(cls, path: Path) -> "DeclarerFit":
        """What `save` wrote."""
        with np.load(path) as arrays:
            alone, beside = (Trust(*arrays[name].tolist()) for name in (_ALONE, _BESIDE))
        return cls(Network.load(path), alone, beside)
