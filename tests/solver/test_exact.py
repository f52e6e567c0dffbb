"""The kernel agrees with trying everything by the rules of the core, under every option of the play."""

import os
import random
from collections import Counter

import pytest

from tests.solver.endings import playable, random_ending, random_side, worth
from thousand.core.match import advance
from thousand.core.rules import Rules
from thousand.core.state import Match, Seat, TrickPhase
from thousand.solver import OpenDeal, Solver, open_deal, play_of

LONG = os.environ.get("THOUSAND_LONG") == "1"
BATCHES = 64 if LONG else 16
SIZES = {2: 100, 3: 120, 4: 80, 5: 20} if LONG else {2: 60, 3: 70, 4: 25, 5: 2}


def agrees(match: Match, seats: frozenset[Seat], solver: Solver) -> list[str]:
    """What the kernel says otherwise than the core."""
    deal = open_deal(match)
    side = deal.side(*seats)
    truth = worth(match, seats)
    faults = []
    if (value := deal.value(solver, *seats)) != truth:
        faults.append(f"value {value}, truth {truth}")
    faults += [
        f"reaches {target}, truth {truth}"
        for target in (truth - 7, truth, truth + 1, truth + 20)
        if deal.makes(solver, target, *seats) != (truth >= target)
    ]
    return faults + wrong_moves(match, deal, seats, solver, side)


def wrong_moves(match: Match, deal: OpenDeal, seats: frozenset[Seat], solver: Solver, side: int) -> list[str]:
    """Moves that one of the two does not know or values otherwise."""
    found = {
        play_of(match.rules, card, declared): deal.earned(side) + value
        for card, declared, value in solver.moves(deal.position, side)
    }
    if set(found) != set(playable(match)):
        return [f"moves {sorted(map(str, found))}, truth {sorted(map(str, playable(match)))}"]
    truths = {play: worth(advance(match, play).match, seats) for play in found}
    return [f"{play} {found[play]}, truth {truths[play]}" for play in found if found[play] != truths[play]]


def seed_of(batch: int) -> int:
    return int(os.environ.get("THOUSAND_SEED", "0")) * 1_000_003 + batch


@pytest.mark.parametrize("batch", range(BATCHES))
def test_endings_are_worth_what_trying_everything_says(batch: int) -> None:
    rng = random.Random(seed_of(batch))
    solver = Solver()
    for cards, number in SIZES.items():
        for _ in range(number):
            match = random_ending(rng, cards)
            faults = agrees(match, random_side(match, rng), solver)
            assert not faults, (faults, match.rules.play, match.phase)


def test_the_best_line_ends_with_the_value() -> None:
    rng = random.Random(5)
    solver = Solver()
    for _ in range(150):
        match = random_ending(rng, 4)
        seats = random_side(match, rng)
        deal = open_deal(match)
        side = deal.side(*seats)
        position = deal.position
        for seat, card, declared in solver.line(deal.position, side):
            assert position.to_act == seat
            position = position.after(card, declared)
        assert position.over
        gained = sum(points for place, points in enumerate(position.gained) if side >> place & 1)
        assert gained == solver.value(deal.position, side)


def test_the_endings_meet_every_option() -> None:
    """The random endings are no proof unless each option is at work in many of them."""
    rng = random.Random(7)
    seen: Counter[str] = Counter()
    for _ in range(300):
        match = random_ending(rng, 3)
        seen.update(met(match.rules, match.phase) if isinstance(match.phase, TrickPhase) else ())
    few = {name: seen[name] for name in seen if seen[name] < 10}
    assert not few
    assert len(seen) >= 20, seen


def met(rules: Rules, phase: TrickPhase) -> list[str]:
    play = rules.play
    names = [f"{name}={getattr(play, name)}" for name in play.__struct_fields__ if name != "marriage_values"]
    names.append(f"trick {len(phase.trick)}")
    names += ["declared"] if phase.declared else []
    return [f"players {rules.deal.players}", *names]
