"""The state of a replayed record as one document for other programs (`docs/reference/record.md`)."""

from typing import Any

from thousand.core.actions import Discard, write_action
from thousand.core.match import legal_actions, phase_name, to_act
from thousand.core.record.hidden import knows_hand
from thousand.core.record.replaying import Replay
from thousand.core.record.turns import sorted_cards
from thousand.core.state import DealResult, GameOver, Match, Seat


def state_document(replayed: Replay, seat: Seat | None = None) -> dict[str, Any]:
    """The state at the end of a record, for everybody or (with a seat) as that seat may know it.

    `legal` is None where the hand of the seat to act is not known, and where another seat than the one
    given is to act. Raises IndexError for a seat not at the table.
    """
    match = replayed.match
    if seat is not None and not 0 <= seat < len(match.standings):
        raise IndexError(seat)
    winners = match.phase.winners if isinstance(match.phase, GameOver) else ()
    return {
        "status": "finished" if winners else "playing",
        "phase": phase_name(match),
        "to_act": to_act(match),
        "legal": _legal(replayed, seat),
        "totals": [standing.total for standing in match.standings],
        "winners": list(winners),
        "deals": [_deal(finished.result) for finished in match.finished],
    }


def legal_texts(match: Match) -> list[str]:
    """The legal actions as text in plain string order, the cards of a discard in string order too."""
    return sorted(
        f"discard {sorted_cards(action.cards)}" if isinstance(action, Discard) else write_action(action)
        for action in legal_actions(match)
    )


def _legal(replayed: Replay, seat: Seat | None) -> list[str] | None:
    match = replayed.match
    actor = to_act(match)
    if seat is not None and seat != actor:
        return None
    if actor is not None and replayed.hidden and not knows_hand(match, actor):
        return None
    return legal_texts(match)


def _deal(result: DealResult) -> dict[str, Any]:
    return {
        "declarer": result.declarer,
        "contract": result.contract,
        "made": result.made,
        "earned": list(result.earned),
        "scores": list(result.scores),
        "totals": list(result.totals),
        "outcome": result.outcome,
        "events": [{"seat": seat, "event": mark} for seat, mark in result.marks],
    }
