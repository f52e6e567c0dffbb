"""One process has a database at a time."""

import fcntl
import os
from pathlib import Path

from thousand.server.faults import ServerFault


class DatabaseLock:
    """The right to a database, held until it is released or the process ends."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, file: Path) -> "DatabaseLock":
        """Takes the right to a file; ServerFault `database_busy` while another process has it."""
        descriptor = os.open(
            file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600
        )
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise ServerFault("database_busy", file=str(file)) from None
        return cls(descriptor)

    def release(self) -> None:
        """Lets it go; a second time does nothing."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
