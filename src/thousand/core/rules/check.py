"""Whether a rule set can be played: every value in its range, and no two options that forbid each other.

What options forbid each other is said here alone; the engine trusts checked rules.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from thousand.core.errors import Param
from thousand.core.rules.domains import domains
from thousand.core.rules.problems import InvalidRules, Problem
from thousand.core.rules.sections import GROUPS, Barrel, Rules, option_names, option_value

# Beyond this many bits Python refuses to print a number.
_LONG: Final = 128


def check(rules: Rules) -> tuple[Problem, ...]:
    """Every fault of the rules at once, in table order, then the pairs; empty when they can be played."""
    faults = tuple(_range_faults(rules))
    faulty = {fault.path for fault in faults}
    return faults + tuple(fault for names, pairs in _PAIRS if not faulty & names for fault in pairs(rules))


@lru_cache(maxsize=256)
def require_playable(rules: Rules) -> None:
    """Raises InvalidRules with all problems when the rules cannot be played."""
    problems = check(rules)
    if problems:
        raise InvalidRules(problems)


def value_problem(name: str, value: object) -> Problem | None:
    """The fault of one value, or None: `value_not_allowed`, with the value and what is allowed."""
    domain = domains()[name]
    if domain.holds(value) or (domain.group and isinstance(value, GROUPS[name])):
        return None
    return Problem(name, "value_not_allowed", {"value": _short(value), "allowed": allowed_text(name)})


def allowed_text(name: str) -> str:
    """The values of an option as they are written, such as `off, 3, 4` or `off, 1..60`."""
    domain = domains()[name]
    words = [_json_word(value) for value in domain.values]
    if domain.low is not None:
        span = f"{domain.low}..{domain.high}"
        words.append(f"fixed_deals({span})" if domain.fixed_deals else span)
    if domain.items:
        return f"[{', '.join(words * domain.items)}]"
    if domain.group:
        words.append("{…}")
    return ", ".join(words)


def _json_word(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _short(value: object) -> str:
    if isinstance(value, bool):
        return _json_word(value)
    if isinstance(value, int) and value.bit_length() > _LONG:
        return "…"
    return str(value)[:40]


def _range_faults(rules: Rules) -> Iterator[Problem]:
    for name in option_names():
        value = option_value(rules, name)
        if name.count(".") == 2 and value is None:
            continue
        problem = value_problem(name, value)
        if problem:
            yield problem


def _barrel_pairs(rules: Rules) -> Iterator[Problem]:
    game = rules.game
    if isinstance(game.barrel, Barrel):
        at = game.barrel.at
        if game.barrel.fall > at:
            yield _pair("game.barrel.fall", "fall_above_barrel", fall=game.barrel.fall, at=at)
        if at >= game.target:
            yield _pair("game.barrel.at", "barrel_at_target", at=at, target=game.target)
        if game.dump_at == at:
            yield _pair("game.dump_at", "dump_at_barrel", at=at)


def _target_pairs(rules: Rules) -> Iterator[Problem]:
    target = rules.game.target
    if isinstance(rules.game.dump_at, int) and rules.game.dump_at >= target:
        yield _pair("game.dump_at", "dump_at_target", at=rules.game.dump_at, target=target)
    if isinstance(rules.scoring.lock_at, int) and rules.scoring.lock_at >= target:
        yield _pair("scoring.lock_at", "lock_at_target", at=rules.scoring.lock_at, target=target)


def _ceiling_pairs(rules: Rules) -> Iterator[Problem]:
    auction = rules.auction
    if isinstance(auction.bid_ceiling, int):
        if auction.bid_ceiling < auction.minimum_bid:
            yield _pair(
                "auction.bid_ceiling",
                "ceiling_below_minimum",
                ceiling=auction.bid_ceiling,
                minimum=auction.minimum_bid,
            )
        if auction.dark and auction.bid_ceiling < 120:
            yield _pair("auction.dark", "dark_above_ceiling", ceiling=auction.bid_ceiling)


def _exchange_pairs(rules: Rules) -> Iterator[Problem]:
    if rules.deal.players == 2 and rules.deal.two_player_talons == "one_each":
        if rules.talon.write_off != "off":
            yield _pair("talon.write_off", "write_off_without_exchange")
        if rules.talon.bomb != "off":
            yield _pair("talon.bomb", "bomb_without_exchange")


def _play_pairs(rules: Rules) -> Iterator[Problem]:
    if rules.play.must_beat == "suit_and_trump" and not rules.play.must_trump:
        yield _pair("play.must_beat", "overtrump_without_trump")


def _pair(path: str, code: str, **params: Param) -> Problem:
    return Problem(path, code, params)


# Each judge with the options that it reads: one that is out of range itself is not judged in a pair.
_PAIRS: Final[tuple[tuple[frozenset[str], Callable[[Rules], Iterator[Problem]]], ...]] = (
    (
        frozenset({"game.target", "game.dump_at", "game.barrel", "game.barrel.at", "game.barrel.fall"}),
        _barrel_pairs,
    ),
    (frozenset({"game.target", "game.dump_at", "scoring.lock_at"}), _target_pairs),
    (frozenset({"auction.bid_ceiling", "auction.minimum_bid", "auction.dark"}), _ceiling_pairs),
    (
        frozenset({"deal.players", "deal.two_player_talons", "talon.write_off", "talon.bomb"}),
        _exchange_pairs,
    ),
    (frozenset({"play.must_beat", "play.must_trump"}), _play_pairs),
)
