"""The auction: a hand is worth what it writes with many a talon, against many a pair of hands."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.goal import on_barrel, threatens, to_target
from thousand.bots.pimc.price import best_mean
from thousand.bots.pimc.prospects import Plan, earnings, plan_for
from thousand.bots.rookie.bidding import reach
from thousand.bots.rookie.exchange import gift_cost
from thousand.bots.rookie.hand import promise
from thousand.bots.worlds import Rows
from thousand.core.actions import PASS, Action, Bid, Give
from thousand.core.cards import DECK, Cards, cards_of, mask_of, points_of
from thousand.core.rules import Rules
from thousand.core.seating import deal_sizes, player_count
from thousand.core.state import Seat
from thousand.core.talons import discard_size, discards_count, each_takes_one, gives, gives_talon_only
from thousand.core.view import DealView, View

_LAYOUTS: Final = 12
_FEWEST_TALONS: Final = 2
_MOST_TALONS: Final = 10
_DEFENCE: Final = 36.0
_DEFENCE_OF_FEWER: Final = 24.0

Outlook = NDArray[np.float64]


def choose_call(view: View, deal: DealView, rows: Rows, lot: Random) -> Action:
    """The lowest useful bid where declaring writes more than defending does, else a pass."""
    seat = view.seat or 0
    bids = [action for action in view.legal if isinstance(action, Bid)]
    least = to_target(view, seat) if on_barrel(view, seat) else 0
    bid = next((bid for bid in bids if bid.amount >= least), None)
    if PASS not in view.legal:
        return bids[0]
    if bid is None:
        return PASS
    if is_urgent(view, deal, seat) and bid.amount <= reach(view, deal, deal.hand or 0):
        return bid
    worth = price(view.rules, outlook(view, deal, rows, lot), bid.amount)
    return bid if worth >= defence(view.rules) else PASS


def price(rules: Rules, earned: Outlook, amount: int) -> float:
    """What the declarer writes on average from a bid on; he gives up for nothing where he may."""
    floor = 0.0 if rules.talon.write_off != "off" else -np.inf
    return float(np.mean([max(floor, best_mean(rules, points, amount)) for points in earned]))


def defence(rules: Rules) -> float:
    """What a defender writes on average; less where three cards lie aside."""
    if not rules.scoring.defenders_score:
        return 0.0
    return _DEFENCE_OF_FEWER if player_count(rules) > 2 and not gives(rules) else _DEFENCE


def is_urgent(view: View, deal: DealView, seat: Seat) -> bool:
    """Whether the end of the game weighs more than the cards."""
    return on_barrel(view, seat) or any(threatens(view, deal, one) for one in deal.playing if one != seat)


def outlook(view: View, deal: DealView, rows: Rows, lot: Random) -> Outlook:
    """What the viewer would earn as declarer: by talon (one of each world), by layout of the other cards."""
    talons = int(np.clip(len(rows) // 4, _FEWEST_TALONS, _MOST_TALONS))
    return np.array([_earned(view, deal, row, lot) for row in rows[:talons]])


def _earned(view: View, deal: DealView, row: Rows, lot: Random) -> Outlook:
    rules, seat, places = view.rules, view.seat or 0, tuple(sorted(deal.playing))
    talon = mask_of(lot.sample(cards_of(int(row[len(places)])), deal_sizes(rules)[1]))
    hand = (deal.hand or 0) | talon
    others = [one for one in deal.playing if one != seat]
    laid = _laid_out(rules, deal, [places.index(one) for one in others], hand, lot)
    return earnings(rules, deal, seat, _plan(rules, hand, talon, others), laid)


def _laid_out(rules: Rules, deal: DealView, columns: Sequence[int], hand: Cards, lot: Random) -> Rows:
    """Layouts of the cards that a hand with its talon does not hold."""
    dealt, talon, _ = deal_sizes(rules)
    size = dealt + talon if each_takes_one(rules) else dealt
    cards = list(cards_of(DECK & ~hand))
    rows = np.zeros((_LAYOUTS, len(deal.playing) + 2), np.uint32)
    for row in rows:
        lot.shuffle(cards)
        for place, column in enumerate(columns):
            row[column] = mask_of(cards[place * size : (place + 1) * size])
        row[len(deal.playing)] = 0 if each_takes_one(rules) else mask_of(cards[len(columns) * size :])
    return rows


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
