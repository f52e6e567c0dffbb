"""Measuring in turns: A B C, A B C … so that a slow moment meets all alike; CPU time, medians."""

import gc
import time
from collections.abc import Callable, Sequence
from statistics import median

import msgspec

from bench.chooser import Chooser, Playout


class Round(msgspec.Struct, frozen=True):
    """One turn of one contender: CPU seconds, deals played, actions chosen."""

    seconds: float
    deals: int
    actions: int


class Speed(msgspec.Struct, frozen=True):
    """Medians over the rounds of one contender."""

    deals_per_second: float
    microseconds_per_action: float
    actions_per_deal: float


def play_round(play: Playout, seconds: float, seed: int) -> Round:
    """Deals played one after the other until the CPU time is up."""
    chooser = Chooser(seed)
    deals = 0
    gc.collect()
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        play(chooser)
        deals += 1
    return Round(spent, deals, chooser.actions)


def in_turns(plays: Sequence[Playout], rounds: int, seconds: float) -> list[list[Round]]:
    """The rounds of each contender, taken in turns after one that does not count."""
    for play in plays:
        play_round(play, seconds / 4, 0)
    columns: list[list[Round]] = [[] for _ in plays]
    for seed in range(1, rounds + 1):
        for column, play in zip(columns, plays, strict=True):
            column.append(play_round(play, seconds, seed))
    return columns


def speed(rounds: Sequence[Round]) -> Speed:
    """The medians of some rounds."""
    return Speed(
        median(one.deals / one.seconds for one in rounds),
        median(1e6 * one.seconds / one.actions for one in rounds),
        median(one.actions / one.deals for one in rounds),
    )


def ratio(ours: Sequence[Round], theirs: Sequence[Round], figure: Callable[[Round], float]) -> float:
    """How many times ours is theirs: the median over neighbouring rounds."""
    return median(figure(our) / figure(their) for our, their in zip(ours, theirs, strict=True))


def deal_rate(one: Round) -> float:
    """Deals a CPU second."""
    return one.deals / one.seconds


def action_rate(one: Round) -> float:
    """Actions a CPU second."""
    return one.actions / one.seconds
