"""Deletes what has been kept long enough."""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, delete, select

from thousand.server.store.api import Keep
from thousand.server.store.believing import believed
from thousand.server.store.schema import CARDS, CODES, ENTRIES, GAMES, GUESTS, MEMBERS


def sweep(connection: Connection, now: int, keep: Keep, living: Collection[str] = ()) -> int | None:
    """Deletes old games with their tables, tables left alone, guests not seen; the number of tables.

    Tables that live are spared: somebody is there, however long nothing has happened. None, and nothing is
    deleted, where the clock has leapt so far that it may be wrong.
    """
    if not believed(connection, now, keep):
        return None
    number = 0
    for over, age in ((True, keep.games), (False, keep.tables)):
        if age is not None:
            old = select(CARDS.c.table_id).where(CARDS.c.over == over, CARDS.c.changed < now - age)
            number += _delete_tables(
                connection, [one for one in connection.scalars(old) if one not in living]
            )
    connection.execute(delete(CODES).where(CODES.c.until < now))
    if keep.guests is not None:
        idle = GUESTS.c.seen < now - keep.guests
        seated = select(MEMBERS.c.guest_id)
        connection.execute(delete(GUESTS).where(idle, GUESTS.c.id.not_in(seated)))
    return number


def _delete_tables(connection: Connection, tables: Sequence[str]) -> int:
    for table in tables:
        for place in (ENTRIES, MEMBERS, GAMES, CARDS):
            connection.execute(delete(place).where(place.c.table_id == table))
    return len(tables)
