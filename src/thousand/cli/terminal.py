"""Text in the columns of a terminal: how wide it is, and how it is cut and padded."""

import os
import shutil
import textwrap
import unicodedata
from typing import Final

_NARROWEST: Final = 60
_WIDEST: Final = 100
_LEAST: Final = 20
_MOST: Final = 500


def columns() -> int:
    """The columns that a page takes: those of the terminal, within what can be read well."""
    return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))


def window(columns: int, rows: int) -> os.terminal_size:
    """The size of the terminal, if it can be asked, within what can be written to."""
    size = shutil.get_terminal_size((columns, rows))
    return os.terminal_size((_bounded(size.columns), _bounded(size.lines)))


def _bounded(size: int) -> int:
    return max(_LEAST, min(_MOST, size))


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """The lines of a text, broken between words alone; `first` and `rest` are what lines begin with."""
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
    return len(text) + wide - sum(bool(unicodedata.combining(sign)) for sign in text)


def cut(text: str, width: int) -> str:
    """The text, its end left out where it is wider than that."""
    if width_of(text) <= width:
        return text
    while text and width_of(text) > width - 1:
        text = text[:-1]
    return text + "…"


def padded(text: str, width: int) -> str:
    """The text with spaces after it."""
    return text + " " * (width - width_of(text))


def to_the_right(text: str, width: int) -> str:
    """The text with spaces before it."""
    return " " * (width - width_of(text)) + text


def centred(text: str, width: int) -> str:
    """The text with spaces on both sides."""
    left = (width - width_of(text)) // 2
    return padded(" " * left + text, width)
