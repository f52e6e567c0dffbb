"""The deal being settled: the figures on which the steps of settlement work, one after the other."""

import msgspec

from thousand.core.phases.flow import deal_number
from thousand.core.rules import Rules
from thousand.core.seating import sitter
from thousand.core.state import (
    Contract,
    Mark,
    Match,
    OnBarrel,
    Outcome,
    Reason,
    ScoreLine,
    Seat,
    Worth,
)


class Settling(msgspec.Struct):
    """Figures of one settlement, changed by each step; lists are indexed by seat.

    `scores` is what is written for the deal, `totals` the totals as they become, `mounted` and
    `reached` the seats that mounted the barrel or reached the target in this deal, `left` those that
    left the barrel without winning.
    """

    match: Match
    outcome: Outcome
    contract: Contract
    worth: tuple[Worth, ...]
    made: bool | None
    scores: list[int]
    totals: list[int]
    barrels: list[OnBarrel | None]
    bolts: list[int]
    write_offs: list[int]
    bombs: list[int]
    leavings: list[int]
    lines: list[ScoreLine]
    marks: list[tuple[Seat, Mark]]
    mounted: list[Seat]
    reached: list[Seat]
    left: list[Seat]

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.match.rules

    @property
    def number(self) -> int:
        """The number of the deal, from 1."""
        return deal_number(self.match)

    @property
    def idle(self) -> Seat | None:
        """The seat that did not play."""
        return sitter(self.match)

    @property
    def declarer(self) -> Seat:
        """The declarer of the deal."""
        return self.contract.declarer

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.totals))

    @property
    def others(self) -> tuple[Seat, ...]:
        """All seats but the declarer's."""
        return tuple(seat for seat in self.seats if seat != self.declarer)

    def write(self, seat: Seat, points: int, reason: Reason) -> None:
        """Writes points for the deal."""
        if points:
            self.scores[seat] += points
            self.lines.append(ScoreLine(self.number, seat, points, reason))

    def settle(self, seat: Seat, total: int, reason: Reason) -> None:
        """Sets a total; what it moves by is a line with the reason."""
        if total != self.totals[seat]:
            self.lines.append(ScoreLine(self.number, seat, total - self.totals[seat], reason))
            self.totals[seat] = total

    def mark(self, seat: Seat, mark: Mark) -> None:
        """Notes that something happened to a standing."""
        self.marks.append((seat, mark))
