"""The raise after the talon (rulebook, chapter on the talon)."""

from functools import lru_cache

from msgspec.structs import replace

from thousand.core.actions import STAND, Action, Raise, Stand
from thousand.core.errors import IllegalAction
from thousand.core.events import Called
from thousand.core.phases import after_exchange
from thousand.core.phases.auction import bid_limit, over_limit, step_of
from thousand.core.phases.flow import move
from thousand.core.state import Match, RaisePhase
from thousand.core.step import Step


def legal(match: Match, phase: RaisePhase) -> tuple[Action, ...]:
    """Stand, and every higher contract that the hand as it is may name."""
    step = step_of(match.rules)
    high = bid_limit(match.rules, phase.hands[phase.to_act])
    return (STAND, *_raises(phase.contract.amount + step, high, step))


def refusal(match: Match, phase: RaisePhase, action: Action) -> IllegalAction | None:
    """Why a raise is not allowed."""
    if isinstance(action, Stand):
        return None
    if not isinstance(action, Raise):
        return IllegalAction("wrong_phase", phase="raise")
    step, amount = step_of(match.rules), action.amount
    if amount % step:
        return IllegalAction("bid_step", amount=amount, step=step)
    if amount <= phase.contract.amount:
        return IllegalAction("raise_too_low", amount=amount, lowest=phase.contract.amount + step)
    return over_limit(match.rules, phase.hands[phase.to_act], amount)


def advance(match: Match, phase: RaisePhase, action: Action) -> Step:
    """The contract is set; trump is named or the first trick begins."""
    contract = phase.contract
    if isinstance(action, Raise):
        contract = replace(contract, amount=action.amount)
    phase_after = after_exchange.after_raise(match, contract, phase.hands, phase.aside)
    return move(match, phase.to_act, action, phase_after, (Called(phase.to_act, action),))


@lru_cache(maxsize=1024)
def _raises(low: int, high: int, step: int) -> tuple[Action, ...]:
    return tuple(Raise(amount) for amount in range(low, high + 1, step))
