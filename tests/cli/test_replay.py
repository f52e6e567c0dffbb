import copy
import io
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.house.files import ROOT
from thousand.cli.__main__ import run
from thousand.cli.play import keeping
from thousand.cli.replay import SAVE_FORMAT
from thousand.core.match import deal, start
from thousand.core.record import read_record, record_of, replay, seat_record, state_document, write_record
from thousand.core.rules import PRESETS, preset
from thousand.core.testing import random_layout, random_match

EXAMPLES = sorted(
    path
    for path in (ROOT / "docs" / "rules" / "examples").glob("*.json")
    if not path.name.endswith(".expected.json")
)
SHEET = ROOT / "docs" / "rules" / "examples" / "sheet.json"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def broken(folder: Path) -> str:
    """A record whose first deal has an illegal third action."""
    document = json.loads(SHEET.read_text(encoding="utf-8"))
    document["deals"][0]["actions"][2] = "2 bid 103"
    path = folder / "broken.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def begun(folder: Path) -> tuple[str, bytes]:
    """A record with a deal just begun, and the record that seat 1 has of it."""
    rules = preset("club")
    match = deal(start(rules), random_layout(rules, 0, Random(1))).match
    record = record_of(match, ("Anna", "Boris", "Vera"))
    path = folder / "begun.json"
    path.write_bytes(write_record(record))
    return str(path), write_record(seat_record(record, match, 1))


def kept(folder: Path, record: Path) -> str:
    """A game as `thousand play` keeps it, around a record."""
    document = json.loads(record.read_text(encoding="utf-8"))
    chairs = [{"name": name, "bot": None} for name in document["seats"]]
    save = {"format": SAVE_FORMAT, "seed": 1, "dealer": 0, "chairs": chairs, "record": document}
    path = folder / "kept.json"
    path.write_text(json.dumps(save), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_document_is_the_one_of_the_core(path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["replay", str(path), "--json"]) == 0
    shown = json.loads(capsysbinary.readouterr().out)
    assert shown == state_document(replay(read_record(path.read_bytes())))


def test_standard_input_is_a_file_named_by_a_dash(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SHEET.read_bytes())))
    assert run(["replay", "-", "--json"]) == 0
    assert json.loads(capsysbinary.readouterr().out)["totals"] == [745, 1000, 345]


def test_an_illegal_record_prints_nothing_but_a_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for form in ([], ["--json"], ["--record"], ["--explain"]):
        assert run(["replay", broken(tmp_path), *form]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert "Deal 1, action 3" in err


def test_several_files_are_a_line_each_in_order(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    files = [str(SHEET), broken(tmp_path), str(tmp_path / "missing"), str(SHEET)]
    assert run(["replay", *files, "--json"]) == 1
    out, err = capsysbinary.readouterr()
    lines: list[dict[str, Any]] = [json.loads(line) for line in out.splitlines()]
    assert err == b""
    assert [line.get("file") for line in lines] == [None, files[1], files[2], None]
    assert lines[0] == lines[3]
    assert list(lines[1]["error"]) == ["deal", "action", "code", "message"]
    assert [lines[1]["error"][key] for key in ("deal", "action", "code")] == [1, 3, "bid_step"]
    assert [lines[2]["error"][key] for key in ("deal", "action")] == [None, None]


def test_several_good_files_end_with_0(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["replay", *map(str, EXAMPLES), "--json"]) == 0
    assert len(capsysbinary.readouterr().out.splitlines()) == len(EXAMPLES)


def test_several_sheets_skip_a_bad_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(SHEET), broken(tmp_path), str(SHEET)]) == 1
    out, err = capsys.readouterr()
    assert out.count("Wins: Marek") == 2
    assert err.startswith(str(tmp_path))


