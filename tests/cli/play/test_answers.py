"""Wrong answers get the reason in the person's language, and what is easily regretted is asked again."""

from collections.abc import Callable
from io import StringIO

import pytest

from tests.cli.play.terminals import play
from tests.cli.play.test_reading import NAMES, declared, leading
from thousand.cli.play.asking import question_for, to_confirm
from thousand.cli.play.game import Game
from thousand.cli.play.plain import PlainScreen
from thousand.cli.play.prompt import Ended, Pace, Pipe
from thousand.cli.play.screen import Scene
from thousand.cli.play.sitting import Sitting
from thousand.cli.play.table import Chair, Table
from thousand.cli.play.vocabulary import Vocabulary
from thousand.core.actions import BOMB, CLAIM, DARK, WRITE_OFF, Bid, Play, Raise
from thousand.core.cards import read_card
from thousand.core.errors import IllegalAction
from thousand.core.match import apply
from thousand.core.rules import RulesForm
from thousand.core.state import Match
from thousand.core.view import view
from thousand.texts import LANGUAGES, say_error, texts


class Nowhere:
    """Keeps nothing."""

    def keep(self, table: Table, match: Match) -> None:
        """Lets go."""


def answered(match: Match, lines: list[str], language: str = "en", people: int = 1) -> tuple[str, Match]:
    """What is said when lines are typed from a match on, and the match they lead to."""
    chairs = tuple(Chair(name, None if seat < people else "rookie") for seat, name in enumerate(NAMES))
    game = Game(Table(RulesForm(match.rules, "classic"), chairs), match, Nowhere())
    out = StringIO()
    vocabulary = Vocabulary(texts(language), texts("en"))
    screen = PlainScreen(texts(language), out)
    pipe = Pipe(StringIO("".join(f"{line}\n" for line in lines)))
    sitting = Sitting(game, screen, pipe, Pace(0), texts(language), vocabulary)
    with pytest.raises(Ended):
        sitting.run()
    return out.getvalue(), game.match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_does_not_follow_suit_is_refused_with_the_reason(language: str) -> None:
    match = apply(leading(), 0, Play(read_card("AH"))).match
    said, after = answered(match, ["", "ad", "", "qc", "9h"], language, people=3)
    refused = IllegalAction("follow_suit", card=read_card("QC"), suit=3)
    assert say_error(texts(language), refused, NAMES) in said
    assert after.actions[-1] == Play(read_card("9H"))


@pytest.mark.parametrize("line", ["97", "1000", "95", "what", "as", "пас пас"])
def test_a_wrong_bid_changes_nothing_and_is_asked_again(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, ["--seed", "5"], [line])
    questions = [text for text in played.lines if text.startswith("Your bid")]
    assert len(questions) == 2
    assert not played.lines[played.lines.index(questions[0]) + 1].startswith("Your bid")


def test_leading_king_of_a_pair_asks_whether_it_is_declared() -> None:
    match = leading(play__marriage_from="first_trick")
    said, after = answered(match, ["kh", "maybe", "yes"])
    assert said.count("Declare the marriage of hearts, 100 points?") == 2
    assert "Anna declares the marriage of hearts: 100." in said
    assert len(after.actions) > len(match.actions)


def test_no_plays_the_king_without_a_word_and_enter_goes_back() -> None:
    match = leading(play__marriage_from="first_trick")
    said, after = answered(match, ["kh", "", "kh", "no"])
    assert "declares" not in said
    assert after.actions[len(match.actions)] == Play(read_card("KH"))


def test_an_exclamation_mark_declares_at_once() -> None:
    match = leading(play__marriage_from="first_trick")
    said, _ = answered(match, ["kh!"])
    assert "?" not in said.partition("Your lead")[2].partition("\n")[0]
    assert "Anna declares the marriage of hearts: 100." in said


def test_a_write_off_is_asked_again() -> None:
    match = declared()
    assert answered(match, ["write-off", "no"])[1] == match
    assert answered(match, ["write-off", "yes"])[1].finished[0].result.outcome == "write_off"


def test_what_is_easily_regretted_is_confirmed() -> None:
    sight = view(declared(), 0)
    for action in (WRITE_OFF, BOMB, DARK, CLAIM, Bid(300), Raise(300)):
        assert to_confirm(texts("en"), sight, action), action
    for free in (Bid(120), Raise(125), Play(0)):
        assert to_confirm(texts("en"), sight, free) is None, free


@pytest.mark.parametrize("language", ["en", "ru", "pl", "bg", "uk"])
def test_every_question_fits_on_two_lines_with_the_longest_names(language: str) -> None:
    names = ("Ы" * 16, "Щ" * 16, "Ж" * 16)
    table = Table(RulesForm(declared().rules, None), tuple(Chair(name) for name in names))
    asked: list[Callable[[], Match]] = [declared, lambda: declared("home"), leading]
    for match in asked:
        text = question_for(texts(language), Scene(view(match(), 0), table)).text
        assert len(text) <= 150
