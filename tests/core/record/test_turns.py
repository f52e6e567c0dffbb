"""Turns are read strictly and written as they are read."""

import pytest

from thousand import (
    Action,
    Bid,
    Bomb,
    CardError,
    Claim,
    Dark,
    Discard,
    Give,
    Look,
    NameTrump,
    Pass,
    Play,
    Raise,
    RecordError,
    Stand,
    Suit,
    Take,
    ThousandError,
    WriteOff,
    read_cards,
    write_action,
)
from thousand.core.cards import HIDDEN_CARD, hidden_cards, read_card
from thousand.core.record.turns import read_turn

GOOD: dict[str, Action] = {
    "0 dark": Dark(),
    "1 look": Look(),
    "2 claim": Claim(),
    "3 bid 100": Bid(100),
    "0 bid 0": Bid(0),
    "0 pass": Pass(),
    "1 take 2": Take(2),
    "0 write_off": WriteOff(),
    "0 bomb": Bomb(),
    "0 give 9S 2": Give(read_card("9S"), 2),
    "0 discard AS TH 9D": Discard(read_cards("AS TH 9D")),
    "0 raise 125": Raise(125),
    "0 stand": Stand(),
    "0 trump H": NameTrump(Suit.HEARTS),
    "0 play KH": Play(read_card("KH")),
    "0 play KH!": Play(read_card("KH"), True),
}
UNREADABLE = [
    "",
    " ",
    "0",
    "0 ",
    "a pass",
    "-1 pass",
    "00 pass",
    "0 PASS",
    "0 Pass",
    "0  pass",
    " 0 pass",
    "0 pass ",
    "0\tpass",
    "0\u00a0pass",
    "0 pass now",
    "0 resign",
    "0 bid",
    "0 bid 0100",
    "0 bid +100",
    "0 bid -100",
    "0 bid 100.0",
    "0 bid ١٠٠",
    "0 bid １００",
    "² pass",
    "٣ pass",
    "0 bid 1000000000",
    "0 bid 100 110",
    "0 take",
    "0 give 9S",
    "0 give 9S 2 1",
    "0 give 9S ²",
    "0 give 9S 12",
    "0 give 9S -1",
    "0 discard",
    "0 trump",
    "0 trump S H",
    "0 play",
    "0 play AS KS",
]


@pytest.mark.parametrize("text", GOOD)
def test_a_turn_is_read_and_written(text: str) -> None:
    seat, action = read_turn(text)
    assert (seat, action) == (int(text[0]), GOOD[text])
    assert f"{seat} {write_action(action)}" == text or isinstance(action, Discard)


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_no_turn_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_turn(text)
    assert caught.value.code == "action_unreadable"


@pytest.mark.parametrize("text", ["0 play as", "0 play A♠", "0 play a♠"])
def test_cards_may_be_written_in_other_ways(text: str) -> None:
    assert read_turn(text) == (0, Play(read_card("AS")))


@pytest.mark.parametrize("text", ["0 play 10h!", "0 play T♥!", "0 play tH!"])
def test_a_declaration_follows_any_spelling(text: str) -> None:
    assert read_turn(text) == (0, Play(read_card("TH"), True))


@pytest.mark.parametrize("text", ["0 trump s", "0 trump ♠"])
def test_suits_may_be_written_in_other_ways(text: str) -> None:
    assert read_turn(text) == (0, NameTrump(Suit.SPADES))


def test_cards_laid_aside_may_come_in_any_order() -> None:
    assert read_turn("0 discard 9D AS TH") == read_turn("0 discard AS 9D 10h")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0 play 1S", "card_unknown"),
        ("0 play !", "card_unknown"),
        ("0 play AS!!", "card_unknown"),
        ("0 play ??", "card_unknown"),
        ("0 give 11S 1", "card_unknown"),
        ("0 discard AS AS KS", "card_twice"),
        ("0 discard AS as", "card_twice"),
        ("0 trump X", "suit_unknown"),
        ("0 trump ?", "suit_unknown"),
    ],
)
def test_cards_that_are_none_are_refused(text: str, code: str) -> None:
    with pytest.raises(CardError) as caught:
        read_turn(text)
    assert caught.value.code == code


def test_hidden_cards_are_read() -> None:
    assert read_turn("0 give ?? 2") == (0, Give(HIDDEN_CARD, 2))
    assert read_turn("0 discard ?? ?? ??") == (0, Discard(hidden_cards(3)))


def test_a_discard_is_known_whole_or_not_at_all() -> None:
    with pytest.raises(RecordError) as caught:
        read_turn("0 discard ?? AS KS")
    assert caught.value.code == "hidden_mixed"


@pytest.mark.parametrize(
    "text",
    [
        "0 discard ",
        "0 discard AS  KS TH",
        "0 discard AS KS TH ",
        "0 discard AS\tKS TH",
        "0 discard  AS KS TH",
    ],
)
def test_one_space_between_the_cards_of_a_discard(text: str) -> None:
    with pytest.raises(ThousandError):
        read_turn(text)
