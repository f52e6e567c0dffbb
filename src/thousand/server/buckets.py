"""How often somebody may do something: a bucket that fills by and by."""

from collections.abc import Callable
from time import monotonic
from typing import Final

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
