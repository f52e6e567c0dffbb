"""Deals with an auction: three bidders who know what hands are worth, then the contest of who wins it.

Seats are counted from the first bidder; those of the contest from the declarer.
"""

from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fit.contests import Contests, Numbers, Plan, joined, played
from thousand.bots.fitted import DeclarerFit
from thousand.bots.fitted.appraisal import AMOUNTS, POINTS, appraise, place_of
from thousand.bots.fitted.features import set_rows
from thousand.bots.fitted.network import Floats, Network
from thousand.bots.fitted.odds import Chances
from thousand.bots.fitted.standing import standing_rows
from thousand.bots.fitted.ways import Masks, ways
from thousand.bots.master.ledger import written
from thousand.core.cards import MARRIAGE_MASKS, SUITS
from thousand.core.giving_up import points_for_others
from thousand.core.rules import Rules
from thousand.solver import deals

_SEATS = 3
_GUESS = 36.0
_NO_BID = 0


class Bidders(NamedTuple):
    """What the bidders know: what was fitted so far (no defender: a guess), and how freely they try."""

    rules: Rules
    declarer: DeclarerFit
    bidder: Network
    defender: Network | None
    spread: float = 10.0


class Auctions(NamedTuple):
    """Deals by row: the contest, the declarer's place, what each place passed at, whether it was given up."""

    contests: Contests
    declarer: Numbers
    passed: Numbers
    given_up: NDArray[np.bool_]


