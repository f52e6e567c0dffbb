"""A house for tests: a store in a file, bots that think at once, people who only listen."""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

from thousand.bots.advice import Advice, advise
from thousand.bots.api import Budget
from thousand.core.actions import Action
from thousand.core.rules import RulesForm, change, preset
from thousand.core.view import View
from thousand.server.running.house import House
from thousand.server.running.live import Came, Heard, LiveTable, Went
from thousand.server.running.talking import message_of
from thousand.server.running.thinking import Thinkers
from thousand.server.store.sqlite import SqliteStore, open_store
from thousand.table.guests import Guest

ANN, BOB, EVE = Guest("ann", "Ann"), Guest("bob", "Bob"), Guest("eve", "Eve")
CLASSIC = RulesForm(preset("classic", 3), "classic")
SHORT = RulesForm(change(preset("classic", 3), {"game.finish": "fixed_deals(3)"}), "classic")


class QuickThinkers:
    """Chooses by chance, in this process."""

    def __init__(self) -> None:
        self.chance = Random(5)
        self.choices = 0

    async def choose(self, level: str, view: View, seed: int) -> Action:
        self.choices += 1
        await asyncio.sleep(0)
        return self.chance.choice(view.legal)

    async def advise(self, view: View, seed: int) -> Advice:
        await asyncio.sleep(0.05)
        return advise(view, Budget(nodes=1))

    def waiting(self) -> int:
        return 0


class Listener:
    """Somebody connected: keeps what is sent."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.frames: list[dict[str, Any]] = []
        self.code: int | None = None
        self.news = asyncio.Event()

    def offer(self, frame: str) -> None:
        self.frames.append(msgspec.json.decode(frame))
        self.news.set()

    def end(self, code: int) -> None:
        self.code = code
        self.news.set()

    def last(self, kind: str) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)

    @property
    def table(self) -> dict[str, Any]:
        """What is around the game as it was told last."""
        return next(frame["table"] for frame in reversed(self.frames) if frame.get("table"))

    @property
    def scene(self) -> Any:
        """The game as it was told last."""
        return next((frame["scene"] for frame in reversed(self.frames) if frame.get("scene")), None)


class Visit:
    """A person at a live table who plays by chance."""

    def __init__(self, table: LiveTable, guest: Guest) -> None:
        self.live = table
        self.peer = Listener(guest)
        self.chance = Random(guest.id)

    async def come(self, version: int = 0) -> "Visit":
        await self.live.post(Came(self.peer, version))
        return self

    async def go(self) -> None:
        await self.live.post(Went(self.peer))

    async def say(self, **message: Any) -> None:
        await self.live.post(Heard(self.peer, message_of(msgspec.json.encode(message).decode())))

    async def play(self, until: Callable[[], bool]) -> None:
        """Plays on, waiting for the others, until something holds."""
        while not until() and self.peer.code is None:
            if not await self._act():
                self.peer.news.clear()
                await asyncio.wait_for(self.peer.news.wait(), 10)

    async def _cut(self, cutting: dict[str, Any], you: int) -> bool:
        number = cutting["number"]
        if cutting["stage"] == "cut" and you in cutting["seats"] and you not in cutting["cut"]:
            await self.say(type="cut", number=number, commitment=sha256(nonce(number)).hexdigest())
            return True
        if cutting["stage"] == "open" and you in cutting["cut"] and you not in cutting["opened"]:
            await self.say(type="open_cut", number=number, nonce=nonce(number).hex())
            return True
        return False

    async def _act(self) -> bool:
        stage, you = self.peer.table["stage"], self.peer.table["you"]
        if stage == "between" and not self.peer.table["places"][you]["ready"]:
            await self.say(type="ready")
            return True
        if stage == "cutting":
            return await self._cut(self.peer.table["cutting"], you)
        turn = (self.peer.scene or {}).get("turn")
        if stage != "playing" or not turn:
            return False
        action = self.chance.choice(turn["legal"])
        await self.say(type="act", turn=self.peer.scene["turn_number"], action=action)
        return True


def nonce(number: int) -> bytes:
    """The nonce of everybody for the deck of a number."""
    return sha256(b"nonce %d" % number).digest()


class Time:
    """A clock that tests move on; it never stands still."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


def run(folder: Path, deed: Callable[[House, SqliteStore], Awaitable[None]], clock: Any = None) -> None:
    """Runs something in a house."""

    async def inside() -> None:
        store = open_store(folder / "t.db", "normal")
        house = House(store, cast("Thinkers", QuickThinkers()), 50, *([clock] if clock else []))
        try:
            await deed(house, store)
        finally:
            await house.close()
            await store.close()

    asyncio.run(asyncio.wait_for(inside(), 60))
