"""The auction as a person sees it: a hand, a few pairs of hands against it, and the hope for a good talon."""

from random import Random

import numpy as np

from thousand.bots.goal import on_barrel, threatens
from thousand.bots.human.knowledge import Knowledge
from thousand.bots.pimc.auction import outlook
from thousand.bots.pimc.prospects import Points, share
from thousand.bots.worlds import Rows
from thousand.core.actions import PASS, Action, Bid
from thousand.core.view import DealView, View


def choose_call(
    view: View, deal: DealView, rows: Rows, imagining: tuple[Knowledge, Random], habit: Action
) -> Action:
    """The lowest bid where the hoped-for talon makes it often enough, else a pass; habit as the game ends."""
    knowledge, lot = imagining
    seat = view.seat or 0
    urgent = on_barrel(view, seat) or any(threatens(view, deal, one) for one in deal.playing if one != seat)
    bid = next((action for action in view.legal if isinstance(action, Bid)), None)
    if urgent or bid is None or PASS not in view.legal:
        return habit
    earned = hoped(view, deal, rows, knowledge.talons, lot)
    return bid if share(earned, bid.amount) >= knowledge.fair else PASS


def hoped(view: View, deal: DealView, rows: Rows, talons: int, lot: Random) -> Points:
    """What the viewer counts on as declarer, world by world: the best of so many talons."""
    best: Points = np.max([outlook(view, deal, rows, lot) for _ in range(talons)], axis=0)
    return best
