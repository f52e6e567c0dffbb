"""What a newcomer stumbles over: what stands on the screen, what the reckoning answers, how one leaves."""

import os
import sys
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from tests.cli.play.terminals import STYLE, Output, chooser, play
from tests.cli.play.test_answers import Nowhere, answered
from tests.cli.play.test_reading import NAMES, declared, leading
from thousand.cli.play.cards_drawn import CardPainter
from thousand.cli.play.game import Game
from thousand.cli.play.keeping import in_home, replay_command, resume_command
from thousand.cli.play.picture import Picture
from thousand.cli.play.plain import PlainScreen
from thousand.cli.play.prompt import Keyboard, Pace
from thousand.cli.play.screen import Question, Scene
from thousand.cli.play.sitting import Left, Sitting
from thousand.cli.play.table import Chair, Table
from thousand.cli.play.vocabulary import Vocabulary
from thousand.core.actions import Play
from thousand.core.match import advance, legal_actions
from thousand.core.rules import RulesForm
from thousand.core.state import Match, TrickPhase
from thousand.core.view import view
from thousand.texts import LANGUAGES, card_short, texts

PEOPLE = tuple(Chair(name) for name in NAMES)


def drawn(
    match: Match, question: Question | None = None, reason: str = "", language: str = "en"
) -> list[str]:
    """The rows of the picture that the first seat sees."""
    words = texts(language)
    painter = CardPainter(words, Vocabulary(words, texts("en")))
    scene = Scene(view(match, 0), Table(RulesForm(match.rules, None), PEOPLE))
    lines = Picture(words, painter, scene).draw(question, reason).lines(False)
    return [STYLE.sub("", line) for line in lines]


def after_an_own_trick() -> Match:
    """A match in which the first seat has taken a trick and leads again."""
    for seed in range(200):
        match, chance = leading(), Random(seed)
        for _ in range(3):
            match = advance(match, chance.choice(legal_actions(match))).match
        if match.phase.to_act == 0:
            return match
    raise AssertionError


def at_the_reckoning(lines: Iterable[str]) -> Callable[[Output], Callable[[], str | None]]:
    """Plays a deal as offered, and types some lines when it is over."""

    def begin(out: Output) -> Callable[[], str | None]:
        offered, asked = chooser(3)(out), iter(lines)
        return lambda: next(asked, None) if "Enter: the next deal" in out.text else offered()

    return begin


def test_a_hand_is_told_as_it_is_numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = play(monkeypatch, ["--plain", "--seed", "5"], ["hand"]).lines
    told = next(line for line in lines if "looks at the cards: " in line)
    assert told.partition("cards: ")[2] == lines[lines.index("Your cards") + 1]


def test_the_reckoning_answers_about_the_deal_just_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = at_the_reckoning(["rubbish", "last", "talon"])
    said = play(monkeypatch, ["--rules", "home", "--seed", "4", "--level", "rookie"], asked).text
    over = said.partition("Enter: the next deal")[2]
    assert "Laid aside: " in said.partition("Enter: the next deal")[0]
    assert over.splitlines()[1].startswith("That is not understood.")
    for part in ("Last trick\nPlayer ", " takes it.\n", "Talon\nTalon: ", "Laid aside: "):
        assert part in over
    assert "No trick" not in over


def test_a_page_can_be_left_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    screens = play(monkeypatch, ["--seed", "5"], ["score", "hand", "rubbish"], terminal=True).out.screens()
    assert "Score" in screens[-3]
    assert "Your cards" in screens[-2]
    assert "That is not understood." in screens[-1]
    assert "Your bid" in screens[-1]


def test_a_full_trick_lies_on_the_table_until_the_next_lead() -> None:
    match = after_an_own_trick()
    assert isinstance(match.phase, TrickPhase)
    cards = [f" {card_short(texts('en'), card)} │" for card in match.phase.tricks[-1].cards]
    pause, asked = (
        "\n".join(drawn(match, question)[5:9]).replace("┃", "│").replace("10", " 10")
        for question in (None, Question("Your lead"))
    )
    assert all(card in pause for card in cards)
    assert not any(card in asked for card in cards)
    assert drawn(match)[21] == "  Anna takes the trick."


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_and_hint_stand_below_every_notice(language: str) -> None:
    hint = texts(language).say("play-hint")
    for match in (declared(), after_an_own_trick()):
        for size in (5, 12):
            rows = drawn(match, Question("question " * size), "wrong wrong " * 10, language)
            assert rows[-1].strip() == hint
            assert " ".join("\n".join(rows[-3:]).split()).count("question") == size
            assert "\n".join(rows).count("wrong") == 20


@pytest.mark.parametrize(("line", "said"), [("1 2", "One card, please."), ("9s 9s", "One card, please.")])
def test_one_card_is_wanted(line: str, said: str) -> None:
    match = leading()
    answer, after = answered(match, [line])
    assert said in answer
    assert after == match


def test_a_card_twice_in_the_exchange_is_told() -> None:
    match = declared("home")
    assert "Each card only once, please." in answered(match, ["1 1 4"])[0]


def test_the_way_back_is_told_as_the_game_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    assert resume_command() == "thousand play --resume"
    monkeypatch.setenv("MAKELEVEL", "1")
    assert resume_command() == "make terminal ARGS=--resume"
    assert resume_command(Path("my game")) == """make terminal ARGS='--resume '"'"'my game'"'"''"""
    assert replay_command() == ".venv/bin/thousand replay"


def test_the_home_folder_is_a_tilde(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/houses/anna")
    assert in_home("/houses/anna/games/one.json") == "~/games/one.json"
    assert in_home("/houses/annabel/one.json") == "/houses/annabel/one.json"


def test_the_path_has_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / ("long" * 30 + ".json")
    left = play(monkeypatch, ["--plain", "--save", str(file)], ["quit"], terminal=True)
    assert str(file) in left.lines
    monkeypatch.chdir(tmp_path)
    watched = play(
        monkeypatch, ["--watch", "--seed", "8", "--set", "game.finish=fixed_deals(1)", "--save", "one"], []
    )
    assert watched.lines[-2:] == ["The record of the game (“thousand replay FILE” shows it):", "one"]


class Meanwhile:
    """A person who types while others play."""

    def __init__(self, *lines: str) -> None:
        self.lines = lines

    def read(self, mark: str) -> str:
        raise AssertionError(mark)

    def forget(self) -> None:
        """Nothing is let go."""

    def overheard(self) -> tuple[str, ...]:
        return self.lines


def test_a_person_leaves_while_the_bots_play() -> None:
    match = advance(leading(), Play(legal_actions(leading())[0].card)).match  # type: ignore[union-attr] # a card is led
    table = Table(
        RulesForm(match.rules, None),
        tuple(Chair(name, "rookie" if place else None) for place, name in enumerate(NAMES)),
    )
    game = Game(table, match, Nowhere())
    words = texts("en")
    screen = PlainScreen(words, StringIO())
    sitting = Sitting(game, screen, Meanwhile("1", "quit"), Pace(0), words, Vocabulary(words, words))
    with pytest.raises(Left):
        sitting.run()
    assert len(game.match.actions) == len(match.actions) + 1


def test_what_is_typed_meanwhile_answers_the_next_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.write(writing, "1\nвзятка\n".encode())
    with os.fdopen(reading, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        keyboard = Keyboard()
        assert keyboard.overheard() == ("1", "взятка")
        assert keyboard.read("") == "1"
        keyboard.forget()
        assert keyboard.overheard() == ()
        os.close(writing)
