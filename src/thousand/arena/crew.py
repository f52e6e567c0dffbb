"""Units played beside each other in processes of their own; what comes of a unit does not depend on them."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait as wait_for
from typing import Final

from thousand.arena.entry import Entry
from thousand.arena.plan import Plan
from thousand.arena.playing import play_unit
from thousand.core.errors import ThousandError

_WAITING_EACH: Final = 3


def cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_units(plan: Plan, numbers: Iterable[int], jobs: int = 1) -> Generator[Entry, None, None]:
    """The entries of deals or games as they are finished, in no fixed order, played by so many processes.

    Raises ThousandError `arena_process_lost` when one of the processes is ended from outside.
    """
    if jobs == 1:
        yield from (play_unit(plan, number) for number in numbers)
        return
    with _crew(jobs) as crew:
        left = iter(numbers)
        with _undisturbed():
            running = {crew.submit(play_unit, plan, number) for number in islice(left, _WAITING_EACH * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {crew.submit(play_unit, plan, number) for number in islice(left, len(done))}
            yield from map(_entry, done)


def _entry(future: "Future[Entry]") -> Entry:
    return future.result()


@contextmanager
def _crew(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are ended at once when their work is no longer wanted."""
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    crew = ProcessPoolExecutor(jobs, context, _begin)
    try:
        yield crew
    except BrokenProcessPool:
        raise ThousandError("arena_process_lost") from None
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        crew.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes begun meanwhile never hear an interrupt; this one hears it at the end."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """An interrupt is for the first process alone; should that one die, this one ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)
