"""A real server for tests: uvicorn in a thread, people with browsers' manners."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from thousand.server.premises import Premises
from thousand.server.serving import bind, configured
from thousand.server.settings import Settings


class Served:
    """A running server and its address."""

    def __init__(self, settings: Settings) -> None:
        self._door = bind("127.0.0.1", 0, 1)
        self.settings = replace(settings, port=self._door.getsockname()[1])
        self.server = uvicorn.Server(configured(Premises(self.settings)))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self._door]})
        self.origin = f"http://127.0.0.1:{self.settings.port}"
        self.players: list[Player] = []

    def player(self, name: str = "") -> "Player":
        """Somebody who goes when the server does; without a name he is no guest."""
        self.players.append(Player(self.origin, name))
        return self.players[-1]

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self._door.close()


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[Served]:
    """A server for a while."""
    plain: dict[str, Any] = {
        "database": str(folder / "t.db"),
        "bot_workers": 1,
        "durability": "normal",
        "requests_a_minute": 100_000,
        "messages_a_second": 500,
    }
    server = Served(Settings(**(plain | settings)))
    server.start()
    try:
        yield server
    finally:
        for player in server.players:
            player.close()
        server.stop()


class Player:
    """Somebody with a browser: one client for pages, sockets with its cookie."""

    def __init__(self, origin: str, name: str = "") -> None:
        self.origin = origin
        self.http = httpx.Client(base_url=origin, timeout=20, headers={"origin": origin})
        self.chance = Random(name)
        self.frames: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self.sockets: list[ClientConnection] = []
        if name:
            self.http.post("/api/me", json={"name": name}).raise_for_status()

    def open(self, **wanted: Any) -> str:
        """Opens a table."""
        answer = self.http.post("/api/tables", json=wanted).raise_for_status()
        return str(answer.json()["id"])

    def dial(self, table: str, **more: Any) -> ClientConnection:
        """A socket that has said nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        address = self.origin.replace("http", "ws") + f"/ws/table/{table}"
        socket: ClientConnection = connect(
            address, additional_headers=headers, compression=None, legacy=True, **more
        )
        self.sockets.append(socket)
        return socket

    def come(self, table: str, version: int = 0) -> "Player":
        """Comes to a table and is welcomed."""
        self.socket = self.dial(table, origin=self.origin)
        self.frames = []
        self.say(type="hello", protocol=1, version=version)
        self.wait_for("welcome")
        return self

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 10) -> dict[str, Any]:
        assert self.socket is not None
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.frames.append(frame)
        return frame

    def wait_for(self, kind: str) -> dict[str, Any]:
        while True:
            frame = self.hear()
            if frame["type"] == kind:
                return frame

    def close(self) -> None:
        """Closes all that is open."""
        for socket in self.sockets:
            socket.close()
        self.http.close()

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    @property
    def table(self) -> dict[str, Any]:
        return next(frame["table"] for frame in reversed(self.frames) if frame.get("table"))

    @property
    def scene(self) -> Any:
        return next((frame["scene"] for frame in reversed(self.frames) if frame.get("scene")), None)

    def step(self) -> None:
        """Does what is asked, else listens."""
        message = self._wanted()
        if message:
            self.say(**message)
        self.hear()

    def _wanted(self) -> dict[str, Any] | None:
        you, scene = self.table["you"], self.scene
        match self.table["stage"]:
            case "cutting":
                return _cut(self.table["cutting"], you)
            case "between" if not self.table["places"][you]["ready"]:
                return {"type": "ready"}
            case "playing" if scene and scene["turn"]:
                action = self.chance.choice(scene["turn"]["legal"])
                return {"type": "act", "turn": scene["turn_number"], "action": action}
            case "over":
                return {"type": "rematch"}
        return None


def _cut(cutting: dict[str, Any], you: int) -> dict[str, Any] | None:
    number = cutting["number"]
    nonce = sha256(b"nonce %d" % number).digest()
    if cutting["stage"] == "cut" and you in cutting["seats"] and you not in cutting["cut"]:
        return {"type": "cut", "number": number, "commitment": sha256(nonce).hexdigest()}
    if cutting["stage"] == "open" and you in cutting["cut"] and you not in cutting["opened"]:
        return {"type": "open_cut", "number": number, "nonce": nonce.hex()}
    return None


def close_code(socket: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(10)
    code = socket.close_code or 0
    socket.close()
    return code
