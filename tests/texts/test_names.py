"""Cards, suits and seats as each language says them."""

import pytest

from thousand.core.cards import DECK_SIZE, HIDDEN_CARD, Suit, read_card, read_cards
from thousand.texts import LANGUAGES, card_name, card_short, cards_short, seat_name, suit_name, texts


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("en", "TH", "ten of hearts"),
        ("en", "AS", "ace of spades"),
        ("en", "9C", "nine of clubs"),
        ("ru", "TH", "десятка червей"),
        ("ru", "KD", "король бубен"),
        ("ru", "9S", "девятка пик"),
        ("pl", "AH", "as kier"),
        ("pl", "QS", "dama pik"),
        ("pl", "JC", "walet trefl"),
        ("bg", "KH", "поп купа"),
        ("bg", "AC", "асо спатия"),
        ("uk", "TH", "чирвова десятка"),
        ("uk", "JD", "бубновий валет"),
    ],
)
def test_a_card_has_a_name(language: str, card: str, name: str) -> None:
    assert card_name(texts(language), read_card(card)) == name


@pytest.mark.parametrize(
    ("language", "hand"),
    [
        ("en", "A♠ 10♣ K♦ Q♦ J♥ 9♥"),
        ("ru", "Т♠ 10♣ К♦ Д♦ В♥ 9♥"),
        ("uk", "Т♠ 10♣ К♦ Д♦ В♥ 9♥"),
        ("pl", "A♠ 10♣ K♦ D♦ W♥ 9♥"),
        ("bg", "А♠ 10♣ П♦ Д♦ В♥ 9♥"),
    ],
)
def test_cards_in_short_bear_the_letters_of_the_language(language: str, hand: str) -> None:
    assert cards_short(texts(language), read_cards("9H JH QD KD TC AS")) == hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    for name in (card_name, card_short):
        assert len({name(texts(language), card) for card in range(DECK_SIZE + 1)}) == DECK_SIZE + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_suits_have_the_same_name(language: str) -> None:
    assert len({suit_name(texts(language), suit) for suit in Suit}) == len(Suit)


def test_a_hidden_card_has_no_face() -> None:
    assert card_short(texts("ru"), HIDDEN_CARD) == "??"
    assert card_name(texts("ru"), HIDDEN_CARD) == "закрытая карта"


def test_a_seat_is_a_player_or_a_number() -> None:
    assert seat_name(texts("en"), 1, ("Anna", "Boris")) == "Boris"
    assert seat_name(texts("en"), 1) == "seat 1"
    assert seat_name(texts("en"), 5, ("Anna", "Boris")) == "seat 5"
    assert seat_name(texts("en"), -1, ("Anna", "Boris")) == "seat -1"
