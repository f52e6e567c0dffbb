"""The exchange (rulebook, chapter 6)."""

import pytest
from msgspec.structs import replace

from tests.core.table import code, dealt, do, layout, legal, rules, words
from thousand.core.actions import BOMB, WRITE_OFF, Discard, Give, Pass
from thousand.core.cards import read_card, read_cards
from thousand.core.match import deal, start
from thousand.core.rules import Rules
from thousand.core.state import ExchangePhase, Match, RaisePhase, Standing, TrumpPhase
from thousand.core.view import Gift, view

HANDS = {0: "AS KS QS AC KH QH 9C", 1: "TS TC TD TH 9S JC JD"}
TALON = ["9D JS 9H"]


def won(
    chosen: Rules, bid: int = 110, hands: dict[int, str] | None = None, totals: tuple[int, ...] = (0, 0, 0)
) -> Match:
    match = dealt(chosen, hands or HANDS, TALON, totals=totals)
    return do(match, f"0 bid {bid}", "1 pass", "2 pass")


def give(card: str, seat: int) -> Give:
    return Give(read_card(card), seat)


def hands_of(match: Match) -> tuple[int, ...]:
    assert isinstance(match.phase, ExchangePhase | RaisePhase | TrumpPhase)
    return match.phase.hands


# A card to each


def test_one_card_is_given_to_each_opponent() -> None:
    match = won(rules())
    assert len(words(match, "give")) == 20
    match = do(match, "0 give 9D 2")
    assert {text.split()[1] for text in words(match, "give")} == {"1"}
    assert len(words(match, "give")) == 9
    match = do(match, "0 give AS 1")
    assert [hand.bit_count() for hand in hands_of(match)] == [8, 8, 8]
    assert hands_of(match)[1] >> read_card("AS") & 1
    assert hands_of(match)[2] >> read_card("9D") & 1


def test_cards_change_hands_after_the_second() -> None:
    match = do(won(rules()), "0 give 9D 2")
    assert not hands_of(match)[2] >> read_card("9D") & 1


def test_until_then_others_see_only_that_a_card_was_laid() -> None:
    match = do(won(rules()), "0 give 9D 2")
    gifts = [view(match, seat).deal for seat in (0, 1, 2, None)]
    cards = [deal.gifts for deal in gifts if deal]
    nine = read_card("9D")
    assert cards == [(Gift(0, 2, nine),), *[(Gift(0, 2, None),)] * 3]
    match = do(match, "0 give JS 1")
    shown = [view(match, seat).deal for seat in (0, 1, 2, None)]
    known = [[gift.card for gift in deal.gifts] for deal in shown if deal]
    jack = read_card("JS")
    assert known == [[nine, jack], [None, jack], [nine, None], [None, None]]


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (give("TS", 1), "card_not_held"),
        (give("AS", 0), "give_wrong_seat"),
        (give("AS", 3), "give_wrong_seat"),
        (Discard(0b111), "wrong_phase"),
        (Pass(), "wrong_phase"),
    ],
)
def test_other_gifts_are_refused(action: object, expected: str) -> None:
    assert code(won(rules()), action) == expected


def test_nobody_is_given_two_cards() -> None:
    match = do(won(rules()), "0 give 9D 2")
    assert code(match, give("AS", 2)) == "give_twice"
    assert code(match, give("9D", 1)) == "card_not_held"


def test_the_sitter_is_given_nothing() -> None:
    match = do(dealt(rules("classic", 4), dealer=3), "0 bid 110", "1 pass", "2 pass")
    assert {text.split()[1] for text in words(match, "give")} == {"1", "2"}
    assert code(match, give("AS", 3)) == "give_wrong_seat"


def test_only_cards_of_the_talon_may_be_given_where_the_rules_say_so() -> None:
    match = won(rules(talon__give_from="talon_only"))
    assert sorted(words(match, "give")) == sorted(
        f"{card} {seat}" for card in ("9D", "JS", "9H") for seat in (1, 2)
    )
    assert code(match, give("AS", 1)) == "give_talon_only"
    match = do(match, "0 give JS 1")
    assert sorted(words(match, "give")) == ["9D 2", "9H 2"]


# Three cards aside


ASIDE = rules("home")


def test_three_cards_are_laid_aside() -> None:
    match = won(ASIDE)
    assert len(words(match, "discard")) == 120
    match = do(match, "0 discard JS 9D 9H")
    assert isinstance(match.phase, TrumpPhase)
    assert match.phase.aside.discards == read_cards("JS 9D 9H")
    assert [hand.bit_count() for hand in match.phase.hands] == [7, 7, 7]


