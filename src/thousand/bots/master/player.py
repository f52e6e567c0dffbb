"""`master` at the table: realised prices where they were fitted for the rules, search in every case."""

from typing import Final

from thousand.bots.api import Budget, chance
from thousand.bots.fitted import fitted_declarer
from thousand.bots.master.auction import choose_call
from thousand.bots.master.contract import choose_exchange, choose_raise, choose_trump
from thousand.bots.master.plans import finalists
from thousand.bots.pimc import Pimc
from thousand.bots.worlds import Worlds
from thousand.core.actions import CLAIM, Action
from thousand.core.view import View

_WORLDS: Final = 40
_PRICED: Final = ("auction", "exchange", "raise", "trump")


class Master(Pimc):
    """Prices bids, exchanges and contracts by what such hands earn in real play, and searches open cards."""

    name = "master"

    def __init__(self, worlds: int = _WORLDS) -> None:
        """Looks at so many worlds where the budget allows it."""
        super().__init__(worlds)

    def choose(self, view: View, budget: Budget) -> Action:
        """The action worth most; where nothing was fitted for the rules, as `pimc` would choose."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase not in _PRICED or fitted_declarer(view.rules) is None:
            return super().choose(view, budget)
        habit = self._habits.choose(view, budget)
        if habit == CLAIM:
            return habit
        deal = view.deal
        assert deal is not None, "no deal is running"
        contract = deal.contract
        if contract is None:
            return choose_call(view, deal)
        rows = Worlds(view).some(self.worlds_for(budget), chance(view, budget))
        best = finalists(view, deal, contract, rows)[0]
        match view.phase:
            case "exchange":
                return choose_exchange(view, deal, contract, best)
            case "raise":
                return choose_raise(view, contract, best)
            case _:
                return choose_trump(best)
