"""The words and letters that a person may type, in the person's language and always in English too."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from thousand.cli.play.sights import SHOWN_SUITS
from thousand.core.actions import BOMB, CLAIM, DARK, LOOK, PASS, STAND, WRITE_OFF, Action
from thousand.core.cards import Card, Rank, Suit, make_card, read_card, read_suit
from thousand.core.errors import CardError

if TYPE_CHECKING:
    from thousand.texts import Texts

ENGLISH: Final = "en"
COMMANDS: Final[dict[str, str]] = {
    "hint": "play-words-hint",
    "undo": "play-words-undo",
    "score": "play-words-score",
    "why": "play-words-why",
    "last": "play-words-last",
    "talon": "play-words-talon",
    "hand": "play-words-hand",
    "table": "play-words-table",
    "rules": "play-words-rules",
    "help": "play-words-help",
    "quit": "play-words-quit",
}
_CALLS: Final[tuple[tuple[Action, str], ...]] = (
    (PASS, "play-words-pass"),
    (STAND, "play-words-stand"),
    (DARK, "play-words-dark"),
    (LOOK, "play-words-look"),
    (CLAIM, "play-words-claim"),
    (WRITE_OFF, "play-words-write-off"),
    (BOMB, "play-words-bomb"),
)
_YES: Final = "play-words-yes"
_NO: Final = "play-words-no"


class Vocabulary:
    """Reads single words: commands, calls, cards, suits, yes and no."""

    def __init__(self, texts: "Texts", english: "Texts") -> None:
        self._languages = (texts, english) if texts is not english else (texts,)

    def first(self, message: str) -> str:
        """The word by which a person is told of something to type."""
        return self._languages[0].say(message).split(", ")[0]

    def command(self, text: str) -> str | None:
        """The command that a line of text gives."""
        return self._commands.get(_plain(text))

    def call(self, text: str) -> Action | None:
        """The call of one word that a line of text makes."""
        return self._calls.get(_plain(text))

    def answer(self, text: str) -> bool | None:
        """Yes, no, or neither."""
        return self._answers.get(_plain(text))

    def card(self, text: str) -> Card | None:
        """The card that a word names, in the letters of the records or in those of the language."""
        word = _plain(text)
        try:
            return read_card(word)
        except CardError:
            return self._cards.get(word)

    def suit(self, text: str) -> Suit | None:
        """The suit that a word names: a letter, a symbol, the name, or its number on the screen."""
        word = _plain(text)
        try:
            return read_suit(word)
        except CardError:
            return self._suits.get(word)

    def suit_letter(self, suit: Suit) -> str:
        """The letters by which the person's language calls a suit."""
        return _letters(self._languages[0].say("play-letters-suits"))[suit][0]

    def card_letters(self, card: Card) -> str:
        """A card as it is typed in the person's language."""
        ranks = _letters(self._languages[0].say("play-letters-ranks"))
        return (ranks[card % 6][0] + self.suit_letter(Suit(card // 6))).upper()

    @cached_property
    def _commands(self) -> dict[str, str]:
        found = {word: name for name, message in COMMANDS.items() for word in self._words(message)}
        return {**found, "?": "help"}

    @cached_property
    def _calls(self) -> dict[str, Action]:
        return {word: action for action, message in _CALLS for word in self._words(message)}

    @cached_property
    def _answers(self) -> dict[str, bool]:
        yes = dict.fromkeys(self._words(_YES), True)
        return {**dict.fromkeys(self._words(_NO), False), **yes}

    @cached_property
    def _cards(self) -> dict[str, Card]:
        ranks = _letters(self._languages[0].say("play-letters-ranks"))
        suits = _letters(self._languages[0].say("play-letters-suits"))
        symbols = ("♠", "♣", "♦", "♥")
        return {
            rank + word: make_card(Rank(strength), suit)
            for strength, names in enumerate(ranks)
            for rank in names
            for suit in Suit
            for word in (*suits[suit], symbols[suit], "scdh"[suit])
        }

    @cached_property
    def _suits(self) -> dict[str, Suit]:
        from thousand.texts import suit_name

        letters = _letters(self._languages[0].say("play-letters-suits"))
        found = {word: suit for suit in Suit for word in letters[suit]}
        found |= {_plain(suit_name(texts, suit)): suit for texts in self._languages for suit in Suit}
        return {**found, **{str(place): suit for place, suit in enumerate(SHOWN_SUITS, 1)}}

    def _words(self, message: str) -> list[str]:
        return [_plain(word) for texts in self._languages for word in texts.say(message).split(", ")]


def _letters(text: str) -> list[list[str]]:
    """`a 10 k/kr` as a list of spellings for each place."""
    return [spellings.split("/") for spellings in text.lower().split()]


def _plain(text: str) -> str:
    return text.strip().casefold().replace("ё", "е").replace("’", "'").replace("\ufe0f", "")
