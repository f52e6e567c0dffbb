"""What can be read off a view at a glance: the hand in its order, legal cards, calls, the trick.

Everything here takes a `View`, so nothing can be shown that its seat may not know.
"""

from typing import Final

from msgspec.structs import replace

from thousand.core.actions import (
    Action,
    Bid,
    Claim,
    Dark,
    Look,
    Pass,
)
from thousand.core.cards import SUIT_MASKS, Card, Cards, Suit, cards_of, mask_of
from thousand.core.state import DealOver, GameOver, Match, Seat, Trick
from thousand.core.tricks.answers import beats
from thousand.core.view import DealView, View

SHOWN_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

_AUCTION_CALLS: Final = Bid | Pass | Dark | Look | Claim


def public_match(sight: View) -> Match:
    """The match as far as all its finished deals tell it: no deal is running in it."""
    phase = GameOver(sight.winners) if sight.winners else DealOver()
    return Match(
        sight.rules,
        sight.dealer,
        sight.standings,
        phase,
        None,
        b"",
        (),
        sight.settled,
        sight.reached,
        sight.finished,
        sight.start,
    )


def in_order(cards: Cards) -> tuple[Card, ...]:
    """Cards as they lie on the screen: spades, hearts, clubs, diamonds, the strongest of a suit first."""
    return tuple(card for suit in SHOWN_SUITS for card in cards_of(cards & SUIT_MASKS[suit]))


def hand_of(sight: View) -> tuple[Card, ...]:
    """One's own cards in their order on the screen; none where they are not seen."""
    hand = sight.deal.hand if sight.deal else None
    return in_order(hand) if hand else ()


def last_call(deal: DealView, seat: Seat) -> Action | None:
    """What a seat said last in the auction."""
    calls = [action for caller, action in deal.calls if caller == seat and isinstance(action, _AUCTION_CALLS)]
    return calls[-1] if calls else None


def trick_on_table(deal: DealView) -> tuple[tuple[Seat, Card], ...]:
    """The trick that lies on the table; before the next lead the one just finished."""
    return deal.trick or (trick_cards(deal, deal.tricks[-1]) if deal.tricks else ())


def trick_cards(deal: DealView, trick: Trick) -> tuple[tuple[Seat, Card], ...]:
    """A finished trick with who played what, in the order played."""
    first = deal.playing.index(trick.leader)
    seats = (*deal.playing[first:], *deal.playing[:first])
    return tuple(zip(seats, trick.cards, strict=True))


def taker(deal: DealView) -> Seat | None:
    """Who takes the trick that lies on the table, as it is; None where it is empty."""
    if not deal.trick:
        return deal.tricks[-1].winner if deal.tricks else None
    winner, best = deal.trick[0]
    for seat, card in deal.trick[1:]:
        if beats(card, best, deal.trump):
            winner, best = seat, card
    return winner


def completed(sight: View, seat: Seat, card: Card) -> View:
    """A view with the last card of a deal on the table; nobody is to act."""
    deal = sight.deal
    if deal is None:
        return sight
    sizes = tuple(size - (one == seat) for one, size in enumerate(deal.sizes))
    hand = deal.hand & ~mask_of((card,)) if deal.hand is not None else None
    full = replace(deal, trick=(*deal.trick, (seat, card)), sizes=sizes, hand=hand)
    return replace(sight, to_act=None, legal=(), deal=full)


def tricks_won(deal: DealView, seat: Seat) -> int:
    """How many tricks a seat has won in this deal."""
    return sum(trick.winner == seat for trick in deal.tricks)


def receivers(sight: View) -> tuple[Seat, ...]:
    """The seats to which a card is still to be given, the next one first."""
    deal = sight.deal
    if deal is None or deal.contract is None:
        return ()
    served = {gift.to for gift in deal.gifts}
    place = deal.playing.index(deal.contract.declarer)
    others = (*deal.playing[place + 1 :], *deal.playing[:place])
    return tuple(seat for seat in others if seat not in served)


def open_talon(deal: DealView) -> Cards:
    """The cards of all talons that the viewer has seen, as dealt."""
    return mask_of(card for talon in deal.talons for card in cards_of(talon.cards or 0))
