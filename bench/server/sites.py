"""The servers that are measured, each started for a run of its own and stopped after it."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.server.boardgame import FOLDER


class Site(msgspec.Struct, frozen=True):
    """A running server: its process and port."""

    process: int
    port: int

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def boardgame_site() -> Iterator[Site]:
    """boardgame.io with its store in memory."""
    node = Path(sys.executable).with_name("node")
    with _running([str(node), "server.mjs", "0"], FOLDER, "ready ") as site:
        yield site


@contextmanager
def thousand_site(*options: str) -> Iterator[Site]:
    """Ours with an SQLite file on disk that is synced at each commit; limits for one address lifted."""
    many = "1000000"
    limits = [
        option
        for name in ("guests-an-address", "tables-an-address", "sockets-an-address", "requests-a-minute")
        for option in (f"--{name}", many)
    ]
    with tempfile.TemporaryDirectory(prefix="thousand-bench-", dir=Path.cwd()) as folder:
        serve = [sys.executable, "-m", "thousand.cli", "serve", "--port", "0"]
        more = ["--database", f"{folder}/site.db", "--messages-a-second", "1000", *limits, *options]
        with _running([*serve, *more], Path.cwd(), "http://127.0.0.1:") as site:
            yield site


def installed() -> bool:
    """Whether the peer is there."""
    return (FOLDER / "node_modules" / "boardgame.io").exists()


@contextmanager
def _running(command: list[str], folder: Path, mark: str) -> Iterator[Site]:
    server = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield Site(server.pid, _port(server, mark))
    finally:
        server.terminate()
        server.wait(20)


def _port(server: subprocess.Popen[str], mark: str) -> int:
    heard: list[str] = []
    for line in server.stdout or ():
        heard.append(line)
        _, found, rest = line.partition(mark)
        digits = "".join(sign for sign in rest if sign.isdigit() or sign == "/").partition("/")[0]
        if found and digits:
            return int(digits)
    raise RuntimeError("the server did not start:\n" + "".join(heard))
