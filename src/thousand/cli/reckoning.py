"""The score sheet in sentences: what was written and why, so that every point is accounted for."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from thousand.cli.tally import Cell, Counts, Row, counts, rows, sitter_of
from thousand.core.cards import SUIT_SYMBOLS
from thousand.core.match import advance, begin_deal, start
from thousand.core.rules import Bolts
from thousand.core.state import (
    Declared,
    FinishedDeal,
    GameOver,
    Mark,
    Match,
    Reason,
    ScoreLine,
    Seat,
)
from thousand.core.tricks.marriages import counted
from thousand.texts import Texts, say_mark, say_reason, seat_name

_ROUNDED = ("defence", "sitting", "earned", "kept")
_FIRST: Final[frozenset[Mark]] = frozenset({"bolt", "attempt"})
_SAME: Final[dict[Mark, Reason]] = {
    "bolt_penalty": "bolts",
    "write_off_penalty": "write_offs",
    "fall": "fall",
    "knocked_off": "knocked_off",
    "zeroed": "zeroed",
    "dump": "dump",
}


class _Told(NamedTuple):
    """What is told of a player beside the moves: marriages that count, the marks before and after them."""

    declared: list[Declared]
    first: list[str]
    then: list[str]


def explain(texts: Texts, match: Match, number: int, names: Sequence[str] = ()) -> list[str]:
    """The arithmetic of deal `number` (from 1): what was earned, all that moved a total, and the total."""
    deal = match.finished[number - 1]
    row = rows(match)[number - 1]
    if not row.cells:
        return [_annulled(texts, row, names)]
    before = match.finished[number - 2].result.totals if number > 1 else match.start
    declared = _declared(match, deal)
    lines = [_contract(texts, deal, names)]
    for seat in range(len(before)):
        own = [one for one in declared if one.seat == seat]
        told = _Told(own, *_marks(texts, match, number, row.cells[seat], seat))
        lines.append(_reckoned(texts, deal, seat, told, before[seat], names))
    return lines


def explain_all(texts: Texts, match: Match, names: Sequence[str] = ()) -> list[str]:
    """The arithmetic of all finished deals, each under its number."""
    lines: list[str] = []
    for number in range(1, len(match.finished) + 1):
        first, *rest = explain(texts, match, number, names)
        lines += [texts.say("sheet-explain-deal", deal=number, text=first), *(f"  {line}" for line in rest)]
    return lines


def plain_sheet(texts: Texts, match: Match, names: Sequence[str]) -> list[str]:
    """The sheet without a table: a sentence for each player and deal, then the counts."""
    lines = []
    if any(match.start):
        totals = zip(names, match.start, strict=True)
        stand = ", ".join(f"{name} {_minus(total)}" for name, total in totals)
        lines.append(texts.say("sheet-plain-start", totals=stand))
    for row, deal in zip(rows(match), match.finished, strict=True):
        said = _contract(texts, deal, names) if row.cells else _annulled(texts, row, names)
        lines.append(texts.say("sheet-explain-deal", deal=row.number, text=said))
        lines += [_plain_cell(texts, deal, row.cells[seat], seat, names) for seat in range(len(row.cells))]
    lines += [_plain_counts(texts, names[seat], counts(match, seat)) for seat in range(len(names))]
    if isinstance(match.phase, GameOver):
        winners = ", ".join(names[seat] for seat in match.phase.winners)
        lines.append(texts.say("sheet-winners", names=winners, count=len(match.phase.winners)))
    return lines


def _contract(texts: Texts, deal: FinishedDeal, names: Sequence[str]) -> str:
    result = deal.result
    name, contract = seat_name(texts, result.declarer or 0, names), result.contract or 0
    if result.outcome == "write_off":
        return texts.say("sheet-plain-write-off", name=name, contract=contract)
    if result.outcome == "bomb":
        return texts.say("sheet-plain-bomb", name=name, contract=contract)
    if result.made:
        return texts.say("sheet-plain-made", name=name, contract=contract)
    return texts.say("sheet-plain-failed", name=name, contract=contract)


def _annulled(texts: Texts, row: Row, names: Sequence[str]) -> str:
    if row.claimant is None:
        return texts.say("sheet-annulled")
    return texts.say("sheet-annulled-claim", name=seat_name(texts, row.claimant, names))


def _reckoned(
    texts: Texts,
    deal: FinishedDeal,
    seat: Seat,
    told: _Told,
    before: int,
    names: Sequence[str],
) -> str:
    result = deal.result
    own = [line for line in result.lines if line.seat == seat]
    worth = result.worth[seat]
    points = [_line(texts, line, worth.total) for line in own] or [texts.say("sheet-explain-nothing")]
    moves = "; ".join([*told.first, *points, *told.then])
    earned = _earned(texts, deal, seat, told.declared)
    if result.outcome == "played" and earned:
        moves = texts.say("sheet-explain-earned", earned=earned, moves=moves)
    return texts.say(
        "sheet-explain-line",
        name=seat_name(texts, seat, names),
        moves=moves,
        before=_minus(before),
        after=_minus(result.totals[seat]),
    )


def _marks(texts: Texts, match: Match, number: int, cell: Cell, seat: Seat) -> tuple[list[str], list[str]]:
    """The marks of a deal, but for those whose reason is among the moves; bolts and attempts are first."""
    result = match.finished[number - 1].result
    reasons = {line.reason for line in result.lines if line.seat == seat}
    own = [mark for owner, mark in result.marks if owner == seat and _SAME.get(mark) not in reasons]
    said = [(mark in _FIRST, _counted_mark(texts, match, number, cell, seat, mark)) for mark in own]
    return [text for first, text in said if first], [text for first, text in said if not first]


def _counted_mark(texts: Texts, match: Match, number: int, cell: Cell, seat: Seat, mark: Mark) -> str:
    """A mark, and which one it is where a few of them make something: "bolt 2 of 3"."""
    text, spent, of = say_mark(texts, mark), 0, 0
    bolts = match.rules.scoring.bolts
    if mark == "bolt" and isinstance(bolts, Bolts) and bolts.penalty:
        until = [one for deal in match.finished[:number] for one in deal.result.marks]
        spent, of = (until.count((seat, "bolt")) - 1) % bolts.every + 1, bolts.every
    elif mark == "attempt" and cell.framed:
        spent, of = cell.attempts, cell.of
    return f"{text} {texts.say('sheet-plain-attempts', spent=spent, of=of)}" if of else text


def _line(texts: Texts, line: ScoreLine, earned: int) -> str:
    rounded = line.reason in _ROUNDED and line.points != earned
    message = "sheet-explain-rounded" if rounded else "sheet-explain-move"
    return texts.say(message, reason=say_reason(texts, line.reason), points=_signed(line.points))


def _earned(texts: Texts, deal: FinishedDeal, seat: Seat, declared: list[Declared]) -> str:
    worth = deal.result.worth[seat]
    parts = [_cards(texts, deal, seat)] if worth.cards or not worth.total else []
    marriages = [one for one in declared if one.suit is not None]
    if sum(one.value for one in marriages) == worth.marriages and marriages:
        parts += [
            texts.say("sheet-worth-marriage", suit=SUIT_SYMBOLS[one.suit or 0], points=one.value)
            for one in marriages
        ]
    elif worth.marriages:
        parts.append(texts.say("sheet-worth-marriages", points=worth.marriages))
    if worth.aces:
        parts.append(texts.say("sheet-worth-aces", points=worth.aces))
    if worth.extra:
        message = "sheet-worth-talons" if len(deal.layout.talons) == 2 else "sheet-worth-discards"
        parts.append(texts.say(message, points=worth.extra))
    joined = " + ".join(parts)
    return f"{joined} = {worth.total}" if len(parts) > 1 else joined


def _cards(texts: Texts, deal: FinishedDeal, seat: Seat) -> str:
    points = deal.result.worth[seat].cards
    if seat == sitter_of(deal):
        return texts.say("sheet-worth-talon", points=points)
    return texts.say("sheet-worth-cards", points=points)


def _declared(match: Match, deal: FinishedDeal) -> tuple[Declared, ...]:
    """The declarations of a deal that count, found by playing it again up to its last card."""
    now = begin_deal(start(match.rules, deal.dealer), deal.layout).match
    for action in deal.actions[:-1]:
        now = advance(now, action).match
    return counted(now, deal.result.worth)


def _plain_cell(texts: Texts, deal: FinishedDeal, cell: Cell, seat: Seat, names: Sequence[str]) -> str:
    marks = [say_mark(texts, mark) for owner, mark in deal.result.marks if owner == seat]
    if cell.framed and "attempt" in cell.signs:
        marks.append(texts.say("sheet-plain-attempts", spent=cell.attempts, of=cell.of))
    message = "sheet-plain-marked" if marks else "sheet-plain-cell"
    params = {"marks": ", ".join(marks)} if marks else {}
    return texts.say(
        message,
        name=seat_name(texts, seat, names),
        points=_signed(cell.written),
        total=_minus(cell.total),
        **params,
    )


def _plain_counts(texts: Texts, name: str, counted: Counts) -> str:
    figures = [
        (texts.say("sheet-count-made"), counted.made),
        (texts.say("sheet-count-failed"), counted.failed),
        (texts.say("sheet-count-bolts"), counted.bolts),
        (texts.say("sheet-count-mounted"), counted.mounted),
        (texts.say("sheet-count-attempts"), counted.attempts),
        (texts.say("sheet-count-falls"), counted.falls),
        (texts.say("sheet-count-write-offs"), counted.write_offs),
        (texts.say("sheet-count-bombs"), counted.bombs),
        (texts.say("sheet-count-penalties"), counted.penalties),
        (texts.say("sheet-count-penalty-points"), counted.penalty_points),
    ]
    shown = [
        f"{label} {_minus(figure)}" for place, (label, figure) in enumerate(figures) if figure or place < 2
    ]
    return texts.say("sheet-plain-counts", name=name, counts=", ".join(shown))


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def _minus(figure: int) -> str:
    return str(figure).replace("-", "−")
