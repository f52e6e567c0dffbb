"""Random questions to `foresee`: the end of a deal, a seat on turn, and worlds that it may hold possible."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from tests.solver.by_foresight import Move, Table, World
from tests.solver.by_sight import fillings
from tests.solver.endings import random_ending
from thousand.core.cards import DECK, cards_of, mask_of
from thousand.core.state import Match, TrickPhase
from thousand.core.tricks.marriages import ace_value
from thousand.solver import OpenDeal, Position, Solver, foresee, kernel_rules, open_deal


@dataclass(frozen=True)
class Question:
    """A call of `foresee`."""

    position: Position
    seat: int
    hands: NDArray[np.uint32]
    weights: NDArray[np.float64]
    declarer: int
    need: NDArray[np.int32]
    made: float
    points: tuple[float, ...]
    last_points: NDArray[np.int32]

    def asked(self, nodes: int = 0) -> tuple[dict[Move, float], bool]:
        found, complete = foresee(
            self.position,
            self.seat,
            self.hands,
            self.weights,
            self.declarer,
            self.need,
            self.made,
            self.points,
            last_points=self.last_points,
            nodes=nodes,
        )
        legal = ((card, bool(said)) for said, card in np.argwhere(~np.isnan(found)))
        return {(card, said): float(found[int(said), card]) for card, said in legal}, complete

    def of_row(self, row: int) -> "Question":
        """The same in one world."""
        one = slice(row, row + 1)
        return replace(
            self,
            hands=self.hands[one],
            weights=self.weights[one],
            need=self.need[one],
            last_points=self.last_points[one],
        )


@dataclass(frozen=True)
class Ending:
    """A question, and what the slow way needs to answer it."""

    question: Question
    table: Table
    worlds: list[World]


def random_question(rng: random.Random, cards: int, number: int = 12) -> Ending:
    """The last tricks of a deal under random rules, perhaps within a trick, with so many worlds or fewer."""
    while True:
        match = random_ending(rng, cards)
        deal = open_deal(match)
        if len(deal.position.moves()) > 1:
            break
    question = question_about(rng, match, deal, random_rows(rng, match, deal.position, number))
    rules = match.rules
    table = Table(
        question.declarer,
        rules.play.marriage_values,
        ace_value(rules),
        question.seat,
        question.made,
        question.points,
        Solver(),
    )
    worlds = [world_of(match, question, row) for row in range(len(question.hands))]
    return Ending(question, table, worlds)


def phase_of(match: Match) -> TrickPhase:
    assert isinstance(match.phase, TrickPhase)
    return match.phase


def random_rows(rng: random.Random, match: Match, start: Position, number: int) -> list[Sequence[int]]:
    """The true hands and others, out of the cards that the seat on turn does not see and some lost ones."""
    seat, hands = start.to_act, start.hands
    gone = DECK & ~sum(hands) & ~mask_of(phase_of(match).trick)
    lost = rng.sample(list(cards_of(gone)), min(rng.randrange(3), gone.bit_count()))
    unseen = sum(hands) & ~hands[seat] | mask_of(lost)
    sizes = [0 if other == seat else hand.bit_count() for other, hand in enumerate(hands)]
    laid = [(*row[:seat], hands[seat], *row[seat + 1 :]) for row in fillings(unseen, sizes)]
    return [hands, *(row for row in rng.sample(laid, min(number, len(laid))) if row != hands)]


def question_about(
    rng: random.Random, match: Match, deal: OpenDeal, rows: Sequence[Sequence[int]]
) -> Question:
    """Random weights, needs and wishes."""
    return Question(
        deal.position,
        deal.position.to_act,
        np.array(rows, dtype=np.uint32),
        np.array([rng.randrange(1, 9) / 4 for _ in rows]),
        deal.seats.index(phase_of(match).contract.declarer),
        np.array([rng.randrange(70) for _ in rows], dtype=np.int32),
        rng.choice([0.0, 60.0, 200.0]),
        tuple(rng.choice([0.0, 0.5, 0.25, -0.25]) for _ in deal.position.hands),
        np.array([rng.randrange(30) for _ in rows], dtype=np.int32),
    )


def world_of(match: Match, question: Question, row: int) -> World:
    """A row as a position of its own."""
    phase = phase_of(match)
    has_trick = bool(phase.holders >> phase.leader & 1)
    position = Position(
        kernel_rules(match.rules, question.declarer),
        [int(hand) for hand in question.hands[row]],
        question.position.leader,
        question.position.trump,
        phase.trick,
        may_marry=has_trick or match.rules.play.marriage_from == "first_trick",
        may_ace=has_trick,
        pending=question.position.pending,
        last_points=int(question.last_points[row]),
    )
    return World(position, float(question.weights[row]), int(question.need[row]))
