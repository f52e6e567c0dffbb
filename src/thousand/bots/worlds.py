"""Every way in which the cards out of sight can lie, by what a seat sees: its worlds.

A world is a row of masks: the hands of the seats that play in the order of their numbers (as the solver
counts them), then what lies face down and may count at the end (talons, cards laid aside or for others), then
what is out of play. All worlds of a view are equally likely here: what bids and plays suggest, but do not
prove, is left to those who weigh them.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from random import Random
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from thousand.bots.recall import EVERYTHING, Recall
from thousand.bots.rights import may_declare, ruled_out
from thousand.bots.rookie.table import answered, in_turn, played
from thousand.core.cards import ACES, DECK, MARRIAGE_MASKS, SUIT_OF, Card, Cards, Rank, cards_of, mask_of
from thousand.core.rules import Rules
from thousand.core.seating import deal_sizes
from thousand.core.state import Seat
from thousand.core.talons import each_takes_one, gives_talon_only
from thousand.core.tricks.marriages import automatic
from thousand.core.view import DealView, View
from thousand.solver import Layouts

_PAIR_RANKS: Final = (Rank.KING, Rank.QUEEN)
_SEED_BITS: Final = 63

Rows: TypeAlias = NDArray[np.uint32]


class Place(msgspec.Struct, frozen=True):
    """A hand or a pile out of sight: what it surely holds, what it cannot hold, how many cards it has."""

    known: Cards
    excluded: Cards
    size: int

    @property
    def possible(self) -> bool:
        """Whether what is known contradicts neither what is excluded nor the size."""
        return not self.known & self.excluded and self.known.bit_count() <= self.size

    def allows(self, cards: Cards) -> bool:
        """Whether these may be the cards that lie here."""
        fit = not self.known & ~cards and not self.excluded & cards
        return fit and cards.bit_count() == self.size


Hands: TypeAlias = dict[Seat, Place]


class Worlds:
    """The worlds of a view: counted, listed where they are few, drawn with equal chances where they are many.

    `seats` are the seats of the first columns. `count` is 0 only for a view that no deal can lead to.
    """

    def __init__(self, view: View, recall: Recall = EVERYTHING) -> None:
        """Reads what the view tells to this memory; ValueError where no deal is running.

        A forgotten card may lie in any hand, and as many cards more are out of play.
        """
        if view.deal is None:
            raise ValueError("no deal is running")
        self.seats = tuple(sorted(view.deal.playing))
        self._unseen = _unseen(view, view.deal) | recall.forgotten
        self._row = _seen_row(view, view.deal, self.seats)
        self._columns = [place for place, cards in enumerate(self._row) if cards is None]
        self._places = list(_cases(view, view.deal, self._unseen, recall))
        self._cases = [case for places in self._places if (case := self._case(places)).count]
        self.count = sum(case.count for case in self._cases)

    def __iter__(self) -> Iterator[tuple[Cards, ...]]:
        """Every world, one after another."""
        for case in self._cases:
            for row in self._rows(case.all(case.count)):
                yield tuple(map(int, row))

    def holds(self, hands: Sequence[Cards]) -> bool:
        """Whether the hands of `seats` are those of a world."""
        hidden = [hand for hand, seen in zip(hands, self._row, strict=False) if seen is None]
        seen = all(mine in (None, hand) for hand, mine in zip(hands, self._row, strict=False))
        laid = _joined(hidden)
        return (
            seen
            and not laid & ~self._unseen
            and any(
                all(place.allows(hand) for place, hand in zip(places, hidden, strict=False))
                for places in self._places
            )
        )

    def some(self, number: int, lot: Random) -> Rows:
        """All worlds where there are no more than that, else so many drawn with equal chances, by row."""
        if self.count <= number:
            return np.concatenate([self._rows(case.all(case.count)) for case in self._cases])
        counts = [case.count for case in self._cases]
        drawn = lot.choices(range(len(counts)), counts, k=number)
        parts = [
            self._rows(case.sample(drawn.count(place), lot.getrandbits(_SEED_BITS)))
            for place, case in enumerate(self._cases)
        ]
        return np.concatenate(parts)

    def _case(self, places: Sequence[Place]) -> Layouts:
        return Layouts(
            [place.known for place in places],
            [place.excluded for place in places],
            [place.size for place in places],
            self._unseen,
        )

    def _rows(self, laid: Rows) -> Rows:
        rows = np.zeros((len(laid), len(self._row)), np.uint32)
        rows[:] = [cards or 0 for cards in self._row]
        rows[:, self._columns] = laid
        return rows


def _unseen(view: View, deal: DealView) -> Cards:
    laid = mask_of(gift.card for gift in deal.gifts if gift.card is not None and view.phase == "exchange")
    return DECK & ~((deal.hand or 0) | played(deal) | (deal.discards or 0) | laid)


def _known_gifts(view: View, deal: DealView, seat: Seat) -> Cards:
    """The cards that a seat was given before the viewer's eyes; none until they change hands."""
    if view.phase == "exchange":
        return 0
    return mask_of(gift.card for gift in deal.gifts if gift.to == seat and gift.card is not None)


def _seen_row(view: View, deal: DealView, seats: tuple[Seat, ...]) -> list[Cards | None]:
    """A world as far as its columns are seen; None for a hand or a pile out of sight."""
    hands = [deal.hand if seat == view.seat else None for seat in seats]
    return [*hands, None, None]


