"""Times of the compiled search on kept deals: python -m bench.kernel

With `--beside FILE` (or THOUSAND_BENCH_BESIDE) another program is compiled from that file with the same flags
and run in turn: it takes a file of deals (strongest card as the highest bit), the table size as a power
of two of buckets, the number of deals and of repeats, and prints a line a task with `ms mean` and `med`.
"""

import argparse
import os
import re
import subprocess
import tempfile
import timeit
from pathlib import Path
from statistics import median

from thousand.core.cards import DECK, Cards
from thousand.solver import Position, Rules, Solver

ROOT = Path(__file__).resolve().parents[1]
SETS = {name: ROOT / "kernel" / "bench" / "deals" / f"{name}.txt" for name in ("random", "exchanged")}
BUILD = ROOT / "build" / "kernel"
FLAGS = ("-std=c++17", "-O3", "-march=x86-64-v2")
TABLE_BITS = 13
# Each task of ours, with the other program's name for the same work.
TASKS = {
    "value": "value bisect",
    "moves": "all moves",
    "reaches100": "target 100",
    "reachesV": "target V",
    "reachesV+1": "target V+1",
}


def main() -> None:
    """Builds, measures and prints."""
    parser = argparse.ArgumentParser(description="Times of the compiled search.")
    parser.add_argument("--beside", type=Path, default=os.environ.get("THOUSAND_BENCH_BESIDE"))
    parser.add_argument("--rounds", type=int, default=3, help="runs of each program, in turn")
    parser.add_argument("--repeats", type=int, default=3, help="repeats of a deal in a run; the best counts")
    chosen = parser.parse_args()
    ours = built()
    with tempfile.TemporaryDirectory() as folder:
        theirs = compiled(Path(chosen.beside), Path(folder)) if chosen.beside else None
        for name, deals in SETS.items():
            measure(name, deals, (ours, theirs), Path(folder), (chosen.rounds, chosen.repeats))
    print(run(ours, "1", str(SETS["random"])).split("playouts", 1)[1].replace("playouts", "").strip())
    print(f"{'call from Python':24} {call_overhead():6.2f} us")


def built() -> Path:
    """The benchmark program of the kernel, brought up to date."""
    options = ("-DCMAKE_BUILD_TYPE=Release", "-DTHOUSAND_PYTHON=OFF", "-DTHOUSAND_PROGRAMS=ON")
    run("cmake", "-S", str(ROOT), "-B", str(BUILD), "-G", "Ninja", *options)
    run("cmake", "--build", str(BUILD))
    return BUILD / "kernel" / "kernel_bench"


def compiled(source: Path, folder: Path) -> Path:
    """The other program, compiled with the same flags."""
    run(os.environ.get("CXX", "c++"), *FLAGS, str(source), "-o", str(folder / "beside"))
    return folder / "beside"


def run(*command: Path | str) -> str:
    """What a program prints."""
    return subprocess.run(list(map(str, command)), check=True, stdout=subprocess.PIPE, text=True).stdout


def measure(
    name: str, deals: Path, programs: tuple[Path, Path | None], folder: Path, times: tuple[int, int]
) -> None:
    """Prints a line a task; medians over the rounds."""
    ours, theirs = programs
    rounds, repeats = times
    turned = folder / f"{name}.txt"
    turned.write_text("".join(turned_line(line) for line in deals.read_text().splitlines()))
    mine: dict[str, list[tuple[float, ...]]] = {}
    other: dict[str, list[tuple[float, ...]]] = {}
    for _ in range(rounds):
        if theirs:
            gather(other, run(theirs, turned, str(TABLE_BITS), "1000", str(repeats)), THEIR_LINE)
        gather(mine, run(ours, str(repeats), deals), OUR_LINE)
    for task, their_task in TASKS.items():
        mean, middle, nodes = (median(column) for column in zip(*mine[task], strict=True))
        line = f"{name:10} {task:12} mean {mean:.4f} ms  median {middle:.4f} ms  {nodes:6.0f} nodes"
        if theirs:
            their_mean, their_middle, their_nodes = (
                median(column) for column in zip(*other[their_task], strict=True)
            )
            line += f"   beside: {their_mean:.4f} {their_middle:.4f} {their_nodes:6.0f}"
            line += f"   ratio {mean / their_mean:.2f} {middle / their_middle:.2f}"
        print(line, flush=True)


OUR_LINE = re.compile(r"^\S+ +(\S+) +mean +(\S+) median +(\S+) nodes +(\S+)", re.M)
THEIR_LINE = re.compile(r"^(.+?) +ms mean +(\S+) med +(\S+) .*?nodes mean +(\S+)", re.M)


def gather(into: dict[str, list[tuple[float, ...]]], printed: str, line: re.Pattern[str]) -> None:
    """Adds the figures of a run, a tuple a task."""
    for task, *figures in line.findall(printed):
        into.setdefault(task, []).append(tuple(map(float, figures)))


def turned_line(line: str) -> str:
    """A line of deals with the six bits of each suit in the other order."""
    return " ".join(str(turned(int(word))) for word in line.split()) + "\n"


def turned(cards: Cards) -> Cards:
    """A mask with the six bits of each suit in the other order."""
    return sum(1 << card + 5 - 2 * (card % 6) for card in range(24) if cards & DECK & 1 << card)


def call_overhead() -> float:
    """Microseconds of a call from Python that asks for next to nothing."""
    solver, position = Solver(), Position(Rules(), [1, 2, 4])
    number = 200_000
    return min(timeit.repeat(lambda: solver.value(position, 1), number=number, repeat=3)) / number * 1e6


if __name__ == "__main__":
    main()
