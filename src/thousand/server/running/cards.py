"""What the lobby shows of a table."""

from typing import Final

import msgspec

from thousand.server.store import Card
from thousand.table.summary import Summary
from thousand.table.table import Table

_summaries: Final = msgspec.json.Decoder(Summary)


def card_of(table: Table, created: int, changed: int) -> Card:
    """The card of a table as it stands."""
    return Card(
        table=table.id,
        created=created,
        changed=changed,
        open=table.settings.open,
        over=table.stage in ("over", "aborted"),
        summary=msgspec.json.encode(table.summary()),
    )


def summary_of(card: Card) -> Summary:
    """The summary on a card."""
    return _summaries.decode(card.summary)
