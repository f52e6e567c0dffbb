"""Inserting rows by words that are made once for a database: to make them anew costs as much as to write."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Table, insert


class Insertion:
    """Inserts rows of one table, each a dict of all its columns."""

    def __init__(self, table: Table, engine: Engine) -> None:
        compiled = insert(table).compile(dialect=engine.dialect)
        self._words = str(compiled)
        self._places = tuple(compiled.positiontup or ())

    def __call__(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
        """Inserts within the running transaction; what the database refuses is raised as SQLAlchemy does."""
        connection.exec_driver_sql(self._words, [self._given(row) for row in rows])

    def _given(self, row: dict[str, Any]) -> Any:
        """A row as the driver takes it: by place where it counts places, else by name."""
        return tuple(row[name] for name in self._places) if self._places else row
