"""Seeded rules, matches and states for the laws; a failing law names its seed."""

import os
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from thousand.core.match import apply, deal, legal_actions, start, to_act
from thousand.core.rules import Barrel, Rules
from thousand.core.state import DealOver, Match, OnBarrel, Standing
from thousand.core.testing import random_action, random_layout, random_rules, random_totals

FACTOR = 20 if os.environ.get("THOUSAND_LONG") == "1" else 1


def seeds(count: int, offset: int = 0) -> range:
    """Seeds for a law, more of them in a long run."""
    return range(offset, offset + count * FACTOR)


def rules_of(rng: Random) -> Rules:
    """Random valid rules for two, three or four players alike."""
    return random_rules(rng, rng.choice((2, 3, 4)))


def begun(rng: Random, rules: Rules) -> Match:
    """A game before a deal: at its beginning, or near the target with counts as they may be by then."""
    dealer = rng.randrange(rules.deal.players)
    if rng.randrange(3) == 0:
        return start(rules, dealer)
    match = start(rules, dealer, random_totals(rules, rng))
    return replace(match, standings=tuple(_advanced(rng, rules, one) for one in match.standings))


def _advanced(rng: Random, rules: Rules, standing: Standing) -> Standing:
    barrel, stay = rules.game.barrel, standing.barrel
    if isinstance(barrel, Barrel) and stay is not None:
        aside = rng.randrange(rules.game.target - barrel.at) if barrel.won_by == "running_sum" else 0
        stay = OnBarrel(rng.randrange(barrel.deals), aside)
    count = rng.randrange
    return replace(
        standing,
        barrel=stay,
        bolts=count(4),
        write_offs=count(4),
        bombs=count(2),
        leavings=count(3) if isinstance(barrel, Barrel) and barrel.third_fall_to_zero else 0,
    )


def states(rng: Random, rules: Rules, deals: int) -> Iterator[Match]:
    """Every state with a seat to act in the first deals of a game, a third of them played wildly."""
    match = begun(rng, rules)
    for _ in range(deals):
        if not isinstance(match.phase, DealOver):
            return
        match = deal(match, random_layout(rules, match.dealer, rng)).match
        wild = rng.randrange(3) == 0
        while (seat := to_act(match)) is not None:
            yield match
            action = rng.choice(legal_actions(match)) if wild else random_action(match, rng)
            match = apply(match, seat, action).match
