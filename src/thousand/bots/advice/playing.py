"""Advice for a card: every legal one with what it makes."""

import numpy as np

from thousand.bots.advice.options import Figures, Option
from thousand.bots.banked import banked, last_points
from thousand.bots.guards import guarded_play
from thousand.bots.moved import legal_plays
from thousand.bots.pimc.play import Worths, earned_by_play, position_of, weigh_plays
from thousand.bots.worlds import Rows
from thousand.core.actions import Action
from thousand.core.state import Contract
from thousand.core.view import DealView, View
from thousand.solver import moves


def play_options(view: View, deal: DealView, contract: Contract, rows: Rows) -> tuple[Option, ...]:
    """The plays by their worth, the one advised first."""
    worths = weigh_plays(view, deal, contract, rows)
    earned = earned_by_play(view, deal, contract, rows)
    ours = earned if view.seat == contract.declarer else _defended(view, deal, contract, rows)
    best = guarded_play(view, deal, worths)
    order = sorted(worths, key=lambda play: (play != best, -float(worths[play].mean())))
    return tuple(
        Option((play,), Figures(contract.amount, _share(earned[play], contract), *_means(earned, ours, play)))
        for play in order
    )


def _share(points: Worths, contract: Contract) -> float:
    return float((points >= contract.amount).mean())


def _means(earned: dict[Action, Worths], ours: dict[Action, Worths], play: Action) -> tuple[float, float]:
    return float(earned[play].mean()), float(ours[play].mean())


def _defended(view: View, deal: DealView, contract: Contract, rows: Rows) -> dict[Action, Worths]:
    """What both defenders earn in the whole deal after each play, world by world."""
    places = tuple(sorted(deal.playing))
    defenders = [seat for seat in places if seat != contract.declarer]
    side = sum(1 << places.index(seat) for seat in defenders)
    hands = np.ascontiguousarray(rows[:, : len(places)])
    gained = moves(position_of(view, deal, contract, rows[0]), side, hands, last_points(view, deal, rows))
    sure = sum((banked(view, deal, seat, rows) for seat in defenders), np.zeros(len(rows)))
    return {
        play: gained[:, declared, card] + sure for play, declared, card in legal_plays(view, gained[0] >= 0)
    }
