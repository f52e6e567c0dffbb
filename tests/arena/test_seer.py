"""The player who sees all cards: what it reckons is exact, and it acts by it."""

from itertools import permutations

import pytest

from thousand.arena import SEER, Plan, contests
from thousand.arena.playing import Clock, deck_of, play_game
from thousand.arena.seer import Seer
from thousand.arena.seer.courses import best_course
from thousand.core.actions import CLAIM, DARK, Bid, Raise
from thousand.core.cards import cards_of
from thousand.core.match import apply, deal, start, to_act
from thousand.core.rules import Rules, change, preset
from thousand.core.seating import layout_of
from thousand.core.state import FinishedDeal, Match, TrickPhase
from thousand.solver import Opening, Solver, open_deal, open_hands


def dealt(rules: Rules, number: int) -> Match:
    match = start(rules, 0)
    return deal(match, layout_of(rules, 0, deck_of(1, number, 0, 0))).match


def among_seers(rules: Rules, number: int) -> FinishedDeal:
    """A deal in which everybody sees all cards."""
    players = rules.deal.players
    of = Plan(rules, contests(["rookie", "random"], players), seed=21)
    return play_game(of, (SEER,) * players, number, Clock()).finished[-1]


@pytest.mark.parametrize("number", range(1, 4))
def test_a_course_is_the_best_of_all_gifts(number: int) -> None:
    rules = preset("classic")
    match, solver = dealt(rules, number), Solver()
    assert match.layout is not None
    own, talon = match.layout.hands[1], match.layout.talons[0]
    earned = []
    for one, other in permutations(cards_of(own | talon), 2):
        hands = (
            match.layout.hands[0] | 1 << one,
            (own | talon) & ~(1 << one | 1 << other),
            match.layout.hands[2] | 1 << other,
        )
        earned.append(open_hands(rules, Opening(hands, declarer=1, leader=1)).value(solver, 1))
    assert best_course(match, 1, solver).earned == max(earned)


def test_it_bids_and_raises_to_what_it_earns_for_sure_and_makes_it() -> None:
    rules = preset("classic")
    contracts = 0
    for number in range(1, 11):
        finished = among_seers(rules, number)
        result = finished.result
        assert result.made is not False, "a contract that fails is written off"
        if result.made:
            contracts += 1
            assert result.declarer is not None
            assert result.contract is not None
            assert result.contract <= result.earned[result.declarer]
            named = [action.amount for action in finished.actions if isinstance(action, Bid | Raise)]
            assert max(named) == result.contract
    assert contracts > 3


def test_it_gives_up_where_that_is_free() -> None:
    outcomes = [among_seers(preset("classic"), number).result.outcome for number in range(12, 24)]
    assert "write_off" in outcomes


def test_it_bids_in_the_dark_only_what_it_makes() -> None:
    deals = [among_seers(preset("club"), number) for number in range(1, 41)]
    dark = [one for one in deals if DARK in one.actions and not any(isinstance(x, Bid) for x in one.actions)]
    assert dark
    for finished in dark:
        result = finished.result
        assert result.made
        assert result.declarer is not None
        assert result.scores[result.declarer] >= 240


def test_it_claims_where_it_cannot_open() -> None:
    rules = change(preset("home"), {"deal.redeal_below": 60})
    hopeless = 0
    for number in range(1, 15):
        match = dealt(rules, number)
        seat = to_act(match)
        assert seat is not None
        if best_course(match, seat, Solver()).earned < 100:
            hopeless += 1
            assert Seer().choose(match) == CLAIM
        else:
            assert isinstance(Seer().choose(match), Bid)
    assert hopeless


@pytest.mark.parametrize(("rules", "players"), [("classic", 3), ("polish", 2)])
def test_a_contract_that_open_cards_doom_is_broken(rules: str, players: int) -> None:
    of = Plan(preset(rules, players), contests(["rookie", "random"], players), seed=5)
    doomed = 0
    for number in range(1, 25):
        finished = play_game(of, ("random", *(SEER,) * (players - 1)), number, Clock()).finished[-1]
        if finished.result.declarer == 0 and finished.result.outcome == "played":
            before = at_the_first_card(of.rules, finished)
            assert isinstance(before.phase, TrickPhase)
            if open_deal(before).value(Solver(), 0) < before.phase.contract.amount:
                doomed += 1
                assert finished.result.made is False
    assert doomed


def at_the_first_card(rules: Rules, finished: FinishedDeal) -> Match:
    match = deal(start(rules, finished.dealer), finished.layout).match
    for seat, action in zip(finished.actors, finished.actions, strict=True):
        if isinstance(match.phase, TrickPhase):
            break
        match = apply(match, seat, action).match
    return match
