"""What happens in the game, as an audience sees it: one struct an event of the core, cards as text."""

from typing import TypeAlias

import msgspec

from thousand.table.wire.scene import ActionText, CardsText, CardText, Contract, SheetRow


class DealStarted(msgspec.Struct, frozen=True, tag="deal_started"):
    """Cards are dealt; `number` counts deals from 1."""

    number: int
    dealer: int


class HandSeen(msgspec.Struct, frozen=True, tag="hand_seen"):
    """The audience's own seat looks at its hand."""

    seat: int
    cards: CardsText


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A call that all hear."""

    seat: int
    action: ActionText


class AuctionWon(msgspec.Struct, frozen=True, tag="auction_won"):
    """The auction is over and there is a declarer."""

    contract: Contract


class TalonSeen(msgspec.Struct, frozen=True, tag="talon_seen"):
    """A talon goes to a seat; `cards` is null for those to whom it is not shown."""

    seat: int
    talon: int
    cards: CardsText | None
    shown: bool


class CardGiven(msgspec.Struct, frozen=True, tag="card_given"):
    """A card is laid face down for a seat."""

    seat: int
    to: int
    card: CardText | None


class CardReceived(msgspec.Struct, frozen=True, tag="card_received"):
    """A card given comes into its new hand."""

    seat: int
    giver: int
    card: CardText | None


class CardsDiscarded(msgspec.Struct, frozen=True, tag="cards_discarded"):
    """Cards are laid aside face down."""

    seat: int
    count: int
    cards: CardsText | None


class CardPlayed(msgspec.Struct, frozen=True, tag="card_played"):
    """A card is played."""

    seat: int
    card: CardText


class MarriageDeclared(msgspec.Struct, frozen=True, tag="marriage_declared"):
    """A marriage, or with `suit` null the ace marriage, is declared."""

    seat: int
    suit: str | None
    value: int


class TrumpSet(msgspec.Struct, frozen=True, tag="trump_set"):
    """A suit becomes trump."""

    seat: int
    suit: str


class TrickTaken(msgspec.Struct, frozen=True, tag="trick_taken"):
    """A trick is complete and goes to a seat; `points` are its card points."""

    seat: int
    points: int


class DealAnnulled(msgspec.Struct, frozen=True, tag="deal_annulled"):
    """The deal is void: a seat claimed, or (null) all passed; its row on the sheet has no scores."""

    seat: int | None
    row: SheetRow


class CardsOpened(msgspec.Struct, frozen=True, tag="cards_opened"):
    """The deal is over and its cards, as dealt, are open to all."""

    hands: tuple[CardsText, ...]
    talons: tuple[CardsText, ...]


class DealSettled(msgspec.Struct, frozen=True, tag="deal_settled"):
    """The deal is settled: its row of the score sheet."""

    row: SheetRow


class Marked(msgspec.Struct, frozen=True, tag="marked"):
    """Something happens to a standing."""

    seat: int
    mark: str


Happening: TypeAlias = (
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
