"""The benchmark of the server as a command: `python -m bench.server [--quick] [--json]`."""

import argparse
import asyncio
import sys
from collections.abc import Sequence

import msgspec

from bench.server.figures import Figures
from bench.server.report import Report, text
from bench.server.runs import boardgame_run, thousand_run
from bench.server.sites import installed
from bench.server.waiting import bots, idle_sockets


class Size(msgspec.Struct, frozen=True):
    """How much is measured: rounds, seconds of each, tables in each kind of run, sockets."""

    rounds: int
    seconds: float
    paced: int
    closed: int
    sockets: int
    bot_tables: int


FULL = Size(rounds=2, seconds=20, paced=300, closed=100, sockets=3000, bot_tables=100)
QUICK = Size(rounds=1, seconds=5, paced=60, closed=20, sockets=300, bot_tables=20)
_PERIOD = 0.5


def main(arguments: Sequence[str]) -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="The server under load.")
    parser.add_argument("--quick", action="store_true", help="fewer tables, shorter runs")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args(arguments)
    report = asyncio.run(measure(QUICK if chosen.quick else FULL))
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if chosen.json else text(report))


async def measure(size: Size) -> Report:
    """One run of everything; the servers take turns."""
    runs: list[Figures] = []
    for tables, period in ((size.paced, _PERIOD), (size.closed, 0.0)):
        for _ in range(size.rounds):
            if installed():
                runs.append(await boardgame_run(tables, period, size.seconds))
            runs.append(await thousand_run(tables, period, size.seconds))
    standing, kept = await idle_sockets(size.sockets)
    runs.append(await bots("master", size.bot_tables, size.seconds))
    return Report(tuple(runs), standing, kept)


if __name__ == "__main__":
    main(sys.argv[1:])