def auctions(bidders: Bidders, number: int, seed: int, *, size: int = 500, processes: int = 2) -> Auctions:
    """So many deals, in batches that depend on the seed alone."""
    batches = [(seed * 100_000 + batch, size) for batch in range(-(-number // size))]
    with get_context("spawn").Pool(processes) as pool:
        parts = pool.map(partial(_batch, bidders), batches, chunksize=1)
    return all_of(parts)


def all_of(parts: list[Auctions]) -> Auctions:
    """Several lots of auctions as one."""
    return Auctions(
        joined([part.contests for part in parts]),
        np.concatenate([part.declarer for part in parts]),
        np.concatenate([part.passed for part in parts]),
        np.concatenate([part.given_up for part in parts]),
    )


def _batch(bidders: Bidders, task: tuple[int, int]) -> Auctions:
    seed, number = task
    rules, declarer_fit = bidders.rules, bidders.declarer
    lot = np.random.default_rng(seed)
    cards = deals([7, 7, 7, 3], number, seed)
    limits = _limits(bidders, lot, cards[:, :_SEATS])
    declarer, price = sold(rules, limits)
    bought = np.flatnonzero(price > 0)
    cards, declarer, price, limits = cards[bought], declarer[bought], price[bought], limits[bought]
    dealt = np.take_along_axis(cards[:, :_SEATS], (declarer[:, None] + np.arange(_SEATS)) % _SEATS, axis=1)
    talon = cards[:, _SEATS]
    choices = ways(rules, dealt[:, 0] | talon, talon)
    reach = declarer_fit.alone.weighed(appraise(declarer_fit.network, choices).reach)
    picks, aim, worth = _best(rules, reach, price)
    way = choices.take(np.arange(len(picks)), picks)
    earned = played(Plan(rules, None), dealt, talon, way, aim, seed)
    given_up = (worth < 0) & _may_give_up(rules, price, limits)
    return Auctions(Contests(dealt, talon, way, aim, earned), declarer, _levels(rules, limits), given_up)


def _limits(bidders: Bidders, lot: np.random.Generator, hands: Masks) -> Numbers:
    """How far each place bids: while declaring is worth more than passing."""
    rules = bidders.rules
    curves = bidders.bidder(set_rows(hands)) * POINTS
    passing = np.full(curves.shape, _GUESS)
    if bidders.defender is not None:
        shape = (*hands.shape, len(AMOUNTS))
        passing = _passing(bidders.defender, np.broadcast_to(hands[..., None], shape))
    wish = curves + lot.normal(0, bidders.spread, hands.shape)[..., None] >= passing
    least = rules.auction.minimum_bid
    open_ = least <= AMOUNTS
    steps = np.logical_and.accumulate(wish[..., open_], axis=-1).sum(-1)
    limits = np.where(steps > 0, least + (steps - 1) * 5, _NO_BID)
    return np.asarray(
        np.minimum(limits // rules.auction.bid_step * rules.auction.bid_step, _caps(rules, hands))
    )


def _passing(defender: Network, hands: Masks) -> Floats:
    places = np.broadcast_to(np.arange(_SEATS)[None, :, None], hands.shape)
    bids = np.broadcast_to(AMOUNTS, hands.shape)
    values = [
        defender(standing_rows(hands[:, :, k], places[:, :, k], bids[:, :, k]))[..., 0]
        for k in range(hands.shape[-1])
    ]
    return np.stack(values, axis=-1) * np.float32(POINTS)


def _caps(rules: Rules, hands: Masks) -> Numbers:
    """The highest bid that each hand allows."""
    values = np.array(rules.play.marriage_values)
    pairs = np.array([MARRIAGE_MASKS[suit] for suit in SUITS], np.uint32)
    held = (hands[..., None] & pairs) == pairs
    ceiling = rules.auction.bid_ceiling
    top = np.full(hands.shape, AMOUNTS[-1] if ceiling == "none" else ceiling)
    caps = {
        "none": top,
        "any_marriage": np.where(held.any(-1), top, 120),
        "best_marriage": 120 + (held * values).max(-1),
        "sum_of_marriages": 120 + (held * values).sum(-1),
    }
    return np.asarray(np.minimum(top, caps[rules.auction.bid_cap]))


def sold(rules: Rules, limits: Numbers) -> tuple[Numbers, Numbers]:
    """Who buys the deal and at what price; price 0 where all pass and nobody has to play."""
    least, step = rules.auction.minimum_bid, rules.auction.bid_step
    order = np.argsort(-limits, axis=1, kind="stable")
    best = np.take_along_axis(limits, order, axis=1)
    forced = rules.auction.opening != "free" or rules.auction.all_pass == "forced_minimum"
    against = np.where(best[:, 1] >= least, best[:, 1] + step, least)
    price = np.where(best[:, 0] >= least, np.minimum(against, best[:, 0]), 0)
    if not forced:
        return order[:, 0], price
    outbids = np.where(order[:, 0] > 0, best[:, 0] >= least + step, best[:, 0] >= least)
    raised = np.where(order[:, 0] > 0, np.maximum(price, least + step), np.maximum(price, least))
    return np.where(outbids, order[:, 0], 0), np.where(outbids, raised, least)


def _levels(rules: Rules, limits: Numbers) -> Numbers:
    """The bid that each place would not make."""
    least, step = rules.auction.minimum_bid, rules.auction.bid_step
    highest = np.sort(limits, axis=1)[:, -1:]
    first = least + step * (np.arange(_SEATS) > 0)
    return np.clip(limits + step, first, np.maximum(highest + step, first))


def _best(rules: Rules, reach: Chances, price: Numbers) -> tuple[Numbers, Numbers, NDArray[np.float64]]:
    """For each deal the way, the contract and its worth, from the price on."""
    values = written(rules, reach)
    first = np.array([place_of(int(amount)) for amount in price])
    places = np.arange(len(AMOUNTS))
    allowed = places >= first[:, None] if rules.talon.raise_after_talon else places == first[:, None]
    values = np.where(allowed[:, None, :], values, -np.inf)
    flat = values.reshape(len(values), -1).argmax(1)
    picks, amounts = np.divmod(flat, len(AMOUNTS))
    return picks, AMOUNTS[amounts], values.reshape(len(values), -1)[np.arange(len(flat)), flat]


def _may_give_up(rules: Rules, price: Numbers, limits: Numbers) -> NDArray[np.bool_]:
    if points_for_others(rules, "write_off"):
        return np.ones(len(price), np.bool_)
    unopposed = (limits[:, 1:] <= rules.auction.minimum_bid).all(1) & (price == rules.auction.minimum_bid)
    return np.asarray(unopposed & bool(points_for_others(rules, "bomb")))
