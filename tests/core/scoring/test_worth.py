"""What each seat earned (rulebook, chapter 9; step 1 of the settlement)."""

import pytest

from tests.core.table import dealt, do, layout, legal, played_out, result, rules, settled
from thousand.core.cards import points_of, read_cards
from thousand.core.state import Declared, Trick, Worth


def test_marriages_and_aces_are_added_to_card_points() -> None:
    declared = (Declared(0, 1, None, 200), Declared(0, 2, None, 40), Declared(1, 3, None, 60))
    worth = result(settled(rules(), [70, 30, 20], declared=declared)).worth
    assert [one.total for one in worth] == [310, 90, 20]


def test_a_marriage_is_told_apart_from_the_aces() -> None:
    match = settled(rules(), [70, 30, 20], declared=(Declared(0, 1, None, 200),))
    assert result(match).worth[0] == Worth(cards=70, aces=200)


def test_a_marriage_may_count_only_with_a_later_trick() -> None:
    chosen = rules(play__marriage_counts="with_a_later_trick")
    declared = (Declared(0, 1, None, 40),)
    lost = (Trick(0, (), 0), Trick(0, (), 1), Trick(1, (), 2))
    assert result(settled(chosen, [70, 30, 20], declared=declared, tricks=lost)).earned[0] == 70
    at_the_declaration = (Trick(0, (), 1), Trick(0, (), 0), Trick(0, (), 2))
    match = settled(chosen, [70, 30, 20], declared=declared, tricks=at_the_declaration)
    assert result(match).earned[0] == 110
    later = (Trick(0, (), 1), Trick(0, (), 1), Trick(0, (), 0))
    assert result(settled(chosen, [70, 30, 20], declared=declared, tricks=later)).earned[0] == 110
    assert result(settled(rules(), [70, 30, 20], declared=declared, tricks=lost)).earned[0] == 110


def test_cards_laid_aside_count_for_nobody_or_for_the_declarer() -> None:
    tricks = (Trick(0, (), 0),)
    match = settled(rules("home"), [80, 10, 9], discards="AS TS 9S", tricks=tricks)
    assert result(match).earned == (80, 10, 9)
    chosen = rules("home", talon__discard_points="declarer")
    match = settled(chosen, [80, 10, 9], discards="AS TS 9S", tricks=tricks)
    assert result(match).earned == (101, 10, 9)
    assert result(match).worth[0].extra == 21


def test_the_last_trick_of_two_who_swap_takes_the_talons_as_they_then_lie() -> None:
    chosen = rules("home", 2)
    match = dealt(chosen, {0: "AS TS KS QS JS 9S AC TC KC QC"}, ["AD TD", "AH TH"], dealer=1)
    match = do(match, "0 bid 100", "1 pass", "0 take 1", "0 discard KC QC", "0 trump S")
    match = played_out(match)
    lying = points_of(read_cards("KC QC AH TH"))
    winner = 0 if result(match).worth[0].extra else 1
    assert result(match).worth[winner].extra == lying == 28
    assert result(match).worth[1 - winner].extra == 0
    assert sum(result(match).earned) == 120


@pytest.mark.parametrize("winner", [0, 1])
def test_the_talons_go_to_whoever_wins_the_last_trick(winner: int) -> None:
    tricks = (Trick(0, (), 1 - winner), Trick(0, (), winner))
    match = settled(rules("home", 2), [60, 40], dealer=1, tricks=tricks, talons=["AS TS", "AC KC"])
    assert [one.extra for one in result(match).worth] == [36 * (winner == 0), 36 * (winner == 1)]


def test_two_with_a_talon_each_leave_what_is_out_of_play() -> None:
    chosen = rules("club", 2, auction__dark=False, auction__first_bidder="forehand")
    match = dealt(chosen, {0: "AS TS KS QS JS 9S AC"}, ["TC KC QC", "JC 9C AD"], dealer=1)
    match = played_out(do(match, "0 bid 100", "1 pass", "0 take 2"))
    cards = layout(chosen, {0: "AS TS KS QS JS 9S AC"}, ["TC KC QC", "JC 9C AD"])
    dealt_points = sum(points_of(pile) for pile in (*cards.hands, *cards.talons))
    worth = result(match).worth
    assert sum(one.cards + one.extra for one in worth) == dealt_points
    assert [one.extra for one in worth] == [0, 0]


def test_the_sitter_earns_from_the_talon_as_dealt() -> None:
    chosen = rules("classic", 4, deal__redeal_nines="off")
    match = dealt(chosen, {}, ["AS TS 9H"], dealer=3)
    match = do(match, "0 bid 100", "1 pass", "2 pass")
    assert "give AS 1" in legal(match)
    match = played_out(do(match, "0 give AS 1", "0 give TS 2", "0 stand"))
    assert result(match).earned[3] == 21
