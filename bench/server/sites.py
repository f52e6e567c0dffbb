"""The servers that are measured, each started for a run of its own and stopped after it."""

import os
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
    limits = (
        "guests_an_address",
        "tables_an_address",
        "sockets_an_address",
        "requests_a_minute",
        "most_tables",
    )
    lifted = {f"THOUSAND_{name.upper()}": "1000000" for name in limits}
    with tempfile.TemporaryDirectory(prefix="thousand-bench-", dir=Path.cwd()) as folder:
        serve = [sys.executable, "-m", "thousand.cli", "serve", "--port", "0"]
        command = [*serve, "--database", f"{folder}/site.db", *options]
        environment = {**lifted, "THOUSAND_MESSAGES_A_SECOND": "1000"}
        with _running(command, Path.cwd(), "http://127.0.0.1:", environment) as site:
            yield site


def installed() -> bool:
    """Whether the peer is there."""
    return (FOLDER / "node_modules" / "boardgame.io").exists()


@contextmanager
def _running(
    command: list[str], folder: Path, mark: str, environment: dict[str, str] | None = None
) -> Iterator[Site]:
    server = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
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
