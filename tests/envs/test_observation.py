"""An observation tells what the view tells, and nothing else."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from tests.properties.sample import rules_of, states
from thousand.core.actions import Bid, Pass
from thousand.core.cards import cards_of
from thousand.core.match import apply, deal, legal_actions, start, to_act
from thousand.core.rules import change, preset
from thousand.core.seating import layout_of
from thousand.core.state import DarkPhase, ExchangePhase
from thousand.core.testing import redeal
from thousand.core.view import DealView, View, view
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


Marks = set[tuple[int, ...]]


def expected_marks(view: View, deal: DealView) -> dict[str, Marks]:
    """The marks that a view asks for, field by field, read from it in another way than the code does."""

    def place(seat: int) -> int:
        assert view.seat is not None
        return (seat + len(view.standings) - view.seat) % len(view.standings)

    def one(seat: int | None) -> Marks:
        return set() if seat is None else {(place(seat),)}

    low, step = view.rules.auction.minimum_bid, view.rules.auction.bid_step
    turn = {seat: deal.playing[(deal.playing.index(seat) + 1) % len(deal.playing)] for seat in deal.playing}
    tricks: Marks = set()
    for number, trick in enumerate(deal.tricks):
        seat = trick.leader
        for card in trick.cards:
            tricks.add((number, place(seat), card))
            seat = turn[seat]
    return {
        "to_act": one(view.to_act),
        "dealer": one(deal.dealer),
        "hand": {(card,) for card in cards_of(deal.hand or 0)},
        "looked": set() if deal.hand is None else {(0,)},
        "bids": {(place(s), (a.amount - low) // step) for s, a in deal.calls if isinstance(a, Bid)},
        "bidder": one(deal.bidder),
        "passed": {(place(seat),) for seat in deal.passed},
        "declarer": one(deal.contract.declarer if deal.contract else None),
        "talons": {(t.number - 1, card) for t in deal.talons for card in cards_of(t.cards or 0)},
        "talon_takers": {(t.number - 1, place(t.seat)) for t in deal.talons if t.seat is not None},
        "gifts": {(place(gift.to), 24 if gift.card is None else gift.card) for gift in deal.gifts},
        "discards": {(card,) for card in cards_of(deal.discards or 0)},
        "trump": set() if deal.trump is None else {(int(deal.trump),)},
        "leader": one(deal.leader),
        "trick": {(place(seat), card) for seat, card in deal.trick},
        "tricks": tricks,
        "declared": {(place(d.seat), 4 if d.suit is None else int(d.suit)) for d in deal.declared},
    }


def test_every_mark_stands_where_the_view_has_it() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        rules = rules_of(rng)
        of = observation(rules)
        for match in states(rng, rules, 1):
            shown = view(match, rng.randrange(rules.deal.players))
            assert shown.deal is not None
            vector = of.vector(shown)
            for name, expected in expected_marks(shown, shown.deal).items():
                field = of.parts[name].of(vector)
                assert {tuple(map(int, at)) for at in np.argwhere(field == 1)} == expected, (seed, name)
                assert field.sum() == len(expected)
                met[name] += bool(expected)
    assert min(met.values()) > 20, met


def test_figures_are_scaled_as_the_page_says() -> None:
    rules = change(preset("classic", 3), {"talon.write_off": "off"})
    of = observation(rules)
    match = start(rules, 2, (500, 900, -250))
    match = deal(match, layout_of(rules, 2, range(24))).match
    for seat, action in ((0, Bid(200)), (1, Pass()), (2, Pass())):
        match = apply(match, seat, action).match
    parts = {name: part.of(of.vector(view(match, 1))) for name, part in of.parts.items()}
    assert parts["standings"][:, :2].tolist() == [[np.float32(0.88), 1], [-0.25, 0], [0.5, 0]]
    assert parts["contract"].tolist() == [0.5, 0, 0]
    assert parts["bid"].tolist() == [0, 0]
    assert parts["sizes"].tolist() == np.array([0.7, 0.7, 1], np.float32).tolist()
    assert parts["won"].tolist() == [0, 0, 0]
    assert parts["phase"].tolist() == [0, 0, 0, 1, 0, 0, 0, 0, 0]


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
