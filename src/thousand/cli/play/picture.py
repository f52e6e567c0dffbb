"""The table as it is drawn: opponents above, the trick in the middle, one's own cards below; 80 by 23.

Row 24 is left for typing. A taller terminal shows more of what was said.
"""

from itertools import pairwise
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from thousand.cli.play.asking import choosable
from thousand.cli.play.canvas import CENTRE, LEFT, RIGHT, Canvas
from thousand.cli.play.cards_drawn import AMBER, FAINT, HEIGHT, WIDTH, CardPainter
from thousand.cli.play.plates import NARROW, Plates
from thousand.cli.play.screen import Question, Scene
from thousand.cli.play.sights import hand_of, in_order, taker, trick_on_table
from thousand.core.cards import SUIT_OF, Card, Rank, mask_of, rank_of
from thousand.core.seating import deal_sizes
from thousand.core.state import Seat
from thousand.core.tricks.marriages import marriages_in
from thousand.core.view import DealView

if TYPE_CHECKING:
    from thousand.texts import Texts

COLUMNS: Final = 80
ROWS: Final = 24
EDGE: Final = 2

_PLATES: Final = 2
_TRICK: Final = 5
_FACTS: Final = 9
_SAID: Final = 11
_FOOT: Final = 2
_BELOW: Final = 14
_PLATE_PLACES: Final[dict[int, tuple[tuple[int, str], ...]]] = {
    1: ((40, CENTRE),),
    2: ((EDGE, LEFT), (COLUMNS - EDGE, RIGHT)),
    3: ((EDGE, LEFT), (40, CENTRE), (COLUMNS - EDGE, RIGHT)),
}
_CARD_PLACES: Final[dict[int, tuple[int, ...]]] = {1: (33,), 2: (14, 60), 3: (10, 31, 64)}
_OWN_PLACE: Final[dict[int, int]] = {1: 43, 2: 37, 3: 43}


