"""Advice: every option is legal, its figures are those of open cards, and hidden cards do not enter."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.bots.test_pimc import true_world, turns
from thousand.bots import Budget
from thousand.bots.advice import Advice, advise
from thousand.bots.advice.playing import play_options
from thousand.core.actions import PASS, Bid, Give
from thousand.core.match import advance, apply, deal, refusal, start, to_act
from thousand.core.rules import PRESETS, Rules, preset
from thousand.core.state import Match
from thousand.core.testing import random_action, random_layout, random_rules, redeal
from thousand.core.view import view
from thousand.solver import Solver, open_deal

BUDGET = Budget(seed=5, nodes=1)


def moments(rules: Rules, rng: Random) -> Iterator[Match]:
    """Every moment of a deal between beginners at which somebody is to act."""
    match = start(rules, rng.randrange(rules.deal.players))
    match = deal(match, random_layout(rules, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        yield match
        match = apply(match, seat, random_action(match, rng)).match


def followed(match: Match, advice: Advice) -> None:
    """Every option can be done, one action after the other."""
    for option in advice.options:
        after = match
        for action in option.actions:
            seat = to_act(after)
            assert seat is not None
            assert refusal(after, seat, action) is None
            after = advance(after, action).match


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_advised_can_be_done(seed: int) -> None:
    rng = Random(seed)
    for match in moments(random_rules(rng), rng):
        advice = advise(view(match, to_act(match)), BUDGET)
        followed(match, advice)
        for option in advice.options:
            if option.figures is not None:
                assert 0 <= option.figures.made <= 1
                assert advice.worlds > 0


@pytest.mark.parametrize("seed", range(8))
def test_the_same_view_is_the_same_advice_whatever_is_hidden(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for match in moments(random_rules(rng), rng):
        seat = to_act(match)
        seen = view(match, seat)
        other = redeal(match, seat, rng)
        if other is not None and view(other, seat) == seen:
            compared += 1
            assert advise(view(other, seat), BUDGET) == advise(seen, BUDGET)
    assert compared


@pytest.mark.parametrize("seed", range(12))
def test_in_one_world_the_figures_of_a_play_are_exact(seed: int) -> None:
    rng = Random(seed)
    for match, phase in turns(random_rules(rng), rng):
        seen = view(match, phase.to_act)
        assert seen.deal is not None
        options = play_options(seen, seen.deal, phase.contract, true_world(match, phase))
        declarer = phase.contract.declarer
        defenders = [seat for seat in seen.deal.playing if seat != declarer]
        for option in options:
            figures, after = option.figures, advance(match, option.actions[0]).match
            assert figures is not None
            assert figures.declarer == open_deal(after).value(Solver(), declarer)
            assert figures.made == (figures.declarer >= phase.contract.amount)
            side = [declarer] if phase.to_act == declarer else defenders
            assert figures.side == open_deal(after).value(Solver(), *side)


@pytest.mark.parametrize("rules", PRESETS)
def test_every_phase_has_its_figures(rules: str) -> None:
    weighed = {
        view(match, None).phase
        for seed in range(3)
        for match in moments(preset(rules), Random(seed))
        if advise(view(match, to_act(match)), BUDGET).best.figures is not None
    }
    assert {"exchange", "trick"} <= weighed


def test_a_pass_is_advised_with_what_the_lowest_bid_would_make() -> None:
    passes = 0
    for seed in range(12):
        for match in moments(preset("classic"), Random(seed)):
            seen = view(match, to_act(match))
            if seen.phase != "auction" or len(seen.legal) < 2:
                continue
            advice = advise(seen, Budget(seed=1))
            shares = {
                option.figures.contract: option.figures.made for option in advice.options if option.figures
            }
            assert list(dict(sorted(shares.items())).values()) == sorted(shares.values(), reverse=True)
            if advice.best.actions == (PASS,):
                passes += 1
                assert isinstance(advice.alternatives[0].actions[0], Bid)
    assert passes


def test_both_gifts_are_advised_at_once_and_then_the_second() -> None:
    for match in moments(preset("classic"), Random(4)):
        seen = view(match, to_act(match))
        if seen.phase == "exchange":
            gifts = advise(seen, Budget(seed=1))
            left = 2 - len(seen.deal.gifts) if seen.deal else 0
            assert [len(option.actions) for option in gifts.options if option.figures] == [left] * len(
                [option for option in gifts.options if option.figures]
            )
            assert all(isinstance(action, Give) for action in gifts.options[-1].actions)


def test_only_the_seat_to_act_is_advised() -> None:
    match = next(moments(preset("classic"), Random(1)))
    with pytest.raises(ValueError, match="not to act"):
        advise(view(match, None), BUDGET)
