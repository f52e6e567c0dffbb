"""The messages that the core and the commands want."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

from tests.core.rules.test_describe import variations
from tests.web import page
from thousand.bots import LADDER
from thousand.core import errors
from thousand.core.rules import PRESETS, SECTIONS, describe, domains, option_names
from thousand.core.state import PHASE_NAMES, Mark, Reason
from thousand.texts import LANGUAGE_CODES, message_id

SOURCE = Path(__file__).resolve().parents[2] / "src" / "thousand"
PLAIN_VALUES = ("off", "none")


def of_options() -> Iterator[str]:
    """Label and help of every option, section and preset."""
    yield from (message_id("section", section) for section in SECTIONS)
    for kind, names in (("option", option_names()), ("preset", tuple(PRESETS))):
        for name in names:
            yield message_id(kind, name)
            yield message_id(kind, name) + ".help"


def of_values() -> Iterator[str]:
    """The words for every named value of every option."""
    yield from ("value-yes", "value-no", "value-on", "value-off", "value-none")
    yield from ("value-game-finish-fixed-deals", "value-play-defender-marriages-none")
    for option, domain in domains().items():
        words = (value for value in domain.values if isinstance(value, str))
        yield from (message_id("value", option, word) for word in words if word not in PLAIN_VALUES)


def of_levels() -> Iterator[str]:
    """Name and promise of every level of the bots."""
    for level in LADDER:
        yield message_id("level", level)
        yield message_id("level", level) + ".help"


def of_codes() -> Iterator[str]:
    """A sentence for every code of an error."""
    codes = [code for name in dir(errors) if name.endswith("_CODES") for code in getattr(errors, name)]
    yield from (message_id("error", code) for code in (*codes, *LANGUAGE_CODES))


def of_play() -> Iterator[str]:
    """Marks, with what is said of them, reasons and phases."""
    for mark in get_args(Mark):
        yield message_id("mark", mark)
        yield message_id("mark", mark) + ".event"
    yield from (message_id("reason", reason) for reason in get_args(Reason))
    yield from (message_id("phase", phase) for phase in PHASE_NAMES.values())


@cache
def of_rules() -> frozenset[str]:
    """The sentences that describe all kinds of tables."""
    return frozenset(sentence.message for rules in variations() for sentence in describe(rules))


def generated() -> frozenset[str]:
    """Every message that is made from a name of the core."""
    return frozenset((*of_options(), *of_values(), *of_levels(), *of_codes(), *of_play(), *of_rules()))


@cache
def literal() -> frozenset[str]:
    """Every text that stands as a whole in the sources of the package or of the page."""
    return page.literals() | frozenset(
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        if isinstance(node.value, str)
    )


def said() -> frozenset[str]:
    """Every message that the sources say by its whole name."""
    return frozenset(
        node.args[0].value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and name_of(node.func) == "say"
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    )


def name_of(called: ast.expr) -> str:
    """The last name of what is called."""
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


@cache
def trees() -> tuple[ast.Module, ...]:
    """The sources of the package, parsed."""
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py")))
