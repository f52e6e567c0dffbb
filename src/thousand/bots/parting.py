"""The ways in which a declarer can part with cards, each weighed in the same worlds."""

from collections.abc import Callable
from itertools import permutations
from typing import Final

from thousand.bots.pimc.prospects import Plan, Points, earnings, plan_for, share, worth
from thousand.bots.rookie.contract import choose_giving_up
from thousand.bots.rookie.exchange import gift_cost
from thousand.bots.rookie.hand import promise
from thousand.bots.worlds import Rows
from thousand.core.actions import Action, Discard, Give
from thousand.core.cards import points_of
from thousand.core.state import Contract
from thousand.core.talons import discards_count
from thousand.core.view import DealView, View

_SHORTLIST: Final = 16
_FINALISTS: Final = 5
_FIRST_LOOK: Final = 8
_HOPEFUL: Final = 0.25


def weighed_plans(view: View, deal: DealView, contract: Contract, rows: Rows) -> list[tuple[Plan, Points]]:
    """The few plans that are worth most, the best first, with what each earns in every world.

    The count of the hand makes a list, some worlds shorten it, all worlds weigh the rest.
    """

    def earned(plan: Plan, worlds: Rows) -> Points:
        return earnings(view.rules, deal, contract.declarer, plan, worlds)

    few = rows[:: max(1, len(rows) // _FIRST_LOOK)]
    plans = _first(plans_of(view, deal), _SHORTLIST, lambda plan: _liking(view, plan))
    plans = _first(plans, _FINALISTS, lambda plan: worth(earned(plan, few), contract.amount))
    weighed = [(plan, earned(plan, rows)) for plan in plans]
    return sorted(weighed, key=lambda one: -worth(one[1], contract.amount))


def giving_up(view: View, contract: Contract, earned: Points) -> Action | None:
    """A bomb or a write-off where even the plan that earns this is hopeless, else None."""
    if share(earned, contract.amount) >= _HOPEFUL:
        return None
    return choose_giving_up(view, contract.amount, float(earned.mean()))


def plans_of(view: View, deal: DealView) -> list[Plan]:
    """Every way to give the cards that are still to be given, or to lay cards aside."""
    gives = [action for action in view.legal if isinstance(action, Give)]
    hand = deal.hand or 0
    if not gives:
        discards = [action.cards for action in view.legal if isinstance(action, Discard)]
        return [plan_for(view.rules, hand & ~cards, discards=cards) for cards in discards]
    laid = tuple(Give(gift.card, gift.to) for gift in deal.gifts if gift.card is not None)
    seats = sorted({give.seat for give in gives})
    return [
        plan_for(view.rules, hand & ~sum(1 << card for card in cards), laid + tuple(map(Give, cards, seats)))
        for cards in permutations(sorted({give.card for give in gives}), len(seats))
    ]


def _liking(view: View, plan: Plan) -> float:
    counted = points_of(plan.discards) if discards_count(view.rules) else 0
    costs = sum(gift_cost(view.rules, plan.hand, gift.card) for gift in plan.gifts)
    return promise(view.rules, plan.hand) + counted - costs


def _first(plans: list[Plan], number: int, key: Callable[[Plan], float]) -> list[Plan]:
    return sorted(plans, key=lambda plan: -key(plan))[:number]
