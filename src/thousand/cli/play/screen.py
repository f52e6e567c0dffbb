"""What a game is shown on: the two faces of the screen answer the same calls."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from thousand.cli.play.table import Table
from thousand.core.view import View


class Scene(msgspec.Struct, frozen=True):
    """What a person has before their eyes: their view, the table, and what was said since the deal began."""

    sight: View
    table: Table
    said: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True):
    """What a person is asked, and the choices in words where a list helps."""

    text: str
    choices: tuple[str, ...] = ()


class Screen(Protocol):
    """One of the faces: the drawn one and the plain one."""

    mark: str
    """What stands before the place where a person types."""

    waits: bool
    """Whether a page must be read before the next one replaces it."""

    page_width: int | None
    """How wide a page asked for may be; None where it is said in sentences."""

    def greet(self, lines: Sequence[str]) -> None:
        """Begins: what is played, who deals first, how to type."""
        ...

    def follow(self, scene: Scene, heard: Sequence[str]) -> None:
        """Something happened; `heard` are the new sentences."""
        ...

    def ask(self, scene: Scene, question: Question, reason: str = "") -> None:
        """Asks a person; `reason` says what was wrong with the last answer."""
        ...

    def reckon(self, scene: Scene, notice: str = "") -> None:
        """Shows what the deal just finished was worth; `notice` says what was wrong with the last answer."""
        ...

    def pages(self, lines: Sequence[str]) -> list[list[str]]:
        """Lines that were asked for, divided as they fit."""
        ...

    def show(self, title: str, lines: Sequence[str], then: str) -> None:
        """Shows a page that was asked for; `then` says how to go on."""
        ...

    def hand_over(self, text: str) -> None:
        """Hides everything before the keyboard goes to another person."""
        ...

    def close(self, lines: Sequence[str]) -> None:
        """Ends: where the game is kept, who has won."""
        ...
