"""What a seat may know as a vector: made from its view, of one length for a rule set.

Dealing anew what the seat cannot see leaves the vector as it is. The layout is `docs/reference/envs.md`.
"""

from functools import cache
from math import prod

import msgspec
import numpy as np

from thousand.core.rules import Rules
from thousand.core.view import View
from thousand.envs.fields import DEAL_FIELDS, GAME_FIELDS, Numbers


class Part(msgspec.Struct, frozen=True):
    """A field in the vector: from `first` to before `end`, in a shape whose last index runs fastest."""

    first: int
    end: int
    shape: tuple[int, ...]

    def of(self, vector: Numbers) -> Numbers:
        """The field in a vector, in its shape; writing to it writes to the vector."""
        return vector[self.first : self.end].reshape(self.shape)


class Observation:
    """The observations of a rule set: `size` numbers, `parts` by the name of the field."""

    def __init__(self, rules: Rules) -> None:
        shapes = {name: shape(rules) for name, (shape, _) in GAME_FIELDS.items()}
        shapes |= {name: field.shape(rules) for name, field in DEAL_FIELDS.items()}
        self.parts: dict[str, Part] = {}
        self.size = 0
        for name, shape in shapes.items():
            end = self.size + prod(shape)
            self.parts[name] = Part(self.size, end, shape)
            self.size = end

    def vector(self, view: View) -> Numbers:
        """The observation of the seat of a view; a spectator has none (AssertionError)."""
        vector = np.zeros(self.size, np.float32)
        self.fill(vector, view)
        return vector

    def fill(self, vector: Numbers, view: View) -> None:
        """Writes the observation into a vector of zeros."""
        for name, (_, fill_game) in GAME_FIELDS.items():
            fill_game(self.parts[name].of(vector), view)
        if view.deal is not None:
            for name, field in DEAL_FIELDS.items():
                field.fill(self.parts[name].of(vector), view, view.deal)


@cache
def observation(rules: Rules) -> Observation:
    """The observations of a rule set."""
    return Observation(rules)
