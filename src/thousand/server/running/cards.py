"""What the lobby shows of a table."""

from typing import Final

import msgspec
from msgspec.structs import replace

from thousand.server.store import Card
from thousand.table.summary import Summary
from thousand.table.table import Table


class _Kept(Summary, frozen=True):
    """A summary as a card has it: `people` are the ids of the guests by seat, so that each finds his own."""

    people: tuple[str | None, ...] = ()


class _People(msgspec.Struct, frozen=True):
    people: tuple[str | None, ...] = ()


_summaries: Final = msgspec.json.Decoder(Summary)
_people: Final = msgspec.json.Decoder(_People)


def card_of(table: Table, created: int, changed: int) -> Card:
    """The card of a table as it stands."""
    found = table.summary()
    seats = {table.summary(guest).seat: guest for guest in table.guests()}
    people = tuple(seats.get(seat) for seat in range(found.players))
    return Card(
        table=table.id,
        created=created,
        changed=changed,
        open=table.settings.open,
        over=table.stage in ("over", "aborted"),
        summary=msgspec.json.encode(_Kept(**msgspec.structs.asdict(found), people=people)),
    )


def summary_of(card: Card, guest: str | None) -> Summary:
    """The summary on a card for a guest (None: anybody)."""
    found = _summaries.decode(card.summary)
    people = _people.decode(card.summary).people
    return replace(found, seat=people.index(guest)) if guest is not None and guest in people else found
