"""Plans tried out before the first card: what every seat knows then, and how much a trial convinces."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.bots.sitting import choice
from tests.core.table import dealt, do, rules
from thousand.bots.beliefs import Pains, believed
from thousand.bots.expert import plans, trials
from thousand.bots.expert.aims import declarers_point
from thousand.bots.expert.plans import best_plan
from thousand.bots.expert.trials import Trial, convinced, earned_in
from thousand.bots.fitted import Trust
from thousand.bots.fitted.appraisal import AMOUNTS, place_of
from thousand.bots.pimc.exchange import plan_kept, plans_of
from thousand.bots.pimc.prospects import Plan, Points
from thousand.core.actions import Discard, write_action
from thousand.core.cards import points_of, read_cards
from thousand.core.match import deal, start, to_act
from thousand.core.state import Contract, Match
from thousand.core.testing import random_layout
from thousand.core.view import DealView, View, view

SURE = "AS TS KS QS AC TC AH"
LOW = "9S JS 9C JC 9D JD 9H"
AUCTION = ("0 bid 100", "1 pass", "2 pass")


def table(match: Match) -> tuple[View, DealView, Contract, NDArray[np.uint32]]:
    """What the declarer sees, and some worlds."""
    seen = view(match, to_act(match))
    assert seen.deal is not None
    assert seen.deal.contract is not None
    rows = believed(seen, seen.deal, Pains(24), Random(5)).draw(24, Random(5)).rows
    return seen, seen.deal, seen.deal.contract, rows


def noted(monkeypatch: pytest.MonkeyPatch) -> dict[str, NDArray[np.uint32]]:
    """What the seats are told in a trial, and what the declarer is to earn."""
    told: dict[str, NDArray[np.uint32]] = {}

    def playouts(
        _: object,
        hands: NDArray[np.uint32],
        seen: NDArray[np.uint32],
        __: int,
        need: NDArray[np.uint32],
        **___: object,
    ) -> NDArray[np.int32]:
        told.update(hands=hands, seen=seen, need=need)
        return np.zeros((len(hands), hands.shape[1]), np.int32)

    monkeypatch.setattr(trials, "honest_playouts", playouts)
    return told


@pytest.mark.parametrize("shown", ["always", "never"])
def test_all_know_a_talon_that_was_shown_and_the_declarer_what_he_gave(
    shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = noted(monkeypatch)
    match = do(dealt(rules(talon__talon_shown=shown), {0: SURE}, ["KH QH TD"]), *AUCTION)
    seen, deal, contract, rows = table(match)
    plan = next(one for one in plans_of(seen, deal) if one.hand & read_cards("KH QH") == read_cards("KH QH"))
    earned_in(Trial(seen.rules, deal, contract, rows, 1), plan, 120)
    public = read_cards("KH QH TD") & plan.hand if shown == "always" else 0
    assert (told["seen"][:, 1:, 0] == public).all()
    for gift in plan.gifts:
        assert (told["seen"][:, 0, gift.seat] == 1 << gift.card).all()
        assert (told["hands"][:, gift.seat] >> gift.card & 1).all()
    assert (told["need"] == 120).all()


def test_what_is_laid_aside_is_known_to_the_declarer_and_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    told = noted(monkeypatch)
    match = do(dealt(rules("home", talon__discard_points="declarer"), {0: SURE}), *AUCTION)
    seen, deal, contract, rows = table(match)
    plan = max(plans_of(seen, deal), key=lambda one: points_of(one.discards))
    earned = earned_in(Trial(seen.rules, deal, contract, rows, 1), plan, 120)
    aside = points_of(plan.discards)
    assert aside > 0
    assert (told["seen"][:, 0, 3] == plan.discards).all()
    assert (told["seen"][:, 1:] == 0).all()
    assert (told["need"] == 120 - aside).all()
    assert (earned == aside).all()


def test_a_sure_hand_earns_more_in_a_trial_than_a_poor_one() -> None:
    means = []
    for hand in (SURE, LOW):
        seen, deal, contract, rows = table(do(dealt(rules(), {0: hand}), *AUCTION))
        means.append(
            earned_in(Trial(seen.rules, deal, contract, rows, 1), plans_of(seen, deal)[0], 100).mean()
        )
    assert means[0] > means[1] + 60


def test_a_trial_convinces_the_more_the_clearer_it_is() -> None:
    believed_, trust = np.full(len(AMOUNTS), 0.5), Trust(0.5, 0.7, 0.0)
    always, half, never = (
        convinced(trust, believed_, earned)[place_of(120)]
        for earned in (np.full(40, 150.0), np.repeat([150.0, 90.0], 20), np.full(40, 90.0))
    )
    assert 0 < never < half < always < 1
    assert half == pytest.approx(0.5)
    few = convinced(trust, believed_, np.full(4, 150.0))[place_of(120)]
    assert half < few < always


def test_the_plan_that_does_best_in_the_trial_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are tried in the same worlds by the same chances."""
    tried: list[tuple[Trial, Plan]] = []

    def earned(trial: Trial, plan: Plan, _: int) -> Points:
        tried.append((trial, plan))
        return np.full(len(trial.rows), 300.0 if len(tried) == 3 else 0.0)

    monkeypatch.setattr(plans, "earned_in", earned)
    seen, deal, contract, rows = table(do(dealt(rules(), {0: SURE}), *AUCTION))
    best = best_plan(seen, deal, contract, rows, Random(3))
    assert len(tried) == 4
    assert best.plan == tried[2][1]
    assert all(trial is tried[0][0] for trial, _ in tried)


