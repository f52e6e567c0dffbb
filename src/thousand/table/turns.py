"""What the seat to act may do, with the reasons for what it may not."""

from thousand.core.actions import Action, Bid, Play, Raise, write_action
from thousand.core.cards import NAMES, SUIT_OF, Rank, cards_of
from thousand.core.errors import IllegalAction
from thousand.core.match import refusal
from thousand.core.state import Match, TrickPhase
from thousand.core.tricks.marriages import ace_value, declarable, marriage_value
from thousand.core.view import View
from thousand.table.certain import rest_is_certain
from thousand.table.wire.scene import Blocked, Limit, Turn


def turn_of(match: Match, seen: View) -> Turn:
    """The turn of the view's seat, which is to act."""
    return Turn(
        legal=tuple(write_action(action) for action in seen.legal),
        blocked=_blocked(match, seen),
        limit=_limit(match, seen),
        declares=_declares(match),
        rest=rest_is_certain(seen),
    )


def _blocked(match: Match, seen: View) -> tuple[Blocked, ...]:
    """The cards in hand that the rules of the trick forbid."""
    deal = seen.deal
    if seen.phase != "trick" or deal is None or deal.hand is None or seen.seat is None:
        return ()
    free = {action.card for action in seen.legal if isinstance(action, Play)}
    faults = (
        (card, refusal(match, seen.seat, Play(card))) for card in cards_of(deal.hand) if card not in free
    )
    return tuple(Blocked(NAMES[card], fault.code, fault.params) for card, fault in faults if fault)


def _limit(match: Match, seen: View) -> Limit | None:
    """Why the sums on offer end where they end."""
    if seen.seat is None or seen.phase not in ("auction", "raise"):
        return None
    step = seen.rules.auction.bid_step
    kind = Bid if seen.phase == "auction" else Raise
    sums = [action.amount for action in seen.legal if isinstance(action, Bid | Raise)]
    deal = seen.deal
    standing = deal.bid if deal and seen.phase == "auction" else 0
    top = max([*sums, standing, deal.contract.amount if deal and deal.contract else 0])
    over: Action = kind((top // step + 1) * step)
    fault = refusal(match, seen.seat, over)
    return Limit(fault.code, fault.params) if _is_limit(fault) and fault else None


def _is_limit(fault: IllegalAction | None) -> bool:
    return fault is not None and fault.code.startswith(("bid_above", "bid_jump", "bid_minimum_only"))


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
