"""Fitting: the descent learns, the auction sells to the highest, chances are held against what came."""

import numpy as np
import pytest

from fit.__main__ import Size, fit
from fit.auctions import Bidders, auctions, sold
from fit.calibration import deciles, table
from fit.contests import Plan, contests
from fit.training import Pace, fresh, train
from fit.trust import fit_trust
from thousand.bots.fitted.appraisal import AMOUNTS, features
from thousand.bots.fitted.odds import chance, log_odds
from thousand.core.cards import points_of
from thousand.core.rules import Rules, change, preset

TINY = Size(counted=30, tried=30, sold=40, rounds=1, hands=30)
QUICK = Pace(epochs=1, batch=16, rate=1e-3, decay=0.0)


def test_the_descent_learns_what_no_line_can_tell() -> None:
    rows = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], np.float32)
    wanted = np.array([[0], [1], [1], [0]], np.float32)
    network = train(
        fresh((2, 16, 1), 3),
        lambda picks: rows[picks],
        lambda answer, picks: answer - wanted[picks],
        4,
        Pace(epochs=1500, batch=4, rate=1e-2, decay=0.0),
        3,
    )
    assert np.allclose(network(rows), wanted, atol=0.1)


def test_the_same_seed_fits_the_same_network() -> None:
    rows = np.random.default_rng(1).normal(size=(64, 3)).astype(np.float32)
    once, twice = (
        train(fresh((3, 4, 1), 1), lambda p: rows[p], lambda answer, _: answer - 1, 64, QUICK, 1)
        for _ in range(2)
    )
    assert np.array_equal(once(rows), twice(rows))


@pytest.mark.parametrize("name", ["classic", "home"])
def test_contests_hand_out_all_the_points(name: str) -> None:
    found = contests(Plan(preset(name), None), 20, 7, size=20, processes=1)
    aside = np.array([_points(int(cards)) if name == "home" else 0 for cards in found.way.first])
    marriages = found.earned.sum(1) + aside - 120
    assert set(marriages % 20) == {0}
    assert marriages.min() >= 0
    again = contests(Plan(preset(name), None), 20, 7, size=20, processes=1)
    assert np.array_equal(found.earned, again.earned)


@pytest.mark.parametrize(
    ("changes", "limits", "declarer", "price"),
    [
        ({}, (0, 0, 0), 0, 100),
        ({}, (0, 120, 140), 2, 125),
        ({}, (130, 130, 0), 0, 130),
        ({}, (0, 100, 0), 0, 100),
        ({}, (0, 115, 0), 1, 105),
        ({"auction.opening": "free", "auction.all_pass": "redeal"}, (0, 0, 0), 0, 0),
        ({"auction.opening": "free", "auction.all_pass": "redeal"}, (0, 100, 0), 1, 100),
    ],
)
def test_the_deal_goes_to_the_highest_limit(
    changes: dict[str, object], limits: tuple[int, ...], declarer: int, price: int
) -> None:
    sold_to, sold_at = sold(change(preset("classic"), changes), np.array([limits]))
    assert (int(sold_to[0]), int(sold_at[0])) == (declarer, price)


def test_a_small_fit_gives_networks_that_answer() -> None:
    rules = preset("classic")
    said: list[str] = []
    found = fit(rules, TINY, 1, said.append)
    assert said[0] == "round 1 of 1"
    bought = auctions(Bidders(rules, found.declarer, found.bidder, found.defender), 40, 5)
    assert _tells(rules, bought.contests.aim)
    assert features(bought.contests.way).shape[1] == found.declarer.network.layers[0][0].shape[0]


def test_tenths_are_counted_and_held_against_what_came() -> None:
    found = deciles(np.array([0.05, 0.07, 0.92, 1.0]), np.array([False, True, True, True]))
    assert [(one.contracts, one.made) for one in found] == [(2, 0.5), (2, 1.0)]
    assert table("all", found).splitlines()[0] == "all"
    assert len(table("all", found).splitlines()) == 4


def test_trust_mends_chances_that_are_too_sure() -> None:
    lot = np.random.default_rng(1)
    true = lot.uniform(0.1, 0.9, 20_000)
    made = lot.random(20_000) < true
    weight, constant = fit_trust([chance(2 * log_odds(true) + 1)], made)
    assert abs(weight - 0.5) < 0.05
    assert abs(constant + 0.5) < 0.06


def _tells(rules: Rules, aims: np.ndarray) -> bool:
    return bool((aims >= rules.auction.minimum_bid).all() and np.isin(aims, AMOUNTS).all())


def _points(cards: int) -> int:
    return points_of(cards)
