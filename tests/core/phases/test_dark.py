"""The bid in the dark (rulebook 5.12)."""

from tests.core.table import code, dealt, do, legal, rules, words
from thousand.core.actions import CLAIM, PASS, WRITE_OFF
from thousand.core.cards import NAMES
from thousand.core.state import Contract, ExchangePhase
from thousand.core.view import view

DARK = rules(auction__dark=True, deal__redeal_nines=3, deal__redeal_nines_when="dealt")
NINES = {0: "9S 9C 9D JS QS QC QD"}


def test_the_first_bidder_is_asked_before_anything_else() -> None:
    match = dealt(DARK)
    assert (match.phase.to_act, legal(match)) == (0, ["dark", "look"])
    assert code(match, PASS) == "wrong_phase"


def test_who_looks_bids_as_any_other() -> None:
    match = do(dealt(DARK, NINES), "0 look")
    assert match.phase.to_act == 0
    assert words(match, "bid")[0] == "100"
    assert "claim" in legal(match)
    assert "pass" not in legal(match)


def test_the_dark_bid_is_120_and_the_next_seat_calls() -> None:
    match = do(dealt(rules("home", auction__dark=True)), "0 dark")
    assert match.phase.to_act == 1
    assert words(match, "bid")[:2] == ["130", "140"]
    assert "pass" in legal(match)


def test_the_dark_bid_is_exempt_from_jumps_and_the_fixed_opening() -> None:
    chosen = rules(auction__dark=True, auction__jumps=False, auction__opening="fixed")
    assert words(do(dealt(rules("home", auction__dark=True, auction__jumps=False)), "0 dark"), "bid") == [
        "130"
    ]
    assert legal(do(dealt(chosen), "0 dark")) == ["bid 125", "pass"]


def test_a_dark_bidder_is_declarer_when_all_pass() -> None:
    match = do(dealt(DARK), "0 dark", "1 pass", "2 pass")
    assert isinstance(match.phase, ExchangePhase)
    assert match.phase.contract == Contract(0, 120, True, False)


def test_a_dark_bidder_cannot_claim_in_the_auction() -> None:
    free = rules("home", auction__dark=True, deal__redeal_nines=3)
    match = do(dealt(free, NINES), "0 dark", "1 bid 130", "2 pass")
    assert match.phase.to_act == 0
    assert code(match, CLAIM) == "claim_too_late"


def test_overbid_the_dark_is_void_and_he_sees_his_cards() -> None:
    match = do(dealt(rules("home", auction__dark=True)), "0 dark")
    before = view(match, 0).deal
    match = do(match, "1 bid 130")
    after = view(match, 0).deal
    assert before is not None
    assert after is not None
    assert (before.hand, before.bid_dark) == (None, True)
    assert (after.hand is None, after.bid_dark) == (False, False)
    match = do(match, "2 pass", "0 bid 140", "1 pass")
    assert isinstance(match.phase, ExchangePhase)
    assert match.phase.contract == Contract(0, 140, False, False)


def test_he_sees_them_when_the_auction_ends() -> None:
    match = do(dealt(rules("home", auction__dark=True)), "0 dark", "1 pass")
    shown = view(match, 0).deal
    assert shown is not None
    assert shown.hand is None
    shown = view(do(match, "2 pass"), 0).deal
    assert shown is not None
    assert shown.hand is not None


def test_a_dark_declarer_may_not_write_off_but_may_raise() -> None:
    match = do(dealt(DARK), "0 dark", "1 pass", "2 pass")
    assert code(match, WRITE_OFF) == "write_off_dark"
    match = do(match, f"0 give {NAMES[0]} 1", f"0 give {NAMES[1]} 2")
    assert "stand" in legal(match)


def test_the_talon_is_shown_to_a_dark_declarer_alone() -> None:
    match = do(dealt(DARK), "0 dark", "1 pass", "2 pass")
    shown = [view(match, seat).deal for seat in (0, 1, None)]
    assert [deal.talons[0].cards is None for deal in shown if deal] == [False, True, True]
