"""`thousand verify`: whether the cards of a record were dealt fairly, by the proofs that it carries."""

import json
from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import typer

from thousand.cli.files import read_input
from thousand.cli.seat_names import seat_names
from thousand.cli.words import printable, say, words
from thousand.core.record import read_record
from thousand.table.fair import DealFinding, Finding, Verdict, verify
from thousand.texts import say_error, seat_name

LARGEST_RECORD: Final = 64_000_000


def verify_file(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="cli-verify-file")],
    json_form: Annotated[bool, typer.Option("--json", help="cli-verify-json")] = False,
) -> None:
    """Makes every deck anew from its proof and holds it against the cards of the record."""
    record = read_record(read_input(file, LARGEST_RECORD))
    verdict = verify(record)
    if json_form:
        typer.echo(json.dumps(verdict.document(), ensure_ascii=False))
    else:
        for line in _lines(verdict, seat_names(record.seats)):
            typer.echo(line)
    if not verdict.proven:
        raise typer.Exit(1)


def _lines(verdict: Verdict, names: Sequence[str]) -> Iterator[str]:
    if verdict.empty:
        yield say("verify-empty")
        return
    if verdict.match is not None:
        yield say("verify-match", match=verdict.match)
    yield say("verify-secret", found=_secret(verdict.secret))
    yield say("verify-draw", found=_found(verdict.draw, names))
    yield from _withheld(verdict.draw, names)
    for deal, one in enumerate(verdict.deals, 1):
        yield say("verify-deal", deal=deal, found=_found(one, names))
        yield from _withheld(one, names)
    yield say("verify-all") if verdict.proven else say("verify-not-all")


def _secret(finding: Finding) -> str:
    match finding.status:
        case "proven":
            return say("verify-secret-proven")
        case "running":
            return say("verify-secret-running")
        case _:
            return _unproven(finding, ())


def _found(one: DealFinding, names: Sequence[str]) -> str:
    match one.finding.status:
        case "proven":
            return say("verify-proven", cuts=one.cuts)
        case "running":
            return say("verify-running")
        case _:
            return _unproven(one.finding, names)


def _unproven(finding: Finding, names: Sequence[str]) -> str:
    if finding.fault is None:
        return say("verify-unproven")
    return say("verify-wrong", why=printable(say_error(words(), finding.fault, names)))


def _withheld(one: DealFinding, names: Sequence[str]) -> Iterator[str]:
    for opening in one.withheld:
        name = seat_name(words(), opening.seat, names)
        yield "  " + say("verify-withheld", number=opening.number, name=name)
