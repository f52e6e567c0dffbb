"""What the players of a record are called."""

from collections.abc import Sequence
from typing import Final

from thousand.cli.words import say, shown

_LONGEST: Final = 40
_BOT: Final = " (bot)"


def seat_names(seats: Sequence[str]) -> list[str]:
    """The name of each seat as a line can show it.

    Tables write their bots by level, `casual (bot)`: each has the name by which the table called it, that of
    its seat in the list of the language; one whose name a person has gets a spare one.
    """
    bots = say("play-bot-names").split(", ")
    people = {seat for seat in seats if not seat.endswith(_BOT)}
    kept = [
        name if seat.endswith(_BOT) and name not in people else None
        for seat, name in zip(seats, bots, strict=False)
    ]
    spare = iter([name for name in reversed(bots) if name not in people and name not in kept])
    return [
        (kept[place] or next(spare, str(place + 1))) if seat.endswith(_BOT) else shown(seat, _LONGEST)
        for place, seat in enumerate(seats)
    ]
