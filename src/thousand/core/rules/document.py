"""Rule sets as documents: reading them with every fault at once, writing them canonically (`record.md`)."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from thousand.core.rules.check import check, value_problem
from thousand.core.rules.diff import diff
from thousand.core.rules.presets import (
    CLASSIC_BARREL,
    CLASSIC_BOLTS,
    CLASSIC_WRITE_OFF,
    POLISH_BOMB,
    preset,
    preset_problems,
)
from thousand.core.rules.problems import InvalidRules, Problem
from thousand.core.rules.sections import GROUPS, SECTIONS, Rules, option_names, option_value

_GROUP_DEFAULTS: Final[dict[str, msgspec.Struct]] = {
    "talon.write_off": CLASSIC_WRITE_OFF,
    "talon.bomb": POLISH_BOMB,
    "scoring.bolts": CLASSIC_BOLTS,
    "game.barrel": CLASSIC_BARREL,
}
_Sections: TypeAlias = dict[str, dict[str, object]]
_PRESET_KEYS: Final = ("preset", "players", "changes")


class RulesForm(msgspec.Struct, frozen=True):
    """A rule set together with how a document states it: as changes to a preset, or whole (`preset` None)."""

    rules: Rules
    preset: str | None


def read_rules(document: object) -> RulesForm:
    """Reads `{"preset", "players", "changes"}` or `{"options": …}`.

    Raises InvalidRules with every problem: unknown names, values out of range, pairs that do not go together,
    options that are missing from a whole set.
    """
    if not isinstance(document, Mapping):
        raise InvalidRules((Problem("rules", "rules_shape", {"value": type(document).__name__}),))
    if "options" in document:
        _only_keys(document, ("options",))
        return RulesForm(_read_options(document["options"]), None)
    _only_keys(document, _PRESET_KEYS)
    problems = [
        Problem(f"rules.{key}", "key_missing", {"key": key})
        for key in _PRESET_KEYS[:2]
        if key not in document
    ]
    if problems:
        raise InvalidRules(tuple(problems))
    name, players, changes = document["preset"], document["players"], document.get("changes", {})
    problems = [*preset_problems(name, players)]
    if not isinstance(changes, Mapping):
        problems.append(Problem("rules.changes", "rules_shape", {"value": type(changes).__name__}))
    if problems:
        raise InvalidRules(tuple(problems))
    return RulesForm(change(preset(name, players), changes), name)


def change(base: Rules, changes: Mapping[str, object]) -> Rules:
    """The rules with some options changed, by public name; naming a part of a group switches the group on.

    Raises InvalidRules with every problem. `deal.players` cannot be changed: take the preset with them.
    """
    sections = {section: dict(_fields(getattr(base, section))) for section in SECTIONS}
    problems: list[Problem] = []
    for name in sorted(changes, key=_parts_last):
        problems += _set_option(sections, name, changes[name], base)
    return _playable(sections, problems)


def _parts_last(name: str) -> bool:
    """A group as a whole comes before its parts, so that the order of a document does not matter."""
    return str(name).count(".") == 2


def write_rules(form: RulesForm) -> dict[str, Any]:
    """The canonical document of a rule set: what differs from its preset in table order, or all options."""
    if form.preset is None:
        return {"options": _plain_json(form.rules)}
    players = form.rules.deal.players
    changes = diff(preset(form.preset, players), form.rules)
    return {
        "preset": form.preset,
        "players": players,
        "changes": {one.option: _plain_json(one.after) for one in changes},
    }


def _plain_json(value: object) -> Any:
    """The value as JSON has it: objects, lists, numbers and texts."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _read_options(options: object) -> Rules:
    if not isinstance(options, Mapping):
        raise InvalidRules((Problem("rules.options", "rules_shape", {"value": type(options).__name__}),))
    problems = [Problem(str(key)[:60], "option_unknown") for key in options if key not in SECTIONS]
    sections: _Sections = {}
    for section, struct in SECTIONS.items():
        given = options.get(section)
        sections[section] = {}
        if not isinstance(given, Mapping):
            problems.append(Problem(section, "option_missing"))
            continue
        for field in struct.__struct_fields__:
            problems += _read_whole(sections, f"{section}.{field}", given)
        problems += [
            Problem(f"{section}.{str(key)[:60]}", "option_unknown")
            for key in given
            if key not in struct.__struct_fields__
        ]
    complete = all(len(sections[name]) == len(SECTIONS[name].__struct_fields__) for name in SECTIONS)
    if not complete:
        raise InvalidRules(tuple(problems))
    return _playable(sections, problems)


def _read_whole(sections: _Sections, name: str, given: Mapping[str, object]) -> list[Problem]:
    section, field = name.split(".")
    if field not in given:
        return [Problem(name, "option_missing")]
    value = given[field]
    if name in GROUPS and isinstance(value, Mapping):
        missing = [part for part in GROUPS[name].__struct_fields__ if part not in value]
        if missing:
            return [Problem(f"{name}.{part}", "option_missing") for part in missing]
    if name == "deal.players":
        problem = value_problem(name, value)
        sections[section][field] = value
        return [problem] if problem else []
    return _set_option(sections, name, value, None)


def _set_option(sections: _Sections, name: str, value: object, base: Rules | None) -> list[Problem]:
    if name == "deal.players":
        return [Problem(name, "players_in_changes")]
    if name not in option_names():
        return [Problem(str(name)[:60], "option_unknown")]
    section, field, *part = name.split(".")
    if part:
        return _set_parts(sections, f"{section}.{field}", {part[0]: value}, base)
    if name in GROUPS and isinstance(value, Mapping):
        return _set_parts(sections, name, value, base)
    plain = _plain(name, value)
    problem = value_problem(name, plain)
    if problem:
        return [problem]
    sections[section][field] = plain
    return []


def _set_parts(
    sections: _Sections, name: str, parts: Mapping[str, object], base: Rules | None
) -> list[Problem]:
    """Sets parts of a group; the others are as set so far, else those of the base, else the usual ones."""
    section, field = name.split(".")
    group = sections[section].get(field, "off")
    known = {part: value for part, value in parts.items() if part in GROUPS[name].__struct_fields__}
    problems = [Problem(f"{name}.{str(part)[:40]}", "option_unknown") for part in parts if part not in known]
    for part, value in known.items():
        problem = value_problem(f"{name}.{part}", value)
        problems += [problem] if problem else []
    if not problems:
        wholes = (group, option_value(base, name) if base else None, _GROUP_DEFAULTS[name])
        whole = next(one for one in wholes if isinstance(one, msgspec.Struct))
        sections[section][field] = replace(whole, **known)
    return problems


def _plain(name: str, value: object) -> object:
    if name == "play.marriage_values" and isinstance(value, list):
        return tuple(value)
    if name == "scoring.failure_costs" and value == "120":
        return 120
    return value


def _playable(sections: _Sections, problems: list[Problem]) -> Rules:
    made: dict[str, Any] = {section: SECTIONS[section](**fields) for section, fields in sections.items()}
    rules = Rules(**made)
    problems += [problem for problem in check(rules) if problem not in problems]
    if problems:
        raise InvalidRules(tuple(problems))
    return rules


def _fields(section: msgspec.Struct) -> dict[str, object]:
    return {field: getattr(section, field) for field in section.__struct_fields__}


def _only_keys(document: Mapping[str, object], keys: tuple[str, ...]) -> None:
    unknown = [key for key in document if key not in keys]
    if unknown:
        raise InvalidRules(tuple(Problem("rules", "key_unknown", {"key": str(key)[:40]}) for key in unknown))
