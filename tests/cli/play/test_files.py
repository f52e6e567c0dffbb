"""The files of games: nothing that is there is lost, and what is damaged gives a sentence."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.play.terminals import play
from thousand.bots import Budget
from thousand.cli.play import keeping
from thousand.cli.play.sitting import budget_seed
from thousand.cli.play.table import LONGEST_NAME, fitted

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def saved(monkeypatch: Patch, file: Path, seed: int = 5) -> dict[str, Any]:
    """A new game kept in a file, and what stands in it."""
    assert play(monkeypatch, ["--seed", str(seed), "--save", str(file)], []).status == 0
    return dict(json.loads(file.read_text(encoding="utf-8")))


def refused(monkeypatch: Patch, capsys: Capture, arguments: list[str], status: int = 1) -> str:
    """What is said of a command line that must write nothing on standard output."""
    played = play(monkeypatch, arguments, [])
    assert (played.status, played.text) == (status, "")
    said = capsys.readouterr().err
    assert len(said.splitlines()) == status
    return said


def test_resuming_with_a_file_to_keep_goes_on_with_that_file(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    saved(monkeypatch, file)
    play(monkeypatch, ["--seed", "6"], [])
    before = file.read_bytes()
    assert play(monkeypatch, ["--save", str(file), "--resume"], []).status == 0
    assert file.read_bytes() == before


def test_a_file_to_resume_that_is_not_there_is_named(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    play(monkeypatch, ["--seed", "6"], [])
    file = tmp_path / "none.json"
    assert "none.json" in refused(monkeypatch, capsys, ["--save", str(file), "--resume"])
    assert not file.exists()


def test_the_farewell_names_the_command_that_resumes_this_game(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    left = play(monkeypatch, ["--save", "my game.json"], [])
    assert "“thousand play --resume 'my game.json'”" in left.text
    assert "“thousand play --resume 'my game.json'”" in play(monkeypatch, ["my game.json"], []).text
    play(monkeypatch, ["--save", "-x.json"], [])
    assert "“thousand play --resume ./-x.json”" in play(monkeypatch, ["--resume", "--", "-x.json"], []).text
    assert "“thousand play --resume”" in play(monkeypatch, [], []).text


def make_file(path: Path) -> None:
    path.write_text("dear", encoding="utf-8")


def make_link(path: Path) -> None:
    path.symlink_to("nowhere")


@pytest.mark.parametrize("make", [make_file, make_link, os.mkfifo, Path.mkdir])
def test_a_new_game_overwrites_nothing(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    file = tmp_path / "there.json"
    make(file)
    before = file.lstat()
    assert "there.json" in refused(monkeypatch, capsys, ["--save", str(file)])
    after = file.lstat()
    assert (after.st_ino, after.st_mtime_ns, after.st_size) == (
        before.st_ino,
        before.st_mtime_ns,
        before.st_size,
    )
    assert [path.name for path in tmp_path.iterdir()] == ["there.json"]


def test_a_game_that_goes_on_in_another_file_overwrites_nothing(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    saved(monkeypatch, first)
    saved(monkeypatch, second, 6)
    before = second.read_bytes()
    assert "second.json" in refused(monkeypatch, capsys, [str(first), "--save", str(second)])
    assert second.read_bytes() == before


def test_a_link_to_a_save_stays_a_link(monkeypatch: Patch, tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    saved(monkeypatch, file)
    link.symlink_to(file)
    play(monkeypatch, ["--resume", str(link)], ["pass", "pass"])
    assert link.is_symlink()


def test_two_games_of_the_same_moment_have_two_files(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "now")
    environ = {"XDG_STATE_HOME": str(tmp_path)}
    assert keeping.new_path(environ) != keeping.new_path(environ)


@pytest.mark.parametrize("resume", [[], ["--resume"]])
def test_a_bare_record_is_never_written_to(monkeypatch: Patch, tmp_path: Path, resume: list[str]) -> None:
    record = saved(monkeypatch, tmp_path / "game.json")["record"]
    record["about"], record["draw"] = {"place": "Minsk"}, {"by": "lot"}
    record["deals"][0]["proof"] = {"salt": "abc"}
    bare = tmp_path / "bare.json"
    bare.write_text(json.dumps(record), encoding="utf-8")
    before = bare.read_bytes()
    played = play(monkeypatch, [*resume, str(bare)], ["pass", "pass"])
    assert bare.read_bytes() == before
    (kept,) = (tmp_path / "thousand").iterdir()
    assert f"{bare} stays as it is; the game is kept in {kept}." in played.text
    assert "“thousand play --resume”" in played.text
    again = json.loads(kept.read_text(encoding="utf-8"))["record"]
    assert (again["about"], again["draw"]) == (record["about"], record["draw"])
    assert again["deals"][0]["proof"] == record["deals"][0]["proof"]


def test_names_of_a_record_are_shown_fit_and_kept_as_they_are(monkeypatch: Patch, tmp_path: Path) -> None:
    record = saved(monkeypatch, tmp_path / "game.json")["record"]
    record["seats"] = ["\x1b[2JEvil\n", "x" * 3000, "x" * 3000]
    bare = tmp_path / "bare.json"
    bare.write_text(json.dumps(record), encoding="utf-8")
    for arguments, terminal in (([str(bare)], False), (["--resume"], True)):
        played = play(monkeypatch, arguments, [], terminal=terminal)
        assert played.status == 0
        assert "\x1b[2JE" not in "".join(played.out.pieces)
        assert "x" * 20 not in played.text
    (kept,) = (tmp_path / "thousand").iterdir()
    assert json.loads(kept.read_text(encoding="utf-8"))["record"]["seats"] == record["seats"]


def test_fitted_names_are_short_and_differ() -> None:
    names = fitted(["", "", "N" * 99, "N" * 98])
    assert len(set(names)) == len(names)
    assert all(0 < len(name) <= LONGEST_NAME for name in names)
    assert fitted(["Anna", "Борис", "Иве та"]) == ("Anna", "Борис", "Иве та")


VALUES: dict[str, list[object]] = {
    "dealer": [float("inf"), True, 1.5, "١", "0", -1, 3, None],
    "seed": [True, 1.5, "5"],
    "name": ["\ud800", "", ["x"], "Other", None, 5],
    "bot": [["rookie"], "", 1, {}],
}
WRONG = [(key, value) for key, values in VALUES.items() for value in values]


@pytest.mark.parametrize(("key", "value"), WRONG, ids=ascii)
def test_a_damaged_save_is_refused_in_one_sentence(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path, key: str, value: object
) -> None:
    file = tmp_path / "game.json"
    document = saved(monkeypatch, file)
    (document if key in document else document["chairs"][0])[key] = value
    file.write_text(json.dumps(document).replace("Infinity", "1e999"), encoding="utf-8")
    assert "is not a game that can go on" in refused(monkeypatch, capsys, ["--resume", str(file)])


def test_names_that_repeat_are_refused(monkeypatch: Patch, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    document = saved(monkeypatch, file)
    document["record"]["seats"][0] = document["chairs"][0]["name"] = document["chairs"][1]["name"]
    file.write_text(json.dumps(document), encoding="utf-8")
    assert "is not a game that can go on" in refused(monkeypatch, capsys, ["--resume", str(file)])


def test_what_is_no_game_is_passed_over(monkeypatch: Patch, capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "thousand"
    folder.mkdir()
    (folder / "game-a").mkdir()
    (folder / "game-b.json").mkdir()
    (folder / "game-c.json").symlink_to("nowhere")
    os.mkfifo(folder / "game-d.json")
    (folder / "game-e.json").write_text('{"format": "thousand-save/1", "seed"', encoding="utf-8")
    assert refused(monkeypatch, capsys, ["--resume"]) == "No game has been left to go on with.\n"
    left = play(monkeypatch, ["--seed", "5"], [])
    os.utime(folder / "game-e.json", (2**32, 2**32))
    back = play(monkeypatch, ["--resume"], [])
    assert back.status == 0
    assert back.lines[-1] == left.lines[-1]


@pytest.mark.parametrize(
    ("name", "status", "sentence"),
    [("", 2, "The name of a file is empty."), ("/", 1, "/ is a folder"), ("/dev/null", 1, "/dev/null")],
)
def test_a_name_that_no_game_can_have_is_refused(
    monkeypatch: Patch, capsys: Capture, name: str, status: int, sentence: str
) -> None:
    assert sentence in refused(monkeypatch, capsys, ["--save", name], status)


def test_what_cannot_be_written_is_told_by_the_name_given(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    name = str(tmp_path / "no" / "game.json")
    assert refused(monkeypatch, capsys, ["--save", name]).startswith(f"{name} cannot be written: ")
    monkeypatch.setattr(Path, "replace", lambda *_: Path("/nothing").stat())
    name = str(tmp_path / "game.json")
    assert refused(monkeypatch, capsys, ["--save", name]).startswith(f"{name} cannot be written: ")
    assert list(tmp_path.iterdir()) == []


def test_a_long_name_of_a_file_can_be_kept(monkeypatch: Patch, tmp_path: Path) -> None:
    saved(monkeypatch, tmp_path / ("n" * 250))


def test_a_fifo_is_no_game(monkeypatch: Patch, capsys: Capture, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    assert "fifo is not a file." in refused(monkeypatch, capsys, [str(tmp_path / "fifo")])


@pytest.mark.parametrize(
    "options",
    [
        *(["--resume", *given] for given in (["--rules", "classic"], ["--players", "3"], ["--people", "1"])),
        *(["--resume", *given] for given in (["--names", "Anna"], ["--seed", "5"], ["--seat", "0"])),
        *(
            ["--resume", *given]
            for given in (["--set", "game.target=500"], ["--bots", "rookie"], ["--watch"])
        ),
        ["--watch", "--people", "1"],
        ["--watch", "--seat", "0"],
        ["--level", "rookie,rookie,random"],
        ["--people", "2", "--level", "rookie,random"],
    ],
    ids=" ".join,
)
def test_an_option_that_would_be_ignored_is_refused(
    monkeypatch: Patch, capsys: Capture, options: list[str]
) -> None:
    play(monkeypatch, ["--seed", "5"], [])
    refused(monkeypatch, capsys, options, 2)


@pytest.mark.parametrize("size", ["1", "100000"])
@pytest.mark.parametrize("terminal", [False, True])
def test_a_window_of_any_size_will_do(monkeypatch: Patch, size: str, terminal: bool) -> None:
    monkeypatch.setenv("COLUMNS", size)
    monkeypatch.setenv("LINES", size)
    played = play(monkeypatch, ["--seed", "5"], [], terminal=terminal)
    assert played.status == 0
    assert max(map(len, played.lines)) <= 500


def test_bots_cannot_tell_the_cards_from_their_number(monkeypatch: Patch) -> None:
    given: list[int] = []

    def budget(*, seconds: float, seed: int) -> Budget:
        given.append(seed)
        return Budget(seconds=seconds, seed=seed)

    monkeypatch.setattr("thousand.cli.play.sitting.Budget", budget)
    play(monkeypatch, ["--seed", "5"], ["pass"])
    assert set(given) == {budget_seed(5)}
    assert 5 not in given
    assert budget_seed(6) != budget_seed(5)
