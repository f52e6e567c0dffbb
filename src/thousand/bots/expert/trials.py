"""Plans tried out before the first card: deals played to the end by seats that see only what they may."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.expert.aims import declarers_point
from thousand.bots.expert.sights import talon_seen
from thousand.bots.fitted import Trust
from thousand.bots.fitted.appraisal import AMOUNTS
from thousand.bots.master.ledger import Values
from thousand.bots.pimc.prospects import Opened, Plan, Points, opened
from thousand.bots.worlds import Rows
from thousand.core.rules import Rules
from thousand.core.state import Contract
from thousand.core.talons import gives
from thousand.core.view import DealView
from thousand.solver import honest_playouts, moves

_LAYOUTS: Final = 2
_LOOKED_AT: Final = 20
_MADE: Final = 200.0
_HALF: Final = 0.5


class Trial(NamedTuple):
    """Where plans are tried: worlds by row, the same with the same chances for every plan."""

    rules: Rules
    deal: DealView
    contract: Contract
    rows: Rows
    seed: int


def earned_in(trial: Trial, plan: Plan, aim: int) -> Points:
    """What a declarer with this plan, who wants to earn `aim`, earns in each world in the end."""
    table = opened(trial.rules, trial.deal, trial.contract.declarer, plan, trial.rows)
    need, point = aim - table.aside, declarers_point(trial.rules)
    gained = honest_playouts(
        table.position,
        table.hands,
        _seen(trial, table, plan),
        table.declarer,
        np.full(len(table.hands), need, np.int32),
        first=_lead(table, need, point),
        worlds=_LAYOUTS,
        seed=trial.seed,
        made=_MADE,
        point=point,
        last_points=table.last,
    )
    return gained[:, table.declarer].astype(np.float64) + table.aside


def _lead(table: Opened, need: int, point: float) -> tuple[int, bool] | None:
    """The first lead by open cards in some of the worlds, where it is the declarer's: he cannot vary it."""
    if table.position.leader != table.declarer:
        return None
    last = None if table.last is None else table.last[:_LOOKED_AT]
    gained = moves(table.position, 1 << table.declarer, table.hands[:_LOOKED_AT], last)
    worth = np.where(gained < 0, -np.inf, _MADE * (gained >= need) + point * gained).mean(0)
    declared, card = np.unravel_index(worth.argmax(), worth.shape)
    return int(card), bool(declared)


def convinced(trust: Trust, believed: Values, earned: Points) -> Values:
    """The chance to earn each of `AMOUNTS`, by what was believed before and what was earned in a trial."""
    reached = (earned[:, None] >= AMOUNTS).sum(0)
    return trust.weighed(believed, (reached + _HALF) / (len(earned) + 1))


def _seen(trial: Trial, table: Opened, plan: Plan) -> NDArray[np.uint32]:
    """What a seat sees beyond its hand: the declarer what he parted with, all the talon that was shown."""
    seats = table.hands.shape[1]
    places = sorted(trial.deal.playing)
    seen = np.zeros((len(table.hands), seats, seats + 1), np.uint32)
    for gift in plan.gifts:
        seen[:, table.declarer, places.index(gift.seat)] |= np.uint32(1 << gift.card)
    seen[:, table.declarer, seats] = plan.discards
    if gives(trial.rules):
        seen[:, :, table.declarer] = talon_seen(trial.rules, trial.deal, trial.contract) & plan.hand
    return seen
