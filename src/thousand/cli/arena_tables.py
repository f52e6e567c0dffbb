"""The report of an arena as tables: a column a contest, and how long the bots thought."""

from collections.abc import Callable, Iterator
from math import log10
from typing import TYPE_CHECKING, Final

from thousand.arena import Interval, Report, Result
from thousand.arena.times import Counts, added, quantile
from thousand.cli.words import colour, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

NOTHING: Final = "–"

_QUANTILES: Final = (0.5, 0.95, 1.0)


def print_report(report: Report) -> None:
    """The figures of every contest, and what they are compared with."""
    console = _console()
    for line in _heading(report):
        console.print(line, markup=False)
    console.print(_table(report))
    console.print(say("arena-note"), markup=False)


def print_times(report: Report) -> None:
    """How long each tested bot thought, by part of the deal: median, 95 % of the decisions, all of them."""
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column(say("arena-times"), no_wrap=True)
    for message in ("arena-times-count", "arena-times-p50", "arena-times-p95", "arena-times-max"):
        table.add_column(say(message), justify="right")
    for result in report.results:
        for message, counts in _moments(result):
            cells = [milliseconds(counts, share) for share in _QUANTILES]
            name = f"{result.contest.tested}, {say(message)}"
            table.add_row(name, str(sum(counts.values())), *cells)
    _console().print(table)


def signed(value: float | None) -> str:
    """A gain or a loss with its sign."""
    return NOTHING if value is None else f"{value:+.1f}".replace("-", "−")


def plain(value: float | None) -> str:
    """A figure with one place."""
    return NOTHING if value is None else f"{value:.1f}".replace("-", "−")


def percent(value: float | None) -> str:
    """A share as a percentage."""
    return NOTHING if value is None else f"{100 * value:.1f} %".replace("-", "−")


def of_value(interval: Interval | None, form: Callable[[float | None], str]) -> str:
    """The figure itself."""
    return form(None if interval is None else interval.value)


def of_bounds(interval: Interval | None, form: Callable[[float | None], str]) -> str:
    """The bounds between which the figure lies with 95 %."""
    if interval is None or interval.low is None:
        return NOTHING
    return f"{form(interval.low)} … {form(interval.high)}"


def milliseconds(counts: Counts, share: float) -> str:
    """The time within which this share of the decisions fell, to three digits."""
    value = quantile(counts, share)
    if value is None:
        return NOTHING
    places = max(0, 2 - int(log10(max(value, 1))))
    return f"{value:.{places}f}"


def thought(result: Result) -> Counts:
    """The times of all decisions of the tested bot."""
    return added(result.times.values())


def _console() -> "Console":
    from rich.console import Console

    return Console(no_color=not colour(), highlight=False, soft_wrap=True)


def _heading(report: Report) -> Iterator[str]:
    if report.plan.whole:
        yield say("arena-heading-matches", matches=report.units, deals=report.deals, seed=report.plan.seed)
    else:
        yield say("arena-heading-deals", deals=report.units, seed=report.plan.seed)
    if report.annulled:
        yield say("simulate-annulled", count=report.annulled)
    if report.stopped:
        yield say("arena-stopped", count=report.stopped)


def _table(report: Report) -> "Table":
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column("", no_wrap=True)
    for result in report.results:
        others = say("arena-against", bots=", ".join(result.contest.against))
        table.add_column(f"{result.contest.tested}\n{others}", justify="right")
    for message, figure in _ROWS.items():
        cells = [figure(result) for result in report.results]
        if message not in _RARE or any(cell != NOTHING for cell in cells):
            table.add_row(say(message), *cells)
    return table


def _moments(result: Result) -> Iterator[tuple[str, Counts]]:
    yield "arena-times-auction", result.times["auction"]
    yield "arena-times-exchange", result.times["exchange"]
    yield "arena-times-card", result.times["card"]
    yield "arena-times-all", thought(result)


_ROWS: Final[dict[str, Callable[[Result], str]]] = {
    "arena-row-gain": lambda result: of_value(result.mean, signed),
    "arena-row-gain-bounds": lambda result: of_bounds(result.mean, signed),
    "arena-row-ahead": lambda result: of_value(result.relative, signed),
    "arena-row-ahead-bounds": lambda result: of_bounds(result.relative, signed),
    "arena-row-wins": lambda result: of_value(result.win_share, percent),
    "arena-row-wins-bounds": lambda result: of_bounds(result.win_share, percent),
    "arena-row-points": lambda result: plain(result.points),
    "arena-row-base": lambda result: plain(result.base_points),
    "arena-row-declared": lambda result: percent(result.declared_share),
    "arena-row-made": lambda result: percent(result.made_share),
    "arena-row-contract": lambda result: plain(result.mean_contract),
    "arena-row-set": lambda result: percent(result.set_share),
    "arena-row-seer": lambda result: of_value(result.seer, signed),
    "arena-row-gap": lambda result: of_value(result.gap, percent),
    "arena-row-gap-bounds": lambda result: of_bounds(result.gap, percent),
    "arena-row-p50": lambda result: milliseconds(thought(result), 0.5),
    "arena-row-p95": lambda result: milliseconds(thought(result), 0.95),
}
_RARE: Final = frozenset(
    {
        "arena-row-wins",
        "arena-row-wins-bounds",
        "arena-row-seer",
        "arena-row-gap",
        "arena-row-gap-bounds",
    }
)
