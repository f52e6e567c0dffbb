"""Takes a guest out of everything that is kept."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, select, update
from sqlalchemy.sql.elements import ColumnElement

from thousand.server.store.schema import CARDS, CODES, ENTRIES, GAMES, GUESTS, MEMBERS


def erase(connection: Connection, guest: str, without: Callable[[bytes], bytes]) -> tuple[str, ...]:
    """Rewrites log, card and game of each table of a guest, and deletes the guest; returns the tables."""
    mine = select(MEMBERS.c.table_id).where(MEMBERS.c.guest_id == guest)
    tables = tuple(connection.scalars(mine))
    for table in tables:
        for place, name in ((ENTRIES, "body"), (CARDS, "summary"), (GAMES, "record")):
            _rewrite(connection, place, name, table, without)
    connection.execute(delete(MEMBERS).where(MEMBERS.c.guest_id == guest))
    connection.execute(delete(CODES).where(CODES.c.guest_id == guest))
    connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
    return tables


def _rewrite(
    connection: Connection, place: Table, name: str, table: str, without: Callable[[bytes], bytes]
) -> None:
    keys = list(place.primary_key.columns)
    found = connection.execute(select(*keys, place.c[name]).where(place.c.table_id == table)).all()
    changed: list[dict[str, Any]] = []
    for row in found:
        *values, body = row
        if (rewritten := without(body)) != body:
            changed.append({f"at_{key.name}": value for key, value in zip(keys, values, strict=True)})
            changed[-1]["rewritten"] = rewritten
    if not changed:
        return
    where: list[ColumnElement[bool]] = [key == bindparam(f"at_{key.name}") for key in keys]
    connection.execute(update(place).where(*where).values({name: bindparam("rewritten")}), changed)
