"""Everything that was measured, and how it reads on a screen."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from bench.memory import Footprint
from bench.peers import Comparison
from bench.phases import PhaseCost
from bench.presets import PresetSpeed
from bench.replay import ReplayTime
from bench.startup import Startup

MEMORY_AIM: Final = 20_000
IMPORT_AIM: Final = 80
REPLAY_AIM: Final = 100

SAME_WORK: Final = (
    "The same work for all, one after the other in one process: shuffle and deal, ask for the legal",
    "actions, choose one at random, apply it, until the deal is scored. CPU time; rounds in turns; medians;",
    "a ratio is ours over theirs in neighbouring rounds. Thousand plays a deal from the auction to the",
    "settlement, a new match every twenty deals; schnapsen a game to 66; PokerKit a hand of fold, call or",
    "smallest raise. In OpenSpiel's skat each of 32 cards dealt is an action too, and the game is C++: it is",
    "there for orientation.",
)


class Report(msgspec.Struct, frozen=True):
    """One run of the benchmark."""

    speed: Comparison
    presets: tuple[PresetSpeed, ...]
    phases: tuple[PhaseCost, ...]
    memory: tuple[Footprint, ...]
    startup: Startup
    replay: ReplayTime


def text(report: Report) -> str:
    """The report for a reader."""
    parts: list[tuple[str, Callable[[Report], Sequence[str]]]] = [
        ("Random deals beside other libraries", _speed),
        ("Random deals of every preset", _presets),
        ("Phase by phase, microseconds a turn", _phases),
        ("Memory of a live match of classic, in the middle of a deal", _memory),
        ("import thousand", _startup),
        ("Reading and replaying the record of a match", _replay),
    ]
    return "\n\n".join("\n".join((title, "-" * len(title), *lines(report))) for title, lines in parts)


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows in columns, the first to the left and the others to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def verdict(kept: bool) -> str:
    """Whether an aim is met."""
    return "met" if kept else "MISSED"


def _speed(report: Report) -> list[str]:
    rows = [("", "deals/s", "actions a deal", "us/action", "ours by deal", "ours by action", "no slower")]
    for number, line in enumerate(report.speed.lines):
        slower = min(line.ours_by_deal, line.ours_by_action) < 1
        rows.append(
            (
                line.name,
                f"{line.speed.deals_per_second:,.0f}",
                f"{line.speed.actions_per_deal:.1f}",
                f"{line.speed.microseconds_per_action:.2f}",
                f"x {line.ours_by_deal:.2f}" if number else "",
                f"x {line.ours_by_action:.2f}" if number else "",
                verdict(not slower) if line.must_match else "",
            )
        )
    missing = [f"Not installed, so not compared: {name}" for name in report.speed.missing]
    return [*table(rows), *missing, "", *SAME_WORK]


def _presets(report: Report) -> list[str]:
    rows = [("", "deals/s", "actions a deal", "us/action")]
    rows += [
        (
            f"{one.name}, {one.players} players",
            f"{one.speed.deals_per_second:,.0f}",
            f"{one.speed.actions_per_deal:.1f}",
            f"{one.speed.microseconds_per_action:.2f}",
        )
        for one in report.presets
    ]
    return table(rows)


def _phases(report: Report) -> list[str]:
    rows = [("", "turns a deal", "legal_actions", "apply")]
    rows += [
        (
            f"{one.preset}, {one.players} players: {one.phase}",
            f"{one.turns_per_deal:.2f}",
            f"{one.legal_actions:.2f}",
            f"{one.apply:.2f}",
        )
        for one in report.phases
    ]
    return table(rows)


def _memory(report: Report) -> list[str]:
    rows = [("after", "matches", "traced, mean", "reached, mean", "reached, max")]
    rows += [
        (
            f"{one.deals} deals",
            str(one.matches),
            f"{one.traced_mean:,.0f} B",
            f"{one.reached_mean:,.0f} B",
            f"{one.reached_max:,.0f} B",
        )
        for one in report.memory
    ]
    aims = [
        f"below {MEMORY_AIM:,} B after {one.deals} deals: {verdict(one.reached_max < MEMORY_AIM)}"
        for one in report.memory
    ]
    return [*table(rows), "", *aims]


def _startup(report: Report) -> list[str]:
    found = report.startup
    rows = [("module", "ms itself"), *((one.name, f"{one.milliseconds:.1f}") for one in found.dearest)]
    return [
        f"{found.added:.1f} ms of CPU, {found.added_by_clock:.1f} ms by the clock",
        f"msgspec alone is {found.added_by_msgspec:.1f} ms of it; a bare start takes {found.bare:.1f} ms",
        f"below {IMPORT_AIM} ms: {verdict(found.added < IMPORT_AIM)}",
        "",
        *table(rows),
    ]


def _replay(report: Report) -> list[str]:
    found = report.replay
    return [
        f"{found.deals} deals, {found.actions} actions, {found.bytes:,} bytes",
        f"read {found.read:.1f} ms, replay {found.replay:.1f} ms, write {found.write:.1f} ms of CPU",
        f"read and replay below {REPLAY_AIM} ms: {verdict(found.read + found.replay < REPLAY_AIM)}",
    ]
