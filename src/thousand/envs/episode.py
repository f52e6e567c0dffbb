"""An episode: one deal or one game, its chance drawn from a seed and nowhere else."""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, TypeAlias, get_args

from thousand.core.actions import Action
from thousand.core.cards import DECK_SIZE
from thousand.core.errors import ThousandError
from thousand.core.match import apply, deal, start, to_act
from thousand.core.rules import Rules
from thousand.core.seating import layout_of, player_count
from thousand.core.state import FinishedDeal, GameOver, Match, Seat

Unit: TypeAlias = Literal["deal", "match"]
Rewards: TypeAlias = Literal["points", "win"]

MOST_DEALS: Final = 500


class Episode:
    """A deal or a game under way: `match` as it stands, `over` at its end, `stopped` by the cap of deals."""

    def __init__(
        self,
        rules: Rules,
        unit: Unit,
        lot: Random,
        dealer: Seat | None = None,
        totals: Sequence[int] | None = None,
    ) -> None:
        self.unit = unit
        self._lot = lot
        first = lot.randrange(player_count(rules)) if dealer is None else dealer
        self.match: Match = start(rules, first, totals)
        self._deal()

    @property
    def over(self) -> bool:
        """Whether there is nothing more to play."""
        return to_act(self.match) is None

    @property
    def stopped(self) -> bool:
        """Whether the cap of deals ended a game that nobody has won."""
        return self.over and self.unit == "match" and not isinstance(self.match.phase, GameOver)

    def apply(self, action: Action) -> FinishedDeal | None:
        """Moves on, and deals again in a game that goes on; the deal that the action ended, if any.

        Raises IllegalAction, and then nothing has moved.
        """
        before = len(self.match.finished)
        seat = to_act(self.match)
        assert seat is not None
        self.match = apply(self.match, seat, action).match
        if len(self.match.finished) == before:
            return None
        ended = self.match.finished[-1]
        goes_on = self.unit == "match" and not isinstance(self.match.phase, GameOver)
        if goes_on and len(self.match.finished) < MOST_DEALS:
            self._deal()
        return ended

    def _deal(self) -> None:
        deck = list(range(DECK_SIZE))
        self._lot.shuffle(deck)
        self.match = deal(self.match, layout_of(self.match.rules, self.match.dealer, deck)).match


def written(ended: FinishedDeal, seats: int) -> list[int]:
    """What a finished deal moved each total by, penalties, the barrel and the dump included; points."""
    points = [0] * seats
    for line in ended.result.lines:
        points[line.seat] += line.points
    return points


def shares(match: Match) -> list[float]:
    """The share of each seat in the win: 1 for the winner, parts of it for several, 0 in a game not over."""
    winners = match.phase.winners if isinstance(match.phase, GameOver) else ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.standings))]


def require_unit(unit: str, rewards: str) -> None:
    """Raises ThousandError `face_option` for an unknown unit, or rewards that the unit does not have."""
    require_one_of("unit", unit, get_args(Unit))
    require_one_of("rewards", rewards, get_args(Rewards) if unit == "match" else ("points",))


def require_one_of(option: str, value: object, known: Sequence[str]) -> None:
    """Raises ThousandError `face_option` unless the value is a known one."""
    if value not in known:
        raise ThousandError("face_option", option=option, value=str(value)[:40], known=", ".join(known))
