"""From an event of the core, as an audience sees it, to what goes over the wire."""

from collections.abc import Callable
from typing import Any, Final

from thousand.core import events as core
from thousand.core.actions import write_action
from thousand.core.cards import NAMES, Card, write_cards
from thousand.core.state import Seat
from thousand.table.wire import happenings as wire
from thousand.table.wire.from_view import cards_text, contract_text, suit_text
from thousand.table.wire.scene import SheetRow


def happening_of(event: core.Event, seat: Seat | None, row: SheetRow | None) -> wire.Happening | None:
    """What a seat (None: a spectator) sees of an event; None where nothing but that it was.

    `row` is the sheet's row of a deal that the event ends.
    """
    if isinstance(event, core.DealSettled):
        return None if row is None else wire.DealSettled(row)
    if isinstance(event, core.DealAnnulled):
        return None if row is None else wire.DealAnnulled(event.seat, row)
    shown = core.seen(event, seat)
    return None if shown is None else _WIRE[type(shown)](shown)


def _card(card: Card | None) -> str | None:
    return None if card is None else NAMES[card]


_WIRE: Final[dict[type, Callable[[Any], wire.Happening]]] = {
    core.DealStarted: lambda one: wire.DealStarted(one.number, one.dealer),
    core.HandSeen: lambda one: wire.HandSeen(one.seat, write_cards(one.cards)),
    core.Called: lambda one: wire.Called(one.seat, write_action(one.action)),
    core.AuctionWon: lambda one: wire.AuctionWon(contract_text(one.contract)),
    core.TalonSeen: lambda one: wire.TalonSeen(one.seat, one.talon, cards_text(one.cards), one.shown),
    core.CardGiven: lambda one: wire.CardGiven(one.seat, one.to, _card(one.card)),
    core.CardReceived: lambda one: wire.CardReceived(one.seat, one.giver, _card(one.card)),
    core.CardsDiscarded: lambda one: wire.CardsDiscarded(one.seat, one.count, cards_text(one.cards)),
    core.CardPlayed: lambda one: wire.CardPlayed(one.seat, NAMES[one.card]),
    core.MarriageDeclared: lambda one: wire.MarriageDeclared(one.seat, suit_text(one.suit), one.value),
    core.TrumpSet: lambda one: wire.TrumpSet(one.seat, suit_text(one.suit) or ""),
    core.TrickTaken: lambda one: wire.TrickTaken(one.seat, one.points),
    core.CardsOpened: lambda one: wire.CardsOpened(
        tuple(write_cards(hand) for hand in one.layout.hands),
        tuple(write_cards(talon) for talon in one.layout.talons),
    ),
    core.Marked: lambda one: wire.Marked(one.seat, one.mark),
}
