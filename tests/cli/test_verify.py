import io
import json
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.house.files import ROOT
from tests.table.fair.games import fair_game
from thousand.cli.__main__ import run
from thousand.core.record import Record, record_of, replay, seat_record, write_record
from thousand.core.rules import change, preset
from thousand.table.fair import verify
from thousand.texts import LANGUAGES

OVER = fair_game(change(preset("home"), {"game.finish": "fixed_deals(2)"}), 9, passed=(2,))
RUNNING = fair_game(preset("classic"), 2, turns=6)
SHEET = ROOT / "docs" / "rules" / "examples" / "sheet.json"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def written(folder: Path, record: Record) -> str:
    path = folder / "game.json"
    path.write_bytes(write_record(record))
    return str(path)


def wronged(record: Record) -> Record:
    """The record with a cut of its first deal exchanged for another."""
    proof = dict(record.deals[0].proof or {})
    proof["nonces"] = [{**proof["nonces"][0], "nonce": "0" * 64}, proof["nonces"][1]]
    return replace(record, deals=(replace(record.deals[0], proof=proof), *record.deals[1:]))


def test_a_proven_game_ends_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", written(tmp_path, OVER)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Match: match of a test",
        "Secret of the match: opened, and it is the one committed to at the start",
        "Draw for the first dealer: proven; 2 players cut the deck",
        "Deal 1: proven; 2 players cut the deck",
        "Deal 2: proven; 2 players cut the deck",
        "  Number 2 is passed over: the cut is not opened by Boris.",
        "Everything that can be known by now is proven.",
    ]


def test_what_is_wrong_is_said_by_name_and_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", written(tmp_path, wronged(OVER))]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[3] == "Deal 1: WRONG. The cut of Anna is not the one committed to."
    assert lines[-1] == "Not everything is proven."


def test_a_record_without_proofs_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(SHEET)]) == 1
    shown = capsys.readouterr()
    assert shown.out == "This record carries no proofs: nothing shows how its cards were dealt.\n"
    assert shown.err == ""


def test_a_single_proof_that_is_missing_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = replace(OVER, deals=(replace(OVER.deals[0], proof=None), *OVER.deals[1:]))
    assert run(["verify", written(tmp_path, record)]) == 1
    assert "Deal 1: no proof" in capsys.readouterr().out.splitlines()


def test_a_running_deal_waits_for_its_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = seat_record(RUNNING, replay(RUNNING).match, 1)
    assert run(["verify", written(tmp_path, own)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "Secret of the match: not opened yet; it is opened when the match is over"
    assert lines[4] == "Deal 2: running; its secret is opened when it is over"


def test_a_deck_that_nobody_cut_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = fair_game(preset("home"), 1, cut_by=lambda number: ())
    assert run(["verify", written(tmp_path, record)]) == 0
    assert "nobody cut the deck" in capsys.readouterr().out


@pytest.mark.parametrize("record", [OVER, wronged(OVER), RUNNING], ids=["over", "wrong", "running"])
def test_the_document_is_the_verdict(
    record: Record, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    verdict = verify(record)
    assert run(["verify", written(tmp_path, record), "--json"]) == (0 if verdict.proven else 1)
    shown = json.loads(capsysbinary.readouterr().out)
    assert shown == verdict.document()
    assert list(shown) == ["proven", "match", "secret", "draw", "deals"]
    assert list(shown["draw"]) == ["status", "code", "params", "number", "cuts", "withheld"]


def test_standard_input_is_a_file_named_by_a_dash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(write_record(OVER))))
    assert run(["verify", "-"]) == 0
    assert "Everything" in capsys.readouterr().out


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_what_is_no_record_prints_nothing_but_a_message(
    form: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = replace(OVER, deals=(replace(OVER.deals[0], actions=("0 play AS",)),))
    text = tmp_path / "text.json"
    text.write_text("no record", encoding="utf-8")
    for file in (written(tmp_path, broken), str(text), str(tmp_path / "missing")):
        assert run(["verify", file, *form]) == 1
        shown = capsys.readouterr()
        assert shown.out == ""
        assert len(shown.err.splitlines()) == 1


def test_a_match_with_a_wild_name_cannot_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = replace(OVER.deals[0], proof={**(OVER.deals[0].proof or {}), "match": "\x1b[2J"})
    record = replace(OVER, seats=("\x1b[31m", "b", "c"), draw=None, deals=(deal, *OVER.deals[1:]))
    assert run(["verify", written(tmp_path, record)]) == 1
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for record in (OVER, wronged(OVER), RUNNING, record_of(replay(OVER).match, OVER.seats)):
        run(["verify", written(tmp_path, record), "--lang", language])
        shown = capsys.readouterr()
        assert shown.err == ""
        assert "verify-" not in shown.out
    assert run(["verify", "--help", "--lang", language]) == 0
    assert "--json" in capsys.readouterr().out
