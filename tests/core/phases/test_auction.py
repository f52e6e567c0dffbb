"""The auction (rulebook, chapters 4 and 5)."""

import pytest

from tests.core.table import code, dealt, do, legal, result, rules, words
from thousand.core.actions import CLAIM, PASS, Bid, Stand
from thousand.core.rules import Rules
from thousand.core.state import Contract, ExchangePhase, Match, TalonPhase

NO_MARRIAGE = {0: "AS TS QS 9S AC TC KD", 1: "KS JS 9C KC JC AD TD"}
MARRIAGE = {0: "KS QS 9S AC TC JD 9H", 1: "AS TS KC QC KH QH 9C"}


def bids(match: Match) -> list[int]:
    return [int(amount) for amount in words(match, "bid")]


def contract(match: Match) -> Contract:
    assert isinstance(match.phase, ExchangePhase | TalonPhase)
    return match.phase.contract


def opened(players: int, dealer: int, **changes: object) -> int | None:
    return dealt(rules("home", players, **changes), dealer=dealer).phase.to_act


@pytest.mark.parametrize("players", [2, 3, 4])
def test_forehand_or_the_dealer_bids_first_never_the_sitter(players: int) -> None:
    for dealer in range(players):
        after = (dealer + 1) % players
        assert opened(players, dealer, auction__first_bidder="forehand") == after
        expected = after if players == 4 else dealer
        assert opened(players, dealer, auction__first_bidder="dealer") == expected


def test_bids_go_around_past_those_who_passed_and_the_sitter() -> None:
    match = do(dealt(rules("home", 4), dealer=1), "2 bid 100", "3 pass", "0 bid 110", "2 bid 120", "0 pass")
    assert contract(match) == Contract(2, 120, False, False)


def test_a_seat_that_passed_is_out_of_the_auction() -> None:
    match = do(dealt(rules("home")), "0 bid 100", "1 pass", "2 bid 110", "0 bid 120")
    assert match.phase.to_act == 2


def test_a_forced_first_bidder_may_not_pass() -> None:
    match = dealt(rules(auction__opening="forced"))
    assert (code(match, PASS), code(match, Bid(110)), code(match, Bid(120))) == ("pass_forbidden", None, None)
    assert "pass" in legal(do(match, "0 bid 100"))


def test_a_fixed_opening_is_the_minimum_and_nothing_else() -> None:
    match = dealt(rules(auction__opening="fixed", auction__minimum_bid=90))
    assert legal(match) == ["bid 90"]
    assert code(match, Bid(100)) == "bid_minimum_only"
    assert code(match, PASS) == "pass_forbidden"
    assert bids(do(match, "0 bid 90"))[:2] == [95, 100]


def test_a_free_first_bidder_may_pass() -> None:
    match = do(dealt(rules("home")), "0 pass")
    assert "pass" in legal(match)


@pytest.mark.parametrize("minimum", [80, 90, 100])
def test_the_first_bid_is_at_least_the_minimum(minimum: int) -> None:
    match = dealt(rules(auction__minimum_bid=minimum))
    assert bids(match)[0] == minimum
    assert code(match, Bid(minimum - 10)) == "bid_below_minimum"


@pytest.mark.parametrize("step", [5, 10])
def test_a_bid_is_a_multiple_of_the_step_above_the_last(step: int) -> None:
    match = do(dealt(rules("home", auction__bid_step=step)), "0 bid 110")
    assert bids(match)[:2] == [110 + step, 110 + 2 * step]
    assert code(match, Bid(110)) == "bid_too_low"
    assert code(match, Bid(113)) == "bid_step"


def test_without_jumps_a_bid_is_one_step_above_and_the_first_the_minimum() -> None:
    match = dealt(rules("home", auction__jumps=False))
    assert (bids(match), code(match, Bid(110))) == ([100], "bid_jump")
    match = do(match, "0 bid 100")
    assert (bids(match), code(match, Bid(120))) == ([110], "bid_jump")


def test_no_bid_is_above_the_deck_with_all_marriages() -> None:
    match = dealt(rules("home"))
    assert bids(match)[-1] == 400
    assert code(match, Bid(410)) == "bid_above_deck"
    assert bids(dealt(rules("home", play__ace_marriage=200)))[-1] == 600
    assert bids(dealt(rules("home", play__marriage_values=[0, 0, 0, 5])))[-1] == 120


def test_all_pass_is_dealt_again() -> None:
    match = do(dealt(rules("home")), "0 pass", "1 pass", "2 pass")
    assert (result(match).outcome, match.dealer, match.settled) == ("annulled", 2, 0)


def test_or_forehand_becomes_declarer_at_the_minimum() -> None:
    chosen = rules("home", auction__all_pass="forced_minimum", auction__minimum_bid=90)
    match = do(dealt(chosen), "0 pass", "1 pass", "2 pass")
    assert contract(match) == Contract(0, 90, False, True)
    two = rules("home", 2, auction__all_pass="forced_minimum", auction__first_bidder="dealer")
    assert contract(do(dealt(two, dealer=1), "1 pass", "0 pass")) == Contract(0, 100, False, True)


