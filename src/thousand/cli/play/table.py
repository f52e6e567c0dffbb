"""Who sits at the table: names, people and bots, the rules they play by, and where the cards come from."""

from collections.abc import Sequence
from typing import Final

import msgspec

from thousand.cli.words import shown
from thousand.core.rules import RulesForm
from thousand.core.state import Seat

LONGEST_NAME: Final = 16


class Chair(msgspec.Struct, frozen=True):
    """A place at the table: a name, and the level of the bot that plays it (None: a person does)."""

    name: str
    bot: str | None = None


class Table(msgspec.Struct, frozen=True):
    """What does not change during a game; `seed` None means that the system's randomness shuffles.

    `seats` are the names as the record has them, where they are not fit to be shown.
    """

    form: RulesForm
    chairs: tuple[Chair, ...]
    seed: int | None = None
    seats: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def recorded_names(self) -> tuple[str, ...]:
        """The names that the record keeps."""
        return self.seats or self.names

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats at which people play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.bot is None)


def fitted(names: Sequence[str]) -> tuple[str, ...]:
    """Names from a record as a table shows them: short, printable, and no two the same."""
    found: list[str] = []
    for name in names:
        plain = fit = shown(name.strip(), LONGEST_NAME) or "?"
        number = 1
        while fit in found:
            number += 1
            fit = f"{plain[: LONGEST_NAME - 2]} {number}"
        found.append(fit)
    return tuple(found)
