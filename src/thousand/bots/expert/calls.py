"""The auction and the contract near the end of a game: what counts is the chance to win it."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec.structs import replace

from thousand.bots.expert.stakes import Stakes
from thousand.bots.fitted import fitted_declarer
from thousand.bots.fitted.appraisal import appraise, place_of
from thousand.bots.fitted.ways import ways
from thousand.bots.goal import on_barrel, to_target
from thousand.bots.master.auction import defending, some_talons
from thousand.bots.master.ledger import Values
from thousand.bots.master.plans import Found
from thousand.bots.pimc.exchange import next_step
from thousand.core.actions import BOMB, PASS, STAND, WRITE_OFF, Action, Bid, Raise
from thousand.core.cards import Cards
from thousand.core.rules import Rules
from thousand.core.state import Contract, Outcome, Seat
from thousand.core.view import DealView, View

_TALONS: Final = 40
_WAYS_OUT: Final[tuple[tuple[Action, Outcome], ...]] = ((WRITE_OFF, "write_off"), (BOMB, "bomb"))
_STEPS: Final = (0, 10, 20, 40, 60, 80, 120)


def choose_call(view: View, deal: DealView) -> Action:
    """The lowest bid where declaring wins the game more often than passing does, else a pass."""
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    if PASS not in view.legal:
        return Bid(bids[0])
    if not bids:
        return PASS
    stakes, rival = Stakes(view, deal), _rival(view, deal)
    passing = stakes.now
    if rival is not None:
        passing = stakes.passing(
            rival, max(deal.bid, view.rules.auction.minimum_bid), defending(view, deal, bids[0])
        )
    return Bid(bids[0]) if declaring(view, deal, stakes, bids[0]) >= passing else PASS


def declaring(view: View, deal: DealView, stakes: Stakes, bid: int) -> float:
    """The viewer's chance to win the game as declarer at a bid, over talons."""
    curves = _by_talon(view.rules, deal.hand or 0)
    options = [_best_way(curves, stakes, amount) for amount in _amounts(view, bid)]
    best = np.max(options, axis=0)
    if view.rules.talon.write_off != "off" and not on_barrel(view, view.seat or 0):
        best = np.maximum(best, stakes.giving_up("write_off", bid))
    return float(best.mean())


def choose_exchange(view: View, deal: DealView, contract: Contract, best: Found) -> Action:
    """The next step of the best plan; giving up where that wins the game more often."""
    stakes, aim = Stakes(view, deal), aimed_at(view, contract).amount
    playing = max(float(stakes.playing(best.reach, amount)) for amount in _amounts(view, contract.amount))
    for way, outcome in _WAYS_OUT:
        if way in view.legal and stakes.giving_up(outcome, aim) > playing:
            return way
    return next_step(deal, best.plan)


def choose_raise(view: View, deal: DealView, contract: Contract, found: Found) -> Action:
    """The amount with which the game is won most often; the lower one of equals."""
    stakes = Stakes(view, deal)
    offers: list[Action] = [STAND, *(action for action in view.legal if isinstance(action, Raise))]

    def chance(action: Action) -> float:
        amount = action.amount if isinstance(action, Raise) else contract.amount
        return round(float(stakes.playing(found.reach, amount)), 9)

    return max(offers, key=chance)


def _rival(view: View, deal: DealView) -> Seat | None:
    """Who would declare if the viewer passed: the highest bidder, or nobody yet."""
    return None if deal.bidder == view.seat else deal.bidder


def aimed_at(view: View, contract: Contract) -> Contract:
    """The contract to be planned for: on the barrel the one that wins."""
    if not view.rules.talon.raise_after_talon or not on_barrel(view, contract.declarer):
        return contract
    return replace(contract, amount=max(contract.amount, to_target(view, contract.declarer)))


def _amounts(view: View, bid: int) -> Sequence[int]:
    """The contracts worth a thought from a bid on: some steps above it, and the one that wins the game."""
    if not view.rules.talon.raise_after_talon:
        return (bid,)
    step = view.rules.auction.bid_step
    goal = -(-to_target(view, view.seat or 0) // step) * step
    return sorted({bid + more for more in _STEPS} | ({goal} if bid <= goal <= bid + _STEPS[-1] else set()))


def _best_way(curves: Values, stakes: Stakes, amount: int) -> Values:
    """By talon: the chance to win under a contract with the way that makes it most often."""
    ways_ = curves[..., place_of(amount)].argmax(1)
    return stakes.playing(curves[np.arange(len(curves)), ways_], amount)


def _by_talon(rules: Rules, hand: Cards) -> Values:
    """For each talon and way to part with cards, how likely each of `AMOUNTS` is earned."""
    fit = fitted_declarer(rules)
    assert fit is not None, "nothing is fitted for these rules"
    talons = some_talons(hand, _TALONS)
    return appraise(fit.network, ways(rules, talons | np.uint32(hand), talons)).reach
