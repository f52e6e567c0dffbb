"""Tables of boardgame.io: three players take turns; spoken over socket.io."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import picows

from bench.server.load import Player

FOLDER = Path(__file__).parent / "peer"
_SPACE = "/turns"
_LET_IN = f"40{_SPACE},".encode()
_SYNC = f'42{_SPACE},["sync"'.encode()
_UPDATE = f'42{_SPACE},["update"'.encode()


class BoardgameTable:
    """A table of the peer; the seat that moves follows from the number of moves."""

    def __init__(self, name: str, players: Sequence[Player]) -> None:
        self.players = players
        self._name = name
        self._moves = 0
        self._synced: set[int] = set()

    def heard(self, seat: int, frame: bytes) -> bool:
        """An update tells the move; a ping is answered."""
        if frame == b"2":
            self.players[seat].send(b"3")
        if frame.startswith(_SYNC):
            self._synced.add(seat)
        return frame.startswith(_UPDATE)

    def ready(self) -> bool:
        """There is always a next turn once all know the state."""
        return len(self._synced) == len(self.players)

    def move(self) -> None:
        """The next seat plays a card."""
        seat = str(self._moves % 3)
        payload = {"type": "play", "args": [self._moves % 24], "playerID": seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.players[int(seat)].send(_event("update", action, self._moves, self._name, seat))
        self._moves += 1


class BoardgamePlayer(Player):
    """A seat's connection: asks for the state as soon as the server has let it in."""

    def __init__(self, table: str, seat: int) -> None:
        super().__init__(seat)
        self._table_name = table

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        """The connection stands: asks to be let in."""
        super().on_ws_connected(transport)
        self.send(_LET_IN)

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        """A frame comes."""
        if frame.get_payload_as_bytes().startswith(_LET_IN):
            self.send(_event("sync", self._table_name, str(self.seat), None, 3))
        super().on_ws_frame(transport, frame)


async def seated(port: int, name: str) -> BoardgameTable:
    """A new table with its three players connected."""
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    players = [BoardgamePlayer(name, seat) for seat in range(3)]
    for player in players:
        await picows.ws_connect(lambda player=player: player, url)
    return BoardgameTable(name, players)


def _event(*parts: Any) -> bytes:
    return f"42{_SPACE},{json.dumps(parts)}".encode()
