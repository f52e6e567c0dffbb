"""What a scenario says must be seen, held against its document: each word of `says` has its reading here."""

import json
from typing import Any

from tests.golden.expected import Document
from tests.golden.table import Scenario

_LAST = ("declarer", "contract", "made", "earned", "scores", "outcome")
_STATE = ("status", "phase", "to_act", "legal", "totals", "winners")


def disagreements(scenario: Scenario, document: Document) -> list[str]:
    """Where the document is not as the scenario says, a line each."""
    if "error" in document or "error" in scenario.says:
        got = document.get("error")
        return (
            [] if got == scenario.says.get("error") else [f"error: {scenario.says.get('error')}, got {got}"]
        )
    faults = []
    for word, said in scenario.says.items():
        got = _seen(word, scenario, document)
        if not _holds(word, said, got):
            faults.append(f"{word}: said {said}, got {got}")
    return faults


def _holds(word: str, said: Any, got: Any) -> bool:
    if word in ("offers", "events_include"):
        return set(said) <= set(got)
    if word == "refuses":
        return not set(said) & set(got)
    if word == "events":
        return sorted(said) == sorted(got)
    return bool(said == got)


def _seen(word: str, scenario: Scenario, document: Document) -> Any:
    if word in _STATE:
        return document[word]
    if word in ("offers", "refuses"):
        return document["legal"]
    if word in _LAST:
        return document["deals"][-1][word]
    return _derived(word, scenario, document)


def _derived(word: str, scenario: Scenario, document: Document) -> Any:
    last = document["deals"][-1] if document["deals"] else {}
    name, _, seat = word.rpartition("_")
    if seat.isdigit() and name == "totals":
        return document["totals"][int(seat)]
    if seat.isdigit() and name == "scores":
        return last["scores"][int(seat)]
    counted = {"players": "totals", "deals": "deals", "count": "legal"}
    if word in counted:
        return len(document[counted[word]])
    match word:
        case "events" | "events_include":
            return [f"{one['seat']} {one['event']}" for one in last["events"]]
        case "sitter_earned":
            return last["earned"][3]
        case "sitter_score":
            return last["scores"][3]
        case "talon" | "hands" | "actions":
            return json.loads(scenario.data)["deals"][-1][word]
    raise KeyError(word)
