"""Types of the compiled kernel. Masks and cards are those of `thousand.core.cards`."""

import enum
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

class MustBeat(enum.Enum):
    OFF = 0
    SUIT = 1
    SUIT_AND_TRUMP = 2

class Manner(enum.Enum):
    RANDOM = 0
    THUMB = 1

class Rules:
    def __init__(
        self,
        *,
        must_trump: bool = True,
        must_beat: MustBeat = ...,
        automatic: bool = True,
        later_trick: bool = False,
        declarers: int = 7,
        trump_setters: int = 7,
        marriage_values: Sequence[int] = ...,
        ace_value: int = 0,
    ) -> None: ...

class Position:
    def __init__(
        self,
        rules: Rules,
        hands: Sequence[int],
        leader: int = 0,
        trump: int | None = None,
        trick: Sequence[int] = ...,
        *,
        may_marry: bool = True,
        may_ace: bool = True,
        pending: Sequence[int] = ...,
        last_points: int = 0,
    ) -> None: ...
    @property
    def seats(self) -> int: ...
    @property
    def hands(self) -> tuple[int, ...]: ...
    @property
    def leader(self) -> int: ...
    @property
    def to_act(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def trump(self) -> int | None: ...
    @property
    def gained(self) -> tuple[int, ...]: ...
    @property
    def pending(self) -> tuple[int, ...]: ...
    def moves(self) -> list[tuple[int, bool]]: ...
    def after(self, card: int, declared: bool = False) -> Position: ...
    def perft(self, depth: int) -> int: ...

class Solver:
    def __init__(self, table_kilobytes: int = 256, *, exact_only: bool = False) -> None: ...
    def value(self, position: Position, side: int) -> int: ...
    def reaches(self, position: Position, side: int, target: int) -> bool: ...
    def moves(self, position: Position, side: int) -> list[tuple[int, bool, int]]: ...
    def line(self, position: Position, side: int) -> list[tuple[int, int, bool]]: ...
    @property
    def nodes(self) -> int: ...

class Layouts:
    def __init__(
        self, known: Sequence[int], excluded: Sequence[int], sizes: Sequence[int], deck: int = 16777215
    ) -> None: ...
    @property
    def count(self) -> int: ...
    def sample(self, number: int, seed: int) -> NDArray[np.uint32]: ...
    def all(self, limit: int = 1000000) -> NDArray[np.uint32]: ...

def values(
    position: Position,
    side: int,
    hands: NDArray[np.uint32],
    last_points: NDArray[np.int32] | None = None,
    *,
    threads: int = 1,
    table_kilobytes: int = 256,
) -> NDArray[np.int32]: ...
def reaches(
    position: Position,
    side: int,
    target: int,
    hands: NDArray[np.uint32],
    last_points: NDArray[np.int32] | None = None,
    *,
    threads: int = 1,
    table_kilobytes: int = 256,
) -> NDArray[np.bool_]: ...
def moves(
    position: Position,
    side: int,
    hands: NDArray[np.uint32],
    last_points: NDArray[np.int32] | None = None,
    *,
    threads: int = 1,
    table_kilobytes: int = 256,
) -> NDArray[np.int32]: ...
def playouts(
    position: Position,
    hands: NDArray[np.uint32],
    number: int,
    seed: int,
    *,
    manner: Manner = ...,
    side: int = 1,
    last_points: NDArray[np.int32] | None = None,
    threads: int = 1,
) -> NDArray[np.int32]: ...
def deals(sizes: Sequence[int], number: int, seed: int) -> NDArray[np.uint32]: ...
def honest_playouts(
    position: Position,
    hands: NDArray[np.uint32],
    seen: NDArray[np.uint32],
    declarer: int,
    need: NDArray[np.int32],
    *,
    first: tuple[int, bool] | None = None,
    worlds: int = 8,
    seed: int = 0,
    made: float = 200.0,
    point: float = 0.3,
    last_points: NDArray[np.int32] | None = None,
    threads: int = 1,
    table_kilobytes: int = 256,
) -> NDArray[np.int32]: ...
def honest_moves(
    position: Position,
    hands: NDArray[np.uint32],
    seen: NDArray[np.uint32],
    declarer: int,
    need: NDArray[np.int32],
    *,
    excluded: NDArray[np.uint32] | None = None,
    cards: int = 16777215,
    worlds: int = 8,
    seed: int = 0,
    made: float = 200.0,
    point: float = 0.3,
    last_points: NDArray[np.int32] | None = None,
    threads: int = 1,
    table_kilobytes: int = 256,
) -> NDArray[np.int32]: ...
def foresee(
    position: Position,
    seat: int,
    hands: NDArray[np.uint32],
    weights: NDArray[np.float64],
    declarer: int,
    need: NDArray[np.int32],
    made: float,
    points: Sequence[float],
    *,
    last_points: NDArray[np.int32] | None = None,
    nodes: int = 0,
    table_kilobytes: int = 256,
) -> tuple[NDArray[np.float64], bool]: ...
