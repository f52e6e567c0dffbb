"""Inserting rows with a single statement that is a transaction by itself, which costs half as much."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, insert

from thousand.server.store.engines import run_alone

MOST_ALONE: Final = 100
"""How many rows one statement inserts: a database bounds how much it is given with one."""


class Insertion:
    """Inserts rows of one table, each with all its columns by name; words are made once for each number."""

    def __init__(self, table: Table, engine: Engine) -> None:
        self._table = table
        self._dialect = engine.dialect
        self._columns = tuple(column.name for column in table.columns)
        self._words: dict[int, str] = {}

    def alone(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Inserts up to `MOST_ALONE` rows or, raising sqlite3.Error, none; kept for good when it returns."""
        given = [row[column] for row in rows for column in self._columns]
        run_alone(connection, self._for(len(rows)), given)

    def _for(self, count: int) -> str:
        if count not in self._words:
            row = dict.fromkeys(self._columns)
            self._words[count] = str(insert(self._table).values([row] * count).compile(dialect=self._dialect))
        return self._words[count]
