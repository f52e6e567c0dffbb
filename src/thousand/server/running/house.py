"""All tables of this process: opened, found, woken, put away."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from thousand.core.errors import ThousandError
from thousand.core.rules import RulesForm
from thousand.server.clock import now_ms
from thousand.server.codes import AWAY, RESTART
from thousand.server.faults import ServerFault, StoreFault
from thousand.server.logs import trace_of
from thousand.server.running.cards import card_of, summary_of
from thousand.server.running.live import Asked, LiveTable, Surroundings
from thousand.server.running.talking import bodies_of, entries_of
from thousand.server.running.thinking import Thinkers
from thousand.server.store import Card, Lines, Store
from thousand.table.guests import Guest
from thousand.table.settings import Settings
from thousand.table.summary import Summary
from thousand.table.table import Table, open_table
from thousand.table.wire.from_browser import Begin, Leave, Sit

_ID_BYTES: Final = 8
_RECENT_MS: Final = 600_000
_MOST_WOKEN: Final = 500
_ALL: Final = 1_000_000
_DAMAGED: Final = "table_damaged"
_log = structlog.get_logger("thousand.tables")


class House:
    """The tables that live here; `most` is how many may live at a time."""

    def __init__(
        self, store: Store, thinkers: Thinkers, most: int, clock: Callable[[], int] = now_ms
    ) -> None:
        self._store = store
        self._around = Surroundings(store, thinkers, clock, self._put_out)
        self._clock = clock
        self._most = most
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._shut: dict[str, asyncio.Event] = {}
        self._damaged: set[str] = set()
        self._forgetting = asyncio.Lock()

    @property
    def live(self) -> tuple[LiveTable, ...]:
        """The tables that live now."""
        return tuple(self._live.values())

    @property
    def set_aside(self) -> int:
        """How many tables were found whose log cannot be read."""
        return len(self._damaged)

    async def wake(self) -> int:
        """Brings the tables of the last minutes to life, so that their clocks go on; their number."""
        since = self._clock() - _RECENT_MS
        cards = await self._store.cards_unfinished(since, min(_MOST_WOKEN, self._most))
        woken = 0
        for card in cards:
            try:
                await self.table(card.table)
                woken += 1
            except ThousandError as fault:  # the others go on
                _log.error("table_not_woken", table=card.table, code=fault.code)
        return woken

    async def open(
        self,
        host: Guest,
        rules: RulesForm,
        settings: Settings,
        bots: Sequence[str | None] | None = None,
        *,
        begin: bool = False,
    ) -> LiveTable:
        """A new table, kept for good; with `begin` its game has begun.

        Raises ServerFault `server_full`, Refusal of the table, StoreFault.
        """
        self._require_room()
        now, name = self._clock(), secrets.token_urlsafe(_ID_BYTES)
        entries = open_table(name, host, rules, settings, now, bots)
        table = Table(entries, now)
        if begin:
            table.came(host, now)
            more = table.propose(host, Begin(), now)
            table.enter(more)
            table.went(host, now)
            entries += more
        card = card_of(table, now, now)
        await self._store.append(Lines(name, 0, now, bodies_of(entries)), card, table.guests())
        self._live[name] = LiveTable(table, now, self._around)
        return self._live[name]

    async def table(self, name: str) -> LiveTable:
        """The live table of that name, made from its log where it slept.

        Waits while somebody is erased from it. Raises ServerFault `table_missing`, `server_full`,
        `table_damaged` for a log that cannot be read, which is set aside until the next start; StoreFault.
        """
        while (found := self._live.get(name)) is None:
            if name in self._damaged:
                raise ServerFault(_DAMAGED)
            if name in self._shut:
                await self._shut[name].wait()
                continue
            if name not in self._loading:
                self._require_room()
                self._loading[name] = asyncio.create_task(self._load(name))
            await asyncio.shield(self._loading[name])
        return found

    async def summaries(
        self, guest: str | None, since: int, limit: int
    ) -> tuple[tuple[Summary, ...], tuple[Summary, ...]]:
        """A guest's own tables, and those that strangers may find, the last changed first."""
        own = await self._store.cards_of(guest, limit) if guest else ()
        others = await self._store.cards_open(since, limit)
        return self._summaries(own, guest), self._summaries(others, guest)

    async def summary(self, name: str, guest: str | None) -> Summary:
        """A table in a few words; ServerFault `table_missing`."""
        return (await self.table(name)).summary(guest)

    async def rename(self, guest: Guest) -> None:
        """Tells the live tables at which a guest is how he is called now."""
        for live in self.live:
            seat = live.renamed(guest)
            if seat is not None:
                await live.post(Asked(guest, Sit(seat)))

    async def forget(self, guest: Guest, erase: Callable[[], Awaitable[Sequence[str]]]) -> None:
        """Takes a guest from all tables, and puts them away while `erase` rewrites what is kept."""
        async with self._forgetting:
            cards = await self._store.cards_of(guest.id, _ALL)
            for card in cards:
                if not card.over:
                    await self._take_from(card.table, guest)
            tables = [card.table for card in cards]
            opened = asyncio.Event()
            self._shut = dict.fromkeys(tables, opened)
            try:
                for name in tables:
                    if (live := self._live.get(name)) is not None:
                        await live.stop(AWAY)
                for live in self.live:
                    live.dismiss(guest)
                await erase()
            finally:
                self._shut = {}
                opened.set()

    async def close(self) -> None:
        """Puts all tables away; everybody is told to come back soon."""
        for task in self._loading.values():
            task.cancel()
        await asyncio.gather(*(live.stop(RESTART) for live in self.live), return_exceptions=True)

    async def _take_from(self, name: str, guest: Guest) -> None:
        try:
            live = await self.table(name)
            if guest.id in live.guests():
                await live.post(Asked(guest, Leave()))
        except StoreFault:
            raise
        except ThousandError as fault:
            _log.info("guest_not_taken_from_table", table=name, code=fault.code)

    async def _load(self, name: str) -> None:
        """Makes a table live, unless it has been shut meanwhile; ServerFault `table_missing`, `_damaged`."""
        try:
            bodies = await self._store.log(name)
            card = await self._store.card(name)
            if not bodies:
                raise ServerFault("table_missing")
            now = self._clock()
            table = await asyncio.to_thread(_read, bodies, now)
            created = card.created if card is not None else now
            if name not in self._shut:
                self._live[name] = LiveTable(table, created, self._around)
        except ServerFault as fault:
            if fault.code == _DAMAGED:
                self._damaged.add(name)
                _log.error("table_set_aside", table=name, **trace_of(fault.__cause__ or fault))
            raise
        finally:
            del self._loading[name]

    def _summaries(self, cards: Sequence[Card], guest: str | None) -> tuple[Summary, ...]:
        found = (self._summary(card, guest) for card in cards)
        return tuple(one for one in found if one is not None)

    def _summary(self, card: Card, guest: str | None) -> Summary | None:
        """What is told of a table; None where its card cannot be read."""
        live = self._live.get(card.table)
        if live is not None:
            return live.summary(guest)
        try:
            return summary_of(card, guest)
        except ValueError:
            _log.error("card_unread", table=card.table)
            return None

    def _require_room(self) -> None:
        if len(self._live) + len(self._loading) >= self._most:
            raise ServerFault("server_full")

    def _put_out(self, table: LiveTable) -> None:
        if self._live.get(table.id) is table:
            del self._live[table.id]


def _read(bodies: Sequence[bytes], now: int) -> Table:
    """The table of a log; ServerFault `table_damaged` for one that cannot be read, whatever that comes to."""
    try:
        return Table(entries_of(bodies), now)
    except Exception as fault:
        raise ServerFault(_DAMAGED) from fault
