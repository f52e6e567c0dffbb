"""Copies of the database: taken while the server runs, put back while it does not."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from thousand.server.faults import ServerFault
from thousand.server.store.lock import DatabaseLock
from thousand.server.store.migrating import require_known
from thousand.server.store.soundness import reader, revision_of


def backup(database: Path, copy: Path) -> None:
    """Writes a copy of a database, whole as of one moment; the server may run.

    Raises ServerFault `database_missing`, `database_foreign`, `database_damaged`, `file_taken` for a name in
    use.
    """
    require_database(database)
    if copy.exists():
        raise ServerFault("file_taken", file=str(copy))
    part = copy.with_name(copy.name + ".part")
    part.unlink(missing_ok=True)
    try:
        _copy(database, part)
        os.link(part, copy)
    except FileExistsError:
        raise ServerFault("file_taken", file=str(copy)) from None
    finally:
        part.unlink(missing_ok=True)


def restore(copy: Path, database: Path) -> Path | None:
    """Puts a copy in the place of a database; the name under which the old one is kept, if there was one.

    Raises ServerFault `database_busy` while a server has it, `database_missing`, `database_foreign`,
    `database_damaged`, `database_newer` for what is no copy that this program can read.
    """
    require_database(copy)
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = DatabaseLock.take(database)
    try:
        part = database.with_name(database.name + ".part")
        part.unlink(missing_ok=True)
        _copy(copy, part)
        kept = _put_aside(database)
        part.replace(database)
        return kept
    finally:
        lock.release()


def require_database(file: Path) -> None:
    """ServerFault `database_missing`, `_foreign`, `_damaged` or `_newer` unless it is a whole one of ours."""
    if not file.is_file():
        raise ServerFault("database_missing", file=str(file))
    revision = revision_of(file)
    if revision is None:
        raise ServerFault("database_foreign", file=str(file))
    require_known(revision)


def _copy(source: Path, target: Path) -> None:
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(reader(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
    with target.open("rb") as written:
        os.fsync(written.fileno())


def _put_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as old:  # it may be damaged
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    number = 1
    while (kept := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    database.replace(kept)
    for end in ("-wal", "-shm"):
        beside = database.with_name(database.name + end)
        if beside.exists():
            beside.replace(kept.with_name(kept.name + end))
    return kept
