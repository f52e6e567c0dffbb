"""What the calls of the auction tell of the hands that were dealt."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.beliefs.dealt import Masks, dealt_hands
from thousand.bots.beliefs.eagerness import eagerness
from thousand.bots.fitted.odds import chance
from thousand.bots.goal import on_barrel
from thousand.bots.worlds import Rows
from thousand.core.actions import Bid, Dark, Pass
from thousand.core.state import Seat
from thousand.core.view import DealView, View

Logs = NDArray[np.float64]

_TEMPERATURE: Final = 20.0
_BY_THE_BARREL: Final = 3.0
_UNLIKE: Final = 0.1
_DARK_BID: Final = 120


class Spoken(NamedTuple):
    """How far a seat went of its own will (None: it never bid) and where it stopped (None: it did not)."""

    went: int | None
    stopped: int | None


def spoken(view: View, deal: DealView) -> dict[Seat, Spoken]:
    """What each seat's calls say; a forced opening bid says nothing."""
    said = dict.fromkeys(deal.playing, Spoken(None, None))
    high, rules = 0, view.rules
    for seat, call in _auction(deal):
        if isinstance(call, Bid):
            forced = high == 0 and rules.auction.opening == "forced"
            if not forced:
                said[seat] = Spoken(call.amount, None)
            high = call.amount
        elif isinstance(call, Dark):
            high = _DARK_BID
        else:
            least = high + rules.auction.bid_step if high else rules.auction.minimum_bid
            said[seat] = said[seat]._replace(stopped=least)
    return said


def _auction(deal: DealView) -> Iterator[tuple[Seat, Bid | Dark | Pass]]:
    for seat, call in deal.calls:
        if isinstance(call, Bid | Dark | Pass):
            yield seat, call


def auction_logs(view: View, deal: DealView, rows: Rows) -> Logs:
    """The log-likelihood of the calls of the other seats in each world."""
    said, logs = spoken(view, deal), np.zeros(len(rows))
    for seat, hands in dealt_hands(view, deal, rows).items():
        if seat != view.seat:
            logs += np.log(_UNLIKE + (1 - _UNLIKE) * _likelihood(view, deal, seat, hands, said[seat]))
    return logs


def _likelihood(view: View, deal: DealView, seat: Seat, hands: Masks, said: Spoken) -> Logs:
    """A seat goes as far as its hand is good for, give or take, or more so with somebody on the barrel."""
    barrel = any(on_barrel(view, one) for one in range(len(view.standings)))
    heat = _TEMPERATURE * (_BY_THE_BARREL if barrel else 1.0)

    def bids(amount: int) -> Logs:
        return np.asarray(chance(eagerness(view.rules, deal, seat, hands, amount) / heat), np.float64)

    went = np.ones(len(hands)) if said.went is None else bids(said.went)
    beyond = np.zeros(len(hands)) if said.stopped is None else bids(said.stopped)
    return np.maximum(went - beyond, 0.0)