def test_of_plans_that_all_make_the_contract_the_one_with_most_to_spare_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where nobody raises, that is: what is left over goes to the others."""
    tried: list[Plan] = []

    def earned(trial: Trial, plan: Plan, _: int) -> Points:
        tried.append(plan)
        return np.full(len(trial.rows), 160.0 if len(tried) == 3 else 140.0)

    monkeypatch.setattr(plans, "earned_in", earned)
    seen, deal, contract, rows = table(do(dealt(rules("home"), {0: SURE}), *AUCTION))
    assert best_plan(seen, deal, contract, rows, Random(3)).plan == tried[2]


def test_points_count_whole_where_the_declarer_writes_what_he_earned() -> None:
    assert declarers_point(rules(scoring__success_scores="actual")) == 1
    assert 0 < declarers_point(rules(scoring__success_scores="contract")) < 1


@pytest.mark.parametrize("seed", range(4))
def test_without_networks_the_auction_is_the_masters(seed: int) -> None:
    chosen = rules("home")
    match = deal(start(chosen, 2), random_layout(chosen, 2, Random(seed))).match
    while view(match, to_act(match)).phase == "auction":
        said = choice(match, "expert")
        assert said == choice(match, "master")
        match = do(match, f"{to_act(match)} {said}")


@pytest.mark.parametrize(
    ("name", "players", "turns"),
    [
        ("classic", 2, (*AUCTION[:2], "0 take 1")),
        ("home", 3, AUCTION),
        ("club", 3, ("2 bid 100", "0 pass", "1 pass")),
    ],
)
def test_where_nothing_is_fitted_plans_are_tried_too(
    name: str, players: int, turns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Plan] = []

    def earned(trial: Trial, plan: Plan, _: int) -> Points:
        tried.append(plan)
        return np.full(len(trial.rows), 100.0)

    monkeypatch.setattr(plans, "earned_in", earned)
    seen, deal, contract, rows = table(do(dealt(rules(name, players, auction__dark=False)), *turns))
    best_plan(seen, deal, contract, rows, Random(1))
    assert len(set(tried)) == 4


def test_cards_laid_aside_belong_to_the_plan_that_is_kept() -> None:
    chosen = rules("home", talon__discard_points="declarer", talon__raise_after_talon=True)
    match = do(dealt(chosen, {0: SURE}), *AUCTION)
    seen, deal, _, _ = table(match)
    laid = max(plans_of(seen, deal), key=lambda one: points_of(one.discards)).discards
    match = do(match, f"0 {write_action(Discard(laid))}")
    seen, deal, _, _ = table(match)
    assert seen.phase == "raise"
    assert plan_kept(seen, deal).discards == laid
