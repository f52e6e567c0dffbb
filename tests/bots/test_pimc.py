"""What `pimc` does well: in any one world it plays exactly, and its budget bounds what it looks at."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from thousand.bots import Budget
from thousand.bots.pimc import Pimc
from thousand.bots.pimc.play import choose_play, earned_by_play
from thousand.bots.pimc.prospects import Plan, earnings
from thousand.bots.worlds import Rows
from thousand.core.actions import Claim
from thousand.core.match import advance, apply, deal, start, to_act
from thousand.core.rules import Rules, preset
from thousand.core.seating import cards_out
from thousand.core.state import Match, TrickPhase
from thousand.core.talons import swaps
from thousand.core.testing import random_action, random_layout, random_rules
from thousand.core.view import view
from thousand.solver import Solver, open_deal


def turns(rules: Rules, rng: Random) -> Iterator[tuple[Match, TrickPhase]]:
    """The turns of a deal between beginners at which a card is played and more follow."""
    match = start(rules, rng.randrange(rules.deal.players))
    match = deal(match, random_layout(rules, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        if isinstance(match.phase, TrickPhase) and sum(map(int.bit_count, match.phase.hands)) > 4:
            yield match, match.phase
        match = apply(match, seat, random_action(match, rng)).match


def true_world(match: Match, phase: TrickPhase) -> Rows:
    """The one world that is the case, as a row."""
    assert match.layout is not None
    seen = view(match, phase.to_act).deal
    assert seen is not None
    aside = phase.aside.discards if seen.discards is None else 0
    if swaps(match.rules):
        aside |= sum(phase.aside.talons) & ~phase.aside.discards
    hands = [phase.hands[seat] for seat in sorted(seen.playing)]
    return np.array([[*hands, aside, cards_out(match.layout)]], np.uint32)


def declarers_worth(match: Match, phase: TrickPhase) -> int:
    return open_deal(match).value(Solver(), phase.contract.declarer)


@pytest.mark.parametrize("seed", range(40))
def test_knows_what_every_play_earns_when_all_cards_are_open(seed: int) -> None:
    rng = Random(seed)
    for match, phase in turns(random_rules(rng), rng):
        seen = view(match, phase.to_act)
        assert seen.deal is not None
        earned = earned_by_play(seen, seen.deal, phase.contract, true_world(match, phase))
        assert set(earned) == {action for action in seen.legal if not isinstance(action, Claim)}
        for play, points in earned.items():
            assert points[0] == declarers_worth(advance(match, play).match, phase)


@pytest.mark.parametrize("seed", range(40))
def test_knows_before_the_first_card_what_a_plan_earns_when_all_cards_are_open(seed: int) -> None:
    rng = Random(seed)
    for match, phase in turns(random_rules(rng), rng):
        seen = view(match, phase.to_act)
        assert seen.deal is not None
        if phase.to_act != phase.contract.declarer or phase.tricks or phase.trick:
            continue
        plan = Plan(seen.deal.hand or 0, discards=seen.deal.discards or 0, trump=phase.trump)
        earned = earnings(match.rules, seen.deal, phase.to_act, plan, true_world(match, phase))
        assert earned[0] == declarers_worth(match, phase)


@pytest.mark.parametrize("seed", range(20))
def test_makes_and_breaks_what_can_be_made_and_broken(seed: int) -> None:
    rng = Random(seed)
    for match, phase in turns(preset(), rng):
        seen = view(match, phase.to_act)
        assert seen.deal is not None
        play = choose_play(seen, seen.deal, phase.contract, true_world(match, phase))
        before, after = (declarers_worth(one, phase) for one in (match, advance(match, play).match))
        assert (after >= phase.contract.amount) == (before >= phase.contract.amount)


@pytest.mark.parametrize(
    ("budget", "number"),
    [
        (Budget(), 40),
        (Budget(seconds=10.0), 40),
        (Budget(seconds=0.02), 10),
        (Budget(nodes=80_000), 20),
        (Budget(seconds=0.0), 4),
    ],
)
def test_a_small_budget_pays_for_fewer_worlds(budget: Budget, number: int) -> None:
    assert Pimc().worlds_for(budget) == number
