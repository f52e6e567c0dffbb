"""No test of the command line leaves its language to the next one."""

from collections.abc import Iterator

import pytest

from thousand.cli.words import take_language


@pytest.fixture(autouse=True)
def language_as_before() -> Iterator[None]:
    """The language that a test asked for is forgotten with it."""
    yield
    take_language([])
