"""Whether a file is a database of ours, and a whole one."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from thousand.server.faults import ServerFault
from thousand.server.store.schema import METADATA

_HEAD: Final = b"SQLite format 3\0"
_REVISION: Final = "alembic_version"
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_COLUMNS: Final = (
    "SELECT place.name, field.name FROM sqlite_master place, pragma_table_info(place.name) field "
    "WHERE place.type = 'table'"
)


def revision_of(file: Path) -> str | None:
    """The revision of a database, all of whose pages are looked at; None for one that has no tables yet.

    Raises ServerFault `database_foreign` for what is no database of ours, `database_damaged` for one of ours
    that is not whole, `database_busy` while somebody keeps it shut.
    """
    with file.open("rb") as opened:
        if opened.read(len(_HEAD)) != _HEAD:
            raise ServerFault("database_foreign", file=str(file))
    try:
        with closing(reader(file)) as connection:
            return _revision(connection, file)
    except sqlite3.DatabaseError as fault:
        code = "database_busy" if _reason(fault) in _BUSY else "database_damaged"
        raise ServerFault(code, file=str(file)) from None


def require_tables(engine: Engine, file: Path) -> None:
    """ServerFault `database_damaged` where a table of the newest revision, or a column of it, is gone."""
    with engine.begin() as connection:
        there = {(place, field) for place, field in connection.exec_driver_sql(_COLUMNS)}
    wanted = {(place.name, field.name) for place in METADATA.tables.values() for field in place.columns}
    if not wanted <= there:
        raise ServerFault("database_damaged", file=str(file))


def reader(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=10)


def _reason(fault: sqlite3.DatabaseError) -> int:
    """SQLite's code for what went wrong; 0 for what Python itself could not read."""
    return getattr(fault, "sqlite_errorcode", 0) & 0xFF


def _revision(connection: sqlite3.Connection, file: Path) -> str | None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return None
    if names.isdisjoint({*METADATA.tables, _REVISION}):
        raise ServerFault("database_foreign", file=str(file))
    whole = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    found = connection.execute(f"SELECT version_num FROM {_REVISION}").fetchone() if whole else None
    if found is None:
        raise ServerFault("database_damaged", file=str(file))
    return str(found[0])
