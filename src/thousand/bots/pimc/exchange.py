"""The declarer before the first card: parting with cards, raising, naming trump, giving up."""

from itertools import permutations
from typing import Final

import numpy as np
from msgspec.structs import replace

from thousand.bots.goal import on_barrel
from thousand.bots.pimc.price import best_mean, written
from thousand.bots.pimc.prospects import Plan, Points, earnings, plan_for, worth
from thousand.bots.rookie.contract import choose_giving_up
from thousand.bots.rookie.exchange import gift_cost
from thousand.bots.rookie.hand import promise
from thousand.bots.worlds import Rows
from thousand.core.actions import STAND, Action, Discard, Give, NameTrump, Raise
from thousand.core.cards import points_of
from thousand.core.state import Contract
from thousand.core.talons import discards_count
from thousand.core.view import DealView, View

_SHORTLIST: Final = 24
_FINALISTS: Final = 6
_FIRST_LOOK: Final = 10
_HOPELESS: Final = -75.0
_POINT: Final = 0.1


def choose_exchange(view: View, deal: DealView, contract: Contract, rows: Rows) -> Action:
    """The first step of the plan worth most; giving up instead where even that is hopeless."""
    best, earned = finalists(view, deal, contract, rows)[0]
    given_up = giving_up(view, contract, earned)
    if given_up is not None:
        return given_up
    return next_step(deal, best)


def next_step(deal: DealView, plan: Plan) -> Action:
    """The next step of a plan to part with cards."""
    return plan.gifts[len(deal.gifts)] if plan.gifts else Discard(plan.discards)


def giving_up(view: View, contract: Contract, earned: Points) -> Action | None:
    """A bomb or a write-off where even the plan that earns this is hopeless, else None."""
    if best_mean(view.rules, earned, contract.amount) >= _HOPELESS:
        return None
    return choose_giving_up(view, contract.amount, float(earned.mean()))


def choose_raise(view: View, deal: DealView, contract: Contract, rows: Rows, habit: Action) -> Action:
    """The amount whose gain is greatest; on the barrel what habit says."""
    if on_barrel(view, contract.declarer):
        return habit
    earned = earnings(view.rules, deal, contract.declarer, plan_kept(view, deal), rows)

    def gain(action: Action) -> float:
        amount = action.amount if isinstance(action, Raise) else contract.amount
        return float(written(view.rules, earned, amount).mean())

    raises = [action for action in view.legal if isinstance(action, Raise)]
    offers: list[Action] = [STAND, *raises]
    return max(offers, key=gain)


def choose_trump(view: View, deal: DealView, contract: Contract, rows: Rows) -> Action:
    """The suit that earns most over the worlds."""
    hand, declarer = deal.hand or 0, contract.declarer

    def value(action: NameTrump) -> float:
        plan = Plan(hand, discards=deal.discards or 0, trump=action.suit)
        return worth(earnings(view.rules, deal, declarer, plan, rows), contract.amount)

    return max([action for action in view.legal if isinstance(action, NameTrump)], key=value)


def finalists(view: View, deal: DealView, contract: Contract, rows: Rows) -> list[tuple[Plan, Points]]:
    """The plans worth most in some of the worlds, with what they earn in all; the best of all comes first."""

    def earned_by(plan: Plan, worlds: Rows) -> Points:
        return earnings(view.rules, deal, contract.declarer, plan, worlds)

    def prize(points: Points) -> float:
        return best_mean(view.rules, points, contract.amount) + _POINT * float(np.mean(points))

    first = rows[:: max(1, len(rows) // _FIRST_LOOK)]
    plans = _shortlist(view, deal)
    plans.sort(key=lambda plan: -prize(earned_by(plan, first)))
    weighed = [(plan, earned_by(plan, rows)) for plan in plans[:_FINALISTS]]
    return sorted(weighed, key=lambda one: -prize(one[1]))


def plan_kept(view: View, deal: DealView) -> Plan:
    """The plan that is left when cards have been parted with; where a trump is still open, the likely one."""
    plan = plan_for(view.rules, deal.hand or 0, _laid(deal), deal.discards or 0)
    return plan if deal.trump is None else replace(plan, trump=deal.trump)


def plans_of(view: View, deal: DealView) -> list[Plan]:
    """Every way to part with the cards that are still to be given or laid aside."""
    return _gift_plans(view, deal) or _discard_plans(view, deal)


def _shortlist(view: View, deal: DealView) -> list[Plan]:
    """The plans that the count of the hand likes best."""
    return sorted(plans_of(view, deal), key=lambda plan: -liking(view, plan))[:_SHORTLIST]


def liking(view: View, plan: Plan) -> float:
    """How much the count of the hand likes a plan; points."""
    counted = points_of(plan.discards) if discards_count(view.rules) else 0
    costs = sum(gift_cost(view.rules, plan.hand, gift.card) for gift in plan.gifts)
    return promise(view.rules, plan.hand) + counted - costs


def _gift_plans(view: View, deal: DealView) -> list[Plan]:
    """Every way to give the cards that are still to be given; those laid already come first."""
    gives = [action for action in view.legal if isinstance(action, Give)]
    seats = sorted({give.seat for give in gives})
    plans = []
    for cards in permutations(sorted({give.card for give in gives}), len(seats)) if seats else ():
        gifts = tuple(map(Give, cards, seats))
        kept = (deal.hand or 0) & ~sum(1 << card for card in cards)
        plans.append(plan_for(view.rules, kept, _laid(deal) + gifts))
    return plans


def _laid(deal: DealView) -> tuple[Give, ...]:
    return tuple(Give(gift.card, gift.to) for gift in deal.gifts if gift.card is not None)


def _discard_plans(view: View, deal: DealView) -> list[Plan]:
    hand = deal.hand or 0
    discards = [action.cards for action in view.legal if isinstance(action, Discard)]
    return [plan_for(view.rules, hand & ~cards, discards=cards) for cards in discards]
