"""Parting with cards: what leaves the hand best, and whom it helps least."""

from itertools import combinations
from typing import Final

from thousand.bots.rights import marriage_values, may_declare
from thousand.bots.rookie.contract import choose_giving_up
from thousand.bots.rookie.hand import promise
from thousand.core.actions import Action, Discard, Give
from thousand.core.cards import MARRIAGE_MASKS, POINTS, SUIT_OF, Card, Cards, mask_of, points_of
from thousand.core.rules import Rules
from thousand.core.talons import discards_count, gives
from thousand.core.view import DealView, View

_GIFTS: Final = 2
_HELP: Final = 0.2
_MARRIAGE_FEAR: Final = 0.25


def choose_exchange(view: View, deal: DealView, hand: Cards) -> Action:
    """The cards to part with, or giving up where even the best exchange leaves a hopeless hand."""
    best = _best_gifts(view, deal, hand) if gives(view.rules) else _best_discard(view, hand)
    contract = deal.contract.amount if deal.contract else 0
    given_up = choose_giving_up(view, contract, promise(view.rules, hand & ~best))
    if given_up is not None:
        return given_up
    return _gift(view, hand, best) if gives(view.rules) else Discard(best)


def gift_cost(rules: Rules, hand: Cards, card: Card) -> float:
    """What a card given away costs: its points, and the marriage that it may complete for an opponent."""
    suit = SUIT_OF[card]
    mate = MARRIAGE_MASKS[suit] & ~(1 << card)
    cost = _HELP * POINTS[card]
    if mate.bit_count() == 1 and not hand & mate and may_declare(rules, defends=True, has_trick=True):
        cost += _MARRIAGE_FEAR * marriage_values(rules)[suit]
    return cost


def _best_gifts(view: View, deal: DealView, hand: Cards) -> Cards:
    cards = sorted({give.card for give in view.legal if isinstance(give, Give)})
    left = _GIFTS - len(deal.gifts)
    return min(
        (mask_of(some) for some in combinations(cards, left)), key=lambda some: _loss(view, hand, some)
    )


def _loss(view: View, hand: Cards, given: Cards) -> float:
    costs = sum(gift_cost(view.rules, hand, card) for card in range(24) if given >> card & 1)
    return costs - promise(view.rules, hand & ~given)


def _gift(view: View, hand: Cards, best: Cards) -> Action:
    """The dearer card first, to the seat with the lowest total."""
    gifts = [give for give in view.legal if isinstance(give, Give) and best >> give.card & 1]
    return min(
        gifts,
        key=lambda give: (
            -gift_cost(view.rules, hand, give.card),
            view.standings[give.seat].total,
            give.card,
            give.seat,
        ),
    )


def _best_discard(view: View, hand: Cards) -> Cards:
    counted = discards_count(view.rules)
    choices = [action.cards for action in view.legal if isinstance(action, Discard)]
    return max(
        choices,
        key=lambda cards: promise(view.rules, hand & ~cards) + (points_of(cards) if counted else 0),
    )
