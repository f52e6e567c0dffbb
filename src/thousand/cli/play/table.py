"""Who sits at the table: names, people and bots, the rules they play by, and where the cards come from."""

import msgspec

from thousand.core.rules import RulesForm
from thousand.core.state import Seat


class Chair(msgspec.Struct, frozen=True):
    """A place at the table: a name, and the level of the bot that plays it (None: a person does)."""

    name: str
    bot: str | None = None


class Table(msgspec.Struct, frozen=True):
    """What does not change during a game.

    `seed` None means that the system's randomness shuffles; `start` are totals to begin from, if any.
    """

    form: RulesForm
    chairs: tuple[Chair, ...]
    seed: int | None = None
    start: tuple[int, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats at which people play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.bot is None)
