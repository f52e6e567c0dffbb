"""Doubles of a terminal and of people who type at it."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from thousand.cli.__main__ import run

HOME = "\x1b[H"
LEAVE = "\x1b[?1049l"
STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
OFFERED = re.compile(r"(?:^|, |[.?:] )(\d+) [a-z]+ of [a-z]+")


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
        """All that was written, without colours."""
        return STYLE.sub("", "".join(self.pieces))

    def screens(self) -> list[str]:
        """What was drawn, screen by screen, without colours."""
        drawn = "".join(self.pieces).partition(LEAVE)[0].split(HOME)[1:]
        return [STYLE.sub("", screen).rstrip("\n") for screen in drawn if STYLE.sub("", screen).strip()]


class Typist:
    """Standard input: each line is made up when it is asked for; None is the end of it."""

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


class Played:
    """A run of the command: its exit status and what was written."""

    def __init__(self, status: int, out: Output) -> None:
        self.status = status
        self.out = out

    @property
    def text(self) -> str:
        return self.out.text

    @property
    def lines(self) -> list[str]:
        return self.out.text.splitlines()


def play(
    monkeypatch: pytest.MonkeyPatch,
    arguments: Iterable[str],
    types: Callable[[Output], Callable[[], str | None]] | Iterable[str],
    *,
    terminal: bool = False,
) -> Played:
    """Runs `thousand play`; lines come from a list, or from a function of what has been written."""
    out = Output(terminal)
    typing = types(out) if callable(types) else scripted(types)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdin", Typist(typing, terminal))
        patched.setattr(sys, "stdout", out)
        status = run(["play", "--pause", "0", *_levelled(list(arguments), terminal)])
    return Played(status, out)


def _levelled(arguments: list[str], terminal: bool) -> list[str]:
    """The arguments with a level, so that a new game at a terminal begins without a question."""
    settled = ("--level", "--bots", "--watch", "--resume", "--ask")
    rest = [argument for argument in arguments if argument != "--ask"]
    return rest if not terminal or set(settled) & set(arguments) else [*rest, "--level", "rookie"]


def scripted(lines: Iterable[str]) -> Callable[[], str | None]:
    """Types some lines, then nothing more."""
    waiting: Iterator[str] = iter(lines)
    return lambda: next(waiting, None)


def monkey(seed: int, limit: int = 100_000) -> Callable[[Output], Callable[[], str | None]]:
    """Types what could be meant anywhere, wrong as often as not; something legal comes up sooner or later."""
    lines = ["pass", "yes", "no", "100", "+", "look", "1 2", "2 3", "5 1", "1 2 3", "4 2 6", "7 1 3"]
    lines += ["s", "stand", "", "", "h"]
    lines += [str(number) for number in range(1, 13)]
    chance = Random(seed)
    typed = [0]

    def types() -> str | None:
        typed[0] += 1
        return chance.choice(lines) if typed[0] < limit else None

    return lambda out: types


def chooser(seed: int, limit: int = 100_000) -> Callable[[Output], Callable[[], str | None]]:
    """Types only what the plain English question offers."""
    chance = Random(seed)
    typed = [0]

    def begin(out: Output) -> Callable[[], str | None]:
        def types() -> str | None:
            typed[0] += 1
            return _offered(out.text.rstrip("\n").rpartition("\n")[2], chance) if typed[0] < limit else None

        return types

    return begin


def _offered(question: str, chance: Random) -> str:
    numbers = [int(number) for number in OFFERED.findall(question)]
    bids = re.search(r"(\d+)(?: to |–)(\d+)(?:, in steps of (\d+))?", question)
    if "(yes/no" in question:
        return chance.choice(("yes", "no"))
    if question.startswith("Two cards"):
        return " ".join(map(str, chance.sample(numbers, 2)))
    if question.startswith("Lay aside"):
        count = 3 if "3 cards" in question else 2
        return " ".join(map(str, chance.sample(numbers, count)))
    if question.startswith(("Trump:", "Bid before")) or "1 or 2" in question:
        return chance.choice(("1", "2"))
    if bids and chance.random() < 0.3:
        step = int(bids[3] or 5)
        return str(min(int(bids[2]), int(bids[1]) + step * chance.randrange(2)))
    if question.startswith("Your bid"):
        return "pass" if "pass" in question else "+"
    return str(chance.choice(numbers)) if numbers else ""
