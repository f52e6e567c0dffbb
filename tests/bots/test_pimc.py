"""What `pimc` does well: it plays exactly when it knows all, and its budget bounds what it looks at."""

from collections.abc import Iterator
from random import Random

import pytest

from thousand.bots import Budget, bot
from thousand.bots.pimc import Pimc
from thousand.bots.worlds import Worlds
from thousand.core.actions import Play
from thousand.core.match import advance, apply, deal, start, to_act
from thousand.core.rules import Rules, preset
from thousand.core.state import Match, TrickPhase
from thousand.core.testing import random_action, random_layout
from thousand.core.view import view
from thousand.solver import Solver, open_deal


def known_endings(rules: Rules, rng: Random) -> Iterator[tuple[Match, Play]]:
    """Turns at which only one world is left, with the choice made there."""
    match = start(rules, rng.randrange(rules.deal.players))
    match = deal(match, random_layout(rules, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        seen = view(match, seat)
        if isinstance(match.phase, TrickPhase) and len(seen.legal) > 1 and Worlds(seen).count == 1:
            chosen = bot("pimc").choose(seen, Budget())
            if isinstance(chosen, Play):
                yield match, chosen
        match = apply(match, seat, random_action(match, rng)).match


def test_loses_nothing_where_all_cards_are_known() -> None:
    """The declarer earns what can be earned; a defender lets no contract through that can be broken."""
    rng, declared, defended = Random(3), 0, 0
    for _ in range(80):
        for match, chosen in known_endings(preset(), rng):
            before, after = match.phase, advance(match, chosen).match
            if not isinstance(before, TrickPhase) or not isinstance(after.phase, TrickPhase):
                continue
            declarer, amount = before.contract.declarer, before.contract.amount
            best, left = (open_deal(one).value(Solver(), declarer) for one in (match, after))
            if before.to_act == declarer:
                declared += 1
                assert left == best
            elif best < amount:
                defended += 1
                assert left < amount
    assert declared
    assert defended


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
