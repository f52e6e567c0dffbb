"""`thousand arena` and `thousand bench-bots`."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.files import ROOT
from thousand.arena import Entry, Plan, ladder, play_units, report_of
from thousand.cli.__main__ import run
from thousand.cli.bench_bots import lines
from thousand.cli.words import take_language
from thousand.core.rules import preset
from thousand.texts import LANGUAGES

ARENA = ["arena", "--bots", "rookie,random", "--jobs", "1", "--deals", "4", "--seed", "9"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def printed(capsys: pytest.CaptureFixture[str], line: list[str], status: int = 0) -> str:
    assert run(line) == status
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


FIGURES = ("mean", "low", "high", "made_share", "mean_contract", "p50_ms", "p95_ms", "max_ms", "points")
MORE = ("baseline_points", "relative", "relative_low", "relative_high", "declared_share", "set_share")


def test_the_document_is_all_there_is_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(printed(capsys, [*ARENA, "--json"]))
    assert list(document) == ["deals", "seed", "annulled", "stopped", "results"]
    assert (document["deals"], document["seed"]) == (4, 9)
    first, mirror = document["results"]
    assert list(first) == ["bot", "against", *FIGURES, *MORE]
    assert (first["bot"], first["against"]) == ("rookie", ["random", "random"])
    assert (mirror["bot"], mirror["against"]) == ("random", ["rookie", "rookie"])
    assert all(isinstance(first[name], float) for name in ("mean", "low", "high", "p50_ms", "p95_ms"))
    assert first["low"] <= first["mean"] <= first["high"]


def test_three_bots_are_each_against_the_two_others(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "--bots", "rookie,random,rookie", "--jobs", "1", "--deals", "2", "--json"]
    results = json.loads(printed(capsys, line))["results"]
    assert [(one["bot"], one["against"]) for one in results] == [
        ("rookie", ["random", "rookie"]),
        ("random", ["rookie", "rookie"]),
        ("rookie", ["rookie", "random"]),
    ]


def test_games_add_the_share_of_them_won(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "--bots", "rookie,random", "--jobs", "1", "--matches", "1", "--rules", "home"]
    document = json.loads(printed(capsys, [*line, "--json"]))
    assert document["matches"] == 1
    assert document["deals"] > 8
    result = document["results"][0]
    assert 0 <= result["win_low"] <= result["win_share"] <= result["win_high"] <= 1
    text = printed(capsys, line)
    assert "games won" in text


def test_without_the_mirror_the_first_bot_alone_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "--bots", "rookie,random", "--jobs", "1", "--deals", "5", "--json"]
    first, _ = json.loads(printed(capsys, line))["results"]
    (alone,) = json.loads(printed(capsys, [*line, "--no-mirror"]))["results"]
    assert (alone["bot"], alone["against"]) == ("rookie", ["random", "random"])
    assert (alone["mean"], alone["low"]) == (first["mean"], first["low"])


def test_the_gap_is_told_of_the_first_bot_alone(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "--bots", "rookie,random", "--jobs", "1", "--deals", "12", "--gap"]
    first, mirror = json.loads(printed(capsys, [*line, "--json"]))["results"]
    assert first["gap_low"] < first["gap_closure"] < first["gap_high"]
    assert first["seer"] > first["mean"] > 0
    assert "gap_closure" not in mirror
    assert "gap closed" in printed(capsys, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prints_tables_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, [*ARENA, "--times", "--lang", language])
    assert "rookie" in text
    assert "95 %" in text


def test_the_table_says_what_is_compared_with_what(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, [*ARENA, "--times"])
    for words in ("Deals, each played by every line-up: 4.", "against random, random", "gain, 95 %", "p95"):
        assert words in text
    assert "games won" not in text
    assert "gap" not in text


def test_work_goes_on_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = [*ARENA, "--json", "--resume", str(tmp_path / "kept")]
    first = printed(capsys, line)
    assert printed(capsys, line) == first, "times are read from the file, not measured anew"
    assert run([*line, "--seed", "10"]) == 1
    assert "holds deals of other bots, rules or options" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["--bots", "rokie,random"], 2, "There is no bot “rokie”."),
        (["--bots", "rookie,"], 2, "There is no bot “”."),
        (["--bots", "seer,random"], 2, "There is no bot “seer”."),
        (["--bots", "rookie"], 2, "An arena takes two or three bots; here are 1."),
        (["--bots", "rookie,random,random,random"], 2, "here are 4"),
        (["--bots", "rookie,random,pimc", "--players", "2"], 2, "There are 3 bots and 2 seats."),
        (["--deals", "0"], 2, "--deals"),
        (["--matches", "0"], 2, "--matches"),
        (["--jobs", "0"], 2, "--jobs"),
        (["--nodes", "0"], 2, "--nodes"),
        (["--time", "-1"], 2, "--time"),
        (["--time", "soon"], 2, "--time"),
        (["--deals", "1", "--matches", "1"], 2, "--matches does not go together with --deals."),
        (["--gap", "--matches", "1"], 2, "--matches does not go together with --gap."),
        (["--rules", "klassic"], 2, "klassic"),
        (["--resume", ""], 2, "The name of a file is empty."),
        (["--resume", "/dev/null"], 1, "/dev/null is not a file."),
        (["--resume", "/dev/null/kept"], 1, "/dev/null/kept cannot be written"),
        (["--resume", str(ROOT)], 1, "cannot be written"),
        (["--resume", str(ROOT / "README.md")], 1, "is not a file of the arena"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    arguments: list[str], status: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == status
    shown = capsys.readouterr()
    assert shown.out == ""
    assert sentence in shown.err
    assert "Traceback" not in shown.err


def test_interrupted_it_reports_what_is_finished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stops(*arguments: object) -> Iterator[Entry]:
        units = play_units(*arguments)  # type: ignore[arg-type]
        yield next(units)
        yield next(units)
        raise KeyboardInterrupt

    monkeypatch.setattr("thousand.arena.running.play_units", stops)
    assert run([*ARENA, "--json"]) == 130
    shown = capsys.readouterr()
    assert json.loads(shown.out)["deals"] == 2
    assert "2 of 4 are finished" in shown.err


def test_interrupted_at_once_it_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stops(*arguments: object) -> Iterator[Entry]:
        yield from (_interrupted() for _ in range(1))

    monkeypatch.setattr("thousand.arena.running.play_units", stops)
    assert run(ARENA) == 130
    assert capsys.readouterr().out == ""


def _interrupted() -> Entry:
    raise KeyboardInterrupt


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
    assert run([*ARENA, "--json"]) == 0
    assert "4/4" in terminal.getvalue()
    assert json.loads(capsys.readouterr().out)["deals"] == 4


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of the two bots that think least."""
    monkeypatch.setattr("thousand.arena.ladders.RUNGS", ("random", "rookie"))


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_is_a_table_in_markdown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["bench-bots", "--deals", "2", "--jobs", "1", "--lang", language]
    for columns, more in ((10, []), (12, ["--gap"])):
        rows = printed(capsys, [*line, *more]).splitlines()
        assert len(rows) == 3
        assert {row.count("|") for row in rows} == {columns + 1}
        assert rows[2].startswith("| `rookie` | `random` |")


@pytest.mark.usefixtures("short")
def test_the_ladder_as_a_document(capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(printed(capsys, ["bench-bots", "--deals", "1", "--jobs", "1", "--json"]))
    assert [(one["bot"], one["against"]) for one in document["results"]] == [("rookie", ["random", "random"])]
    assert "gap_closure" not in document["results"][0]
    assert document["deals"] == 1


def test_the_page_holds_a_table_like_that_which_is_printed() -> None:
    take_language(["--lang", "en"])
    rungs = ladder(3)
    heading, line, *rows = lines(report_of(Plan(preset("classic"), rungs, gaps=len(rungs)), []))
    page = (ROOT / "docs" / "bots" / "strength.md").read_text(encoding="utf-8").splitlines()
    place = page.index(heading)
    assert page[place + 1] == line
    for row, shown in zip(rows, page[place + 2 :], strict=False):
        assert shown.split("|")[:3] == row.split("|")[:3]
