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
    """Turns of the declarer at which only one world is left, with his choice."""
    match = start(rules, rng.randrange(rules.deal.players))
    match = deal(match, random_layout(rules, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        seen = view(match, seat)
        phase = match.phase
        declares = isinstance(phase, TrickPhase) and seat == phase.contract.declarer
        if declares and len(seen.legal) > 1 and Worlds(seen).count == 1:
            chosen = bot("pimc").choose(seen, Budget())
            if isinstance(chosen, Play):
                yield match, chosen
        match = apply(match, seat, random_action(match, rng)).match


@pytest.mark.parametrize("players", [2, 3])
def test_loses_nothing_where_all_cards_are_known(players: int) -> None:
    rng, found = Random(3), 0
    for _ in range(60):
        for match, chosen in known_endings(preset("classic", players), rng):
            after = advance(match, chosen).match
            if isinstance(after.phase, TrickPhase) and isinstance(match.phase, TrickPhase):
                declarer = match.phase.contract.declarer
                best = open_deal(match).value(Solver(), declarer)
                assert open_deal(after).value(Solver(), declarer) == best
                found += 1
    assert found


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
