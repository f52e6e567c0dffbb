"""Sockets that only wait, and people among bots."""

import asyncio
from random import Random
from time import perf_counter

import httpx
import msgspec
import picows

from bench.server import thousand
from bench.server.figures import Figures, cpu_seconds, memory_kb, share
from bench.server.load import Player
from bench.server.sites import thousand_site
from thousand.table.wire import from_browser as say
from thousand.table.wire.to_browser import ToBrowser, Update, Welcome

_read = msgspec.json.Decoder(ToBrowser)
_PAUSE = 5.0


async def idle_sockets(count: int) -> tuple[int, float]:
    """How many sockets stand when that many spectators have come, and the memory of each in kB."""
    with thousand_site() as site:
        async with httpx.AsyncClient(base_url=site.address, timeout=60) as client:
            table, cookie = await thousand.opened(site.address, client, {"begin": True})
            before = memory_kb(site.process)
            players = []
            for _ in range(count // 100):
                players += await asyncio.gather(
                    *(thousand.watcher(site.address, table, cookie) for _ in range(100))
                )
            await asyncio.sleep(2)
            standing = sum(player.transport is not None and not player.closed for player in players)
            return standing, (memory_kb(site.process) - before) / max(1, standing)


class AmongBots(Player):
    """A person among bots: acts at random every few seconds, and times the moves of the bots."""

    def __init__(self, chance: Random, ways: list[float]) -> None:
        super().__init__(0)
        self._chance, self._ways = chance, ways
        self._asked = 0.0
        self.moves = 0

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        """Times a bot's move from when it was its turn; acts after a pause on its own."""
        if frame.msg_type != picows.WSMsgType.TEXT:
            return
        message = _read.decode(frame.get_payload_as_bytes())
        if not isinstance(message, Update | Welcome):
            return
        now = perf_counter()
        if isinstance(message, Update) and message.scene is not None and self._asked:
            self._ways.append(now - self._asked)
            self.moves += 1
        scene = message.scene
        if scene is not None:
            self._asked = now if scene.to_act not in (None, 0) else 0.0
        if scene is not None and scene.turn is not None:
            act = say.Act(scene.turn_number, self._chance.choice(scene.turn.legal))
            self._later(act)
        elif message.table is not None and message.table.stage == "between":
            self._later(say.Ready())

    def _later(self, message: say.FromBrowser) -> None:
        delay = self._chance.uniform(0.8, 1.2) * _PAUSE
        asyncio.get_running_loop().call_later(delay, self.send, msgspec.json.encode(message))


async def bots(level: str, tables: int, seconds: float) -> Figures:
    """How long bots of a level take at many tables, each with a person who acts every five seconds."""
    with thousand_site() as site:
        async with httpx.AsyncClient(base_url=site.address, timeout=60) as client:
            ways: list[float] = []
            chance = Random(1)
            people = []
            for number in range(tables):
                table, cookie = await thousand.opened(
                    site.address, client, {"begin": True, "settings": {"level": level}}
                )
                person = AmongBots(Random(chance.random() + number), ways)
                await thousand.connected(site.address, table, cookie, person)
                people.append(person)
            await asyncio.sleep(_PAUSE)
            ways.clear()
            before, began = cpu_seconds(site.process), perf_counter()
            made = sum(one.moves for one in people)
            await asyncio.sleep(seconds)
            return Figures(
                server=f"thousand, bots: {level}",
                load=f"{tables} tables, a person acts every {_PAUSE:g} s",
                moves=sum(one.moves for one in people) - made,
                seconds=perf_counter() - began,
                cpu=cpu_seconds(site.process) - before,
                p50=share(ways, 0.5),
                p95=share(ways, 0.95),
                p99=share(ways, 0.99),
                memory=memory_kb(site.process),
            )
