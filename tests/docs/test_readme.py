"""The README's Python blocks run as they stand and print what they say."""

import doctest
import re

from tests.house.files import ROOT

BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def failures(block: str) -> tuple[int, int]:
    """How many examples of a block fail, and how many there are; a block without prompts is one example."""
    if ">>>" not in block:
        exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
        return 0, 1
    test = doctest.DocTestParser().get_doctest(block, {}, "README", "README.md", 0)
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    return result.failed, result.attempted


def test_the_readme_has_examples_and_they_hold() -> None:
    results = [failures(block) for block in BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))]
    assert sum(attempted for _, attempted in results) > 0
    assert sum(failed for failed, _ in results) == 0


def test_a_wrong_example_is_found() -> None:
    assert failures(">>> 1 + 1\n3\n") == (1, 1)
