"""Connections that get nowhere are ended, and only those."""

import asyncio
import resource
import socket
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.servers import Served, served
from thousand.server import patience
from thousand.server.patience import Patience
from thousand.server.serving import allow_connections

SECONDS = 0.3
SCHEMA = "/api/schema/openapi.json"


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", SECONDS)


def dial(server: Served, first: bytes) -> socket.socket:
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.settimeout(10)
    one.connect(("127.0.0.1", server.settings.port))
    one.sendall(first)
    return one


def read_to_the_end(one: socket.socket) -> int:
    """How much there is to read until the other side ends it."""
    size = 0
    try:
        while piece := one.recv(1 << 16):
            size += len(piece)
    except ConnectionResetError:
        pass
    return size


def ended(one: socket.socket) -> bool:
    """Whether the other side has ended it within some looks."""
    one.settimeout(10 * SECONDS)
    try:
        return one.recv(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: ",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
    ],
)
def test_a_request_that_never_comes_whole_is_not_waited_for(tmp_path: Path, first: bytes) -> None:
    with served(tmp_path) as server, dial(server, first) as one:
        assert ended(one)


def test_an_answer_that_nobody_reads_is_let_go(tmp_path: Path) -> None:
    asked = 200
    with served(tmp_path) as server, dial(server, b"") as one:
        size = len(server.player().http.get(SCHEMA, headers={"accept-encoding": "identity"}).content)
        for _ in range(asked):
            one.sendall(b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % SCHEMA.encode())
        time.sleep(6 * SECONDS)
        assert read_to_the_end(one) < asked * size


def test_a_socket_stays_as_long_as_it_likes(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann").come(server.player("Host").open())
        time.sleep(6 * SECONDS)
        ann.say(type="ping")
        assert ann.wait_for("pong")


class Standing:
    """A connection whose other end takes what `sizes` leave."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = list(sizes)
        self.aborted = False

    def get_protocol(self) -> "Standing":
        return self

    def get_write_buffer_size(self) -> int:
        return self.sizes.pop(0)

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("sizes", "looks"), [((0, 0, 0), None), ((9, 5, 0), None), ((9, 5, 5), 3), ((0, 7, 9), 3), ((4, 4, 4), 2)]
)
def test_one_who_takes_nothing_of_what_waits_for_him_is_let_go(
    sizes: tuple[int, ...], looks: int | None
) -> None:
    async def inside() -> None:
        one = Standing(sizes)
        watch = Patience(cast("Any", one), cast("Any", one), lambda: None)
        for look in range(1, len(sizes) + 1):
            watch.end()
            watch._look()
            assert one.aborted == (look == looks)
            if one.aborted:
                return
        watch.end()

    asyncio.run(inside())


def test_the_process_may_have_as_many_connections_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        allow_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
