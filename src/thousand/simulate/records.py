"""Games between bots as records: one file a game."""

from collections.abc import Sequence
from pathlib import Path

from thousand.core.record import record_of, write_record
from thousand.simulate.games import Played


def record_bytes(played: Played, names: Sequence[str], preset: str | None = None) -> bytes:
    """The record of a game, its rules written against `preset`, else the nearest one."""
    return write_record(record_of(played.match, names, preset=preset))


def write_game(folder: Path, played: Played, names: Sequence[str], preset: str | None = None) -> Path:
    """Writes `game-00012.json` into a folder that exists, and returns where it is."""
    path = folder / f"game-{played.number:05}.json"
    path.write_bytes(record_bytes(played, names, preset))
    return path
