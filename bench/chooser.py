"""The player of every playout: chooses at random and counts how often it was asked."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, TypeAlias, TypeVar

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

_T = TypeVar("_T")


class Chooser(Random):
    """A source of chance whose choices are counted, so that an action means the same in every library."""

    actions = 0

    def choice(self, seq: "SupportsLenAndGetItem[_T]") -> _T:
        """One of the actions on offer."""
        self.actions += 1
        return seq[int(self.random() * len(seq))]


Playout: TypeAlias = Callable[[Chooser], None]
