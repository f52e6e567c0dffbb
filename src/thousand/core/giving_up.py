"""Write-off and bomb: the declarer gives the deal up after seeing the talon."""

from thousand.core.actions import BOMB, WRITE_OFF, Action, WriteOff
from thousand.core.errors import IllegalAction
from thousand.core.rules import Bomb as BombRule
from thousand.core.rules import Rules
from thousand.core.rules import WriteOff as WriteOffRule
from thousand.core.state import ExchangePhase, Match, Outcome


def offered(match: Match, phase: ExchangePhase) -> tuple[Action, ...]:
    """The ways in which the declarer may give up now."""
    talon = match.rules.talon
    ways: tuple[Action, ...] = ()
    if talon.write_off != "off" and _write_off_refusal(match, phase) is None:
        ways += (WRITE_OFF,)
    if talon.bomb != "off" and _bomb_refusal(match, phase) is None:
        ways += (BOMB,)
    return ways


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
    due = isinstance(group, WriteOffRule) and count % (group.free + 1) == 0
    return group.penalty if isinstance(group, WriteOffRule) and due else None


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
