"""Fits the networks of a rule set: `python -m fit classic`; about a quarter of an hour on two cores."""

import argparse
from collections.abc import Callable
from typing import NamedTuple

from fit.auctions import Bidders, auctions
from fit.bidder import fit_bidder
from fit.calibration import deciles, table
from fit.contests import Plan, contests, joined
from fit.declarer import fit_declarer
from fit.defender import fit_defender
from fit.training import Pace
from thousand.bots.fitted.network import Network
from thousand.bots.fitted.store import FOLDER, Name, play_hash
from thousand.core.rules import PRESETS, Rules, preset

_PACE = Pace(epochs=10, batch=256, rate=2e-3, decay=3e-3)
_SLOW_PACE = Pace(epochs=15, batch=256, rate=2e-3, decay=1e-3)


class Size(NamedTuple):
    """How many deals each round plays, and how many hands the bidder learns from."""

    counted: int = 8_000
    tried: int = 16_000
    sold: int = 24_000
    rounds: int = 4
    hands: int = 9_000

    def scaled(self, scale: float) -> "Size":
        """The same rounds with other numbers of deals and hands."""
        counted, tried, sold, hands = (
            int(number * scale) for number in (self.counted, self.tried, self.sold, self.hands)
        )
        return Size(counted, tried, sold, self.rounds, hands)


def fit(rules: Rules, size: Size, seed: int, say: Callable[[str], None]) -> dict[Name, Network]:
    """The networks of the rules, made in rounds: what was played before teaches every later round."""
    pool = [contests(Plan(rules, None), size.counted, seed)]
    declarer = fit_declarer(pool[0], seed, _PACE)
    pool.append(contests(Plan(rules, declarer), size.tried, seed + 1))
    declarer = fit_declarer(joined(pool), seed, _PACE)
    defender: Network | None = None
    for turn in range(size.rounds):
        say(f"round {turn + 1} of {size.rounds}")
        bidder = fit_bidder(rules, declarer, size.hands, seed + turn, _SLOW_PACE)
        bidders = Bidders(Plan(rules, declarer), bidder, defender)
        sold = auctions(bidders, size.sold, seed + 2 + turn)
        say(table(deciles(declarer, sold.contests)))
        pool.append(sold.contests)
        declarer = fit_declarer(joined(pool), seed, _PACE)
        defender = fit_defender(rules, sold, seed, _SLOW_PACE)
    bidder = fit_bidder(rules, declarer, size.hands, seed, _SLOW_PACE)
    assert defender is not None, "there is no round"
    return {"declarer": declarer, "bidder": bidder, "defender": defender}


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fit", description=__doc__)
    parser.add_argument("preset", choices=PRESETS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0, help="of the numbers of deals and hands")
    chosen = parser.parse_args()
    rules = preset(chosen.preset)
    networks = fit(rules, Size().scaled(chosen.scale), chosen.seed, lambda text: print(text, flush=True))
    FOLDER.mkdir(exist_ok=True)
    for name, network in networks.items():
        network.save(FOLDER / f"{name}-{play_hash(rules)}.npz")


if __name__ == "__main__":
    _main()
