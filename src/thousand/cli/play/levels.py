"""The levels of the bots: named as people call them, and offered before a game begins."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from thousand.bots import BOTS, DEFAULT_LEVEL, LADDER, LEVELS
from thousand.cli.play.prompt import Ended, Keyboard
from thousand.cli.play.vocabulary import ENGLISH, Vocabulary

if TYPE_CHECKING:
    from thousand.texts import Texts


class Declined(Exception):
    """The person goes away instead of choosing."""


def level_name(texts: "Texts", level: str) -> str:
    """What people call a level; a bot that is none keeps its own name."""
    from thousand.texts import message_id

    return texts.say(message_id("level", level)) if level in LADDER else level


def bot_of(texts: "Texts", word: str) -> str:
    """The bot that a word names, by its own name or by that of its level; else the word itself."""
    plain = word.strip().casefold()
    named = {level_name(texts, level).casefold(): level for level in LEVELS}
    return named.get(plain, word.strip())


def bots_named(texts: "Texts", text: str) -> str:
    """Names of levels with commas between, as names of bots."""
    return ",".join(bot_of(texts, word) for word in text.split(","))


def chosen_level(texts: "Texts") -> str:
    """The level that the person at the terminal chooses, else the usual one.

    It is asked only where somebody can answer; raises Declined when the person leaves.
    """
    from thousand.texts import texts as texts_of

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return DEFAULT_LEVEL
    keyboard, vocabulary = Keyboard(), Vocabulary(texts, texts_of(ENGLISH))
    lines = _offer(texts)
    while True:
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
        try:
            line = keyboard.read("> ").strip()
        except Ended:
            raise Declined from None
        level = _meant(texts, line)
        if level is not None:
            return level
        if vocabulary.command(line) == "quit":
            raise Declined
        lines = [texts.say("play-level-again"), *_offer(texts)]


def _offer(texts: "Texts") -> list[str]:
    """The question and a line for each level."""
    from thousand.texts import message_id

    usual = level_name(texts, DEFAULT_LEVEL)
    rows = [
        (f"{place} {level_name(texts, level)}", texts.say(message_id("level", level) + ".help"))
        for place, level in enumerate(LEVELS, 1)
    ]
    width = max(len(name) for name, _ in rows)
    listed = [f"  {name.ljust(width)}  {what}" for name, what in rows]
    return [texts.say("play-ask-level"), *listed, texts.say("play-level-usual", level=usual)]


def _meant(texts: "Texts", line: str) -> str | None:
    if not line:
        return DEFAULT_LEVEL
    places: Sequence[str] = [str(place) for place in range(1, len(LEVELS) + 1)]
    if line in places:
        return LEVELS[places.index(line)]
    named = bot_of(texts, line)
    return named if named in BOTS else None
