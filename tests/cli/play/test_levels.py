"""Levels are offered before a game at a terminal, by number, by name in one's language, or by Enter."""

import json
from pathlib import Path

import pytest

from tests.cli.play.terminals import Played, play
from thousand.bots import DEFAULT_LEVEL, LADDER, LEVELS
from thousand.cli.play.levels import level_name
from thousand.texts import LANGUAGES, texts


def begun(
    monkeypatch: pytest.MonkeyPatch, folder: Path, typed: list[str], *options: str
) -> tuple[Played, list[str]]:
    """A new game at a terminal, and the bots that sit at its table."""
    file = folder / "game.json"
    played = play(monkeypatch, ["--ask", "--save", str(file), *options], typed, terminal=True)
    if not file.exists():
        return played, []
    chairs = json.loads(file.read_text(encoding="utf-8"))["chairs"]
    return played, [chair["bot"] for chair in chairs if chair["bot"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_offered_with_what_to_expect(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    played, bots = begun(monkeypatch, tmp_path, [""], "--lang", language)
    said = texts(language)
    for place, level in enumerate(LEVELS, 1):
        row = next(line for line in played.lines if line.startswith(f"  {place} {level_name(said, level)}"))
        assert row.endswith(said.say(f"level-{level}.help"))
        assert len(row) <= 80
    assert bots == [DEFAULT_LEVEL] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_chosen_by_number_or_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    for place, level in enumerate(LEVELS, 1):
        for number, typed in enumerate((str(place), level, level_name(texts(language), level).upper())):
            folder = tmp_path / f"{level}{number}"
            folder.mkdir()
            assert begun(monkeypatch, folder, [typed], "--lang", language)[1] == [level] * 2


def test_what_is_no_level_is_asked_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played, bots = begun(monkeypatch, tmp_path, ["9", "grandmaster", "regular"])
    assert played.text.count("That is no level.") == 2
    assert bots == ["regular"] * 2


@pytest.mark.parametrize("typed", [["quit"], []])
def test_who_leaves_at_the_question_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: list[str]
) -> None:
    played, bots = begun(monkeypatch, tmp_path, typed)
    assert played.status == 0
    assert bots == []
    assert list(tmp_path.iterdir()) == []


def test_nobody_is_asked_where_no_bot_plays_or_nobody_can_answer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    question = texts("en").say("play-ask-level")
    assert question not in begun(monkeypatch, tmp_path, [], "--people", "3")[0].text
    assert question not in play(monkeypatch, [], []).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_takes_names_of_the_language_and_one_for_each_seat(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    name = level_name(texts(language), "regular")
    bots = begun(monkeypatch, tmp_path, [], "--lang", language, "--level", f"{name}, rookie")[1]
    assert bots == ["regular", "rookie"]


def test_a_wrong_option_is_told_before_the_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played, _ = begun(monkeypatch, tmp_path, [""], "--names", "Anna,Anna")
    assert played.status != 0
    assert played.text == ""
    assert capsys.readouterr().err.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_levels_have_the_same_name(language: str) -> None:
    names = {level_name(texts(language), level).casefold() for level in LADDER}
    assert len(names) == len(LADDER)
