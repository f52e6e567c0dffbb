"""A plan played to its last unit, what was finished before left out, until it is done or interrupted."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from thousand.arena.crew import play_units
from thousand.arena.entry import Entry
from thousand.arena.journal import Journal, opened
from thousand.arena.plan import Plan


class Run(msgspec.Struct, frozen=True):
    """The entries that are there; `interrupted` when somebody stopped the work before the last."""

    entries: tuple[Entry, ...]
    interrupted: bool


def run(
    plan: Plan,
    units: int,
    jobs: int = 1,
    journal: Path | None = None,
    step: Callable[[int], None] = lambda finished: None,
) -> Run:
    """Plays units 1 to `units`; those that the journal holds already are not played again.

    `step` is told after each how many were finished, first those of the journal. An interrupt ends the work,
    not the caller.
    """
    with _journal(journal, plan) as kept:
        entries = {entry.number: entry for entry in kept.entries if entry.number <= units} if kept else {}
        step(len(entries))
        missing = [number for number in range(1, units + 1) if number not in entries]
        interrupted = False
        try:
            with closing(play_units(plan, missing, jobs)) as finished:
                for entry in finished:
                    if kept:
                        kept.add(entry)
                    entries[entry.number] = entry
                    step(1)
        except KeyboardInterrupt:
            interrupted = True
        return Run(tuple(entries.values()), interrupted)


@contextmanager
def _journal(path: Path | None, plan: Plan) -> Iterator[Journal | None]:
    if path is None:
        yield None
        return
    with opened(path, plan) as journal:
        yield journal
