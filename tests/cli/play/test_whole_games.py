"""Games of every preset and number of seats are played through the command, in both faces."""

import json
from pathlib import Path

import pytest

from tests.cli.play.terminals import Played, chooser, monkey, play
from thousand.cli.terminal import width_of
from thousand.core.rules import PRESETS

TABLES = [(preset, str(players)) for preset in PRESETS for players in (2, 3, 4)]
QUICK = ["--set", "game.finish=fixed_deals(2)"]


def ends_with_a_record(played: Played, folder: Path) -> bool:
    (path,) = (folder / "thousand").glob("game-*.json")
    document = json.loads(path.read_text(encoding="utf-8"))
    return played.status == 0 and document["format"] == "thousand-record/1" and str(path) in played.text


def fits(screen: str) -> bool:
    """Whether a screen, the line for typing included, has at most 24 rows of at most 80 columns."""
    rows = screen.split("\n")
    return len(rows) <= 24 and all(width_of(row) <= 80 for row in rows)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_game_is_played_in_plain_sentences(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, preset: str, players: str
) -> None:
    table = ["--rules", preset, "--players", players, "--seed", "4"]
    played = play(monkeypatch, [*table, *QUICK], monkey(1))
    assert ends_with_a_record(played, tmp_path)
    assert "\x1b" not in "".join(played.out.pieces)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_game_is_drawn_on_80_by_24(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, preset: str, players: str
) -> None:
    table = ["--rules", preset, "--players", players, "--seed", "5"]
    played = play(monkeypatch, [*table, *QUICK], monkey(2), terminal=True)
    assert ends_with_a_record(played, tmp_path)
    screens = played.out.screens()
    assert len(screens) > 50
    assert [screen for screen in screens if not fits(screen)] == []


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_what_is_offered_is_never_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, preset: str, players: str
) -> None:
    def refuse(*refused: object, **names: object) -> str:
        raise AssertionError(refused)

    monkeypatch.setattr("thousand.texts.say_error", refuse)
    table = ["--rules", preset, "--players", players, "--people", players, "--seed", "6"]
    played = play(monkeypatch, [*table, *QUICK], chooser(3, limit=2000))
    assert ends_with_a_record(played, tmp_path)
    assert sum(line.startswith("Your") for line in played.lines) > 20
    assert "not understood" not in played.text


@pytest.mark.long
@pytest.mark.parametrize("terminal", [False, True])
@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_game_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, preset: str, players: str, terminal: bool
) -> None:
    played = play(
        monkeypatch, ["--rules", preset, "--players", players, "--seed", "7"], monkey(3), terminal=terminal
    )
    assert ends_with_a_record(played, tmp_path)
    assert [screen for screen in played.out.screens() if not fits(screen)] == []


def test_bots_play_while_one_watches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = play(monkeypatch, ["--watch", "--seed", "1", "--level", "random", *QUICK], [])
    assert ends_with_a_record(played, tmp_path)


def test_the_same_seed_gives_the_same_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def game(name: str) -> bytes:
        file = tmp_path / name
        play(monkeypatch, ["--watch", "--seed", "3", "--save", str(file), *QUICK], [])
        return file.read_bytes()

    assert game("one.json") == game("two.json")
