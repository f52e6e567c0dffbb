"""The raise after the talon, and the naming of trump (rulebook 6.7, 7.7)."""

from tests.core.table import code, dealt, do, legal, played_out, result, rules, words
from thousand.core.actions import PASS, Raise
from thousand.core.cards import Suit
from thousand.core.rules import Rules
from thousand.core.state import Match, RaisePhase, TrickPhase

HANDS = {0: "AS KS TD AC KH JH 9C", 1: "TS TC 9S TH KC JC JD"}
TALON = ["QS 9H 9D"]


def raising(chosen: Rules, bid: int = 110) -> Match:
    match = do(dealt(chosen, HANDS, TALON), f"0 bid {bid}", "1 pass", "2 pass")
    return do(match, "0 give 9H 1", "0 give 9D 2")


def test_after_the_exchange_the_declarer_may_raise_or_stand() -> None:
    match = raising(rules())
    assert legal(match)[:3] == ["stand", "raise 115", "raise 120"]
    assert code(match, Raise(110)) == "raise_too_low"
    assert code(match, Raise(112)) == "bid_step"
    assert code(match, PASS) == "wrong_phase"


def test_a_raise_is_the_new_contract() -> None:
    match = do(raising(rules()), "0 raise 130")
    assert isinstance(match.phase, TrickPhase)
    assert (match.phase.contract.amount, match.phase.to_act) == (130, 0)
    assert result(played_out(match)).contract == 130


def test_who_stands_keeps_the_contract() -> None:
    match = do(raising(rules()), "0 stand")
    assert isinstance(match.phase, TrickPhase)
    assert match.phase.contract.amount == 110


def test_any_number_of_steps_whatever_jumps_say() -> None:
    assert "150" in words(raising(rules(auction__jumps=False), 100), "raise")


def test_the_cap_is_of_the_hand_as_it_then_is() -> None:
    chosen = rules(auction__bid_cap="best_marriage")
    assert words(dealt(chosen, HANDS, TALON), "bid")[-1] == "120"
    assert words(raising(chosen), "raise")[-1] == "160"
    assert code(raising(chosen), Raise(165)) == "bid_above_cap"


def test_a_marriage_given_away_is_not_counted() -> None:
    chosen = rules(auction__bid_cap="any_marriage")
    match = do(dealt(chosen, HANDS, TALON), "0 bid 110", "1 pass", "2 pass")
    match = do(match, "0 give QS 1", "0 give 9D 2")
    assert words(match, "raise")[-1] == "120"


def test_the_ceiling_binds_a_raise() -> None:
    chosen = rules(auction__bid_ceiling=125)
    assert words(raising(chosen), "raise") == ["115", "120", "125"]
    assert code(raising(chosen), Raise(130)) == "bid_above_ceiling"


def test_the_highest_possible_bid_binds_a_raise() -> None:
    assert words(raising(rules()), "raise")[-1] == "400"
    assert code(raising(rules()), Raise(405)) == "bid_above_deck"


def test_he_is_asked_also_where_no_raise_is_possible() -> None:
    chosen = rules(auction__bid_ceiling=110)
    assert legal(raising(chosen)) == ["stand"]


def test_he_is_not_asked_without_the_option() -> None:
    assert isinstance(raising(rules(talon__raise_after_talon=False)).phase, TrickPhase)


def test_a_raise_comes_before_the_naming_of_trump() -> None:
    match = raising(rules(play__trump="declarer_names"))
    assert isinstance(match.phase, RaisePhase)
    match = do(match, "0 stand")
    assert legal(match) == ["trump S", "trump C", "trump D", "trump H"]
    assert code(match, PASS) == "wrong_phase"
    match = do(match, "0 trump D")
    assert isinstance(match.phase, TrickPhase)
    assert match.phase.trump == Suit.DIAMONDS


def test_without_naming_there_is_no_trump_at_first() -> None:
    phase = do(raising(rules()), "0 stand").phase
    assert isinstance(phase, TrickPhase)
    assert phase.trump is None


def test_the_declarer_or_forehand_leads() -> None:
    for lead, seat in (("declarer", 1), ("forehand", 0)):
        match = do(dealt(rules("home", play__first_lead=lead)), "0 pass", "1 bid 100", "2 pass")
        match = do(match, "1 " + legal(match)[0], "1 trump S")
        assert match.phase.to_act == seat
