"""The rookie at the table: a decision for each phase."""

from collections.abc import Callable
from typing import Final

from thousand.bots.api import Budget
from thousand.bots.rookie.bidding import choose_call
from thousand.bots.rookie.contract import choose_raise, choose_trump
from thousand.bots.rookie.exchange import choose_exchange
from thousand.bots.rookie.play import choose_play
from thousand.core.actions import LOOK, Action
from thousand.core.cards import Cards
from thousand.core.view import DealView, View


class Rookie:
    """Counts what it sees and plays by the rules of thumb of the card table, without chance or search."""

    name = "rookie"

    def choose(self, view: View, budget: Budget) -> Action:
        """The action that the rules of thumb prefer; one and the same for one and the same view."""
        assert view.deal is not None, "no deal is running"
        if len(view.legal) == 1:
            return view.legal[0]
        return _CHOICES[view.phase](view, view.deal, view.deal.hand or 0)


def _look(view: View, deal: DealView, hand: Cards) -> Action:
    """A rookie never bids in the dark."""
    return LOOK


def _take(view: View, deal: DealView, hand: Cards) -> Action:
    """Both talons are face down, so the first is as good as the second."""
    return view.legal[0]


_CHOICES: Final[dict[str, Callable[[View, DealView, Cards], Action]]] = {
    "dark": _look,
    "auction": choose_call,
    "talon": _take,
    "exchange": choose_exchange,
    "raise": choose_raise,
    "trump": choose_trump,
    "trick": choose_play,
}
