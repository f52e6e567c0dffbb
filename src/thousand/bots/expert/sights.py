"""What each seat may know of the cards in a world, as far as the viewer can tell."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.beliefs.dealt import kept_and_given, talon_taken
from thousand.bots.rookie.table import in_turn, played
from thousand.bots.worlds import Rows, told_absent, told_held
from thousand.core.cards import Cards
from thousand.core.rules import Rules
from thousand.core.state import Contract
from thousand.core.talons import gives, shown_to_all
from thousand.core.view import DealView, View


class Sights(NamedTuple):
    """By world: what each seat knows to be with each or in the pile; what all know a seat to lack."""

    seen: NDArray[np.uint32]
    excluded: NDArray[np.uint32]


def sights(view: View, deal: DealView, contract: Contract, rows: Rows) -> Sights:
    """What play, declarations and the talon have shown to all, and what the declarer gave and laid aside.

    The card that the declarer gave the partner is a guess, as in `dealt_hands`. Of the cards of a shown talon
    all are taken to know which the declarer has given away.
    """
    places = tuple(sorted(deal.playing))
    hands, declares = rows[:, : len(places)], places.index(contract.declarer)
    seen = np.zeros((len(rows), len(places), len(places) + 1), np.uint32)
    for place, seat in enumerate(places):
        seen[:, :, place] = (hands[:, place] & np.uint32(_shown(view, deal, contract, seat)))[:, None]
    seen[:, :, -1] = played(deal)
    seen[:, declares, -1] |= rows[:, len(places)] | np.uint32(deal.discards or 0)
    others, gifts = in_turn(deal.playing, contract.declarer)[1:], kept_and_given(deal, rows)[1]
    for place, gift in zip(map(places.index, others), gifts, strict=True):
        seen[:, declares, place] |= gift & hands[:, place]
    excluded = np.zeros((len(rows), len(places)), np.uint32)
    for place, seat in enumerate(places):
        excluded[:, place] = told_absent(view.rules, deal, seat)
        excluded[:, place] |= np.uint32(talon_seen(view.rules, deal, contract)) & ~hands[:, place]
    return Sights(seen, excluded)


def talon_seen(rules: Rules, deal: DealView, contract: Contract) -> Cards:
    """The cards of the talon that the declarer took before the eyes of all."""
    return talon_taken(deal) if shown_to_all(rules, contract) else 0


def _shown(view: View, deal: DealView, contract: Contract, seat: int) -> Cards:
    """The cards that all have seen come to a seat."""
    declares = seat == contract.declarer and gives(view.rules)
    return told_held(deal, seat) | (talon_seen(view.rules, deal, contract) if declares else 0)
