"""The reference documents are complete and their examples hold."""

import doctest
import json
import re
from pathlib import Path
from typing import get_args

import pytest

import thousand
from thousand.core import record
from thousand.core.errors import RECORD_CODES
from thousand.core.record import canonical, read_record, replay, state_document, write_record
from thousand.core.record.turns import _READERS
from thousand.core.state import PHASE_NAMES, Mark, Outcome

REFERENCE = Path(__file__).resolve().parents[3] / "docs" / "reference"
API = (REFERENCE / "api.md").read_text(encoding="utf-8")
RECORD = (REFERENCE / "record.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(python|json)\n(.*?)^```", re.DOTALL | re.MULTILINE)
# Codes of records that nothing raises.
UNUSED = {"after_unfinished"}


def blocks(text: str, language: str) -> list[str]:
    return [block for found, block in BLOCK.findall(text) if found == language]


def run(source: str) -> doctest.TestResults:
    test = doctest.DocTestParser().get_doctest(source, {}, "api", "api.md", 0)
    return doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)


def test_the_examples_of_the_library_hold() -> None:
    result = run("\n".join(blocks(API, "python")))
    assert result.failed == 0
    assert result.attempted > 30


def test_an_example_that_does_not_hold_is_found() -> None:
    assert run(">>> import thousand\n>>> thousand.points_of(1)\n10\n").failed == 1


@pytest.mark.parametrize("name", [*thousand.__all__, *record.__all__])
def test_every_public_name_is_in_the_reference(name: str) -> None:
    assert re.search(rf"`{name}[`(]", API), name


def test_every_name_called_in_the_reference_is_public() -> None:
    public = {*thousand.__all__, *record.__all__}
    tables = [line.split("|")[1] for line in API.splitlines() if line.startswith("| `")]
    named = {name for cell in tables for name in re.findall(r"`(\w+)", cell)}
    assert named == public - {"Action"}


def test_the_example_of_a_record_is_canonical() -> None:
    example = blocks(RECORD, "json")[0].encode()
    read = read_record(example)
    assert write_record(canonical(read, replay(read).match)) == example


def test_the_example_of_a_state_belongs_to_the_record() -> None:
    example, state = blocks(RECORD, "json")
    assert json.loads(state) == state_document(replay(read_record(example)))


@pytest.mark.parametrize(
    "words",
    [_READERS, PHASE_NAMES.values(), get_args(Mark), get_args(Outcome), set(RECORD_CODES) - UNUSED],
    ids=["verbs", "phases", "events", "outcomes", "codes"],
)
def test_every_word_of_the_format_is_in_the_reference(words: list[str]) -> None:
    assert [word for word in words if not re.search(rf"`(?:\d )?{word}[` ]", RECORD)] == []


def test_every_code_in_the_reference_is_one() -> None:
    table = RECORD.split("| code of a document |")[1].split("All other codes")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert {code for row in rows for code in re.findall(r"`(\w+)`", row)} == set(RECORD_CODES) - UNUSED
