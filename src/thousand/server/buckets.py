"""How often somebody may do something: a bucket that fills by and by; and how many may wait to do it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from thousand.server.faults import ServerFault

_MOST_KEYS: Final = 20_000


class Bucket:
    """Holds `size` tokens at most and gains `rate` a second; each deed takes one."""

    __slots__ = ("_at", "_clock", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._tokens, self._at = size, clock()

    def take(self) -> bool:
        """Takes a token; False where there is none."""
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def full(self) -> bool:
        """Whether nothing has been taken for so long that it may be forgotten."""
        return self._tokens + (self._clock() - self._at) * self._rate >= self._size


class Buckets:
    """A bucket for each key, such as an address; full ones are forgotten when there are many."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Takes a token of that key; False where there is none."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._size, self._clock)
        return bucket.take()

    def _forget(self) -> None:
        if len(self._buckets) >= _MOST_KEYS:
            self._buckets = {key: one for key, one in self._buckets.items() if not one.full()}
        if len(self._buckets) >= _MOST_KEYS:
            self._buckets.clear()


class Turnstile:
    """Lets one through at a time while `most` wait behind him, in a row, and nobody more."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside = 0
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def passing(self) -> AsyncIterator[None]:
        """Waits for one's turn; ServerFault `request_often` where too many wait already."""
        if self._inside > self._most:
            raise ServerFault("request_often")
        self._inside += 1
        try:
            async with self._lock:
                yield
        finally:
            self._inside -= 1
