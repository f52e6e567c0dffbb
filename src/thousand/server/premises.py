"""Everything that a running server has, made from its settings."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Final

import structlog

from thousand.core.errors import ThousandError
from thousand.server.buckets import Buckets, Turnstile
from thousand.server.clock import now_ms
from thousand.server.erasing import Eraser
from thousand.server.faults import StoreFault
from thousand.server.guests import Guests, guest_of
from thousand.server.metrics import Metrics
from thousand.server.running.house import House
from thousand.server.running.thinking import Thinkers
from thousand.server.settings import Settings, secret_key
from thousand.server.store import Keep, Person
from thousand.server.store.sqlite import SqliteStore, open_store

_DAY_MS: Final = 86_400_000
_HOUR: Final = 3600
_MOST_REPLAYS: Final = 8
_RECOVER_SECONDS: Final = 5.0
_SWEEP_SECONDS: Final = 6 * _HOUR
_log = structlog.get_logger("thousand.server")


class Premises:
    """Store, tables, guests, bots and limits; `start` and `close` in the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: SqliteStore = open_store(settings.file, settings.durability)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.house = House(self.store, self.thinkers, settings.most_tables)
        self.guests = Guests(self.store, secret_key(settings), now_ms)
        self.sockets: Counter[str] = Counter()
        self.requests = Buckets(settings.requests_a_minute / 60, settings.requests_a_minute)
        self.new_tables = Buckets(settings.tables_an_address / _HOUR, settings.tables_an_address)
        self.new_guests = Buckets(settings.guests_an_address / _HOUR, settings.guests_an_address)
        self.metrics = Metrics(self)
        self.replaying = Turnstile(_MOST_REPLAYS)
        self.ready = False
        self.fault: ThousandError | OSError | None = None
        """Why it could not start."""
        self._chores: tuple[asyncio.Task[None], ...] = ()

    async def start(self) -> None:
        """Starts the bots and brings the last tables to life; StoreFault, OSError where that cannot be."""
        try:
            await self.thinkers.start()
            woken = await self.house.wake()
        except (ThousandError, OSError) as fault:
            self.fault = fault
            raise
        self._chores = (asyncio.create_task(self._sweep()), asyncio.create_task(self._recover()))
        self.ready = True
        _log.info("started", tables=woken)

    async def close(self) -> None:
        """Sends everybody away, writes what is to be written, ends the bots."""
        self.ready = False
        for chore in self._chores:
            chore.cancel()
        await self.house.close()
        await self.thinkers.close()
        await self.store.close()
        _log.info("stopped")

    async def erase(self, person: Person) -> None:
        """Erases a guest from everything that is kept."""
        eraser = Eraser(person.id)
        await self.house.forget(guest_of(person), lambda: self.store.erase(person.id, eraser))
        self.guests.forget(person.id)

    def connected(self) -> int:
        """How many sockets are open."""
        return self.sockets.total()

    async def _sweep(self) -> None:
        keep = _keep(self.settings)
        while True:
            try:
                living = {live.id for live in self.house.live}
                number = await self.store.sweep(now_ms(), keep, living)
                if number is None:
                    _log.warning("not_swept", reason="clock_leapt")
                elif number:
                    _log.info("swept", tables=number)
            except StoreFault:
                _log.warning("not_swept", reason="store_fault")
            await asyncio.sleep(_SWEEP_SECONDS)

    async def _recover(self) -> None:
        """Where writing failed, tries it anew: nobody else may, while the server says it is not ready."""
        while True:
            await asyncio.sleep(_RECOVER_SECONDS)
            if not self.store.alive():
                with suppress(StoreFault):
                    await self.store.recover()


def _keep(settings: Settings) -> Keep:
    days = settings.keep_games_days, settings.keep_tables_days, settings.keep_guests_days
    games, tables, guests = (day * _DAY_MS or None for day in days)
    return Keep(games, tables, guests)
