"""What `master` adds to `pimc`: prices from real play where they were fitted, every way searched."""

import numpy as np
import pytest

from tests.bots.sitting import choice
from tests.core.table import dealt, do, rules
from thousand.bots.fitted import Trust
from thousand.bots.fitted.appraisal import AMOUNTS, place_of
from thousand.bots.master.auction import curve
from thousand.bots.master.blend import blended
from thousand.bots.master.ledger import open_from, open_to, written
from thousand.core.cards import read_cards
from thousand.core.rules import change, preset

CLASSIC = preset("classic")
FITTED = ("classic", "polish")
STRONG = "AS TS KS QS AC AD AH"
WEAK = "9S JS 9C JC 9D JD 9H"


def sure_of(amount: int) -> np.ndarray:
    """Chances of a declarer who always earns exactly so much."""
    return (amount >= AMOUNTS).astype(np.float64)


@pytest.mark.parametrize(
    ("changes", "earned", "contract", "points"),
    [
        ({}, 140, 120, 120),
        ({}, 110, 120, -120),
        ({"scoring.success_scores": "actual"}, 140, 120, 140),
        ({"scoring.failure_costs": "contract_plus_20"}, 110, 120, -140),
        ({"scoring.failure_keeps_earned": True}, 110, 120, -10),
    ],
)
def test_a_sure_sum_is_written_as_the_rules_say(
    changes: dict[str, object], earned: int, contract: int, points: int
) -> None:
    assert written(change(CLASSIC, changes), sure_of(earned))[place_of(contract)] == pytest.approx(points)


def test_a_bid_leaves_the_contracts_above_it_open() -> None:
    values = written(CLASSIC, sure_of(160))
    assert open_to(CLASSIC, values, 100) == 160
    assert open_to(CLASSIC, values, 165) == -165
    assert np.all(np.diff(open_from(CLASSIC, values)) <= 0)


def test_a_bid_is_the_contract_where_nobody_raises() -> None:
    still = change(CLASSIC, {"talon.raise_after_talon": False})
    assert open_to(still, written(still, sure_of(160)), 100) == 100


def test_a_strong_hand_is_worth_more_than_a_weak_one_and_a_dear_bid_less_than_a_cheap_one() -> None:
    strong, weak = (curve(CLASSIC, read_cards(text)) for text in (STRONG, WEAK))
    assert strong[place_of(100)] > 100
    assert weak[place_of(100)] < 30
    assert np.all(np.diff(strong) <= 0)


def test_two_witnesses_are_weighed() -> None:
    half = np.full(len(AMOUNTS), 0.5)
    sure, doubtful = np.full(40, 400.0), np.full(40, 0.0)
    trust = Trust(1.0, 0.5, 0.0)
    assert np.all(blended(trust, half, sure) > 0.9)
    assert np.all(blended(trust, half, doubtful) < 0.1)
    assert np.allclose(blended(Trust(1.0, 0.0, 0.0), half, sure), 0.5)


def test_bids_with_a_strong_hand_and_passes_with_a_weak_one() -> None:
    strong = do(dealt(rules(), {1: STRONG}), "0 bid 100")
    weak = do(dealt(rules(), {1: WEAK}), "0 bid 100")
    assert (choice(strong, "master"), choice(weak, "master")) == ("bid 105", "pass")


def test_does_not_follow_above_what_the_hand_is_worth() -> None:
    match = do(dealt(rules(), {1: STRONG}), "0 bid 250")
    assert choice(match, "master") == "pass"


def test_gives_up_what_cannot_be_made() -> None:
    match = do(dealt(rules(), {0: WEAK, 1: STRONG}), "0 bid 100", "1 pass", "2 pass")
    assert choice(match, "master") == "write_off"


def test_raises_to_what_a_great_hand_is_worth() -> None:
    hands = {0: "AS TS KS QS AC TC AH", 1: "9S JS 9C JC 9D JD 9H"}
    match = do(dealt(rules(), hands), "0 bid 100", "1 pass", "2 pass")
    while not choice(match, "master").startswith(("raise", "stand")):
        match = do(match, f"0 {choice(match, 'master')}")
    assert choice(match, "master").startswith("raise")


@pytest.mark.parametrize("name", FITTED)
def test_a_fitted_preset_has_its_networks_for_three_and_four(name: str) -> None:
    assert len(curve(preset(name), read_cards(STRONG))) == len(AMOUNTS)
    assert len(curve(preset(name, 4), read_cards(STRONG))) == len(AMOUNTS)


def test_without_networks_it_is_pimc() -> None:
    match = dealt(rules("classic", 2), {})
    assert choice(match, "master") == choice(match, "pimc")
