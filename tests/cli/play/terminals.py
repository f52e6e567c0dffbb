"""Doubles of a terminal and of people who type at it."""

import re
from collections.abc import Callable
from random import Random

CLEAR = "\x1b[H"
LEAVE = "\x1b[?1049l"
STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Output:
    """Standard output that remembers what is written; a terminal if it is to be one."""

    encoding = "utf-8"

    def __init__(self, terminal: bool) -> None:
        self.terminal = terminal
        self.pieces: list[str] = []

    def write(self, text: str) -> int:
        self.pieces.append(text)
        return len(text)

    def flush(self) -> None:
        """Nothing is held back."""

    def isatty(self) -> bool:
        return self.terminal

    def fileno(self) -> int:
        raise OSError

    @property
    def text(self) -> str:
        return "".join(self.pieces)

    def screens(self) -> list[str]:
        """What was drawn, screen by screen, without colours."""
        drawn = self.text.partition(LEAVE)[0].split(CLEAR)[1:]
        return [STYLE.sub("", screen) for screen in drawn]

    def last(self) -> str:
        """What was written since the last line was read."""
        return STYLE.sub("", self.text)


class Typist:
    """Standard input: each line is made up when it is asked for."""

    encoding = "utf-8"

    def __init__(self, types: Callable[[], str | None], terminal: bool) -> None:
        self.types = types
        self.terminal = terminal

    def readline(self) -> str:
        line = self.types()
        return "" if line is None else line + "\n"

    def isatty(self) -> bool:
        return self.terminal

    def fileno(self) -> int:
        raise OSError


class Monkey:
    """Types what could be meant anywhere: numbers of cards, bids, words; a legal choice comes up sooner or later."""

    WORDS = ("", "pass", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "yes", "no", "100", "+", "look")
    LINES = ("1 2", "2 3", "5 1", "1 2 3", "4 2 6", "7 1 3", "s", "stand", "12", "11")

    def __init__(self, seed: int, limit: int = 200_000) -> None:
        self.chance = Random(seed)
        self.left = limit

    def __call__(self) -> str | None:
        self.left -= 1
        return self.chance.choice(self.WORDS + self.LINES) if self.left > 0 else None
