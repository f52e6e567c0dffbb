"""Rule sets: options, presets, checking, comparing, reading and writing."""

from thousand.core.rules.check import allowed_text, check, require_playable
from thousand.core.rules.describe import Sentence, describe
from thousand.core.rules.diff import Change, diff, nearest_preset
from thousand.core.rules.document import RulesForm, change, read_rules, write_rules
from thousand.core.rules.domains import Domain, domains
from thousand.core.rules.presets import DEFAULT_PRESET, PRESETS, preset
from thousand.core.rules.problems import InvalidRules, Problem
from thousand.core.rules.sections import (
    GROUPS,
    SECTIONS,
    Barrel,
    Bolts,
    Bomb,
    Rules,
    WriteOff,
    option_names,
    option_value,
)

__all__ = [
    "DEFAULT_PRESET",
    "GROUPS",
    "PRESETS",
    "SECTIONS",
    "Barrel",
    "Bolts",
    "Bomb",
    "Change",
    "Domain",
    "InvalidRules",
    "Problem",
    "Rules",
    "RulesForm",
    "Sentence",
    "WriteOff",
    "allowed_text",
    "change",
    "check",
    "describe",
    "diff",
    "domains",
    "nearest_preset",
    "option_names",
    "option_value",
    "preset",
    "read_rules",
    "require_playable",
    "write_rules",
]
