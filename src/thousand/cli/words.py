"""The language of the player: asked for once, its words loaded when the first of them is needed."""

import os
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from typing import IO

from thousand.core.errors import Param, ThousandError
from thousand.texts import LANGUAGES, Texts, language_from, texts

_asked: ContextVar[str] = ContextVar("asked", default="")


class Failure(ThousandError):
    """What the command line cannot do: `code` is the id of its sentence; ends with exit status 1.

    `near` is what may have been meant.
    """

    def __init__(self, code: str, near: str = "", **params: Param) -> None:
        super().__init__(code, **params)
        self.near = near

    def sentences(self) -> tuple[str, ...]:
        """The fault in words, and what may have been meant."""
        hint = (say("cli-did-you-mean", near=self.near),) if self.near else ()
        return say(self.code, **self.params), *hint


class Misuse(Failure):
    """A command line that cannot be understood; ends with exit status 2."""


def take_language(arguments: Sequence[str]) -> list[str]:
    """Notes the language of `--lang`, wherever it stands before `--`, and returns the other arguments.

    Raises Misuse where the option has no value or names a language that there is not.
    """
    rest: list[str] = []
    asked = ""
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            asked = next(words, "")
            if not asked:
                raise Misuse("cli-option-value", option="--lang")
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if asked and asked.lower() not in LANGUAGES:
        raise Misuse("cli-language-unknown", language=asked[:20], languages=", ".join(LANGUAGES))
    _asked.set(asked.lower())
    return rest


def language() -> str:
    """The language that was asked for by option or environment, else the one of the system, else English."""
    return _asked.get() or language_from(os.environ)


def words() -> Texts:
    """The sentences of the chosen language."""
    return texts(language())


def say(message: str, /, **params: Param) -> str:
    """A sentence of the chosen language; a parameter is cut short and cannot steer the terminal."""
    short = {name: shown(value) if isinstance(value, str) else value for name, value in params.items()}
    return words().say(message, **short)


def shown(text: str, length: int = 300) -> str:
    """A text from outside as it can be put on a terminal: short, and without signs that would steer it."""
    return printable(clipped(text, length))


def printable(text: str) -> str:
    """The text without signs that would steer a terminal."""
    return "".join(sign if sign.isprintable() or sign == "\u00a0" else "?" for sign in text)


def clipped(text: str, length: int = 300) -> str:
    """The text, its end left out where it is longer than that."""
    return text if len(text) <= length else text[: length - 1] + "…"


def colour(stream: IO[str] | None = None) -> bool:
    """Whether a stream (standard output) takes colour: a terminal, unless NO_COLOR or TERM=dumb."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return wanted and (stream or sys.stdout).isatty()
