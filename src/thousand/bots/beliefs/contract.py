"""What the final contract tells of the hand that the declarer kept."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from thousand.bots.beliefs.auction import Logs
from thousand.bots.beliefs.dealt import Masks, kept_and_given
from thousand.bots.fitted import fitted_declarer
from thousand.bots.fitted.appraisal import appraise, place_of
from thousand.bots.fitted.ways import NO_TRUMP, Ways
from thousand.bots.master.ledger import Values, written
from thousand.bots.rookie.hand import promise
from thousand.bots.worlds import Rows
from thousand.core.actions import Bid
from thousand.core.rules import Rules
from thousand.core.talons import gives
from thousand.core.view import DealView, View

Amounts = NDArray[np.int64]

_TEMPERATURE: Final = 20.0
_UNLIKE: Final = 0.2
_SPREAD: Final = 18.0
_MARGIN: Final = 25.0
_MOST: Final = 340


def contract_logs(view: View, deal: DealView, rows: Rows) -> Logs:
    """The log-likelihood of raising the contract so far, or of standing, in each world."""
    contract, rules = deal.contract, view.rules
    if contract is None or contract.declarer == view.seat or not _could_raise(view, deal):
        return np.zeros(len(rows))
    kept, given = kept_and_given(deal, rows)
    amounts = np.arange(_bid(deal), max(_MOST, contract.amount) + 1, rules.auction.bid_step)
    worths = _worths(rules, deal, kept, given, amounts) / _TEMPERATURE
    chances = np.exp(worths - worths.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    chosen = int(np.clip((contract.amount - amounts[0]) // rules.auction.bid_step, 0, len(amounts) - 1))
    return np.asarray(np.log(_UNLIKE / len(amounts) + (1 - _UNLIKE) * chances[:, chosen]))


def _could_raise(view: View, deal: DealView) -> bool:
    return view.rules.talon.raise_after_talon and view.phase in ("trump", "trick") and not _forced(deal)


def _forced(deal: DealView) -> bool:
    return deal.contract is not None and (deal.contract.forced or deal.contract.dark)


def _bid(deal: DealView) -> int:
    """Where the declarer stood when he was asked to raise."""
    bids = [call.amount for _, call in deal.calls if isinstance(call, Bid)]
    assert deal.contract is not None, "there is no declarer yet"
    return max(bids) if bids else deal.contract.amount


def _worths(rules: Rules, deal: DealView, kept: Masks, given: list[Masks], amounts: Amounts) -> Values:
    """What each contract is worth to the declarer in each world."""
    fit = fitted_declarer(rules)
    if fit is None or not gives(rules):
        promised = np.array([promise(rules, int(hand)) for hand in kept])[:, None] - _MARGIN
        made = 1 / (1 + np.exp(-(promised - amounts) / _SPREAD))
        return np.asarray(amounts * (2 * made - 1))
    trump = np.full(len(kept), NO_TRUMP, np.int8)
    prospect = appraise(fit.network, Ways(kept, given[0], given[1], trump))
    places = [place_of(int(amount)) for amount in amounts]
    return np.asarray(written(rules, prospect.reach)[:, places])
