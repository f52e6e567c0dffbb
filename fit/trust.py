"""How far chances are to be believed: those of ways chosen for being the best are too high as they are."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fit.auctions import Auctions
from fit.contests import Contests, first_lead
from thousand.bots.fitted.appraisal import appraise, place_of
from thousand.bots.fitted.declarer import DeclarerFit, Trust
from thousand.bots.fitted.network import Network
from thousand.bots.fitted.odds import chance, log_odds
from thousand.core.cards import DECK, cards_of, points_of
from thousand.core.rules import Rules
from thousand.core.talons import discards_count, gives
from thousand.solver import values

_WORLDS = 40
_STEPS = 40
_RIDGE = 1e-2

Chances = NDArray[np.floating[Any]]


def contracts_of(sold: Auctions, half: int) -> Contests:
    """The contracts that were not given up, of the even deals (0) or of the odd ones (1)."""
    kept = ~sold.given_up & (np.arange(len(sold.given_up)) % 2 == half)
    found = sold.contests
    return Contests(
        found.dealt[kept],
        found.talon[kept],
        found.way.each(lambda part: part[kept]),
        found.aim[kept],
        found.earned[kept],
    )


def fit_trust(chances: list[Chances], made: NDArray[np.bool_]) -> list[float]:
    """The weights of the log odds of each list of chances, and a constant, that fit what was made best."""
    rows = np.stack([*(log_odds(one) for one in chances), np.ones(len(made))], axis=1)
    weights = np.zeros(rows.shape[1])
    for _ in range(_STEPS):
        found = chance(rows @ weights)
        bend = (rows.T * (found * (1 - found))) @ rows + _RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, rows.T @ (found - made) + _RIDGE * weights)
    return [float(weight) for weight in weights]


def trust_alone(network: Network, contracts: Contests) -> Trust:
    """What the network's chances are worth alone."""
    weight, constant = fit_trust([appraised_chances(network, contracts)], _made(contracts))
    return Trust(weight, 0.0, constant)


def trusted(rules: Rules, network: Network, contracts: Contests, seed: int) -> DeclarerFit:
    """The network with what it is worth alone, and beside open cards in many worlds."""
    chances = [appraised_chances(network, contracts), searched_chances(rules, contracts, seed)]
    beside = Trust(*fit_trust(chances, _made(contracts)))
    return DeclarerFit(network, trust_alone(network, contracts), beside)


def appraised_chances(network: Network, contracts: Contests) -> Chances:
    """The network's chance of each contract."""
    reach = appraise(network, contracts.way).reach
    places = [place_of(int(aim)) for aim in contracts.aim]
    return np.asarray(reach[np.arange(len(reach)), places], np.float64)


def searched_chances(rules: Rules, contracts: Contests, seed: int) -> Chances:
    """The share of worlds in which each contract is made with open cards."""
    lot = np.random.default_rng(seed)
    return np.array([_share(rules, contracts, k, lot) for k in range(len(contracts.aim))])


def _made(contracts: Contests) -> NDArray[np.bool_]:
    return np.asarray(contracts.earned[:, 0] >= contracts.aim)


def _share(rules: Rules, contracts: Contests, k: int, lot: np.random.Generator) -> float:
    kept, first, second = (int(part[k]) for part in contracts.way[:3])
    hands = _worlds(kept, first if gives(rules) else 0, second, DECK & ~(kept | first | second), lot)
    position = first_lead(rules, hands[0], int(contracts.way.trump[k]))
    aside = points_of(first) if discards_count(rules) else 0
    return float((values(position, 1, hands) + aside >= contracts.aim[k]).mean())


def _worlds(kept: int, first: int, second: int, unseen: int, lot: np.random.Generator) -> NDArray[np.uint32]:
    cards = np.uint32(1) << np.array(cards_of(unseen), np.uint32)
    mixed = lot.permuted(np.tile(cards, (_WORLDS, 1)), axis=1)
    half = len(cards) // 2
    hands = np.full((_WORLDS, 3), kept, np.uint32)
    hands[:, 1] = np.bitwise_or.reduce(mixed[:, :half], axis=1) | np.uint32(first)
    hands[:, 2] = np.bitwise_or.reduce(mixed[:, half:], axis=1) | np.uint32(second)
    return hands
