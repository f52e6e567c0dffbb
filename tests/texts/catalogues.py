"""The catalogues as written: patterns with their variables and choices, read from the Fluent sources."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

FOLDER = Path(__file__).resolve().parents[2] / "src" / "thousand" / "texts" / "catalogues"
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 120)


class Pattern(NamedTuple):
    """A value or attribute: its variables, the words it chooses by, what it refers to.

    `numbers` tells that it chooses by a number, `plurals` are the forms of each choice that counts with it.
    """

    topic: str
    variables: frozenset[str]
    words: dict[str, frozenset[str]]
    numbers: bool
    plurals: list[frozenset[str]]
    refers: frozenset[str]


class Reading(visitor.Visitor):
    """Collects what a pattern needs."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: dict[str, frozenset[str]] = {}
        self.numbers = False
        self.plurals: list[frozenset[str]] = []
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that Fluent calls
        """A variable in the text or in front of a choice."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the name that Fluent calls
        """Another message in the text."""
        self.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the name that Fluent calls
        """A choice by a word, by a number or by its plural form."""
        keys = frozenset(one.key.name for one in node.variants if isinstance(one.key, ast.Identifier))
        if keys <= PLURALS:
            self.numbers = True
            if any(counts(node, one) for one in node.variants):
                self.plurals.append(keys)
        elif isinstance(node.selector, ast.VariableReference):
            self.words[node.selector.id.name] = keys
        self.generic_visit(node)


def counts(choice: ast.SelectExpression, variant: ast.Variant) -> bool:
    """Whether a variant is the singular and writes the number by which it was chosen."""
    reading = Reading()
    reading.visit(variant.value)
    selector = choice.selector
    singular = isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
    return singular and isinstance(selector, ast.VariableReference) and selector.id.name in reading.variables


@cache
def sources(language: str) -> dict[str, str]:
    """The files of a language by name."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).iterdir())}


@cache
def patterns(language: str) -> dict[str, Pattern]:
    """Every value and attribute of a language: `mark-bolt`, `mark-bolt.event`."""
    return {name: read(topic, pattern) for topic, name, pattern in entries(language)}


def entries(language: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Topic, name and pattern of every value and attribute, in the order of the files."""
    for topic, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{topic}: {entry.content}"
            if isinstance(entry, ast.Message):
                if entry.value:
                    yield topic, entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield topic, f"{entry.id.name}.{attribute.id.name}", attribute.value


def repeated(language: str) -> list[str]:
    """Names that stand more than once in the files of a language."""
    return [name for name, count in Counter(name for _, name, _ in entries(language)).items() if count > 1]


def read(topic: str, pattern: ast.Pattern) -> Pattern:
    """What a pattern needs."""
    reading = Reading()
    reading.visit(pattern)
    return Pattern(
        topic,
        frozenset(reading.variables),
        reading.words,
        reading.numbers,
        reading.plurals,
        frozenset(reading.refers),
    )


def samples(pattern: Pattern) -> Iterator[dict[str, str | int]]:
    """Parameters that reach every branch: each word of a choice by words, and numbers of all plural forms."""
    names = sorted(pattern.variables)
    choices: list[list[str | int]] = [
        sorted(pattern.words[name]) if name in pattern.words else list(COUNTS if pattern.numbers else (7,))
        for name in names
    ]
    for values in product(*choices) if len(names) < 4 else zip(*map(cycled, choices), strict=True):
        yield dict(zip(names, values, strict=True))


def cycled(values: list[str | int]) -> list[str | int]:
    """The values over and over, as many as there are numbers to try."""
    return [values[place % len(values)] for place in range(len(COUNTS))]
