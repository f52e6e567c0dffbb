"""A seat of the table: a person, a bot, or nobody."""

import msgspec

from thousand.table.guests import Guest


class Chair(msgspec.Struct):
    """A seat: `guest` sits there, else a bot of `level`, else (level None) nobody.

    `stand_in` tells that a bot plays for the guest, `ready` that the guest waits for the next deal or, after
    the end, for the next game, `bank` is what is left of the deal's bank in milliseconds, `won` counts games
    won at this table. `returned` is the turn of his own at which the guest last took the seat back,
    `unheeded` when his last question came to nothing (ms): neither is a way to hold up the others again and
    again.
    """

    guest: Guest | None = None
    level: str | None = None
    stand_in: bool = False
    ready: bool = False
    bank: int = 0
    won: int = 0
    returned: int | None = None
    unheeded: int | None = None

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return self.guest is not None

    @property
    def plays_itself(self) -> bool:
        """Whether a person sits here and plays."""
        return self.guest is not None and not self.stand_in
