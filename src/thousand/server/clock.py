"""The time as the tables know it."""

import time


def now_ms() -> int:
    """Milliseconds since 1970 by the clock of the machine."""
    return time.time_ns() // 1_000_000
