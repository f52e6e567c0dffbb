"""Times of calls from Python: one question, arrays on one thread and on two, honest deals, foresight."""

import os
import random
import time
import timeit
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import mean, median

import numpy as np
from numpy.typing import NDArray

from thousand.solver import (
    Layouts,
    Position,
    Rules,
    Solver,
    foresee,
    honest_moves,
    honest_playouts,
    moves,
    playouts,
    values,
)

DEALS = Path(__file__).resolve().parents[1] / "kernel" / "bench" / "deals" / "exchanged.txt"
DECLARER = 1
BY_CHOICE = Rules(automatic=False)
ROUNDS = 5

Rows = NDArray[np.uint32]


def lines() -> Iterator[str]:
    """What is measured, line by line."""
    hands = np.loadtxt(DEALS, dtype=np.uint32)
    yield f"{'call from Python':26} {call_overhead():6.2f} us"
    for name, work, rows in batches(hands):
        yield batch_line(name, work, rows)
    for cards in (4, 5, 6):
        yield foresight_line(cards, [foresight_time(random.Random(seed), cards) for seed in range(20)])


def call_overhead() -> float:
    """Microseconds of a call that asks for next to nothing."""
    solver, position = Solver(), Position(Rules(), [1, 2, 4])
    number = 200_000
    return min(timeit.repeat(lambda: solver.value(position, 1), number=number, repeat=3)) / number * 1e6


def batches(hands: Rows) -> list[tuple[str, Callable[[int], object], int]]:
    """Work on arrays, given a number of threads, with its number of rows."""
    first = Position(BY_CHOICE, [int(hand) for hand in hands[0]], may_marry=False, may_ace=False)
    few, many = hands[:60], np.concatenate([hands] * 3)
    blind, need = np.zeros((len(few), 3, 4), dtype=np.uint32), np.full(len(few), 110, dtype=np.int32)
    return [
        ("values", lambda threads: values(first, DECLARER, many, threads=threads), len(many)),
        ("moves", lambda threads: moves(first, DECLARER, hands, threads=threads), len(hands)),
        ("playouts", lambda threads: playouts(first, hands, 2000, 1, threads=threads), len(hands) * 2000),
        (
            "honest_playouts",
            lambda threads: honest_playouts(first, few, blind, 0, need, threads=threads),
            len(few),
        ),
        (
            "honest_moves",
            lambda threads: honest_moves(first, few[:12], blind[:12], 0, need[:12], threads=threads),
            12,
        ),
    ]


def batch_line(name: str, work: Callable[[int], object], rows: int) -> str:
    """Rows a second on one thread, and what two threads gain, with the cores that they keep busy."""
    one, two = [], []
    for _ in range(ROUNDS):
        one.append(clocked(lambda: work(1)))
        two.append(clocked(lambda: work(2)))
    gain = median(a[0] / b[0] for a, b in zip(one, two, strict=True))
    busy = median(cpu / wall for wall, cpu in two)
    rate = rows / min(cpu for _, cpu in one)
    return (
        f"{name:26} {rate:10.0f} a second and core   two threads: {gain:.2f} times as fast, "
        f"{busy:.2f} of {os.cpu_count()} cores busy"
    )


def clocked(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds by the clock and of the processor."""
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return time.perf_counter() - wall, time.process_time() - cpu


def foresight_time(lot: random.Random, cards: int) -> float:
    """Milliseconds for all worlds of a random ending: the declarer leads, the other cards may lie anyhow."""
    deck = lot.sample(range(24), 3 * cards)
    masks = [sum(1 << card for card in deck[k::3]) for k in range(3)]
    laid = Layouts([masks[0], 0, 0], [0, 0, 0], [cards] * 3, sum(masks)).all()
    position = Position(BY_CHOICE, masks, 0, lot.choice([None, 0, 1, 2, 3]))
    need = np.full(len(laid), lot.randrange(20, 60), dtype=np.int32)
    weights = np.ones(len(laid))
    return (
        1e3
        * clocked(
            lambda: foresee(position, 0, laid, weights, 0, need, 200.0, [0.5, 0.0, 0.0]),
        )[1]
    )


def foresight_line(cards: int, times: Sequence[float]) -> str:
    """Mean, median and the longest."""
    worlds = Layouts([0, 0], [0, 0], [cards, cards], (1 << 2 * cards) - 1).count
    return (
        f"{f'foresee {cards} cards':26} {worlds:5} worlds   mean {mean(times):.2f} ms  "
        f"median {median(times):.2f} ms  most {max(times):.2f} ms"
    )
