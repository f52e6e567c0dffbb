"""The speed of every preset with two, three and four players."""

import msgspec

from bench.playouts.thousand_core import playout
from bench.rounds import Speed, in_turns, speed
from thousand import preset
from thousand.core.rules import PRESETS


class PresetSpeed(msgspec.Struct, frozen=True):
    """A preset as taken with a number of players, and its speed."""

    name: str
    players: int
    speed: Speed


def measure(rounds: int, seconds: float) -> tuple[PresetSpeed, ...]:
    """All presets, in turns."""
    taken = [(name, players) for name in PRESETS for players in (2, 3, 4)]
    columns = in_turns([playout(preset(name, players)) for name, players in taken], rounds, seconds)
    return tuple(
        PresetSpeed(name, players, speed(column))
        for (name, players), column in zip(taken, columns, strict=True)
    )
