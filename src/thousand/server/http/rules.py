"""`/api/rules`: presets, options and their values, and whether a rule set can be played."""

from functools import cache
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from thousand.bots.levels import DEFAULT_LEVEL, LEVELS
from thousand.core.rules import (
    DEFAULT_PRESET,
    PRESETS,
    SECTIONS,
    Change,
    Domain,
    InvalidRules,
    Problem,
    Rules,
    RulesForm,
    Sentence,
    describe,
    diff,
    domains,
    nearest_preset,
    preset,
    read_rules,
    write_rules,
)
from thousand.core.rules.presets import PLAYER_COUNTS
from thousand.server.http.problems import refusals


class RuleSet(msgspec.Struct, frozen=True):
    """A rule set: as records state it, all of its options by section, and in sentences."""

    rules: dict[str, Any]
    options: dict[str, Any]
    sentences: tuple[Sentence, ...]


class Preset(msgspec.Struct, frozen=True):
    """A preset for a number of players."""

    name: str
    players: int
    set: RuleSet


class RuleBook(msgspec.Struct, frozen=True):
    """All presets, every option with its values in table order, the levels of bots from the weakest on."""

    presets: tuple[Preset, ...]
    default: str
    domains: dict[str, Domain]
    levels: tuple[str, ...]
    default_level: str


class RulesToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set as records state it."""

    rules: dict[str, Any]


class CheckedRules(msgspec.Struct, frozen=True):
    """What is wrong; where nothing is, the rule set, the nearest preset and how it differs from that."""

    problems: tuple[Problem, ...]
    set: RuleSet | None
    nearest: str | None
    differences: tuple[Change, ...]


@get("/api/rules", sync_to_thread=False, cache_control=None, responses=refusals())
def rule_book() -> RuleBook:
    """Everything that a form for rules needs."""
    return _book()


@post("/api/rules/check", status_code=200, sync_to_thread=False, responses=refusals(400, 403, 413))
def check_rules(data: JSONBody[RulesToCheck]) -> CheckedRules:
    """Whether a rule set can be played; every fault at once."""
    try:
        form = read_rules(data.rules)
    except InvalidRules as fault:
        return CheckedRules(fault.problems, None, None, ())
    base = nearest_preset(form.rules)
    changes = diff(preset(base, form.rules.deal.players), form.rules)
    return CheckedRules((), _set(form), base, changes)


@cache
def _book() -> RuleBook:
    presets = tuple(
        Preset(name, players, _set(RulesForm(preset(name, players), name)))
        for name in PRESETS
        for players in PLAYER_COUNTS
    )
    return RuleBook(presets, DEFAULT_PRESET, domains(), LEVELS, DEFAULT_LEVEL)


def _set(form: RulesForm) -> RuleSet:
    return RuleSet(write_rules(form), _options(form.rules), describe(form.rules))


def _options(rules: Rules) -> dict[str, Any]:
    return {section: msgspec.to_builtins(getattr(rules, section)) for section in SECTIONS}
