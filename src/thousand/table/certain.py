"""Whether the seat on lead takes all remaining tricks however the cards that it does not see lie.

It leads its trumps first, then its other suits from the top. The worst layout is taken for every suit: one
opponent holds all unseen cards of it and parts with the lowest, so each lead draws a single card.
"""

from collections.abc import Iterator, Sequence

from thousand.core.actions import Play
from thousand.core.cards import DECK, SUIT_MASKS, SUIT_OF, Card, Cards, Suit, cards_of
from thousand.core.match import advance, legal_actions
from thousand.core.rules import Rules
from thousand.core.state import Match, Seat, TrickPhase
from thousand.core.tricks.marriages import automatic, marriages_in
from thousand.core.view import DealView, View, view


def rest_is_certain(seen: View) -> bool:
    """Whether the view's seat, on lead, certainly takes the rest; never with a single card left."""
    return len(leads_to_the_end(seen)) > 1


def leads_to_the_end(seen: View) -> tuple[Card, ...]:
    """The cards in the order in which they are led to take every trick; none where that is not certain."""
    deal = seen.deal
    if deal is None or deal.hand is None or not _on_lead(seen, deal):
        return ()
    if _would_move_trump(seen.rules, deal, deal.hand) or _may_be_annulled(seen.rules, deal):
        return ()
    unseen = DECK & ~(deal.hand | _gone(deal))
    trump = deal.trump
    if trump is not None and not _draws(deal.hand, unseen, trump):
        return ()
    others = [suit for suit in Suit if suit != trump]
    if not all(_runs(deal.hand, unseen, suit) for suit in others):
        return ()
    order = [] if trump is None else list(cards_of(deal.hand & SUIT_MASKS[trump]))
    return tuple(order + [card for card in cards_of(deal.hand) if SUIT_OF[card] != trump])


def _on_lead(seen: View, deal: DealView) -> bool:
    return (
        seen.phase == "trick"
        and seen.seat == seen.to_act
        and not deal.trick
        and any(isinstance(action, Play) for action in seen.legal)
    )


def _would_move_trump(rules: Rules, deal: DealView, hand: Cards) -> bool:
    """Whether leading a king or queen would by itself declare a marriage, and so change trump."""
    return automatic(rules) and any(suit != deal.trump for suit in marriages_in(hand))


def _may_be_annulled(rules: Rules, deal: DealView) -> bool:
    """Whether somebody may still demand a new deal instead of his first card."""
    return (
        not deal.tricks
        and rules.deal.redeal_nines != "off"
        and rules.deal.redeal_nines_when == "after_exchange"
    )


def _gone(deal: DealView) -> Cards:
    """The cards that are in no other hand: played, or laid aside by this seat."""
    gone = deal.discards or 0
    for trick in deal.tricks:
        for card in trick.cards:
            gone |= 1 << card
    return gone


def _draws(hand: Cards, unseen: Cards, trump: Suit) -> bool:
    """Whether leading trumps from the top wins each time and leaves no trump with anybody else."""
    own, others = hand & SUIT_MASKS[trump], unseen & SUIT_MASKS[trump]
    return not others or (own.bit_count() >= others.bit_count() and _runs(hand, unseen, trump))


def _runs(hand: Cards, unseen: Cards, suit: Suit) -> bool:
    """Whether the suit's cards win from the top while every lead draws the lowest unseen card of the suit."""
    theirs = list(cards_of(unseen & SUIT_MASKS[suit]))
    for own in cards_of(hand & SUIT_MASKS[suit]):
        if theirs and theirs[0] < own:
            return False
        if theirs:
            theirs.pop()
    return True


def rest_played(match: Match) -> Iterator[tuple[Seat, Play]]:
    """Every play to the end of the deal when the seat on lead takes the rest, which must be certain.

    It declares nothing by choice; the others part with their last legal card.
    """
    owner = match.phase.to_act
    order = iter(leads_to_the_end(view(match, owner)))
    while isinstance(match.phase, TrickPhase):
        seat = match.phase.to_act
        plays = [action for action in legal_actions(match) if isinstance(action, Play)]
        play = _lead(plays, next(order)) if seat == owner else plays[-1]
        yield seat, play
        match = advance(match, play).match


def _lead(plays: Sequence[Play], card: Card) -> Play:
    return next(play for play in plays if play.card == card)
