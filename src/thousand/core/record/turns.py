"""Turns as text: `SEAT VERB ARGUMENTS`, read strictly (`docs/reference/record.md`)."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from thousand.core.actions import (
    BOMB,
    CLAIM,
    DARK,
    DECLARES,
    LOOK,
    PASS,
    PLAYS,
    STAND,
    WRITE_OFF,
    Action,
    Bid,
    Discard,
    Give,
    NameTrump,
    Raise,
    Take,
)
from thousand.core.cards import (
    DECK,
    HIDDEN,
    HIDDEN_CARD,
    NAMES,
    Card,
    Cards,
    cards_of,
    hidden_cards,
    read_card,
    read_cards,
    read_suit,
)
from thousand.core.errors import RecordError
from thousand.core.state import Seat

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
_SEAT: Final = re.compile(r"[0-9]", re.ASCII)
_Words = Sequence[str]


def read_turn(text: str) -> tuple[Seat, Action]:
    """The seat and the action of a turn; RecordError `action_unreadable`, or CardError."""
    seat, *rest = text.split(" ")
    if not _SEAT.fullmatch(seat) or not rest:
        raise RecordError("action_unreadable")
    verb, *words = rest
    reader = _READERS.get(verb)
    if reader is None or not reader[0] <= len(words) <= reader[1]:
        raise RecordError("action_unreadable")
    return int(seat), reader[2](words)


def hides(action: Action) -> bool:
    """Whether the cards of an action are not known."""
    return (isinstance(action, Give) and action.card == HIDDEN_CARD) or (
        isinstance(action, Discard) and action.cards > DECK
    )


def sorted_cards(cards: Cards) -> str:
    """Cards in plain string order, as a list of legal actions has them."""
    return " ".join(sorted(NAMES[card] for card in cards_of(cards)))


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise RecordError("action_unreadable")
    return int(text)


def _card_or_hidden(text: str) -> Card:
    return HIDDEN_CARD if text == HIDDEN else read_card(text)


def _give(words: _Words) -> Action:
    if not _SEAT.fullmatch(words[1]):
        raise RecordError("action_unreadable")
    return Give(_card_or_hidden(words[0]), int(words[1]))


def _discard(words: _Words) -> Action:
    if all(word == HIDDEN for word in words):
        return Discard(hidden_cards(len(words)))
    if HIDDEN in words:
        raise RecordError("hidden_mixed")
    if any(len(word.split()) != 1 for word in words):
        raise RecordError("action_unreadable")
    return Discard(read_cards(" ".join(words)))


def _play(words: _Words) -> Action:
    text = words[0]
    return DECLARES[read_card(text[:-1])] if text.endswith("!") else PLAYS[read_card(text)]


def _always(action: Action) -> Callable[[_Words], Action]:
    return lambda words: action


_Reader = tuple[int, int, Callable[[_Words], Action]]
_READERS: Final[dict[str, _Reader]] = {
    "dark": (0, 0, _always(DARK)),
    "look": (0, 0, _always(LOOK)),
    "claim": (0, 0, _always(CLAIM)),
    "bid": (1, 1, lambda words: Bid(_number(words[0]))),
    "pass": (0, 0, _always(PASS)),
    "take": (1, 1, lambda words: Take(_number(words[0]))),
    "write_off": (0, 0, _always(WRITE_OFF)),
    "bomb": (0, 0, _always(BOMB)),
    "give": (2, 2, _give),
    "discard": (1, 12, _discard),
    "raise": (1, 1, lambda words: Raise(_number(words[0]))),
    "stand": (0, 0, _always(STAND)),
    "trump": (1, 1, lambda words: NameTrump(read_suit(words[0]))),
    "play": (1, 1, _play),
}
