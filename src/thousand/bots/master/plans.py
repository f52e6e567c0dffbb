"""The declarer before the first card: every plan weighed by realised results and by open cards."""

from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from thousand.bots.fitted import DeclarerFit, fitted_declarer
from thousand.bots.fitted.appraisal import appraise
from thousand.bots.fitted.ways import NO_TRUMP, Ways
from thousand.bots.master.blend import blended
from thousand.bots.master.ledger import Values, open_to, written
from thousand.bots.pimc.exchange import plan_kept, plans_of
from thousand.bots.pimc.prospects import Plan, earnings
from thousand.bots.worlds import Rows
from thousand.core.cards import SUITS
from thousand.core.rules import Rules
from thousand.core.state import Contract, Seat
from thousand.core.tricks.marriages import declarer_names_trump
from thousand.core.view import DealView, View

_LIKED: Final = 30
_SIFTED: Final = 6
_FINALISTS: Final = 12


class Found(NamedTuple):
    """A plan and how likely it earns each of `AMOUNTS`."""

    plan: Plan
    reach: Values

    def worth(self, rules: Rules, least: int) -> float:
        """What the plan is worth under the best contract from `least` on."""
        return float(open_to(rules, written(rules, self.reach), least))


def finalists(view: View, deal: DealView, contract: Contract, rows: Rows) -> list[Found]:
    """The plans worth most, the best first, looked at in all worlds.

    They are chosen in a few worlds from those that the network likes best. When cards have been parted with,
    that is the plan kept, with every trump that may be named.
    """
    rules, plans = view.rules, _with_trumps(view.rules, plans_of(view, deal) or [plan_kept(view, deal)])
    declarer, least = contract.declarer, contract.amount
    fit = fitted_declarer(rules)
    assert fit is not None, "nothing is fitted for these rules"
    appraised = _appraised(fit, deal, declarer, plans)

    def searched(found: Found, worlds: Rows) -> Found:
        earned = earnings(rules, deal, declarer, found.plan, worlds)
        return found._replace(reach=blended(fit.beside, found.reach, earned))

    few = rows[:: max(1, len(rows) // _SIFTED)]
    liked = sorted(appraised, key=lambda found: -found.worth(rules, least))[:_LIKED]
    if len(liked) > _FINALISTS:
        liked.sort(key=lambda found: -searched(found, few).worth(rules, least))
    found = [searched(found, rows) for found in liked[:_FINALISTS]]
    return sorted(found, key=lambda found: -found.worth(rules, least))


def _with_trumps(rules: Rules, plans: list[Plan]) -> list[Plan]:
    if not declarer_names_trump(rules):
        return plans
    return [replace(plan, trump=suit) for plan in plans for suit in SUITS]


def _appraised(fit: DeclarerFit, deal: DealView, declarer: Seat, plans: list[Plan]) -> list[Found]:
    """What the network says of each plan."""
    place = deal.playing.index(declarer)
    nearest = deal.playing[(place + 1) % len(deal.playing)]
    prospect = appraise(fit.network, _ways(plans, nearest))
    return [Found(plan, prospect.reach[k]) for k, plan in enumerate(plans)]


def _ways(plans: list[Plan], nearest: Seat) -> Ways:
    """The plans in the network's terms: what goes to the next seat and to the one after it, or aside."""
    first = [
        plan.discards or sum(1 << gift.card for gift in plan.gifts if gift.seat == nearest) for plan in plans
    ]
    second = [sum(1 << gift.card for gift in plan.gifts if gift.seat != nearest) for plan in plans]
    trumps = [NO_TRUMP if plan.trump is None else int(plan.trump) for plan in plans]
    return Ways(
        np.array([plan.hand for plan in plans], np.uint32),
        np.array(first, np.uint32),
        np.array(second, np.uint32),
        np.array(trumps, np.int8),
    )
