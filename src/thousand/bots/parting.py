"""The ways in which a declarer can part with cards, each weighed in the same worlds."""

from collections.abc import Callable
from typing import Final

from thousand.bots.pimc.exchange import plans_of
from thousand.bots.pimc.price import amounts, best_mean, written
from thousand.bots.pimc.prospects import Plan, Points, earnings
from thousand.bots.rookie.contract import choose_giving_up
from thousand.bots.rookie.exchange import gift_cost
from thousand.bots.rookie.hand import promise
from thousand.bots.worlds import Rows
from thousand.core.actions import Action
from thousand.core.cards import points_of
from thousand.core.state import Contract
from thousand.core.talons import discards_count
from thousand.core.view import DealView, View

_SHORTLIST: Final = 16
_FINALISTS: Final = 5
_FIRST_LOOK: Final = 8
_HOPELESS: Final = -75.0
_POINT: Final = 0.1


def weighed_plans(view: View, deal: DealView, contract: Contract, rows: Rows) -> list[tuple[Plan, Points]]:
    """The few plans that are worth most, the best first, with what each earns in every world.

    The count of the hand makes a list, some worlds shorten it, all worlds weigh the rest.
    """

    def earned(plan: Plan, worlds: Rows) -> Points:
        return earnings(view.rules, deal, contract.declarer, plan, worlds)

    def mean(points: Points) -> float:
        return float(prized(view, contract, points).mean())

    few = rows[:: max(1, len(rows) // _FIRST_LOOK)]
    plans = _first(plans_of(view, deal), _SHORTLIST, lambda plan: _liking(view, plan))
    plans = _first(plans, _FINALISTS, lambda plan: mean(earned(plan, few)))
    weighed = [(plan, earned(plan, rows)) for plan in plans]
    return sorted(weighed, key=lambda one: -mean(one[1]))


def prized(view: View, contract: Contract, points: Points) -> Points:
    """What points are worth in each world: what is written under the best contract still to be had."""

    def prize(amount: int) -> Points:
        return written(view.rules, points, amount)

    best = max(amounts(view.rules, contract.amount), key=lambda amount: float(prize(amount).mean()))
    return prize(best) + _POINT * points


def giving_up(view: View, contract: Contract, earned: Points) -> Action | None:
    """A bomb or a write-off where even the plan that earns this is hopeless, else None."""
    if best_mean(view.rules, earned, contract.amount) >= _HOPELESS:
        return None
    return choose_giving_up(view, contract.amount, float(earned.mean()))


def _liking(view: View, plan: Plan) -> float:
    counted = points_of(plan.discards) if discards_count(view.rules) else 0
    costs = sum(gift_cost(view.rules, plan.hand, gift.card) for gift in plan.gifts)
    return promise(view.rules, plan.hand) + counted - costs


def _first(plans: list[Plan], number: int, key: Callable[[Plan], float]) -> list[Plan]:
    return sorted(plans, key=lambda plan: -key(plan))[:number]
