"""What is wrong and what to do, as a sentence for each error of the core."""

from collections.abc import Mapping, Sequence
from typing import Final

from thousand.core.cards import Suit
from thousand.core.errors import Param, RecordError, ThousandError
from thousand.core.rules import InvalidRules, Problem, option_names
from thousand.texts.catalogue import Texts
from thousand.texts.labels import message_id
from thousand.texts.names import card_name, seat_name, suit_key

_NEAR: Final = "error-option-unknown-near"
_ALIKE: Final = 0.7
_HINTS: Final = 20
_SEATS: Final = frozenset({"seat", "to", "turn", "dealer"})


def say_error(texts: Texts, error: ThousandError, names: Sequence[str] = ()) -> str:
    """What is wrong and what to do about it; the players' names stand for seats where they are given.

    Rules that cannot be played give a line for each fault; a record's fault begins with its deal and action.
    """
    if isinstance(error, InvalidRules):
        problems = enumerate(error.problems)
        return "\n".join(_problem(texts, one, names, hint=place < _HINTS) for place, one in problems)
    why = _sentence(texts, error.code, error.params, names)
    return _placed(texts, error, why) if isinstance(error, RecordError) else why


def _problem(texts: Texts, fault: Problem, names: Sequence[str], *, hint: bool) -> str:
    """A fault of a rule set; of an option that there is not, which one may have been meant."""
    near = near_option(fault.path) if hint and fault.code == "option_unknown" else ""
    if near:
        return texts.say("error-at-path", path=fault.path, why=texts.say(_NEAR, near=near))
    return _sentence(texts, fault.code, {**fault.params, "path": fault.path}, names)


def near_option(name: str) -> str:
    """The option that may be meant by a name that is none; empty where nothing is near.

    The last part decides, since sections are what people leave out; the whole name where several have it.
    """
    name = name.lower()
    tail = _tail(name)
    found = [one for one in option_names() if _likeness(tail, _tail(one)) >= _ALIKE]
    if not found and "." not in name:
        found = [one for one in option_names() if _likeness(name, one) >= _ALIKE]
    return max(found, key=lambda one: (_likeness(tail, _tail(one)), _likeness(name, one)), default="")


def _tail(name: str) -> str:
    return name.rpartition(".")[2]


def _likeness(first: str, second: str) -> float:
    from difflib import SequenceMatcher

    return SequenceMatcher(None, first, second).ratio()


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
