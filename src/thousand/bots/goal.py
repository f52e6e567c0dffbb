"""What a player needs to win the game, and who else is about to."""

from typing import Final

from thousand.core.actions import Bid
from thousand.core.scoring.target import target
from thousand.core.state import Seat
from thousand.core.view import DealView, View

_LIKELY_CONTRACT: Final = 120


def to_target(view: View, seat: Seat) -> int:
    """The points that a seat is short of the target, a sum on the barrel included."""
    standing = view.standings[seat]
    summed = standing.barrel.sum if standing.barrel is not None else 0
    return target(view.rules) - standing.total - summed


def on_barrel(view: View, seat: Seat) -> bool:
    """Whether a seat sits on the barrel."""
    return view.standings[seat].barrel is not None


def attempts_spent(view: View, seat: Seat) -> int:
    """How many deals a seat on the barrel has used up; 0 beside it."""
    stay = view.standings[seat].barrel
    return 0 if stay is None else stay.attempts


def threatens(view: View, deal: DealView, seat: Seat) -> bool:
    """Whether a seat that has bid and is still in would win the game with its contract."""
    has_bid = any(caller == seat and isinstance(call, Bid) for caller, call in deal.calls)
    return has_bid and seat not in deal.passed and to_target(view, seat) <= max(deal.bid, _LIKELY_CONTRACT)
