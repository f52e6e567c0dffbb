"""The table as its log makes it: what it is, and what can be read off it."""

from typing import Any, Final, Literal, TypeAlias

import msgspec

from thousand.core.rules import RulesForm
from thousand.core.state import Seat
from thousand.table.chairs import Chair
from thousand.table.cutting import CuttingNow
from thousand.table.game import Game
from thousand.table.guests import Arrival, Guest, GuestId
from thousand.table.settings import Settings

Stage: TypeAlias = Literal["lobby", "cutting", "playing", "between", "over", "aborted"]
RUNNING: Final = ("playing", "cutting", "between")
"""The stages at which a game has begun and is not over."""


class OpenQuestion(msgspec.Struct):
    """A question that waits for answers: the seats that say yes, and since when (ms).

    `asker` is a seat, or None where `guest`, who has none, asks to be let in.
    """

    what: Literal["abort", "stand_in", "hints", "sit_in"]
    seat: Seat | None
    asker: Seat | None
    since: int
    yes: set[Seat]
    guest: Guest | None = None


class State(msgspec.Struct):
    """Everything that a table is.

    `since` is when the present wait began (ms); `hints` tells that all people have allowed them. `held` is
    who has held which seat in the running deal: nobody may see the cards of two seats. `own` is the seat that
    each has had last in this game: he gets it back unasked. `turned_away` is when a guest without a seat
    asked in vain (ms). `known` are all who have ever sat here, `barred` those whom the host has let go.
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
    own: dict[GuestId, Seat] = msgspec.field(default_factory=dict)
    turned_away: dict[GuestId, int] = msgspec.field(default_factory=dict)
    known: set[GuestId] = msgspec.field(default_factory=set)
    barred: set[GuestId] = msgspec.field(default_factory=set)

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
    state.turned_away = {guest: min(at, now) for guest, at in state.turned_away.items()}


def arrival_of(state: State, guest: GuestId) -> Arrival:
    """Whether a guest has sat here before, and may again."""
    if guest in state.barred:
        return "barred"
    return "known" if guest in state.known else "new"


def game(state: State) -> Game:
    """The game of a table that has begun one."""
    if state.game is None:
        raise ValueError("no game has begun")
    return state.game


def overtime(state: State, now: int) -> int:
    """By how much the present action has outlasted its time, in milliseconds; 0 where there is no clock."""
    clock = state.settings.clock
    return max(0, now - state.since - clock.action * 1000) if clock else 0
