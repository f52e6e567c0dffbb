"""Keeping a game: a file beside the record with what is needed to go on, written whole after every action.

While the game runs the file is a `thousand-save/1` document around the record; when it has ended the file is
the record itself.
"""

import errno
import json
import os
import shlex
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from thousand.bots import BOTS, DEFAULT_LEVEL
from thousand.cli.files import read_file, writing
from thousand.cli.play.table import Chair, Table, fitted
from thousand.cli.words import Failure, words
from thousand.core.errors import ThousandError
from thousand.core.match import start
from thousand.core.record import (
    FORMAT,
    Record,
    canonical,
    read_record,
    record_of,
    replay,
    write_record,
)
from thousand.core.state import GameOver, Match

SAVE_FORMAT: Final = "thousand-save/1"

_LARGEST: Final = 20_000_000


class Kept(msgspec.Struct, frozen=True):
    """A game read from a file: the table, the match and the record as they were; `bare` without a save."""

    table: Table
    match: Match
    record: Record
    bare: bool


class Keeper(Protocol):
    """Where a game is kept."""

    def keep(self, table: Table, match: Match) -> None:
        """Keeps the game as it is now."""
        ...


class FileKeeper:
    """Keeps a game in a file, replaced whole so that it is never half written.

    `origin` is the record with which the game went on; what it says about the game is kept too.
    """

    def __init__(self, path: Path, origin: Record | None = None) -> None:
        self.path = path
        self._target = Path(os.path.realpath(path))
        self._origin = origin

    def keep(self, table: Table, match: Match) -> None:
        """Writes the game beside the file and puts it in its place; Failure where that is refused."""
        over = isinstance(match.phase, GameOver)
        record = record_of(match, table.recorded_names, preset=table.form.preset)
        if self._origin is not None:
            record = _with_remarks(record, self._origin)
        data = write_record(record) if over else _written(table, match, record)
        beside = self._target.with_name(f".{self._target.name[:40]}.{os.getpid()}")
        with writing(str(self.path)):
            try:
                beside.write_bytes(data)
                beside.replace(self._target)
            finally:
                beside.unlink(missing_ok=True)


def _with_remarks(record: Record, origin: Record) -> Record:
    """The record with what another one of the same game says beside cards and turns."""
    pairs = zip(record.deals, origin.deals, strict=False)
    same = [replace(deal, proof=old.proof) if deal.hands == old.hands else deal for deal, old in pairs]
    deals = (*same, *record.deals[len(same) :])
    return replace(record, about=origin.about, draw=origin.draw, deals=deals)


def claim(path: Path) -> None:
    """Makes the file of a new game; Failure where there is one of that name already."""
    if os.path.lexists(path):
        raise _taken(path)
    with writing(str(path)):
        os.close(_made(path))


def _taken(path: Path) -> Failure:
    if path.is_dir():
        return Failure("cli-file-directory", file=str(path))
    if path.exists() and not path.is_file():
        return Failure("cli-file-special", file=str(path))
    return Failure("play-save-taken", file=str(path), command=resume_command(path))


def resume_command(path: Path | None = None) -> str:
    """The command that goes on with the game in a file, or with the one kept last, as it was called."""
    options = "--resume" + (f" {_as_argument(path)}" if path else "")
    if _made_by_make():
        return "make terminal ARGS=" + shlex.quote(options.replace("$", "$$"))
    return f"thousand play {options}"


def replay_command() -> str:
    """The command that shows a game that is over; `make terminal` has it where no shell searches."""
    return ".venv/bin/thousand replay" if _made_by_make() else "thousand replay"


def in_home(path: str) -> str:
    """A path with `~` for the home folder."""
    home = os.path.expanduser("~")  # noqa: PTH111 - never raises
    return f"~{path[len(home) :]}" if len(home) > 1 and path.startswith(f"{home}/") else path


def _made_by_make() -> bool:
    return "MAKELEVEL" in os.environ


def _as_argument(path: Path) -> str:
    text = str(path)
    return shlex.quote(f"./{text}" if text.startswith("-") else text)


def _made(path: Path) -> int:
    return os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666)


def new_path(environ: Mapping[str, str]) -> Path:
    """The file of a new game, made now and named after the moment, in the folder of games."""
    folder = games_folder(environ)
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    names = (f"game-{moment}{mark}.json" for mark in ("", *(f"-{number}" for number in range(2, 1000))))
    with writing(str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
        for name in names:
            with suppress(FileExistsError):
                os.close(_made(folder / name))
                return folder / name
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))


def games_folder(environ: Mapping[str, str]) -> Path:
    """The folder where games are kept: `thousand` in XDG_STATE_HOME, or in ~/.local/state."""
    state = environ.get("XDG_STATE_HOME", "")
    base = state if state.startswith("/") else os.path.expanduser("~/.local/state")  # noqa: PTH111 - never raises
    return Path(base) / "thousand"


def latest_game(environ: Mapping[str, str]) -> tuple[Path, Kept] | None:
    """The game in progress that was kept last; None where there is none. What is no game is passed over."""
    entries = games_folder(environ).glob("game-*.json")
    for path in sorted(entries, key=_last_written, reverse=True):
        with suppress(ThousandError, OSError):
            if f'"{SAVE_FORMAT}"'.encode() in read_file(str(path), _LARGEST)[:200]:
                return path, read_kept(path)
    return None


def _last_written(path: Path) -> int:
    with suppress(OSError):
        return path.stat().st_mtime_ns
    return 0


def read_kept(path: Path) -> Kept:
    """The game in a file; a bare record goes on with a person on seat 0 and bots on the others.

    Raises Failure `play-save-damaged` where the file is not a game, `play-save-refused` with the reason where
    its record is at fault, `play-save-hidden` where cards are missing in it, OSError where it cannot be read.
    """
    data = read_file(str(path), _LARGEST)
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
    except (LookupError, TypeError, ValueError, ArithmeticError, RecursionError, MemoryError):
        pass
    raise Failure("play-save-damaged", file=str(path))


def _refused(path: Path, error: ThousandError) -> Failure:
    from thousand.texts import say_error

    return Failure("play-save-refused", file=str(path), reason=say_error(words(), error).replace("\n", " "))


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
    seed, dealer = document["seed"], document["dealer"]
    chairs = tuple(Chair(one["name"], _level(one["bot"])) for one in document["chairs"])
    if tuple(chair.name for chair in chairs) != fitted(record.seats):
        raise ValueError(chairs)
    if not (seed is None or type(seed) is int) or type(dealer) is not int or dealer not in range(len(chairs)):
        raise ValueError(seed, dealer)
    return _kept(Table(record.rules, chairs, seed, record.seats), record, dealer, bare=False)


def _from_record(record: Record) -> Kept:
    names = fitted(record.seats)
    chairs = tuple(Chair(name, DEFAULT_LEVEL if seat else None) for seat, name in enumerate(names))
    return _kept(Table(record.rules, chairs, seats=record.seats), record, 0, bare=True)


def _kept(table: Table, record: Record, dealer: int, *, bare: bool) -> Kept:
    match = _match(record, dealer)
    return Kept(table, match, canonical(record, match) if record.deals else record, bare)


def _match(record: Record, dealer: int) -> Match:
    if record.deals:
        replayed = replay(record)
        if replayed.hidden:
            raise Failure("play-save-hidden")
        return replayed.match
    return start(record.rules.rules, dealer, record.start)


def _level(level: object) -> str | None:
    if level is None:
        return None
    if not isinstance(level, str) or level not in BOTS:
        raise ValueError(level)
    return level
