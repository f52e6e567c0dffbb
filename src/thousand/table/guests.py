"""Who is at the table: people by an id that only the server makes."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

GuestId: TypeAlias = str
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]


class Guest(msgspec.Struct, frozen=True):
    """A person: an id that tells him from others, and the name that others see."""

    id: GuestId
    name: str


Arrival: TypeAlias = Literal["new", "known", "barred"]
"""Whether one has sat at a table before, and may again."""


class Audience(msgspec.Struct, frozen=True):
    """Those who are shown the same.

    The person of a seat (None: spectators), whether it is the host, and of spectators whether they have sat
    here before and whether it is they who ask for a seat.
    """

    seat: int | None
    host: bool
    arrival: Arrival = "known"
    asking: bool = False
