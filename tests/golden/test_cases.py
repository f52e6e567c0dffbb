"""Cases written by hand beside the description of the format, not made here: each replays to its document."""

import json
from pathlib import Path

import pytest

from tests.golden.expected import document_of, normal, outcome
from thousand.core.record import Replay, canonical, read_record, replay, write_record

CASES = Path(__file__).parent / "cases"
NAMES = sorted(path.name[: -len(".expected.json")] for path in CASES.glob("*.expected.json"))


def test_there_are_cases() -> None:
    assert len(NAMES) == 28


@pytest.mark.parametrize("name", NAMES)
def test_a_case_replays_to_its_document(name: str) -> None:
    wanted = json.loads((CASES / f"{name}.expected.json").read_bytes())
    got = document_of((CASES / f"{name}.json").read_bytes())
    if "error" in wanted:
        assert {key: got["error"][key] for key in wanted["error"]} == wanted["error"]
    else:
        assert normal(got) == normal(wanted)


@pytest.mark.parametrize("name", NAMES)
def test_a_case_is_written_in_one_form(name: str) -> None:
    data = (CASES / f"{name}.json").read_bytes()
    if not isinstance(outcome(data), Replay):
        return
    record = read_record(data)
    once = write_record(canonical(record, replay(record).match))
    again = read_record(once)
    assert write_record(canonical(again, replay(again).match)) == once
    assert document_of(once) == document_of(data)
    plain = (
        data if name != "marriage-by-choice" else data.replace(b'as"', b'AS"').replace("9♠".encode(), b"9S")
    )
    assert json.loads(once) == json.loads(plain)
