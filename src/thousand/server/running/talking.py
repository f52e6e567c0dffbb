"""Entries as the log keeps them, messages as they go over the wire."""

from collections.abc import Iterable, Sequence
from typing import Final, get_args

import msgspec

from thousand.bots.advice import Advice, Option
from thousand.core.actions import write_action
from thousand.core.errors import ThousandError
from thousand.table.entries import Entry, Sat, SeatAsked
from thousand.table.wire.from_browser import FromBrowser
from thousand.table.wire.to_browser import Hint, HintOption, Phrase, Refused, ToBrowser

_entries: Final = msgspec.json.Decoder(Entry)
_messages: Final = msgspec.json.Decoder(FromBrowser)
_encoder: Final = msgspec.json.Encoder()
_phrases: Final[dict[str, Phrase]] = {phrase: phrase for phrase in get_args(Phrase)}


def bodies_of(entries: Sequence[Entry]) -> tuple[bytes, ...]:
    """Entries as they are kept, a line each."""
    return tuple(_encoder.encode(entry) for entry in entries)


def entries_of(bodies: Iterable[bytes]) -> tuple[Entry, ...]:
    """Entries read again; msgspec.ValidationError for what no version of the program has written."""
    return tuple(_entries.decode(body) for body in bodies)


def newcomers(entries: Iterable[Entry]) -> tuple[str, ...]:
    """The ids of guests whom entries name: they belong to the table from then on, to be found and erased."""
    return tuple(entry.guest.id for entry in entries if isinstance(entry, Sat | SeatAsked))


def message_of(frame: str) -> FromBrowser:
    """A message of a browser; msgspec.MsgspecError where it is none."""
    try:
        return _messages.decode(frame)
    except RecursionError:
        raise msgspec.DecodeError("nested too deep") from None


def frame_of(message: ToBrowser) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


def refused(about: FromBrowser, fault: ThousandError) -> Refused:
    """What the sender of a message is told who is refused."""
    return Refused(str(about.__struct_config__.tag), fault.code, dict(fault.params))


def phrase_of(word: str) -> Phrase | None:
    """The phrase of that name; None where there is none, so that people cannot write what they like."""
    return _phrases.get(word)


def hint_of(turn: int, advice: Advice) -> Hint:
    """Advice as it is sent."""
    return Hint(turn, tuple(map(_option, advice.options)), advice.worlds, advice.declares)


def _option(option: Option) -> HintOption:
    actions = tuple(write_action(action) for action in option.actions)
    figures = option.figures
    if figures is None:
        return HintOption(actions, None, None, None)
    return HintOption(actions, figures.contract, round(figures.made * 1000), round(figures.side))
