"""The generated files are those that the messages of today give."""

from pathlib import Path

import pytest

from protocol.files import contents
from protocol.reference import placed


@pytest.mark.parametrize("path", contents(), ids=lambda path: path.name)
def test_a_generated_file_is_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == contents()[path], "run `make protocol`"


def test_a_page_without_a_place_for_the_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="no generated part"):
        placed("nothing", "tables")
