"""What a person types, as actions: by number, by letters, or by a word.

A typed action need not be legal: whatever can be understood becomes an action, and the rules say why not.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from thousand.cli.play.sights import hand_of, receivers
from thousand.cli.play.vocabulary import Vocabulary
from thousand.core.actions import (
    DARK,
    LOOK,
    STAND,
    Action,
    Bid,
    Discard,
    Give,
    NameTrump,
    Pass,
    Play,
    Raise,
    Take,
)
from thousand.core.cards import Card, mask_of
from thousand.core.state import Seat
from thousand.core.view import View

_Actions: TypeAlias = tuple[Action, ...]
_Reader: TypeAlias = Callable[[str, View, Vocabulary, Sequence[str]], _Actions]

NOTHING: Final[_Actions] = ()
_LONGEST: Final = 5


def read_actions(text: str, sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    """The actions that a line means in this phase, one after the other; none where it is not understood."""
    line = text.strip()
    if not line:
        return _by_enter(sight)
    call = vocabulary.call(line)
    if call is not None:
        return (STAND,) if isinstance(call, Pass) and sight.phase == "raise" else (call,)
    return _READERS[sight.phase](line, sight, vocabulary, names)


def misread(line: str, sight: View, vocabulary: Vocabulary) -> str:
    """The message that says why a line means no action: too many cards, one card twice, or anything else."""
    words = line.replace(",", " ").split()
    cards = [_card(word.rstrip("!"), sight, vocabulary) for word in words]
    if sight.phase not in ("trick", "exchange") or len(cards) < 2 or None in cards:
        return "play-not-understood"
    if sight.phase == "trick" or (_gives_cards(sight) and len(receivers(sight)) == 1):
        return "play-one-card"
    return "play-card-twice" if len(set(cards)) < len(cards) else "play-not-understood"


def _gives_cards(sight: View) -> bool:
    return any(isinstance(action, Give) for action in sight.legal)


def _by_enter(sight: View) -> _Actions:
    """Enter alone does what is the only choice, and leaves a contract as it is."""
    if sight.phase == "raise":
        return (STAND,)
    return sight.legal if len(sight.legal) == 1 else NOTHING


def _dark(line: str, sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    by_number: dict[str, Action] = {"1": LOOK, "2": DARK}
    return (by_number[line],) if line in by_number else NOTHING


def _auction(line: str, sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    if line == "+":
        return tuple(action for action in sight.legal if isinstance(action, Bid))[:1]
    amount = _number(line)
    return NOTHING if amount is None else (Bid(amount),)


def _raise(line: str, sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    if line == "+":
        return tuple(action for action in sight.legal if isinstance(action, Raise))[:1]
    amount = _number(line)
    return NOTHING if amount is None else (Raise(amount),)


def _talon(line: str, sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    number = _number(line)
    return NOTHING if number is None else (Take(number),)


def _trump(line: str, sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    suit = vocabulary.suit(line)
    return NOTHING if suit is None else (NameTrump(suit),)


def _exchange(line: str, sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    words = line.replace(",", " ").split()
    if _gives_cards(sight):
        return _gives(words, sight, vocabulary, names)
    cards = _cards(words, sight, vocabulary)
    return (Discard(mask_of(cards)),) if cards else NOTHING


def _gives(words: list[str], sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    """`card`, `card name`, or a card for each of those still without one."""
    waiting = receivers(sight)
    seat = _seat_named(words[1:], names) if len(words) > 1 else None
    if seat is not None:
        cards = _cards(words[:1], sight, vocabulary)
        return (Give(cards[0], seat),) if cards else NOTHING
    cards = _cards(words, sight, vocabulary)
    if len(cards) > len(waiting):
        return NOTHING
    return tuple(Give(card, to) for card, to in zip(cards, waiting, strict=False))


def _seat_named(words: Sequence[str], names: Sequence[str]) -> Seat | None:
    wanted = " ".join(words).casefold()
    found = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
    exact = [seat for seat in found if names[seat].casefold() == wanted]
    if len(found) == 1:
        return found[0]
    return exact[0] if exact else None


def _trick(line: str, sight: View, vocabulary: Vocabulary, names: Sequence[str]) -> _Actions:
    declares = line.endswith("!")
    cards = _cards([line.rstrip("!").strip()], sight, vocabulary)
    return (Play(cards[0], declares),) if cards else NOTHING


def _cards(words: Sequence[str], sight: View, vocabulary: Vocabulary) -> list[Card]:
    """The cards that the words name, all different; none where one of them is not understood."""
    found = [_card(word, sight, vocabulary) for word in words]
    cards = [card for card in found if card is not None]
    return cards if len(set(cards)) == len(found) else []


def _card(word: str, sight: View, vocabulary: Vocabulary) -> Card | None:
    hand = hand_of(sight)
    number = _number(word)
    if number is not None:
        return hand[number - 1] if 1 <= number <= len(hand) else None
    return vocabulary.card(word)


def _number(text: str) -> int | None:
    word = text.strip()
    return int(word) if word.isascii() and word.isdigit() and len(word) <= _LONGEST else None


_READERS: Final[dict[str, _Reader]] = {
    "dark": _dark,
    "auction": _auction,
    "talon": _talon,
    "exchange": _exchange,
    "raise": _raise,
    "trump": _trump,
    "trick": _trick,
}
