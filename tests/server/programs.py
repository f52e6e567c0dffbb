"""A server in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

_PLACE = re.compile(r"http://127\.0\.0\.1:\d+")


class Program:
    """`thousand serve` in a process of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        command = [sys.executable, "-m", "thousand.cli", "serve", "--port", "0", "--bot-workers", "1"]
        self.log = folder / "log"
        log = self.log.open("a")
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "t.db"), "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, "THOUSAND_MESSAGES_A_SECOND": "500", "PYTHONUNBUFFERED": "1", **settings},
        )
        log.close()
        assert self.process.stdout is not None
        found = next(filter(None, map(_PLACE.search, self.process.stdout)))
        self.origin = found.group()

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        self.process.communicate(timeout=20)
        return self.process.returncode
