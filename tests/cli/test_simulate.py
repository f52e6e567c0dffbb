"""`thousand simulate`."""

import io
import json
import sys
from pathlib import Path

import pytest

from thousand.cli.__main__ import run
from thousand.core.record import read_record, replay
from thousand.texts import LANGUAGES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def test_prints_a_table_with_a_column_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--games", "2", "--bots", "rookie,random", "--seed", "5"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "Games: 2." in shown.out
    assert "Seed: 5." in shown.out
    for words in ("seat 0", "seat 1", "seat 2", "all seats", "mean contract", "points a deal, as declarer"):
        assert words in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_prints_it_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--games", "1", "--lang", language, "--players", "4"]) == 0
    assert "rookie" in capsys.readouterr().out


def test_single_deals_have_no_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--deals", "5"]) == 0
    shown = capsys.readouterr().out
    assert "Deals: 5." in shown
    assert "wins" not in shown


def test_a_document_stands_alone_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--games", "2", "--json", "--bots", "rookie,random", "--seed", "5"]) == 0
    shown = capsys.readouterr()
    document = json.loads(shown.out)
    assert shown.err == ""
    assert document["rules"] == {"preset": "classic", "players": 3, "changes": {}}
    assert (document["games"], document["seed"]) == (2, 5)
    assert [seat["bot"] for seat in document["seats"]] == ["rookie", "random", "random"]
    assert document["bots"]["random"]["games"] == 4
    assert sum(seat["wins"] for seat in document["seats"]) == 2


def test_the_same_command_prints_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "--games", "2", "--json", "--bots", "random"]
    assert run(line) == 0
    first = capsys.readouterr().out
    assert run(line) == 0
    assert capsys.readouterr().out == first


def test_the_rules_may_be_changed(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["--rules", "home", "--players", "2", "--set", "game.target=300", "--games", "1", "--json"]
    assert run(["simulate", *line]) == 0
    rules = json.loads(capsys.readouterr().out)["rules"]
    assert (rules["preset"], rules["players"], rules["changes"]["game.target"]) == ("home", 2, 300)


def test_every_game_is_kept_as_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "games"
    assert run(["simulate", "--games", "2", "--out", str(folder), "--bots", "rookie,random"]) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["game-00001.json", "game-00002.json"]
    for name in names:
        record = read_record((folder / name).read_bytes())
        assert record.seats == ("rookie", "random 1", "random 2")
        assert replay(record).match.phase.to_act is None


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["--bots", "rokie"], 2, "There is no bot “rokie”."),
        (["--bots", ""], 2, "There is no bot “”."),
        (["--bots", "rookie,rookie,random,random"], 2, "There are more bots (4) than seats for them (3)."),
        (["--games", "1", "--deals", "1"], 2, "Either --games or --deals"),
        (["--games", "0"], 2, "--games"),
        (["--games", "many"], 2, "--games"),
        (["--rules", "klassic"], 2, "klassic"),
        (["--set", "game.target=7"], 1, "game.target"),
        (["--players", "5"], 1, "5"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    arguments: list[str], status: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", *arguments]) == status
    shown = capsys.readouterr()
    assert shown.out == ""
    assert sentence in shown.err
    assert "Traceback" not in shown.err


def test_a_folder_that_cannot_be_made_is_answered_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert run(["simulate", "--games", "1", "--out", str(file)]) == 1
    assert str(file) in capsys.readouterr().err


class Terminal(io.StringIO):
    """A standard error that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_on_a_terminal_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert run(["simulate", "--games", "2", "--json"]) == 0
    assert "Playing" in terminal.getvalue()
    assert json.loads(capsys.readouterr().out)["games"] == 2
