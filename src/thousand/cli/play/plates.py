"""Lines of the picture: who sits where and what they have, the contract, trump, marriages, the last trick."""

from typing import TYPE_CHECKING, Final, TypeAlias

from thousand.cli.play.cards_drawn import AMBER, FAINT, CardPainter
from thousand.cli.play.screen import Scene
from thousand.cli.play.sheets import number, standing_marks
from thousand.cli.play.sights import in_order, last_call, open_talon, trick_cards, tricks_won
from thousand.cli.terminal import cut, width_of
from thousand.core.actions import Bid, Dark, Pass
from thousand.core.state import Seat
from thousand.core.view import DealView

if TYPE_CHECKING:
    from thousand.texts import Texts

Pieces: TypeAlias = list[tuple[str, str]]
DOT: Final = " · "

NARROW: Final = 25

_SHORT: Final = 8


class Plates:
    """Makes lines of styled pieces out of a scene."""

    def __init__(self, texts: "Texts", painter: CardPainter, scene: Scene) -> None:
        self._texts = texts
        self._painter = painter
        self._scene = scene
        self._sight = scene.sight

    def title(self) -> Pieces:
        """The game and its rules."""
        from thousand.texts import message_id

        preset = self._scene.table.form.preset
        title = [(self._texts.say("play-title"), "bold")]
        if preset is None:
            return title
        return [*title, (DOT + self._texts.say(message_id("preset", preset)), FAINT)]

    def plate(self, seat: Seat, room: int) -> tuple[Pieces, Pieces, Pieces]:
        """A player in three lines: name, total, what the player does; as wide as there is room."""
        return self._who(seat, room), self._standing(seat, room), self._doing(seat, room)

    def own(self, seat: Seat, room: int) -> Pieces:
        """The player at the bottom in one line; what there is no room for is left out from the end."""
        you = [(f" ({self._texts.say('play-you')})", FAINT)] if self._sight.seat is not None else []
        who: Pieces = [*self._who(seat, room - _length(you)), *you, ("   ", "")]
        standing = self._standing(seat, room - _length(who))
        left = room - _length(who) - _length(standing) - len(DOT)
        doing = self._doing(seat, left)
        return [*who, *standing, *([(DOT, FAINT), *doing] if doing and _length(doing) <= left else [])]

    def facts(self, deal: DealView, room: int) -> Pieces:
        """Contract, trump, marriages and talon, as far as there is room: the talon gives way first."""
        first = [fact for fact in (self._contract(deal), self._trump(deal)) if fact]
        made = [self._marriage(deal, place) for place in range(len(deal.declared))]
        talon = [fact for fact in (self._seen_talon(deal),) if fact]
        shown = _in_one_line(first + made + talon)
        while made and _length(shown) > room:
            made, talon = (made[1:], talon) if not talon else (made, [])
            shown = _in_one_line(first + made + talon)
        return shown

    def last_trick(self, deal: DealView) -> Pieces:
        """The last trick: who played what, who took it."""
        trick = deal.tricks[-1]
        pieces: Pieces = [(self._texts.say("play-last-trick-short") + " ", FAINT)]
        for seat, card in trick_cards(deal, trick):
            pieces += [(f"{self._short_name(seat)} ", FAINT), self._painter.short(card), ("  ", "")]
        return [*pieces, (self._texts.say("play-takes", name=self._short_name(trick.winner)), FAINT)]

    def _short_name(self, seat: Seat) -> str:
        """A name cut where many stand in one line."""
        return cut(self._scene.table.names[seat], _SHORT)

    def _who(self, seat: Seat, room: int) -> Pieces:
        turn = self._sight.to_act == seat
        chair = self._scene.table.chairs[seat]
        pieces: Pieces = [("▸ ", AMBER)] if turn else []
        bot = [(DOT + self._texts.say("play-bot"), FAINT)] if chair.bot is not None else []
        name = cut(chair.name, room - _length(pieces) - _length(bot))
        return [*pieces, (name, AMBER if turn else "bold"), *bot]

    def _standing(self, seat: Seat, room: int) -> Pieces:
        """The total with barrel and bolts, as far as there is room."""
        standing = self._sight.standings[seat]
        marks = standing_marks(self._texts, self._sight.rules, standing)
        pieces: Pieces = [(number(standing.total), "bold"), *((DOT + mark, "") for mark in marks)]
        while len(pieces) > 1 and _length(pieces) > room:
            pieces.pop()
        return pieces

    def _doing(self, seat: Seat, room: int) -> Pieces:
        """What a player does in this deal, as far as there is room."""
        deal, say = self._sight.deal, self._texts.say
        if deal is None:
            return []
        if seat == deal.sitter:
            return [(say("play-sits-out"), FAINT)]
        if deal.contract is None:
            return self._call(seat, deal)
        amount = deal.contract.amount
        facts: list[Pieces] = []
        if seat == deal.contract.declarer:
            contract = say("play-contract-short", amount=amount) if room > NARROW else str(amount)
            facts.append([(contract, AMBER)])
        if self._sight.phase == "trick":
            facts.append(self._won(deal, seat))
        facts.append([(say("play-cards-short", count=deal.sizes[seat]), "")])
        while len(facts) > 1 and _length(_in_one_line(facts)) > room:
            facts.pop()
        return _in_one_line(facts)

    def _won(self, deal: DealView, seat: Seat) -> Pieces:
        tricks = tricks_won(deal, seat)
        if not tricks:
            return [(self._texts.say("play-won-nothing"), "")]
        return [(self._texts.say("play-won-short", tricks=tricks, points=deal.won[seat]), "")]

    def _call(self, seat: Seat, deal: DealView) -> Pieces:
        say = self._texts.say
        match last_call(deal, seat):
            case Bid(amount):
                return [(str(amount), AMBER if seat == deal.bidder else "")]
            case Pass():
                return [(say("play-passed"), FAINT)]
            case Dark():
                return [(say("play-dark-short"), AMBER if deal.bid_dark else FAINT)]
        return [(say("play-cards-short", count=deal.sizes[seat]), FAINT)]

    def _contract(self, deal: DealView) -> Pieces:
        if deal.contract is None:
            return []
        name, amount = self._scene.table.names[deal.contract.declarer], deal.contract.amount
        message = "play-contract-dark" if deal.contract.dark else "play-contract"
        return [(self._texts.say(message, name=name, amount=amount), AMBER)]

    def _trump(self, deal: DealView) -> Pieces:
        from thousand.texts import suit_name

        if self._sight.phase != "trick":
            return []
        if deal.trump is None:
            return [(self._texts.say("play-no-trump"), FAINT)]
        symbol, style = self._painter.suit(deal.trump)
        name = suit_name(self._texts, deal.trump)
        return [(self._texts.say("play-trump-short") + " ", ""), (f"{symbol} {name}", style)]

    def _marriage(self, deal: DealView, place: int) -> Pieces:
        made = deal.declared[place]
        name = self._short_name(made.seat)
        what = self._painter.suit(made.suit) if made.suit is not None else ("A A A A", "bold")
        return [(f"{name} ", ""), what, (f" {made.value}", "bold")]

    def _seen_talon(self, deal: DealView) -> Pieces:
        cards = open_talon(deal)
        if not cards or self._sight.phase != "trick":
            return []
        shown = [piece for card in in_order(cards) for piece in ((" ", ""), self._painter.short(card))]
        return [(self._texts.say("play-talon-short"), ""), *shown]


def _in_one_line(facts: list[Pieces]) -> Pieces:
    return [piece for place, fact in enumerate(facts) for piece in [(DOT, FAINT), *fact][not place :]]


def _length(pieces: Pieces) -> int:
    return sum(width_of(text) for text, _ in pieces)
