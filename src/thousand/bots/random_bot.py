"""`random`: plays by chance, within what a beginner would call sensible (`docs/bots/random.md`)."""

from collections.abc import Callable
from random import Random
from typing import Final

from thousand.bots.api import Budget, chance
from thousand.bots.goal import on_barrel, to_target
from thousand.bots.rights import marriage_values
from thousand.core.actions import (
    BOMB,
    CLAIM,
    LOOK,
    PASS,
    STAND,
    WRITE_OFF,
    Action,
    Bid,
    Discard,
    Give,
    NameTrump,
    Play,
    Raise,
)
from thousand.core.cards import SUIT_MASKS, SUITS, Cards, points_of
from thousand.core.tricks.marriages import marriages_in
from thousand.core.view import View

_OFTEN: Final = 0.9
_SELDOM: Final = 0.1
_HALF: Final = 0.5
_NOISE: Final = 25.0
_DARING: Final = 40.0
_TRIES: Final = 3


class RandomBot:
    """Draws its choices by lot: modest bids after a crude count, any legal card, most marriages declared."""

    name = "random"

    def choose(self, view: View, budget: Budget) -> Action:
        """A legal action by lot; one and the same for one and the same view and seed."""
        return _CHOICES[view.phase](view, chance(view, budget))


def _crude_count(view: View, hand: Cards) -> float:
    """What a beginner takes a hand to be worth: card points, marriages, something for the talon."""
    marriages = sum(marriage_values(view.rules)[suit] for suit in marriages_in(hand))
    return 30 + points_of(hand) + marriages


def _hand(view: View) -> Cards:
    return view.deal.hand or 0 if view.deal else 0


def _contract(view: View) -> int:
    return view.deal.contract.amount if view.deal and view.deal.contract else 0


def _look(view: View, lot: Random) -> Action:
    return LOOK


def _call(view: View, lot: Random) -> Action:
    """A claim more often than not, else one of the lowest bids within the count, else a pass."""
    if CLAIM in view.legal and lot.random() < _HALF:
        return CLAIM
    daring = _DARING if on_barrel(view, view.seat or 0) else 0.0
    limit = _crude_count(view, _hand(view)) + daring + lot.gauss(0, _NOISE)
    bids = [action for action in view.legal if isinstance(action, Bid)]
    modest = [bid for bid in bids[:3] if bid.amount <= limit]
    if PASS in view.legal:
        return lot.choice(modest) if modest else PASS
    return bids[0]


def _exchange(view: View, lot: Random) -> Action:
    """The cheapest of a few ways to part with cards drawn by lot; giving up at times with a poor hand."""
    ways = [action for action in view.legal if action in (WRITE_OFF, BOMB)]
    if ways and _crude_count(view, _hand(view)) < _contract(view) and lot.random() < _HALF:
        return lot.choice(ways)
    partings = [action for action in view.legal if action not in ways]
    drawn = [lot.choice(partings) for _ in range(_TRIES)]
    return min(drawn, key=_points_given)


def _points_given(action: Action) -> int:
    match action:
        case Give(card, _):
            return points_of(1 << card)
        case Discard(cards):
            return points_of(cards)
        case _:
            return 0


def _raise(view: View, lot: Random) -> Action:
    """The contract stands, but for what wins from the barrel, or a step or two with a rich hand."""
    raises = [action for action in view.legal if isinstance(action, Raise)]
    count, seat = _crude_count(view, _hand(view)), view.seat or 0
    winning = [one for one in raises if one.amount >= to_target(view, seat)]
    if winning and on_barrel(view, seat) and _contract(view) < to_target(view, seat) <= count + _DARING:
        return winning[0]
    rich = [one for one in raises[:2] if one.amount < count - _NOISE]
    return lot.choice(rich) if rich and lot.random() < _HALF else STAND


def _name(view: View, lot: Random) -> Action:
    """A suit of a marriage, else one of the longest."""
    hand = _hand(view)
    longest = max((hand & mask).bit_count() for mask in SUIT_MASKS)
    suits = marriages_in(hand) or [s for s in SUITS if (hand & SUIT_MASKS[s]).bit_count() == longest]
    return NameTrump(lot.choice(suits))


def _play(view: View, lot: Random) -> Action:
    """A declaration as a rule where there is one, else any legal card; now and then a claim."""
    if CLAIM in view.legal and lot.random() < _SELDOM:
        return CLAIM
    plays = [action for action in view.legal if isinstance(action, Play)]
    declared = [play for play in plays if play.declare]
    if declared and lot.random() < _OFTEN:
        return lot.choice(declared)
    return lot.choice([play for play in plays if not play.declare])


def _take(view: View, lot: Random) -> Action:
    return lot.choice(view.legal)


_CHOICES: Final[dict[str, Callable[[View, Random], Action]]] = {
    "dark": _look,
    "auction": _call,
    "talon": _take,
    "exchange": _exchange,
    "raise": _raise,
    "trump": _name,
    "trick": _play,
}
