"""A person's way at the table: what is remembered and imagined has limits; nothing is left to chance."""

from thousand.bots.api import Budget, chance, worlds_for
from thousand.bots.guards import guarded_plays
from thousand.bots.human.auction import choose_call
from thousand.bots.human.exchange import choose_parting
from thousand.bots.human.knowledge import CASUAL, REGULAR, Knowledge
from thousand.bots.human.memory import faded, recall_of, table_recalled
from thousand.bots.pimc.exchange import choose_raise, choose_trump
from thousand.bots.pimc.play import weigh_plays
from thousand.bots.rookie import Rookie
from thousand.bots.rookie.play import weigh as feeling
from thousand.bots.worlds import Rows, Worlds
from thousand.core.actions import CLAIM, Action
from thousand.core.state import Contract
from thousand.core.view import DealView, View


class Human:
    """Imagines worlds that fit what it remembers and takes what is best in them when all cards are open."""

    name = ""

    def __init__(self, knowledge: Knowledge) -> None:
        """Plays within these limits."""
        self._knowledge = knowledge
        self._habits = Rookie()

    def choose(self, view: View, budget: Budget) -> Action:
        """The action that seems best; one and the same for one and the same view and budget."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase == "trick" and CLAIM not in view.legal:
            return self._played(view, budget)
        habit = self._habits.choose(view, budget)
        if habit == CLAIM:
            return habit
        if view.phase == "trick":
            return self._played(view, budget)
        return self._called(view, budget, habit)

    def _played(self, view: View, budget: Budget) -> Action:
        """Of the plays that seem as good the one that rules of thumb like best, on the cards remembered."""
        deal = view.deal
        assert deal is not None
        assert deal.contract is not None
        recall = recall_of(self._knowledge, view, deal)
        lot = chance(faded(view, deal, recall), budget)
        rows = Worlds(view, recall).some(self._number(budget), lot)
        plays = guarded_plays(view, deal, weigh_plays(view, deal, deal.contract, rows))
        table = table_recalled(view, deal, recall)
        return max(plays, key=lambda play: feeling(table, play))

    def _called(self, view: View, budget: Budget, habit: Action) -> Action:
        """What is decided before the first card."""
        deal, lot = view.deal, chance(view, budget)
        assert deal is not None
        if view.phase not in ("auction", "exchange", "raise", "trump"):
            return habit
        rows = Worlds(view).some(self._number(budget), lot)
        if deal.contract is None:
            return choose_call(view, deal, rows, (self._knowledge, lot), habit)
        return _declared(view, deal, deal.contract, rows, habit)

    def _number(self, budget: Budget) -> int:
        """How many worlds the budget pays for; counted, not timed, so that a clock changes no choice."""
        return worlds_for(budget, self._knowledge.worlds)


def _declared(view: View, deal: DealView, contract: Contract, rows: Rows, habit: Action) -> Action:
    """What a declarer decides in his worlds before the first card."""
    match view.phase:
        case "exchange":
            return choose_parting(view, deal, contract, rows)
        case "raise":
            return choose_raise(view, deal, contract, rows, habit)
        case _:
            return choose_trump(view, deal, contract, rows)


class Casual(Human):
    """Remembers little, imagines little, hopes for the talon, goes by feeling."""

    name = "casual"

    def __init__(self) -> None:
        """With the limits of somebody who plays now and then."""
        super().__init__(CASUAL)


class Regular(Human):
    """Counts all cards and expects the talon that may be expected."""

    name = "regular"

    def __init__(self) -> None:
        """With the limits of somebody who plays often."""
        super().__init__(REGULAR)
