"""A table that lives: one task, which alone touches it, takes what comes in turn.

What a message makes is kept for good first and told afterwards, so nobody sees what a crash could undo.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import structlog

from thousand.bots.levels import LEVELS
from thousand.core.actions import Action
from thousand.core.errors import ThousandError
from thousand.core.record import write_record
from thousand.core.state import Seat
from thousand.core.view import View
from thousand.server.buckets import Buckets
from thousand.server.codes import AWAY, FAULT, FORBIDDEN, NO_GUEST, RESTART, TAKEN
from thousand.server.faults import Conflict, ServerFault, StoreFault
from thousand.server.logs import trace_of
from thousand.server.running.cards import card_of
from thousand.server.running.peer import Peer
from thousand.server.running.talking import bodies_of, frame_of, hint_of, newcomers, phrase_of, refused
from thousand.server.running.thinking import NoAdvice, Thinkers
from thousand.server.store import Card, Game, Lines, Store
from thousand.table.changes import Change
from thousand.table.entries import Entry
from thousand.table.guests import Audience, Guest
from thousand.table.summary import Summary
from thousand.table.table import BotTurn, Table
from thousand.table.wire.from_browser import (
    Act,
    AskHint,
    Cut,
    FromBrowser,
    OpenCut,
    Ping,
    Ready,
    Say,
    SetBot,
    TakeRest,
)
from thousand.table.wire.to_browser import Pong, Said, ToBrowser

_IDLE_MS: Final = 60_000
_RARELY_MS: Final = 5_000
_FAR_MS: Final = 86_400_000
_CARD_MS: Final = 60_000
_MILLISECOND: Final = 0.001
_MOVES: Final = (Act, TakeRest, Cut, OpenCut, Ready)
FUSS_A_SECOND: float = 0.5
FUSS_AT_ONCE: float = 60
"""How often a guest may change what is around the game: seats, bots, questions, games begun."""
_log = structlog.get_logger("thousand.tables")


class Came(NamedTuple):
    """Somebody connects who knows the table up to a version."""

    peer: Peer
    version: int


class Went(NamedTuple):
    """A connection is over."""

    peer: Peer


class Heard(NamedTuple):
    """A message of somebody who is connected."""

    peer: Peer
    message: FromBrowser


class Chosen(NamedTuple):
    """A bot has chosen."""

    turn: BotTurn
    action: Action


class Advised(NamedTuple):
    """Advice is there, or (None) could not be had."""

    peer: Peer
    message: AskHint
    advice: Any


class Asked(NamedTuple):
    """The house wants a message carried out for a guest who need not be connected."""

    guest: Guest
    message: FromBrowser


class Tick(NamedTuple):
    """Time has come for something."""


class Stop(NamedTuple):
    """The table is put away; everybody is sent away with a code."""

    code: int


Item: TypeAlias = Came | Went | Heard | Chosen | Advised | Asked | Tick | Stop


class _Posted(NamedTuple):
    item: Item
    done: asyncio.Future[None] | None


class Surroundings(NamedTuple):
    """What a live table needs around it: where it is kept, who thinks, the time, and whom its end is told."""

    store: Store
    thinkers: Thinkers
    clock: Callable[[], int]
    ended: Callable[["LiveTable"], None]


class LiveTable:
    """A table with its task; `post` from anywhere in the loop, `summary` at any time."""

    def __init__(self, table: Table, created: int, around: Surroundings) -> None:
        self._table = table
        self._around = around
        self._created = created
        self._changed = around.clock()
        self._quiet = self._changed
        self._peers: list[Peer] = []
        self._inbox: asyncio.Queue[_Posted] = asyncio.Queue()
        self._thought: BotTurn | None = None
        self._hinting: set[str] = set()
        self._children: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._company: tuple[str, ...] = ()
        self._carded = self._changed
        self._fuss = Buckets(FUSS_A_SECOND, FUSS_AT_ONCE)
        self._ended = False
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")

    @property
    def id(self) -> str:
        """The table's name."""
        return self._table.id

    @property
    def connected(self) -> int:
        """How many are connected."""
        return len(self._peers)

    def welcomes(self, guest: Guest) -> bool:
        """Whether a guest may come in: who sits here, who could sit down, and spectators where wanted."""
        return self._table.welcomes(guest)

    def summary(self, guest: str | None = None) -> Summary:
        """The table in a few words."""
        return self._table.summary(guest)

    def card(self) -> Card:
        """What the lobby shows of it."""
        return card_of(self._table, self._created, self._changed)

    def guests(self) -> tuple[str, ...]:
        """The ids of the people who sit here."""
        return self._table.guests()

    def renamed(self, guest: Guest) -> Seat | None:
        """Knows a guest's connections by another name from now on; his seat, if he has one."""
        for peer in self._peers:
            if peer.guest.id == guest.id:
                peer.guest = guest
        return self._table.seat_of(guest)

    def dismiss(self, guest: Guest) -> None:
        """Ends a guest's connections: there is no such guest any more."""
        for peer in self._peers:
            if peer.guest.id == guest.id:
                peer.end(NO_GUEST)

    def post(self, item: Item) -> asyncio.Future[None]:
        """Hands something to the table; the future is done when it has been dealt with."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._ended:
            done.set_exception(ServerFault("table_missing"))
        else:
            self._inbox.put_nowait(_Posted(item, done))
        return done

    async def stop(self, code: int) -> None:
        """Puts the table away; returns when its task has ended."""
        if not self._ended:
            await asyncio.wait([self.post(Stop(code))])
        await asyncio.wait([self._task])

    # -- the task --------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        code = AWAY
        try:
            await self._begin()
            while not self._ended:
                posted = await self._inbox.get()
                code = await self._take(posted) or code
        except Conflict:
            _log.warning("table_written_elsewhere", table=self.id)
            code = TAKEN
        except StoreFault:
            code = RESTART
        except Exception as fault:
            _log.error("table_failed", table=self.id, **trace_of(fault))
            code = FAULT
        await self._end(code)

    async def _begin(self) -> None:
        """What a table does that has just been made from its log."""
        if self._table.stage in ("over", "aborted"):
            await self._keep_game()
        await self._go_on()

    async def _take(self, posted: _Posted) -> int | None:
        """Deals with one thing; a code where it was the last."""
        try:
            code = await self._deal_with(posted.item)
            if code is None:
                await self._go_on()
        except ThousandError as fault:
            if isinstance(fault, StoreFault) or not isinstance(posted.item, Asked):
                _settle(posted.done)
                raise
            _settle(posted.done, fault)
            return None
        except BaseException:
            _settle(posted.done)
            raise
        _settle(posted.done)
        self._ended = self._ended or code is not None
        return code

    async def _deal_with(self, item: Item) -> int | None:
        match item:
            case Heard(peer, message):
                await self._hear(peer, message)
            case Chosen(turn, action):
                if turn is self._thought:
                    self._thought = None
                    await self._enter(self._table.bot_acts(turn, action, self._now()))
            case Came(peer, version):
                self._welcome(peer, version)
            case Went(peer):
                self._leave(peer)
            case Advised(peer, message, advice):
                self._advise(peer, message, advice)
            case Asked(guest, message):
                await self._enter(self._table.propose(guest, message, self._now()))
            case Stop(code):
                return code
            case Tick():
                self._timer = None
                return AWAY if self._idle() else None
        return None

    async def _go_on(self) -> None:
        """What follows without anybody's word: what is due, a bot's thought, the next alarm."""
        while entries := self._table.due(self._now()):
            await self._enter(entries)
        turn = self._table.bot_turn()
        if turn is None:
            self._thought = None
        elif self._thought is None or self._thought.turn != turn.turn or self._thought.seat != turn.seat:
            self._thought = turn
            self._spawn(self._think(turn))
        self._set_timer()

    async def _enter(self, entries: Sequence[Entry]) -> None:
        """Keeps entries for good, carries them out, and tells everybody."""
        if not entries:
            return
        table, now = self._table, self._now()
        lines = Lines(table.id, table.version, now, bodies_of(entries))
        await self._around.store.append(lines, None, newcomers(entries))
        change = table.enter(entries)
        self._changed = self._quiet = now
        if change.finished:
            await self._keep_game()
        if change.around:
            self._send_off()
        self._tell(change)
        if change.around and not change.finished:
            await self._keep_card()

    # -- people ----------------------------------------------------------------------------------------------

    def _welcome(self, peer: Peer, version: int) -> None:
        news = self._table.came(peer.guest, self._now())
        if news:
            self._tell(Change(around=True))
        self._peers.append(peer)
        audience = self._table.audience(peer.guest)
        peer.offer(frame_of(self._table.welcome(audience, version, self._now())))

    def _leave(self, peer: Peer) -> None:
        if peer not in self._peers:
            return
        self._peers.remove(peer)
        self._hinting.discard(peer.guest.id)
        self._quiet = self._now()
        if self._table.went(peer.guest, self._quiet):
            self._tell(Change(around=True))

    def _send_off(self) -> None:
        """Ends the connections of those whom a table without spectators no longer has a seat for."""
        if self._table.settings.watchable:
            return
        for peer in tuple(self._peers):
            if not self.welcomes(peer.guest):
                peer.end(FORBIDDEN)

    async def _hear(self, peer: Peer, message: FromBrowser) -> None:
        try:
            entries = self._answer(peer, message)
        except ThousandError as fault:
            peer.offer(frame_of(refused(message, fault)))
            return
        try:
            await self._enter(entries)
        except StoreFault as fault:
            peer.offer(frame_of(refused(message, fault)))
            raise

    def _answer(self, peer: Peer, message: FromBrowser) -> Sequence[Entry]:
        """The entries that a message makes; what makes none is done at once."""
        match message:
            case Ping():
                peer.offer(frame_of(Pong()))
            case AskHint():
                self._ask_hint(peer, message)
            case Say():
                self._say(peer, message)
            case SetBot() if message.level not in LEVELS:
                raise ServerFault("bot_unknown", bot=message.level, known=", ".join(LEVELS))
            case _:
                return self._proposed(peer, message)
        return ()

    def _proposed(self, peer: Peer, message: FromBrowser) -> Sequence[Entry]:
        """The entries that the table makes of a message.

        ServerFault `request_often` for one who goes on and on with what the game does not wait for: the log
        would grow without end.
        """
        entries = self._table.propose(peer.guest, message, self._now())
        if entries and not isinstance(message, _MOVES) and not self._fuss.take(peer.guest.id):
            raise ServerFault("request_often")
        return entries

    def _say(self, peer: Peer, message: Say) -> None:
        seat = self._table.seat_of(peer.guest)
        if seat is None:
            raise ServerFault("not_seated")
        phrase = phrase_of(message.phrase)
        if phrase is None:
            raise ServerFault("phrase_unknown", phrase=message.phrase)
        frame = frame_of(Said(seat, phrase))
        for one in self._peers:
            one.offer(frame)

    def _tell(self, change: Change) -> None:
        """Sends what a change was; those who are shown the same are sent the same frames."""
        told: dict[Audience, list[str]] = {}
        now = self._now()
        for peer in tuple(self._peers):
            audience = self._table.audience(peer.guest)
            if audience not in told:
                news: Sequence[ToBrowser] = self._table.news(change, audience, now)
                told[audience] = [frame_of(message) for message in news]
            for frame in told[audience]:
                peer.offer(frame)
            if (declined := self._table.declined(change, peer.guest)) is not None:
                peer.offer(frame_of(declined))

    # -- bots and hints --------------------------------------------------------------------------------------

    async def _think(self, turn: BotTurn) -> None:
        action = await self._around.thinkers.choose(turn.level, turn.view, turn.seed)
        self._inbox.put_nowait(_Posted(Chosen(turn, action), None))

    def _ask_hint(self, peer: Peer, message: AskHint) -> None:
        if peer.guest.id in self._hinting:
            raise ServerFault("hint_busy")
        view = self._table.hint_view(peer.guest, message.turn)
        self._hinting.add(peer.guest.id)
        self._spawn(self._weigh(peer, message, view))

    async def _weigh(self, peer: Peer, message: AskHint, view: View) -> None:
        try:
            advice = await self._around.thinkers.advise(view, message.turn)
        except NoAdvice:
            advice = None
        self._inbox.put_nowait(_Posted(Advised(peer, message, advice), None))

    def _advise(self, peer: Peer, message: AskHint, advice: Any) -> None:
        self._hinting.discard(peer.guest.id)
        if advice is None:
            peer.offer(frame_of(refused(message, ServerFault("hint_failed"))))
        else:
            peer.offer(frame_of(hint_of(message.turn, advice)))

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._children.add(task)
        task.add_done_callback(self._children.discard)

    # -- time and keeping ------------------------------------------------------------------------------------

    def _now(self) -> int:
        return self._around.clock()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        due = self._table.next_due()
        alarms = [] if due is None else [due]
        if not self._peers:
            alarms.append(max(self._quiet + _IDLE_MS, self._now() + _RARELY_MS))
        if not alarms:
            self._timer = None
            return
        delay = min(max(0, min(alarms) - self._now()), _FAR_MS) * _MILLISECOND
        tick = _Posted(Tick(), None)
        self._timer = asyncio.get_running_loop().call_later(delay, self._inbox.put_nowait, tick)

    def _idle(self) -> bool:
        """Whether nobody is here, nothing has happened for a while and nothing will soon."""
        now, due = self._now(), self._table.next_due()
        quiet = not self._peers and self._inbox.empty() and now >= self._quiet + _IDLE_MS
        return quiet and (due is None or due > now + _IDLE_MS)

    async def _keep_card(self) -> None:
        """Keeps the card when people came or went; else now and then, since a live table shows its own."""
        company = self._table.company()
        if company != self._company or self._now() >= self._carded + _CARD_MS:
            self._company, self._carded = company, self._now()
            await self._around.store.append(self._no_lines(), self.card(), self._table.guests())

    async def _keep_game(self) -> None:
        """Keeps the record of the game that is over, if its first dealer was drawn."""
        table, game = self._table, None
        try:
            record = write_record(table.record())
        except ValueError:
            record = b""
        if record and table.game_name is not None:
            game = Game(table.game_name, table.id, self._now(), record)
        await self._around.store.append(self._no_lines(), self.card(), table.guests(), game)

    def _no_lines(self) -> Lines:
        return Lines(self.id, self._table.version, self._now(), ())

    async def _end(self, code: int) -> None:
        self._ended = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._children:
            task.cancel()
        for peer in self._peers:
            peer.end(code)
        while not self._inbox.empty():
            posted = self._inbox.get_nowait()
            if isinstance(posted.item, Came):
                posted.item.peer.end(code)
            _settle(posted.done)
        self._around.ended(self)
        try:
            await self._around.store.put_card(self.card())
        except Exception as fault:
            _log.warning("card_not_kept", table=self.id, fault=type(fault).__name__)


def _settle(done: asyncio.Future[None] | None, fault: ThousandError | None = None) -> None:
    if done is None or done.done():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
