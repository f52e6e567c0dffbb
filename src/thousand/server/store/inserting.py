"""Inserting rows by words that are made once for a database: to make them anew costs as much as to write."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, insert

MOST_AT_ONCE: Final = 100
"""How many rows one statement inserts: databases bound how much they are given with one."""


class Insertion:
    """Inserts rows of one table, each with all its columns by name."""

    def __init__(self, table: Table, engine: Engine) -> None:
        self._table = table
        self._dialect = engine.dialect
        self._columns = tuple(column.name for column in table.columns)
        self._words: dict[int, str] = {}

    def __call__(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Inserts within the running transaction, with one statement for up to `MOST_AT_ONCE` rows.

        What the database refuses is raised as SQLAlchemy does.
        """
        for first in range(0, len(rows), MOST_AT_ONCE):
            some = rows[first : first + MOST_AT_ONCE]
            given: Any = tuple(row[column] for row in some for column in self._columns)
            if not self._dialect.positional:
                given = dict(zip(self._names(len(some)), given, strict=True))
            connection.exec_driver_sql(self._statement(len(some)), given)

    def _statement(self, count: int) -> str:
        """The words for so many rows."""
        if count not in self._words:
            row = dict.fromkeys(self._columns)
            self._words[count] = str(insert(self._table).values([row] * count).compile(dialect=self._dialect))
        return self._words[count]

    def _names(self, count: int) -> list[str]:
        """How the values of so many rows are named in the words."""
        return [f"{column}_m{place}" for place in range(count) for column in self._columns]
