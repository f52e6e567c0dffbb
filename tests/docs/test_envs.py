"""The pages on the faces for research tell what is so, and their examples run."""

import doctest
import re
import textwrap

import pytest

from tests.house.files import ROOT
from thousand.core.rules import PRESETS, preset
from thousand.envs import numbering, observation

PAGE = (ROOT / "docs" / "reference" / "envs.md").read_text(encoding="utf-8")
HOWTO = (ROOT / "docs" / "howto" / "train-a-player.md").read_text(encoding="utf-8")
CLASSIC = preset("classic", 3)


@pytest.mark.parametrize("page", [PAGE, HOWTO], ids=["reference", "howto"])
def test_the_examples_run(page: str) -> None:
    blocks = re.findall(r"^ *```python\n(.*?)^ *```", page, re.DOTALL | re.MULTILINE)
    source = "\n".join(textwrap.dedent(block) for block in blocks)
    test = doctest.DocTestParser().get_doctest(source, {}, "envs", "envs.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_blocks_of_numbers_are_those() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| [^|]+ \|$", PAGE, re.MULTILINE)
    blocks = numbering(CLASSIC).blocks
    assert rows[: len(blocks)] == [(one.name, str(one.first), str(one.count)) for one in blocks]


def test_the_numbers_of_actions_are_those() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (\d+ \| \d+ \| \d+) \|$", PAGE, re.MULTILINE))
    assert rows == {
        name: " | ".join(str(numbering(preset(name, players)).size) for players in (2, 3, 4))
        for name in PRESETS
    }


def test_the_fields_of_an_observation_are_those() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d× ]+) \|", PAGE, re.MULTILINE)
    told = rows[len(numbering(CLASSIC).blocks) + len(PRESETS) :]
    assert told == [
        (name, str(part.first), " × ".join(map(str, part.shape)))
        for name, part in observation(CLASSIC).parts.items()
    ]
