"""The score: what an ending of the deal makes of it, and what that means for the bids."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.core.table import dealt, do, rules
from thousand.bots import Budget, bot
from thousand.bots.expert import Expert
from thousand.bots.expert.calls import choose_raise
from thousand.bots.expert.effort import Effort
from thousand.bots.expert.standing import chances_to_win, end_is_near
from thousand.bots.master.plans import finalists
from thousand.bots.worlds import Worlds
from thousand.core.actions import PASS, Bid
from thousand.core.foretelling import Ending, sheet_after
from thousand.core.match import apply, deal, start, to_act
from thousand.core.rules import preset
from thousand.core.state import Match, OnBarrel, Standing
from thousand.core.testing import random_action, random_layout, random_rules, random_totals
from thousand.core.view import view


@pytest.mark.parametrize("seed", range(60))
def test_settles_what_it_thinks_of_as_the_game_does(seed: int) -> None:
    rng = Random(seed)
    chosen = random_rules(rng)
    match = start(chosen, 0, random_totals(chosen, rng))
    for _ in range(6):
        if view(match, None).winners:
            break
        before = match = deal(match, random_layout(chosen, match.dealer, rng)).match
        contract = None
        while (seat := to_act(match)) is not None:
            contract = getattr(match.phase, "contract", contract)
            match = apply(match, seat, random_action(match, rng)).match
        result = match.finished[-1].result
        if contract is None or result.declarer is None or result.outcome == "annulled":
            continue
        contract = replace(contract, amount=result.contract or 0)
        sheet = sheet_after(view(before, 0), Ending(contract, result.outcome, result.earned))
        assert sheet.standings == match.standings
        assert sheet.winners == view(match, None).winners


def test_chances_are_shared_and_grow_with_the_total() -> None:
    chosen = preset()
    chances = chances_to_win(chosen, (Standing(700), Standing(500), Standing(-50)))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2]
    even = chances_to_win(chosen, (Standing(0),) * 3)
    assert even == pytest.approx((1 / 3,) * 3)


def test_the_barrel_is_near_the_end_and_each_attempt_spent_takes_from_it() -> None:
    chosen = preset()
    fresh, spent = (
        chances_to_win(chosen, (Standing(880, OnBarrel(used)), Standing(600), Standing(600)))[0]
        for used in (0, 2)
    )
    assert fresh > spent > 1 / 3


def test_marks_that_are_about_to_cost_lower_the_chance() -> None:
    chosen = preset()
    clean = chances_to_win(chosen, (Standing(300), Standing(300), Standing(300)))[0]
    bolts = chances_to_win(chosen, (Standing(300, bolts=2), Standing(300), Standing(300)))[0]
    assert bolts < clean


def bidding(seed: int, totals: tuple[int, int, int], *calls: str) -> Match:
    return do(
        deal(start(preset(), 2, totals), random_layout(preset(), 2, Random(seed))).match, "0 bid 100", *calls
    )


def test_bids_as_the_master_while_the_end_is_far() -> None:
    for seed in range(30):
        seen = view(bidding(seed, (0, 120, -240)), 1)
        assert not end_is_near(seen)
        assert Expert().choose(seen, Budget()) == bot("master").choose(seen, Budget())


def bids_of(totals: tuple[int, int, int]) -> int:
    seen = [view(bidding(seed, totals), 1) for seed in range(40)]
    return sum(Expert().choose(one, Budget()) != PASS for one in seen)


def test_bids_more_against_a_bidder_who_would_win() -> None:
    assert bids_of((880, 500, 500)) > bids_of((0, 0, 0))


def test_raises_on_the_barrel_to_what_wins() -> None:
    match = dealt(rules(), {0: "AS KS QS AC TS AH JS"}, ["TC AD 9S"], totals=(880, 0, 0))
    match = do(match, "0 bid 100", "1 pass", "2 pass", "0 give AD 1", "0 give 9S 2")
    seen = view(match, 0)
    assert seen.deal is not None
    assert seen.deal.contract is not None
    found = finalists(seen, seen.deal, seen.deal.contract, Worlds(seen).some(20, Random(1)))[0]
    raised = choose_raise(seen, seen.deal, seen.deal.contract, found)
    assert getattr(raised, "amount", 0) == 120


def test_less_budget_is_less_effort_and_a_dear_position_too() -> None:
    full, half = Effort().scaled(64, 5), Effort().scaled(32, 5)
    assert full.searched == 64
    assert half.searched == 32
    assert half.weighed * 2 == full.weighed
    assert Effort().scaled(64, 12).searched < 20
    assert Effort().scaled(4, 8).searched >= 4


def test_bids_with_a_hand_worth_it_when_the_end_is_far() -> None:
    match = dealt(rules(), {1: "AS KS QS AC KC QC AH"})
    seen = view(do(match, "0 bid 100"), 1)
    assert isinstance(Expert().choose(seen, Budget()), Bid)
