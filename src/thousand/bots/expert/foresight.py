"""The last tricks: the best plan of a seat that cannot tell its worlds apart."""

import numpy as np

from thousand.bots.banked import last_points
from thousand.bots.beliefs import Believed
from thousand.bots.expert.aims import aims_of, by_place, needed
from thousand.bots.moved import legal_plays
from thousand.bots.pimc.play import position_of
from thousand.core.actions import Action
from thousand.core.state import Contract
from thousand.core.view import DealView, View
from thousand.solver import foresee


def foreseen(
    view: View, deal: DealView, contract: Contract, seen: Believed, nodes: int
) -> dict[Action, float]:
    """What each play is worth when all later turns are played by what will be known then."""
    places, aims = tuple(sorted(deal.playing)), aims_of(view, contract)
    values, _ = foresee(
        position_of(view, deal, contract, seen.rows[0]),
        places.index(view.seat or 0),
        np.ascontiguousarray(seen.rows[:, : len(places)]),
        seen.weights,
        places.index(contract.declarer),
        needed(view, deal, contract, seen.rows),
        aims.made,
        by_place(view, deal, contract, aims),
        last_points=last_points(view, deal, seen.rows),
        nodes=nodes,
    )
    return {
        play: float(values[declared, card]) for play, declared, card in legal_plays(view, np.isfinite(values))
    }
