"""What may be played to a trick, and what takes it (rulebook, chapter 7)."""

from itertools import pairwise
from random import Random

import pytest

from tests.core.table import rules
from thousand.core.cards import (
    SUIT_OF,
    Rank,
    Suit,
    cards_of,
    make_card,
    mask_of,
    read_card,
    read_cards,
    write_cards,
)
from thousand.core.rules import Rules
from thousand.core.tricks.answers import answers, beats, why_not

S, C, D, H = Suit
FREE = rules(play__must_trump=False)
SUIT = rules(play__must_beat="suit")
BOTH = rules(play__must_beat="suit_and_trump")


def may(chosen: Rules, hand: str, led: Suit, best: str, trump: Suit | None) -> str:
    return write_cards(answers(chosen, read_cards(hand), led, read_card(best), trump))


def test_suit_is_followed() -> None:
    assert may(rules(), "AS 9S TH KD", S, "KS", H) == "AS 9S"


def test_who_cannot_follow_plays_a_trump() -> None:
    assert may(rules(), "AC TH 9H KD", S, "KS", H) == "TH 9H"


def test_who_has_neither_plays_anything() -> None:
    assert may(rules(), "AC KD", S, "KS", H) == "AC KD"


def test_without_a_trump_suit_anything_goes() -> None:
    assert may(rules(), "AC TH KD", S, "KS", None) == "AC KD TH"


def test_trumping_is_free_where_it_is_no_duty() -> None:
    assert may(FREE, "AC TH KD", S, "KS", H) == "AC KD TH"


def test_one_need_not_beat_where_it_is_no_duty() -> None:
    assert may(rules(), "AS 9S", S, "KS", None) == "AS 9S"


def test_one_must_beat_in_suit_if_one_can() -> None:
    assert may(SUIT, "AS TS 9S KD", S, "KS", H) == "AS TS"
    assert may(SUIT, "QS 9S KD", S, "KS", H) == "QS 9S"


def test_one_need_not_beat_a_trick_that_a_trump_has_taken() -> None:
    assert may(SUIT, "AS 9S", S, "9H", H) == "AS 9S"
    assert may(BOTH, "AS 9S", S, "9H", H) == "AS 9S"


def test_a_trump_led_is_beaten_in_suit() -> None:
    assert may(SUIT, "AH 9H TS", H, "TH", H) == "AH"


def test_overtrumping_is_no_duty_with_suit_alone() -> None:
    assert may(SUIT, "AH 9H", S, "TH", H) == "AH 9H"


def test_one_must_overtrump_if_one_can() -> None:
    assert may(BOTH, "AH 9H KD", S, "TH", H) == "AH"
    assert may(BOTH, "KH 9H KD", S, "TH", H) == "KH 9H"
    assert may(BOTH, "KH 9H KD", S, "TS", H) == "KH 9H"
    assert may(BOTH, "KD", S, "TH", H) == "KD"


@pytest.mark.parametrize(
    ("hand", "card", "code"),
    [("AS 9S KD", "KD", "follow_suit"), ("AC TH", "AC", "must_trump"), ("AS 9S", "9S", "must_beat")],
)
def test_a_refusal_names_the_duty(hand: str, card: str, code: str) -> None:
    assert why_not(BOTH, read_cards(hand), read_card(card), S, H) == code


def test_a_refusal_names_the_duty_to_overtrump() -> None:
    assert why_not(BOTH, read_cards("AH 9H"), read_card("9H"), S, H) == "must_overtrump"


def test_a_higher_card_of_the_suit_takes_the_trick() -> None:
    assert beats(read_card("TS"), read_card("KS"), None)
    assert not beats(read_card("9S"), read_card("JS"), None)


def test_a_trump_takes_it_and_another_suit_does_not() -> None:
    assert beats(read_card("9H"), read_card("AS"), H)
    assert not beats(read_card("AC"), read_card("9S"), H)
    assert not beats(read_card("AC"), read_card("9H"), H)
    assert beats(read_card("TH"), read_card("9H"), H)
    assert not beats(read_card("AC"), read_card("9S"), None)


def plainly(beat: str, trumping: bool, hand: set[int], led: Suit, best: int, trump: Suit | None) -> set[int]:
    """The duties in the words of the rules, one after the other."""
    same = {card for card in hand if SUIT_OF[card] == led}
    if same:
        higher = {card for card in same if card < best}
        taken_over = SUIT_OF[best] != led
        return higher if beat != "off" and higher and not taken_over else same
    trumps = {card for card in hand if SUIT_OF[card] == trump}
    if not trumps or not trumping:
        return hand
    over = {card for card in trumps if card < best} if SUIT_OF[best] == trump else set()
    return over if beat == "suit_and_trump" and over else trumps


@pytest.mark.parametrize(
    ("beat", "trumping"),
    [("off", True), ("off", False), ("suit", True), ("suit", False), ("suit_and_trump", True)],
)
def test_random_hands_have_the_duties_of_the_rules(beat: str, trumping: bool) -> None:
    chosen = rules(play__must_beat=beat, play__must_trump=trumping)
    rng = Random(5)
    for _ in range(3000):
        deck = rng.sample(range(24), 24)
        size, trump = rng.randrange(1, 9), rng.choice((None, *Suit))
        first, second, hand = deck[0], deck[1], set(deck[2 : 2 + size])
        best = second if rng.randrange(2) and beats(second, first, trump) else first
        found = answers(chosen, mask_of(hand), SUIT_OF[first], best, trump)
        assert set(cards_of(found)) == plainly(beat, trumping, hand, SUIT_OF[first], best, trump)


def test_the_order_of_strength_is_ace_ten_king_queen_jack_nine() -> None:
    ranks = [Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE]
    cards = [make_card(rank, D) for rank in ranks]
    assert all(beats(high, low, None) for high, low in pairwise(cards))
