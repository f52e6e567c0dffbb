"""What an outcome of the running deal does to the viewer's chance to win the game."""

from functools import cached_property
from typing import Final

import numpy as np

from thousand.bots.expert.standing import chances_to_win
from thousand.bots.fitted.appraisal import AMOUNTS
from thousand.bots.goal import on_barrel, to_target
from thousand.bots.master.ledger import Values
from thousand.core.foretelling import Ending, sheet_after
from thousand.core.state import Contract, Outcome, Seat
from thousand.core.view import DealView, View

_DEFENDS_MADE: Final = 20
_DEFENDS_FAILED: Final = 40
_EMPTY_HANDED: Final = 0.12
_USUAL: Final = 125
_USUALLY_MADE: Final = 0.92
_HARDER: Final = 0.0035
_FORCED: Final = 0.15
_LEAST: Final = 0.1
_FAR: Final = 220


class Stakes:
    """The chances of one seat to win after each ending of the deal."""

    def __init__(self, view: View, deal: DealView) -> None:
        self._view, self._deal, self._seat = view, deal, view.seat or 0
        self._known: dict[Ending, float] = {}

    def declaring(self, amount: int) -> Values:
        """As declarer at an amount: the chance for each of `AMOUNTS` that may be earned."""
        contract = Contract(self._seat, amount, dark=False, forced=False)
        return np.array([self._played(contract, int(earned)) for earned in AMOUNTS])

    def playing(self, reach: Values, amount: int) -> Values:
        """As declarer at an amount, by how likely each of `AMOUNTS` is earned; the last axis is summed."""
        later = np.concatenate([reach[..., 1:], np.zeros_like(reach[..., :1])], axis=-1)
        parts = reach - later
        parts[..., 0] += 1 - reach[..., 0]
        return np.asarray(parts @ self.declaring(amount))

    def giving_up(self, outcome: Outcome, amount: int) -> float:
        """When the viewer gives the deal up."""
        contract = Contract(self._seat, amount, dark=False, forced=True)
        return self._chance(Ending(contract, outcome, (0,) * len(self._view.standings)))

    def passing(self, rival: Seat, bid: int, own: float) -> float:
        """When a rival plays at his bid, or as high as wins him the game; the viewer earns `own` points."""
        contract = Contract(rival, self._rivals_amount(rival, bid), dark=False, forced=False)
        made = max(_LEAST, _USUALLY_MADE - _HARDER * (contract.amount - 100) - _FORCED * self._is_forced)
        some = max(1, round(own))
        wins = self._defended(contract, max(contract.amount, _USUAL), some)
        wins_idle = self._defended(contract, max(contract.amount, _USUAL), 0)
        loses = self._defended(contract, 0, some + _DEFENDS_MADE)
        wins = (1 - _EMPTY_HANDED) * wins + _EMPTY_HANDED * wins_idle
        return made * wins + (1 - made) * loses

    @cached_property
    def now(self) -> float:
        """When the deal changes nothing."""
        return chances_to_win(self._view.rules, self._view.standings)[self._seat]

    @property
    def _is_forced(self) -> bool:
        return self._deal.bid <= self._view.rules.auction.minimum_bid

    def _rivals_amount(self, rival: Seat, bid: int) -> int:
        goal = to_target(self._view, rival)
        may_raise = self._view.rules.talon.raise_after_talon
        near = goal <= _FAR or on_barrel(self._view, rival)
        return max(bid, goal) if may_raise and near else bid

    def _played(self, contract: Contract, earned: int) -> float:
        others = _DEFENDS_MADE if earned >= contract.amount else _DEFENDS_FAILED
        return self._chance(Ending(contract, "played", self._earned({self._seat: earned}, others)))

    def _defended(self, contract: Contract, declarer: int, own: int) -> float:
        others = _DEFENDS_MADE if declarer >= contract.amount else _DEFENDS_FAILED
        earned = self._earned({contract.declarer: declarer, self._seat: own}, others)
        return self._chance(Ending(contract, "played", earned))

    def _earned(self, known: dict[Seat, int], others: int) -> tuple[int, ...]:
        playing = self._deal.playing
        seats = range(len(self._view.standings))
        return tuple(known.get(seat, others) if seat in playing else 0 for seat in seats)

    def _chance(self, ending: Ending) -> float:
        if ending not in self._known:
            sheet = sheet_after(self._view, ending)
            won = float(self._seat in sheet.winners) / max(1, len(sheet.winners))
            later = chances_to_win(self._view.rules, sheet.standings)[self._seat]
            self._known[ending] = won if sheet.winners else later
        return self._known[ending]
