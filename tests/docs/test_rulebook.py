"""The rulebook names every option once, in every language, and its examples replay as they say."""

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.house.files import ROOT
from thousand.core.rules import option_names
from thousand.core.rules.paragraphs import PARAGRAPHS
from thousand.texts.languages import LANGUAGES

RULES = ROOT / "docs" / "rules"
BOOKS = tuple(f"{book}{language}.md" for book in ("", "advice.") for language in LANGUAGES)
FILES = tuple(sorted((RULES / "examples").glob("*.json")))
EXAMPLES = tuple(path for path in FILES if not path.name.endswith(".expected.json"))
ANCHORED = re.compile(r'^<a id="([\d.]+)"></a>\n\*\*([\d.]+)\*\* ', re.MULTILINE)
OPTION = re.compile(r"`([a-z]+(?:\.[a-z_]+)+)`")
CODE = re.compile(r"`[^`]+`")
LINK = re.compile(r"\]\(([^)#]*)#([\d.]+)\)")
EXAMPLE_LINK = re.compile(r"\(examples/([a-z-]+)\.json\)")


def text_of(book: str) -> str:
    return (RULES / book).read_text(encoding="utf-8")


def paragraphs(language: str) -> dict[str, str]:
    """Number to text, in the order of the book."""
    _, *parts = ANCHORED.split(text_of(f"{language}.md"))
    assert parts[0::3] == parts[1::3], "an anchor differs from its number"
    return dict(zip(parts[0::3], parts[2::3], strict=True))


def named_in(paragraph: str) -> list[str]:
    """Values of options, links to paragraphs and examples, whatever their order in a language."""
    return sorted(
        CODE.findall(paragraph)
        + EXAMPLE_LINK.findall(paragraph)
        + [one for _, one in LINK.findall(paragraph)]
    )


def test_every_option_has_a_paragraph_in_table_order() -> None:
    assert tuple(PARAGRAPHS) == option_names()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_in_its_paragraph_and_nowhere_else(language: str) -> None:
    named = [(name, number) for number, text in paragraphs(language).items() for name in OPTION.findall(text)]
    assert sorted(named) == sorted(PARAGRAPHS.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_paragraphs(language: str) -> None:
    assert list(paragraphs(language)) == list(paragraphs("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paragraph_names_the_same_values_paragraphs_and_examples_in_every_language(language: str) -> None:
    english = {number: named_in(text) for number, text in paragraphs("en").items()}
    assert {number: named_in(text) for number, text in paragraphs(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advice_tells_of_the_same_deals_in_every_language(language: str) -> None:
    assert EXAMPLE_LINK.findall(text_of(f"advice.{language}.md")) == EXAMPLE_LINK.findall(
        text_of("advice.en.md")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_run_on_without_a_gap(language: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(language)]
    assert all(b in {(a[0], a[1] + 1), (a[0] + 1, 1)} for a, b in pairwise(numbers))


@pytest.mark.parametrize("book", BOOKS)
def test_every_link_to_a_paragraph_leads_to_one_of_the_same_language(book: str) -> None:
    language = book.split(".")[-2]
    links = LINK.findall(text_of(book))
    assert {number for _, number in links} <= set(paragraphs(language))
    assert {target for target, _ in links} <= {"", f"{language}.md"}


@pytest.mark.parametrize("book", BOOKS)
def test_every_example_that_is_named_exists(book: str) -> None:
    assert set(EXAMPLE_LINK.findall(text_of(book))) <= {path.stem for path in EXAMPLES}


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_an_example_is_printed_in_the_one_way(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text == json.dumps(json.loads(text), indent=2, ensure_ascii=False) + "\n"


@pytest.mark.parametrize("record", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_replays_to_its_expected_document(record: Path) -> None:
    command = [sys.executable, "-m", "thousand.cli", "replay", str(record), "--json"]
    printed = subprocess.run(command, capture_output=True, check=True).stdout
    assert json.loads(printed) == json.loads(record.with_suffix(".expected.json").read_bytes())
