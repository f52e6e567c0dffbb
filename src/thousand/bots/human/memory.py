"""What is left of the tricks in a player's memory."""

from itertools import islice

from msgspec.structs import replace

from thousand.bots.human.knowledge import Knowledge
from thousand.bots.recall import Recall
from thousand.bots.rights import ruled_out
from thousand.bots.rookie.table import Table, answered, in_turn, table_of
from thousand.core.cards import MARRIAGE_MASKS, RANK_MASKS, Cards, Rank, cards_of, mask_of
from thousand.core.state import Seat, Trick
from thousand.core.view import DealView, View

_HONOURS = RANK_MASKS[Rank.ACE] | RANK_MASKS[Rank.TEN]


def recall_of(knowledge: Knowledge, view: View, deal: DealView) -> Recall:
    """The memory of the viewer at this turn."""
    old = deal.tricks[: _first_kept(knowledge.tricks, deal)]
    kept = _honours(deal) | _faced(deal)
    return Recall(
        sum(_of_others(deal, trick, view.seat) for trick in old) & ~kept,
        _first_kept(knowledge.voids, deal),
        knowledge.hears_silence,
    )


def faded(view: View, deal: DealView, recall: Recall) -> View:
    """The view without the cards that are forgotten, for all that hangs on what the viewer knows."""
    tricks = tuple(_without(trick, recall.forgotten) for trick in deal.tricks)
    return replace(view, deal=replace(deal, tricks=tricks))


def table_recalled(view: View, deal: DealView, recall: Recall) -> Table:
    """The table as the viewer remembers it."""
    table = table_of(view)
    unseen = table.unseen | recall.forgotten
    may = dict.fromkeys(table.others, unseen)
    told = recall.voids_from * (len(deal.playing) - 1)
    for seat, card, led, best, trump in islice(answered(view.rules, deal), told, None):
        if seat in may:
            may[seat] &= ~ruled_out(view.rules, card, led, best, trump)
    for seat, held in table.sure.items():
        may = {one: cards if one == seat else cards & ~held for one, cards in may.items()}
    hidden = unseen.bit_count() - sum(table.sizes[seat] for seat in table.others)
    return replace(table, unseen=unseen, may=may, hidden=max(0, hidden))


def _first_kept(last: int | None, deal: DealView) -> int:
    """The number of the first trick that is among the last so many."""
    return 0 if last is None else max(0, len(deal.tricks) - last)


def _honours(deal: DealView) -> Cards:
    """Aces, tens, and the marriages that were declared."""
    suits = {made.suit for made in deal.declared if made.suit is not None}
    return _HONOURS | sum(MARRIAGE_MASKS[suit] for suit in suits)


def _faced(deal: DealView) -> Cards:
    """The cards that the viewer gave or got, and those of the talon that lay open."""
    given = mask_of(gift.card for gift in deal.gifts if gift.card is not None)
    return given | mask_of(card for talon in deal.talons for card in cards_of(talon.cards or 0))


def _of_others(deal: DealView, trick: Trick, seat: Seat | None) -> Cards:
    seats = in_turn(deal.playing, trick.leader)
    return mask_of(card for one, card in zip(seats, trick.cards, strict=True) if one != seat)


def _without(trick: Trick, forgotten: Cards) -> Trick:
    if not mask_of(trick.cards) & forgotten:
        return trick
    return replace(trick, cards=tuple(sorted(card for card in trick.cards if not forgotten >> card & 1)))
