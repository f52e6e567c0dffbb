"""The drawn face: the whole table on one screen, drawn anew after each change."""

from collections.abc import Sequence
from typing import IO, TYPE_CHECKING, Final

from thousand.cli.play.canvas import LEFT, RIGHT, Canvas
from thousand.cli.play.cards_drawn import AMBER, FAINT, CardPainter
from thousand.cli.play.picture import COLUMNS, EDGE, ROWS, Picture, wrapped
from thousand.cli.play.screen import Question, Scene
from thousand.cli.play.sheets import Reckoning, reckoning, sheet_lines, what_next
from thousand.cli.play.vocabulary import Vocabulary

if TYPE_CHECKING:
    from thousand.texts import Texts

_ENTER: Final = "\x1b[?1049h\x1b[H\x1b[2J"
_LEAVE: Final = "\x1b[?1049l"
_HOME: Final = "\x1b[H"
_LINE_END: Final = "\x1b[K\n"
_REST: Final = "\x1b[J"
_NAME_WIDTH: Final = 16
_COLUMN_WIDTH: Final = 10
_SHEET_HEAD: Final = 2


class DrawnScreen:
    """Draws the table on a terminal of at least 80 columns and 24 rows, on its second screen."""

    waits = True
    page_width: int | None = COLUMNS - 2 * EDGE

    def __init__(
        self,
        texts: "Texts",
        vocabulary: Vocabulary,
        out: IO[str],
        size: tuple[int, int] = (COLUMNS, ROWS),
        colour: bool = True,
    ) -> None:
        self._texts = texts
        self._painter = CardPainter(texts, vocabulary)
        self._out = out
        self._columns, self._rows = size
        self._margin = " " * max(0, (self._columns - COLUMNS) // 2)
        self.mark = f"{self._margin}  › "
        self._colour = colour
        self._greeting: tuple[str, ...] = ()
        self._entered = False

    def greet(self, lines: Sequence[str]) -> None:
        """Keeps the first words for the first pictures, where the person sees them above the cards."""
        self._greeting = tuple(lines)

    def follow(self, scene: Scene, heard: Sequence[str]) -> None:
        """Draws the table after a change."""
        if scene.sight.deal is not None:
            self._draw(self._picture(scene).draw())

    def ask(self, scene: Scene, question: Question, reason: str = "") -> None:
        """Draws the table with the question."""
        self._draw(self._picture(scene).draw(question, reason))

    def reckon(self, scene: Scene, notice: str = "") -> None:
        """Draws the table of the deal just finished, and below it as much of the score sheet as fits."""
        told = reckoning(self._texts, scene)
        canvas = Canvas(COLUMNS, ROWS - 1)
        canvas.put(EDGE, 0, told.title, "bold")
        row = self._figures(canvas, told, 2)
        for remark in told.remarks:
            for line in wrapped(remark):
                canvas.put(EDGE, row, line)
                row += 1
        room = ROWS - 4 - row
        sheet = sheet_lines(self._texts, scene, COLUMNS - 2 * EDGE)
        if room > _SHEET_HEAD and told.rows:
            for line in (*sheet[:_SHEET_HEAD], *sheet[_SHEET_HEAD:][_SHEET_HEAD - room :]):
                row += 1
                canvas.put(EDGE, row, line)
        for line in wrapped(notice)[:1]:
            canvas.put(EDGE, ROWS - 3, line, AMBER)
        for line in what_next(self._texts, scene):
            canvas.put(EDGE, ROWS - 2, line, FAINT)
        self._draw(canvas)

    def _figures(self, canvas: Canvas, told: Reckoning, row: int) -> int:
        """The table of a deal from a row on; the row after it and a gap."""
        for place, head in enumerate(told.heads, 1):
            canvas.put_pieces(_cell(place), row, [(head, FAINT)], RIGHT)
        for cells in told.rows:
            row += 1
            canvas.put(EDGE, row, cells[0], "bold")
            for place, cell in enumerate(cells[1:], 1):
                style = "bold" if place >= len(told.heads) - 1 else ""
                canvas.put_pieces(_cell(place), row, [(cell, style)], RIGHT)
        return row + 2 if told.rows else row

    def pages(self, lines: Sequence[str]) -> list[list[str]]:
        """Lines wrapped and divided into screens."""
        room = ROWS - 5
        fitting = [piece for line in lines for piece in wrapped(line)]
        return [fitting[start : start + room] for start in range(0, max(1, len(fitting)), room)]

    def show(self, title: str, lines: Sequence[str], then: str) -> None:
        """Draws a page of text."""
        canvas = Canvas(COLUMNS, ROWS - 1)
        canvas.put(EDGE, 0, title, "bold")
        for row, line in enumerate(lines, 2):
            canvas.put(EDGE, row, line)
        canvas.put_pieces(EDGE, ROWS - 2, [(then, FAINT)], LEFT)
        self._draw(canvas)

    def hand_over(self, text: str) -> None:
        """Draws nothing but to whom the keyboard goes."""
        canvas = Canvas(COLUMNS, ROWS - 1)
        for row, line in enumerate(wrapped(text), ROWS // 2 - 1):
            canvas.put(EDGE, row, line, "bold")
        self._draw(canvas)

    def close(self, lines: Sequence[str]) -> None:
        """Goes back to the terminal's first screen and says how it ended."""
        if self._entered:
            self._out.write(_LEAVE)
            self._entered = False
        for line in lines:
            self._out.write(line + "\n")
        self._out.flush()

    def _picture(self, scene: Scene) -> Picture:
        return Picture(self._texts, self._painter, self._greeted(scene), self._rows)

    def _greeted(self, scene: Scene) -> Scene:
        if len(scene.sight.finished) or not self._greeting:
            return scene
        return Scene(scene.sight, scene.table, (*self._greeting, *scene.said))

    def _draw(self, canvas: Canvas) -> None:
        if not self._entered:
            self._out.write(_ENTER)
            self._entered = True
        lines = (self._margin + line + _LINE_END for line in canvas.lines(self._colour))
        self._out.write(_HOME + "".join(lines) + _REST)
        self._out.flush()


def _cell(place: int) -> int:
    """The column at which a column of the reckoning ends."""
    return EDGE + _NAME_WIDTH + place * _COLUMN_WIDTH
