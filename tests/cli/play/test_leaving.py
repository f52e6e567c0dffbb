"""Whenever a person leaves, by whatever door, the game goes on from the same place."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.play.terminals import chooser, play
from thousand.cli.play.keeping import read_kept
from thousand.core.state import Match

TABLE = ["--seed", "8", "--set", "game.finish=fixed_deals(1)"]


def kept(folder: Path) -> tuple[Path, Match]:
    (path,) = (folder / "thousand").glob("game-*.json")
    return path, read_kept(path).match


def lines_of_a_game(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    """What was typed in a whole game, each line an offered choice."""
    typed: list[str] = []

    def listening(out: object) -> object:
        types = chooser(2)(out)  # type: ignore[arg-type] # the same double

        def listen() -> str | None:
            line = types()
            if line is not None:
                typed.append(line)
            return line

        return listen

    played = play(monkeypatch, [*TABLE, "--save", str(folder / "whole.json")], listening)  # type: ignore[arg-type] # as above
    assert played.status == 0
    return typed


def last_question(text: str) -> str:
    return text.partition("The game is kept")[0].splitlines()[-1]


def test_the_end_of_input_at_every_point_keeps_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = lines_of_a_game(monkeypatch, tmp_path)
    assert len(typed) > 8
    for count in range(len(typed) - 1):
        file = tmp_path / f"after-{count}.json"
        left = play(monkeypatch, [*TABLE, "--save", str(file)], typed[:count])
        before = file.read_bytes()
        back = play(monkeypatch, ["--resume", str(file)], [])
        assert (left.status, back.status) == (0, 0)
        assert file.read_bytes() == before
        if "(yes/no" not in last_question(left.text):
            assert last_question(back.text) == last_question(left.text)


def test_a_game_left_and_resumed_ends_as_if_never_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = lines_of_a_game(monkeypatch, tmp_path)
    file = tmp_path / "parts.json"
    play(monkeypatch, [*TABLE, "--save", str(file)], typed[:6])
    play(monkeypatch, ["--resume", str(file)], typed[6:])
    assert file.read_bytes() == (tmp_path / "whole.json").read_bytes()


@pytest.mark.parametrize("terminal", [False, True])
@pytest.mark.parametrize("count", range(6))
def test_ctrl_c_keeps_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, count: int, terminal: bool
) -> None:
    lines = ["pass"] * count

    def types() -> str | None:
        if not lines:
            raise KeyboardInterrupt
        return lines.pop()

    left = play(monkeypatch, ["--seed", "8"], lambda out: types, terminal=terminal)
    path, match = kept(tmp_path)
    assert left.status == 130
    assert str(path) in left.text
    play(monkeypatch, ["--resume"], [], terminal=terminal)
    assert kept(tmp_path)[1] == match


@pytest.mark.parametrize("word", ["quit", "выход", "q", "wyjście"])
def test_a_word_leaves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, word: str) -> None:
    language = {"выход": "ru", "wyjście": "pl"}.get(word, "en")
    left = play(monkeypatch, ["--lang", language], [word])
    assert left.status == 0
    assert str(kept(tmp_path)[0]) in left.text


def started(folder: Path) -> subprocess.Popen[str]:
    """The command in a process of its own, waiting for a bid."""
    # What a shell runs in the background is deaf to SIGINT and would hand that on.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "thousand.cli", "play", "--seed", "5"],
        env={**os.environ, "XDG_STATE_HOME": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    while "Your bid" not in process.stdout.readline():
        assert process.poll() is None
    return process


@pytest.mark.parametrize(
    ("blow", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGKILL, -9)]
)
def test_a_signal_loses_nothing(tmp_path: Path, blow: signal.Signals, status: int) -> None:
    process = started(tmp_path)
    time.sleep(0.1)
    process.send_signal(blow)
    process.communicate(timeout=20)
    assert process.returncode == status
    assert len(kept(tmp_path)[1].actions) == 1


def test_the_file_is_written_anew_after_every_action(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seen: list[int] = []

    def types() -> str | None:
        document = json.loads(file.read_text(encoding="utf-8"))
        seen.append(sum(len(one["actions"]) for one in document["record"]["deals"]))
        return "pass" if len(seen) < 2 else None

    play(monkeypatch, ["--seed", "5", "--save", str(file)], lambda out: types)
    assert seen[0] == 1
    assert seen[1] > 2
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_without_a_game_there_is_nothing_to_resume(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, ["--resume"], []).status == 1
    assert capsys.readouterr().err == "No game has been left to go on with.\n"


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "",
        lambda text: "[]",
        lambda text: "null",
        lambda text: text.replace("thousand-save/1", "thousand-save/9"),
        lambda text: text.replace('"0 bid 100"', '"0 bid 1"').replace('"2 bid 100"', '"2 bid 1"'),
        lambda text: text.replace('"chairs"', '"stools"'),
        lambda text: text.replace('"casual"', '"grandmaster"'),
        lambda text: text.replace('"record"', '"recrod"'),
        lambda text: text.replace('"seed": 5', '"seed": "five"'),
        lambda text: "[" * 100_000,
    ],
)
def test_a_damaged_file_gives_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, damage: object
) -> None:
    file = tmp_path / "game.json"
    play(monkeypatch, ["--seed", "5", "--save", str(file)], [])
    file.write_text(damage(file.read_text(encoding="utf-8")), encoding="utf-8")  # type: ignore[operator] # a function
    assert play(monkeypatch, ["--resume", str(file)], []).status == 1
    said = capsys.readouterr().err
    assert str(file) in said
    assert "Traceback" not in said


def test_a_file_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, ["--resume", "nowhere.json"], []).status == 1
    assert "nowhere.json" in capsys.readouterr().err


def test_a_bare_record_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, bare = tmp_path / "game.json", tmp_path / "bare.json"
    play(monkeypatch, ["--seed", "5", "--save", str(file)], [])
    bare.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8"))["record"]), encoding="utf-8")
    back = play(monkeypatch, [str(bare)], [])
    assert back.status == 0
    assert last_question(back.text).startswith("Your bid")


def test_a_game_that_is_over_does_not_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines_of_a_game(monkeypatch, tmp_path)
    assert play(monkeypatch, ["--resume", str(tmp_path / "whole.json")], []).status == 1
    assert "is over" in capsys.readouterr().err


def test_a_finished_game_is_not_taken_for_the_last_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play(monkeypatch, ["--seed", "5"], [])
    left, match = kept(tmp_path)
    play(monkeypatch, [*TABLE, "--watch"], [])
    play(monkeypatch, ["--resume"], [])
    assert read_kept(left).match == match
