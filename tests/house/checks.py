"""The rules of the house: each is a function from a source text to the faults in it."""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator

LONGEST_FILE = 600
LONGEST_FUNCTION = 60

# Written in pieces, so that this file does not break its own rules.
PLACES = re.compile(r"(?<![\w.~-])/(?:wor[k]|roo[t]|hom[e]|User[s])/\w")
HOSTS = re.compile(r"pyp[i]\.(?:org|io)|pythonhoste[d]\.org|npmj[s]\.(?:org|com)|deb\.debia[n]\.org")
UNFINISHED = re.compile(r"\b(?:TOD[O]|FIXM[E]|XX[X]|HAC[K])\b")
VAGUE = re.compile(r"manager|helper|util|service", re.IGNORECASE)
BARE_IGNORE = re.compile(r"#\s*(?:noqa(?!:\s*[A-Z])|type:\s*ignore(?!\[))")

CORE_MAY_IMPORT = sys.stdlib_module_names | {"msgspec", "thousand"}
HIDDEN_FROM_BOTS = frozenset({"Match", "match", "record", "replay"})

Function = ast.FunctionDef | ast.AsyncFunctionDef
Named = Function | ast.ClassDef


def addresses(text: str) -> list[str]:
    """Places on one machine and hosts of package registries."""
    return [found.group() for pattern in (PLACES, HOSTS) for found in pattern.finditer(text)]


def unfinished(text: str) -> list[str]:
    """Marks of work put off."""
    return UNFINISHED.findall(text)


def bare_ignores(source: str) -> list[str]:
    """Comments that silence a checker without saying which rule."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [t.string for t in tokens if t.type == tokenize.COMMENT and BARE_IGNORE.search(t.string)]


def too_long(source: str) -> list[str]:
    """A file or functions longer than a reader holds in mind."""
    lines = source.count("\n")
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, Function))
    faults = [f"{node.name}: {length(node)} lines" for node in functions if length(node) > LONGEST_FUNCTION]
    return faults + [f"file: {lines} lines"] * (lines > LONGEST_FILE)


def length(node: Function) -> int:
    """The number of lines of a function, its decorators left out."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def vague_names(path: str, source: str) -> list[str]:
    """Names that say nothing about the game, in the path or in the code."""
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, Named)]
    return [name for name in [path, *names] if VAGUE.search(name)]


def undocumented(source: str) -> list[str]:
    """The module and whatever is public in it, where a docstring is missing."""
    tree = ast.parse(source)
    faults = [] if ast.get_docstring(tree) else ["module"]
    return faults + [node.name for node in public(tree) if not ast.get_docstring(node)]


def public(node: ast.Module | ast.ClassDef) -> Iterator[Named]:
    """Public classes and functions, and the public ones inside public classes."""
    for child in node.body:
        if not isinstance(child, Named) or child.name.startswith("_") or is_variant(child):
            continue
        yield child
        if isinstance(child, ast.ClassDef):
            yield from public(child)


def is_variant(node: Named) -> bool:
    """Whether the docstring stands elsewhere: at the overridden method, the property, the implementation."""
    marks = {ast.unparse(mark).rpartition(".")[2] for mark in node.decorator_list}
    return bool(marks & {"overload", "override", "setter"})


def imports(source: str) -> Iterator[tuple[str, str]]:
    """Each imported module with the name taken from it, or with itself."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from ((node.module or "", alias.name) for alias in node.names)


def foreign_to_core(source: str) -> list[str]:
    """Imports that the core may not have: anything but the standard library, msgspec and itself."""
    return [module for module, _ in imports(source) if module.partition(".")[0] not in CORE_MAY_IMPORT]


def takes_kernel(source: str) -> list[str]:
    """What is imported from the compiled kernel, which only the solver may do."""
    return [module for module, taken in imports(source) if "_kernel" in {*module.split("."), taken}]


def hidden_from_bots(source: str) -> list[str]:
    """What a bot takes from the core although it may only see a view."""
    taken = [
        f"{module}.{name}"
        for module, name in imports(source)
        if module.startswith("thousand.core") and HIDDEN_FROM_BOTS & {*module.split("."), *name.split(".")}
    ]
    reached = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)]
    return taken + [ast.unparse(node) for node in reached if node.attr == "Match"]
