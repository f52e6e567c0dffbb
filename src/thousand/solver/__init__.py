"""Search with open cards: what a deal is worth when everybody sees everything and plays best.

`open_deal(match)` turns a deal in progress into numbers, `Solver` answers questions about them. A `Solver` is
a context with memory of its own: one serves one question at a time, several run beside each other. The
functions on arrays (`values`, `reaches`, `moves`, `playouts`) take a position with other hands in each row.
`honest_playouts` plays deals by what each seat may know, `honest_moves` does so after each move of a moment;
`foresee` finds the best plan of a seat that cannot tell its rows apart.
"""

from thousand.solver._kernel import (
    Layouts,
    Manner,
    MustBeat,
    Position,
    Rules,
    Solver,
    deals,
    foresee,
    honest_moves,
    honest_playouts,
    moves,
    playouts,
    reaches,
    values,
)
from thousand.solver.position import OpenDeal, Opening, kernel_rules, open_deal, open_hands, play_of

__all__ = [
    "Layouts",
    "Manner",
    "MustBeat",
    "OpenDeal",
    "Opening",
    "Position",
    "Rules",
    "Solver",
    "deals",
    "foresee",
    "honest_moves",
    "honest_playouts",
    "kernel_rules",
    "moves",
    "open_deal",
    "open_hands",
    "play_of",
    "playouts",
    "reaches",
    "values",
]
