"""What can be typed: cards, suits, calls and words in every language, and always in English too."""

import pytest

from thousand.cli.play.reading import read_actions
from thousand.cli.play.sights import hand_of
from thousand.cli.play.vocabulary import COMMANDS, Vocabulary
from thousand.core.actions import (
    BOMB,
    CLAIM,
    DARK,
    LOOK,
    PASS,
    STAND,
    WRITE_OFF,
    Bid,
    Discard,
    Give,
    NameTrump,
    Play,
    Raise,
    Take,
)
from thousand.core.cards import Suit, read_card, read_cards
from thousand.core.match import apply, deal, start
from thousand.core.rules import change, preset
from thousand.core.state import Layout, Match
from thousand.core.view import View, view
from thousand.texts import LANGUAGES, card_short, texts

NAMES = ("Anna", "Boris", "Vera")
HANDS = ("AS KS QS TH KH QH 9D", "TS JS AC TC KC AD TD", "9S QC JC 9C KD JH 9H")
TALON = "AH QD JD"


def vocabulary(language: str = "en") -> Vocabulary:
    return Vocabulary(texts(language), texts("en"))


def dealt(rules: str = "classic", **changes: object) -> Match:
    """Vera deals, Anna is forehand."""
    options = {name.replace("__", "."): value for name, value in changes.items()}
    match = start(change(preset(rules), options), dealer=2)
    return deal(match, Layout(tuple(read_cards(hand) for hand in HANDS), (read_cards(TALON),))).match


def declared(rules: str = "classic", **changes: object) -> Match:
    """Anna is declarer at 100 and is about to exchange."""
    match = dealt(rules, **changes)
    for seat, action in ((0, Bid(100)), (1, PASS), (2, PASS)):
        match = apply(match, seat, action).match
    return match


def leading(**changes: object) -> Match:
    """Anna leads to the first trick."""
    match = declared("classic", **changes)
    for action in (Give(read_card("9D"), 1), Give(read_card("JD"), 2), STAND):
        match = apply(match, 0, action).match
    return match


