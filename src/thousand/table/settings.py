"""What a host sets besides the rules."""

from typing import Annotated

import msgspec
from msgspec import Meta

PAUSE_FOR_CUTS: int = 3_000
"""How long nonces are waited for, in milliseconds."""
ABSENCE: int = 30_000
"""After how long without a connection a bot stands in, in milliseconds."""
READY_WAIT: int = 45_000
"""How long those who are ready wait for the others between deals, in milliseconds."""
RETURN_WAIT: int = 10_000
"""How long after the end one who is gone is waited for: a page loads anew meanwhile; in milliseconds."""
QUESTION_WAIT: int = 60_000
"""After how long a question lapses, in milliseconds."""


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each action, and a bank of seconds a deal for those that take longer."""

    action: Annotated[int, Meta(ge=5, le=600)]
    bank: Annotated[int, Meta(ge=0, le=3600)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings: whether strangers find it, its clock, the level of its bots, hints, spectators."""

    open: bool = False
    clock: ClockSettings | None = None
    level: Annotated[str, Meta(min_length=1, max_length=40)] = "casual"
    hints: bool = False
    watchable: bool = True
