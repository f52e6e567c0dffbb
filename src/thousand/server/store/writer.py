"""One thread that writes: what waits is written in one transaction, so that many tables share a commit."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from thousand.server.faults import Conflict, StoreFault
from thousand.server.store.inserting import MOST_ALONE, Insertion
from thousand.server.store.schema import ENTRIES

_MOST: Final = 500
_INSERT: Final = insert(ENTRIES)
_log = structlog.get_logger("thousand.store")

Deed = Callable[[Connection], Any]


class _Work:
    """Rows of logs to insert, something more to do in the same transaction, and who waits for it."""

    def __init__(self, rows: Sequence[dict[str, Any]], deed: Deed | None) -> None:
        self.rows = rows
        self.deed = deed
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.fault: Exception | None = None

    def settle(self) -> None:
        """Tells the one who waits, unless he has gone."""
        if self.future.done():
            return
        if self.fault is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.fault)


class Writer:
    """The only writer of a database; `batches` and `works` count what it has done."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._entries = Insertion(ENTRIES, engine)
        self._queue: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="thousand-writer", daemon=True)
        self._closed = False
        self.failing = False
        self.batches = 0
        self.works = 0
        self._thread.start()

    def alive(self) -> bool:
        """Whether it runs and its last transaction went well."""
        return self._thread.is_alive() and not self.failing

    def waiting(self) -> int:
        """How much waits to be written."""
        return self._queue.qsize()

    async def write(self, rows: Sequence[dict[str, Any]] = (), deed: Deed | None = None) -> Any:
        """The result of the deed, after the commit; Conflict for a row that is there already, StoreFault."""
        if self._closed:
            raise StoreFault
        work = _Work(rows, deed)
        self._queue.put(work)
        return await work.future

    def close(self) -> None:
        """Writes what waits and ends the thread; blocks until then."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch, more = self._batch(first)
            try:
                self._write(batch)
            except Exception:  # a fault of any kind, in writing a log line say, must not end the only writer
                self._failed(batch)
            self._tell(batch)
            if not more:
                break
        self._disconnect()
        self._engine.dispose()

    def _connected(self) -> Connection:
        """The connection, kept from one transaction to the next: to take one costs as much as a commit."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()

    def _batch(self, first: _Work) -> tuple[list[_Work], bool]:
        """What waits now, and whether there will be more."""
        batch = [first]
        while len(batch) < _MOST:
            try:
                work = self._queue.get_nowait()
            except queue.Empty:
                break
            if work is None:
                return batch, False
            batch.append(work)
        return batch, True

    def _write(self, batch: list[_Work]) -> None:
        try:
            self._commit(batch)
            self.failing = False
        except Exception as fault:
            self._disconnect()
            self._one_by_one(batch, fault)
        self.batches += 1
        self.works += len(batch)

    def _one_by_one(self, batch: list[_Work], first_fault: Exception) -> None:
        """Redoes a batch that failed, so that only what is at fault fails."""
        try:
            with self._engine.begin() as connection:
                for work in batch:
                    _try(connection, work)
            self.failing = all(isinstance(work.fault, StoreFault) for work in batch)
        except SQLAlchemyError as fault:
            self._failed(batch)
            _log.error("store_failed", fault=type(fault).__name__, first=type(first_fault).__name__)

    def _failed(self, batch: list[_Work]) -> None:
        self.failing = True
        for work in batch:
            work.fault = StoreFault()

    def _tell(self, batch: list[_Work]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[_Work]] = {}
        for work in batch:
            by_loop.setdefault(work.loop, []).append(work)
        for loop, works in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, works)

    def _commit(self, batch: list[_Work]) -> None:
        """Writes a batch in one transaction; whatever is raised, nothing of it is kept."""
        connection = self._connected()
        rows = _rows(batch)
        if 0 < len(rows) <= MOST_ALONE and all(work.deed is None for work in batch):
            self._entries.alone(connection, rows)
        else:
            with connection.begin():
                _do(connection, batch)


def _settle(works: list[_Work]) -> None:
    for work in works:
        work.settle()


def _rows(works: Sequence[_Work]) -> list[dict[str, Any]]:
    return [row for work in works for row in work.rows]


def _do(connection: Connection, works: Sequence[_Work]) -> None:
    if rows := _rows(works):
        connection.execute(_INSERT, rows)
    for work in works:
        if work.deed is not None:
            work.result = work.deed(connection)


def _try(connection: Connection, work: _Work) -> None:
    work.result = None
    try:
        with connection.begin_nested():
            _do(connection, (work,))
    except IntegrityError:
        work.fault = Conflict()
    except SQLAlchemyError as fault:
        _log.error("store_failed", fault=type(fault).__name__)
        work.fault = StoreFault()
    except Exception as fault:
        work.fault = fault
