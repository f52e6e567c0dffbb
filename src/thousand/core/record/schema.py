"""JSON Schemas (2020-12) of records and rule sets, read off the options: what a form alone can tell.

A document that is valid may still be refused: schemas know nothing of options that forbid each other,
of cards dealt twice or of the rules of play.
"""

from typing import Any, Final

from thousand.core.record.document import FORMAT
from thousand.core.rules import GROUPS, PRESETS, SECTIONS, Domain, domains, option_names
from thousand.core.rules.domains import FIXED_DEALS
from thousand.core.rules.presets import PLAYER_COUNTS

Schema = dict[str, Any]

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_CARD: Final = "(?:[ATKQJ9atkqj]|10)[SCDHscdh♠♣♦♥]"
_CARDS: Final = f"{_CARD}(?: {_CARD})*"
_HIDDEN: Final = r"\?\?"
_HIDDEN_CARDS: Final = rf"{_HIDDEN}(?: {_HIDDEN})*"
_NUMBER: Final = "(?:0|[1-9][0-9]{0,8})"
_TURNS: Final = (
    "dark",
    "look",
    "claim",
    f"bid {_NUMBER}",
    "pass",
    f"take {_NUMBER}",
    "write_off",
    "bomb",
    f"give (?:{_CARD}|{_HIDDEN}) [0-9]",
    f"discard (?:{_CARDS}|{_HIDDEN_CARDS})",
    f"raise {_NUMBER}",
    "stand",
    "trump [SCDHscdh♠♣♦♥]",
    f"play {_CARD}!?",
)
_WHOLE: Final[Schema] = {"type": "integer", "minimum": -(10**11 - 1), "maximum": 10**12 - 1}


def rules_schema() -> Schema:
    """The schema of a rule set: changes to a preset, or all options."""
    return {
        "$schema": _DIALECT,
        "title": "Rules of the card game Thousand",
        "description": "Changes to a preset taken with a number of players, or every option.",
        **_rules(("preset", "players")),
        "$defs": _definitions(),
    }


def record_schema() -> Schema:
    """The schema of a game record."""
    return {
        "$schema": _DIALECT,
        "title": f"Game record {FORMAT}",
        "description": "A whole game of Thousand or any part of it.",
        **_object(
            {
                "format": {"const": FORMAT},
                "rules": {"$ref": "#/$defs/rules"},
                "seats": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 4},
                "start": {"type": "array", "items": _WHOLE, "minItems": 2, "maxItems": 4},
                "about": {"type": "object", "additionalProperties": {"type": "string"}},
                "draw": {"type": "object"},
                "deals": {"type": "array", "items": {"$ref": "#/$defs/deal"}},
            },
            ("format", "rules", "seats", "deals"),
        ),
        "allOf": [_seats_of(players) for players in PLAYER_COUNTS],
        "$defs": {
            "rules": _rules(("preset", "players", "changes")),
            "deal": _deal(),
            **_definitions(),
        },
    }


def _definitions() -> Schema:
    return {"changes": _changes(), "options": _options()}


def _rules(required: tuple[str, ...]) -> Schema:
    by_preset = _object(
        {
            "preset": {"enum": list(PRESETS)},
            "players": {"enum": list(PLAYER_COUNTS)},
            "changes": {"$ref": "#/$defs/changes"},
        },
        required,
    )
    return {"oneOf": [by_preset, _object({"options": {"$ref": "#/$defs/options"}}, ("options",))]}


def _changes() -> Schema:
    """Options by public name; parts of a group by their own names or in an object, all of them optional."""
    named = {name: _option(name, ()) for name in option_names() if name != "deal.players"}
    return {**_object(named, ()), "description": "What differs from the preset, by section.option."}


def _options() -> Schema:
    sections = {}
    for section, struct in SECTIONS.items():
        fields = struct.__struct_fields__
        properties = {field: _option(f"{section}.{field}", _parts(f"{section}.{field}")) for field in fields}
        sections[section] = _object(properties, fields)
    return _object(sections, tuple(sections))


def _parts(name: str) -> tuple[str, ...]:
    return GROUPS[name].__struct_fields__ if name in GROUPS else ()


def _option(name: str, required: tuple[str, ...]) -> Schema:
    """The schema of an option; `required` are the parts that a group must have."""
    if name in GROUPS:
        parts = {part: _option(f"{name}.{part}", ()) for part in _parts(name)}
        return {"anyOf": [{"const": "off"}, _object(parts, required)]}
    domain = domains()[name]
    if domain.items:
        item = _range(domain)
        return {"type": "array", "items": item, "minItems": domain.items, "maxItems": domain.items}
    values = list(domain.values) + (["120"] if 120 in domain.values else [])
    yes_or_no = any(isinstance(value, bool) for value in values)
    single: Schema = {"type": "boolean"} if yes_or_no else {"enum": values}
    if domain.low is None:
        return single
    return {"anyOf": [single, _range(domain)]} if values else _range(domain)


def _range(domain: Domain) -> Schema:
    if domain.fixed_deals:
        return {"type": "string", "pattern": rf"^{FIXED_DEALS}\((?:1000|[1-9][0-9]{{0,2}})\)$"}
    found: Schema = {"type": "integer", "minimum": domain.low, "maximum": domain.high}
    return {**found, "multipleOf": domain.step} if domain.step > 1 else found


def _deal() -> Schema:
    cards = {"type": "string", "pattern": f"^(?:{_CARDS}|{_HIDDEN_CARDS}|)$"}
    return _object(
        {
            "dealer": {"type": "integer", "minimum": 0, "maximum": 3},
            "hands": {"type": "array", "items": cards, "minItems": 2, "maxItems": 4},
            "talon": {"type": "array", "items": cards, "minItems": 1, "maxItems": 2},
            "actions": {
                "type": "array",
                "items": {"type": "string", "pattern": f"^[0-9] (?:{'|'.join(_TURNS)})$"},
            },
            "proof": {"type": "object"},
        },
        ("dealer", "hands", "talon", "actions"),
    )


def _seats_of(players: int) -> Schema:
    """As many names, totals and hands as there are players."""
    stated = [
        {"properties": {"players": {"const": players}}, "required": ["players"]},
        {
            "properties": {
                "options": {"properties": {"deal": {"properties": {"players": {"const": players}}}}}
            },
            "required": ["options"],
        },
    ]
    each = {"minItems": players, "maxItems": players}
    count = 2 if players == 2 else 1
    talons = {"minItems": count, "maxItems": count}
    deal = {"properties": {"hands": each, "talon": talons}}
    return {
        "if": {"properties": {"rules": {"anyOf": stated}}},
        "then": {"properties": {"seats": each, "start": each, "deals": {"items": deal}}},
    }


def _object(properties: Schema, required: tuple[str, ...]) -> Schema:
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**found, "required": list(required)} if required else found
