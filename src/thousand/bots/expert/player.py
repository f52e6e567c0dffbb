"""`expert` at the table: the master, who also weighs what the others may hold and what the score asks for."""

from random import Random
from typing import Final

import numpy as np
from msgspec.structs import replace

from thousand.bots.api import Budget, chance, worlds_for
from thousand.bots.beliefs import Pains, believed
from thousand.bots.expert import calls
from thousand.bots.expert.effort import Effort
from thousand.bots.expert.plans import best_plan
from thousand.bots.expert.play import choose_play
from thousand.bots.expert.standing import end_is_near
from thousand.bots.fitted import fitted_declarer
from thousand.bots.master import Master
from thousand.bots.master.contract import choose_exchange, choose_raise, choose_trump
from thousand.bots.worlds import Rows
from thousand.core.actions import CLAIM, Action
from thousand.core.state import Contract
from thousand.core.view import DealView, View

_WORLDS: Final = 64
_PRICED: Final = 40
_DEARER: Final = 5
_FEWEST: Final = 4
_CONTRACT: Final = ("exchange", "raise", "trump")


class Expert(Master):
    """Draws worlds by how likely bids and plays make them, foresees the last tricks, and knows the score."""

    name = "expert"

    def __init__(self, worlds: int = _WORLDS, effort: Effort | None = None) -> None:
        """Looks at so many worlds before a card, where the budget allows it."""
        super().__init__()
        self._worlds_of_a_card = worlds
        self._effort = effort or Effort()

    def choose(self, view: View, budget: Budget) -> Action:
        """The action worth most; one and the same for one and the same view and budget."""
        deal = view.deal
        if len(view.legal) == 1 or deal is None or self._habits.choose(view, budget) == CLAIM:
            return super().choose(view, budget)
        contract, is_fitted = deal.contract, fitted_declarer(view.rules) is not None
        if view.phase == "trick" and contract is not None:
            worlds = worlds_for(_shared(budget), self._worlds_of_a_card)
            effort = self._effort.scaled(worlds, (deal.hand or 0).bit_count())
            return choose_play(view, deal, contract, effort, chance(view, budget))
        if view.phase == "auction" and is_fitted and deal.hand is not None and end_is_near(view):
            return calls.choose_call(view, deal)
        if view.phase in _CONTRACT and contract is not None:
            return self._contracted(view, deal, contract, budget)
        return super().choose(view, budget)

    def _contracted(self, view: View, deal: DealView, contract: Contract, budget: Budget) -> Action:
        """The declarer's choice before the first card, in likely worlds."""
        lot = chance(view, budget)
        worlds = max(_FEWEST, worlds_for(budget, _PRICED * _DEARER) // _DEARER)
        rows = self._likely(view, deal, worlds, lot)
        late = end_is_near(view) and fitted_declarer(view.rules) is not None
        aim = calls.aimed_at(view, contract) if late else contract
        best = best_plan(view, deal, aim, rows, lot)
        match view.phase:
            case "exchange" if late:
                return calls.choose_exchange(view, deal, contract, best)
            case "exchange":
                return choose_exchange(view, deal, contract, best)
            case "raise" if late:
                return calls.choose_raise(view, deal, contract, best)
            case "raise":
                return choose_raise(view, contract, best)
            case _:
                return choose_trump(best)

    def _likely(self, view: View, deal: DealView, number: int, lot: Random) -> Rows:
        """So many worlds drawn by their weights."""
        seen = believed(view, deal, Pains(number * 6), lot).draw(number, lot)
        return np.repeat(seen.rows, np.maximum(1, np.rint(seen.weights * number)).astype(int), axis=0)


def _shared(budget: Budget) -> Budget:
    """What is left for worlds when weighing them and foresight have had as much."""
    return budget if budget.seconds is None else replace(budget, seconds=budget.seconds / 2)
