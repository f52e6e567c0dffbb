"""Bad input of any kind gives a sentence and nothing else, and never hangs."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.house.files import ROOT
from thousand.cli.__main__ import run
from thousand.cli.words import printable, say

RECORD = ROOT / "docs" / "rules" / "examples" / "sheet.json"
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("THOUSAND_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def refused(capsys: Capture, arguments: list[str], status: int = 1) -> str:
    assert run(arguments) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == status
    return err


def in_shell(line: str) -> subprocess.CompletedProcess[bytes]:
    """A line of the shell in which `thousand` is the command."""
    command = f'thousand() {{ "{sys.executable}" -m thousand.cli "$@"; }}; {line}'
    return subprocess.run(["bash", "-c", command], capture_output=True, check=False, timeout=60)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a" + ".a" * 100_000 + "=1", "too large"),
        ("a" + ".a" * 30_000 + "=1", "nested too deeply"),
        ("a=" + "[" * 30_000, "nested too deeply"),
        ("#" * (64 * 1024 + 1), "too large"),
    ],
)
def test_a_toml_file_costs_little(capsys: Capture, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(text, encoding="utf-8")
    start = time.monotonic()
    assert sentence in refused(capsys, ["rules", "check", str(file)])
    assert time.monotonic() - start < 3


def test_a_key_that_stands_twice_is_found_quickly(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    keys = ",".join(f'"k{number}":1' for number in range(80_000))
    file.write_text(f'{{{keys},"k79999":2}}', encoding="utf-8")
    start = time.monotonic()
    assert "key twice: k79999" in refused(capsys, ["rules", "check", str(file)])
    file.write_text(f"{{{keys}}}", encoding="utf-8")
    assert "too large" in refused(capsys, ["rules", "check", str(file)])
    assert time.monotonic() - start < 3


def test_the_rules_of_a_large_record_are_read(capsys: Capture, tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    record["about"] = {"note": "n" * 100_000}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run(["rules", "check", str(file)]) == 0


def test_input_that_is_not_utf8_is_not_understood() -> None:
    done = in_shell(r"printf '\xff\n' | PYTHONIOENCODING=utf-8 thousand play --plain --seed 5")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"not understood" in done.stdout


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("thousand play --seed 5 <&-", 0),
        ("thousand rules list >&-", 0),
        ("thousand replay - <&-", 1),
        ("thousand rules nope 2>&-", 2),
        ("thousand rules nope <&- >&- 2>&-", 2),
    ],
)
def test_a_closed_stream_is_no_fault_of_ours(line: str, status: int) -> None:
    done = in_shell(line)
    assert done.returncode == status
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("line", ["rules list", "replay 'RECORD' --json", "simulate --games 1"])
def test_an_output_that_is_full_is_told(line: str) -> None:
    done = in_shell(f"thousand {line} > /dev/full".replace("RECORD", str(RECORD)))
    assert done.returncode == 1
    assert done.stderr.startswith(b"- cannot be written: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_file_name_of_any_bytes_is_a_heading() -> None:
    folder = "d=$(mktemp -d) && cd $d"
    done = in_shell(f"{folder} && cp '{RECORD}' $'\\xff\\e[2J.json' && thousand replay *.json '{RECORD}'")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"??[2J.json\n")


@pytest.mark.parametrize("name", ["fifo", "/dev/zero", "/dev/tty"])
@pytest.mark.parametrize(
    "command", [["replay"], ["rules", "show"], ["rules", "check"], ["simulate", "--rules"]], ids=" ".join
)
def test_what_is_no_file_is_not_read(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path, command: list[str], name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("fifo")
    assert refused(capsys, [*command, name]) == f"{name} is not a file.\n"


def test_what_the_shell_opens_is_read() -> None:
    for line in (f"thousand replay <(cat '{RECORD}')", f"cat '{RECORD}' | thousand replay /dev/stdin"):
        done = in_shell(line)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay", ""], "The name of a file is empty."),
        (["rules", "show", ""], "The name of a file is empty."),
        (["rules", "check", ""], "The name of a file is empty."),
        (["simulate", "--out", ""], "The name of a file is empty."),
        (["rules", "diff", "-", "-"], "Standard input can be read only once."),
        (["replay", "-", "-"], "Standard input can be read only once."),
        (["play", "--seat", "٣"], "--seat is a number"),
        (["play", "--seat", "1_0"], "--seat is a number"),
        (["play", "--pause", "١"], "--pause is a number"),
        (["play", "--pause", "1_0"], "--pause is a number"),
        (["play", "--pause", "nan"], "--pause is a number"),
        (["replay", "x", "--seat", " 1"], "--seat is a number"),
    ],
)
def test_what_has_no_meaning_gives_a_sentence(capsys: Capture, arguments: list[str], sentence: str) -> None:
    assert sentence in refused(capsys, arguments, 2)


def test_an_unknown_bot_is_refused_alike(capsys: Capture) -> None:
    said = []
    for arguments in (["play", "--level", "rokie"], ["simulate", "--bots", "rokie"]):
        assert run(arguments) == 2
        said.append(capsys.readouterr().err)
    assert said[0] == said[1]
    assert "Did you mean “rookie”?" in said[0]


def test_games_of_bots_overwrite_no_record(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "game-00002.json").write_text("dear", encoding="utf-8")
    line = ["simulate", "--games", "2", "--out", str(tmp_path), "--bots", "random"]
    assert "game-00002.json is there already" in refused(capsys, line)
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["dear"]
    line[2] = "1"
    assert run(line) == 0


def test_a_folder_that_cannot_be_made_is_told_as_such(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    name = str(tmp_path / "file" / "games")
    said = refused(capsys, ["simulate", "--games", "1", "--out", name])
    assert said.startswith(f"{name} cannot be written: ")


def test_an_interruption_of_the_imports_ends_quietly() -> None:
    code = (
        "import sys, runpy\n"
        "class Finder:\n"
        "    def find_spec(self, name, *rest):\n"
        "        if name == 'typer': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Finder())\n"
        "runpy.run_module('thousand.cli', run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_parameters_of_sentences_cannot_steer_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert say("cli-file-missing", file="\x1b[2J\n\udcff") == "There is no file ?[2J??."
    assert printable("Анна\u00a0Б") == "Анна\u00a0Б"
