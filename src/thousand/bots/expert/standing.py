"""How likely each seat is to win the game from where it stands."""

from math import exp, sqrt
from typing import Final

from thousand.bots.goal import on_barrel, to_target
from thousand.core.rules import Bolts, Rules
from thousand.core.rules.domains import fixed_deals_of
from thousand.core.rules.sections import WriteOff
from thousand.core.scoring.barrel import barrel_of
from thousand.core.scoring.target import target
from thousand.core.state import Standing
from thousand.core.view import View

_NEAR: Final = 360
_TOLL: Final = 60.0
_ON_BARREL: Final = 2.0
_ATTEMPT: Final = 0.5
_MARK: Final = 0.7
_PACE: Final = 45.0
_SPREAD: Final = 80.0
_LAST_STEP: Final = 120.0


def end_is_near(view: View) -> bool:
    """Whether the score may decide: somebody is on the barrel, or two or three good deals from the target."""
    if fixed_deals_of(view.rules.game.finish) is not None:
        return False
    seats = range(len(view.standings))
    return any(on_barrel(view, seat) or to_target(view, seat) <= _NEAR for seat in seats)


def chances_to_win(rules: Rules, standings: tuple[Standing, ...]) -> tuple[float, ...]:
    """The chance of each seat to win; the sum is 1."""
    ways = [_distance(rules, standing) for standing in standings]
    scale = _SPREAD * sqrt(max(min(ways), _LAST_STEP) / _PACE)
    weights = [exp((min(ways) - way) / scale) for way in ways]
    return tuple(weight / sum(weights) for weight in weights)


def _distance(rules: Rules, standing: Standing) -> float:
    """The points that a seat is short of the target, and what its marks and the barrel still cost it."""
    barrel, goal = barrel_of(rules), target(rules)
    if standing.barrel is not None:
        left = goal - standing.total - standing.barrel.sum
        return left * (_ON_BARREL + _ATTEMPT * standing.barrel.attempts)
    toll = _TOLL if barrel is not None else 0.0
    return goal - standing.total + toll + _MARK * _marks_cost(rules, standing)


def _marks_cost(rules: Rules, standing: Standing) -> float:
    """The part of their penalties that bolts and write-offs on the sheet have already run up."""
    cost, bolts, write_off = 0.0, rules.scoring.bolts, rules.talon.write_off
    if isinstance(bolts, Bolts):
        cost += standing.bolts % bolts.every * bolts.penalty / bolts.every
    if isinstance(write_off, WriteOff):
        every = write_off.free + 1
        cost += standing.write_offs % every * write_off.penalty / every
    return cost
