"""What waits to be sent to one socket: bounded, so that one who does not read costs nothing."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from thousand.server.codes import SLOW
from thousand.table.guests import Guest

MOST_FRAMES: Final = 256
MOST_SIGNS: Final = 1_000_000


class Outbox:
    """A peer of a table: frames in, sent in their order; too many that wait end the connection.

    `at_once` sends a frame without delay where it can; what it does not take waits for `run`.
    """

    def __init__(self, guest: Guest, at_once: Callable[[str], bool]) -> None:
        self.guest = guest
        self.code: int | None = None
        self._at_once = at_once
        self._frames: deque[str] = deque()
        self._signs = 0
        self._sending = False
        self._news = asyncio.Event()

    def offer(self, frame: str) -> None:
        """See `Peer.offer`."""
        if self.code is not None:
            return
        if not self._sending and not self._frames and self._at_once(frame):
            return
        self._frames.append(frame)
        self._signs += len(frame)
        if len(self._frames) > MOST_FRAMES or self._signs > MOST_SIGNS:
            self._frames.clear()
            self.end(SLOW)
        self._news.set()

    def end(self, code: int) -> None:
        """See `Peer.end`; what waits is sent before."""
        if self.code is None:
            self.code = code
        self._news.set()

    async def run(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Sends what waits until the connection is to end; the code to end it with."""
        while True:
            while self._frames:
                frame = self._frames.popleft()
                self._signs -= len(frame)
                self._sending = True
                await send(frame)
                self._sending = False
            if self.code is not None:
                return self.code
            self._news.clear()
            await self._news.wait()
