"""The declarer's decisions about the contract: to give it up or not, how far to raise, which suit to name."""

from typing import Final, Literal

from thousand.bots.goal import on_barrel, to_target
from thousand.bots.rookie.hand import best_trump, promise
from thousand.core.actions import BOMB, STAND, TRUMPS, WRITE_OFF, Action, Raise
from thousand.core.cards import Cards
from thousand.core.giving_up import points_for_others, write_off_penalty
from thousand.core.view import DealView, View

_SHORT_FOR_BOMB: Final = 15
_SHORT_FOR_WRITE_OFF: Final = 10
_MARGIN: Final = 50
_WINNING_MARGIN: Final = 10
_BARREL_MARGIN: Final = -20


def choose_giving_up(view: View, contract: int, hope: float) -> Action | None:
    """A bomb or a write-off where the hand is far from the contract and giving up is cheap; else None."""
    short = contract - hope
    if BOMB in view.legal and short > _SHORT_FOR_BOMB and not _gives_the_game(view, "bomb"):
        return BOMB
    if WRITE_OFF in view.legal and short > _SHORT_FOR_WRITE_OFF and _is_free(view):
        return WRITE_OFF
    return None


def choose_raise(view: View, deal: DealView, hand: Cards) -> Action:
    """The contract that the hand is good for, but not above what wins the game."""
    raises = [action for action in view.legal if isinstance(action, Raise)]
    amount = deal.contract.amount if deal.contract else 0
    goal, hope = to_target(view, view.seat or 0), promise(view.rules, hand)
    if amount < goal <= hope - (_BARREL_MARGIN if on_barrel(view, view.seat or 0) else _WINNING_MARGIN):
        return next((one for one in raises if one.amount >= goal), STAND)
    good = [one for one in raises if one.amount <= min(hope - _MARGIN, goal)]
    return good[-1] if good else STAND


def choose_trump(view: View, deal: DealView, hand: Cards) -> Action:
    """The suit that serves the hand best."""
    suit = best_trump(view.rules, hand)
    return TRUMPS[suit or 0]


def _is_free(view: View) -> bool:
    written_off = view.standings[view.seat or 0].write_offs
    free = write_off_penalty(view.rules, written_off + 1) is None
    return free and not _gives_the_game(view, "write_off")


def _gives_the_game(view: View, outcome: Literal["write_off", "bomb"]) -> bool:
    """Whether an opponent would reach the target by a deal given up."""
    gift = points_for_others(view.rules, outcome)
    return any(to_target(view, seat) <= gift for seat in range(len(view.standings)) if seat != view.seat)
