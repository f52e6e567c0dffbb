"""The network of the bidder: what a dealt hand is worth to a declarer over many talons, in one step."""

from functools import partial
from multiprocessing import get_context

import numpy as np

from fit.training import Pace, fresh, train
from thousand.bots.fitted import DeclarerFit
from thousand.bots.fitted.appraisal import AMOUNTS, POINTS
from thousand.bots.fitted.features import set_rows
from thousand.bots.fitted.network import Floats, Network
from thousand.bots.master.auction import curve_by
from thousand.core.rules import Rules
from thousand.solver import deals

_HIDDEN = (96,)


def fit_bidder(
    rules: Rules, declarer: DeclarerFit, number: int, seed: int, pace: Pace, *, processes: int = 2
) -> Network:
    """A network that gives a hand's curve at once, as the declarer's network gives it over talons."""
    hands = np.unique(deals([7, 7, 7, 3], number // 3, seed)[:, :3])
    with get_context("spawn").Pool(processes) as pool:
        curves = pool.map(partial(_curve, rules, declarer), [int(hand) for hand in hands], chunksize=100)
    rows = set_rows(hands)
    wanted = (np.array(curves) / POINTS).astype(np.float32)

    def slope(answer: Floats, picks: np.ndarray) -> Floats:
        return np.asarray(answer - wanted[picks])

    network = fresh((rows.shape[1], *_HIDDEN, len(AMOUNTS)), seed)
    return train(network, lambda picks: rows[picks], slope, len(rows), pace, seed)


def _curve(rules: Rules, declarer: DeclarerFit, hand: int) -> Floats:
    return np.asarray(curve_by(rules, declarer, hand), np.float32)
