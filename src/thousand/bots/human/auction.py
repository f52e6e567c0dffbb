"""The auction as a person sees it: a hand, some talons, and the hope for a good one."""

from random import Random

import numpy as np

from thousand.bots.human.knowledge import Knowledge
from thousand.bots.pimc.auction import Outlook, defence, is_urgent, outlook, price
from thousand.bots.worlds import Rows
from thousand.core.actions import PASS, Action, Bid
from thousand.core.view import DealView, View


def choose_call(
    view: View, deal: DealView, rows: Rows, imagining: tuple[Knowledge, Random], habit: Action
) -> Action:
    """The lowest bid where declaring seems to write more than defending, else a pass.

    As the game ends, habit decides.
    """
    urgent = is_urgent(view, deal, view.seat or 0)
    bid = next((action for action in view.legal if isinstance(action, Bid)), None)
    if urgent or bid is None or PASS not in view.legal:
        return habit
    worth = price(view.rules, hoped(view, deal, rows, imagining), bid.amount)
    return bid if worth >= defence(view.rules) else PASS


def hoped(view: View, deal: DealView, rows: Rows, imagining: tuple[Knowledge, Random]) -> Outlook:
    """What the viewer counts on as declarer, by talon and layout: the best of the talons imagined."""
    knowledge, lot = imagining
    earned = outlook(view, deal, rows, lot)
    while len(earned) < knowledge.talons:
        earned = np.concatenate([earned, outlook(view, deal, rows, lot)])
    order = np.argsort(-earned[: knowledge.talons].mean(axis=1), kind="stable")
    return earned[order[: knowledge.hopes]]
