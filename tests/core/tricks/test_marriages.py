"""Marriages and the ace marriage (rulebook, chapter 8)."""

from typing import Any

import pytest

from tests.core.table import code, dealt, do, result, rules, words
from thousand.core.actions import Play
from thousand.core.cards import Suit, read_card, read_cards
from thousand.core.match import apply
from thousand.core.rules import Rules
from thousand.core.state import Match, TrickPhase
from thousand.core.tricks.marriages import all_marriages, marriages_in

# Seat 0 leads with both red marriages; seat 1 holds the marriage and the ace of spades.
HANDS = {0: "AC KD QD AH KH QH TH", 1: "AS KS QS TC KC JC 9C", 2: "TS JS 9S QC AD TD JD"}
TALON = ["9D JH 9H"]
PLAIN: dict[str, Any] = {
    "talon__exchange": "discard_three",
    "talon__raise_after_talon": False,
    "scoring__bolts": "off",
}
ACES = {0: "AS AC AD AH TS KH QH", 1: "KS QS JS TC KC QC JC", 2: "TD KD QD JD 9C 9S TH"}


def table(hands: dict[int, str] | None = None, **changes: Any) -> Match:
    chosen: Rules = rules("classic", 3, **{**PLAIN, **changes})
    match = do(dealt(chosen, hands or HANDS, TALON), "0 bid 100", "1 pass", "2 pass", "0 discard 9D JH 9H")
    return do(match, "0 trump C") if chosen.play.trump != "marriages" else match


def trump(match: Match) -> Suit | None:
    assert isinstance(match.phase, TrickPhase)
    return match.phase.trump


def declared(match: Match) -> list[tuple[int, int]]:
    assert isinstance(match.phase, TrickPhase)
    return [(one.seat, one.value) for one in match.phase.declared]


def test_all_of_them_are_worth_their_sum() -> None:
    assert all_marriages(rules()) == 280
    assert all_marriages(rules("club")) == 480
    assert marriages_in(read_cards("KS QS KH QC")) == (Suit.SPADES,)


def test_from_the_first_trick_one_may_declare_at_once() -> None:
    match = table(play__marriage_from="first_trick")
    assert {"KD!", "QD!", "KH!", "QH!"} <= set(words(match, "play"))
    assert trump(do(match, "0 play QD!")) == Suit.DIAMONDS


def test_after_a_trick_the_owner_must_have_won_one() -> None:
    match = table()
    assert code(match, Play(read_card("KH"), True)) == "declare_no_trick"
    match = do(match, "0 play AC", "1 play JC", "2 play QC")
    assert declared(do(match, "0 play KH!")) == [(0, 100)]


def test_the_trick_of_another_is_not_enough() -> None:
    match = do(table(), "0 play KD", "1 play AS", "2 play AD")
    match = do(match, "2 play TS", "0 play QD", "1 play QS")
    assert code(match, Play(read_card("JS"), True)) == "declare_wrong_card"
    match = do(match, "2 play QC", "0 play AC", "1 play 9C")
    assert "KH!" in words(match, "play")


def test_its_suit_is_trump_in_the_same_trick() -> None:
    match = do(table(), "0 play AC", "1 play JC", "2 play QC", "0 play KH!")
    assert trump(match) == Suit.HEARTS
    match = do(match, "1 play 9C", "2 play JD")
    assert isinstance(match.phase, TrickPhase)
    assert match.phase.tricks[-1].winner == 0


def test_the_next_marriage_changes_the_trump() -> None:
    match = do(table(), "0 play AC", "1 play JC", "2 play QC", "0 play KH!", "1 play 9C", "2 play JD")
    match = do(match, "0 play KD!")
    assert (trump(match), declared(match)) == (Suit.DIAMONDS, [(0, 100), (0, 80)])


def test_leading_it_without_the_word_declares_nothing() -> None:
    match = do(table(play__marriage_from="first_trick"), "0 play KH")
    assert (trump(match), declared(match)) == (None, [])


def test_automatic_declares_it_whenever_it_may_be_declared() -> None:
    match = table(play__marriage_from="first_trick", play__marriage_declared="automatic")
    assert "KH!" not in words(match, "play")
    assert declared(do(match, "0 play KH")) == [(0, 100)]
    said = apply(match, 0, Play(read_card("KH"), True)).match
    assert declared(said) == [(0, 100)]


def test_automatic_does_not_declare_too_early() -> None:
    match = table(play__marriage_declared="automatic")
    assert code(match, Play(read_card("KH"), True)) == "declare_no_trick"
    assert declared(do(match, "0 play KH")) == []


def test_automatic_does_not_declare_half_a_marriage_or_a_follower() -> None:
    match = table(play__marriage_from="first_trick", play__marriage_declared="automatic")
    match = do(match, "0 play AC")
    assert code(match, Play(read_card("KC"), True)) == "declare_not_leading"
    match = do(match, "1 play KC", "2 play QC", "0 play KH", "1 play 9C", "2 play JD", "0 play QH")
    assert declared(match) == [(0, 100)]