def _cases(view: View, deal: DealView, unseen: Cards, recall: Recall) -> Iterator[list[Place]]:
    """What is known of the places out of sight, in cases that exclude each other."""
    hands = {seat: _hand(view, deal, seat, recall) for seat in _hidden_seats(view, deal)}
    hands = {seat: Place(hand.known & unseen, hand.excluded, hand.size) for seat, hand in hands.items()}
    out = _out_of_play(view.rules, deal) + recall.forgotten.bit_count()
    size = unseen.bit_count() - out - sum(hand.size for hand in hands.values())
    piles = [Place(0, 0, size), Place(0, _shown(deal), out)]
    for case in _gift_cases(view, deal, hands):
        places = [*case.values(), *piles]
        known = [place.known for place in places]
        twice = sum(one.bit_count() for one in known) != _joined(known).bit_count()
        if not twice and all(place.possible for place in places):
            yield places


def _joined(masks: Sequence[Cards]) -> Cards:
    joined = 0
    for mask in masks:
        joined |= mask
    return joined


def _hidden_seats(view: View, deal: DealView) -> list[Seat]:
    return [seat for seat in sorted(deal.playing) if seat != view.seat or deal.hand is None]


def _out_of_play(rules: Rules, deal: DealView) -> int:
    dealt, talon, talons = deal_sizes(rules)
    return DECK.bit_count() - dealt * len(deal.playing) - talon * talons


def _shown(deal: DealView) -> Cards:
    return sum(talon.cards or 0 for talon in deal.talons)


def _hand(view: View, deal: DealView, seat: Seat, recall: Recall) -> Place:
    """What is known of a hand by gifts, talons, declarations and answers; known cards may be played."""
    known = _known_gifts(view, deal, seat)
    for talon in deal.talons:
        if each_takes_one(view.rules) and talon.seat == seat:
            known |= talon.cards or 0
    known |= told_held(deal, seat)
    return Place(known, told_absent(view.rules, deal, seat, recall), deal.sizes[seat])


def told_held(deal: DealView, seat: Seat) -> Cards:
    """The cards that a seat's declarations have told everybody it held."""
    held = 0
    for made in deal.declared:
        if made.seat == seat:
            held |= ACES if made.suit is None else MARRIAGE_MASKS[made.suit]
    return held


def told_absent(rules: Rules, deal: DealView, seat: Seat, recall: Recall = EVERYTHING) -> Cards:
    """The cards that a seat's answers, and its silence, have told everybody it does not hold."""
    excluded = _silenced(rules, deal, seat) if recall.hears_silence else 0
    told = recall.voids_from * (len(deal.playing) - 1)
    for other, card, led, best, trump in islice(answered(rules, deal), told, None):
        if other == seat:
            excluded |= ruled_out(rules, card, led, best, trump)
    return excluded


def _silenced(rules: Rules, deal: DealView, seat: Seat) -> Cards:
    """The kings and queens that would have declared a marriage without a word when their mate was led."""
    if not automatic(rules) or deal.contract is None:
        return 0
    excluded = 0
    defends = seat != deal.contract.declarer
    for number, leader, card in _leads(deal):
        has_trick = any(trick.winner == seat for trick in deal.tricks[:number])
        spoke = any(made.trick == number for made in deal.declared)
        if (
            leader == seat
            and card % 6 in _PAIR_RANKS
            and not spoke
            and may_declare(rules, defends, has_trick)
        ):
            excluded |= MARRIAGE_MASKS[SUIT_OF[card]] & ~(1 << card)
    return excluded


def _leads(deal: DealView) -> Iterator[tuple[int, Seat, Card]]:
    """The first card of every trick: the number of the trick, who led, and the card."""
    for number, trick in enumerate(deal.tricks):
        yield number, trick.leader, trick.cards[0]
    if deal.trick:
        yield len(deal.tricks), *deal.trick[0]


def _gift_cases(view: View, deal: DealView, hands: Hands) -> Iterator[Hands]:
    """Who may hold cards of the talon that all have seen: its taker, and whoever got one of them unseen."""
    shown = 0 if each_takes_one(view.rules) else _shown(deal)
    declarer = deal.contract.declarer if deal.contract else None
    options = [
        [hand] if seat == declarer else _talon_options(view, deal, seat, hand, shown)
        for seat, hand in hands.items()
    ]
    for places in product(*options):
        yield dict(zip(hands, places, strict=True))


def _talon_options(view: View, deal: DealView, seat: Seat, hand: Place, shown: Cards) -> list[Place]:
    """The hand without cards of the talon, and with each one that it may have been given unseen."""
    without = Place(hand.known, hand.excluded | shown & ~_known_gifts(view, deal, seat), hand.size)
    unseen_gift = any(gift.to == seat and gift.card is None for gift in deal.gifts)
    if not shown or not unseen_gift or view.phase == "exchange":
        return [without]
    if mask_of(card for one, card in _plays(deal) if one == seat) & shown:
        return [without]
    options = [
        Place(hand.known | 1 << card, hand.excluded | shown & ~(1 << card), hand.size)
        for card in cards_of(shown & _unseen(view, deal))
    ]
    return options if gives_talon_only(view.rules) else [without, *options]


def _plays(deal: DealView) -> Iterator[tuple[Seat, Card]]:
    for trick in deal.tricks:
        yield from zip(in_turn(deal.playing, trick.leader), trick.cards, strict=True)
    yield from deal.trick
