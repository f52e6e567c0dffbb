"""What a bot is: a name and a choice, the same choice for the same view, budget and seed."""

from hashlib import blake2b
from random import Random
from typing import Final, Protocol

import msgspec

from thousand.core.actions import Action
from thousand.core.view import View

_FEWEST: Final = 4
_WORLDS_A_SECOND: Final = 500
_NODES_A_WORLD: Final = 4000


class Budget(msgspec.Struct, frozen=True):
    """What a choice may cost, and the seed of whatever chance is in it.

    `seconds` and `nodes` (positions looked at) are limits for bots that search, None for no limit. Only a bot
    bound by `nodes` alone searches the same tree twice.
    """

    seconds: float | None = None
    seed: int = 0
    nodes: int | None = None


def worlds_for(budget: Budget, most: int) -> int:
    """How many worlds a budget pays for, `most` at the most; counted, so that no clock changes a choice."""
    number = most
    if budget.seconds is not None:
        number = min(number, int(budget.seconds * _WORLDS_A_SECOND))
    if budget.nodes is not None:
        number = min(number, budget.nodes // _NODES_A_WORLD)
    return max(number, _FEWEST)


class Bot(Protocol):
    """A player who knows what a seat may know and nothing else."""

    name: str

    def choose(self, view: View, budget: Budget) -> Action:
        """One of the legal actions of the view, whose seat is to act."""
        ...


_encoder = msgspec.msgpack.Encoder()


def chance(view: View, budget: Budget) -> Random:
    """The chance of one choice: seeded by the budget and by what the seat sees of the deal and the score."""
    scene = _encoder.encode((budget.seed, view.seat, view.phase, view.standings, view.deal))
    return Random(blake2b(scene, digest_size=8).digest())