def test_a_seat_is_told_what_it_may_do_and_others_are_not(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file, _ = begun(tmp_path)
    legal = []
    for seat in range(3):
        assert run(["replay", file, "--json", "--seat", str(seat)]) == 0
        legal.append(json.loads(capsysbinary.readouterr().out)["legal"])
    assert legal == [["dark", "look"], None, None]


def test_a_seat_has_a_record_of_its_own(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    file, own = begun(tmp_path)
    assert run(["replay", file, "--record", "--seat", "1"]) == 0
    assert capsysbinary.readouterr().out == own


def test_a_record_of_a_seat_is_printed_as_that_seat_has_it_and_for_no_other(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    _, own = begun(tmp_path)
    path = tmp_path / "own.json"
    path.write_bytes(own)
    for seat in ([], ["--seat", "1"]):
        assert run(["replay", str(path), "--record", *seat]) == 0
        assert capsysbinary.readouterr().out == own
    assert run(["replay", str(path), "--record", "--seat", "2"]) == 1
    assert capsysbinary.readouterr().out == b""


def test_a_record_is_printed_in_its_canonical_bytes(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["replay", str(SHEET), "--record"]) == 0
    once = capsysbinary.readouterr().out
    assert write_record(read_record(once)) == once


@pytest.mark.parametrize("form", ["--json", "--record"])
def test_a_seat_that_there_is_not_is_refused(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(SHEET), form, "--seat", "3"]) == 1
    assert capsys.readouterr().out == ""


def test_a_running_deal_says_who_is_to_act(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", begun(tmp_path)[0]]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Deal 1 is running (dark bid). To act: Anna."


def test_bots_have_the_names_that_they_had_at_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(SHEET.read_text(encoding="utf-8"))
    document["seats"] = ["Vera", "casual (bot)", "casual (bot)"]
    path = tmp_path / "names.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert run(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert "(bot)" not in told
    assert all(name in told for name in ("Vera", "Anton", "Marek"))


def test_names_cannot_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(SHEET.read_text(encoding="utf-8"))
    document["seats"] = ["\x1b[2J", "a\nb\x00", "x" * 5000]
    path = tmp_path / "names.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert run(["replay", str(path), "--explain"]) == 0
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_was_played_can_be_shown(
    name: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = random_match(preset(name, players), Random(players), 30)
    path = tmp_path / "game.json"
    path.write_bytes(write_record(record_of(match, ["Anna", "Boris", "Vera", "Gleb"][:players])))
    for form in ([], ["--explain"], ["--plain"], ["--json"], ["--record"]):
        assert run(["replay", str(path), *form]) == 0
    assert capsys.readouterr().err == ""


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where anything stands in a document."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in parts for place in places(part, (*path, key)))]


WHOLE = json.loads(SHEET.read_text(encoding="utf-8"))
PLACES = places(WHOLE)[1:]
CARDS = ("??", "?? ?? ??", "0 pass", "1 play 9S!", "0 give ?? 1", "\ud800")
ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 7, 10**30, 1.5, "", [], {}, *CARDS]
) | st.text(max_size=12)


@given(
    st.lists(st.tuples(st.sampled_from(PLACES), ODD), min_size=1, max_size=3), st.sampled_from(["ru", "en"])
)
def test_any_damage_to_a_record_is_told_in_words(
    tmp_path_factory: pytest.TempPathFactory, damage: list[tuple[tuple[Any, ...], Any]], language: str
) -> None:
    document = copy.deepcopy(WHOLE)
    for path, value in damage:
        holder = document
        try:
            for key in path[:-1]:
                holder = holder[key]
            holder[path[-1]] = value
        except (TypeError, KeyError, IndexError):
            continue
    file = tmp_path_factory.getbasetemp() / "damaged.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    for form in ([], ["--json"], ["--record"], ["--json", str(file)], ["--seat", "1", "--record"]):
        assert run(["replay", str(file), *form, "--lang", language]) in {0, 1}


def test_a_kept_game_is_replayed_as_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert SAVE_FORMAT == keeping.SAVE_FORMAT
    for form in ([], ["--explain"], ["--plain"]):
        assert run(["replay", str(SHEET), *form]) == 0
        expected = capsys.readouterr().out
        assert run(["replay", kept(tmp_path, SHEET), *form]) == 0
        assert capsys.readouterr().out == expected


def test_a_kept_game_that_is_running_hides_its_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path, Path(begun(tmp_path)[0]))
    for form in ([], ["--explain"]):
        assert run(["replay", file, *form]) == 0
        assert capsys.readouterr().out.splitlines()[-1] == "Deal 1 is running (dark bid). To act: Anna."
    for form in (["--json"], ["--record"], ["--json", "--seat", "0"], ["--record", "--seat", "1"]):
        assert run(["replay", file, *form]) == 1
        out, err = capsys.readouterr()
        assert not out
        assert "A deal of this game is running" in err
    assert run(["replay", file, file, "--json"]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["error"]["code"] for line in lines] == ["save_running"] * 2


@pytest.mark.parametrize("record", [None, [], {}, "x", 1])
def test_a_damaged_kept_game_is_told_in_words(
    record: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.json"
    file.write_text(json.dumps({"format": SAVE_FORMAT, "record": record}), encoding="utf-8")
    assert run(["replay", str(file)]) == 1
    assert capsys.readouterr().err
