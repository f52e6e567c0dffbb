"""The declarer's choices before the first card: parting with cards, giving up, raising, naming a trump."""

from typing import Final

from thousand.bots.fitted.appraisal import place_of
from thousand.bots.goal import on_barrel, to_target
from thousand.bots.master.ledger import GIVEN_UP, written
from thousand.bots.master.plans import Found
from thousand.bots.pimc.exchange import next_step
from thousand.bots.rookie.contract import choose_giving_up
from thousand.core.actions import STAND, TRUMPS, Action, Raise
from thousand.core.state import Contract
from thousand.core.view import DealView, View

_NOT_AT_ALL: Final = -1e6


def choose_exchange(view: View, deal: DealView, contract: Contract, best: Found) -> Action:
    """The next step of the best plan; giving up instead where that is worth more."""
    if best.worth(view.rules, contract.amount) < GIVEN_UP:
        given_up = choose_giving_up(view, contract.amount, _NOT_AT_ALL)
        if given_up is not None:
            return given_up
    return next_step(deal, best.plan)


def choose_raise(view: View, contract: Contract, found: Found) -> Action:
    """The amount worth most; on the barrel the least that wins the game, if there is one."""
    raises = [action for action in view.legal if isinstance(action, Raise)]
    if on_barrel(view, contract.declarer):
        goal = to_target(view, contract.declarer)
        return next((one for one in raises if one.amount >= goal > contract.amount), STAND)
    worths = written(view.rules, found.reach)

    def worth(action: Action) -> float:
        return float(worths[place_of(action.amount if isinstance(action, Raise) else contract.amount)])

    offers: list[Action] = [STAND, *raises]
    return max(offers, key=worth)


def choose_trump(found: Found) -> Action:
    """The suit of the best plan."""
    return TRUMPS[found.plan.trump or 0]
