"""The game begins at once, in every language, and says plainly what is wrong with its options."""

import subprocess
import sys

import pytest

from tests.cli.play.terminals import monkey, play
from thousand.cli.play.canvas import Canvas
from thousand.cli.play.picture import COLUMNS
from thousand.cli.terminal import width_of
from thousand.texts import LANGUAGES, texts

LONG = "Ааааааааааааааа1,Бббббббббббббббб,Вввввввввввввввв,Гггггггггггггггг"
HEAVY = ("rich", "fluent.runtime", "thousand.texts", "thousand.bots")


@pytest.mark.parametrize("terminal", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_begins_in_every_language(
    monkeypatch: pytest.MonkeyPatch, language: str, terminal: bool
) -> None:
    played = play(monkeypatch, ["--lang", language], [], terminal=terminal)
    assert played.status == 0
    assert texts(language).say("play-title") in played.text


@pytest.mark.parametrize("rules", ["classic", "club", "polish", "home"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_drawn_is_cut_off(monkeypatch: pytest.MonkeyPatch, language: str, rules: str) -> None:
    cut: list[str] = []
    put = Canvas.put

    def careful(canvas: Canvas, column: int, row: int, text: str, style: str = "") -> int:
        fits = column >= 0 and column + width_of(text) <= COLUMNS and 0 <= row < canvas.height
        cut.extend([] if fits or not text.strip() else [text])
        return put(canvas, column, row, text, style)

    pieces = Canvas.put_pieces

    def narrow(
        canvas: Canvas, column: int, row: int, line: list[tuple[str, str]], align: str = "left"
    ) -> None:
        length = sum(width_of(text) for text, _ in line)
        cut.extend([str(line)] if row in (2, 3, 4) and length > 25 else [])
        pieces(canvas, column, row, line, align)

    monkeypatch.setattr(Canvas, "put", careful)
    monkeypatch.setattr(Canvas, "put_pieces", narrow)
    table = ["--players", "4", "--names", LONG, "--rules", rules, "--seed", "3"]
    play(monkeypatch, ["--lang", language, *table], monkey(7, 400), terminal=True)
    assert cut == []


def test_colour_is_left_out_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    def codes(*options: str) -> bool:
        drawn = play(monkeypatch, ["--seed", "5", *options], ["pass"], terminal=True)
        return any(f"{code}m" in "".join(drawn.out.pieces) for code in (31, 32, 33, 36))

    assert codes()
    assert not codes("--no-color")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not codes()


def test_a_small_terminal_gets_plain_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    played = play(monkeypatch, ["--seed", "5"], ["pass"], terminal=True)
    assert "╭" not in played.text
    lines = played.text.replace("> ", "").partition("The game is kept")[0].splitlines()
    assert max(map(width_of, lines)) < 60


def test_a_large_terminal_is_used_in_its_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "40")
    drawn = play(monkeypatch, ["--seed", "5"], ["pass"], terminal=True).out.screens()
    assert all(len(screen.split("\n")) == 40 for screen in drawn if "Your bid" in screen)
    assert all(line.startswith(" " * 20) for line in drawn[-1].split("\n") if line)


def test_plain_sentences_are_chosen_for_a_terminal_without_movement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert "╭" not in play(monkeypatch, ["--seed", "5"], [], terminal=True).text


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "5"],
        ["--seat", "3"],
        ["--people", "4"],
        ["--names", "Anna,Anna"],
        ["--names", "a,b,c,d"],
        ["--names", "N" * 17],
        ["--names", "A\x1b[2J"],
        ["--rules", "clasic"],
        ["--set", "game.target"],
        ["--set", "game.target=1"],
        ["--level", "grandmaster"],
        ["--pause", "-1"],
    ],
)
def test_a_wrong_option_gives_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    assert play(monkeypatch, options, []).status in (1, 2)
    said = capsys.readouterr().err
    assert said.strip()
    assert "Traceback" not in said


def test_the_one_name_given_is_that_of_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, ["--names", "Ивета", "--seat", "1", "--seed", "5"], [])
    assert "At the table: Boris, Ивета, Vera." in played.text


def test_bots_can_be_of_different_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, ["--level", "random,rookie", "--seed", "5"], ["pass"])
    assert played.status == 0


def test_the_command_is_imported_without_what_a_game_needs() -> None:
    code = "import sys, thousand.cli.play; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not set(loaded.split()) & set(HEAVY)
