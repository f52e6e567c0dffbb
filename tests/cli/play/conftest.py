"""Every test of the game keeps its games in a folder of its own and sees 80 columns by 24 rows."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def terminal_and_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name, value in {
        "XDG_STATE_HOME": str(tmp_path),
        "COLUMNS": "80",
        "LINES": "24",
        "TERM": "xterm-256color",
        "THOUSAND_LANG": "en",
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("MAKELEVEL", raising=False)
    return tmp_path
