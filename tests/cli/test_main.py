import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.house.files import ROOT
from thousand import __version__
from thousand.cli.__main__ import COMMANDS, RULES, run
from thousand.texts import LANGUAGES

RECORD = ROOT / "docs" / "rules" / "examples" / "sheet.json"
FRAME = ("rules", "replay")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def called(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "thousand.cli", *arguments],
        env={**os.environ, "THOUSAND_LANG": "en", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"thousand {__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["--help"], ["rules"], ["rules", "--help"]])
def test_a_group_lists_its_commands(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 0
    shown = capsys.readouterr().out
    for name in RULES if "rules" in arguments else COMMANDS:
        assert re.search(rf"^  {name} ", shown, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["replay"], *(["rules", name] for name in RULES)], ids=" ".join)
def test_help_is_in_every_language_and_names_no_message(
    command: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command, "--help", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "thousand " + " ".join(command) in shown
    assert "--lang" in shown
    assert not re.search(r"\b(cli|rules|replay)-[a-z]+-[a-z]+", shown)
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_the_language_stands_before_or_after_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for arguments in (["--lang", "ru", "rules", "list"], ["rules", "list", "--lang=RU"]):
        assert run(arguments) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]
    assert "игроков" in pages[0]


def test_the_language_of_one_call_is_forgotten_by_the_next(capsys: pytest.CaptureFixture[str]) -> None:
    run(["rules", "list", "--lang", "ru"])
    capsys.readouterr()
    run(["rules", "list"])
    assert "players" in capsys.readouterr().out


def test_the_environment_chooses_a_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THOUSAND_LANG", "pl_PL.UTF-8")
    assert run(["rules", "list"]) == 0
    assert "graczy" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["ruls"], "rules"),
        (["rules", "shwo"], "show"),
        (["replay", "--jsn", "x"], "--json"),
        (["rules", "show", "clasic"], "classic"),
        (["rules", "list", "too", "much"], "too"),
        (["replay"], "FILE"),
        (["replay", "x", "--seat"], "--seat"),
        (["replay", "x", "--seat", "one"], "one"),
        (["replay", "x", "--seat", "-1"], "0.."),
        (["rules", "show", "--set", "game.target"], "game.target"),
        (["rules", "list", "--lang", "xx"], "xx"),
        (["rules", "list", "--lang"], "--lang"),
        (["rules", "list", "--json=1"], "--json"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_not_understood_ends_with_2_and_says_why(
    arguments: list[str], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert hint in err
    assert "Traceback" not in err


def test_what_the_system_refuses_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in (str(tmp_path / "nothing.json"), str(tmp_path), "x" * 5000 + ".json"):
        assert run(["replay", name]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1


def test_every_fault_of_a_rule_set_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", "--set", "game.barrel.deals=9", "--set", "auction.bid_step=7"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["auction.bid_step", "game.barrel.deals"]


def test_signs_that_steer_a_terminal_are_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    run(["rules", "show", "\x1b[31m\x07"])
    assert "\x1b" not in capsys.readouterr().err


def test_the_module_runs_as_the_command_does() -> None:
    done = called("rules", "list", "--lang", "bg")
    assert (done.returncode, done.stderr) == (0, "")
    assert "играчи" in done.stdout


def test_an_output_that_cannot_spell_the_words_is_written_all_the_same() -> None:
    done = called("replay", str(RECORD), "--lang", "ru", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_reader_that_goes_away_is_no_fault() -> None:
    shell = f'"{sys.executable}" -m thousand.cli rules show --names | head -n 1'
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    closed = f'"{sys.executable}" -m thousand.cli rules show | true'
    assert subprocess.run(["bash", "-c", closed], capture_output=True, text=True, check=False).stderr == ""


@pytest.mark.parametrize("moment", ["thousand.cli.rules.load_rules", "thousand.cli.__main__.take_language"])
def test_an_interruption_ends_quietly(
    moment: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(moment, interrupted)
    assert run(["rules", "show"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_document_is_printed_without_words_colours_or_models() -> None:
    code = (
        "import sys; from thousand.cli.__main__ import run; run(sys.argv[1:]); "
        "sys.exit(','.join(m for m in ('fluent', 'rich', 'pydantic', 'babel') if m in sys.modules) or 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "replay", str(RECORD), "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith('{"status"')


WORDS = st.sampled_from(
    [
        *("rules", "replay", "list", "show", "diff", "check", "classic", "home", "club", str(RECORD)),
        *("--json", "--seat", "--record", "--explain", "--plain", "--card", "--names", "--players", "--set"),
        *("--help", "--version", "--lang", "ru", "0", "2", "9", "--", "game.target=500", "game.barrel=off"),
    ]
) | st.text(st.characters(blacklist_categories=["Cs"], blacklist_characters="\0"), max_size=8)


@given(st.sampled_from(FRAME), st.lists(WORDS, max_size=6))
def test_any_command_line_ends_with_0_1_or_2(command: str, arguments: list[str]) -> None:
    if "-" in arguments:
        return
    assert run([command, *arguments]) in {0, 1, 2}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_of_the_table_can_be_called(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "--help"]) == 0
    assert f"thousand {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command", [("play",), ("replay",), *(("rules", name) for name in RULES)], ids=" ".join
)
def test_every_option_stands_in_the_reference(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command, "--help"]) == 0
    options = set(re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    reference = (ROOT / "docs" / "reference" / "cli.md").read_text(encoding="utf-8")
    assert options
    assert options <= set(re.findall(r"--[a-z-]+", reference))
