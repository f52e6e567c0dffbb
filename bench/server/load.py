"""Tables under load: each moves when its pace says so; a move is timed until every seat knows it."""

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

import picows


class Table(Protocol):
    """A table of some server: who moves next, and what is sent for it."""

    players: "Sequence[Player]"

    def heard(self, seat: int, frame: bytes) -> bool:
        """Takes in a frame; True when it tells the seat the move that is on its way."""
        ...

    def ready(self) -> bool:
        """Whether a move can be made now."""
        ...

    def move(self) -> None:
        """Sends the next move."""
        ...


class Player(picows.WSListener):  # type: ignore[misc]
    """A seat's connection; what comes is handed to the table's pacer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.transport: picows.WSTransport | None = None
        self.pacer: Pacer | None = None
        self.waiting: list[bytes] = []
        self.closed = False

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        """The connection stands."""
        self.transport = transport

    def on_ws_disconnected(self, transport: picows.WSTransport) -> None:
        """The connection has ended."""
        self.closed = True

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        """A frame comes."""
        if frame.msg_type == picows.WSMsgType.CLOSE:
            return
        text = frame.get_payload_as_bytes()
        if self.pacer is None:
            self.waiting.append(text)
        else:
            self.pacer.heard(self.seat, text)

    def send(self, text: bytes) -> None:
        """Sends a text."""
        if self.transport is not None:
            self.transport.send(picows.WSMsgType.TEXT, text)


class Pacer:
    """Paces a table: `period` seconds between moves (0: the next as soon as all know the last).

    A table that was kept waiting leaves out moves and goes on at its own beat; otherwise all that waited for
    one moment would move in step ever after, and the load would come in waves.
    """

    def __init__(self, table: Table, period: float, ways: list[float]) -> None:
        self._table, self._period, self._ways = table, period, ways
        self._sent = 0.0
        self._due = 0.0
        self._left = 0
        self._stopped = False
        self.moves = 0

    def start(self, delay: float) -> None:
        """Begins after a delay, so that tables do not move in step."""
        for player in self._table.players:
            player.pacer = self
            waiting, player.waiting = player.waiting, []
            for text in waiting:
                self._table.heard(player.seat, text)
        self._due = perf_counter() + delay
        asyncio.get_running_loop().call_later(delay, self._try)

    def stop(self) -> None:
        """Makes no more moves."""
        self._stopped = True

    def heard(self, seat: int, text: bytes) -> None:
        """A frame for a seat of the table."""
        if self._table.heard(seat, text) and self._left:
            self._ways.append(perf_counter() - self._sent)
            self._left -= 1
        if not self._left:
            self._plan()

    def _plan(self) -> None:
        if self._stopped or not self._table.ready():
            return
        left = self._due - perf_counter()
        if left <= 0:
            self._move()
        else:
            asyncio.get_running_loop().call_later(left, self._try)

    def _try(self) -> None:
        if (
            not self._stopped
            and not self._left
            and perf_counter() >= self._due - 1e-4
            and self._table.ready()
        ):
            self._move()

    def _move(self) -> None:
        self._sent = perf_counter()
        beats = (self._sent - self._due) // self._period + 1 if self._period else 0
        self._due += max(1, beats) * self._period
        self._left = len(self._table.players)
        self.moves += 1
        self._table.move()
