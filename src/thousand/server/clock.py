"""The time as the tables know it."""

import time
from typing import Final

_START: Final = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970 by the clock of the machine as it was at the start, and never back from there.

    A clock that is put right meanwhile would else end a player's time at once, or stop a table for hours.
    """
    return (_START + time.monotonic_ns()) // 1_000_000
