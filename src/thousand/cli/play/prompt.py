"""Where what a person types comes from: a terminal, a pipe, or a script."""

import os
import select
import sys
import time
from contextlib import suppress
from typing import IO, Final, Protocol

_LONGEST: Final = 4096


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

    def overheard(self) -> tuple[str, ...]:
        """The lines typed before anything was asked; they answer the next questions."""
        ...


class Keyboard:
    """A terminal; lines can be edited, and what was typed before the question came answers it."""

    def __init__(self) -> None:
        self._edits = False
        self._ahead: list[str] = []

    def read(self, mark: str) -> str:
        """Reads a line from the terminal."""
        self._ready()
        if self._ahead:
            return self._ahead.pop(0)
        try:
            return input(mark)
        except EOFError:
            raise Ended from None

    def forget(self) -> None:
        """Drops what is typed already, so that it does not answer for somebody else."""
        self._ahead.clear()
        drop_typed()

    def overheard(self) -> tuple[str, ...]:
        """The lines typed meanwhile, kept for the next questions."""
        self._ahead += typed_lines()
        return tuple(self._ahead)

    def _ready(self) -> None:
        if not self._edits:
            self._edits = True
            try:
                import readline
            except ImportError:
                return
            readline.set_auto_history(False)


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

    def overheard(self) -> tuple[str, ...]:
        """Nothing, for the same reason."""
        return ()


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
        import termios
    except ImportError:
        return
    with suppress(OSError, ValueError, termios.error):
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def typed_lines() -> list[str]:
    """The whole lines typed at the terminal and not yet read."""
    lines = []
    with suppress(OSError, ValueError):
        terminal = sys.stdin.fileno()
        while select.select([terminal], [], [], 0)[0] and (data := os.read(terminal, _LONGEST)):
            lines += data.decode(errors="replace").splitlines()
    return lines
