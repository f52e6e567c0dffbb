"""Everything that can be seen to happen, and who may see it.

`seen(event, seat)` is the only way out: the event as it is, the same event without its hidden cards, or None
when an audience learns only that there was something (a gap in the numbers).
"""

from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from thousand.core.actions import Action
from thousand.core.cards import Card, Cards, Suit
from thousand.core.state import Contract, DealResult, Layout, Mark, Seat


class DealStarted(msgspec.Struct, frozen=True, gc=False, tag="deal_started"):
    """Cards are dealt; `number` counts deals from 1."""

    number: int
    dealer: Seat


class HandSeen(msgspec.Struct, frozen=True, gc=False, tag="hand_seen"):
    """A seat looks at its dealt hand; for that seat alone."""

    seat: Seat
    cards: Cards


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """A call that all hear: of the auction, a talon taken, raise, stand, trump, write-off, bomb, claim."""

    seat: Seat
    action: Action


class AuctionWon(msgspec.Struct, frozen=True, gc=False, tag="auction_won"):
    """The auction is over and there is a declarer."""

    contract: Contract


class TalonSeen(msgspec.Struct, frozen=True, gc=False, tag="talon_seen"):
    """A talon (1 or 2) goes to a seat; `cards` is None for those to whom it is not shown."""

    seat: Seat
    talon: int
    cards: Cards | None
    shown: bool


class CardGiven(msgspec.Struct, frozen=True, gc=False, tag="card_given"):
    """A card is laid face down for a seat; only the giver knows it yet."""

    seat: Seat
    to: Seat
    card: Card | None


class CardReceived(msgspec.Struct, frozen=True, gc=False, tag="card_received"):
    """The cards given change hands; each receiver sees his own."""

    seat: Seat
    giver: Seat
    card: Card | None


class CardsDiscarded(msgspec.Struct, frozen=True, gc=False, tag="cards_discarded"):
    """Cards are laid aside face down; only their owner knows them."""

    seat: Seat
    count: int
    cards: Cards | None


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """A card is played."""

    seat: Seat
    card: Card


class MarriageDeclared(msgspec.Struct, frozen=True, gc=False, tag="marriage_declared"):
    """A marriage, or with `suit` None the ace marriage, is declared."""

    seat: Seat
    suit: Suit | None
    value: int


class TrumpSet(msgspec.Struct, frozen=True, gc=False, tag="trump_set"):
    """A suit becomes trump."""

    seat: Seat
    suit: Suit


class TrickTaken(msgspec.Struct, frozen=True, gc=False, tag="trick_taken"):
    """A trick is complete and goes to a seat."""

    seat: Seat
    points: int


class DealAnnulled(msgspec.Struct, frozen=True, gc=False, tag="deal_annulled"):
    """The deal is void: a seat claimed, or (None) all passed."""

    seat: Seat | None


class CardsOpened(msgspec.Struct, frozen=True, gc=False, tag="cards_opened"):
    """The deal is over and its cards, as dealt, are open to all."""

    layout: Layout


class DealSettled(msgspec.Struct, frozen=True, gc=False, tag="deal_settled"):
    """The deal is settled."""

    result: DealResult


class Marked(msgspec.Struct, frozen=True, gc=False, tag="marked"):
    """Something happens to a standing: a bolt, the barrel, a fall, a dump, a win."""

    seat: Seat
    mark: Mark


Event: TypeAlias = (
    DealStarted
    | HandSeen
    | Called
    | AuctionWon
    | TalonSeen
    | CardGiven
    | CardReceived
    | CardsDiscarded
    | CardPlayed
    | MarriageDeclared
    | TrumpSet
    | TrickTaken
    | DealAnnulled
    | CardsOpened
    | DealSettled
    | Marked
)


def seen(event: Event, seat: Seat | None) -> Event | None:
    """What a seat (None: a spectator) learns of an event; None when only that it happened."""
    match event:
        case HandSeen(owner, _):
            return event if owner == seat else None
        case TalonSeen(owner, _, _, shown):
            return event if shown or owner == seat else replace(event, cards=None)
        case CardGiven(owner, _, _) | CardReceived(owner, _, _):
            return event if owner == seat else replace(event, card=None)
        case CardsDiscarded(owner, _, _):
            return event if owner == seat else replace(event, cards=None)
        case _:
            return event
