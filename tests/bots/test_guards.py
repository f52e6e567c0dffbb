"""A guard refuses what is silly where something else is as good, and only there; what it leaves is legal."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.core.table import dealt, do, rules
from thousand.bots.guards import guarded_gifts, guarded_play, guarded_plays, near_best
from thousand.core.actions import Action, Give, Play
from thousand.core.cards import read_card, read_cards
from thousand.core.match import apply, deal, legal_actions, start, to_act
from thousand.core.state import Match
from thousand.core.testing import random_action, random_layout, random_rules
from thousand.core.view import view

HANDS = {0: "AS TS KS QS 9S AH 9C", 1: "AC TC KC JC 9D QH TD", 2: "AD KD QD JD QC TH 9H"}


def playing(**changes: Any) -> Match:
    """Seat 0 declares 100 and is to lead; hands of eight."""
    chosen = rules("classic", talon__talon_shown="never", **changes)
    match = dealt(chosen, HANDS, ["JS JH KH"])
    return do(match, "0 bid 100", "1 pass", "2 pass", "0 give JS 1", "0 give JH 2", "0 stand")


def guarded(match: Match, worths: dict[str, list[float]]) -> str:
    """The card that is played where the plays have such worths, world by world."""
    seen = view(match, to_act(match))
    assert seen.deal is not None
    weighed: dict[Action, np.ndarray] = {
        Play(read_card(card.rstrip("!")), card.endswith("!")): np.array(points, float)
        for card, points in worths.items()
    }
    assert set(weighed) <= set(seen.legal)
    chosen = guarded_play(seen, seen.deal, weighed)
    return next(card for card in worths if Play(read_card(card.rstrip("!")), card.endswith("!")) == chosen)


def test_no_points_are_thrown_on_a_lost_trick_where_a_nine_is_as_good() -> None:
    match = do(playing(), "0 play AH", "1 play QH")
    assert guarded(match, {"TH": [5, 5], "JH": [5, 5], "9H": [5, 5]}) == "9H"


def test_a_card_that_is_worse_in_every_world_is_not_taken_though_it_is_cheaper() -> None:
    match = do(playing(), "0 play AH", "1 play QH")
    assert guarded(match, {"TH": [5, 5], "9H": [4, 4]}) == "TH"


def test_a_difference_within_noise_counts_for_nothing() -> None:
    match = do(playing(), "0 play AH", "1 play QH")
    assert guarded(match, {"TH": [9, 0, 9, 0], "9H": [0, 9, 0, 8]}) == "9H"


def test_no_trump_is_thrown_on_a_lost_trick() -> None:
    chosen = rules(talon__talon_shown="never", play__must_trump=False, play__marriage_from="first_trick")
    hands = {0: "AS KS QS JS KH 9C 9H", 1: "AC TC KC JC QC TD AH", 2: "9S AD QD JD 9D TH KD"}
    match = dealt(chosen, hands, ["TS JH QH"])
    match = do(match, "0 bid 100", "1 pass", "2 pass", "0 give TS 2", "0 give 9C 1", "0 stand")
    match = do(match, "0 play KS!", "1 play TD", "2 play 9S", "0 play 9H", "1 play AH", "2 play TH")
    match = do(match, "1 play AC", "2 play TS")
    assert guarded(match, {"JS": [3, 3], "JH": [3, 3]}) == "JH"


def test_points_that_an_enemy_would_get_are_taken_where_that_is_as_good() -> None:
    match = do(playing(), "0 play 9C", "1 play AC", "2 play QC", "1 play QH", "2 play TH")
    assert guarded(match, {"KH": [7, 4], "AH": [5, 5]}) == "AH"
    assert guarded(match, {"KH": [7, 7], "AH": [5, 5]}) == "KH"


def test_a_marriage_that_may_be_declared_is_declared() -> None:
    match = playing(play__marriage_from="first_trick", play__marriage_declared="by_choice")
    assert guarded(match, {"KS": [8, 6], "KS!": [7, 7], "AS": [7, 7]}) == "KS!"


def test_a_marriage_that_declares_itself_is_led() -> None:
    match = playing(play__marriage_from="first_trick", play__marriage_declared="automatic")
    assert guarded(match, {"AH": [8, 6], "QS": [7, 7]}) == "QS"


def test_gifts_feed_no_marriage_and_are_cheap() -> None:
    seen = view(playing(), 0)
    hand = read_cards("AS KS QS JH QH")
    feeding, dear, cheap = ((Give(read_card(card), 1),) for card in ("QH", "AS", "JH"))
    assert guarded_gifts(seen, hand, [feeding, dear, cheap]) == cheap
    assert guarded_gifts(seen, hand, [feeding, dear]) == dear
    assert guarded_gifts(seen, hand, [feeding]) == feeding
    paired = (Give(read_card("QS"), 1),)
    assert guarded_gifts(seen, hand, [paired, dear]) == paired


def test_the_best_comes_first_and_what_is_surely_worse_not_at_all() -> None:
    points = {"a": [1, 3], "b": [2, 4], "c": [4, 1]}
    worths = {name: np.array(by_world, float) for name, by_world in points.items()}
    assert near_best(worths) == ["b", "c"]


@pytest.mark.parametrize("seed", range(20))
def test_what_a_guard_leaves_is_legal_and_among_the_best(seed: int) -> None:
    rng = Random(seed)
    chosen = random_rules(rng)
    match = start(chosen, rng.randrange(chosen.deal.players))
    match = deal(match, random_layout(chosen, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        plays = [action for action in legal_actions(match) if isinstance(action, Play)]
        seen = view(match, seat)
        if plays and seen.deal is not None:
            worths: dict[Action, np.ndarray] = {
                play: np.array([float(rng.randrange(3)) for _ in range(4)]) for play in plays
            }
            left = guarded_plays(seen, seen.deal, worths)
            assert left
            assert set(left) <= set(near_best(worths)) <= set(legal_actions(match))
        match = apply(match, seat, random_action(match, rng)).match