def test_only_their_owner_knows_them() -> None:
    match = do(won(ASIDE), "0 discard JS 9D 9H")
    shown = [view(match, seat).deal for seat in (0, 1, None)]
    laid = [(deal.discards, deal.discarded) for deal in shown if deal]
    assert laid == [(read_cards("JS 9D 9H"), 3), (None, 3), (None, 3)]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [("JS 9D", "discard_count"), ("JS 9D 9H AS", "discard_count"), ("TS 9D 9H", "card_not_held")],
)
def test_other_discards_are_refused(cards: str, expected: str) -> None:
    assert code(won(ASIDE), Discard(read_cards(cards))) == expected


def test_gifts_are_refused_where_cards_are_laid_aside() -> None:
    assert code(won(ASIDE), give("AS", 1)) == "wrong_phase"


KEEP = rules("home", talon__discard_marriage_cards=False)


def test_a_king_or_queen_of_a_pair_may_not_be_laid_aside() -> None:
    match = won(KEEP)
    assert len(words(match, "discard")) == 20
    assert code(match, Discard(read_cards("KS 9D 9H"))) == "discard_marriage"
    assert code(match, Discard(read_cards("JS 9D 9H"))) is None


def test_a_king_alone_may() -> None:
    match = won(KEEP, hands={0: "AS KS JC AC KH QH 9C", 1: "QS TS TC TD TH 9S JD"})
    assert code(match, Discard(read_cards("KS 9D 9H"))) is None


def test_with_fewer_than_three_other_cards_any_may_go() -> None:
    pairs = {0: "KS QS KC QC KD QD KH", 1: "AS TS JC 9C AD TD JD"}
    match = do(dealt(KEEP, pairs, ["QH AC 9H"]), "0 bid 110", "1 pass", "2 pass")
    assert len(words(match, "discard")) == 120
    match = do(dealt(KEEP, pairs, ["JS AC 9H"]), "0 bid 110", "1 pass", "2 pass")
    assert len(words(match, "discard")) == 4


# Two who swap


def test_two_lay_as_many_cards_in_the_place_of_the_talon() -> None:
    chosen = rules("home", 2, talon__discard_marriage_cards=False, talon__give_from="talon_only")
    match = dealt(chosen, {0: "AS TS KS QS JS 9S AC TC KC QC"}, ["AD TD", "AH TH"], dealer=1)
    match = do(match, "0 bid 100", "1 pass", "0 take 2")
    assert len(words(match, "discard")) == 66
    match = do(match, "0 discard KC QC")
    assert isinstance(match.phase, TrumpPhase)
    assert match.phase.aside.talons == (read_cards("AD TD"), read_cards("KC QC"))


def test_two_with_three_in_a_talon_lay_three() -> None:
    chosen = rules("home", 2, deal__two_player_deal="seven_and_three")
    match = do(dealt(chosen, dealer=1), "0 bid 100", "1 pass", "0 take 2")
    assert {len(text.split()) for text in words(match, "discard")} == {3}


# Giving up


def test_a_write_off_comes_after_the_talon_and_before_the_first_card() -> None:
    match = won(rules())
    assert "write_off" in legal(match)
    assert code(do(match, "0 give 9D 2"), WRITE_OFF) == "write_off_too_late"
    assert "write_off" in legal(won(rules("home", talon__write_off={})))


def test_without_the_option_there_is_no_write_off_and_no_bomb() -> None:
    match = won(rules(talon__write_off="off"))
    assert (code(match, WRITE_OFF), code(match, BOMB)) == ("write_off_off", "bomb_off")


def test_nobody_writes_off_on_the_barrel() -> None:
    assert code(won(rules(), totals=(880, 0, 0)), WRITE_OFF) == "write_off_barrel"
    assert code(won(rules(), totals=(0, 880, 0)), WRITE_OFF) is None


def test_a_bomb_is_for_a_forced_minimum_only() -> None:
    assert "bomb" in legal(won(rules("polish"), 100))
    contested = do(dealt(rules("polish")), "0 bid 100", "1 bid 110", "2 pass", "0 pass")
    assert code(contested, BOMB) == "bomb_contested"


def test_a_bomb_comes_before_the_first_card_and_not_on_the_barrel() -> None:
    assert code(do(won(rules("polish"), 100), "0 give 9D 2"), BOMB) == "bomb_too_late"
    chosen = rules("polish", game__barrel={})
    assert code(won(chosen, 100, totals=(900, 0, 0)), BOMB) == "bomb_barrel"


@pytest.mark.parametrize("limit", [1, 2])
def test_a_player_has_so_many_bombs_a_game(limit: int) -> None:
    chosen = rules("polish", talon__bomb__per_game=limit)
    for spent in range(limit + 1):
        match = start(chosen, 2)
        spenders = (Standing(0, bombs=spent), Standing(0, bombs=9), Standing(0))
        match = deal(replace(match, standings=spenders), layout(chosen)).match
        match = do(match, "0 bid 100", "1 pass", "2 pass")
        assert code(match, BOMB) == ("bomb_spent" if spent == limit else None)
