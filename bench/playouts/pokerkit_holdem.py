"""PokerKit: a hand of no-limit hold'em between three players, everything but the decisions automated."""

from collections.abc import Callable
from functools import partial
from typing import Any

from pokerkit import Automation, NoLimitTexasHoldem

from bench.chooser import Chooser

_AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def legal(state: Any) -> list[Callable[[], Any]]:
    """Fold, check or call, and the smallest raise, each where it is allowed."""
    actions: list[Callable[[], Any]] = []
    if state.can_fold():
        actions.append(state.fold)
    if state.can_check_or_call():
        actions.append(state.check_or_call)
    if state.can_complete_bet_or_raise_to():
        amount = state.min_completion_betting_or_raising_to_amount
        actions.append(partial(state.complete_bet_or_raise_to, amount))
    return actions


def play(chooser: Chooser) -> None:
    """One hand, from the shuffle to the chips."""
    state = NoLimitTexasHoldem.create_state(_AUTOMATIONS, True, 0, (1, 2), 2, 200, 3)
    while state.status:
        chooser.choice(legal(state))()
