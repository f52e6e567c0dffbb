"""The plain face: a sentence a change, nothing drawn, nothing said twice; for screen readers and pipes."""

import textwrap
from collections.abc import Sequence
from typing import IO, TYPE_CHECKING, Final

from thousand.cli.play.screen import Question, Scene
from thousand.cli.play.sheets import reckoning_lines, what_next

if TYPE_CHECKING:
    from thousand.texts import Texts

CLEAR: Final = "\x1b[3J\x1b[2J\x1b[H"


class PlainScreen:
    """Writes sentences one after the other.

    `width` wraps lines for a terminal (None: a line a sentence); `clears` tells that what was written must go
    when the keyboard changes hands.
    """

    mark = "> "
    waits = False
    page_width: int | None = None

    def __init__(self, texts: "Texts", out: IO[str], width: int | None = None, clears: bool = False) -> None:
        self._texts = texts
        self._out = out
        self._width = width
        self._clears = clears

    def greet(self, lines: Sequence[str]) -> None:
        """Says what is played and how to type."""
        self._say(*lines)

    def follow(self, scene: Scene, heard: Sequence[str]) -> None:
        """Says what happened."""
        self._say(*heard)

    def ask(self, scene: Scene, question: Question, reason: str = "") -> None:
        """Says why the last answer was wrong, or else the question with its choices."""
        if reason:
            self._say(reason)
        choices = f": {', '.join(question.choices)}." if question.choices else ""
        self._say(question.text + choices)

    def reckon(self, scene: Scene, notice: str = "") -> None:
        """Says the totals; what was written has been told by then."""
        self._say(*([notice] if notice else []))
        self._say(*reckoning_lines(self._texts, scene), *what_next(self._texts, scene))

    def pages(self, lines: Sequence[str]) -> list[list[str]]:
        """All lines as they are."""
        return [list(lines)]

    def show(self, title: str, lines: Sequence[str], then: str) -> None:
        """Says the lines that were asked for."""
        self._say(title, *lines)

    def hand_over(self, text: str) -> None:
        """Clears the terminal and says to whom the keyboard goes."""
        if self._clears:
            self._out.write(CLEAR)
        self._say(text)

    def close(self, lines: Sequence[str]) -> None:
        """Says how it ended and where the game is kept."""
        self._say(*lines)

    def _say(self, *lines: str) -> None:
        for line in lines:
            self._out.write(self._wrapped(line) + "\n")
        self._out.flush()

    def _wrapped(self, line: str) -> str:
        if self._width is None:
            return line
        return (
            "\n".join(textwrap.wrap(line, self._width - 1, break_on_hyphens=False, break_long_words=False))
            or line
        )
