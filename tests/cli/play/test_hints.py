"""A hint says what to do with its figures, in the person's language, and Enter does it."""

from collections.abc import Callable
from itertools import cycle

import pytest

from tests.cli.play.terminals import Output, play
from tests.cli.play.test_answers import answered
from tests.cli.play.test_reading import declared, leading
from thousand.bots import Budget
from thousand.cli.play.hinting import hint_for
from thousand.cli.play.sights import hand_of
from thousand.core.actions import Play
from thousand.core.match import apply, legal_actions
from thousand.core.view import view
from thousand.texts import LANGUAGES, texts

NAMES = ("Anna", "Boris", "Vera")
WORDS = {"en": "hint", "ru": "подсказка", "pl": "podpowiedź", "bg": "подсказка", "uk": "підказка"}


def test_a_hint_names_the_contract_the_worlds_and_the_points() -> None:
    said, _ = answered(leading(), ["hint"])
    hint = next(line for line in said.splitlines() if line.startswith("Hint"))
    assert hint.startswith("Hint (Enter): ")
    assert "contract 100 made in " in hint
    assert " of 100 layouts, " in hint
    assert "Next best: " in said


def test_enter_does_what_was_advised_and_only_right_after() -> None:
    match = leading()
    advised = hint_for(texts("en"), view(match, 0), NAMES, Budget(seconds=2.0)).actions[0]
    assert answered(match, ["hint", ""])[1].actions[len(match.actions)] == advised
    assert answered(match, ["hint", "score", ""])[1] == match
    assert answered(match, ["hint", "rubbish", ""])[1] == match
    assert answered(match, [""])[1] == match


def test_after_a_hint_anything_else_can_be_played() -> None:
    match = leading()
    sight = view(match, 0)
    advised = hint_for(texts("en"), sight, NAMES, Budget(seconds=2.0)).actions[0]
    other = next(
        action
        for action in legal_actions(match)
        if isinstance(action, Play) and action != advised and Play(action.card, True) not in sight.legal
    )
    number = str(hand_of(sight).index(other.card) + 1)
    assert answered(match, ["hint", number])[1].actions[len(match.actions)] == other


def test_both_gifts_are_given_with_one_enter() -> None:
    match = declared()
    said, after = answered(match, ["hint", ""])
    assert "Hint (Enter): Boris – " in said or "Hint (Enter): Vera – " in said
    assert len(after.actions) >= len(match.actions) + 2


def test_a_defender_is_told_how_often_the_contract_is_broken() -> None:
    match = apply(leading(), 0, legal_actions(leading())[0]).match
    lines = hint_for(texts("en"), view(match, 1), NAMES, Budget(nodes=40_000)).lines
    assert "contract 100 broken in " in lines[0]
    assert " for the defenders on average" in lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_had_by_its_word_in_every_language(language: str) -> None:
    for word in (WORDS[language], "hint", "i"):
        said, _ = answered(leading(), [word], language)
        assert texts(language).say("play-not-understood") not in said
        assert "Enter" in said
        assert "100" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_hint(language: str) -> None:
    said, _ = answered(leading(), ["?"], language)
    assert WORDS[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_fits_above_the_hand(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 80 columns both lines are on the screen in full, before the talon, in the exchange and later."""
    typed = ["hint", "+", *["hint", ""] * 12]
    played = play(monkeypatch, ["--lang", language, "--seed", "5"], typed, terminal=True)
    said = texts(language)
    start = said.say("play-advice", choice="|").partition("|")[0]
    short = said.say("play-advice-next", choice="|", count=0, worlds=1).partition("|")[0]
    shown = [screen for screen in played.out.screens() if start in screen]
    assert sum(short in screen for screen in shown) > 3
    for screen in shown:
        lines = screen.split("\n")
        above = next(place for place, line in enumerate(lines) if line.startswith("  ▸")) - 2
        assert lines[above].endswith(".")
        assert max(map(len, lines)) <= 80


def test_between_deals_a_hint_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    over: list[str] = []

    def begin(out: Output) -> Callable[[], str | None]:
        turns = cycle(("hint", ""))

        def types() -> str | None:
            if over:
                return None
            if "Enter: the next deal" in out.text:
                over.append("hint")
                return "hint"
            return next(turns)

        return types

    said = play(monkeypatch, ["--seed", "5"], begin).text
    assert over
    assert texts("en").say("play-advice-none") in said.partition("Enter: the next deal")[2]
