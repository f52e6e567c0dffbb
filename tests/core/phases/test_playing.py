"""Playing the tricks (rulebook, chapter 7), claims on the hand as it then is (chapter 4)."""

import pytest

from tests.core.table import code, dealt, do, legal, played_out, result, rules, words
from thousand.core.actions import CLAIM, PASS, Play
from thousand.core.cards import read_card
from thousand.core.rules import Rules
from thousand.core.state import Match, Trick, TrickPhase

HANDS = {0: "AS KS QS AC KH QH 9C", 1: "TS TC TD TH 9S JC JD", 2: "JS KC QC AD KD QD AH"}


def playing(chosen: Rules, trump: str = "") -> Match:
    match = do(dealt(chosen, HANDS, ["9D JH 9H"]), "0 bid 100", "1 pass", "2 pass", "0 discard 9D JH 9H")
    return do(match, f"0 trump {trump}") if trump else match


def phase_of(match: Match) -> TrickPhase:
    assert isinstance(match.phase, TrickPhase)
    return match.phase


PLAIN = rules("home", play__trump="marriages")


def test_any_card_may_be_led() -> None:
    assert {"AS", "KS", "QS", "AC", "KH", "QH", "9C"} == {
        text for text in words(playing(PLAIN), "play") if "!" not in text
    }


def test_the_next_seat_follows_suit() -> None:
    match = do(playing(PLAIN), "0 play KS")
    assert words(match, "play") == ["TS", "9S"]
    assert code(match, Play(read_card("TC"))) == "follow_suit"
    assert code(match, Play(read_card("AS"))) == "card_not_held"
    assert code(match, PASS) == "wrong_phase"


def test_who_cannot_follow_must_trump() -> None:
    match = do(playing(rules("home"), "C"), "0 play KH", "1 play TH", "2 play AH")
    match = do(match, "2 play AD", "0 play 9C", "1 play TD")
    match = do(match, "0 play AS", "1 play 9S", "2 play JS", "0 play KS", "1 play TS")
    assert words(match, "play") == ["KC", "QC"]
    assert code(match, Play(read_card("KD"))) == "must_trump"


def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit() -> None:
    match = do(playing(rules("home"), "C"), "0 play KH", "1 play TH", "2 play AH")
    assert phase_of(match).tricks == (Trick(0, (read_card("KH"), read_card("TH"), read_card("AH")), 2),)
    assert phase_of(match).won == (0, 0, 25)
    match = do(match, "2 play AD", "0 play 9C", "1 play TD")
    assert phase_of(match).tricks[-1].winner == 0


def test_the_winner_leads_to_the_next() -> None:
    match = do(playing(PLAIN), "0 play QS", "1 play TS", "2 play JS")
    assert (phase_of(match).leader, match.phase.to_act) == (1, 1)


def test_a_card_of_another_suit_wins_nothing() -> None:
    match = do(playing(PLAIN), "0 play KS", "1 play 9S", "2 play JS", "0 play QS", "1 play TS", "2 play AD")
    assert phase_of(match).tricks[-1].winner == 1


def test_the_deal_ends_with_the_last_card() -> None:
    match = played_out(playing(PLAIN))
    done = result(match)
    assert done.outcome == "played"
    assert len(match.finished[-1].actions) == 3 + 1 + 21


def test_words_beside_a_follow_are_refused() -> None:
    match = do(playing(PLAIN), "0 play KS")
    assert code(match, Play(read_card("TS"), True)) == "declare_not_leading"


# Claims after the exchange


NINES = {0: "9S 9C 9D AS AC AD TS", 1: "TC TD TH KS KC KD JS"}


def nines(when: str, count: object = 4) -> Match:
    chosen = rules(deal__redeal_nines=count, deal__redeal_nines_when=when)
    match = do(dealt(chosen, NINES, ["9H JC JD"]), "0 bid 100", "1 pass", "2 pass")
    return do(match, "0 give JC 1", "0 give JD 2", "0 stand")


def test_four_nines_after_the_exchange_are_a_right_to_claim_instead_of_the_first_card() -> None:
    match = nines("after_exchange")
    assert legal(match)[-1] == "claim"
    assert result(do(match, "0 claim")).outcome == "annulled"


def test_a_follower_without_nines_has_no_claim() -> None:
    match = do(nines("after_exchange", 3), "0 play AS", "1 play KS")
    assert code(match, CLAIM) == "claim_unfounded"


def test_a_leader_to_the_second_trick_has_no_claim_left() -> None:
    match = do(nines("after_exchange", 3), "0 play AS", "1 play KS")
    match = do(match, "2 " + legal(match)[0])
    assert match.phase.to_act == 0
    assert "claim" not in legal(match)
    assert code(match, CLAIM) == "claim_too_late"


def test_a_follower_claims_instead_of_his_first_card() -> None:
    chosen = rules(deal__redeal_nines=3, deal__redeal_nines_when="after_exchange")
    match = do(dealt(chosen, {1: "9S 9C AS AC AD TS TC"}, ["9H JC JD"]), "0 bid 100", "1 pass", "2 pass")
    match = do(match, "0 give 9H 1", "0 give JD 2", "0 stand")
    assert "claim" not in legal(match)
    match = do(match, "0 " + legal(match)[0])
    assert "claim" in legal(match)
    annulled = do(match, "1 claim")
    assert (annulled.dealer, annulled.settled) == (2, 0)


@pytest.mark.parametrize("when", ["dealt", "after_exchange"])
def test_nines_given_away_are_no_right(when: str) -> None:
    chosen = rules(deal__redeal_nines=4, deal__redeal_nines_when=when)
    match = do(dealt(chosen, NINES, ["9H JC JD"]), "0 bid 100", "1 pass", "2 pass")
    match = do(match, "0 give 9H 1", "0 give JD 2", "0 stand")
    assert code(match, CLAIM) == "claim_unfounded"


def test_nines_held_after_the_exchange_are_no_right_where_the_dealt_hand_counts() -> None:
    assert code(nines("dealt"), CLAIM) == "claim_unfounded"
