"""What came of one deal, or of one game, in every line-up: all that a report is made from."""

import msgspec

from thousand.arena.times import Moment
from thousand.core.seating import sitter
from thousand.core.state import DealResult, FinishedDeal, GameOver, Match, Seat


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """The settled deals of one line-up; lists are indexed by seat.

    `points` are those written, penalties included. `declared` counts contracts, `played` those played out,
    `made` those of them made, `bid` the sum of their amounts. `faced` are contracts of others that a seat
    played against, `broken` those of them that failed. `shares` is the part of the win of a whole game.
    """

    deals: int
    annulled: int
    stopped: bool
    points: tuple[int, ...]
    declared: tuple[int, ...]
    played: tuple[int, ...]
    made: tuple[int, ...]
    bid: tuple[int, ...]
    faced: tuple[int, ...]
    broken: tuple[int, ...]
    shares: tuple[float, ...]

    def points_a_deal(self, seat: Seat) -> float:
        """What a seat wrote a deal on average; 0 where no deal was settled."""
        return self.points[seat] / self.deals if self.deals else 0.0

    def ahead(self, seat: Seat) -> float:
        """The same, less the mean of the other seats."""
        others = [self.points_a_deal(other) for other in range(len(self.points)) if other != seat]
        return self.points_a_deal(seat) - sum(others) / len(others)


class Entry(msgspec.Struct, frozen=True):
    """The unit of all figures: deal (or game) `number`, played in every line-up of the plan in its order.

    `times` counts decisions that were a choice, by bot, part of the deal and step of the scale of times.
    """

    number: int
    outcomes: tuple[Outcome, ...]
    times: dict[str, dict[Moment, dict[int, int]]]


def outcome_of(match: Match, *, stopped: bool) -> Outcome:
    """The figures of the deals that a match has finished."""
    settled = [deal for deal in match.finished if deal.result.declarer is not None]
    seats = range(len(match.standings))
    winners = match.phase.winners if isinstance(match.phase, GameOver) else ()
    played = [deal for deal in settled if deal.result.outcome == "played"]

    def of_own(seat: Seat) -> list[DealResult]:
        return [deal.result for deal in played if deal.result.declarer == seat]

    def against(seat: Seat) -> list[DealResult]:
        return [deal.result for deal in played if _defends(match, deal, seat)]

    return Outcome(
        deals=len(settled),
        annulled=len(match.finished) - len(settled),
        stopped=stopped,
        points=tuple(sum(deal.result.scores[seat] for deal in settled) for seat in seats),
        declared=tuple(sum(deal.result.declarer == seat for deal in settled) for seat in seats),
        played=tuple(len(of_own(seat)) for seat in seats),
        made=tuple(sum(result.made is True for result in of_own(seat)) for seat in seats),
        bid=tuple(sum(result.contract or 0 for result in of_own(seat)) for seat in seats),
        faced=tuple(len(against(seat)) for seat in seats),
        broken=tuple(sum(result.made is False for result in against(seat)) for seat in seats),
        shares=tuple((seat in winners) / max(1, len(winners)) for seat in seats),
    )


def _defends(match: Match, deal: FinishedDeal, seat: Seat) -> bool:
    sits_out = sitter(match) is not None and seat == deal.dealer
    return seat != deal.result.declarer and not sits_out
