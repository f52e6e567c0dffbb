"""What an adviser says: what may be done, the best first, each with its figures."""

import msgspec

from thousand.core.actions import Action


class Figures(msgspec.Struct, frozen=True):
    """What a choice leads to over the worlds looked at, all cards open and everybody playing best.

    `made` is the share of worlds in which `contract` is made; `declarer` and `side` are the mean points that
    the declarer, and the side of the adviser, earn in the whole deal.
    """

    contract: int
    made: float
    declarer: float
    side: float


class Option(msgspec.Struct, frozen=True):
    """A choice: one action, or all the gifts of an exchange in order; no figures where nothing is weighed."""

    actions: tuple[Action, ...]
    figures: Figures | None = None


class Advice(msgspec.Struct, frozen=True):
    """The options of a turn, the best first, and the number of worlds in which they were weighed.

    `declares` tells whether the adviser is, or would be, the declarer.
    """

    options: tuple[Option, ...]
    worlds: int
    declares: bool

    @property
    def best(self) -> Option:
        """The option that is advised."""
        return self.options[0]

    @property
    def alternatives(self) -> tuple[Option, ...]:
        """The others, the next best first."""
        return self.options[1:]
