"""The naming of trump by the declarer (rulebook, chapter on play)."""

from thousand.core.actions import TRUMPS, Action, NameTrump
from thousand.core.errors import IllegalAction
from thousand.core.events import Called, TrumpSet
from thousand.core.phases.after_exchange import first_trick
from thousand.core.phases.flow import move
from thousand.core.state import Match, TrumpPhase
from thousand.core.step import Step


def legal(match: Match, phase: TrumpPhase) -> tuple[Action, ...]:
    """Any of the four suits, held or not."""
    return TRUMPS


def refusal(match: Match, phase: TrumpPhase, action: Action) -> IllegalAction | None:
    """Anything but the naming of a suit is refused."""
    return None if isinstance(action, NameTrump) else IllegalAction("wrong_phase", phase="trump")


def advance(match: Match, phase: TrumpPhase, action: Action) -> Step:
    """The suit is trump and the first trick begins."""
    assert isinstance(action, NameTrump)
    seat = phase.to_act
    tricks = first_trick(match, phase.contract, phase.hands, phase.aside, action.suit)
    return move(match, seat, action, tricks, (Called(seat, action), TrumpSet(seat, action.suit)))
