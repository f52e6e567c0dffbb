"""Who is measured against whom: the line-ups of a contest, and the one that each is compared with."""

from collections.abc import Sequence
from itertools import cycle, islice, permutations
from typing import TypeAlias

import msgspec

from thousand.core.errors import ThousandError
from thousand.core.state import Seat

Lineup: TypeAlias = tuple[str, ...]


class Comparison(msgspec.Struct, frozen=True):
    """A line-up with the tested bot in a seat, and the same line-up with the baseline bot there."""

    seat: Seat
    lineup: Lineup
    base: Lineup


class Contest(msgspec.Struct, frozen=True):
    """A bot tested against others, who take all the other seats; the first of them is the baseline."""

    tested: str
    against: tuple[str, ...]

    @property
    def baseline(self) -> str:
        """The bot whose result in the same seat, on the same cards, is subtracted."""
        return self.against[0]

    def comparisons(self, tested: str | None = None) -> tuple[Comparison, ...]:
        """Every seat with every order of the others; `tested` stands in for the bot that is tested."""
        orders = sorted(set(permutations(self.against)))
        seats = range(len(self.against) + 1)
        return tuple(
            self._comparison(seat, order, tested or self.tested) for seat in seats for order in orders
        )

    def _comparison(self, seat: Seat, order: Lineup, tested: str) -> Comparison:
        before, after = order[:seat], order[seat:]
        return Comparison(seat, (*before, tested, *after), (*before, self.baseline, *after))


def contests(names: Sequence[str], players: int) -> tuple[Contest, ...]:
    """Each of two or three bots against the others, the first one named first.

    The others fill the seats in turn, so that with four players and three bots the first of them takes two.
    Raises ThousandError `arena_names` for fewer or more bots, `arena_seats` for more bots than players.
    """
    if len(names) not in (2, 3):
        raise ThousandError("arena_names", given=len(names))
    if len(names) > players:
        raise ThousandError("arena_seats", names=len(names), players=players)
    found = [
        contest(name, [*names[:place], *names[place + 1 :]], players) for place, name in enumerate(names)
    ]
    return tuple(dict.fromkeys(found))


def contest(tested: str, others: Sequence[str], players: int) -> Contest:
    """The contest of one bot against others, who fill the seats in turn."""
    return Contest(tested, tuple(islice(cycle(others), players - 1)))
