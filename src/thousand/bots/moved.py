"""From the moves of the kernel to the plays that make them."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from thousand.core.actions import Action
from thousand.core.view import View
from thousand.solver import play_of


def legal_plays(view: View, moves: NDArray[np.bool_]) -> Iterator[tuple[Action, int, int]]:
    """The viewer's legal plays among the moves marked at [declared, card], each with its place."""
    legal = set(view.legal)
    for declared, card in np.argwhere(moves).tolist():
        play = play_of(view.rules, card, bool(declared))
        if play in legal:
            yield play, declared, card
