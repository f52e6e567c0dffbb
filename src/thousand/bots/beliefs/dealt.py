"""What each seat was dealt and what the declarer kept, world by world, told from the hands of now."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.rookie.table import in_turn
from thousand.bots.worlds import Rows
from thousand.core.cards import DECK_SIZE, MARRIAGE_MASKS, POINTS, Cards, mask_of
from thousand.core.state import Seat
from thousand.core.talons import each_takes_one, gives, swaps
from thousand.core.view import DealView, View

Masks = NDArray[np.uint32]

_PAIRED: Final = sum(MARRIAGE_MASKS)
_CHEAPEST: Final = sorted(range(DECK_SIZE), key=lambda card: (_PAIRED >> card & 1, POINTS[card]))


def full_hands(deal: DealView, rows: Rows) -> dict[Seat, Masks]:
    """The hands with which the play began, or begins: what is held and what was played."""
    return {
        seat: rows[:, place] | np.uint32(played_by(deal, seat))
        for place, seat in enumerate(sorted(deal.playing))
    }


def played_by(deal: DealView, seat: Seat) -> Cards:
    """The cards that a seat has played."""
    done = [
        card
        for trick in deal.tricks
        for one, card in zip(in_turn(deal.playing, trick.leader), trick.cards, strict=True)
        if one == seat
    ]
    return mask_of(done) | mask_of(card for one, card in deal.trick if one == seat)


def dealt_hands(view: View, deal: DealView, rows: Rows) -> dict[Seat, Masks]:
    """What each seat was dealt, where that can be told; a card given unseen is taken to be the cheapest."""
    hands = full_hands(deal, rows)
    if deal.contract is None or view.phase == "exchange":
        return hands if deal.contract is None else _without_declarer(deal, hands)
    declarer = deal.contract.declarer
    given = {seat: _gift(deal, seat, hand) for seat, hand in hands.items() if seat != declarer}
    talon = talon_taken(deal)
    dealt = {seat: hands[seat] & ~gift for seat, gift in given.items()}
    if each_takes_one(view.rules):
        return {}
    if talon and not _is_mixed(view, deal):
        back = hands[declarer] | np.bitwise_or.reduce(list(given.values()))
        dealt[declarer] = (back | _laid_aside(view, deal, rows)) & ~np.uint32(talon)
    return dealt


def kept_and_given(deal: DealView, rows: Rows) -> tuple[Masks, list[Masks]]:
    """What the declarer kept for the play, and what went to the seats after him in turn."""
    contract = deal.contract
    assert contract is not None, "there is no declarer yet"
    hands = full_hands(deal, rows)
    others = in_turn(deal.playing, contract.declarer)[1:]
    return hands[contract.declarer], [_gift(deal, seat, hands[seat]) for seat in others]


def talon_taken(deal: DealView) -> Cards:
    """The cards of the talon that the declarer took, where the viewer saw them."""
    declarer = deal.contract.declarer if deal.contract else None
    return sum(talon.cards or 0 for talon in deal.talons if talon.seat == declarer)


def _without_declarer(deal: DealView, hands: dict[Seat, Masks]) -> dict[Seat, Masks]:
    assert deal.contract is not None, "there is no declarer yet"
    return {seat: hand for seat, hand in hands.items() if seat != deal.contract.declarer}


def _is_mixed(view: View, deal: DealView) -> bool:
    """Whether cards laid aside unseen lie among others."""
    return swaps(view.rules) and deal.discards is None


def _gift(deal: DealView, seat: Seat, hand: Masks) -> Masks:
    """The card that a defender was given: the one seen, or of the talon, or the cheapest of his hand."""
    gifts = [gift for gift in deal.gifts if gift.to == seat]
    if not gifts:
        return np.zeros_like(hand)
    if gifts[0].card is not None:
        return np.full_like(hand, 1 << gifts[0].card)
    from_talon = hand & np.uint32(talon_taken(deal))
    return np.where(from_talon != 0, from_talon, _cheapest(hand))


def _cheapest(hand: Masks) -> Masks:
    found = np.zeros_like(hand)
    for card in _CHEAPEST:
        bit = np.uint32(1 << card)
        found = np.where((found == 0) & (hand & bit != 0), bit, found)
    return found


def _laid_aside(view: View, deal: DealView, rows: Rows) -> Masks:
    """The cards that the declarer laid aside; none where cards are given."""
    if gives(view.rules) or not deal.discarded:
        return np.zeros(len(rows), np.uint32)
    if deal.discards is not None:
        return np.full(len(rows), deal.discards, np.uint32)
    return rows[:, len(deal.playing)]
