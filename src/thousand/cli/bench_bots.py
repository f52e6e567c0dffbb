"""`thousand bench-bots`: the ladder of bots, each measured over the one below it, as a Markdown table."""

import json
from collections.abc import Callable, Iterator
from typing import Annotated, Final

import typer

from thousand.arena import Plan, Report, Result, document, ladder
from thousand.cli.arena_tables import milliseconds, of_bounds, of_value, percent, plain, signed, thought
from thousand.cli.measuring import measure
from thousand.cli.options import load_rules
from thousand.cli.words import say
from thousand.core.rules import DEFAULT_PRESET
from thousand.core.seating import player_count

USUAL_DEALS: Final = 200

_OPTION = typer.Option


def bench_bots(  # noqa: PLR0913, PLR0917 - a parameter an option
    deals: Annotated[int, _OPTION(help="arena-option-deals", metavar="N", min=1)] = USUAL_DEALS,
    rules: Annotated[str, _OPTION(help="simulate-option-rules", metavar="FILE|PRESET")] = DEFAULT_PRESET,
    players: Annotated[int | None, _OPTION(help="simulate-option-players", metavar="N")] = None,
    settings: Annotated[
        list[str] | None, _OPTION("--set", help="simulate-option-set", metavar="OPTION=VALUE")
    ] = None,
    seed: Annotated[int, _OPTION(help="arena-option-seed", metavar="N")] = 0,
    gap: Annotated[bool, _OPTION("--gap", help="arena-option-gap")] = False,
    jobs: Annotated[int | None, _OPTION(help="arena-option-jobs", metavar="N", min=1)] = None,
    resume: Annotated[str | None, _OPTION(help="arena-option-resume", metavar="FILE")] = None,
    json_form: Annotated[bool, _OPTION("--json", help="arena-option-json")] = False,
) -> int:
    """Plays the rungs of the ladder against each other and prints the table."""
    form = load_rules(rules, players, settings or ())
    rungs = ladder(player_count(form.rules))
    plan = Plan(form.rules, rungs, seed=seed, gaps=len(rungs) if gap else 0)
    measured = measure(plan, deals, jobs, resume)
    if json_form:
        print(json.dumps(document(measured.report), indent=2))
    else:
        for line in lines(measured.report):
            print(line)
    return measured.status


def lines(report: Report) -> Iterator[str]:
    """The table of a report in Markdown, a row a contest."""
    columns = {
        message: cell for message, cell in _COLUMNS.items() if report.plan.gaps or message not in _OF_GAP
    }
    yield _row(say(message) for message in columns)
    yield "|" + "---|" * len(columns)
    for result in report.results:
        yield _row(cell(result) for cell in columns.values())


def _row(cells: Iterator[str]) -> str:
    return "| " + " | ".join(cells) + " |"


_COLUMNS: Final[dict[str, Callable[[Result], str]]] = {
    "bench-column-bot": lambda result: f"`{result.contest.tested}`",
    "bench-column-over": lambda result: f"`{result.contest.baseline}`",
    "arena-row-gain": lambda result: of_value(result.mean, signed),
    "arena-row-gain-bounds": lambda result: of_bounds(result.mean, signed),
    "arena-row-declared": lambda result: percent(result.declared_share),
    "arena-row-made": lambda result: percent(result.made_share),
    "arena-row-contract": lambda result: plain(result.mean_contract),
    "arena-row-set": lambda result: percent(result.set_share),
    "arena-row-gap": lambda result: of_value(result.gap, percent),
    "arena-row-gap-bounds": lambda result: of_bounds(result.gap, percent),
    "arena-row-p50": lambda result: milliseconds(thought(result), 0.5),
    "arena-row-p95": lambda result: milliseconds(thought(result), 0.95),
}
_OF_GAP: Final = frozenset({"arena-row-gap", "arena-row-gap-bounds"})
