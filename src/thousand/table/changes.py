"""What entries of the log changed: from this the messages to every audience are made."""

import msgspec

from thousand.table.game import Told
from thousand.table.guests import GuestId


class Change(msgspec.Struct):
    """A step of the table from one version to the next one that is told.

    `game` and `around` tell whether the game, or what is around it, changed; `anew` that everybody must be
    told all (seats were turned, a game began); `opened` are finished deals (from 1) whose secret is open
    now, 0 standing for the draw and the match; `finished` tells that a game has come to its end. `declined`
    are guests who asked for a seat in vain, with the code of what they are told.
    """

    told: list[Told] = msgspec.field(default_factory=list)
    game: bool = False
    around: bool = False
    undone: bool = False
    anew: bool = False
    opened: list[int] = msgspec.field(default_factory=list)
    finished: bool = False
    declined: dict[GuestId, str] = msgspec.field(default_factory=dict)
