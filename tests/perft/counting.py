"""Counts of action sequences from fixed positions: how these are kept, and how they are counted."""

import json
from pathlib import Path
from typing import Any

from tests.core.table import do
from thousand.core.cards import read_cards
from thousand.core.match import advance, deal, legal_actions, start
from thousand.core.rules import read_rules
from thousand.core.state import Layout, Match

FOLDER = Path(__file__).parent


def cases() -> list[Path]:
    """The kept positions."""
    return sorted(FOLDER.glob("*.json"))


def read_case(path: Path) -> dict[str, Any]:
    """A position: rules, dealer, totals, cards, the actions that lead to it, and the counts from it."""
    case: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return case


def write_case(path: Path, case: dict[str, Any]) -> None:
    """Keeps a position."""
    path.write_text(json.dumps(case, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def position(case: dict[str, Any]) -> Match:
    """The match from which a position counts."""
    cards = Layout(tuple(map(read_cards, case["hands"])), tuple(map(read_cards, case["talon"])))
    match = start(read_rules(case["rules"]).rules, case["dealer"], case["start"])
    return do(deal(match, cards).match, *case["actions"])


def count(match: Match, depth: int) -> int:
    """How many sequences of so many actions there are, all of the same deal."""
    actions = legal_actions(match)
    if depth == 1:
        return len(actions)
    return sum(count(advance(match, action).match, depth - 1) for action in actions)


def counts(case: dict[str, Any], depths: int) -> list[int]:
    """The counts for one action, two, and so on."""
    match = position(case)
    return [count(match, depth) for depth in range(1, depths + 1)]
