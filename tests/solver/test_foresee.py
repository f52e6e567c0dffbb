"""Foresight: the best play of a seat that cannot tell its worlds apart."""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from tests.solver.by_foresight import Move, World, values
from tests.solver.questions import Ending, random_question
from thousand.solver import Position, Rules, Solver, foresee


def close(found: dict[Move, float], truth: dict[Move, float]) -> bool:
    return set(found) == set(truth) and all(
        math.isclose(found[move], truth[move], abs_tol=1e-6) for move in truth
    )


@pytest.mark.parametrize("batch", range(8))
def test_each_move_is_worth_what_trying_everything_says(batch: int) -> None:
    rng = random.Random(batch)
    for cards, number in ((2, 25), (3, 12), (4, 1)):
        for _ in range(number):
            ending = random_question(rng, cards)
            found, complete = ending.question.asked()
            assert complete
            truth = values(ending.table, ending.worlds)
            assert close(found, truth), (found, truth, ending.worlds[0].position.hands)


def test_worlds_apart_are_worth_at_least_as_much_as_together() -> None:
    rng = random.Random(20)
    dearer = 0
    for _ in range(150):
        question = random_question(rng, 4).question
        together, _ = question.asked()
        apart = [question.of_row(row).asked()[0] for row in range(len(question.hands))]
        for move, value in together.items():
            assert value <= sum(one[move] for one in apart) + 1e-6
            dearer += value < sum(one[move] for one in apart) - 1e-6
    assert dearer > 20


def of_declarer(rng: random.Random, number: int) -> Iterator[Ending]:
    """Endings with the declarer on turn, who wants points and to make his contract, and nothing of others."""
    while number:
        ending = random_question(rng, 5)
        if ending.table.seat == ending.table.declarer:
            number -= 1
            points = tuple(
                0.5 if seat == ending.table.declarer else 0.0 for seat in range(len(ending.table.points))
            )
            yield replace(ending, question=replace(ending.question, made=100.0, points=points))


def open_cards(solver: Solver, ending: Ending, worlds: Sequence[World]) -> dict[Move, float]:
    """What each move of the declarer is worth if he, too, sees which world it is."""
    sums: dict[Move, float] = {}
    for world in worlds:
        for card, declared, value in solver.moves(world.position, 1 << ending.table.declarer):
            worth = world.weight * (100.0 * (value >= world.need) + 0.5 * value)
            sums[card, declared] = sums.get((card, declared), 0.0) + worth
    return sums


def test_in_one_world_the_declarer_gets_the_open_card_value() -> None:
    """Those who play best leave him neither more nor less."""
    solver = Solver()
    for ending in of_declarer(random.Random(21), 60):
        found, complete = ending.question.of_row(0).asked()
        assert complete
        assert close(found, open_cards(solver, ending, ending.worlds[:1]))


def test_what_is_not_looked_at_counts_with_open_cards() -> None:
    solver, short = Solver(), 0
    for ending in of_declarer(random.Random(22), 40):
        found, complete = ending.question.asked(nodes=1)
        full, _ = ending.question.asked()
        short += not complete
        if not complete:
            assert close(found, open_cards(solver, ending, ending.worlds))
        assert all(found[move] >= full[move] - 1e-6 for move in full)
    assert short > 20


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    rng = random.Random(23)
    for _ in range(20):
        question = random_question(rng, 4).question
        assert question.asked(nodes=10**9) == question.asked()


def refused(message: str, **changes: object) -> None:
    asked: dict[str, object] = {
        "position": Position(Rules(), [1, 2, 4]),
        "seat": 0,
        "hands": np.array([[1, 2, 4], [1, 4, 2]], dtype=np.uint32),
        "weights": np.ones(2),
        "declarer": 0,
        "need": np.zeros(2, dtype=np.int32),
        "made": 1.0,
        "points": [0.0, 0.0, 0.0],
        **changes,
    }
    with pytest.raises(ValueError, match=message):
        foresee(**asked)  # type: ignore[arg-type]


def test_what_makes_no_question_is_refused() -> None:
    refused("not on turn", seat=1)
    refused("no seat", declarer=3)
    refused("less than nothing", made=-1.0)
    refused("number for each seat", points=[0.0])
    refused("row 1: the seat holds other cards", hands=np.array([[1, 2, 4], [8, 4, 2]], dtype=np.uint32))
    refused("row 1: a card lies in two", hands=np.array([[1, 2, 4], [1, 1, 2]], dtype=np.uint32))
    refused("row 1: a weight", weights=np.array([1.0, -1.0]))
    refused("weights need", weights=np.ones(3))
    refused("need wants", need=np.zeros(3, dtype=np.int32))
    refused("a world at least", hands=np.zeros((0, 3), dtype=np.uint32))
    refused("nothing is left", position=Position(Rules(), [0, 0, 0]))
    refused("out of range", table_kilobytes=0)
