"""The score sheet: a row for every finished deal."""

from thousand.core.actions import Claim
from thousand.core.state import AfterTalon, Match, Seat, TalonPhase
from thousand.core.tricks.marriages import counted
from thousand.table.wire.from_view import marriage_text
from thousand.table.wire.scene import Line, MarkSeen, SheetRow, WorthSeen


def sheet_row(before: Match, after: Match) -> SheetRow:
    """The row of the deal that has just ended: the match before its last action, and after it."""
    finished = after.finished[-1]
    result = finished.result
    seats = range(len(after.standings))
    phase = before.phase
    contract = phase.contract if isinstance(phase, TalonPhase | AfterTalon) else None
    claims = bool(finished.actions) and isinstance(finished.actions[-1], Claim)
    return SheetRow(
        number=len(after.finished),
        dealer=finished.dealer,
        outcome=result.outcome,
        declarer=result.declarer,
        contract=result.contract,
        dark=contract is not None and contract.dark and result.outcome != "annulled",
        made=result.made,
        claimant=finished.actors[-1] if claims else None,
        worth=tuple(WorthSeen(one.cards, one.marriages, one.aces, one.extra) for one in result.worth),
        scores=result.scores,
        before=tuple(one.total for one in before.standings),
        totals=result.totals,
        marriages=tuple(marriage_text(one) for one in counted(before, result.worth)),
        marks=tuple(MarkSeen(seat, mark) for seat, mark in result.marks),
        lines=tuple(Line(line.seat, line.points, line.reason) for line in result.lines),
        bolts=tuple(after.standings[seat].bolts for seat in seats),
        attempts=tuple(_attempts(after, seat) for seat in seats),
    )


def _attempts(match: Match, seat: Seat) -> int | None:
    barrel = match.standings[seat].barrel
    return None if barrel is None else barrel.attempts
