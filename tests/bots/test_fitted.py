"""The networks that ship: what they are asked, what they answer, and for which rules."""

from itertools import combinations, permutations
from pathlib import Path

import numpy as np
import pytest

from thousand.bots.fitted import Network, fitted_declarer, play_hash
from thousand.bots.fitted.appraisal import AMOUNTS, appraise, features, place_of
from thousand.bots.fitted.features import bits, cards_in, set_rows
from thousand.bots.fitted.store import FOLDER
from thousand.bots.fitted.ways import ways
from thousand.core.cards import SUITS, cards_of, mask_of
from thousand.core.rules import change, preset
from thousand.solver import deals

MEGABYTE = 1_000_000


def hands_of_ten(number: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    cards = deals([7, 7, 7, 3], number, seed)
    return cards[:, 0] | cards[:, 3], cards[:, 3]


def test_a_mask_is_a_row_of_bits_and_of_sets() -> None:
    mask = mask_of((0, 7, 23))
    assert np.flatnonzero(bits(np.array(mask, np.uint32))).tolist() == [0, 7, 23]
    assert cards_in(np.array([mask], np.uint32), 3).tolist() == [[0, 7, 23]]
    assert np.flatnonzero(set_rows(np.array(mask, np.uint32))).tolist() == [
        0b1,
        64 + 0b10,
        128,
        192 + 0b100000,
    ]


def test_every_gift_of_two_cards_is_a_way() -> None:
    hands, talons = hands_of_ten(3, 1)
    found = ways(preset("classic"), hands, talons)
    for row, hand in enumerate(hands):
        gifts = {(int(one), int(two)) for one, two in zip(found.first[row], found.second[row], strict=True)}
        assert gifts == {(1 << one, 1 << two) for one, two in permutations(cards_of(int(hand)), 2)}
        assert np.all(found.kept[row] | found.first[row] | found.second[row] == hand)


def test_only_cards_of_the_talon_are_given_where_the_rules_say_so() -> None:
    hands, talons = hands_of_ten(3, 2)
    found = ways(preset("club"), hands, talons)
    assert found.kept.shape == (3, 6)
    assert np.all((found.first | found.second) & ~talons[:, None] == 0)


def test_every_discard_goes_with_every_trump_where_one_is_named() -> None:
    hands, talons = hands_of_ten(2, 3)
    found = ways(preset("home"), hands, talons)
    for row, hand in enumerate(hands):
        laid = {mask_of(cards) for cards in combinations(cards_of(int(hand)), 3)}
        pairs = set(zip(found.first[row].tolist(), found.trump[row].tolist(), strict=True))
        assert pairs == {(cards, int(suit)) for cards in laid for suit in SUITS}


@pytest.mark.parametrize("name", ["classic", "polish"])
def test_the_sums_read_row_by_row_are_the_product_of_features_and_weights(name: str) -> None:
    rules = preset(name)
    fit = fitted_declarer(rules)
    assert fit is not None
    found = ways(rules, *hands_of_ten(4, 4))
    prospect = appraise(fit.network, found)
    answers = fit.network(features(found).reshape(-1, fit.network.layers[0][0].shape[0]))[:, : len(AMOUNTS)]
    chances = np.minimum.accumulate(1 / (1 + np.exp(-answers)), axis=1)
    assert np.allclose(prospect.reach.reshape(-1, len(AMOUNTS)), chances, atol=1e-3)


def test_more_is_never_earned_more_often_than_less() -> None:
    rules = preset("classic")
    fit = fitted_declarer(rules)
    assert fit is not None
    reach = appraise(fit.network, ways(rules, *hands_of_ten(20, 5))).reach
    assert np.all(np.diff(reach, axis=-1) <= 0)
    assert reach.min() >= 0
    assert reach.max() <= 1


def test_an_amount_between_two_stands_for_the_next() -> None:
    assert [int(AMOUNTS[place_of(amount)]) for amount in (10, 60, 61, 100, 103, 1000)] == [
        60,
        60,
        65,
        100,
        105,
        340,
    ]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("play.must_beat", "suit"),
        ("talon.give_from", "talon_only"),
        ("play.ace_marriage", 200),
    ],
)
def test_another_play_is_another_name(option: str, value: object) -> None:
    rules = preset("classic")
    assert play_hash(change(rules, {option: value})) != play_hash(rules)
    assert fitted_declarer(change(rules, {option: value})) is None


@pytest.mark.parametrize(
    ("option", "value"),
    [("auction.bid_step", 10), ("scoring.round_to", 1), ("game.target", 2000)],
)
def test_other_bids_and_scores_are_the_same_play(option: str, value: object) -> None:
    rules = preset("classic")
    assert play_hash(change(rules, {option: value})) == play_hash(rules)


def test_a_fourth_player_who_sits_by_changes_no_play_but_two_play_another() -> None:
    assert play_hash(preset("classic", 4)) == play_hash(preset("classic"))
    assert play_hash(preset("classic", 2)) != play_hash(preset("classic"))
    assert fitted_declarer(preset("classic", 2)) is None


def test_what_ships_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 2 * MEGABYTE


def test_a_network_is_what_was_saved(tmp_path: Path) -> None:
    lot = np.random.default_rng(1)
    layer = (lot.normal(size=(4, 3)).astype(np.float32), lot.normal(size=3).astype(np.float32))
    last = (lot.normal(size=(3, 2)).astype(np.float32), np.zeros(2, np.float32))
    path = tmp_path / "network.npz"
    Network([layer, last]).save(path)
    rows = lot.normal(size=(5, 4)).astype(np.float32)
    assert np.allclose(Network.load(path)(rows), Network([layer, last])(rows), atol=0.02)