@pytest.mark.parametrize(
    ("card", "expected"),
    [("AC", "declare_wrong_card"), ("TH", "declare_wrong_card"), ("KS", "card_not_held")],
)
def test_only_a_king_or_queen_is_declared(card: str, expected: str) -> None:
    assert code(table(play__marriage_from="first_trick"), Play(read_card(card), True)) == expected


def test_a_king_alone_is_no_marriage() -> None:
    match = do(table(play__marriage_from="first_trick"), "0 play KH", "1 play AS", "2 play JD")
    assert code(match, Play(read_card("QH"), True)) == "declare_no_pair"


def test_a_named_trump_stays() -> None:
    match = table(play__trump="declarer_names", play__marriage_from="first_trick")
    assert trump(do(match, "0 play KH!")) == Suit.CLUBS
    assert declared(do(match, "0 play KH!")) == [(0, 100)]


def test_a_named_trump_may_give_way_to_marriages() -> None:
    match = table(play__trump="declarer_names_then_marriages", play__marriage_from="first_trick")
    assert trump(match) == Suit.CLUBS
    assert trump(do(match, "0 play KH!")) == Suit.HEARTS


def defending(**changes: Any) -> Match:
    """Seat 1, a defender with the marriage of spades, has won a trick and leads."""
    match = do(table(**changes), "0 play KD", "1 play 9C", "2 play AD", "2 play TS", "0 play QD")
    return do(match, "1 play AS")


def test_a_defender_declares_as_the_declarer_does() -> None:
    match = do(defending(), "1 play KS!")
    assert (trump(match), declared(match)) == (Suit.SPADES, [(1, 40)])


def test_a_defender_may_declare_without_changing_trump() -> None:
    match = do(defending(play__defender_marriages="no_trump"), "1 play KS!")
    assert (trump(match), declared(match)) == (None, [(1, 40)])


@pytest.mark.parametrize("way", ["by_choice", "automatic"])
def test_a_defender_may_be_forbidden_to_declare(way: str) -> None:
    match = defending(play__defender_marriages="none", play__marriage_declared=way)
    assert code(match, Play(read_card("KS"), True)) == "declare_defender"
    assert declared(do(match, "1 play KS")) == []


def test_the_declarer_changes_trump_whatever_defenders_may() -> None:
    for may in ("full", "no_trump", "none"):
        match = table(play__marriage_from="first_trick", play__defender_marriages=may)
        assert trump(do(match, "0 play KH!")) == Suit.HEARTS


def test_four_aces_are_declared_after_a_trick_by_leading_one() -> None:
    match = table(ACES, play__ace_marriage=200, play__marriage_from="first_trick")
    assert code(match, Play(read_card("AH"), True)) == "declare_no_trick"
    assert "AH!" not in words(match, "play")


def test_the_suit_of_the_ace_led_becomes_trump() -> None:
    match = table({**ACES, 2: "TD KD QD JD 9C 9S TC", 1: "KS QS JS TH KC QC JC"}, play__ace_marriage=200)
    match = do(match, "0 play TS", "1 play KS", "2 play 9S")
    assert {"AS!", "AC!", "AD!", "AH!"} <= set(words(match, "play"))
    match = do(match, "0 play AD!")
    assert (trump(match), declared(match)) == (Suit.DIAMONDS, [(0, 200)])


def test_three_aces_are_no_ace_marriage() -> None:
    match = table(play__ace_marriage=200)
    match = do(match, "0 play AC", "1 play JC", "2 play QC")
    assert code(match, Play(read_card("AH"), True)) == "declare_no_aces"


def test_without_the_option_aces_are_not_declared() -> None:
    match = do(table(ACES), "0 play AS", "1 play JS", "2 play 9S")
    assert code(match, Play(read_card("AH"), True)) == "declare_wrong_card"


def test_the_aces_are_always_declared_by_choice() -> None:
    match = table(ACES, play__ace_marriage=200, play__marriage_declared="automatic")
    match = do(match, "0 play TS", "1 play KS", "2 play 9S")
    assert "AD!" in words(match, "play")
    assert declared(do(match, "0 play AD")) == []
    assert declared(do(match, "0 play AD!")) == [(0, 200)]


def test_the_marriage_values_are_an_option() -> None:
    match = table(play__marriage_values=[20, 40, 60, 85], play__marriage_from="first_trick")
    assert declared(do(match, "0 play KH!")) == [(0, 85)]


def test_a_marriage_counts_for_its_owner_at_the_end() -> None:
    match = do(table(play__marriage_from="first_trick"), "0 play KH!", "1 play AS", "2 play JD")
    tricks = ("QH 9C TD", "TH JC AD", "AH KC TS", "AC TC QC", "KD KS JS", "QD QS 9S")
    for seat, card in (turn for trick in tricks for turn in enumerate(trick.split())):
        match = do(match, f"{seat} play {card}")
    assert result(match).worth[0].marriages == 100
    jack_laid_aside = 2
    assert result(match).earned == (100 + 120 - jack_laid_aside, 0, 0)
