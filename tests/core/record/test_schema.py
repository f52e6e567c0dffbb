"""The schemas in the documentation are those of the code, and agree with the reader as far as a form goes."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.core.record.games import small
from tests.golden.expected import outcome
from tests.golden.scenarios import every
from thousand.core.record import Replay
from thousand.core.record.schema import record_schema, rules_schema
from thousand.core.rules import PRESETS, preset

REFERENCE = Path(__file__).resolve().parents[3] / "docs" / "reference"
RECORD = Draft202012Validator(record_schema())
RULES = Draft202012Validator(rules_schema())
# Faults of the form; the others (pairs of options, cards dealt twice, the play) no schema can see.
FORM = {
    "action_unreadable",
    "card_unknown",
    "format_unknown",
    "hands_count",
    "hidden_mixed",
    "key_missing",
    "key_unknown",
    "option_missing",
    "option_unknown",
    "players_in_changes",
    "players_unknown",
    "preset_unknown",
    "rules_shape",
    "seats_count",
    "shape",
    "start_count",
    "suit_unknown",
    "talon_count",
    "value_not_allowed",
}


def options(name: str, players: int) -> Any:
    """All options of a preset as JSON has them."""
    return msgspec.json.decode(msgspec.json.encode(preset(name, players)))


@cache
def readable() -> tuple[tuple[str, Any, str], ...]:
    """Name, document and code ("" for a legal one) of every golden record that is JSON."""
    found = []
    for one in every():
        try:
            document = json.loads(one.data)
        except (ValueError, RecursionError):
            continue
        replayed = outcome(one.data)
        found.append((one.name, document, "" if isinstance(replayed, Replay) else replayed.code))
    return tuple(found)


@pytest.mark.parametrize(("name", "schema"), [("record", record_schema()), ("rules", rules_schema())])
def test_the_documented_schema_is_that_of_the_code(name: str, schema: dict[str, Any]) -> None:
    text = (REFERENCE / f"{name}.schema.json").read_text(encoding="utf-8")
    current = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    assert text == current, "run .venv/bin/python tools/write-schemas"


@pytest.mark.parametrize("schema", [record_schema(), rules_schema()])
def test_a_schema_is_one_itself(schema: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(schema)


def test_every_legal_record_is_valid() -> None:
    assert [name for name, document, code in readable() if not code and not RECORD.is_valid(document)] == []


def test_a_record_whose_form_is_at_fault_is_not_valid() -> None:
    floats = {"record-float", "record-exponent"}  # to a schema 2.0 is a whole number
    accepted = [name for name, document, code in readable() if code in FORM and RECORD.is_valid(document)]
    assert set(accepted) <= floats


def test_every_code_of_a_form_is_tried() -> None:
    assert {code for _, _, code in readable()} >= FORM


def test_a_record_that_is_refused_for_its_play_is_valid() -> None:
    played = [document for _, document, code in readable() if code in ("not_your_turn", "must_trump")]
    assert played
    assert all(RECORD.is_valid(document) for document in played)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_presets_are_valid_in_both_forms(name: str, players: int) -> None:
    assert RULES.is_valid({"preset": name, "players": players})
    assert RULES.is_valid({"preset": name, "players": players, "changes": {}})
    assert RULES.is_valid({"options": options(name, players)})


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"preset": "classic"},
        {"players": 3},
        {"preset": "royal", "players": 3},
        {"preset": "classic", "players": 5},
        {"preset": "classic", "players": 3, "changes": {"deal.players": 3}},
        {"preset": "classic", "players": 3, "changes": {"auction.bid_step": 7}},
        {"preset": "classic", "players": 3, "changes": {"game.barrel": {"height": 1}}},
        {"preset": "classic", "players": 3, "changes": {"game.finish": "fixed_deals(0)"}},
        {"options": {}},
        {"options": {}, "preset": "classic", "players": 3},
    ],
)
def test_rules_at_fault_are_not_valid(rules: Any) -> None:
    assert not RULES.is_valid(rules)


def test_the_optional_parts_are_valid() -> None:
    assert RECORD.is_valid(small())


@pytest.mark.parametrize("key", ["seats", "start"])
def test_as_many_names_and_totals_as_players(key: str) -> None:
    document = small()
    document[key] = document[key][:2]
    assert not RECORD.is_valid(document)
    document["rules"] = {"options": options("classic", 3)}
    assert not RECORD.is_valid(document)
