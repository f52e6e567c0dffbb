"""The ways in which a declarer can part with cards, each weighed in the same worlds."""

from collections.abc import Callable
from typing import Final

from thousand.bots.pimc.exchange import liking, plans_of
from thousand.bots.pimc.price import amounts, written
from thousand.bots.pimc.prospects import Plan, Points, earnings
from thousand.bots.worlds import Rows
from thousand.core.state import Contract
from thousand.core.view import DealView, View

_SHORTLIST: Final = 16
_FINALISTS: Final = 5
_FIRST_LOOK: Final = 8
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
    plans = _first(plans_of(view, deal), _SHORTLIST, lambda plan: liking(view, plan))
    plans = _first(plans, _FINALISTS, lambda plan: mean(earned(plan, few)))
    weighed = [(plan, earned(plan, rows)) for plan in plans]
    return sorted(weighed, key=lambda one: -mean(one[1]))


def prized(view: View, contract: Contract, points: Points) -> Points:
    """What points are worth in each world: what is written under the best contract still to be had."""

    def prize(amount: int) -> Points:
        return written(view.rules, points, amount)

    best = max(amounts(view.rules, contract.amount), key=lambda amount: float(prize(amount).mean()))
    return prize(best) + _POINT * points


def _first(plans: list[Plan], number: int, key: Callable[[Plan], float]) -> list[Plan]:
    return sorted(plans, key=lambda plan: -key(plan))[:number]
