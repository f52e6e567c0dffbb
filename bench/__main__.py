"""The benchmark as a command: `python -m bench [--quick] [--json]`."""

import argparse
import sys
from collections.abc import Sequence

import msgspec

from bench import memory, peers, phases, presets, replay, startup
from bench.report import Report, text


class Size(msgspec.Struct, frozen=True):
    """How much is measured: rounds, CPU seconds of a round, matches kept, starts of Python."""

    rounds: int
    seconds: float
    preset_rounds: int
    matches: int
    starts: int


FULL = Size(rounds=11, seconds=0.5, preset_rounds=5, matches=40, starts=31)
QUICK = Size(rounds=5, seconds=0.1, preset_rounds=3, matches=8, starts=7)


def main(arguments: Sequence[str]) -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast and small Thousand is.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args(arguments)
    report = measure(QUICK if chosen.quick else FULL)
    print(as_json(report) if chosen.json else text(report))


def as_json(report: Report) -> str:
    """The report for a program."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()


def measure(size: Size) -> Report:
    """One run of everything."""
    return Report(
        speed=peers.compare(size.rounds, size.seconds),
        presets=presets.measure(size.preset_rounds, size.seconds / 4),
        phases=tuple(
            cost
            for name, players in (("classic", 3), ("home", 3), ("classic", 2))
            for cost in phases.measure(name, players, phases.DEALS, size.rounds)
        ),
        memory=memory.measure(size.matches),
        startup=startup.measure(size.starts),
        replay=replay.measure(size.rounds),
    )


if __name__ == "__main__":
    main(sys.argv[1:])
