"""The auction by realised results: what declaring is worth at each bid, and what defending is."""

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted import DeclarerFit, fitted, fitted_declarer
from thousand.bots.fitted.appraisal import POINTS, appraise, place_of
from thousand.bots.fitted.standing import standing_rows
from thousand.bots.fitted.ways import ways
from thousand.bots.goal import on_barrel, to_target
from thousand.bots.master.ledger import GIVEN_UP, Values, open_from, written
from thousand.core.actions import PASS, Action, Bid
from thousand.core.cards import DECK, Cards, cards_of, mask_of
from thousand.core.rules import Rules
from thousand.core.view import DealView, View

_TALONS: Final = 80
_TALON: Final = 3
_DENIED: Final = 5.0
_PLAYABLE: Final = 10.0


def choose_call(view: View, deal: DealView) -> Action:
    """The lowest useful bid where declaring is worth more than defending, else a pass.

    An opponent who does not declare writes less, which is worth something too. A hand that would mostly be
    given up is not bid.
    """
    seat = view.seat or 0
    bids = [action for action in view.legal if isinstance(action, Bid)]
    if PASS not in view.legal:
        return bids[0]
    least = to_target(view, seat) if on_barrel(view, seat) else 0
    bid = next((bid for bid in bids if bid.amount >= least), None)
    if bid is None:
        return PASS
    least_worth = max(_PLAYABLE, defending(view, deal, bid.amount) - _DENIED)
    return bid if declaring(view, deal, bid.amount) >= least_worth else PASS


def declaring(view: View, deal: DealView, bid: int) -> float:
    """What the viewer writes on average as declarer at a bid; points."""
    return float(curve(view.rules, deal.hand or 0)[place_of(bid)])


def defending(view: View, deal: DealView, bid: int) -> float:
    """What the viewer writes on average when he passes instead of bidding so much; points."""
    network = fitted(view.rules, "defender")
    assert network is not None, "nothing is fitted for these rules"
    playing = deal.playing
    place = (playing.index(view.seat or 0) - playing.index(deal.first_bidder)) % len(playing)
    row = standing_rows(np.array([deal.hand or 0], np.uint32), np.array([place]), np.array([bid]))
    return float(network(row)[0, 0] * POINTS)


@lru_cache(maxsize=4096)
def curve(rules: Rules, hand: Cards) -> Values:
    """What a dealt hand writes on average as declarer, by the bid that bought the deal: one of `AMOUNTS`."""
    fit = fitted_declarer(rules)
    assert fit is not None, "nothing is fitted for these rules"
    return curve_by(rules, fit, hand)


def curve_by(rules: Rules, fit: DeclarerFit, hand: Cards) -> Values:
    """The same by what was fitted for the declarer: the mean over many talons.

    For each of them the best way to part with cards and the best contract are taken.
    """
    talons = some_talons(hand, _TALONS)
    prospect = appraise(fit.network, ways(rules, talons | np.uint32(hand), talons))
    best = open_from(rules, written(rules, fit.alone.weighed(prospect.reach)).max(1))
    if rules.talon.write_off != "off":
        best = np.maximum(best, GIVEN_UP)
    return np.asarray(best.mean(0))


def some_talons(hand: Cards, number: int) -> NDArray[np.uint32]:
    """So many of the talons that a dealt hand may find, always the same for the same hand."""
    every = list(combinations(cards_of(DECK & ~hand), _TALON))
    return np.array([mask_of(talon) for talon in Random(hand).sample(every, number)], np.uint32)
