"""The store in an SQLite file: SQLAlchemy Core, one writing thread, readers beside it."""

import asyncio
import os
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine, Executable, Row, Select, delete, select, text
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import SQLAlchemyError

from thousand.server.faults import ServerFault, StoreFault
from thousand.server.store.api import Card, Game, Keep, Lines, Person
from thousand.server.store.engines import Durability, forget_overwritten, read_engine, write_engine
from thousand.server.store.erasing import erase
from thousand.server.store.lock import DatabaseLock
from thousand.server.store.schema import CARDS, CODES, ENTRIES, GAMES, GUESTS, MEMBERS, REVISION
from thousand.server.store.soundness import require_tables, revision_of
from thousand.server.store.sweeping import sweep
from thousand.server.store.writer import Writer

T = TypeVar("T")
_log = structlog.get_logger("thousand.store")


class SqliteStore:
    """A store in one file, which one process has at a time; made by `open_store`."""

    def __init__(self, file: Path, durability: Durability, lock: DatabaseLock, revision: str | None) -> None:
        self._lock = lock
        self._file = file
        engine = write_engine(file, durability)
        if revision != REVISION:
            _migrate(engine)
        require_tables(engine, file)
        self._readers = read_engine(file)
        self.writer = Writer(engine)

    async def append(
        self, lines: Lines, card: Card | None = None, members: Sequence[str] = (), game: Game | None = None
    ) -> None:
        """See `Store.append`."""
        rows = [
            {"table_id": lines.table, "seq": lines.first + place, "at": lines.at, "body": body}
            for place, body in enumerate(lines.bodies)
        ]

        if card is None and not members and game is None:
            await self.writer.write(rows)
            return

        def beside(connection: Connection) -> None:
            if card is not None:
                _put_card(connection, card)
            for guest in members:
                values = {"guest_id": guest, "table_id": lines.table}
                connection.execute(insert(MEMBERS).values(values).on_conflict_do_nothing())
            if game is not None:
                _put_game(connection, game)

        await self.writer.write(rows, beside)

    async def put_card(self, card: Card) -> None:
        """See `Store.put_card`."""
        await self.writer.write(deed=lambda connection: _put_card(connection, card))

    async def log(self, table: str) -> tuple[bytes, ...]:
        """See `Store.log`."""
        wanted = select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table)
        rows = await self._rows(wanted.order_by(ENTRIES.c.seq))
        if any(row.seq != place for place, row in enumerate(rows)):
            raise ServerFault("table_damaged")
        return tuple(row.body for row in rows)

    async def card(self, table: str) -> Card | None:
        """See `Store.card`."""
        found = await self._cards(select(CARDS).where(CARDS.c.table_id == table))
        return found[0] if found else None

    async def cards_of(self, guest: str, limit: int) -> tuple[Card, ...]:
        """See `Store.cards_of`."""
        mine = select(CARDS).join(MEMBERS, MEMBERS.c.table_id == CARDS.c.table_id)
        return await self._cards(_latest(mine.where(MEMBERS.c.guest_id == guest), limit))

    async def cards_open(self, since: int, limit: int) -> tuple[Card, ...]:
        """See `Store.cards_open`."""
        return await self._cards(_latest(_live(since).where(CARDS.c.open), limit))

    async def cards_unfinished(self, since: int, limit: int) -> tuple[Card, ...]:
        """See `Store.cards_unfinished`."""
        return await self._cards(_latest(_live(since), limit))

    async def game(self, game: str) -> bytes | None:
        """See `Store.game`."""
        rows = await self._rows(select(GAMES.c.record).where(GAMES.c.game_id == game))
        return rows[0].record if rows else None

    async def person(self, guest: str) -> Person | None:
        """See `Store.person`."""
        rows = await self._rows(select(GUESTS).where(GUESTS.c.id == guest))
        return Person(*tuple(rows[0])) if rows else None

    async def put_person(self, person: Person) -> None:
        """See `Store.put_person`."""
        values = {"id": person.id, "name": person.name, "created": person.created, "seen": person.seen}
        words = insert(GUESTS).values(values)
        known = words.on_conflict_do_update(
            index_elements=["id"], set_={"name": person.name, "seen": person.seen}
        )
        await self.writer.write(deed=lambda connection: _run(connection, known))

    async def put_code(self, code: str, guest: str, until: int) -> None:
        """See `Store.put_code`."""

        def put(connection: Connection) -> None:
            connection.execute(delete(CODES).where(CODES.c.guest_id == guest))
            connection.execute(insert(CODES).values(code=code, guest_id=guest, until=until))

        await self.writer.write(deed=put)

    async def take_code(self, code: str, now: int) -> str | None:
        """See `Store.take_code`."""

        def take(connection: Connection) -> str | None:
            spent = delete(CODES).where(CODES.c.code == code).returning(CODES.c.guest_id, CODES.c.until)
            row = connection.execute(spent).first()
            return row.guest_id if row is not None and row.until >= now else None

        found: str | None = await self.writer.write(deed=take)
        return found

    async def erase(self, guest: str, without: Callable[[bytes], bytes]) -> tuple[str, ...]:
        """See `Store.erase`."""
        tables: tuple[str, ...] = await self.writer.write(
            deed=lambda connection: erase(connection, guest, without)
        )
        await asyncio.to_thread(forget_overwritten, self._file)
        return tables

    async def sweep(self, now: int, keep: Keep, living: Collection[str] = ()) -> int | None:
        """See `Store.sweep`."""
        number: int | None = await self.writer.write(
            deed=lambda connection: sweep(connection, now, keep, living)
        )
        return number

    def alive(self) -> bool:
        """See `Store.alive`."""
        return self.writer.alive()

    async def recover(self) -> None:
        """See `Store.recover`."""
        words = text("UPDATE alembic_version SET version_num = version_num")
        await self.writer.write(deed=lambda connection: _run(connection, words))

    async def close(self) -> None:
        """See `Store.close`."""
        await asyncio.to_thread(self.writer.close)
        self._readers.dispose()
        self._lock.release()

    async def _cards(self, wanted: Select[Any]) -> tuple[Card, ...]:
        return tuple(Card(*tuple(row)) for row in await self._rows(wanted))

    async def _rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        return await asyncio.to_thread(self._read, wanted)

    def _read(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        try:
            with self._readers.begin() as connection:
                return connection.execute(wanted).all()
        except SQLAlchemyError as fault:
            _log.error("store_unread", fault=type(fault).__name__)
            raise StoreFault from fault


def open_store(file: Path, durability: Durability = "full") -> SqliteStore:
    """The store in a file, made or brought up to date; a new file can be read by its owner alone.

    Raises ServerFault `database_busy` while another process has it, `database_newer` for one of a later
    program, `database_foreign` for a file that is no such database, `database_damaged` for one that is not
    whole; StoreFault where it cannot be written; OSError.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = DatabaseLock.take(file)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        revision = revision_of(file) if file.stat().st_size else None
        return SqliteStore(file, durability, lock, revision)
    except SQLAlchemyError as fault:
        lock.release()
        raise StoreFault from fault
    except BaseException:
        lock.release()
        raise


def _migrate(engine: Engine) -> None:
    """Brings the tables up to date."""
    from thousand.server.store.migrating import migrate  # noqa: PLC0415 - slow to load, seldom needed

    migrate(engine)


def _put_card(connection: Connection, card: Card) -> None:
    later = {"changed": card.changed, "open": card.open, "over": card.over, "summary": card.summary}
    values = {"table_id": card.table, "created": card.created, **later}
    words = insert(CARDS).values(values).on_conflict_do_update(index_elements=["table_id"], set_=later)
    connection.execute(words)


def _put_game(connection: Connection, game: Game) -> None:
    words = insert(GAMES).values(
        game_id=game.id, table_id=game.table, finished=game.finished, record=game.record
    )
    connection.execute(words.on_conflict_do_nothing())


def _run(connection: Connection, words: Executable) -> None:
    connection.execute(words)


def _live(since: int) -> Select[Any]:
    return select(CARDS).where(CARDS.c.changed > since, ~CARDS.c.over)


def _latest(wanted: Select[Any], limit: int) -> Select[Any]:
    return wanted.order_by(CARDS.c.changed.desc()).limit(limit)
