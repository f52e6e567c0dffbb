"""The score sheet as it is kept on paper: a column a player, a row a deal, running totals."""

from collections.abc import Callable, Sequence
from typing import Final

from thousand.cli.reckoning import explain, explain_all, plain_sheet
from thousand.cli.tally import Cell, Counts, Row, Sign, counts, rows
from thousand.cli.terminal import centred, cut, padded, to_the_right, width_of, wrapped
from thousand.core.state import GameOver, Match
from thousand.texts import Texts, seat_name

__all__ = ["explain", "explain_all", "plain_sheet", "score_sheet"]

NARROWEST: Final = 16

_GREEN, _RED, _DIM, _BOLD = "32", "31", "2", "1"
_SIGNS: Final[dict[Sign, tuple[str, str]]] = {
    "made": ("(…)", "sheet-legend-made"),
    "failed": ("✗", "sheet-legend-failed"),
    "write_off": ("sheet-sign-write-off", "sheet-legend-write-off"),
    "bomb": ("sheet-sign-bomb", "sheet-legend-bomb"),
    "dark": ("sheet-sign-dark", "sheet-legend-dark"),
    "sitter": ("#", "sheet-legend-sitter"),
    "struck": ("×", "sheet-legend-struck"),
    "bolt": ("○", "sheet-legend-bolt"),
    "bolt_penalty": ("●", "sheet-legend-bolt-penalty"),
    "write_off_penalty": ("!", "sheet-legend-write-off-penalty"),
    "barrel": ("[…]", "sheet-legend-barrel"),
    "attempt": ("1/…", "sheet-legend-attempt"),
    "fell": ("sheet-sign-fell", "sheet-legend-fell"),
    "zeroed": ("0", "sheet-legend-zeroed"),
    "dump": ("sheet-sign-dump", "sheet-legend-dump"),
}
_COUNTED: Final[tuple[tuple[str, Callable[[Counts], int]], ...]] = (
    ("sheet-count-made", lambda one: one.made),
    ("sheet-count-failed", lambda one: one.failed),
    ("sheet-count-bolts", lambda one: one.bolts),
    ("sheet-count-mounted", lambda one: one.mounted),
    ("sheet-count-attempts", lambda one: one.attempts),
    ("sheet-count-falls", lambda one: one.falls),
    ("sheet-count-write-offs", lambda one: one.write_offs),
    ("sheet-count-bombs", lambda one: one.bombs),
    ("sheet-count-penalties", lambda one: one.penalties),
    ("sheet-count-penalty-points", lambda one: one.penalty_points),
)
_ALWAYS: Final = 2

Painter = Callable[[str, str], str]


