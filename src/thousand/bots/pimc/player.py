"""`pimc` at the table: worlds drawn, weighed with open cards; the rookie's habits elsewhere."""

from typing import Final

from thousand.bots.api import Budget, chance, worlds_for
from thousand.bots.pimc.auction import choose_call
from thousand.bots.pimc.exchange import choose_exchange, choose_raise, choose_trump
from thousand.bots.pimc.play import choose_play
from thousand.bots.rookie import Rookie
from thousand.bots.worlds import Worlds
from thousand.core.actions import CLAIM, Action
from thousand.core.view import View

_WORLDS: Final = 40
_SEARCHED: Final = ("auction", "exchange", "raise", "trump", "trick")


class Pimc:
    """Draws worlds that fit what it has seen and takes what is best on average when all cards are open."""

    name = "pimc"

    def __init__(self, worlds: int = _WORLDS) -> None:
        """Looks at so many worlds where the budget allows it."""
        self._worlds = worlds
        self._habits = Rookie()

    def choose(self, view: View, budget: Budget) -> Action:
        """The action worth most over the worlds; one and the same for one and the same view and budget."""
        if len(view.legal) == 1:
            return view.legal[0]
        habit = self._habits.choose(view, budget)
        if habit == CLAIM or view.phase not in _SEARCHED:
            return habit
        return self._searched(view, budget, habit)

    def _searched(self, view: View, budget: Budget, habit: Action) -> Action:
        deal, lot = view.deal, chance(view, budget)
        assert deal is not None, "no deal is running"
        rows = Worlds(view).some(self.worlds_for(budget), lot)
        contract = deal.contract
        if contract is None:
            return choose_call(view, deal, rows, lot)
        match view.phase:
            case "exchange":
                return choose_exchange(view, deal, contract, rows)
            case "raise":
                return choose_raise(view, deal, contract, rows, habit)
            case "trump":
                return choose_trump(view, deal, contract, rows)
            case _:
                return choose_play(view, deal, contract, rows)

    def worlds_for(self, budget: Budget) -> int:
        """How many worlds the budget pays for; counted, not timed, so that a clock changes no choice."""
        return worlds_for(budget, self._worlds)
