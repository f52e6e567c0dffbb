"""Whole games keep every law to their end; the quick run ends 576 of the presets, 430 of random rules."""

from collections import Counter
from random import Random

import pytest

from tests.properties.sample import FACTOR, begun, rules_of, seeds, states
from thousand.core.cards import DECK_POINTS, points_of
from thousand.core.match import deal, legal_actions
from thousand.core.rules import PRESETS, Rules, preset
from thousand.core.seating import cards_out
from thousand.core.state import DealOver, FinishedDeal, GameOver, Match
from thousand.core.testing import invariants, play_deal, random_layout, random_match, random_totals

ENDED_UNDER_RANDOM_RULES = 430
MOST_DEALS = 15


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PRESETS)
def test_games_of_the_presets_end_within_500_deals(name: str, players: int) -> None:
    rules = preset(name, players)
    for seed in seeds(12):
        match = random_match(rules, Random(seed), 500)
        assert isinstance(match.phase, GameOver), f"seed {seed}"
        assert invariants(match) == [], f"seed {seed}"
    for seed in seeds(36, 500):
        rng = Random(seed)
        match = random_match(rules, rng, 500, random_totals(rules, rng))
        assert isinstance(match.phase, GameOver), f"seed {seed}"
        assert invariants(match) == [], f"seed {seed}"


def test_games_under_random_rules_keep_every_law() -> None:
    ends: Counter[str] = Counter()
    for seed in seeds(10_000, 1_000):
        rng = Random(seed)
        match = begun(rng, rules_of(rng))
        while isinstance(match.phase, DealOver) and len(match.finished) < MOST_DEALS:
            match = play_deal(deal(match, random_layout(match.rules, match.dealer, rng)).match, rng)
        ends["ended" if isinstance(match.phase, GameOver) else "capped"] += 1
        assert invariants(match) == [], f"seed {seed}"
        if ends["ended"] >= ENDED_UNDER_RANDOM_RULES * FACTOR:
            return
    pytest.fail(f"too few games came to their end: {ends}")


def test_every_state_keeps_every_law() -> None:
    for seed in seeds(150, 2_000):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 2):
            assert invariants(match) == [], f"seed {seed}"
            assert legal_actions(match), f"seed {seed}"


def nobody_scores(rules: Rules, deal_over: FinishedDeal) -> int:
    """Card points that no playing seat earns: of cards out of play, of a discard that does not count."""
    held = sum(points_of(action.cards) for action in deal_over.actions if hasattr(action, "cards"))
    two = rules.deal.players == 2
    lost = 0 if two or rules.talon.discard_points == "declarer" else held
    return lost + points_of(cards_out(deal_over.layout))


def test_the_card_points_of_the_playing_seats_add_up_to_120() -> None:
    played = 0
    for seed in seeds(250, 3_000):
        rng = Random(seed)
        match = begun(rng, rules_of(rng))
        while isinstance(match.phase, DealOver) and len(match.finished) < 3:
            match = play_deal(deal(match, random_layout(match.rules, match.dealer, rng)).match, rng)
        for finished in match.finished:
            if finished.result.outcome == "played":
                played += 1
                assert earned_from_cards(match, finished) + nobody_scores(match.rules, finished) == 120
    assert played > 250


def earned_from_cards(match: Match, finished: FinishedDeal) -> int:
    idle = finished.dealer if match.rules.deal.players == 4 else None
    earned = [one for seat, one in enumerate(finished.result.worth) if seat != idle]
    return sum(one.cards + one.extra for one in earned)


def test_a_deck_is_worth_120() -> None:
    assert DECK_POINTS == points_of((1 << 24) - 1) == 120


@pytest.mark.long
def test_long_games_under_random_rules_keep_every_law() -> None:
    for seed in range(10_000, 13_000):
        rng = Random(seed)
        match = random_match(rules_of(rng), rng, 300)
        assert invariants(match) == [], f"seed {seed}"
