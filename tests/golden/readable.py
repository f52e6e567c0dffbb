"""A record and its document as text for a person: cards, turns by phase and trick, the sheet.

Nothing here asks the engine, so that the text shows what the two files say and no more.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from tests.golden.expected import Document
from tests.golden.table import Scenario

_PHASES = {
    "dark": "dark",
    "look": "dark",
    "bid": "auction",
    "pass": "auction",
    "take": "talon",
    "give": "exchange",
    "discard": "exchange",
    "write_off": "exchange",
    "bomb": "exchange",
    "raise": "raise",
    "stand": "raise",
    "trump": "trump",
    "play": "trick",
}
_LONGEST_LIST = 12


def text_of(scenario: Scenario, expected: Document) -> str:
    """The whole text."""
    lines = [f"{scenario.name}: {scenario.about}", ""]
    record = _record(scenario.data)
    if record is None:
        lines += ["(not a record)"]
    else:
        lines += _head(record)
        for number, deal in enumerate(record["deals"], 1):
            lines += ["", *_deal(record, number, deal)]
            if number <= len(expected.get("deals", [])):
                lines += _sheet(expected["deals"][number - 1])
    return "\n".join([*lines, "", *_end(expected)]) + "\n"


def page_of(subject: str, texts: Sequence[str]) -> str:
    """The texts of a subject, one below the other."""
    rule = "-" * 60
    return f"\n{rule}\n\n".join([f"# {subject}\n", *texts])


def _record(data: bytes) -> Document | None:
    """The record, if its form is right enough to be shown."""
    try:
        record = json.loads(data)
    except (ValueError, RecursionError):
        return None
    deals = record.get("deals") if isinstance(record, dict) else None
    if not isinstance(deals, list) or not isinstance(record.get("rules"), dict):
        return None
    whole = all(
        isinstance(deal, dict) and {"dealer", "hands", "talon", "actions"} <= set(deal) for deal in deals
    )
    return record if whole and "seats" in record else None


def _head(record: Document) -> Iterator[str]:
    rules = record["rules"]
    if "options" in rules:
        yield "rules: all options given"
    else:
        yield f"rules: {rules.get('preset')} for {rules.get('players')}"
        for name, value in (rules.get("changes") or {}).items():
            yield f"  {name}: {json.dumps(value)}"
    if record.get("start"):
        yield f"start: {' '.join(map(str, record['start']))}"


def _deal(record: Document, number: int, deal: Document) -> Iterator[str]:
    yield f"deal {number}, dealer {deal['dealer']}"
    for seat, hand in enumerate(deal["hands"]):
        yield f"  hand {seat}     {hand or '(sits out)'}"
    for talon in deal["talon"]:
        yield f"  talon      {talon}"
    for phase, turns in _grouped(deal["actions"], 2 if len(deal["hands"]) == 2 else 3):
        yield f"  {phase:10} {', '.join(turns)}"


def _grouped(turns: Sequence[Any], size: int) -> Iterator[tuple[str, list[str]]]:
    """Turns by phase; the cards of a trick together, the verb left out where the phase says it."""
    phase, group, tricks = "", list[str](), 0
    for turn in map(str, turns):
        words = turn.split(" ")
        named = _PHASES.get(words[1] if len(words) > 1 else "", phase or "auction")
        full = named == "trick" and len(group) == size
        if group and (named != phase or full):
            yield _label(phase, tricks), group
            group = []
        if named == "trick" and not group:
            tricks += 1
        phase = named
        group.append(" ".join([words[0], *words[2:]]) if words[1:2] == ["play"] else turn)
    if group:
        yield _label(phase, tricks), group


def _label(phase: str, tricks: int) -> str:
    return f"trick {tricks}" if phase == "trick" else phase


def _sheet(deal: Document) -> Iterator[str]:
    contract = f", {deal['contract']} by seat {deal['declarer']}" if deal["declarer"] is not None else ""
    made = {True: ": made", False: ": failed", None: ""}[deal["made"]]
    yield f"  = {deal['outcome']}{contract}{made}"
    yield "      seat  earned  scores  total"
    for seat, figures in enumerate(zip(deal["earned"], deal["scores"], deal["totals"], strict=True)):
        yield f"      {seat:4}  {figures[0]:6}  {figures[1]:6}  {figures[2]:5}"
    for one in deal["events"]:
        yield f"      seat {one['seat']}: {one['event']}"


def _end(expected: Document) -> Iterator[str]:
    if "error" in expected:
        fault = expected["error"]
        yield f"refused: {fault['code']} (deal {fault['deal'] or '-'}, action {fault['action'] or '-'})"
        return
    actor = "" if expected["to_act"] is None else f", seat {expected['to_act']} to act"
    yield f"now: {expected['phase']}{actor}; totals {' '.join(map(str, expected['totals']))}"
    if expected["winners"]:
        yield f"won by {' and '.join(f'seat {seat}' for seat in expected['winners'])}"
    legal = expected["legal"]
    if legal is None:
        yield "legal: not known"
    elif legal:
        shown = (
            legal if len(legal) <= _LONGEST_LIST else [*legal[:5], f"… {len(legal) - 10} more …", *legal[-5:]]
        )
        yield f"legal ({len(legal)}): {', '.join(shown)}"
