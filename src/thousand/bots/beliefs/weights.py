"""Worlds with weights: all that a view allows, or many of them, each as likely as bids and plays make it."""

from itertools import islice
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.beliefs.auction import Logs, auction_logs
from thousand.bots.beliefs.contract import contract_logs
from thousand.bots.beliefs.past import past_plays
from thousand.bots.beliefs.plays import play_logs
from thousand.bots.worlds import Rows, Worlds
from thousand.core.view import DealView, View

Weights = NDArray[np.float64]


class Believed(NamedTuple):
    """Worlds by row, how likely each is (the sum is 1), and whether these are all worlds of the view."""

    rows: Rows
    weights: Weights
    complete: bool

    def draw(self, number: int, lot: Random) -> "Believed":
        """No more than so many: the heaviest as they are, the others by lot, in strata of equal weight."""
        if len(self.rows) <= number:
            return self
        steps = (np.arange(number) + lot.random()) / number
        picks = np.searchsorted(np.cumsum(self.weights), steps).clip(0, len(self.rows) - 1)
        places, times = np.unique(picks, return_counts=True)
        return Believed(self.rows[places], times / number, complete=False)


class Pains(NamedTuple):
    """How much may be looked at: worlds weighed by calls, worlds weighed by plays, plays judged in them."""

    weighed: int
    judged: int = 0
    plays: int = 0


def believed(view: View, deal: DealView, pains: Pains, lot: Random) -> Believed:
    """The worlds of a view with their weights."""
    worlds = Worlds(view)
    rows = worlds.some(pains.weighed, lot)
    seen = Believed(rows, _weights(told_by_calls(view, deal, rows)), worlds.count <= pains.weighed)
    if not pains.plays:
        return seen
    seen = seen.draw(pains.judged, lot)
    logs = np.log(seen.weights) + told_by_plays(view, deal, seen.rows, pains.plays)
    return seen._replace(weights=_weights(logs))


def _weights(logs: Logs) -> Weights:
    weights = np.exp(logs - logs.max())
    return np.asarray(weights / weights.sum())


def told_by_calls(view: View, deal: DealView, rows: Rows) -> Logs:
    """The log-likelihood of the auction and the contract in each world."""
    return auction_logs(view, deal, rows) + contract_logs(view, deal, rows)


def told_by_plays(view: View, deal: DealView, rows: Rows, number: int) -> Logs:
    """The log-likelihood of the last so many plays of others in each world."""
    logs = np.zeros(len(rows))
    others = (past for past in past_plays(view.rules, deal) if past.seat != view.seat)
    for past in islice(others, number):
        logs += play_logs(view, deal, past, rows)
    return logs
