"""Connections that get nowhere are ended: a request that never comes whole, a peer who takes nothing.

Uvicorn waits for both for ever, and whoever opened enough of them would leave no room for anybody else.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

AT_ONCE: Final = "thousand.at_once"
SECONDS: Final = 20.0
"""How often a connection is looked at; one that stands still from one look to the next is ended."""


class Patience:
    """Looks at a connection now and then; `waits` names what it waits for, None while the server works."""

    def __init__(
        self, protocol: asyncio.BaseProtocol, transport: asyncio.Transport, waits: Callable[[], object]
    ) -> None:
        self._protocol = protocol
        self._transport = transport
        self._waits = waits
        self._size = 0
        self._wait: object = None
        self._timer = asyncio.get_running_loop().call_later(SECONDS, self._look)

    def end(self) -> None:
        """Looks no more."""
        self._timer.cancel()

    def _look(self) -> None:
        if self._transport.get_protocol() is not self._protocol:
            return
        size, wait = self._transport.get_write_buffer_size(), self._waits()
        if 0 < self._size <= size or (wait is not None and wait == self._wait):
            self._transport.abort()
            return
        self._size, self._wait = size, wait
        self._timer = asyncio.get_running_loop().call_later(SECONDS, self._look)


class PatientHttp(H11Protocol):
    """HTTP, where a request must come whole in twice `SECONDS`, and an answer be read by and by."""

    _patience: Patience | None = None

    def connection_made(self, transport: Any) -> None:
        """A connection is there."""
        super().connection_made(transport)
        self._patience = Patience(self, transport, self._request_wanted)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        if self._patience is not None:
            self._patience.end()
        super().connection_lost(exc)

    def _request_wanted(self) -> object:
        """The request before the one that is waited for, or the one whose body is."""
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            return ("head", id(cycle))
        return ("body", id(cycle)) if cycle.more_body else None


class PatientSockets(WebSocketsSansIOProtocol):
    """Sockets, where what is sent must be taken by and by.

    Each scope offers the extension `AT_ONCE`: a function that sends a text without waiting for its turn in
    the loop, and says False where it cannot be sent so. What a table tells goes to every seat, and the way
    through all layers costs more than making it.
    """

    _patience: Patience | None = None

    def connection_made(self, transport: Any) -> None:
        """A connection is there."""
        super().connection_made(transport)
        self._patience = Patience(self, transport, lambda: None)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        if self._patience is not None:
            self._patience.end()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """A handshake has come."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[AT_ONCE] = self._send_at_once

    def _send_at_once(self, text: str) -> bool:
        open_ = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
