"""Contests: deals dealt, exchanged and played to the end by seats that see only what they may.

Seats are counted from the declarer: 0 he, 1 and 2 the others in turn.
"""

from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted.appraisal import AMOUNTS, Prospect, appraise, best_amounts
from thousand.bots.fitted.network import Network
from thousand.bots.fitted.ways import NO_TRUMP, Masks, Ways, ways
from thousand.bots.rookie.hand import best_trump, outlook, promise
from thousand.core.rules import Rules
from thousand.core.talons import gives
from thousand.solver import Position, deals, honest_playouts, kernel_rules

Numbers = NDArray[np.int64]


class Contests(NamedTuple):
    """Deals by row: hands as dealt, talon, the way chosen, the contract aimed at, what each seat earned."""

    dealt: Masks
    talon: Masks
    way: Ways
    aim: Numbers
    earned: NDArray[np.int32]


class Plan(NamedTuple):
    """How contests are made: the network that chooses (None: the rookie's count) and how freely."""

    rules: Rules
    network: Network | None
    worlds: int = 4
    strongest: float = 0.6
    heat: float = 6.0
    spread: float = 12.0


def contests(plan: Plan, number: int, seed: int, *, size: int = 500, processes: int = 2) -> Contests:
    """So many contests, in batches that depend on the seed alone."""
    batches = [(seed * 100_000 + batch, size) for batch in range(-(-number // size))]
    with get_context("spawn").Pool(processes) as pool:
        parts = pool.map(partial(_batch, plan), batches, chunksize=1)
    return joined(parts)


def joined(parts: list[Contests]) -> Contests:
    """Several lots of contests as one."""
    way = Ways(*(np.concatenate(columns) for columns in zip(*(part.way for part in parts), strict=True)))
    return Contests(
        np.concatenate([part.dealt for part in parts]),
        np.concatenate([part.talon for part in parts]),
        way,
        np.concatenate([part.aim for part in parts]),
        np.concatenate([part.earned for part in parts]),
    )


def first_lead(rules: Rules, hands: Masks, trump: int) -> Position:
    """The declarer about to lead to the first trick; trump -1 where none is named."""
    return Position(
        kernel_rules(rules, 0),
        [int(hand) for hand in hands],
        0,
        None if trump == NO_TRUMP else trump,
        may_marry=rules.play.marriage_from == "first_trick",
        may_ace=False,
    )


def _batch(plan: Plan, task: tuple[int, int]) -> Contests:
    seed, number = task
    lot = np.random.default_rng(seed)
    cards = deals([7, 7, 7, 3], number, seed)
    dealt, talon = _seated(plan, lot, cards[:, :3]), cards[:, 3]
    choices = ways(plan.rules, dealt[:, 0] | talon, talon)
    way, prospect = _chosen(plan, lot, choices)
    aim = _aims(plan, lot, prospect)
    return Contests(dealt, talon, way, aim, played(plan, dealt, talon, way, aim, seed))


def _seated(plan: Plan, lot: np.random.Generator, hands: Masks) -> Masks:
    """The hands turned so that the declarer comes first: mostly the strongest, sometimes anybody."""
    strength = np.array([[outlook(plan.rules, int(hand)) for hand in row] for row in hands])
    strength += lot.normal(0, 8, strength.shape)
    anybody = lot.random(len(hands)) >= plan.strongest
    first = np.where(anybody, lot.integers(0, 3, len(hands)), strength.argmax(1))
    return np.take_along_axis(hands, (first[:, None] + np.arange(3)) % 3, axis=1)


def _chosen(plan: Plan, lot: np.random.Generator, choices: Ways) -> tuple[Ways, Prospect]:
    """A way for each deal: mostly one of the best, so that others are tried as well."""
    if plan.network is None:
        return _by_count(plan, lot, choices)
    prospect = appraise(plan.network, choices)
    least = plan.rules.auction.minimum_bid
    gains = (AMOUNTS * (2 * prospect.reach - 1))[..., least <= AMOUNTS].max(-1)
    picks = (gains + lot.gumbel(0, plan.heat, gains.shape)).argmax(1)
    rows = np.arange(len(picks))
    return choices.take(rows, picks), Prospect(prospect.reach[rows, picks], prospect.others[rows, picks])


def _by_count(plan: Plan, lot: np.random.Generator, choices: Ways) -> tuple[Ways, Prospect]:
    rules = plan.rules
    kinds = {int(kept) for kept in choices.kept.flat}
    promised = {kept: promise(rules, kept) for kept in kinds}
    named = {kept: best_trump(rules, kept) for kept in kinds}
    hopes = np.vectorize(promised.__getitem__, otypes=[float])(choices.kept)
    trump = np.vectorize(lambda kept: -1 if named[kept] is None else named[kept], otypes=[int])(choices.kept)
    wrong = (choices.trump >= 0) & (choices.trump != trump)
    picks = (hopes - 1000 * wrong + lot.gumbel(0, plan.heat, hopes.shape)).argmax(1)
    rows = np.arange(len(picks))
    hoped = hopes[rows, picks]
    reach = 1 / (1 + np.exp((AMOUNTS - hoped[:, None]) / 12))
    nothing = np.zeros((len(picks), 2), np.float32)
    return choices.take(rows, picks), Prospect(reach.astype(np.float32), nothing)


def _aims(plan: Plan, lot: np.random.Generator, prospect: Prospect) -> Numbers:
    least = plan.rules.auction.minimum_bid
    aims = best_amounts(prospect, least) + lot.normal(0, plan.spread, len(prospect.reach))
    return np.clip(np.round(aims / 5) * 5, least, AMOUNTS[-1]).astype(np.int64)


def played(plan: Plan, dealt: Masks, talon: Masks, way: Ways, aim: Numbers, seed: int) -> NDArray[np.int32]:
    """What each seat earns in every deal, played by seats that see only what they may."""
    rules = plan.rules
    gifts = gives(rules)
    nobody = np.zeros_like(talon)
    first, second = (way.first, way.second) if gifts else (nobody, nobody)
    hands = np.stack([way.kept, dealt[:, 1] | first, dealt[:, 2] | second], axis=1)
    seen = np.zeros((len(hands), 3, 4), np.uint32)
    if gifts:
        seen[:, 0, 1], seen[:, 0, 2] = way.first, way.second
        if rules.talon.talon_shown != "never":
            seen[:, 1, 0] = seen[:, 2, 0] = talon & way.kept
    else:
        seen[:, 0, 3] = way.first
    earned = np.zeros((len(hands), 3), np.int32)
    for trump in np.unique(way.trump):
        rows = np.flatnonzero(way.trump == trump)
        position = first_lead(rules, hands[rows[0]], int(trump))
        earned[rows] = honest_playouts(
            position, hands[rows], seen[rows], 0, aim[rows].astype(np.int32), worlds=plan.worlds, seed=seed
        )
    return earned
