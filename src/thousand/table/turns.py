"""What the seat to act may do, with the reasons for what it may not."""

from functools import lru_cache
from typing import Final

from thousand.core.actions import PLAYS, Action, Bid, Play, Raise, write_action
from thousand.core.cards import NAMES, SUIT_OF, Rank, cards_of, mask_of
from thousand.core.errors import IllegalAction
from thousand.core.match import legal_actions, refusal
from thousand.core.state import AuctionPhase, Match, RaisePhase, Seat, TrickPhase
from thousand.core.tricks.marriages import ace_value, declarable, marriage_value, marriages_in
from thousand.core.view import view
from thousand.table.certain import rest_is_certain
from thousand.table.wire.scene import Blocked, Limit, Turn

_SUMS: Final = (Bid, Raise)


def turn_of(match: Match, seat: Seat) -> Turn:
    """The turn of the seat to act, for its own eyes alone."""
    legal = legal_actions(match)
    return Turn(
        legal=tuple(map(_text, legal)),
        blocked=_blocked(match, seat, legal),
        limit=_limit(match, seat, legal),
        declares=_declares(match),
        rest=_leads(match) and rest_is_certain(view(match, seat)),
    )


@lru_cache(maxsize=4096)
def _text(action: Action) -> str:
    """A legal action as text: long auctions offer the same sums again and again."""
    return write_action(action)


def _leads(match: Match) -> bool:
    return isinstance(match.phase, TrickPhase) and not match.phase.trick


def _blocked(match: Match, seat: Seat, legal: tuple[Action, ...]) -> tuple[Blocked, ...]:
    """The cards in hand that the rules of the trick forbid."""
    phase = match.phase
    if not isinstance(phase, TrickPhase):
        return ()
    free = mask_of(action.card for action in legal if isinstance(action, Play))
    faults = ((card, refusal(match, seat, PLAYS[card])) for card in cards_of(phase.hands[seat] & ~free))
    return tuple(Blocked(NAMES[card], fault.code, fault.params) for card, fault in faults if fault)


def _limit(match: Match, seat: Seat, legal: tuple[Action, ...]) -> Limit | None:
    """Why the sums on offer end where they end."""
    phase = match.phase
    if not isinstance(phase, AuctionPhase | RaisePhase):
        return None
    step = match.rules.auction.bid_step
    standing = phase.high if isinstance(phase, AuctionPhase) else phase.contract.amount
    top = max((action.amount for action in legal if isinstance(action, _SUMS)), default=standing)
    over = (top // step + 1) * step
    fault = refusal(match, seat, Bid(over) if isinstance(phase, AuctionPhase) else Raise(over))
    if fault is None or not _is_limit(fault):
        return None
    params = dict(fault.params)
    if fault.code == "bid_above_cap":
        deal = view(match, seat).deal
        params["marriages"] = len(marriages_in(deal.hand or 0)) if deal else 0
    return Limit(fault.code, params)


def _is_limit(fault: IllegalAction) -> bool:
    return fault.code.startswith(("bid_above", "bid_jump", "bid_minimum_only"))


def _declares(match: Match) -> dict[str, int]:
    phase = match.phase
    if not isinstance(phase, TrickPhase) or phase.trick:
        return {}
    return {
        NAMES[card]: ace_value(match.rules)
        if card % 6 == Rank.ACE
        else marriage_value(match.rules, SUIT_OF[card])
        for card in cards_of(declarable(match.rules, phase))
    }
