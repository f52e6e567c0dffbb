"""Advice before the first card: how often a bid would be made, which cards to part with, how far to raise."""

from random import Random
from typing import Final

from thousand.bots.advice.options import Advice, Figures, Option
from thousand.bots.parting import weighed_plans
from thousand.bots.pimc.auction import choose_call, outlook
from thousand.bots.pimc.exchange import choose_raise, choose_trump, giving_up, plan_kept
from thousand.bots.pimc.prospects import Plan, Points, earnings, share
from thousand.bots.worlds import Rows
from thousand.core.actions import STAND, Action, Bid, Discard, NameTrump, Raise
from thousand.core.state import Contract
from thousand.core.view import DealView, View

_LONGEST: Final = 12
_FAIR: Final = 0.5


def call_advice(view: View, deal: DealView, rows: Rows, seed: int) -> Advice:
    """The call advised, the highest bid that is made in half of the worlds, the other bids, other calls.

    The worlds are talons, each with layouts of the other cards.
    """
    best = choose_call(view, deal, rows, Random(seed))
    earned = outlook(view, deal, rows, Random(seed)).ravel()
    bids = [action for action in view.legal if isinstance(action, Bid)][:_LONGEST]
    fair = [bid for bid in bids if share(earned, bid.amount) >= _FAIR]
    others = [action for action in view.legal if not isinstance(action, Bid)]
    order = dict.fromkeys([best, *reversed(fair), *bids, *others])
    options = tuple(
        Option((action,), _figures(earned, action.amount) if isinstance(action, Bid) else None)
        for action in order
    )
    return Advice(options, len(earned), declares=True)


def parting_options(view: View, deal: DealView, contract: Contract, rows: Rows) -> tuple[Option, ...]:
    """The ways to part with cards that are worth most; giving up first where even they are hopeless."""
    weighed = weighed_plans(view, deal, contract, rows)
    ways = tuple(
        Option(plan.gifts[len(deal.gifts) :] or (Discard(plan.discards),), _figures(earned, contract.amount))
        for plan, earned in weighed
    )
    given_up = giving_up(view, contract, weighed[0][1])
    return ways if given_up is None else (Option((given_up,)), *ways)


def raise_options(
    view: View, deal: DealView, contract: Contract, rows: Rows, habit: Action
) -> tuple[Option, ...]:
    """The raise advised, then the contract as it is and the other raises, the lowest first."""
    best = choose_raise(view, deal, contract, rows, habit)
    earned = earnings(view.rules, deal, contract.declarer, plan_kept(view, deal), rows)
    raises = [action for action in view.legal if isinstance(action, Raise)][:_LONGEST]
    order = dict.fromkeys([best, STAND, *raises])
    return tuple(
        Option((action,), _figures(earned, action.amount if isinstance(action, Raise) else contract.amount))
        for action in order
    )


def trump_options(view: View, deal: DealView, contract: Contract, rows: Rows) -> tuple[Option, ...]:
    """The suits, the one advised first, the others by how often they make the contract."""
    best = choose_trump(view, deal, contract, rows)

    def weighed(action: NameTrump) -> Option:
        plan = Plan(deal.hand or 0, discards=deal.discards or 0, trump=action.suit)
        earned = earnings(view.rules, deal, contract.declarer, plan, rows)
        return Option((action,), _figures(earned, contract.amount))

    suits = [weighed(action) for action in view.legal if isinstance(action, NameTrump)]
    return tuple(sorted(suits, key=lambda option: (option.actions != (best,), *_rank(option.figures))))


def _rank(figures: Figures | None) -> tuple[float, float]:
    return (-figures.made, -figures.declarer) if figures else (0.0, 0.0)


def _figures(earned: Points, amount: int) -> Figures:
    mean = float(earned.mean())
    return Figures(amount, share(earned, amount), mean, mean)
