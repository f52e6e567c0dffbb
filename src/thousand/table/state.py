"""The table as its log makes it: what it is, and what can be read off it."""

from typing import Any, Literal, TypeAlias

import msgspec

from thousand.core.rules import RulesForm
from thousand.core.state import Seat
from thousand.table.chairs import Chair
from thousand.table.cutting import CuttingNow
from thousand.table.game import Game
from thousand.table.guests import GuestId
from thousand.table.settings import Settings

Stage: TypeAlias = Literal["lobby", "cutting", "playing", "between", "over", "aborted"]


class OpenQuestion(msgspec.Struct):
    """A question that waits for answers: the seats that say yes, and since when (ms)."""

    what: Literal["abort", "stand_in", "hints"]
    seat: Seat | None
    asker: Seat
    since: int
    yes: set[Seat]


class State(msgspec.Struct):
    """Everything that a table is.

    `since` is when the present wait began (ms); `hints` tells that all people have allowed them. `held` is
    who has held which seat in the running deal: nobody may see the cards of two seats.
    """

    table: str
    host: GuestId
    form: RulesForm
    document: dict[str, Any]
    settings: Settings
    chairs: list[Chair]
    since: int
    version: int = 0
    game: Game | None = None
    cutting: CuttingNow | None = None
    question: OpenQuestion | None = None
    hints: bool = False
    aborted: bool = False
    held: dict[GuestId, Seat] = msgspec.field(default_factory=dict)

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        if self.game is None:
            return "lobby"
        if self.aborted:
            return "aborted"
        if self.cutting is not None:
            return "cutting"
        if self.game.over:
            return "over"
        return "playing" if self.game.dealing else "between"

    @property
    def ended(self) -> bool:
        """Whether the game is over, one way or the other."""
        return self.stage in ("over", "aborted")

    def seat_of(self, guest: GuestId) -> Seat | None:
        """The seat of a person; None for one who has none."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest is not None and chair.guest.id == guest:
                return seat
        return None

    def people(self) -> list[Seat]:
        """The seats of people, whether they play themselves or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]


def not_later_than(state: State, now: int) -> None:
    """Waits that began in the future begin now: the clock of the machine was put back meanwhile."""
    state.since = min(state.since, now)
    for wait in (state.cutting, state.question):
        if wait is not None:
            wait.since = min(wait.since, now)
    for chair in state.chairs:
        chair.unheeded = None if chair.unheeded is None else min(chair.unheeded, now)


def game(state: State) -> Game:
    """The game of a table that has begun one."""
    if state.game is None:
        raise ValueError("no game has begun")
    return state.game


def overtime(state: State, now: int) -> int:
    """By how much the present action has outlasted its time, in milliseconds; 0 where there is no clock."""
    clock = state.settings.clock
    return max(0, now - state.since - clock.action * 1000) if clock else 0
