"""Fits the networks of a rule set: `python -m fit classic`; about a quarter of an hour on two cores."""

import argparse
from collections.abc import Callable
from typing import NamedTuple

from fit.auctions import Bidders, auctions
from fit.bidder import fit_bidder
from fit.calibration import deciles, table
from fit.contests import Contests, Plan, contests, joined
from fit.declarer import fit_declarer
from fit.defender import fit_defender
from fit.training import Pace
from fit.trust import appraised_chances, contracts_of, searched_chances, trust_alone, trusted
from thousand.bots.fitted import DeclarerFit, Network, Trust
from thousand.bots.fitted.store import FOLDER, path_of
from thousand.core.rules import PRESETS, Rules, preset

_PACE = Pace(epochs=10, batch=256, rate=2e-3, decay=3e-3)
_BELIEVED = Trust(1.0, 0.0, 0.0)
_SLOW_PACE = Pace(epochs=15, batch=256, rate=2e-3, decay=1e-3)


class Size(NamedTuple):
    """How many deals each round plays, and how many hands the bidder learns from."""

    counted: int = 6_000
    tried: int = 14_000
    sold: int = 16_000
    rounds: int = 3
    hands: int = 6_000

    def scaled(self, scale: float) -> "Size":
        """The same rounds with other numbers of deals and hands."""
        counted, tried, sold, hands = (
            int(number * scale) for number in (self.counted, self.tried, self.sold, self.hands)
        )
        return Size(counted, tried, sold, self.rounds, hands)


class Fitted(NamedTuple):
    """All that is fitted for a rule set."""

    declarer: DeclarerFit
    bidder: Network
    defender: Network


def fit(rules: Rules, size: Size, seed: int, say: Callable[[str], None]) -> Fitted:
    """The networks of the rules, made in rounds: what was played before teaches every later round.

    The deals of the last round tell how far the declarer's network is to be believed: half of its contracts
    teach that, the other half is held against it.
    """
    pool = [contests(Plan(rules, None), size.counted, seed)]
    network = fit_declarer(pool[0], seed, _PACE)
    pool.append(contests(Plan(rules, network), size.tried, seed + 1))
    declarer = DeclarerFit(fit_declarer(joined(pool), seed, _PACE), _BELIEVED, _BELIEVED)
    defender: Network | None = None
    for turn in range(size.rounds):
        say(f"round {turn + 1} of {size.rounds}")
        bidder = fit_bidder(rules, declarer, size.hands, seed + turn, _SLOW_PACE)
        sold = auctions(Bidders(rules, declarer, bidder, defender), size.sold, seed + 2 + turn)
        defender = fit_defender(rules, sold, seed, _SLOW_PACE)
        if turn < size.rounds - 1:
            alone = trust_alone(declarer.network, contracts_of(sold, 0))
            pool.append(sold.contests)
            declarer = DeclarerFit(fit_declarer(joined(pool), seed, _PACE), alone, alone)
        else:
            declarer = trusted(rules, declarer.network, contracts_of(sold, 0), seed)
            say(_held_against(rules, declarer, contracts_of(sold, 1), seed))
    assert defender is not None, "there is no round"
    return Fitted(declarer, fit_bidder(rules, declarer, size.hands, seed, _SLOW_PACE), defender)


def _held_against(rules: Rules, declarer: DeclarerFit, contracts: Contests, seed: int) -> str:
    made = contracts.earned[:, 0] >= contracts.aim
    appraised = appraised_chances(declarer.network, contracts)
    searched = searched_chances(rules, contracts, seed)
    alone = deciles(declarer.alone.weighed(appraised), made)
    beside = deciles(declarer.beside.weighed(appraised, searched), made)
    return f"{table('alone', alone)}\n{table('beside a search', beside)}"


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fit", description=__doc__)
    parser.add_argument("preset", choices=PRESETS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0, help="of the numbers of deals and hands")
    chosen = parser.parse_args()
    rules = preset(chosen.preset)
    found = fit(rules, Size().scaled(chosen.scale), chosen.seed, lambda text: print(text, flush=True))
    FOLDER.mkdir(exist_ok=True)
    found.declarer.save(path_of(rules, "declarer"))
    found.bidder.save(path_of(rules, "bidder"))
    found.defender.save(path_of(rules, "defender"))


if __name__ == "__main__":
    _main()
