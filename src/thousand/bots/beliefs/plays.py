"""What the cards that others have played tell: who plays well avoids what costs him points."""

from typing import Final

import numpy as np

from thousand.bots.beliefs.auction import Logs
from thousand.bots.beliefs.past import Past
from thousand.bots.pimc.play import position_of
from thousand.bots.worlds import Rows
from thousand.core.view import DealView, View
from thousand.solver import moves

_TEMPERATURE: Final = 12.0
_WORST: Final = 40.0


def play_logs(view: View, deal: DealView, past: Past, rows: Rows) -> Logs:
    """The log-likelihood of one play in each world, by what it cost the player's side with open cards."""
    contract, places = deal.contract, tuple(sorted(deal.playing))
    assert contract is not None, "there is no declarer yet"
    hands = np.ascontiguousarray(rows[:, : len(places)] | np.array(past.since, np.uint32))
    declarer = 1 << places.index(contract.declarer)
    side = declarer if past.seat == contract.declarer else (1 << len(places)) - 1 - declarer
    position = position_of(view, past.before, contract, hands[0])
    worths = moves(position, side, hands).astype(np.float64)
    chosen = worths[:, int(past.declared), past.card]
    regrets = np.where(chosen < 0, _WORST, worths.reshape(len(rows), -1).max(1) - chosen)
    return -np.minimum(regrets, _WORST) / _TEMPERATURE
