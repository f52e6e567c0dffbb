"""Beliefs: what bids, contracts and plays say of the cards out of sight."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from tests.core.table import dealt, do, rules
from thousand.bots import Budget, bot
from thousand.bots.beliefs import Believed, Pains, believed
from thousand.bots.beliefs.auction import spoken
from thousand.bots.beliefs.dealt import dealt_hands
from thousand.bots.beliefs.past import past_plays
from thousand.bots.beliefs.weights import told_by_calls, told_by_plays
from thousand.bots.worlds import Rows, Worlds
from thousand.core.actions import Play
from thousand.core.cards import MARRIAGE_MASKS, read_cards
from thousand.core.match import apply, deal, start, to_act
from thousand.core.rules import Rules, preset
from thousand.core.state import Match, TrickPhase
from thousand.core.testing import random_action, random_layout, random_rules
from thousand.core.view import DealView, view

SEEN = ("trick", "tricks", "trump", "won", "leader", "declared")


def plays_of(chosen: Rules, rng: Random, name: str = "") -> Iterator[Match]:
    """The moments of a deal at which a card is to be played; by beginners, or by a bot."""
    match = start(chosen, rng.randrange(chosen.deal.players))
    match = deal(match, random_layout(chosen, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        if isinstance(match.phase, TrickPhase):
            yield match
        action = bot(name).choose(view(match, seat), Budget()) if name else random_action(match, rng)
        match = apply(match, seat, action).match


def true_row(match: Match, width: int) -> Rows:
    assert isinstance(match.phase, TrickPhase)
    seen = seen_by(match, match.phase.to_act)
    hands = [match.phase.hands[seat] for seat in sorted(seen.playing)]
    aside = match.phase.aside.discards if seen.discards is None else 0
    return np.array([[*hands, aside, *[0] * (width - len(hands) - 1)]], np.uint32)


def seen_by(match: Match, seat: int | None) -> DealView:
    seen = view(match, seat).deal
    assert seen is not None
    return seen


@pytest.mark.parametrize("seed", range(12))
def test_remembers_the_table_as_it_stood_before_each_play(seed: int) -> None:
    rng = Random(seed)
    moments: list[DealView] = []
    for match in plays_of(random_rules(rng), rng):
        now = seen_by(match, None)
        told = list(past_plays(match.rules, now))[::-1]
        assert [(past.seat, past.card) for past in told] == [
            (seat, play.card)
            for seat, play in zip(match.actors, match.actions, strict=True)
            if isinstance(play, Play)
        ]
        for past, then in zip(told, moments, strict=True):
            for name in SEEN if past.before.trick else SEEN[:4]:
                assert getattr(past.before, name) == getattr(then, name), name
        moments.append(now)


@pytest.mark.parametrize("seed", range(20))
def test_tells_what_was_dealt_from_what_is_held_and_played(seed: int) -> None:
    rng = Random(seed)
    for match in plays_of(random_rules(rng), rng):
        assert isinstance(match.phase, TrickPhase)
        assert match.layout is not None
        seat = match.phase.to_act
        seen = view(match, seat)
        told = dealt_hands(seen, seen_by(match, seat), true_row(match, 5))
        unseen_gift = any(gift.card is None for gift in seen_by(match, seat).gifts)
        for one, hands in told.items():
            if not unseen_gift:
                assert int(hands[0]) == match.layout.hands[one]


def test_a_seat_that_bids_high_is_thought_to_hold_a_marriage() -> None:
    opened = do(dealt(rules(talon__talon_shown="always")), "0 bid 100")
    shares = {}
    for bids in (("1 bid 140", "2 pass", "0 pass"), ("1 pass", "2 bid 105", "0 bid 110", "2 pass")):
        match = do(opened, *bids)
        given = [action for action in view(match, match.phase.to_act).legal if hasattr(action, "card")]
        assert given
        seen = view(match, 2)
        rows = Worlds(seen).some(400, Random(1))
        logs = told_by_calls(seen, seen_by(match, 2), rows)
        weights = np.exp(logs) / np.exp(logs).sum()
        holds = sum(rows[:, 0] & mask == mask for mask in MARRIAGE_MASKS) > 0
        shares[bids[0]] = (float(weights @ holds), float(holds.mean()))
    weighted, uniform = shares["1 pass"]
    assert weighted > uniform


def test_calls_are_read_as_limits_and_a_forced_opening_as_nothing() -> None:
    match = do(dealt(rules()), "0 bid 100", "1 bid 110", "2 pass", "0 pass")
    said = spoken(view(match, 2), seen_by(match, 2))
    assert (said[0].went, said[0].stopped) == (None, 115)
    assert (said[1].went, said[1].stopped) == (110, None)
    assert (said[2].went, said[2].stopped) == (None, 115)


def log_gain(match: Match, plays: int) -> float:
    """How much likelier the truth is made, in logarithms, than a world drawn blindly is on average."""
    seat = match.phase.to_act
    seen = view(match, seat)
    rows = Worlds(seen).some(80, Random(3))
    rows = np.concatenate([true_row(match, rows.shape[1]), rows])
    logs = told_by_calls(seen, seen_by(match, seat), rows)
    logs = logs + told_by_plays(seen, seen_by(match, seat), rows, plays)
    return float(logs[0] - np.log(np.exp(logs[1:]).mean()))


def mean_gain(name: str, deals: int) -> float:
    gains = []
    for seed in range(deals):
        rng = Random(seed)
        for match in plays_of(preset(), rng, name):
            assert isinstance(match.phase, TrickPhase)
            if match.phase.to_act != match.phase.contract.declarer and len(match.phase.tricks) < 4:
                gains.append(log_gain(match, plays=2))
    return float(np.mean(gains))


def test_makes_the_truth_likelier_where_masters_bid() -> None:
    assert mean_gain("master", 5) > 0.3


def test_is_not_led_astray_by_bidders_unlike_its_model() -> None:
    assert mean_gain("rookie", 8) > -0.15


@pytest.mark.parametrize("seed", range(12))
def test_weights_are_chances_under_any_rules(seed: int) -> None:
    rng = Random(seed)
    for match in plays_of(random_rules(rng), rng):
        seat = match.phase.to_act
        seen = believed(view(match, seat), seen_by(match, seat), Pains(60, 20, 1), rng)
        assert seen.weights.sum() == pytest.approx(1)
        assert (seen.weights > 0).all()
        assert len(seen.rows) <= 60


def test_draws_each_world_about_as_often_as_it_is_likely() -> None:
    rows = np.arange(50, dtype=np.uint32)[:, None]
    weights = np.full(50, 0.5 / 49)
    weights[7] = 0.5
    drawn = Believed(rows, weights, complete=True).draw(20, Random(2))
    assert drawn.weights.sum() == pytest.approx(1)
    assert dict(zip(drawn.rows[:, 0].tolist(), drawn.weights.tolist(), strict=True))[7] == pytest.approx(
        0.5, abs=0.051
    )
    assert not drawn.complete
    assert Believed(rows, weights, complete=True).draw(50, Random(2)).complete


def test_a_card_of_the_talon_is_the_gift() -> None:
    match = do(dealt(rules(), talons=["9H JH QD"]), "0 bid 100", "1 pass", "2 pass")
    match = do(match, "0 give 9H 1", "0 give JH 2", "0 stand")
    seen = view(match, 2)
    row = true_row(match, 5)
    told = dealt_hands(seen, seen_by(match, 2), row)
    assert match.layout is not None
    assert int(told[1][0]) == match.layout.hands[1]
    assert int(told[0][0]) == match.layout.hands[0]
    assert not int(told[0][0]) & read_cards("9H JH QD")
