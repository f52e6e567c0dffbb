"""Reading and replaying the record of a whole match, every turn held against the rules."""

import time
from collections.abc import Callable
from random import Random
from statistics import median

import msgspec

from bench.sensible import has_ended, whole_match
from thousand import Match, Rules, preset
from thousand.core.record import Record, read_record, record_of, replay, write_record


class ReplayTime(msgspec.Struct, frozen=True):
    """The match that was replayed, and CPU milliseconds for each part of the work."""

    deals: int
    actions: int
    bytes: int
    read: float
    replay: float
    write: float


def measure(rounds: int) -> ReplayTime:
    """The medians over a number of rounds."""
    match = won_match(preset("classic", 3))
    written = written_record(match)
    record = read_record(written)
    return ReplayTime(
        deals=len(match.finished),
        actions=sum(len(one.actions) for one in match.finished),
        bytes=len(written),
        read=spent(lambda: read_record(written), rounds),
        replay=spent(lambda: replayed(record, match), rounds),
        write=spent(lambda: written_record(match), rounds),
    )


def won_match(rules: Rules) -> Match:
    """A match of some length that somebody has won."""
    seed = 0
    while True:
        seed += 1
        match = whole_match(rules, Random(seed))
        if has_ended(match) and len(match.finished) >= 20:
            return match


def written_record(match: Match) -> bytes:
    """The record of a match as it is stored."""
    return write_record(record_of(match, [f"seat {seat}" for seat in range(len(match.standings))]))


def replayed(record: Record, match: Match) -> Match:
    """The match at the end of its record, which must be the match that was recorded."""
    found = replay(record).match
    assert found.standings == match.standings, "the replay ends elsewhere"
    return found


def spent(work: Callable[[], object], rounds: int) -> float:
    """CPU milliseconds of some work: the median of the rounds."""
    times = []
    for _ in range(rounds):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return 1e3 * median(times)
