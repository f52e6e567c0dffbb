"""What a player can know at his turn to play: who may hold what, who plays after him, what is earned."""

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from thousand.bots.rights import ruled_out
from thousand.core.actions import NameTrump
from thousand.core.cards import DECK, MARRIAGE_MASKS, SUIT_OF, Card, Cards, Suit, mask_of
from thousand.core.rules import Rules
from thousand.core.state import Contract, Seat, Trick
from thousand.core.tricks.answers import beats
from thousand.core.tricks.marriages import counts, sets_trump
from thousand.core.view import DealView, View

_TALON_STAYS: Final = 6

Places: TypeAlias = dict[Seat, Cards]


class Table(msgspec.Struct, frozen=True):
    """A turn to play as the player sees it.

    `others` begin with the next seat; `after` are those of them who have yet to play to this trick. `unseen`
    are the cards out of sight, `may` which of them each other seat may hold, `sure` which it must hold.
    `hidden` counts unseen cards in no hand, `shown` are the talon cards that all saw the declarer take.
    `holders` have won a trick, `earned` is what each seat has so far.
    """

    rules: Rules
    seat: Seat
    contract: Contract
    hand: Cards
    trump: Suit | None
    trick: tuple[Card, ...]
    best: Card | None
    taker: Seat | None
    others: tuple[Seat, ...]
    after: tuple[Seat, ...]
    sizes: tuple[int, ...]
    unseen: Cards
    may: Places
    sure: Places
    hidden: int
    shown: Cards
    holders: frozenset[Seat]
    earned: tuple[int, ...]

    @property
    def declares(self) -> bool:
        """Whether the player is the declarer."""
        return self.seat == self.contract.declarer

    @property
    def enemies(self) -> tuple[Seat, ...]:
        """Those whose tricks hurt: all others for the declarer, the declarer for a defender."""
        return self.others if self.declares else (self.contract.declarer,)

    def weight(self, seat: Seat, card: Card) -> int:
        """How likely a seat is to hold an unseen card, to be compared with other seats; 0 when it cannot."""
        if not self.may[seat] >> card & 1:
            return 0
        from_talon = seat == self.contract.declarer and self.shown >> card & 1
        return self.sizes[seat] * (_TALON_STAYS if from_talon else 1)


def table_of(view: View) -> Table:
    """The table as the view shows it; the view's seat is to play."""
    deal = view.deal
    assert deal is not None
    assert view.seat is not None
    assert deal.contract is not None
    seats = in_turn(deal.playing, view.seat)
    hand = deal.hand or 0
    unseen = DECK & ~hand & ~played(deal) & ~(deal.discards or 0)
    sure = {seat: _sure(deal, seat) & unseen for seat in seats[1:]}
    may = _may(view.rules, deal, seats[1:], unseen)
    for seat, held in sure.items():
        may = {one: cards if one == seat else cards & ~held for one, cards in may.items()}
    best, taker = _winning(deal)
    return Table(
        rules=view.rules,
        seat=view.seat,
        contract=deal.contract,
        hand=hand,
        trump=deal.trump,
        trick=tuple(card for _, card in deal.trick),
        best=best,
        taker=taker,
        others=seats[1:],
        after=seats[1 : len(seats) - len(deal.trick)],
        sizes=deal.sizes,
        unseen=unseen,
        may=may,
        sure=sure,
        hidden=max(0, unseen.bit_count() - sum(deal.sizes[seat] for seat in seats[1:])),
        shown=_shown(deal),
        holders=frozenset(trick.winner for trick in deal.tricks),
        earned=_earned(view.rules, deal),
    )


def in_turn(playing: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats that play, in their order from a seat on."""
    place = playing.index(seat)
    return playing[place:] + playing[:place]


def played(deal: DealView) -> Cards:
    """The cards of all tricks, the one on the table included."""
    return mask_of(card for trick in deal.tricks for card in trick.cards) | mask_of(
        card for _, card in deal.trick
    )


def _shown(deal: DealView) -> Cards:
    """The talon cards that the declarer is known to have taken."""
    declarer = deal.contract.declarer if deal.contract else None
    return sum(talon.cards or 0 for talon in deal.talons if talon.seat == declarer)


def _sure(deal: DealView, seat: Seat) -> Cards:
    """The cards that a seat was seen to get or is known to hold by a declaration."""
    cards = mask_of(gift.card for gift in deal.gifts if gift.to == seat and gift.card is not None)
    for declared in deal.declared:
        if declared.seat == seat and declared.suit is not None:
            cards |= MARRIAGE_MASKS[declared.suit]
    return cards


def _earned(rules: Rules, deal: DealView) -> tuple[int, ...]:
    earned = list(deal.won)
    for declared in deal.declared:
        if counts(rules, declared, deal.tricks):
            earned[declared.seat] += declared.value
    return tuple(earned)


def _winning(deal: DealView) -> tuple[Card | None, Seat | None]:
    best: Card | None = None
    taker: Seat | None = None
    for seat, card in deal.trick:
        if best is None or beats(card, best, deal.trump):
            best, taker = card, seat
    return best, taker


def _may(rules: Rules, deal: DealView, seats: tuple[Seat, ...], unseen: Cards) -> Places:
    may = dict.fromkeys(seats, unseen)
    for seat, card, led, best, trump in answered(rules, deal):
        if seat in may:
            may[seat] &= ~ruled_out(rules, card, led, best, trump)
    return may


def answered(rules: Rules, deal: DealView) -> Iterator[tuple[Seat, Card, Suit, Card, Suit | None]]:
    """Every answer so far: seat, card, suit led, the best card before it, the trump of that moment."""
    trump = next((call.suit for _, call in deal.calls if isinstance(call, NameTrump)), None)
    running = Trick(deal.trick[0][0], tuple(card for _, card in deal.trick), -1) if deal.trick else None
    for number, trick in enumerate((*deal.tricks, running) if running else deal.tricks):
        led = SUIT_OF[trick.cards[0]]
        for declared in deal.declared:
            if declared.trick == number and sets_trump(rules, _declarer(deal), declared.seat):
                trump = led
        best = trick.cards[0]
        seats = in_turn(deal.playing, trick.leader)
        for seat, card in zip(seats[1:], trick.cards[1:], strict=False):
            yield seat, card, led, best, trump
            best = card if beats(card, best, trump) else best


def _declarer(deal: DealView) -> Seat:
    return deal.contract.declarer if deal.contract else -1
