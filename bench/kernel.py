"""Times of the compiled search on kept deals: python -m bench.kernel

Deals are measured under several rules: marriages without a word (`automatic`), by choice, a named trump with
seven cards, options that are read at run time (`strict`), two players.

With `--beside FILE` (or THOUSAND_BENCH_BESIDE) another program is compiled from that file with the same flags
and run in turn: it takes a file of deals (strongest card as the highest bit), the table size as a power
of two of buckets, the number of deals and of repeats, and prints a line a task with `ms mean` and `med`.
"""

import argparse
import os
import re
import subprocess
import tempfile
from pathlib import Path
from statistics import median

from bench import kernel_calls
from thousand.core.cards import DECK, Cards

ROOT = Path(__file__).resolve().parents[1]
SETS = {name: ROOT / "kernel" / "bench" / "deals" / f"{name}.txt" for name in ("random", "exchanged")}
BUILD = ROOT / "build" / "kernel"
FLAGS = ("-std=c++17", "-O3", "-fno-tree-vectorize", "-fno-tree-slp-vectorize", "-march=x86-64-v2")
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
        measure((ours, theirs), Path(folder), (chosen.rounds, chosen.repeats))
    for line in kernel_calls.lines():
        print(line, flush=True)


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


Figures = dict[tuple[str, ...], list[tuple[float, ...]]]


def measure(programs: tuple[Path, Path | None], folder: Path, times: tuple[int, int]) -> None:
    """Prints a line for each task; medians over the rounds."""
    ours, theirs = programs
    rounds, repeats = times
    mine: Figures = {}
    other: Figures = {}
    for _ in range(rounds):
        for name, deals in SETS.items():
            if theirs:
                turned = folder / f"{name}.txt"
                turned.write_text("".join(turned_line(line) for line in deals.read_text().splitlines()))
                found = run(theirs, turned, str(TABLE_BITS), "1000", str(repeats))
                gather(other, found, THEIR_LINE, f"{name}.txt")
            gather(mine, run(ours, str(repeats), deals), OUR_LINE)
    printed = run(ours, str(repeats))
    gather(mine, printed, OUR_LINE)
    for (name, rules, task), figures in mine.items():
        beside = other.get((name, TASKS[task])) if rules == "automatic" else None
        print(told((name, rules, task), medians(figures), medians(beside) if beside else None), flush=True)
    print(printed[printed.index("playouts") :].strip())


OUR_LINE = re.compile(r"^(\S+) +(\S+) +(\S+) +mean +(\S+) median +(\S+) nodes +(\S+)", re.M)
THEIR_LINE = re.compile(r"^(.+?) +ms mean +(\S+) med +(\S+) .*?nodes mean +(\S+)", re.M)


def gather(into: Figures, printed: str, line: re.Pattern[str], *heading: str) -> None:
    """Adds the figures of a run, a tuple a task."""
    for found in line.findall(printed):
        into.setdefault((*heading, *found[:-3]), []).append(tuple(map(float, found[-3:])))


def medians(figures: list[tuple[float, ...]]) -> tuple[float, ...]:
    """Of each column."""
    return tuple(median(column) for column in zip(*figures, strict=True))


def told(heading: tuple[str, ...], mine: tuple[float, ...], theirs: tuple[float, ...] | None) -> str:
    """A line of print."""
    line = "{:14} {:10} {:10}".format(*heading) + " mean {:.4f} ms  median {:.4f} ms  {:6.0f} nodes".format(
        *mine
    )
    if theirs:
        line += "   beside: {:.4f} {:.4f} {:6.0f}".format(*theirs)
        line += f"   ratio {mine[0] / theirs[0]:.2f} {mine[1] / theirs[1]:.2f}"
    return line


def turned_line(line: str) -> str:
    """A line of deals with the six bits of each suit in the other order."""
    return " ".join(str(turned(int(word))) for word in line.split()) + "\n"


def turned(cards: Cards) -> Cards:
    """A mask with the six bits of each suit in the other order."""
    return sum(1 << card + 5 - 2 * (card % 6) for card in range(24) if cards & DECK & 1 << card)


if __name__ == "__main__":
    main()
