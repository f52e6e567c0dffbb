"""Who is at the table: people by an id that only the server makes."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

GuestId: TypeAlias = str
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]


class Guest(msgspec.Struct, frozen=True):
    """A person: an id that tells him from others, and the name that others see."""

    id: GuestId
    name: str


class Audience(msgspec.Struct, frozen=True):
    """Those who are shown the same: the person of a seat (None: spectators), and whether it is the host."""

    seat: int | None
    host: bool
