"""`/ws/table/{id}`: from the handshake to the close, one connection."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from thousand.core.errors import ThousandError
from thousand.server import codes
from thousand.server.addresses import neighbourhood
from thousand.server.buckets import Bucket
from thousand.server.faults import ServerFault
from thousand.server.guests import COOKIE, guest_of
from thousand.server.logs import trace_of
from thousand.server.metrics import Metrics
from thousand.server.patience import AT_ONCE
from thousand.server.premises import Premises
from thousand.server.running.live import Came, Heard, LiveTable, Went
from thousand.server.running.talking import frame_of, message_of
from thousand.server.sockets.outbox import Outbox
from thousand.table.wire.from_browser import PROTOCOL, FromBrowser, Hello
from thousand.table.wire.to_browser import Refused

HELLO_SECONDS: Final = 10.0
MOST_FRAME: Final = 4096
_BURST: Final = 3
_PATIENCE: Final = 20
_NO_TABLE: Final = {
    "table_missing": codes.NO_TABLE,
    "table_damaged": codes.DAMAGED,
    "server_full": codes.OFTEN,
}
_log = structlog.get_logger("thousand.sockets")

Socket = WebSocket[Any, Any, Any]


class Closed(Exception):
    """The connection is to end with a code; None: the peer has ended it himself."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class _Line(NamedTuple):
    """A connection: its socket, the table at its end, what is sent, how much may come."""

    socket: Socket
    live: LiveTable
    outbox: Outbox
    bucket: Bucket
    metrics: Metrics


@websocket("/ws/table/{table:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], premises: NamedDependency[Premises]
) -> None:
    """A connection to a table; every end has a code of `docs/reference/protocol.md`."""
    await socket.accept()
    address = neighbourhood(socket.client.host) if socket.client else ""
    premises.sockets[address] += 1
    try:
        code = await _serve(socket, table, premises, address)
    except Closed as closed:
        code = closed.code
    except Exception as fault:
        _log.error("socket_failed", **trace_of(fault))
        code = codes.FAULT
    finally:
        premises.sockets[address] -= 1
        if premises.sockets[address] <= 0:
            del premises.sockets[address]
    if code is not None:
        with suppress(Exception):  # the peer may be gone already
            await socket.send({"type": "websocket.close", "code": code, "reason": ""})


async def _serve(socket: Socket, table: str, premises: Premises, address: str) -> int | None:
    settings = premises.settings
    crowded = premises.sockets[address] > settings.sockets_an_address
    crowded = crowded or premises.connected() > settings.most_sockets
    if crowded or not premises.requests.take(address):
        raise Closed(codes.OFTEN)
    person = await premises.guests.read(socket.cookies.get(COOKIE))
    if person is None:
        raise Closed(codes.NO_GUEST)
    hello = await _hello(socket)
    live = await _live(premises, table)
    outbox = Outbox(guest_of(person), _at_once(socket))
    if not live.welcomes(outbox.guest):
        raise Closed(codes.FORBIDDEN)
    bucket = Bucket(settings.messages_a_second, settings.messages_a_second * _BURST)
    return await _converse(_Line(socket, live, outbox, bucket, premises.metrics), hello)


async def _hello(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = message_of(await _text(socket))
    except TimeoutError:
        raise Closed(codes.NO_HELLO) from None
    except msgspec.MsgspecError:
        raise Closed(codes.UNREADABLE) from None
    if not isinstance(message, Hello):
        raise Closed(codes.UNREADABLE)
    if message.protocol != PROTOCOL:
        raise Closed(codes.OTHER_PROTOCOL)
    return message


async def _live(premises: Premises, table: str) -> LiveTable:
    try:
        return await premises.house.table(table)
    except ServerFault as fault:
        raise Closed(_NO_TABLE.get(fault.code, codes.FAULT)) from None


async def _converse(line: _Line, hello: Hello) -> int | None:
    """Reads and writes until one of both ends it."""
    try:
        await line.live.post(Came(line.outbox, hello.version))
    except ThousandError:
        return codes.AWAY
    writing = asyncio.create_task(line.outbox.run(lambda frame: _send(line.socket, frame)))
    reading = asyncio.create_task(_read(line))
    try:
        done, _ = await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        return _code(writing if writing in done else reading)
    finally:
        for task in (writing, reading):
            task.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
        with suppress(ThousandError):
            await line.live.post(Went(line.outbox))


def _code(task: asyncio.Task[Any]) -> int | None:
    fault = task.exception()
    if isinstance(fault, Closed):
        return fault.code
    if fault is not None:
        raise fault
    code: int | None = task.result()
    return code


async def _read(line: _Line) -> None:
    """Hands what comes to the table in its order, no more than the bucket holds; raises Closed at the end."""
    refusals = 0
    while True:
        frame = await _text(line.socket)
        try:
            message = _allowed(frame, line.bucket)
        except ServerFault as fault:
            refusals += 1
            if refusals > _PATIENCE:
                raise Closed(codes.OFTEN if fault.code == "request_often" else codes.UNREADABLE) from None
            line.outbox.offer(frame_of(Refused("", fault.code, dict(fault.params))))
            continue
        taken = line.live.post(Heard(line.outbox, message))
        taken.add_done_callback(partial(_measure, line.metrics, perf_counter()))


def _measure(metrics: Metrics, began: float, taken: asyncio.Future[None]) -> None:
    """Counts how long a message took, unless the table had ended before it came."""
    if not taken.cancelled() and taken.exception() is None:
        metrics.messages.observe(perf_counter() - began)


def _allowed(frame: str, bucket: Bucket) -> FromBrowser:
    """The message of a frame; ServerFault `request_often`, `message_unreadable`."""
    if not bucket.take():
        raise ServerFault("request_often")
    try:
        return message_of(frame)
    except msgspec.MsgspecError:
        raise ServerFault("message_unreadable") from None


async def _text(socket: Socket) -> str:
    """The next frame; raises Closed for the end, for bytes, and for one that is too long."""
    event: dict[str, Any] = await socket.receive()  # type: ignore[assignment]
    if event["type"] == "websocket.disconnect":
        raise Closed(None)
    text = event.get("text")
    if not isinstance(text, str):
        raise Closed(codes.UNREADABLE)
    if len(text) > MOST_FRAME:
        raise Closed(codes.LARGE)
    return text


def _at_once(socket: Socket) -> Callable[[str], bool]:
    """How the server of this socket sends at once; one that cannot never does."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    at_once: Callable[[str], bool] = extensions.get(AT_ONCE, _never)
    return at_once


def _never(_frame: str) -> bool:
    return False


async def _send(socket: Socket, frame: str) -> None:
    try:
        await socket.send({"type": "websocket.send", "text": frame, "bytes": None})
    except Exception:
        raise Closed(None) from None
