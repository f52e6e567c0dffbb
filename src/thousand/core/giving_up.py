"""Write-off and bomb: the declarer gives the deal up after seeing the talon."""

from typing import Final

from thousand.core.actions import BOMB, WRITE_OFF, Action, WriteOff
from thousand.core.errors import IllegalAction
from thousand.core.rules import Bomb as BombRule
from thousand.core.rules import Rules
from thousand.core.rules import WriteOff as WriteOffRule
from thousand.core.state import ExchangePhase, Match, Outcome

_WAYS: Final[tuple[Action, ...]] = (WRITE_OFF, BOMB)


def offered(match: Match, phase: ExchangePhase) -> tuple[Action, ...]:
    """The ways in which the declarer may give up now."""
    return tuple(way for way in _WAYS if refusal(match, phase, way) is None)


def refusal(match: Match, phase: ExchangePhase, action: Action) -> IllegalAction | None:
    """Why the declarer may not write off or bomb now."""
    if isinstance(action, WriteOff):
        return _write_off_refusal(match, phase)
    return _bomb_refusal(match, phase)


def points_for_others(rules: Rules, outcome: Outcome) -> int:
    """What each opponent gets for a deal given up."""
    group = rules.talon.write_off if outcome == "write_off" else rules.talon.bomb
    return 0 if group == "off" else group.others


def write_off_penalty(rules: Rules, count: int) -> int | None:
    """What the player's `count`th write-off costs; None while it is free."""
    group = rules.talon.write_off
    if not isinstance(group, WriteOffRule) or count % (group.free + 1):
        return None
    return group.penalty


def _write_off_refusal(match: Match, phase: ExchangePhase) -> IllegalAction | None:
    if match.rules.talon.write_off == "off":
        return IllegalAction("write_off_off")
    if phase.contract.dark:
        return IllegalAction("write_off_dark")
    if match.standings[phase.to_act].barrel is not None:
        return IllegalAction("write_off_barrel")
    return IllegalAction("write_off_too_late") if phase.aside.given else None


def _bomb_refusal(match: Match, phase: ExchangePhase) -> IllegalAction | None:
    bomb = match.rules.talon.bomb
    if not isinstance(bomb, BombRule):
        return IllegalAction("bomb_off")
    if not phase.contract.forced:
        return IllegalAction("bomb_contested")
    if match.standings[phase.to_act].barrel is not None:
        return IllegalAction("bomb_barrel")
    if match.standings[phase.to_act].bombs >= bomb.per_game:
        return IllegalAction("bomb_spent", limit=bomb.per_game)
    return IllegalAction("bomb_too_late") if phase.aside.given else None
