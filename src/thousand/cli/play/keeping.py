"""Keeping a game: a file beside the record with what is needed to go on, written whole after every action.

While the game runs the file is a `thousand-save/1` document around the record; when it has ended the file is
the record itself.
"""

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from thousand.bots import BOTS
from thousand.cli.play.table import Chair, Table
from thousand.cli.words import Failure, words
from thousand.core.errors import ThousandError
from thousand.core.match import start
from thousand.core.record import FORMAT, Record, read_record, record_of, replay, write_record
from thousand.core.state import GameOver, Match

SAVE_FORMAT: Final = "thousand-save/1"
DEFAULT_LEVEL: Final = "rookie"

_LARGEST: Final = 20_000_000


class Kept(msgspec.Struct, frozen=True):
    """A game read from a file: the table and the match as they were."""

    table: Table
    match: Match


class Keeper(Protocol):
    """Where a game is kept."""

    def keep(self, table: Table, match: Match) -> None:
        """Keeps the game as it is now."""
        ...


class FileKeeper:
    """Keeps a game in a file, replaced whole so that it is never half written."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, table: Table, match: Match) -> None:
        """Writes the game beside the file and puts it in its place; raises OSError where that is refused."""
        over = isinstance(match.phase, GameOver)
        record = record_of(match, table.names, preset=table.form.preset)
        data = write_record(record) if over else _written(table, match, record)
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            beside.write_bytes(data)
            beside.replace(self.path)
        finally:
            beside.unlink(missing_ok=True)


def new_path(environ: Mapping[str, str]) -> Path:
    """The file of a new game, named after the moment, in the folder of games, which is made if missing."""
    folder = games_folder(environ)
    folder.mkdir(parents=True, exist_ok=True)
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    names = (f"game-{moment}{mark}.json" for mark in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def games_folder(environ: Mapping[str, str]) -> Path:
    """The folder where games are kept: `thousand` in XDG_STATE_HOME, or in ~/.local/state."""
    state = environ.get("XDG_STATE_HOME", "")
    base = Path(state) if state.startswith("/") else Path.home() / ".local" / "state"
    return base / "thousand"


def latest_game(environ: Mapping[str, str]) -> Path | None:
    """The game in progress that was kept last; None where there is none."""
    kept = sorted(games_folder(environ).glob("game-*.json"), key=lambda path: path.stat().st_mtime_ns)
    mark = f'"{SAVE_FORMAT}"'.encode()
    return next((path for path in reversed(kept) if mark in _beginning(path)), None)


def read_kept(path: Path) -> Kept:
    """The game in a file; a bare record goes on with a person on seat 0 and bots on the others.

    Raises Failure `play-save-damaged` where the file is not a game, `play-save-refused` with the reason where
    its record is at fault, `play-save-hidden` where cards are missing in it, OSError where it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(_LARGEST)
    try:
        document = json.loads(data)
        if document["format"] == FORMAT:
            return _from_record(read_record(data))
        if document["format"] == SAVE_FORMAT:
            return _from_save(document)
    except Failure as error:
        raise Failure(error.code, file=str(path)) from None
    except ThousandError as error:
        raise _refused(path, error) from None
    except (KeyError, TypeError, ValueError, RecursionError):
        pass
    raise Failure("play-save-damaged", file=str(path))


def _refused(path: Path, error: ThousandError) -> Failure:
    from thousand.texts import say_error  # noqa: PLC0415 - words are loaded when needed

    return Failure("play-save-refused", file=str(path), reason=say_error(words(), error))


def _written(table: Table, match: Match, record: Record) -> bytes:
    document = {
        "format": SAVE_FORMAT,
        "seed": table.seed,
        "dealer": match.finished[0].dealer if match.finished else match.dealer,
        "chairs": [{"name": chair.name, "bot": chair.bot} for chair in table.chairs],
        "record": json.loads(write_record(record)),
    }
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()


def _from_save(document: dict[str, Any]) -> Kept:
    record = read_record(json.dumps(document["record"], ensure_ascii=False))
    chairs = tuple(Chair(str(one["name"]), _level(one["bot"])) for one in document["chairs"])
    seed = document["seed"]
    if len(chairs) != len(record.seats) or not isinstance(seed, int | None):
        raise ValueError(document["chairs"])
    table = Table(record.rules, chairs, seed, record.start or ())
    return Kept(table, _match(record, int(document["dealer"])))


def _from_record(record: Record) -> Kept:
    chairs = tuple(Chair(name, DEFAULT_LEVEL if seat else None) for seat, name in enumerate(record.seats))
    return Kept(Table(record.rules, chairs, None, record.start or ()), _match(record, 0))


def _match(record: Record, dealer: int) -> Match:
    if record.deals:
        replayed = replay(record)
        if replayed.hidden:
            raise Failure("play-save-hidden")
        return replayed.match
    return start(record.rules.rules, dealer, record.start)


def _level(level: object) -> str | None:
    if level is not None and level not in BOTS:
        raise ValueError(level)
    return None if level is None else str(level)


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(200)
