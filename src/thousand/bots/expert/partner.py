"""A defender's plays when nobody sees through the cards: all play on by what they know, his partner too."""

from random import Random
from typing import Final

import numpy as np

from thousand.bots.banked import last_points
from thousand.bots.beliefs import Believed
from thousand.bots.expert.aims import aims_of, by_place, needed
from thousand.bots.expert.sights import sights
from thousand.bots.moved import legal_plays
from thousand.bots.pimc.play import position_of
from thousand.core.actions import Action
from thousand.core.state import Contract
from thousand.core.view import DealView, View
from thousand.solver import honest_moves

_LAYOUTS: Final = 8
_SEED_BITS: Final = 63


def has_partner(view: View, deal: DealView, contract: Contract) -> bool:
    """Whether the viewer defends, and not alone."""
    return view.seat != contract.declarer and len(deal.playing) > 2


def played_honestly(
    view: View, deal: DealView, contract: Contract, seen: Believed, lot: Random
) -> dict[Action, float]:
    """What each play is worth when every seat plays on by what it may see."""
    places, aims = tuple(sorted(deal.playing)), aims_of(view, contract)
    known, need = sights(view, deal, contract, seen.rows), needed(view, deal, contract, seen.rows)
    declarer = places.index(contract.declarer)
    gained = honest_moves(
        position_of(view, deal, contract, seen.rows[0]),
        np.ascontiguousarray(seen.rows[:, : len(places)]),
        known.seen,
        declarer,
        need,
        excluded=known.excluded,
        worlds=_LAYOUTS,
        seed=lot.getrandbits(_SEED_BITS),
        made=aims.made,
        point=-aims.declarer,
        last_points=last_points(view, deal, seen.rows),
    )
    points = gained @ np.array(by_place(view, deal, contract, aims))
    values = points - aims.made * (gained[..., declarer] >= need[:, None, None])
    return {
        play: float(seen.weights @ values[:, declared, card])
        for play, declared, card in legal_plays(view, gained[0, ..., 0] >= 0)
    }
