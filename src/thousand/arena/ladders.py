"""The ladder of bots: each rung measured over the rung below."""

from itertools import pairwise
from typing import Final

from thousand.arena.contests import Contest, contest
from thousand.bots import BOTS

RUNGS: Final = ("random", "rookie", "pimc", "master", "expert")


def rungs() -> tuple[str, ...]:
    """The bots of the ladder that there are, the weakest first."""
    return tuple(name for name in RUNGS if name in BOTS)


def ladder(players: int) -> tuple[Contest, ...]:
    """Each bot of the ladder against the one below it, the lowest first."""
    names = rungs()
    return tuple(contest(upper, [lower], players) for lower, upper in pairwise(names))
