"""What came of games between bots: figures for each seat, for each bot, and for the games."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from thousand.core.actions import Claim
from thousand.core.state import DealResult, FinishedDeal, GameOver, Mark
from thousand.simulate.games import Played

Role: TypeAlias = Literal["declarer", "defender", "sitter"]

_TWO_SIT_BY: Final = 4
_FALLS: Final[frozenset[Mark]] = frozenset({"fall", "knocked_off", "off_barrel"})


class Tally(msgspec.Struct):
    """Counts and sums for a seat or a bot; `points` are those written for a deal, penalties included.

    `played` are contracts that were played out, `made` those of them that were made, `bid` the sum of their
    amounts. `falls` are all ways off the barrel but winning.
    """

    games: int = 0
    wins: int = 0
    declarer_deals: int = 0
    defender_deals: int = 0
    sitter_deals: int = 0
    declarer_points: int = 0
    defender_points: int = 0
    sitter_points: int = 0
    played: int = 0
    made: int = 0
    bid: int = 0
    write_offs: int = 0
    bombs: int = 0
    bolts: int = 0
    mounts: int = 0
    falls: int = 0
    claims: int = 0

    @property
    def made_share(self) -> float | None:
        """The share of contracts made among those played out; None where none was."""
        return self.made / self.played if self.played else None

    @property
    def mean_contract(self) -> float | None:
        """The mean contract among those played out; None where none was."""
        return self.bid / self.played if self.played else None

    def points_a_deal(self, role: Role) -> float | None:
        """The mean of the points written in a role; None where the role did not come up."""
        deals: int = getattr(self, f"{role}_deals")
        points: int = getattr(self, f"{role}_points")
        return points / deals if deals else None

    def __add__(self, other: "Tally") -> "Tally":
        fields = self.__struct_fields__
        return Tally(*(getattr(self, field) + getattr(other, field) for field in fields))


class Statistics:
    """The figures of games as they are played: `add` each, read the rest at any time."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = tuple(names)
        self.seats: Final = tuple(Tally() for _ in names)
        self.stopped = 0
        self.annulled = 0
        self.lengths: Final[list[int]] = []

    @property
    def games(self) -> int:
        """How many games were played, those stopped included."""
        return len(self.lengths)

    @property
    def deals(self) -> int:
        """How many deals were settled."""
        return sum(self.lengths)

    @property
    def mean_length(self) -> float | None:
        """The mean number of settled deals in a game; None before the first."""
        return self.deals / self.games if self.games else None

    @property
    def bots(self) -> dict[str, Tally]:
        """The tallies of the seats added up for each bot."""
        by_name: dict[str, Tally] = {}
        for name, tally in zip(self.names, self.seats, strict=True):
            by_name[name] = by_name.get(name, Tally()) + tally
        return by_name

    def add(self, played: Played) -> None:
        """Counts a game or a single deal."""
        match = played.match
        self.lengths.append(match.settled)
        self.stopped += played.stopped
        winners = match.phase.winners if isinstance(match.phase, GameOver) else ()
        for seat, tally in enumerate(self.seats):
            tally.games += 1
            tally.wins += seat in winners
        for finished in match.finished:
            self._add_deal(finished)

    def _add_deal(self, finished: FinishedDeal) -> None:
        result = finished.result
        if result.declarer is None:
            self._add_annulled(finished)
            return
        sitter = finished.dealer if len(self.seats) == _TWO_SIT_BY else None
        for seat, tally in enumerate(self.seats):
            role: Role = "declarer" if seat == result.declarer else "sitter" if seat == sitter else "defender"
            _add_role(tally, role, result.scores[seat])
        _add_contract(self.seats[result.declarer], result)
        for seat, mark in result.marks:
            _add_mark(self.seats[seat], mark)

    def _add_annulled(self, finished: FinishedDeal) -> None:
        self.annulled += 1
        if isinstance(finished.actions[-1], Claim):
            self.seats[finished.actors[-1]].claims += 1


def statistics_of(names: Sequence[str], games: Iterable[Played]) -> Statistics:
    """The figures of all the games, whose seats have these names."""
    statistics = Statistics(names)
    for played in games:
        statistics.add(played)
    return statistics


def _add_role(tally: Tally, role: Role, points: int) -> None:
    setattr(tally, f"{role}_deals", getattr(tally, f"{role}_deals") + 1)
    setattr(tally, f"{role}_points", getattr(tally, f"{role}_points") + points)


def _add_contract(tally: Tally, result: DealResult) -> None:
    if result.outcome == "write_off":
        tally.write_offs += 1
    elif result.outcome == "bomb":
        tally.bombs += 1
    else:
        tally.played += 1
        tally.made += bool(result.made)
        tally.bid += result.contract or 0


def _add_mark(tally: Tally, mark: Mark) -> None:
    tally.bolts += mark == "bolt"
    tally.mounts += mark == "barrel"
    tally.falls += mark in _FALLS
