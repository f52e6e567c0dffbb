"""`thousand arena`: how much stronger one bot is than another, on the same cards, with 95 % intervals."""

import json
from typing import Annotated, Final

import typer

from thousand.arena import Contest, Plan, Report, contests, document
from thousand.cli.arena_tables import print_report, print_times
from thousand.cli.bot_names import read_names
from thousand.cli.measuring import measure
from thousand.cli.options import load_rules
from thousand.cli.words import Misuse
from thousand.core.errors import ThousandError
from thousand.core.rules import DEFAULT_PRESET
from thousand.core.seating import player_count
from thousand.texts import message_id

USUAL_DEALS: Final = 200

_OPTION = typer.Option


def arena(  # noqa: PLR0913, PLR0917 - a parameter an option
    bots: Annotated[str, _OPTION(help="arena-option-bots", metavar="BOT,BOT[,BOT]")] = "pimc,rookie",
    deals: Annotated[int | None, _OPTION(help="arena-option-deals", metavar="N", min=1)] = None,
    matches: Annotated[int | None, _OPTION(help="arena-option-matches", metavar="N", min=1)] = None,
    rules: Annotated[str, _OPTION(help="simulate-option-rules", metavar="FILE|PRESET")] = DEFAULT_PRESET,
    players: Annotated[int | None, _OPTION(help="simulate-option-players", metavar="N")] = None,
    settings: Annotated[
        list[str] | None, _OPTION("--set", help="simulate-option-set", metavar="OPTION=VALUE")
    ] = None,
    seed: Annotated[int, _OPTION(help="arena-option-seed", metavar="N")] = 0,
    seconds: Annotated[
        float | None, _OPTION("--time", help="arena-option-time", metavar="SECONDS", min=0)
    ] = None,
    nodes: Annotated[int | None, _OPTION(help="arena-option-nodes", metavar="N", min=1)] = None,
    gap: Annotated[bool, _OPTION("--gap", help="arena-option-gap")] = False,
    no_mirror: Annotated[bool, _OPTION("--no-mirror", help="arena-option-no-mirror")] = False,
    times: Annotated[bool, _OPTION("--times", help="arena-option-times")] = False,
    jobs: Annotated[int | None, _OPTION(help="arena-option-jobs", metavar="N", min=1)] = None,
    resume: Annotated[str | None, _OPTION(help="arena-option-resume", metavar="FILE")] = None,
    json_form: Annotated[bool, _OPTION("--json", help="arena-option-json")] = False,
) -> int:
    """Lets bots play the same cards in every seat and prints by how much one is ahead of the others."""
    _require_apart(matches is not None, deals is not None, gap)
    form = load_rules(rules, players, settings or ())
    every = _contests(bots, player_count(form.rules))
    plan = Plan(
        form.rules,
        every[:1] if no_mirror else every,
        seed=seed,
        whole=matches is not None,
        gaps=int(gap),
        seconds=seconds,
        nodes=nodes,
    )
    measured = measure(plan, matches or deals or USUAL_DEALS, jobs, resume)
    if json_form:
        print(json.dumps(document(measured.report), indent=2))
    else:
        _shown(measured.report, times)
    return measured.status


def _contests(bots: str, players: int) -> tuple[Contest, ...]:
    names = read_names(bots)
    try:
        return contests(names, players)
    except ThousandError as fault:
        raise Misuse(message_id("error", fault.code), "", **fault.params) from None


def _require_apart(matches: bool, deals: bool, gap: bool) -> None:
    if matches and (deals or gap):
        raise Misuse("cli-options-apart", option="--matches", other="--deals" if deals else "--gap")


def _shown(report: Report, times: bool) -> None:
    print_report(report)
    if times:
        print_times(report)
