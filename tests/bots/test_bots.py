"""What every bot must do: act legally at any table, always the same way, and by its view alone."""

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from thousand.bots import BOTS, Budget, bot, chance
from thousand.core.actions import Action
from thousand.core.errors import ThousandError
from thousand.core.match import apply, deal, legal_actions, refusal, start, to_act
from thousand.core.rules import PRESETS, Rules, preset
from thousand.core.state import Match
from thousand.core.testing import random_layout, random_rules, random_totals, redeal
from thousand.core.view import View, view
from thousand.simulate import play_matches

BUDGET = Budget(seed=7, nodes=1)
AMPLE = Budget(seed=7, nodes=80_000)
QUICK = ("random", "rookie")
BLOCK = 50
LONG_RUN = [(name, first) for name in BOTS for first in range(1000, 16_000 if name in QUICK else 5000, BLOCK)]
GAMES = [
    *((name, rules, players, 3) for name in QUICK for rules in PRESETS for players in (2, 3, 4)),
    *((name, "classic", 3, 1) for name in BOTS if name not in QUICK),
    *((name, "club", 2, 1) for name in BOTS if name not in QUICK),
]


def cases(many: int, few: int) -> list[tuple[str, int]]:
    """Every bot with seeds: many for those that answer at once, few for those that search."""
    return [(name, seed) for name in BOTS for seed in range(many if name in QUICK else few)]


class Thrifty:
    """A bot that is left little to think with."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._bot = bot(name)

    def choose(self, seen: View, budget: Budget) -> Action:
        return self._bot.choose(seen, replace(budget, nodes=1))


def begun(rules: Rules, rng: Random) -> Match:
    """A game under way, with nobody home yet."""
    while True:
        match = start(rules, rng.randrange(rules.deal.players), random_totals(rules, rng))
        if not view(match, None).winners:
            return match


def moments(
    name: str, rules: Rules, rng: Random, budget: Budget = BUDGET
) -> Iterator[tuple[Match, int, Action]]:
    """Who is to act when in two deals, and how: that bot plays all seats."""
    player = bot(name)
    match = begun(rules, rng)
    for _ in range(2):
        if view(match, None).winners:
            match = begun(rules, rng)
        match = deal(match, random_layout(rules, match.dealer, rng)).match
        while (seat := to_act(match)) is not None:
            action = player.choose(view(match, seat), budget)
            yield match, seat, action
            match = apply(match, seat, action).match


def checked(name: str, seed: int, budget: Budget = BUDGET) -> None:
    """Two deals of that seed's rules, in which that bot does nothing that is not offered."""
    rng = Random(seed)
    for match, seat, action in moments(name, random_rules(rng), rng, budget):
        assert refusal(match, seat, action) is None, seed
        assert action in legal_actions(match), seed


@pytest.mark.parametrize(("name", "seed"), cases(60, 15))
def test_acts_legally_under_random_rules(name: str, seed: int) -> None:
    checked(name, seed)


@pytest.mark.long
@pytest.mark.parametrize(("name", "first"), LONG_RUN)
def test_acts_legally_in_a_hundred_thousand_deals(name: str, first: int) -> None:
    for seed in range(first, first + BLOCK):
        checked(name, seed, AMPLE if seed % BLOCK == 0 else BUDGET)


@pytest.mark.parametrize(("name", "rules", "players", "games"), GAMES)
def test_games_of_the_presets_come_to_an_end(name: str, rules: str, players: int, games: int) -> None:
    for played in play_matches(preset(rules, players), [Thrifty(name)] * players, games, seed=1):
        assert not played.stopped


@pytest.mark.parametrize(("name", "seed"), cases(10, 3))
def test_chooses_the_same_for_the_same_view(name: str, seed: int) -> None:
    rng = Random(seed)
    for match, seat, action in moments(name, random_rules(rng), rng):
        assert bot(name).choose(view(match, seat), BUDGET) == action


@pytest.mark.parametrize(("name", "seed"), cases(13, 4))
def test_chooses_the_same_when_hidden_cards_are_dealt_anew(name: str, seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for match, seat, action in moments(name, random_rules(rng), rng):
        other = redeal(match, seat, rng)
        if other is not None and view(other, seat) == view(match, seat):
            compared += 1
            assert bot(name).choose(view(other, seat), BUDGET) == action
    assert compared


def test_another_seed_is_another_chance() -> None:
    seen = view(deal(start(preset()), random_layout(preset(), 0, Random(1))).match, 1)
    draws = {chance(seen, Budget(seed=seed)).random() for seed in range(5)}
    assert len(draws) == 5
    assert chance(seen, Budget(seed=3)).random() == chance(seen, Budget(seed=3)).random()


def test_the_chance_of_a_view_is_the_same_in_every_process() -> None:
    draws = {
        subprocess.run(
            [sys.executable, "-c", PROCESS],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(draws) == 1


PROCESS = """
from random import Random
from thousand.bots import Budget, chance
from thousand.core.match import deal, start
from thousand.core.rules import preset
from thousand.core.testing import random_layout
from thousand.core.view import view
seen = view(deal(start(preset()), random_layout(preset(), 0, Random(1))).match, 1)
print(chance(seen, Budget(seed=1)).random())
"""


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_bears_the_name_of_its_place_in_the_table(name: str) -> None:
    assert bot(name).name == name


def test_an_unknown_bot_is_an_error_with_the_known_names() -> None:
    with pytest.raises(ThousandError) as caught:
        bot("rokie")
    assert caught.value.code == "bot_unknown"
    assert caught.value.params == {"bot": "rokie", "known": ", ".join(BOTS)}
