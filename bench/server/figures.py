"""What is measured: the CPU and memory of processes, and how long moves are on their way."""

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

_TICKS = os.sysconf("SC_CLK_TCK")


class Figures(msgspec.Struct, frozen=True):
    """One run: moves, seconds, CPU seconds of the server, the ways of moves in ms, its memory in kB."""

    server: str
    load: str
    moves: int
    seconds: float
    cpu: float
    p50: float
    p95: float
    p99: float
    memory: float

    @property
    def cpu_per_move(self) -> float:
        """CPU of the server in microseconds a move."""
        return self.cpu / max(1, self.moves) * 1e6


def share(times: Sequence[float], part: float) -> float:
    """The time, in milliseconds, that `part` of all stay below."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else 0.0


def cpu_seconds(process: int) -> float:
    """The CPU that a process and its children that live have used."""
    return sum(_own_cpu(one) for one in (process, *children(process)))


def memory_kb(process: int) -> float:
    """The memory that a process keeps, in kB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def children(process: int) -> list[int]:
    """The processes below a process."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text(encoding="ascii").split():
            found += [int(child), *children(int(child))]
    return found


def _own_cpu(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICKS
