"""What an arena is to play: everything on which its figures depend, the number of deals excepted."""

from collections.abc import Sequence
from typing import Final

import msgspec

from thousand.arena.contests import Comparison, Contest, Lineup
from thousand.core.rules import Rules
from thousand.core.seating import player_count

SEER: Final = "seer"


class Plan(msgspec.Struct, frozen=True):
    """Contests under rules; `whole` games or single deals, `seconds` and `nodes` for a decision at most.

    In the first `gaps` contests the player who sees all cards takes the seats of the tested bot too.
    """

    rules: Rules
    contests: tuple[Contest, ...]
    seed: int = 0
    whole: bool = False
    gaps: int = 0
    seconds: float | None = None
    nodes: int | None = None

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return player_count(self.rules)

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Every line-up that is needed, once, in a fixed order."""
        every = [one for contest in self.contests for one in contest.comparisons()]
        sighted = [one for contest in self.contests[: self.gaps] for one in contest.comparisons(SEER)]
        return _once([*every, *sighted])


def _once(comparisons: Sequence[Comparison]) -> tuple[Lineup, ...]:
    return tuple(dict.fromkeys(lineup for one in comparisons for lineup in (one.base, one.lineup)))
