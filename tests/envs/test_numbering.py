"""Every action has one number, and every number one action, under every rule set."""

from random import Random

import pytest

from tests.properties.sample import rules_of, states
from thousand.core.actions import Bid, Pass, Play, Take
from thousand.core.errors import ThousandError
from thousand.core.match import deal, legal_actions, start, to_act
from thousand.core.rules import Rules, preset
from thousand.core.testing import random_layout
from thousand.core.view import View, view
from thousand.envs import numbering


def first_view(rules: Rules, seat: int = 0) -> View:
    match = start(rules, 0)
    return view(deal(match, random_layout(rules, 0, Random(1))).match, seat)


def test_a_legal_action_comes_back_from_its_number_under_random_rules() -> None:
    kinds = set()
    for seed in range(40):
        rng = Random(seed)
        rules = rules_of(rng)
        numbers = numbering(rules)
        for match in states(rng, rules, 1):
            seat = to_act(match)
            assert seat is not None
            shown = view(match, seat)
            legal = [numbers.number(action, shown) for action in shown.legal]
            assert len(set(legal)) == len(legal)
            assert [numbers.action(number, shown) for number in legal] == list(legal_actions(match))
            assert numbers.legal(shown) == sorted(legal) == numbers.mask(shown).nonzero()[0].tolist()
            kinds |= {type(action).__name__ for action in shown.legal}
    assert len(kinds) == 14


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["home", "club", "polish", "classic"])
def test_every_number_comes_back_from_its_action(name: str, players: int) -> None:
    rules = preset(name, players)
    numbers, shown = numbering(rules), first_view(rules, 1)
    assert numbers.size == sum(block.count for block in numbers.blocks)
    gifts = next(block for block in numbers.blocks if block.name == "give")
    to_nobody = gifts.numbers[24:] if players == 2 else ()
    for number in range(numbers.size):
        if number not in to_nobody:
            assert numbers.number(numbers.action(number, shown), shown) == number
    for number in to_nobody:
        with pytest.raises(ThousandError, match="number_unknown"):
            numbers.action(number, shown)


def test_the_numbers_of_cards_and_calls_are_the_same_under_all_rules() -> None:
    starts = {numbering(rules_of(Random(seed))).blocks[:6] for seed in range(30)}
    assert [(block.name, block.first) for block in starts.pop()] == [
        ("call", 0),
        ("take", 7),
        ("trump", 9),
        ("play", 13),
        ("declare", 37),
        ("give", 61),
    ]
    assert starts == set()


def test_gifts_are_numbered_from_the_giver() -> None:
    rules = preset("classic", 4)
    numbers = numbering(rules)
    first = next(block.first for block in numbers.blocks if block.name == "give")
    given = [(numbers.action(first, first_view(rules, seat)), seat) for seat in (1, 2, 3)]
    assert [getattr(action, "seat", None) for action, _ in given] == [2, 3, 1]


def test_the_same_rules_have_the_same_numbering() -> None:
    assert numbering(preset("home", 3)) is numbering(preset("home", 3))


@pytest.mark.parametrize("number", [-1, 10_000, "bid"])
def test_a_number_that_means_nothing_is_refused(number: object) -> None:
    rules = preset("classic", 3)
    with pytest.raises(ThousandError, match="number_unknown"):
        numbering(rules).action(number, first_view(rules))  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [Bid(101), Bid(5), Take(3), "pass"])
def test_an_action_that_no_rule_allows_has_no_number(action: object) -> None:
    rules = preset("classic", 3)
    with pytest.raises(ThousandError, match="action_unnumbered"):
        numbering(rules).number(action, first_view(rules))  # type: ignore[arg-type]


def test_the_documented_numbers_are_those() -> None:
    rules = preset("classic", 3)
    numbers, shown = numbering(rules), first_view(rules)
    assert numbers.number(Pass(), shown) == 0
    assert numbers.number(Play(0), shown) == 13
    assert numbers.number(Bid(100), shown) == 109
    assert numbers.size == 231
