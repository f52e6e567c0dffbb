"""Where what a person types comes from: a terminal, a pipe, or a script."""

import sys
import time
from contextlib import suppress
from typing import IO, Protocol


class Ended(Exception):
    """There is nothing more to read."""


class Prompt(Protocol):
    """A source of lines; raises Ended after the last one."""

    def read(self, mark: str) -> str:
        """The next line, asked for with a mark such as `> `."""
        ...

    def forget(self) -> None:
        """Lets go of what was typed, before the keyboard goes to another person."""
        ...


class Keyboard:
    """A terminal; lines can be edited, and what was typed before the question came does not answer it."""

    def __init__(self, hasty: bool = True) -> None:
        self._hasty = hasty
        self._edits = False

    def read(self, mark: str) -> str:
        """Reads a line from the terminal."""
        self._ready()
        try:
            return input(mark)
        except EOFError:
            raise Ended from None

    def forget(self) -> None:
        """Drops what is typed already, so that it does not answer for somebody else."""
        drop_typed()

    def _ready(self) -> None:
        if not self._edits:
            self._edits = True
            try:
                import readline  # noqa: PLC0415 - only a terminal edits lines
            except ImportError:
                return
            readline.set_auto_history(False)
        if not self._hasty:
            drop_typed()


class Pipe:
    """A file or a pipe: a line an answer, no mark."""

    def __init__(self, lines: IO[str]) -> None:
        self._lines = lines

    def read(self, mark: str) -> str:
        """Reads the next line."""
        line = self._lines.readline()
        if not line:
            raise Ended
        return line.rstrip("\n")

    def forget(self) -> None:
        """Nothing: in a pipe everything is typed beforehand."""


class Pace:
    """How long a change stays on the screen; `seconds` for one call or card, more for a trick."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def rest(self, weight: float = 1.0) -> None:
        """Waits as long as a change of this weight deserves."""
        if self._seconds > 0:
            time.sleep(self._seconds * weight)


def drop_typed() -> None:
    """Drops what is typed at the terminal and not yet read."""
    try:
        import termios  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    with suppress(OSError, ValueError, termios.error):
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
