"""The auction: how far a hand reaches, and what the barrel makes of it."""

from typing import Final

from thousand.bots.goal import attempts_spent, on_barrel, threatens, to_target
from thousand.bots.rookie.hand import outlook
from thousand.core.actions import CLAIM, PASS, Action, Bid
from thousand.core.cards import Cards
from thousand.core.view import DealView, View

_CAUTION: Final = 16
_HOPELESS: Final = 78
_BARREL_STRETCH: Final = 32
_STRETCH_AN_ATTEMPT: Final = 10
_GUARD_STRETCH: Final = 20


def choose_call(view: View, deal: DealView, hand: Cards) -> Action:
    """A claim with a hopeless hand, else the lowest useful bid that the hand is good for, else a pass."""
    if CLAIM in view.legal and outlook(view.rules, hand) < _HOPELESS:
        return CLAIM
    bids = [action for action in view.legal if isinstance(action, Bid)]
    limit = reach(view, deal, hand)
    bid = next((bid for bid in bids if _lowest_useful(view) <= bid.amount <= limit), None)
    if bid is not None:
        return bid
    return PASS if PASS in view.legal else bids[0]


def reach(view: View, deal: DealView, hand: Cards) -> float:
    """The highest bid that the hand is good for at this score."""
    seat = view.seat or 0
    limit = outlook(view.rules, hand) - _CAUTION
    if on_barrel(view, seat):
        limit += _BARREL_STRETCH + _STRETCH_AN_ATTEMPT * attempts_spent(view, seat)
    if any(threatens(view, deal, other) for other in deal.playing if other != seat):
        limit += _GUARD_STRETCH
    return limit


def _lowest_useful(view: View) -> int:
    """The lowest contract that is worth having: on the barrel the one that wins the game."""
    seat = view.seat or 0
    return to_target(view, seat) if on_barrel(view, seat) else 0
