"""Cards as they are drawn: in four colours, and with sign and letter of the suit for those who see none."""

from typing import TYPE_CHECKING, Final

from thousand.cli.play.canvas import Canvas
from thousand.cli.play.vocabulary import Vocabulary
from thousand.core.cards import SUIT_OF, SUIT_SYMBOLS, Card, Suit

if TYPE_CHECKING:
    from thousand.texts import Texts

WIDTH: Final = 6
HEIGHT: Final = 3
AMBER: Final = "bold amber"
FAINT: Final = "faint"
SUIT_STYLES: Final = {
    Suit.SPADES: "bold",
    Suit.HEARTS: "bold red",
    Suit.CLUBS: "bold green",
    Suit.DIAMONDS: "bold blue",
}

_THIN: Final = ("╭────╮", "│", "╰────╯")
_HEAVY: Final = ("┏━━━━┓", "┃", "┗━━━━┛")
_EMPTY: Final = ("╭╌  ╌╮", " ", "╰╌  ╌╯")


class CardPainter:
    """Draws single cards on a canvas in the letters of a language."""

    def __init__(self, texts: "Texts", vocabulary: Vocabulary) -> None:
        self._texts = texts
        self._vocabulary = vocabulary

    def card(
        self, canvas: Canvas, column: int, row: int, card: Card, *, faded: bool = False, heavy: bool = False
    ) -> None:
        """A card face up; faded where it may not be played, with a heavy edge where it takes the trick."""
        top, side, bottom = _HEAVY if heavy else _THIN
        edge = AMBER if heavy else FAINT if faded else ""
        style = FAINT if faded else SUIT_STYLES[SUIT_OF[card]]
        canvas.put(column, row, top, edge)
        canvas.put(column, row + 1, side, edge)
        canvas.put(column + 1, row + 1, self._face(card), style)
        canvas.put(column + WIDTH - 1, row + 1, side, edge)
        canvas.put(column, row + 2, bottom, edge)
        canvas.put(column + 2, row + 2, self._vocabulary.suit_letter(SUIT_OF[card])[:2], style)

    def back(self, canvas: Canvas, column: int, row: int) -> None:
        """A card face down."""
        top, side, bottom = _THIN
        canvas.put(column, row, top, FAINT)
        canvas.put(column, row + 1, f"{side}▒▒▒▒{side}", FAINT)
        canvas.put(column, row + 2, bottom, FAINT)

    def place(self, canvas: Canvas, column: int, row: int) -> None:
        """The empty place of a card that is still to be played."""
        top, _, bottom = _EMPTY
        canvas.put(column, row, top, FAINT)
        canvas.put(column, row + 2, bottom, FAINT)

    def short(self, card: Card) -> tuple[str, str]:
        """A card in a line of text, with its style."""
        from thousand.texts import card_short

        return card_short(self._texts, card), SUIT_STYLES[SUIT_OF[card]]

    def suit(self, suit: Suit) -> tuple[str, str]:
        """A suit in a line of text, with its style."""
        return SUIT_SYMBOLS[suit], SUIT_STYLES[suit]

    def _face(self, card: Card) -> str:
        return self.short(card)[0].rjust(3).ljust(WIDTH - 2)
