"""What is wrong and what to do, as a sentence for each error of the core."""

from collections.abc import Mapping, Sequence
from typing import Final

from thousand.core.cards import Suit
from thousand.core.errors import Param, RecordError, ThousandError
from thousand.core.rules import InvalidRules
from thousand.texts.catalogue import Texts
from thousand.texts.labels import message_id
from thousand.texts.names import card_name, seat_name, suit_key

_SEATS: Final = frozenset({"seat", "to", "turn", "dealer"})


def say_error(texts: Texts, error: ThousandError, names: Sequence[str] = ()) -> str:
    """What is wrong and what to do about it; the players' names stand for seats where they are given.

    Rules that cannot be played give a line for each fault; a record's fault begins with its deal and action.
    """
    if isinstance(error, InvalidRules):
        problems = [(fault.code, {**fault.params, "path": fault.path}) for fault in error.problems]
        return "\n".join(_sentence(texts, code, params, names) for code, params in problems)
    why = _sentence(texts, error.code, error.params, names)
    return _placed(texts, error, why) if isinstance(error, RecordError) else why


def _sentence(texts: Texts, code: str, params: Mapping[str, Param], names: Sequence[str]) -> str:
    words = {
        name: seat_name(texts, value, names)
        if name in _SEATS and isinstance(value, int)
        else _word(texts, name, value)
        for name, value in params.items()
    }
    why = texts.say(message_id("error", code), **words)
    return texts.say("error-at-path", path=params["path"], why=why) if params.get("path") else why


def _word(texts: Texts, name: str, value: Param) -> Param:
    """The number of a card or suit as a word; a text and any other number as it is."""
    if name == "card" and isinstance(value, int):
        return card_name(texts, value)
    return suit_key(Suit(value)) if name == "suit" and isinstance(value, int) else value


def _placed(texts: Texts, error: RecordError, why: str) -> str:
    if error.deal is None:
        return why
    if error.action is None:
        return texts.say("error-in-deal", deal=error.deal, why=why)
    if not error.tried:
        return texts.say("error-in-action", deal=error.deal, action=error.action, why=why)
    return texts.say("error-in-tried", deal=error.deal, action=error.action, tried=error.tried, why=why)
