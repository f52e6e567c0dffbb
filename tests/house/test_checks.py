"""Every rule of the house finds a planted fault, and lets the innocent neighbour pass."""

import pytest

from tests.house import checks


def planted(text: str) -> str:
    """The text without its tildes, which keep this file itself free of the fault."""
    return text.replace("~", "")


LONG_FUNCTION = "def f():\n" + "    x = 1\n" * checks.LONGEST_FUNCTION


@pytest.mark.parametrize("text", ["see /roo~t/x", "cd /wor~k/main", "https://pyp~i.org/simple"])
def test_an_address_is_found(text: str) -> None:
    assert checks.addresses(planted(text))


@pytest.mark.parametrize("text", ["docs/work/x", "the root / the tree", "#!/usr/bin/env python3", "~/work/x"])
def test_an_ordinary_path_is_no_address(text: str) -> None:
    assert checks.addresses(text) == []


def test_work_put_off_is_found() -> None:
    assert checks.unfinished(planted("# TO~DO: later"))
    assert checks.unfinished("método, todo") == []


def test_a_bare_ignore_is_found() -> None:
    assert checks.bare_ignores(planted("x = 1  # no~qa\n"))
    assert checks.bare_ignores(planted("x = 1  # type: ~ignore\n"))
    assert checks.bare_ignores(planted("x = 1  # no~qa: E501\ny = 2  # type: ~ignore[misc]\n")) == []


def test_a_long_file_is_found() -> None:
    assert checks.too_long("x = 1\n" * (checks.LONGEST_FILE + 1))
    assert checks.too_long("x = 1\n" * checks.LONGEST_FILE) == []


def test_a_long_function_is_found() -> None:
    assert checks.too_long(LONG_FUNCTION)
    assert checks.too_long(LONG_FUNCTION.removesuffix("    x = 1\n")) == []


def test_a_taken_kernel_is_found() -> None:
    assert checks.takes_kernel("from thousand.solver._kernel import Solver")
    assert checks.takes_kernel("from thousand.solver import _kernel")
    assert checks.takes_kernel("from thousand.solver import Solver") == []


def test_a_vague_name_is_found() -> None:
    assert checks.vague_names("src/deal.py", "class DealManager: ...")
    assert checks.vague_names("src/utils.py", "")
    assert checks.vague_names("src/deal.py", "class Deal: ...") == []


@pytest.mark.parametrize(
    "source",
    ["x = 1", '"""M."""\ndef f(): ...', '"""M."""\nclass C:\n    """C."""\n    def f(self): ...'],
)
def test_a_missing_docstring_is_found(source: str) -> None:
    assert checks.undocumented(source)


@pytest.mark.parametrize(
    "source",
    ['"""M."""\ndef _f(): ...', '"""M."""\nclass C:\n    """C."""\n    @x.setter\n    def x(self, v): ...'],
)
def test_what_is_private_needs_no_docstring(source: str) -> None:
    assert checks.undocumented(source) == []


def test_a_foreign_import_of_the_core_is_found() -> None:
    assert checks.foreign_to_core("def f():\n    import rich.table")
    assert checks.foreign_to_core("import enum\nfrom msgspec import Struct\nfrom thousand import core") == []


@pytest.mark.parametrize(
    "source",
    [
        "from thousand.core.match import start",
        "from thousand.core import Match",
        "import thousand.core.record",
        "from thousand.core.record.reading import load",
        "from thousand.core import state\nmatch: state.Match",
    ],
)
def test_a_bot_that_looks_behind_the_view_is_found(source: str) -> None:
    assert checks.hidden_from_bots(source)


def test_a_bot_may_use_cards_and_views() -> None:
    assert checks.hidden_from_bots("from thousand.core.view import View") == []
    assert checks.hidden_from_bots("from thousand.core import cards") == []
