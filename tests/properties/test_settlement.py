"""A deal settled by the engine comes to what a second, plain reading of the rules makes of it."""

from collections import Counter
from random import Random

import pytest

from tests.properties.sample import begun, rules_of, seeds
from tests.properties.slow_deal import Told
from tests.properties.slow_settlement import Sheet
from thousand.core.match import deal
from thousand.core.rules import PRESETS, Rules, preset
from thousand.core.state import DealOver, GameOver, Match, OnBarrel, Standing
from thousand.core.testing import play_deal, random_layout


def standing_of(sheet: Sheet, seat: int) -> Standing:
    attempts = sheet.attempts[seat]
    barrel = None if attempts is None else OnBarrel(attempts, sheet.sums[seat])
    counts = sheet.bolts[seat], sheet.write_offs[seat], sheet.bombs[seat], sheet.leavings[seat]
    return Standing(sheet.totals[seat], barrel, *counts)


def compare(before: Match, after: Match, where: str) -> Counter[str]:
    """Holds every figure of a deal against the second reading; the marks that were set."""
    finished = after.finished[-1]
    result = finished.result
    told = Told(before.rules, finished)
    sheet = Sheet(told, before.standings)
    settled = before.settled + (told.outcome != "annulled")
    reached = before.reached or bool(sheet.reached)
    won = sheet.winners(settled, reached) if told.outcome != "annulled" else ()
    events = [*sheet.events, *((seat, "win") for seat in won)]
    assert result.outcome == told.outcome, where
    if told.outcome != "annulled":
        assert (result.declarer, result.contract) == (told.declarer, told.contract), where
    assert (result.made, list(result.earned)) == (sheet.made, sheet.earned), where
    assert list(result.scores) == sheet.scores, where
    assert list(result.totals) == sheet.totals, where
    assert list(result.marks) == events, where
    assert after.standings == tuple(standing_of(sheet, seat) for seat in sheet.seats), where
    assert (after.settled, after.reached) == (settled, reached), where
    assert (after.phase.winners if isinstance(after.phase, GameOver) else ()) == won, where
    passed = told.outcome != "annulled"
    assert after.dealer == (before.dealer + passed) % before.rules.deal.players, where
    return Counter([f"outcome {told.outcome}", *(mark for _, mark in result.marks)])


def game(rng: Random, rules: Rules, deals: int, where: str) -> Counter[str]:
    met: Counter[str] = Counter()
    match = begun(rng, rules)
    for number in range(deals):
        if not isinstance(match.phase, DealOver):
            break
        before = match
        match = play_deal(deal(match, random_layout(rules, match.dealer, rng)).match, rng)
        met += compare(before, match, f"{where}, deal {number + 1}")
    return met


def test_random_rules_settle_as_the_second_reading_says() -> None:
    met: Counter[str] = Counter()
    for seed in seeds(500, 7_000):
        rng = Random(seed)
        met += game(rng, rules_of(rng), 12, f"seed {seed}")
    rare = [mark for mark in ("knocked_off", "zeroed", "bomb", "dump", "off_barrel") if not met[mark]]
    assert rare in ([], ["bomb"]), met


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_presets_settle_as_the_second_reading_says(name: str, players: int) -> None:
    for seed in seeds(4):
        game(Random(seed), preset(name, players), 60, f"{name} {players} seed {seed}")
