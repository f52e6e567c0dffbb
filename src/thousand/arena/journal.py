"""A file that keeps finished deals: a line for what is played, then one a deal, so that work can go on.

The first line holds everything on which the figures depend; a file of something else is refused and stays as
it is. A last line that was not written whole is dropped.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import msgspec

from thousand.arena.entry import Entry, Outcome
from thousand.arena.plan import Plan
from thousand.core.errors import ThousandError

FORMAT: Final = "thousand-arena/1"


class _Head(msgspec.Struct, frozen=True):
    format: str
    plan: Plan


_encoder: Final = msgspec.json.Encoder()
_entries: Final = msgspec.json.Decoder(Entry)
_heads: Final = msgspec.json.Decoder(dict[str, object])


class Journal:
    """An open file of finished deals; `entries` are those it held."""

    def __init__(self, file: IO[bytes], entries: tuple[Entry, ...]) -> None:
        self.entries: Final = entries
        self._file = file

    def add(self, entry: Entry) -> None:
        """Writes a finished deal, whole before the next one is played."""
        self._file.write(_encoder.encode(entry) + b"\n")
        self._file.flush()


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[Journal]:
    """The journal of a plan, made if missing; what it holds is read and more is written after it.

    Raises ThousandError `journal_foreign` for a file of another kind, `journal_other` for another plan,
    `journal_line` for a line that cannot be read; OSError where the file cannot be written.
    """
    head = _encoder.encode(_Head(FORMAT, plan)) + b"\n"
    with path.open("a+b") as file:
        file.seek(0)
        whole, torn = _lines(file.read())
        _require_head(path, head, whole, torn)
        entries = tuple(_entry(path, plan, place, line) for place, line in enumerate(whole[1:], 2))
        if torn:
            file.truncate(file.seek(-len(torn), os.SEEK_END))
        if not whole:
            file.write(head)
        file.flush()
        yield Journal(file, _once(entries))


def _lines(data: bytes) -> tuple[list[bytes], bytes]:
    """The lines of a file, and what stands after the last of them."""
    *whole, torn = data.split(b"\n")
    return whole, torn


def _require_head(path: Path, head: bytes, whole: list[bytes], torn: bytes) -> None:
    if not whole:
        if not head.startswith(torn):
            raise ThousandError("journal_foreign", file=str(path))
        return
    try:
        found = _heads.decode(whole[0])
    except msgspec.MsgspecError:
        found = {}
    if found.get("format") != FORMAT:
        raise ThousandError("journal_foreign", file=str(path))
    if whole[0] + b"\n" != head:
        raise ThousandError("journal_other", file=str(path))


def _entry(path: Path, plan: Plan, place: int, line: bytes) -> Entry:
    try:
        entry = _entries.decode(line)
    except msgspec.MsgspecError:
        raise ThousandError("journal_line", file=str(path), line=place) from None
    sound = all(_is_sound(plan, outcome) for outcome in entry.outcomes)
    if entry.number < 1 or len(entry.outcomes) != len(plan.lineups) or not sound:
        raise ThousandError("journal_line", file=str(path), line=place)
    return entry


def _is_sound(plan: Plan, outcome: Outcome) -> bool:
    """Whether each list of an outcome has a figure for every seat."""
    lists = [one for one in msgspec.structs.astuple(outcome) if isinstance(one, tuple)]
    return all(len(one) == plan.players for one in lists)


def _once(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple({entry.number: entry for entry in entries}.values())
