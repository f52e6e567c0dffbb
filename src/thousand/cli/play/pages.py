"""What a person may ask to see at any moment: each command gives a title and lines."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from thousand.cli.play.screen import Scene
from thousand.cli.play.sheets import (
    hand_lines,
    last_trick_lines,
    score_lines,
    status_lines,
    talon_lines,
    why_lines,
)
from thousand.cli.play.vocabulary import COMMANDS, Vocabulary
from thousand.core.cards import Rank, Suit, make_card

if TYPE_CHECKING:
    from thousand.texts import Texts

Page = tuple[str, list[str]]


def page(command: str, texts: "Texts", vocabulary: Vocabulary, scene: Scene, width: int | None) -> Page:
    """The title and the lines of a command; `width` is that of a drawn page, None for plain sentences."""
    if command == "score":
        return texts.say("play-title-score"), score_lines(texts, scene, width is None, width or 0)
    if command == "help":
        return texts.say("play-title-help"), help_lines(texts, vocabulary)
    title, lines = _PAGES[command]
    return texts.say(title), lines(texts, scene)


def help_lines(texts: "Texts", vocabulary: Vocabulary) -> list[str]:
    """How to type everything, in the person's words."""
    example = vocabulary.card_letters(make_card(Rank.ACE, Suit.SPADES))
    lines = [
        texts.say("play-help-card", example=example),
        texts.say(
            "play-help-marriage", example=vocabulary.card_letters(make_card(Rank.KING, Suit.HEARTS)) + "!"
        ),
        texts.say("play-help-call", word=vocabulary.first("play-words-pass")),
        texts.say("play-help-exchange"),
    ]
    return lines + [
        texts.say("play-pair", name=vocabulary.first(COMMANDS[name]), what=texts.say(what))
        for name, what in _HELP.items()
    ]


def _rules(texts: "Texts", scene: Scene) -> list[str]:
    from thousand.texts import say_rules

    return list(say_rules(texts, scene.sight.rules))


_PAGES: Final[dict[str, tuple[str, Callable[["Texts", Scene], list[str]]]]] = {
    "why": ("play-title-why", why_lines),
    "last": ("play-title-last", last_trick_lines),
    "talon": ("play-title-talon", talon_lines),
    "hand": ("play-title-hand", hand_lines),
    "table": ("play-title-table", status_lines),
    "rules": ("play-title-rules", _rules),
}
_HELP: Final[dict[str, str]] = {
    "hint": "play-help-hint",
    "undo": "play-help-undo",
    "score": "play-help-score",
    "why": "play-help-why",
    "last": "play-help-last",
    "talon": "play-help-talon",
    "hand": "play-help-hand",
    "table": "play-help-table",
    "rules": "play-help-rules",
    "help": "play-help-help",
    "quit": "play-help-quit",
}
