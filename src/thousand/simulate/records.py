"""Games between bots as records: one file a game."""

from collections.abc import Sequence
from pathlib import Path

from thousand.core.record import record_of, write_record
from thousand.simulate.games import Played


def record_bytes(played: Played, names: Sequence[str], preset: str | None = None) -> bytes:
    """The record of a game, its rules written against `preset`, else the nearest one."""
    return write_record(record_of(played.match, names, preset=preset))


def game_path(folder: Path, number: int) -> Path:
    """Where the record of a game stands: `game-00012.json`."""
    return folder / f"game-{number:05}.json"


def write_game(folder: Path, played: Played, names: Sequence[str], preset: str | None = None) -> Path:
    """Writes a record into a folder that exists and returns where; FileExistsError where it is taken."""
    path = game_path(folder, played.number)
    with path.open("xb") as file:
        file.write(record_bytes(played, names, preset))
    return path
