"""Cards: order, points, reading and writing (rulebook, chapter 2)."""

import pytest

from thousand.core.cards import (
    ACES,
    DECK,
    HIDDEN_CARD,
    JACKS,
    MARRIAGE_MASKS,
    NAMES,
    NINES,
    POINTS,
    SUIT_MASKS,
    Rank,
    Suit,
    cards_of,
    make_card,
    mask_of,
    points_of,
    rank_of,
    read_card,
    read_cards,
    read_suit,
    suit_of,
    write_cards,
)
from thousand.core.errors import CARD_CODES, CardError


def test_the_order_when_written() -> None:
    assert write_cards(DECK) == ("AS TS KS QS JS 9S AC TC KC QC JC 9C AD TD KD QD JD 9D AH TH KH QH JH 9H")
    assert write_cards(read_cards("9H AH TS 9S AC")) == "TS 9S AC AH 9H"
    assert write_cards(0) == ""


def test_a_suit_is_worth_30_and_the_deck_120() -> None:
    assert [POINTS[make_card(rank, Suit.CLUBS)] for rank in Rank] == [11, 10, 4, 3, 2, 0]
    assert [points_of(mask) for mask in SUIT_MASKS] == [30, 30, 30, 30]
    assert points_of(DECK) == 120


@pytest.mark.parametrize("card", range(24))
def test_points_of_a_set_are_those_of_its_cards(card: int) -> None:
    assert points_of(1 << card) == POINTS[card]
    assert points_of(DECK & ~(1 << card)) == 120 - POINTS[card]


@pytest.mark.parametrize("text", ["TH", "th", "tH", "10H", "10h", "T♥", "10♥", "t♥"])
def test_the_reader_takes_many_spellings(text: str) -> None:
    assert read_card(text) == make_card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize("text", ["", "1H", "11H", "AHH", "A", "HA", "??", "10", "A H", "Ah ", "١0H", "aаs"])
def test_the_reader_refuses_anything_else(text: str) -> None:
    with pytest.raises(CardError) as caught:
        read_card(text)
    assert caught.value.code == "card_unknown"


def test_every_name_is_read_back() -> None:
    assert [read_card(name) for name in NAMES[:24]] == list(range(24))
    assert NAMES[HIDDEN_CARD] == "??"


def test_rank_and_suit_of_a_card() -> None:
    assert [(suit_of(card), rank_of(card)) for card in range(24)] == [(s, r) for s in Suit for r in Rank]


@pytest.mark.parametrize(("text", "suit"), [("S", 0), ("c", 1), ("♦", 2), ("H", 3)])
def test_suits_are_read(text: str, suit: int) -> None:
    assert read_suit(text) == suit


def test_an_unknown_suit_is_refused() -> None:
    with pytest.raises(CardError, match="suit_unknown"):
        read_suit("X")


def test_a_card_read_twice_is_refused() -> None:
    with pytest.raises(CardError) as caught:
        read_cards("AS KS as")
    assert (caught.value.code, caught.value.params) == ("card_twice", {"card": "as"})
    assert caught.value.code in CARD_CODES


def test_sets_and_lists_are_the_same_cards() -> None:
    assert mask_of([0, 5, 23]) == 1 | 1 << 5 | 1 << 23
    assert list(cards_of(mask_of([23, 0, 5]))) == [0, 5, 23]
    assert list(cards_of(0)) == []


def test_named_sets() -> None:
    assert write_cards(ACES) == "AS AC AD AH"
    assert write_cards(NINES) == "9S 9C 9D 9H"
    assert write_cards(JACKS) == "JS JC JD JH"
    assert [write_cards(mask) for mask in MARRIAGE_MASKS] == ["KS QS", "KC QC", "KD QD", "KH QH"]
