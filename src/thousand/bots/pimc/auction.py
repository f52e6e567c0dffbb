"""The auction: a hand is worth what it earns with many a talon, against many a pair of hands."""

from itertools import combinations
from random import Random
from typing import Final

import numpy as np

from thousand.bots.goal import on_barrel, threatens, to_target
from thousand.bots.pimc.prospects import Plan, Points, earnings, plan_for, share
from thousand.bots.rookie.bidding import reach
from thousand.bots.rookie.exchange import gift_cost
from thousand.bots.rookie.hand import promise
from thousand.bots.worlds import Rows
from thousand.core.actions import PASS, Action, Bid, Give
from thousand.core.cards import Cards, cards_of, mask_of, points_of
from thousand.core.rules import Rules
from thousand.core.seating import deal_sizes
from thousand.core.state import Seat
from thousand.core.talons import discard_size, discards_count, each_takes_one, gives, gives_talon_only
from thousand.core.view import DealView, View

_FAIR: Final = 0.45


def choose_call(view: View, deal: DealView, rows: Rows, lot: Random) -> Action:
    """The lowest useful bid that is made in a fair share of the worlds, else a pass."""
    seat = view.seat or 0
    bids = [action for action in view.legal if isinstance(action, Bid)]
    least = to_target(view, seat) if on_barrel(view, seat) else 0
    bid = next((bid for bid in bids if bid.amount >= least), None)
    if PASS not in view.legal:
        return bids[0]
    if bid is None:
        return PASS
    if _is_urgent(view, deal, seat) and bid.amount <= reach(view, deal, deal.hand or 0):
        return bid
    return bid if share(outlook(view, deal, rows, lot), bid.amount) >= _FAIR else PASS


def _is_urgent(view: View, deal: DealView, seat: Seat) -> bool:
    """Whether the end of the game weighs more than the cards."""
    return on_barrel(view, seat) or any(threatens(view, deal, one) for one in deal.playing if one != seat)


def outlook(view: View, deal: DealView, rows: Rows, lot: Random) -> Points:
    """What the viewer would earn as declarer, world by world: the talon taken, the exchange made."""
    seat = view.seat or 0
    return np.concatenate([_earned(view.rules, deal, seat, row[None, :], lot) for row in rows])


def _earned(rules: Rules, deal: DealView, seat: Seat, row: Rows, lot: Random) -> Points:
    places = tuple(sorted(deal.playing))
    face_down = cards_of(int(row[0, len(places)]))
    talon = mask_of(lot.sample(face_down, deal_sizes(rules)[1]))
    rest = mask_of(face_down) & ~talon
    world = row.copy()
    world[0, len(places)] = rest
    if each_takes_one(rules):
        world[0, places.index(next(one for one in places if one != seat))] |= np.uint32(rest)
    hand = (deal.hand or 0) | talon
    others = [one for one in deal.playing if one != seat]
    return earnings(rules, deal, seat, _plan(rules, hand, talon, others), world)


def _plan(rules: Rules, hand: Cards, talon: Cards, others: list[Seat]) -> Plan:
    """The exchange that the count of the hand likes best."""
    if each_takes_one(rules):
        return plan_for(rules, hand)
    if not gives(rules):
        discards = max(
            map(mask_of, combinations(cards_of(hand), discard_size(rules))),
            key=lambda cards: promise(rules, hand & ~cards) + discards_count(rules) * points_of(cards),
        )
        return plan_for(rules, hand & ~discards, discards=discards)
    cards = cards_of(talon if gives_talon_only(rules) else hand)
    given = max(combinations(cards, len(others)), key=lambda some: _liking(rules, hand, some))
    return plan_for(rules, hand & ~mask_of(given), tuple(map(Give, given, others)))


def _liking(rules: Rules, hand: Cards, given: tuple[int, ...]) -> float:
    costs = sum(gift_cost(rules, hand, card) for card in given)
    return promise(rules, hand & ~mask_of(given)) - costs
