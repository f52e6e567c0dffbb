"""A small sheet of character cells on which the drawn face puts its pieces; nothing can stick out of it."""

from itertools import groupby
from operator import itemgetter
from typing import Final

from thousand.cli.terminal import width_of

LEFT: Final = "left"
CENTRE: Final = "centre"
RIGHT: Final = "right"

_CODES: Final = {
    "bold": "1",
    "faint": "2",
    "red": "31",
    "green": "32",
    "amber": "33",
    "blue": "36",
}
_WITHOUT_COLOUR: Final = ("bold", "faint")


class Canvas:
    """Cells in rows, each with a character and a style; wide characters take two cells."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> int:
        """Writes a text from a column on and returns the column after it; what does not fit is left out."""
        if not 0 <= row < self.height:
            return column
        for sign in text:
            size = _width(sign)
            if size and column >= 0 and column + size <= self.width:
                self._cells[row][column] = (sign, style)
                if size == 2:
                    self._cells[row][column + 1] = ("", style)
            column += size
        return column

    def put_pieces(self, column: int, row: int, pieces: list[tuple[str, str]], align: str = LEFT) -> None:
        """Writes pieces of different styles as one line that begins, is centred or ends at a column."""
        length = sum(width_of(text) for text, _ in pieces)
        start = {LEFT: column, CENTRE: column - length // 2, RIGHT: column - length}[align]
        for text, style in pieces:
            start = self.put(start, row, text, style)

    def lines(self, colour: bool) -> list[str]:
        """The rows as text for a terminal; without colour only bold and faint are left."""
        return [self._line(cells, colour).rstrip() for cells in self._cells]

    def _line(self, cells: list[tuple[str, str]], colour: bool) -> str:
        runs = [(style, "".join(sign for sign, _ in run)) for style, run in groupby(cells, key=itemgetter(1))]
        while runs and not runs[-1][1].strip():
            runs.pop()
        return "".join(_painted(text, style, colour) for style, text in runs)


def _painted(text: str, style: str, colour: bool) -> str:
    codes = [_CODES[word] for word in style.split() if colour or word in _WITHOUT_COLOUR]
    return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes else text


def _width(sign: str) -> int:
    """How many cells a character takes; most of them are told at a glance."""
    return (
        1 if sign < "\u0300" or "\u0400" <= sign < "\u0483" or "\u2010" <= sign < "\u2800" else width_of(sign)
    )
