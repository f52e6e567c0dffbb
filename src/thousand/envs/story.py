"""A deal in one line for each thing that a seat knows of it, in the words of the record."""

from collections.abc import Iterator

from thousand.core.actions import write_action
from thousand.core.cards import NAMES, write_cards
from thousand.core.view import DealView, View


def story(view: View) -> str:
    """All that the seat of a view has learned of the running deal, in the order in which it happened.

    Two views of a deal that tell their seat the same have the same story, others have not. Lines, each a word
    and what it tells; seats are numbers, cards are written as in a record.
    """
    viewer = "spectator" if view.seat is None else f"seat {view.seat}"
    return "\n".join((viewer, *_lines(view)))


def _lines(view: View) -> Iterator[str]:
    yield f"totals {' '.join(str(one.total) for one in view.standings)}"
    yield f"phase {view.phase}"
    deal = view.deal
    if deal is None:
        yield from _finished(view)
        return
    yield f"dealer {deal.dealer}"
    if view.seat is not None:
        yield f"hand {'not seen' if deal.hand is None else write_cards(deal.hand)}"
    yield f"calls {', '.join(f'{seat} {write_action(action)}' for seat, action in deal.calls)}"
    yield from _contract(deal)
    yield from _tricks(deal)
    yield f"to act {view.to_act}"


def _contract(deal: DealView) -> Iterator[str]:
    if deal.contract is not None:
        one = deal.contract
        marks = " dark" * one.dark + " forced" * one.forced
        yield f"contract {one.declarer} {one.amount}{marks}"
    for talon in deal.talons:
        if talon.seat is not None:
            shown = "not seen" if talon.cards is None else write_cards(talon.cards)
            yield f"talon {talon.number} {talon.seat} {shown}"
    for gift in deal.gifts:
        yield f"gift {gift.giver} {gift.to} {'not seen' if gift.card is None else NAMES[gift.card]}"
    if deal.discarded:
        yield f"discarded {'not seen' if deal.discards is None else write_cards(deal.discards)}"


def _tricks(deal: DealView) -> Iterator[str]:
    for number, trick in enumerate(deal.tricks, 1):
        cards = " ".join(NAMES[card] for card in trick.cards)
        yield f"trick {number} {trick.leader} {cards} {trick.winner}"
    if deal.trick:
        cards = " ".join(NAMES[card] for _, card in deal.trick)
        yield f"trick {len(deal.tricks) + 1} {deal.leader} {cards}"
    for one in deal.declared:
        kind = "aces" if one.suit is None else one.suit.name.lower()
        yield f"declared {one.seat} {one.trick + 1} {kind} {one.value}"
    if deal.trump is not None:
        yield f"trump {deal.trump.name.lower()}"


def _finished(view: View) -> Iterator[str]:
    if view.finished:
        result = view.finished[-1].result
        yield f"outcome {result.outcome}"
        yield f"scores {' '.join(map(str, result.scores))}"