class Picture:
    """One drawing of the table for one person."""

    def __init__(self, texts: "Texts", painter: CardPainter, scene: Scene, rows: int = ROWS) -> None:
        self._texts = texts
        self._painter = painter
        self._scene = scene
        self._sight = scene.sight
        self._plates = Plates(texts, painter, scene)
        self._extra = max(0, rows - ROWS)
        self._below = _BELOW + self._extra
        """The row of the line above one's own cards; a question of two lines pushes it up."""
        self.canvas = Canvas(COLUMNS, ROWS - 1 + self._extra)

    def draw(self, question: Question | None = None, reason: str = "") -> Canvas:
        """The whole table, with the question at its foot where there is one, and above it what was wrong."""
        deal = self._sight.deal
        foot = wrapped(question.text)[:_FOOT] if question else self._waiting(deal)
        self._below -= max(0, len(foot) - 1)
        self._head(deal)
        if deal is not None:
            self._middle(deal, asked=question is not None)
            self._facts(deal)
            self._hand(deal)
        self._words(wrapped(reason) if reason else [])
        self._own_plate(deal)
        self._foot(foot, asked=question is not None)
        return self.canvas

    def _own(self) -> Seat:
        """The seat at the bottom of the picture."""
        return self._sight.seat or 0

    def _others(self) -> tuple[Seat, ...]:
        """The seats of the opponents, the one to the left first."""
        count = len(self._sight.standings)
        return tuple((self._own() + step) % count for step in range(1, count))

    def _head(self, deal: DealView | None) -> None:
        self.canvas.put_pieces(EDGE, 0, self._plates.title())
        if deal is not None:
            name = self._scene.table.names[deal.dealer]
            told = self._texts.say("play-deal-header", deal=deal.number, name=name)
            self.canvas.put_pieces(COLUMNS - EDGE, 0, [(told, FAINT)], RIGHT)
        self._rule(1)
        others = self._others()
        room = NARROW if len(others) > 2 else COLUMNS // 2 - EDGE
        for seat, (column, align) in zip(others, _PLATE_PLACES[len(others)], strict=True):
            for row, pieces in enumerate(self._plates.plate(seat, room), _PLATES):
                self.canvas.put_pieces(column, row, pieces, align)

    def _rule(self, row: int) -> None:
        self.canvas.put(EDGE, row, "─" * (COLUMNS - 2 * EDGE), FAINT)

    def _middle(self, deal: DealView, asked: bool) -> None:
        if self._sight.phase == "trick":
            self._trick(deal, asked)
        else:
            self._talons(deal)

    def _trick(self, deal: DealView, asked: bool) -> None:
        """The trick, each card before its owner, numbered as played; the one that takes it stands out.

        A trick just finished lies there until the viewer is asked for the next lead.
        """
        lies = deal.trick if asked else trick_on_table(deal)
        winner = taker(deal) if len(lies) > 1 else None
        slots = self._slots()
        for seat in set(deal.playing) - {seat for seat, _ in lies}:
            self._painter.place(self.canvas, *slots[seat])
        for place, (seat, card) in enumerate(lies, 1):
            column, row = slots[seat]
            self._painter.card(self.canvas, column, row, card, heavy=seat == winner)
            self.canvas.put(column + 2, row, str(place), FAINT)

    def _slots(self) -> dict[Seat, tuple[int, int]]:
        """Where the card of each seat lies in the trick."""
        others = self._others()
        places = zip(others, _CARD_PLACES[len(others)], strict=True)
        slots = {seat: (column, _TRICK) for seat, column in places}
        return {**slots, self._own(): (_OWN_PLACE[len(others)], _TRICK + 1)}

    def _talons(self, deal: DealView) -> None:
        """The talons side by side, face up as far as they are shown."""
        size = deal_sizes(self._sight.rules)[1]
        width = size * WIDTH + 2
        column = (COLUMNS - width * len(deal.talons) + 2) // 2
        for talon in deal.talons:
            cards = in_order(talon.cards or 0)
            for place in range(size):
                if cards:
                    self._painter.card(self.canvas, column + place * WIDTH, _TRICK, cards[place])
                else:
                    self._painter.back(self.canvas, column + place * WIDTH, _TRICK)
            if len(deal.talons) > 1:
                self.canvas.put(column + size * WIDTH // 2, _TRICK + HEIGHT, str(talon.number), "bold")
            column += width

    def _facts(self, deal: DealView) -> None:
        """Contract, trump, marriages and talon in a line; the last trick in another."""
        self.canvas.put_pieces(EDGE, _FACTS, self._plates.facts(deal, COLUMNS - 2 * EDGE))
        if deal.tricks:
            self.canvas.put_pieces(EDGE, _FACTS + 1, self._plates.last_trick(deal))

    def _words(self, wrong: list[str]) -> None:
        """The last of what was said, the newest line bright; below it what was wrong."""
        free = self._sight.deal is None or not self._sight.deal.tricks
        top = _SAID - free
        room = self._below - top
        wrong = wrong[:room]
        told = [line for sentence in self._scene.said[-room:] for line in wrapped(sentence)]
        told = told[len(told) - min(len(told), room - len(wrong)) :]
        styles = [*[FAINT] * (len(told) - 1), "" if not wrong else FAINT][: len(told)]
        lines = [*zip(told, styles, strict=True), *((line, AMBER) for line in wrong)]
        for row, (line, style) in enumerate(lines, top):
            self.canvas.put(EDGE, row, line, style)

    def _own_plate(self, deal: DealView | None) -> None:
        row = self._below
        self._rule(row)
        self.canvas.put_pieces(EDGE, row + 1, self._plates.own(self._own(), COLUMNS - 2 * EDGE))

    def _hand(self, deal: DealView) -> None:
        row = self._below + 2
        if self._sight.seat is None or self._sight.seat == deal.sitter:
            return
        if deal.hand is None:
            size = deal.sizes[self._own()]
            for place in range(size):
                self._painter.back(self.canvas, (COLUMNS - size * WIDTH) // 2 + place * WIDTH, row + 1)
            return
        cards = hand_of(self._sight)
        may = choosable(self._sight)
        some = bool(may) and may != deal.hand
        for card, column in zip(cards, _columns(cards), strict=True):
            up = some and bool(may >> card & 1)
            self._painter.card(self.canvas, column, row + 1 - up, card, faded=some and not up)
        self._numbers(cards, may or deal.hand, row + 1 + HEIGHT)

    def _numbers(self, cards: tuple[Card, ...], may: int, row: int) -> None:
        """The numbers below the cards; a bracket with its value joins king and queen of a pair."""
        paired = marriages_in(mask_of(cards))
        for place, (card, column) in enumerate(zip(cards, _columns(cards), strict=True), 1):
            if may >> card & 1:
                self.canvas.put(column + 2, row, str(place), "bold")
            if rank_of(card) == Rank.KING and SUIT_OF[card] in paired:
                value = f"└{self._sight.rules.play.marriage_values[SUIT_OF[card]]}┘"
                self.canvas.put(column + WIDTH + 2 - len(value), row, value, AMBER)

    def _foot(self, foot: list[str], asked: bool) -> None:
        """The question, or what is waited for; below a question what else can be typed."""
        row = self._below + 7
        for place, line in enumerate(foot):
            self.canvas.put(EDGE, row + place, line, "bold")
        if asked:
            self.canvas.put(EDGE, row + len(foot), self._texts.say("play-hint"), FAINT)

    def _waiting(self, deal: DealView | None) -> list[str]:
        """Who takes the full trick, or else who is to act; the viewer need not be told."""
        names, lies = self._scene.table.names, trick_on_table(deal) if deal else ()
        winner = taker(deal) if deal else None
        if deal and self._sight.phase == "trick" and winner is not None and len(lies) == len(deal.playing):
            return [self._texts.say("play-trick-taken", name=names[winner])]
        actor = self._sight.to_act
        if actor is None or actor == self._sight.seat:
            return []
        return [self._texts.say("play-acts", name=names[actor])]


def wrapped(sentence: str) -> list[str]:
    """A sentence in lines that fit between the edges."""
    width = COLUMNS - 2 * EDGE
    return [
        line
        for part in sentence.splitlines() or [""]
        for line in wrap(part, width, break_on_hyphens=False) or [""]
    ]


def _columns(cards: tuple[Card, ...]) -> list[int]:
    """Where the cards of a hand begin: side by side, with a gap before each new suit, in the middle."""
    gaps = [0]
    for before, after in pairwise(SUIT_OF[card] for card in cards):
        gaps.append(gaps[-1] + (before != after))
    width = len(cards) * WIDTH + gaps[-1]
    start = max(1, (COLUMNS - width) // 2)
    return [start + place * WIDTH + gap for place, gap in enumerate(gaps[: len(cards)])]
