"""Plays when nobody sees through the cards: all play on by what they know, the viewer and his partner too."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from thousand.bots.banked import last_points
from thousand.bots.beliefs import Believed
from thousand.bots.expert.aims import aims_of, by_place, needed
from thousand.bots.expert.sights import sights
from thousand.bots.moved import legal_plays
from thousand.bots.pimc.play import position_of
from thousand.core.actions import Action, Play
from thousand.core.cards import mask_of
from thousand.core.state import Contract
from thousand.core.view import DealView, View
from thousand.solver import honest_moves

_SEED_BITS: Final = 63
_LAYOUTS: Final = 4
_LAYOUTS_OF_FEW: Final = 8
_FEW: Final = 5


def may_pay(view: View, deal: DealView, contract: Contract) -> bool:
    """Whether honest play tells more than other witnesses: to defenders, and to declarers of many cards."""
    declares = view.seat == contract.declarer
    return len(deal.playing) > 2 and not (declares and (deal.hand or 0).bit_count() <= _FEW)


def played_honestly(
    view: View, deal: DealView, contract: Contract, seen: Believed, plays: Sequence[Play], lot: Random
) -> dict[Action, float]:
    """What each of the plays is worth when every seat plays on by what it may see."""
    places, aims = tuple(sorted(deal.playing)), aims_of(view, contract)
    known, need = sights(view, deal, contract, seen.rows), needed(view, deal, contract, seen.rows)
    declarer, sign = places.index(contract.declarer), 1 if view.seat == contract.declarer else -1
    gained = honest_moves(
        position_of(view, deal, contract, seen.rows[0]),
        np.ascontiguousarray(seen.rows[:, : len(places)]),
        known.seen,
        declarer,
        need,
        excluded=known.excluded,
        cards=mask_of(play.card for play in plays),
        worlds=_LAYOUTS if (deal.hand or 0).bit_count() > _FEW else _LAYOUTS_OF_FEW,
        seed=lot.getrandbits(_SEED_BITS),
        made=aims.made,
        point=sign * aims.declarer,
        last_points=last_points(view, deal, seen.rows),
    )
    points = gained @ np.array(by_place(view, deal, contract, aims))
    values = points + sign * aims.made * (gained[..., declarer] >= need[:, None, None])
    found = legal_plays(view, gained[0, ..., 0] >= 0)
    return {play: float(seen.weights @ values[:, declared, card]) for play, declared, card in found}
