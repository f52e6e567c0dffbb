"""Our tables: three people, classic rules, cuts and all, every action durable before it is told."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import httpx
import msgspec
import picows

from bench.server.load import Player
from thousand.table.wire import from_browser as say
from thousand.table.wire.to_browser import TableSeen, ToBrowser, Update, Welcome

_read = msgspec.json.Decoder(ToBrowser)


class ThousandTable:
    """A table of ours: plays the first legal action but a claim, cuts and goes on when it is asked to."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self._turn = -1
        self._move: tuple[int, bytes] | None = None
        self._nonces: dict[int, bytes] = {}
        self._ready_for = -1

    def heard(self, seat: int, frame: bytes) -> bool:
        """An update with a scene one turn on tells the move; what the table asks for is sent."""
        message = _read.decode(frame)
        if not isinstance(message, Update | Welcome):
            return False
        if message.table is not None:
            self._around(seat, message.table)
        scene = message.scene
        if scene is None:
            return False
        if scene.turn is not None:
            legal = [one for one in scene.turn.legal if one != "claim"]
            self._move = seat, msgspec.json.encode(say.Act(scene.turn_number, legal[0]))
        return isinstance(message, Update) and scene.turn_number == self._turn + 1

    def ready(self) -> bool:
        """Whether somebody is to act."""
        return self._move is not None

    def move(self) -> None:
        """The seat to act acts."""
        if self._move is None:
            raise RuntimeError("nobody is to act")
        seat, frame = self._move
        self._turn = msgspec.json.decode(frame)["turn"]
        self._move = None
        self.players[seat].send(frame)

    def _around(self, seat: int, table: TableSeen) -> None:
        cutting = table.cutting
        if cutting is not None and seat in cutting.seats:
            self._cut(seat, cutting.number, cutting.stage, seat in cutting.cut, seat in cutting.opened)
        elif table.stage == "lobby" and seat == 0 and all(one.kind == "person" for one in table.places):
            self.players[0].send(msgspec.json.encode(say.Begin()))
        elif table.stage == "between" and not table.places[seat].ready:
            self.players[seat].send(msgspec.json.encode(say.Ready()))
        elif table.stage == "over" and not table.places[seat].ready:
            self.players[seat].send(msgspec.json.encode(say.Rematch()))

    def _cut(self, seat: int, number: int, stage: str, cut: bool, opened: bool) -> None:
        if stage == "cut" and not cut and (seat * 1_000_000 + number) not in self._nonces:
            nonce = secrets.token_bytes(32)
            self._nonces = {key: one for key, one in self._nonces.items() if key // 1_000_000 != seat}
            self._nonces[seat * 1_000_000 + number] = nonce
            self.players[seat].send(msgspec.json.encode(say.Cut(number, sha256(nonce).hexdigest())))
        nonce = self._nonces.get(seat * 1_000_000 + number, b"")
        if stage == "open" and not opened and nonce:
            self._nonces[seat * 1_000_000 + number] = b""
            self.players[seat].send(msgspec.json.encode(say.OpenCut(number, nonce.hex())))


async def seated(address: str, client: httpx.AsyncClient) -> ThousandTable:
    """A new table with its three people connected, its game begun."""
    table, host = await opened(address, client, {"seats": [None, None]})
    cookies = [host, *[await _guest(client, name) for name in ("Boris", "Vera")]]
    players = []
    for seat, cookie in enumerate(cookies):
        player = await connected(address, table, cookie, Player(seat))
        if seat:
            player.send(msgspec.json.encode(say.Sit(seat)))
        players.append(player)
    return ThousandTable(players)


async def opened(address: str, client: httpx.AsyncClient, wanted: dict[str, Any]) -> tuple[str, str]:
    """A new table and the cookie of its host."""
    cookie = await _guest(client, "Anna")
    headers = {"cookie": cookie, "origin": address}
    answer = await client.post("/api/tables", json=wanted, headers=headers)
    answer.raise_for_status()
    client.cookies.clear()
    return str(answer.json()["id"]), cookie


async def watcher(address: str, table: str, cookie: str) -> Player:
    """A connection that only listens."""
    return await connected(address, table, cookie, Player(0))


async def connected(address: str, table: str, cookie: str, player: Player) -> Player:
    """The player's connection to a table, with its first message sent."""
    url = f"{address.replace('http', 'ws', 1)}/ws/table/{table}"
    headers = {"Cookie": cookie, "Origin": address}
    await picows.ws_connect(lambda: player, url, extra_headers=headers)
    player.send(msgspec.json.encode(say.Hello(say.PROTOCOL)))
    return player


async def _guest(client: httpx.AsyncClient, name: str) -> str:
    answer = await client.post("/api/me", json={"name": name})
    answer.raise_for_status()
    client.cookies.clear()
    return str(answer.headers["set-cookie"].partition(";")[0])