def score_sheet(
    texts: Texts,
    match: Match,
    names: Sequence[str],
    width: int = 80,
    *,
    colour: bool = False,
    plain: bool = False,
) -> str:
    """The sheet of a match: its deals, who stands where, what was counted, and what the signs on it mean.

    `plain`, and a width in which the columns do not fit, give sentences in place of the table.
    """
    named = [seat_name(texts, seat, names) for seat in range(len(match.standings))]
    label = max(width_of(texts.say("sheet-deal")), width_of(texts.say("sheet-start")), 3)
    column = min(24, (width - label - 1) // len(named) - 2)
    if plain or column < NARROWEST:
        return "\n".join(plain_sheet(texts, match, named))
    paint = _painted if colour else _unpainted
    table = _Table(texts, match, named, label, column, paint)
    blocks = ["\n".join(table.lines()), "\n".join(_tally(texts, match, named, column, width))]
    blocks += ["\n".join(_legend(texts, match, width))]
    return "\n\n".join(block for block in blocks if block)


class _Table:
    """The table of a sheet being drawn."""

    def __init__(
        self, texts: Texts, match: Match, names: Sequence[str], label: int, column: int, paint: Painter
    ) -> None:
        self.texts, self.match, self.names = texts, match, names
        self.label, self.column, self.paint = label, column, paint
        totals = (total for deal in match.finished for total in deal.result.totals)
        self.digits = max(4, *(width_of(_figure(total)) for total in (*match.start, *totals)))

    def lines(self) -> list[str]:
        """The head, a line for the totals at the start, the deals."""
        heads = [centred(cut(name, self.column), self.column) for name in self.names]
        lines = [self._line(self.texts.say("sheet-deal"), [self.paint(head, _BOLD) for head in heads])]
        lines.append("─" * (self.label + 1) + "".join("┼" + "─" * (self.column + 1) for _ in self.names))
        if any(self.match.start):
            cells = [padded(self._figures("", "", total), self.column) for total in self.match.start]
            lines.append(self._line(self.texts.say("sheet-start"), cells))
        for row in rows(self.match):
            lines += self._row(row)
        return lines

    def _line(self, label: str, cells: Sequence[str]) -> str:
        lead = " " * (self.label - width_of(label)) + label
        return (lead + " " + "".join(f"│ {cell}" for cell in cells)).rstrip()

    def _row(self, row: Row) -> list[str]:
        if not row.cells:
            return [self._annulled(row)]
        drawn = [self._cell(cell) for cell in row.cells]
        height = max(len(lines) for lines in drawn)
        blank = " " * self.column
        padded = [[*lines, *[blank] * (height - len(lines))] for lines in drawn]
        return [
            self._line("" if place else str(row.number), [lines[place] for lines in padded])
            for place in range(height)
        ]

    def _annulled(self, row: Row) -> str:
        if row.claimant is None:
            why = self.texts.say("sheet-annulled")
        else:
            why = self.texts.say("sheet-annulled-claim", name=self.names[row.claimant])
        return f"{row.number:>{self.label}} │ {self.paint(f'· · · {why} · · ·', _DIM)}"

    def _cell(self, cell: Cell) -> list[str]:
        signs = " ".join(self._sign(sign, cell) for sign in _beside(cell))
        contract = f"({cell.contract})" if cell.contract else ""
        figures = self._figures(contract, signed(cell.written), cell.total, framed=cell.framed)
        lines = [f"{figures} {signs}".rstrip()]
        if width_of(lines[0]) > self.column:
            lines = [figures.rstrip(), *wrapped(signs, self.column)]
        kind = {"made": _GREEN, "failed": _RED}.get(cell.outcome or "", "")
        return [self.paint(padded(line, self.column), kind) for line in lines]

    def _figures(self, contract: str, written: str, total: int, *, framed: bool = False) -> str:
        """The figures of a cell below those of the others, squeezed together where the column is narrow."""
        width = 5 if self.column >= self.digits + 12 else 4
        figure = f"[{_figure(total)}" if framed else _figure(total)
        line = f"{contract:5}{written:>{width}} {figure:>{self.digits}}" + ("]" if framed else " ")
        return line if width_of(line) <= self.column else " ".join(line.split())

    def _sign(self, sign: Sign, cell: Cell) -> str:
        if sign == "attempt":
            return f"{cell.attempts}/{cell.of}"
        shown = _SIGNS[sign][0]
        return self.texts.say(shown) if shown.startswith("sheet-") else shown


def _beside(cell: Cell) -> list[Sign]:
    """The signs to the right of the figures; a made contract and the frame speak for themselves."""
    first: list[Sign] = [cell.outcome] if cell.outcome and cell.outcome != "made" else []
    return first + [sign for sign in cell.signs if sign != "barrel"]


def signed(points: int) -> str:
    """Points with their sign, a real minus; plain 0."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def _figure(total: int) -> str:
    return str(total).replace("-", "−")


def _tally(texts: Texts, match: Match, names: Sequence[str], column: int, width: int) -> list[str]:
    """The counts of each player, those that are nowhere above zero left out."""
    counted = [counts(match, seat) for seat in range(len(names))]
    kept = [
        (texts.say(label), [figure(one) for one in counted])
        for place, (label, figure) in enumerate(_COUNTED)
        if place < _ALWAYS or any(figure(one) for one in counted)
    ]
    first = max(width_of(label) for label, _ in kept) + 2
    each = min(column, (width - first) // len(names))
    lines = [" " * first + "".join(to_the_right(cut(name, each - 2), each) for name in names)]
    for label, figures in kept:
        shown = "".join(to_the_right(str(figure).replace("-", "−"), each) for figure in figures)
        lines.append(padded(label, first) + shown)
    if isinstance(match.phase, GameOver):
        winners = ", ".join(names[seat] for seat in match.phase.winners)
        lines += ["", texts.say("sheet-winners", names=winners, count=len(match.phase.winners))]
    return lines


def _legend(texts: Texts, match: Match, width: int) -> list[str]:
    """What the signs on this sheet mean; a sign that is not on it is not explained."""
    cells = [cell for row in rows(match) for cell in row.cells]
    used: set[str] = {sign for cell in cells for sign in (*cell.signs, cell.outcome) if sign}
    used |= {"barrel" for cell in cells if cell.framed} | {"made" for _ in cells}
    parts = []
    for sign, (shown, meaning) in _SIGNS.items():
        if sign in used:
            picture = texts.say(shown) if shown.startswith("sheet-") else shown
            parts.append(f"{picture} {texts.say(meaning)}".replace(" ", "\u00a0"))
    lines = wrapped("   ".join(parts), width)
    return [line.replace("\u00a0", " ").rstrip() for line in lines]


def _painted(text: str, kind: str) -> str:
    return f"\x1b[{kind}m{text}\x1b[0m" if kind else text


def _unpainted(text: str, kind: str) -> str:
    return text
