"""The end of a deal: played out, given up or annulled; its cards are open to all."""

from thousand.core.actions import Action, Claim, WriteOff
from thousand.core.events import Called, CardsOpened, DealAnnulled, DealSettled, Event, Marked
from thousand.core.phases.flow import layout, with_turn
from thousand.core.scoring import settle
from thousand.core.state import ExchangePhase, Match, Outcome, Seat, TrickPhase
from thousand.core.step import Step


def annul(match: Match, seat: Seat, action: Action) -> Step:
    """The deal is void by a claim, or by the pass of a seat because all have passed."""
    moved = with_turn(match, seat, action, match.phase)
    void = DealAnnulled(seat if isinstance(action, Claim) else None)
    opened = CardsOpened(layout(match))
    return Step(settle.annulled(moved, layout(match)), (Called(seat, action), void, opened))


def give_up(match: Match, phase: ExchangePhase, action: Action) -> Step:
    """The declarer gives up: a write-off or a bomb."""
    outcome: Outcome = "write_off" if isinstance(action, WriteOff) else "bomb"
    moved = with_turn(match, phase.to_act, action, phase)
    settled = settle.settle_given_up(moved, layout(match), phase.contract, outcome)
    return Step(settled, (Called(phase.to_act, action), *_settled_events(match, settled)))


def play_out(match: Match, phase: TrickPhase, heard: tuple[Event, ...]) -> Step:
    """The last trick is over; `match` already holds its last turn."""
    settled = settle.settle_played(match, layout(match), phase)
    return Step(settled, heard + _settled_events(match, settled))


def _settled_events(match: Match, settled: Match) -> tuple[Event, ...]:
    result = settled.finished[-1].result
    marks = tuple(Marked(seat, mark) for seat, mark in result.marks)
    return (CardsOpened(layout(match)), DealSettled(result), *marks)
