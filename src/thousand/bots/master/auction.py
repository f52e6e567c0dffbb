"""The auction by realised results: what declaring is worth at each bid, and what defending is."""

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

import numpy as np

from thousand.bots.fitted import fitted
from thousand.bots.fitted.appraisal import appraise
from thousand.bots.fitted.features import bits
from thousand.bots.fitted.ways import ways
from thousand.bots.goal import on_barrel, to_target
from thousand.bots.master.ledger import Values, open_to, written
from thousand.core.actions import PASS, Action, Bid
from thousand.core.cards import DECK, Cards, cards_of, mask_of
from thousand.core.rules import Rules
from thousand.core.view import DealView, View

_TALONS: Final = 80
_TALON: Final = 3
_POINTS: Final = 100.0


class Outlook(NamedTuple):
    """What a dealt hand is worth: as declarer by talon and contract, as defender."""

    declaring: Values
    defending: float


def choose_call(view: View, deal: DealView) -> Action:
    """The lowest useful bid where declaring is worth more than defending, else a pass."""
    seat = view.seat or 0
    bids = [action for action in view.legal if isinstance(action, Bid)]
    if PASS not in view.legal:
        return bids[0]
    least = to_target(view, seat) if on_barrel(view, seat) else 0
    bid = next((bid for bid in bids if bid.amount >= least), None)
    if bid is None:
        return PASS
    seen = outlook(view.rules, deal.hand or 0)
    return bid if declaring(view.rules, seen, bid.amount) >= seen.defending else PASS


def declaring(rules: Rules, seen: Outlook, amount: int) -> float:
    """What it is worth to be declarer at a bid, over talons; a hopeless deal is given up where one may."""
    values = open_to(rules, seen.declaring, amount)
    if rules.talon.write_off != "off":
        values = np.maximum(values, 0.0)
    return float(values.mean())


@lru_cache(maxsize=4096)
def outlook(rules: Rules, hand: Cards) -> Outlook:
    """The worth of a dealt hand by the networks of the rules."""
    declarer, defender = fitted(rules, "declarer"), fitted(rules, "defender")
    assert declarer is not None, "nothing is fitted for these rules"
    assert defender is not None, "nothing is fitted for these rules"
    defending = float(defender(bits(np.array([hand], np.uint32)))[0, 0] * _POINTS)
    return Outlook(_by_talon(rules, hand), defending)


def _by_talon(rules: Rules, hand: Cards) -> Values:
    """For each talon and contract the worth of the best way to part with cards."""
    network = fitted(rules, "declarer")
    assert network is not None
    talons = np.array(_talons(hand), np.uint32)
    prospect = appraise(network, ways(rules, talons | np.uint32(hand), talons))
    return np.asarray(written(rules, prospect.reach).max(1))


def _talons(hand: Cards) -> list[Cards]:
    every = list(combinations(cards_of(DECK & ~hand), _TALON))
    return [mask_of(talon) for talon in Random(hand).sample(every, _TALONS)]
