"""An option of the rules is read in one module of the core; the others ask that module."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import thousand.core
from thousand.core.rules import GROUPS, SECTIONS, option_names

CORE = Path(thousand.core.__file__).parent
EXEMPT = (
    "rules/check.py",
    "rules/describe.py",
    "rules/diff.py",
    "rules/document.py",
    "rules/domains.py",
    "rules/presets.py",
    "rules/sections.py",
    "testing.py",
)
PLACES = {**SECTIONS, **GROUPS}


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(CORE.rglob("*.py")):
        name = path.relative_to(CORE).as_posix()
        if name not in EXEMPT and not name.startswith("record/"):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def places(function: ast.FunctionDef) -> dict[str, set[str]]:
    """Local names that stand for a section or a group: `play = rules.play`, a parameter `barrel: Barrel`."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name):
            found[node.arg] |= {place for place in PLACES if PLACES[place].__name__ == node.annotation.id}
        elif isinstance(node, ast.Assign):
            for name, value in pairs(node.targets[0], node.value):
                found[name] |= meant(ast.unparse(value))
    return found


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The names of an assignment, each with its value."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, part in zip(target.elts, value.elts, strict=True):
            yield from pairs(one, part)


def meant(text: str) -> set[str]:
    """The section or groups that an expression comes to."""
    if text.startswith("barrel_of("):
        return {"game.barrel"}
    ends = [part.strip() for part in re.split(r" if .* else ", text)]
    return {place for place in PLACES for end in ends if end == f"rules.{place}" or end.endswith(f".{place}")}


def read_in(tree: ast.Module) -> set[str]:
    """The options that a module reads."""
    read = set()
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        local = places(function)
        for node in (one for one in ast.walk(function) if isinstance(one, ast.Attribute)):
            if isinstance(node.value, ast.Name):
                read |= {f"{place}.{node.attr}" for place in local[node.value.id]}
            elif isinstance(node.value, ast.Attribute):
                read.add(f"{node.value.attr}.{node.attr}")
    return read & set(option_names())


def readers() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for name, tree in modules():
        for option in read_in(tree):
            found[option].add(name)
    return found


def test_no_option_has_two_readers() -> None:
    assert {option: names for option, names in readers().items() if len(names) > 1} == {}


def test_every_option_is_read() -> None:
    assert set(option_names()) == set(readers())


def test_a_second_reader_is_found() -> None:
    source = "def f(rules):\n    play = rules.play\n    return play.must_trump, rules.scoring.round_to"
    assert read_in(ast.parse(source)) == {"play.must_trump", "scoring.round_to"}
    part = "def f(barrel: Barrel):\n    return barrel.fall"
    assert read_in(ast.parse(part)) == {"game.barrel.fall"}