def test_a_last_seat_that_has_not_called_is_still_asked() -> None:
    match = do(dealt(rules("home")), "0 pass", "1 pass")
    assert match.phase.to_act == 2
    assert "pass" in legal(match)
    assert contract(do(match, "2 bid 100")) == Contract(2, 100, False, False)


@pytest.mark.parametrize("opening", ["forced", "fixed"])
def test_a_minimum_nobody_contested_is_forced(opening: str) -> None:
    chosen = rules(auction__opening=opening)
    assert contract(do(dealt(chosen), "0 bid 100", "1 pass", "2 pass")).forced


def test_other_contracts_are_not_forced() -> None:
    assert not contract(do(dealt(rules()), "0 bid 105", "1 pass", "2 pass")).forced
    assert not contract(do(dealt(rules("home")), "0 bid 100", "1 pass", "2 pass")).forced
    assert not contract(do(dealt(rules()), "0 bid 100", "1 bid 105", "2 pass", "0 pass")).forced
    again = do(dealt(rules()), "0 bid 100", "1 bid 105", "2 pass", "0 bid 110", "1 pass")
    assert contract(again) == Contract(0, 110, False, False)


@pytest.mark.parametrize(
    ("cap", "without", "with_two"),
    [
        ("none", 400, 400),
        ("any_marriage", 120, 400),
        ("best_marriage", 120, 220),
        ("sum_of_marriages", 120, 120 + 60 + 100),
    ],
)
def test_caps_count_the_marriages_in_hand(cap: str, without: int, with_two: int) -> None:
    chosen = rules(auction__bid_cap=cap)
    assert bids(dealt(chosen, NO_MARRIAGE))[-1] == without
    assert bids(do(dealt(chosen, MARRIAGE), "0 bid 100"))[-1] == with_two
    if cap != "none":
        assert code(dealt(chosen, NO_MARRIAGE), Bid(125)) == "bid_above_cap"


def test_aces_raise_no_cap() -> None:
    aces = {0: "AS AC AD AH 9S 9C 9D", 1: "KS QS KC QC KD QD 9H"}
    assert bids(dealt(rules("club", auction__dark=False), aces, dealer=0))[-1] == 120


def test_the_ceiling_binds_every_bid() -> None:
    match = dealt(rules("home", auction__bid_ceiling=155))
    assert bids(match)[-1] == 150
    assert code(match, Bid(160)) == "bid_above_ceiling"


def test_at_the_cap_only_a_pass_is_left() -> None:
    match = do(dealt(rules(auction__bid_cap="best_marriage"), NO_MARRIAGE), "0 bid 120")
    assert legal(match) == ["pass"]


def test_words_of_other_phases_are_refused() -> None:
    assert code(dealt(rules()), Stand()) == "wrong_phase"


# Claims on the dealt hand


WEAK = {0: "9S 9C 9D JS QS QC QD", 1: "JC JD JH 9H KS KC KD"}


@pytest.mark.parametrize(
    ("changes", "allowed"),
    [
        ({"deal__redeal_nines": 3}, True),
        ({"deal__redeal_nines": 4}, False),
        ({"deal__redeal_nines": "off"}, False),
        ({"deal__redeal_nines": 3, "deal__redeal_nines_when": "after_exchange"}, False),
        ({"deal__redeal_below": 12}, True),
        ({"deal__redeal_below": 11}, False),
        ({"deal__redeal_four_jacks": True}, False),
    ],
)
def test_a_weak_hand_is_a_right_to_claim(changes: dict[str, object], allowed: bool) -> None:
    chosen: Rules = rules("home", 3, **{"deal__redeal_nines": "off", **changes})
    match = dealt(chosen, WEAK)
    assert ("claim" in legal(match)) == allowed
    assert code(match, CLAIM) == (None if allowed else "claim_unfounded")


def test_four_nines_are_as_good_as_three() -> None:
    match = dealt(rules("home", deal__redeal_nines=3), {0: "9S 9C 9D 9H AS TS KS"})
    assert "claim" in legal(match)


def test_four_jacks_are_a_right_to_claim() -> None:
    jacks = {0: "JS JC JD JH AS TS KS"}
    assert "claim" in legal(dealt(rules("home", deal__redeal_four_jacks=True), jacks))
    assert "claim" not in legal(dealt(rules("home"), jacks))


def test_a_claim_comes_instead_of_the_first_call() -> None:
    match = do(dealt(rules("home", deal__redeal_nines=3), WEAK), "0 bid 100", "1 bid 110", "2 pass")
    assert code(match, CLAIM) == "claim_too_late"


def test_a_claim_annuls_the_deal() -> None:
    match = do(dealt(rules("home", deal__redeal_nines=3), WEAK, totals=[5, 6, 7]), "0 claim")
    done = result(match)
    assert (done.outcome, done.declarer, done.contract, done.made) == ("annulled", None, None, None)
    assert (done.scores, done.totals, done.earned, done.marks) == ((0, 0, 0), (5, 6, 7), (0, 0, 0), ())
    assert (match.dealer, match.settled) == (2, 0)


def test_a_forced_first_bidder_may_claim() -> None:
    assert "claim" in legal(dealt(rules(deal__redeal_nines=3, deal__redeal_nines_when="dealt"), WEAK))
