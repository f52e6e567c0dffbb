"""Actions as text and as values (record format)."""

import msgspec
import pytest

from thousand.core import actions
from thousand.core.actions import (
    BOMB,
    CLAIM,
    DARK,
    LOOK,
    PASS,
    STAND,
    WRITE_OFF,
    Action,
    Bid,
    Discard,
    Give,
    NameTrump,
    Play,
    Raise,
    Take,
    write_action,
)
from thousand.core.cards import Suit, read_card, read_cards

TEXTS: list[tuple[Action, str]] = [
    (DARK, "dark"),
    (LOOK, "look"),
    (CLAIM, "claim"),
    (PASS, "pass"),
    (WRITE_OFF, "write_off"),
    (BOMB, "bomb"),
    (STAND, "stand"),
    (Bid(110), "bid 110"),
    (Raise(125), "raise 125"),
    (Take(2), "take 2"),
    (Give(read_card("9S"), 2), "give 9S 2"),
    (Discard(read_cards("JH 9S 9D")), "discard 9S 9D JH"),
    (NameTrump(Suit.HEARTS), "trump H"),
    (Play(read_card("KH")), "play KH"),
    (Play(read_card("KH"), True), "play KH!"),
]


@pytest.mark.parametrize(("action", "text"), TEXTS)
def test_an_action_is_written_as_in_a_record(action: Action, text: str) -> None:
    assert write_action(action) == text


@pytest.mark.parametrize(("action", "text"), TEXTS)
def test_an_action_survives_json(action: Action, text: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=Action) == action


def test_actions_are_values() -> None:
    assert len({Bid(100), Bid(100), Raise(100)}) == 2


def test_the_tables_hold_each_action_at_its_place() -> None:
    assert [play.card for play in actions.PLAYS] == list(range(24))
    assert all(play.declare for play in actions.DECLARES)
    assert all(actions.GIVES[seat][card] == Give(card, seat) for seat in range(4) for card in range(24))
