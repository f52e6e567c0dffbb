"""Connections to SQLite: one engine that writes, one that reads."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Literal

from sqlalchemy import Connection, Engine, create_engine, event

Durability = Literal["full", "normal"]

_WAIT_SECONDS: Final = 10


def write_engine(file: Path, durability: Durability) -> Engine:
    """An engine whose transactions write; with `full` a commit is on the disk when it returns.

    With `normal` a loss of power, not a crash of the program, can lose the last commits.
    """
    return _engine(file, "BEGIN IMMEDIATE", f"PRAGMA synchronous={durability.upper()}")


def read_engine(file: Path) -> Engine:
    """An engine that reads beside the writer."""
    return _engine(file, "BEGIN", "PRAGMA query_only=ON")


def run_alone(connection: Connection, words: str, given: Sequence[Any]) -> None:
    """Runs a single statement, which SQLite begins and commits by itself; sqlite3.Error.

    It goes to the driver straight: the way through SQLAlchemy and a transaction of three statements cost more
    than the write.
    """
    driver: Any = connection.connection.driver_connection
    driver.execute(words, given)


def forget_overwritten(file: Path) -> None:
    """Takes what was overwritten out of the file's log too; waits a while for those who read."""
    with closing(sqlite3.connect(file, timeout=_WAIT_SECONDS)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _engine(file: Path, begin: str, pragma: str) -> Engine:
    engine = create_engine(
        f"sqlite:///{file}",
        connect_args={"timeout": _WAIT_SECONDS, "check_same_thread": False},
        pool_reset_on_return=None,  # every use is a transaction that ends by itself
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so, savepoints work
        for words in ("PRAGMA journal_mode=WAL", "PRAGMA foreign_keys=ON", "PRAGMA secure_delete=ON", pragma):
            connection.execute(words)

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
