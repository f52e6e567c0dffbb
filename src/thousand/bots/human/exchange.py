"""Parting with cards within the worlds that a person imagines."""

from thousand.bots.guards import guarded_gifts, near_best
from thousand.bots.parting import prized, weighed_plans
from thousand.bots.pimc.exchange import giving_up
from thousand.bots.worlds import Rows
from thousand.core.actions import Action, Discard
from thousand.core.state import Contract
from thousand.core.view import DealView, View


def choose_parting(view: View, deal: DealView, contract: Contract, rows: Rows) -> Action:
    """The first step of the best plan that no guard objects to; giving up where even that is hopeless."""
    weighed = weighed_plans(view, deal, contract, rows)
    given_up = giving_up(view, contract, weighed[0][1])
    if given_up is not None:
        return given_up
    worths = {place: prized(view, contract, points) for place, (_, points) in enumerate(weighed)}
    plans = [weighed[place][0] for place in near_best(worths)]
    if not plans[0].gifts:
        return Discard(plans[0].discards)
    hand = (deal.hand or 0) | sum(1 << gift.card for gift in deal.gifts if gift.card is not None)
    return guarded_gifts(view, hand, [plan.gifts for plan in plans])[len(deal.gifts)]
