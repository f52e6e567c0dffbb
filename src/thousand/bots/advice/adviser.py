"""The adviser: draws the worlds of a view and has the options of its phase weighed."""

from typing import Final

from thousand.bots.advice.calling import call_advice, parting_options, raise_options, trump_options
from thousand.bots.advice.options import Advice, Option
from thousand.bots.advice.playing import play_options
from thousand.bots.api import Budget, chance
from thousand.bots.pimc import Pimc
from thousand.bots.rookie import Rookie
from thousand.bots.worlds import Worlds
from thousand.core.actions import CLAIM, Action
from thousand.core.view import DealView, View

_WORLDS: Final = 100
_SEED_BITS: Final = 32


def advise(view: View, budget: Budget) -> Advice:
    """What the seat to act can do, the best first, with figures; always the same for a view and a budget.

    It knows what the view tells and nothing else. Raises ValueError where the view's seat is not to act.
    """
    deal = view.deal
    if deal is None or not view.legal:
        raise ValueError("the seat is not to act")
    habit = Rookie().choose(view, budget)
    if view.phase in ("dark", "talon"):
        return _unweighed(view, deal, habit)
    advice = _weighed(view, deal, budget, habit)
    if habit != CLAIM:
        return advice
    return Advice((Option((CLAIM,)), *advice.options), advice.worlds, advice.declares)


def _weighed(view: View, deal: DealView, budget: Budget, habit: Action) -> Advice:
    lot, contract = chance(view, budget), deal.contract
    rows = Worlds(view).some(Pimc(_WORLDS).worlds_for(budget), lot)
    if contract is None:
        return call_advice(view, deal, rows, lot.getrandbits(_SEED_BITS))
    match view.phase:
        case "exchange":
            options = parting_options(view, deal, contract, rows)
        case "raise":
            options = raise_options(view, deal, contract, rows, habit)
        case "trump":
            options = trump_options(view, deal, contract, rows)
        case _:
            options = play_options(view, deal, contract, rows)
    return Advice(options, len(rows), view.seat == contract.declarer)


def _unweighed(view: View, deal: DealView, habit: Action) -> Advice:
    """What is chosen by habit: whether to bid in the dark, which of two hidden talons to take."""
    order = dict.fromkeys([habit, *view.legal])
    declares = deal.contract is None or deal.contract.declarer == view.seat
    return Advice(tuple(Option((action,)) for action in order), 0, declares)
