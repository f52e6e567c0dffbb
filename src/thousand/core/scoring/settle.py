"""The settlement of a deal: its steps in their order, which is itself a rule."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from thousand.core.scoring.barrel import add_scores, meet_on_barrel, strike_on_barrel
from thousand.core.scoring.dump import dump
from thousand.core.scoring.finish import winners
from thousand.core.scoring.penalties import bolts, gave_up
from thousand.core.scoring.settling import Settling
from thousand.core.scoring.worth import worth_given_up, worth_played
from thousand.core.scoring.writing import double_dark, strike_locked, write_scores
from thousand.core.state import (
    Contract,
    DealOver,
    DealResult,
    FinishedDeal,
    GameOver,
    Layout,
    Match,
    Outcome,
    Standing,
    TrickPhase,
    Worth,
)

STEPS: Final[tuple[Callable[[Settling], None], ...]] = (
    write_scores,
    double_dark,
    strike_locked,
    strike_on_barrel,
    bolts,
    gave_up,
    add_scores,
    meet_on_barrel,
    dump,
)


def settle_played(match: Match, layout: Layout, phase: TrickPhase) -> Match:
    """The match after a deal that was played out."""
    worth = worth_played(match, layout, phase)
    made = worth[phase.contract.declarer].total >= phase.contract.amount
    return _settle(match, layout, phase.contract, "played", worth, made)


def settle_given_up(match: Match, layout: Layout, contract: Contract, outcome: Outcome) -> Match:
    """The match after a deal that was written off or bombed."""
    return _settle(match, layout, contract, outcome, worth_given_up(match), None)


def annulled(match: Match, layout: Layout) -> Match:
    """The match after an annulled deal: nothing is written, the same dealer deals again."""
    nothing = (0,) * len(match.standings)
    totals = tuple(standing.total for standing in match.standings)
    result = DealResult("annulled", None, None, None, worth_given_up(match), nothing, totals, (), ())
    return _closed(match, layout, result)


def _settle(
    match: Match,
    layout: Layout,
    contract: Contract,
    outcome: Outcome,
    worth: tuple[Worth, ...],
    made: bool | None,
) -> Match:
    settling = begin(match, contract, outcome, worth, made)
    for step in STEPS:
        step(settling)
    settled, reached = match.settled + 1, match.reached or bool(settling.reached)
    won = winners(settling, settled, reached)
    for seat in won:
        settling.mark(seat, "win")
    result = DealResult(
        outcome,
        contract.declarer,
        contract.amount,
        made,
        worth,
        tuple(settling.scores),
        tuple(settling.totals),
        tuple(settling.marks),
        tuple(settling.lines),
    )
    return replace(
        _closed(match, layout, result),
        phase=GameOver(won) if won else DealOver(),
        dealer=(match.dealer + 1) % len(match.standings),
        standings=standings_of(settling),
        settled=settled,
        reached=reached,
    )


def begin(
    match: Match, contract: Contract, outcome: Outcome, worth: tuple[Worth, ...], made: bool | None
) -> Settling:
    """The standings of a match, ready for the steps that settle a deal."""
    standings = match.standings
    return Settling(
        match=match,
        outcome=outcome,
        contract=contract,
        worth=worth,
        made=made,
        scores=[0] * len(standings),
        totals=[one.total for one in standings],
        barrels=[one.barrel for one in standings],
        bolts=[one.bolts for one in standings],
        write_offs=[one.write_offs for one in standings],
        bombs=[one.bombs for one in standings],
        leavings=[one.leavings for one in standings],
        lines=[],
        marks=[],
        mounted=[],
        reached=[],
        left=[],
    )


def standings_of(settling: Settling) -> tuple[Standing, ...]:
    """The standings that the steps have led to."""
    columns = zip(
        settling.totals,
        settling.barrels,
        settling.bolts,
        settling.write_offs,
        settling.bombs,
        settling.leavings,
        strict=True,
    )
    return tuple(Standing(*column) for column in columns)


def _closed(match: Match, layout: Layout, result: DealResult) -> Match:
    """The match with the running deal among the finished ones, and nothing else changed by it."""
    deal = FinishedDeal(match.dealer, layout, match.actors, match.actions, result)
    finished = (*match.finished, deal)
    return replace(match, phase=DealOver(), layout=None, actors=b"", actions=(), finished=finished)
