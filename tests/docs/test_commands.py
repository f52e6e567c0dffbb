"""Every `make` command that a document names is there, and every target says what it does."""

import re

import pytest

from tests.house.files import ROOT, files

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PHONY = set(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split())
DOCUMENTS = [path for path in files() if path.suffix == ".md"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_in_a_document_exist(document: object) -> None:
    text = (ROOT / str(document)).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^\s*\$?\s*)make ([a-z][a-z-]*)", text, re.MULTILINE))
    assert named <= PHONY


def test_every_target_says_what_it_does() -> None:
    assert set(re.findall(r"^([a-z-]+):.*## \S", MAKEFILE, re.MULTILINE)) == PHONY
