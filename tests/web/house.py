"""A house that can be struck down: a server with a database of its own, started again as it was."""

import re
import subprocess
import sys
from pathlib import Path

from tests.web.browser import HURRIED


class House:
    """`thousand serve` on one port for all its lives."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self.address = ""
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "thousand.cli", "serve", "--bot-workers", "1", "--lang", "en"]
        process = subprocess.Popen(
            [*command, "--port", str(self._port), "--database", str(self._folder / "house.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**HURRIED, "PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        found = next(filter(None, (re.search(r"http://127\.0\.0\.1:(\d+)", line) for line in process.stdout)))
        self.address, self._port = found[0], int(found[1])
        return process

    def strike(self) -> None:
        """kill -9, in the middle of whatever it does."""
        self._process.kill()
        self._process.communicate()

    def rise(self) -> None:
        """Starts it again on the same port, with the same file."""
        self._process = self._start()

    def close(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=20)
