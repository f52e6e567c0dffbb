"""A plan of the arena played under the eyes of somebody: a bar meanwhile, a report even when interrupted."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

import msgspec

from thousand.arena import Plan, Report, cores, report_of, run
from thousand.cli.files import require_name, writing
from thousand.cli.words import Failure, colour, say

INTERRUPTED: Final = 130


class Measured(msgspec.Struct, frozen=True):
    """A report and the exit status that goes with it."""

    report: Report
    status: int


def measure(plan: Plan, units: int, jobs: int | None, resume: str | None) -> Measured:
    """Plays the plan with a bar on standard error where that is a terminal.

    Interrupted, it tells so there and reports what is finished; KeyboardInterrupt where nothing is.
    """
    journal = None if resume is None else _journal(resume)
    with _progress(units) as step, nullcontext() if resume is None else writing(resume):
        done = run(plan, units, min(jobs or cores(), units), journal, step)
    if done.interrupted:
        if not done.entries:
            raise KeyboardInterrupt
        print(say("arena-interrupted", finished=len(done.entries), units=units), file=sys.stderr)
    return Measured(report_of(plan, done.entries), INTERRUPTED if done.interrupted else 0)


def _journal(name: str) -> Path:
    require_name(name)
    path = Path(name)
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise Failure("cli-file-special", file=name)
    return path


@contextmanager
def _progress(count: int) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time left; the first call tells what was there before."""
    if not sys.stderr.isatty():
        yield lambda finished: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True, no_color=not colour(sys.stderr))
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("simulate-progress"), total=None, rate="")

        def step(finished: int) -> None:
            if bar.tasks[task].total is None:
                bar.reset(task, total=count, completed=finished)
                return
            bar.advance(task, finished)
            speed = bar.tasks[task].speed
            bar.update(task, rate="" if speed is None else say("arena-rate", rate=f"{speed:.1f}"))

        yield step
