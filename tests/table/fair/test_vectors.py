"""The test vectors are current, and a reader who knows the reference alone finds the same."""

import doctest
import json
import re
from collections.abc import Mapping
from hashlib import sha256
from hmac import digest
from pathlib import Path
from typing import Any, cast

import pytest

from tests.house.files import ROOT
from tests.table.fair.vectors import FILE, printed, vectors
from thousand.core.errors import PROOF_CODES

FAIRNESS = (ROOT / "docs" / "reference" / "fairness.md").read_text(encoding="utf-8")
PYTHON = "\n".join(re.findall(r"^```python\n(.*?)^```", FAIRNESS, re.DOTALL | re.MULTILINE))
VECTORS: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def reference(globs: dict[str, Any], source: str = PYTHON) -> doctest.TestResults:
    """Runs the program of the reference, which leaves its names in `globs`."""
    test = doctest.DocTestParser().get_doctest(source, globs, "fairness", "fairness.md", 0)
    results = doctest.DocTestRunner().run(test, clear_globs=False)
    globs.update(test.globs)
    return results


def test_the_file_is_current() -> None:
    assert printed(vectors()) == FILE.read_bytes(), "make golden"


def test_the_example_of_the_reference_holds() -> None:
    results = reference({})
    assert (results.failed, results.attempted) == (0, 15)
    assert reference({}, PYTHON.replace("range(23, 0, -1)", "range(1, 24)")).failed


def disagreeing(source: str = PYTHON) -> list[str]:
    """The decks among the vectors that a program makes otherwise."""
    names: dict[str, Any] = {}
    reference(names, source)
    found = []
    for match in VECTORS["matches"]:
        for one in match["decks"]:
            proof = one["proof"]
            nonces = {cut["seat"]: bytes.fromhex(cut["nonce"]) for cut in proof["nonces"]}
            number, secret = str(proof["number"]).encode(), bytes.fromhex(proof["secret"])
            made = names["deck"](match["match"].encode(), number, secret, nonces)
            found += [] if made == one["deck"] else [f"{match['match'][:7]} {proof['number']}"]
    return found


def test_the_program_of_the_reference_makes_the_same_decks() -> None:
    assert len(VECTORS["matches"]) == 3
    assert disagreeing() == []


@pytest.mark.parametrize(
    ("right", "wrong", "decks"),
    [
        ("w < 65536 - 65536 % (i + 1)", "w < 65536", ["example 3949", "example 103"]),
        ("w < 65536 -", "w <= 65536 -", ["example 3949"]),
        ("w < 65536 -", "w < 65535 -", ["example 1784"]),
        ('"big"', '"little"', None),
        ("sorted(nonces)", "sorted(nonces, reverse=True)", None),
        ("bytes([seat]) + ", "", None),
    ],
)
def test_a_program_that_errs_is_found_by_the_vectors(right: str, wrong: str, decks: list[str] | None) -> None:
    assert right in PYTHON
    found = disagreeing(PYTHON.replace(right, wrong))
    assert found == decks if decks else found


@pytest.mark.parametrize("match", VECTORS["matches"], ids=lambda match: cast("str", match["match"])[:8])
def test_secrets_and_commitments_are_those_of_the_reference(match: Mapping[str, Any]) -> None:
    name, secret = match["match"].encode(), bytes.fromhex(match["secret"])
    assert match["commitment"] == sha256(b"thousand-match/1\0" + name + b"\0" + secret).hexdigest()
    for proof in (one["proof"] for one in match["decks"]):
        number = str(proof["number"]).encode()
        own = digest(secret, b"thousand-deal-secret/1\0" + number, "sha256")
        assert proof["secret"] == own.hex()
        assert (
            proof["commitment"]
            == sha256(b"thousand-deal/1\0" + name + b"\0" + number + b"\0" + own).hexdigest()
        )
        assert all(
            cut["commitment"] == sha256(bytes.fromhex(cut["nonce"])).hexdigest() for cut in proof["nonces"]
        )


def test_every_code_is_in_the_reference_and_every_code_there_is_one() -> None:
    table = FAIRNESS.split("| code | fault |")[1].split("## What it proves")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert {code for row in rows for code in re.findall(r"`(\w+)`", row)} == set(PROOF_CODES)


def test_every_kind_of_fault_is_among_the_vectors() -> None:
    found = {
        told.partition(" ")[2]
        for record in VECTORS["records"]
        for fault in record["faults"]
        for told in fault["found"]
    }
    # A library's own faults, and a fault that takes another record to show.
    assert set(PROOF_CODES) - found - {"nonce_size", "secret_size", "match_name", "talon_differs"} == set()


def test_the_folder_holds_no_other_vectors() -> None:
    assert [path.name for path in Path(FILE).parent.glob("*.json")] == [FILE.name]
