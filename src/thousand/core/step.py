"""What an action leads to."""

import msgspec

from thousand.core.events import Event
from thousand.core.state import Match


class Step(msgspec.Struct, frozen=True, gc=False):
    """The match after an action, and what happened, in order."""

    match: Match
    events: tuple[Event, ...]