def read(text: str, sight: View, language: str = "en") -> tuple[object, ...]:
    return read_actions(text, sight, vocabulary(language), NAMES)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["as", "AS", "A♠", "a♠\ufe0f"]),
        ("ru", ["тп", "ТП", "т♠", "AS", "тs"]),
        ("uk", ["тп", "Т♠", "as"]),
        ("pl", ["ap", "AP", "A♠"]),
        ("bg", ["ап", "А♠", "AS"]),
    ],
)
def test_the_ace_of_spades_has_many_spellings(language: str, typed: list[str]) -> None:
    assert {vocabulary(language).card(text) for text in typed} == {read_card("AS")}


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", "10h", "TH"),
        ("en", "th", "TH"),
        ("ru", "10ч", "TH"),
        ("ru", "дт", "QC"),
        ("ru", "вб", "JD"),
        ("ru", "th", "TH"),
        ("uk", "кч", "KH"),
        ("pl", "dka", "QD"),
        ("pl", "wki", "JH"),
        ("bg", "пку", "KH"),
        ("bg", "дс", "QC"),
    ],
)
def test_a_card_is_read_in_the_letters_of_the_language(language: str, typed: str, card: str) -> None:
    assert vocabulary(language).card(typed) == read_card(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_as_it_is_shown_and_as_it_is_taught(language: str) -> None:
    words = vocabulary(language)
    assert [words.card(card_short(texts(language), card)) for card in range(24)] == list(range(24))
    assert [words.card(words.card_letters(card)) for card in range(24)] == list(range(24))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    words = [
        word
        for message in (*COMMANDS.values(), *(f"play-words-{call}" for call in CALLS))
        for word in texts(language).say(message).split(", ")
    ]
    assert len(words) == len(set(words))
    read_as = vocabulary(language)
    assert not [word for word in words if read_as.command(word) and read_as.call(word)]


CALLS = {"pass": PASS, "stand": STAND, "dark": DARK, "look": LOOK, "claim": CLAIM, "bomb": BOMB}


@pytest.mark.parametrize("language", LANGUAGES)
def test_calls_and_commands_are_understood_in_the_language_and_in_english(language: str) -> None:
    words = vocabulary(language)
    for call, action in (*CALLS.items(), ("write-off", WRITE_OFF)):
        assert words.call(call) == words.call(words.first(f"play-words-{call}").upper()) == action
    for command, message in COMMANDS.items():
        assert words.command(command) == words.command(words.first(message)) == command


@pytest.mark.parametrize(
    ("text", "answer"), [("да", True), ("Д", True), ("нет", False), ("yes", True), ("3", None)]
)
def test_yes_and_no_are_understood(text: str, answer: bool | None) -> None:
    assert vocabulary("ru").answer(text) is answer


def test_a_bid_is_a_number_or_a_plus() -> None:
    sight = view(dealt(), 0)
    assert read("100", sight) == (Bid(100),)
    assert read("97", sight) == (Bid(97),)
    assert read("+", sight) == (Bid(100),)
    assert read("пас", sight, "ru") == (PASS,)
    assert read("", sight) == read("hundred", sight) == read("99999999", sight) == ()


def test_cards_are_given_together_singly_or_by_name() -> None:
    sight = view(declared(), 0)
    nine, jack = read_card("9D"), read_card("JD")
    assert read("9d jd", sight) == (Give(nine, 1), Give(jack, 2))
    assert read("9d", sight) == (Give(nine, 1),)
    assert read("9d ver", sight) == (Give(nine, 2),)
    assert read("jd, 9d", sight) == (Give(jack, 1), Give(nine, 2))
    assert read("9d 9d", sight) == read("9d jd ah", sight) == read("9d xx", sight) == ()
    first, second = hand_of(sight)[:2]
    assert read("1 2", sight) == (Give(first, 1), Give(second, 2))


def test_cards_are_laid_aside_in_one_line() -> None:
    sight = view(declared("home"), 0)
    assert read("9d jd qd", sight) == (Discard(read_cards("9D JD QD")),)
    assert read("9d jd", sight) == (Discard(read_cards("9D JD")),)
    assert read("9d 9d qd", sight) == ()


def test_a_raise_is_a_number_and_enter_leaves_the_contract() -> None:
    match = declared()
    for action in (Give(read_card("9D"), 1), Give(read_card("JD"), 2)):
        match = apply(match, 0, action).match
    sight = view(match, 0)
    assert read("120", sight) == (Raise(120),)
    assert read("+", sight) == (Raise(105),)
    assert read("", sight) == read("stand", sight) == read("pass", sight) == (STAND,)


@pytest.mark.parametrize(("text", "suit"), [("h", 3), ("♥", 3), ("hearts", 3), ("2", 3), ("3", 1), ("s", 0)])
def test_trump_is_a_letter_a_symbol_a_name_or_a_number(text: str, suit: int) -> None:
    match = declared("home")
    match = apply(match, 0, Discard(read_cards("9D JD QD"))).match
    assert read(text, view(match, 0)) == (NameTrump(Suit(suit)),)


def test_a_card_is_played_by_number_or_name_with_or_without_a_declaration() -> None:
    sight = view(leading(), 0)
    assert read("1", sight) == (Play(hand_of(sight)[0]),)
    assert read("kh", sight) == (Play(read_card("KH")),)
    assert read("kh!", sight) == (Play(read_card("KH"), True),)
    assert read("кч !", sight, "ru") == (Play(read_card("KH"), True),)
    assert read("0", sight) == read("9", sight) == read("!", sight) == ()


def test_a_talon_is_a_number() -> None:
    rules = preset("classic", 2)
    hands = (read_cards("AS TS KS QS JS 9S AC TC KC QC"), read_cards("JC 9C AD TD KD QD JD 9D AH TH"))
    match = deal(start(rules, 1), Layout(hands, (read_cards("KH QH"), read_cards("JH 9H")))).match
    for seat, action in ((0, Bid(100)), (1, PASS)):
        match = apply(match, seat, action).match
    assert read("2", view(match, 0)) == (Take(2),)


def test_enter_alone_does_the_only_thing_there_is() -> None:
    match = dealt("polish")
    assert view(match, 0).legal == (Bid(100),)
    assert read("", view(match, 0)) == (Bid(100),)
