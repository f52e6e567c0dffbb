"""The declarer's plans before the first card, the most promising of them tried out."""

from random import Random
from typing import Final

import numpy as np
from msgspec.structs import replace

from thousand.bots.expert.trials import Trial, convinced, earned_in
from thousand.bots.fitted import Trust, fitted_declarer
from thousand.bots.fitted.appraisal import AMOUNTS, STEP
from thousand.bots.master import plans as priced
from thousand.bots.master.blend import reached
from thousand.bots.master.ledger import written
from thousand.bots.master.plans import Found
from thousand.bots.pimc import exchange as searched
from thousand.bots.pimc.prospects import Plan, earnings
from thousand.bots.worlds import Rows
from thousand.core.actions import NameTrump
from thousand.core.rules import Rules
from thousand.core.state import Contract
from thousand.core.view import DealView, View

_TRIED: Final = 4
_DEALS_A_WORLD: Final = 5
_SPARE_POINT: Final = 0.3
_SEED_BITS: Final = 63
_BESIDE_PRICES: Final = Trust(0.26, 0.75, 0.0)
_BESIDE_OPEN_CARDS: Final = Trust(0.15, 0.85, -0.04)


def best_plan(view: View, deal: DealView, contract: Contract, rows: Rows, lot: Random) -> Found:
    """The plan worth most when those that promise most have been tried out in the same worlds."""
    plans = _promising(view, deal, contract, rows)[:_TRIED]
    deals = _DEALS_A_WORLD * len(rows) // len(plans)
    dealt = np.resize(rows, (deals, rows.shape[1]))
    trial = Trial(view.rules, deal, contract, dealt, lot.getrandbits(_SEED_BITS))
    trust = _BESIDE_OPEN_CARDS if fitted_declarer(view.rules) is None else _BESIDE_PRICES
    tried = [_tried(trial, trust, found) for found in plans]
    return max(tried, key=lambda found: _prize(view.rules, found, contract.amount))


def _prize(rules: Rules, found: Found, least: int) -> float:
    """What is written, and where no raise can use them up a little for spare points: no other gets them."""
    spare = 0.0 if rules.talon.raise_after_talon else _SPARE_POINT * STEP * float(found.reach.sum())
    return found.worth(rules, least) + spare


def _tried(trial: Trial, trust: Trust, found: Found) -> Found:
    aim = _aim(trial.rules, found, trial.contract.amount)
    return found._replace(reach=convinced(trust, found.reach, earned_in(trial, found.plan, aim)))


def _aim(rules: Rules, found: Found, least: int) -> int:
    """The contract that a plan seems to be good for."""
    if not rules.talon.raise_after_talon:
        return least
    worths = np.where(least <= AMOUNTS, written(rules, found.reach), -np.inf)
    return max(least, int(AMOUNTS[worths.argmax()]))


def _promising(view: View, deal: DealView, contract: Contract, rows: Rows) -> list[Found]:
    """Plans, the best first: by realised prices where there are any for the rules, else by open cards."""
    if fitted_declarer(view.rules) is not None:
        return priced.finalists(view, deal, contract, rows)
    if view.phase == "exchange":
        weighed = searched.finalists(view, deal, contract, rows)
        return [Found(plan, reached(points)) for plan, points in weighed]
    found = [
        Found(plan, reached(earnings(view.rules, deal, contract.declarer, plan, rows)))
        for plan in _kept(view, deal)
    ]
    return sorted(found, key=lambda one: -one.worth(view.rules, contract.amount))


def _kept(view: View, deal: DealView) -> list[Plan]:
    """The plan that is left when cards have been parted with, with every trump that may be named now."""
    plan = searched.plan_kept(view, deal)
    named = [replace(plan, trump=action.suit) for action in view.legal if isinstance(action, NameTrump)]
    return named or [plan]
