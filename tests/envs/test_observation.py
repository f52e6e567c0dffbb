"""An observation tells what the view tells, and nothing else."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from tests.properties.sample import rules_of, states
from thousand.core.match import apply, legal_actions, to_act
from thousand.core.rules import preset
from thousand.core.state import DarkPhase, ExchangePhase
from thousand.core.testing import redeal
from thousand.core.view import view
from thousand.envs import observation
from thousand.envs.fields import HIGH, LOW


def test_it_stays_when_what_the_seat_cannot_see_is_dealt_anew() -> None:
    changed: Counter[str] = Counter()
    for seed in range(150):
        rng = Random(seed)
        rules = rules_of(rng)
        of = observation(rules)
        for match in states(rng, rules, 1):
            if rng.randrange(8) and not isinstance(match.phase, DarkPhase | ExchangePhase):
                continue
            seat = rng.randrange(rules.deal.players)
            other = redeal(match, seat, rng)
            if other is not None:
                changed[type(match.phase).__name__] += 1
                assert np.array_equal(of.vector(view(other, seat)), of.vector(view(match, seat))), seed
    assert len(changed) >= 6, changed


def test_two_actions_that_a_seat_can_tell_apart_lead_to_two_observations() -> None:
    compared = 0
    for seed in range(60):
        rng = Random(seed)
        rules = rules_of(rng)
        of = observation(rules)
        for match in states(rng, rules, 1):
            seat = to_act(match)
            assert seat is not None
            some = rng.sample(legal_actions(match), min(2, len(legal_actions(match))))
            after = [apply(match, seat, action).match for action in some]
            if len(some) < 2 or any(one.layout is None for one in after):
                continue
            for viewer in range(rules.deal.players):
                shown = [view(one, viewer) for one in after]
                vectors = [of.vector(one) for one in shown]
                alike = np.array_equal(vectors[0], vectors[1])
                assert alike == (shown[0].deal == shown[1].deal), (seed, some)
                compared += shown[0] != shown[1]
    assert compared > 1000


def test_every_number_is_in_range_and_every_observation_has_one_length() -> None:
    for seed in range(40):
        rng = Random(seed)
        rules = rules_of(rng)
        of = observation(rules)
        for match in states(rng, rules, 1):
            vector = of.vector(view(match, rng.randrange(rules.deal.players)))
            assert vector.shape == (of.size,)
            assert vector.dtype == np.float32
            assert vector.min() >= LOW
            assert vector.max() <= HIGH


def test_a_field_is_found_by_its_name() -> None:
    rules = preset("classic", 3)
    of = observation(rules)
    match = next(states(Random(3), rules, 1))
    seat = to_act(match)
    assert seat is not None
    shown = view(match, seat)
    assert shown.deal is not None
    assert shown.deal.hand is not None
    hand = of.parts["hand"].of(of.vector(shown))
    assert sum(1 << int(card) for card in hand.nonzero()[0]) == shown.deal.hand
    assert of.parts["to_act"].of(of.vector(shown)).tolist() == [1, 0, 0]


def test_a_spectator_has_no_observation() -> None:
    rules = preset("classic", 3)
    match = next(states(Random(3), rules, 1))
    with pytest.raises(AssertionError):
        observation(rules).vector(view(match, None))
