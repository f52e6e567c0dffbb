"""Whatever is said at a table: a coded refusal or an effect, never a fault, and nothing at other tables."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

from tests.conftest import LONG
from tests.server.running.houses import ANN, BOB, CLASSIC, EVE, Visit, run
from thousand.core import errors
from thousand.server.running.house import House
from thousand.server.running.live import Heard
from thousand.server.running.talking import message_of
from thousand.server.store.sqlite import SqliteStore
from thousand.table.settings import Settings
from thousand.table.wire.from_browser import FromBrowser

MESSAGES = 100_000 if LONG else 3_000
CODES = {code for name in dir(errors) if name.endswith("_CODES") for code in getattr(errors, name)}
TYPES = {one.__struct_config__.tag: one.__struct_fields__ for one in get_args(FromBrowser)}
WORDS = ("pass", "bid 100", "play AS", "play KH!", "rookie", "none", "abort", "hints", "stand_in", "x" * 41)


def values(chance: Random) -> Any:
    return chance.choice(
        (
            *(chance.randrange(-1, 5), chance.randrange(200), 1 << 70, 1.5, None, True, [], {}),
            *(chance.choice(WORDS), "0" * 64, f"{chance.getrandbits(256):064x}"),
        )
    )


def frame(chance: Random, ann: Visit, before: list[str]) -> str:
    """A frame: near to what is meant, far from it, torn, or sent before."""
    kind = chance.random()
    if kind < 0.1 and before:
        return chance.choice(before)
    scene = ann.peer.scene or {}
    if kind < 0.4 and scene.get("turn"):
        legal = scene["turn"]["legal"]
        turn = scene["turn_number"] + chance.choice((0, 0, 0, -1, 1))
        return json.dumps({"type": "act", "turn": turn, "action": chance.choice((*legal, *WORDS))})
    named = chance.choice(list(TYPES))
    fields = {name: values(chance) for name in TYPES[named] if chance.random() < 0.9}
    if kind > 0.9:
        fields[chance.choice(("turn", "seat", "other"))] = values(chance)
    text = json.dumps({"type": chance.choice(("none", 3)) if kind > 0.98 else named, **fields})
    return text[: chance.randrange(len(text))] if kind > 0.95 else text


async def play(visit: Visit) -> None:
    """Goes on with the game as people do, so that something is always under way."""
    if visit.peer.table["you"] is not None:
        await visit._act()
    elif visit.peer.guest != EVE:
        await visit.say(type="sit", seat=(ANN, BOB).index(visit.peer.guest))
    if visit.peer.table["stage"] in ("over", "aborted"):
        await visit.say(type="rematch")


def test_nothing_that_is_said_breaks_a_table(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        chance = Random(17)
        live = await house.open(ANN, CLASSIC, Settings(level="rookie"), (None, None, "rookie"), begin=True)
        other = await house.open(EVE, CLASSIC, Settings(level="rookie"), (None, "rookie", "rookie"))
        calm = await Visit(other, EVE).come()
        people = [await Visit(live, guest).come() for guest in (ANN, BOB, EVE)]
        before: list[str] = []
        carried = 0
        for number in range(MESSAGES):
            visit = chance.choice(people)
            if number % 3 == 0:
                await asyncio.sleep(0)
                await play(visit)
            text = frame(chance, people[0], before)
            before = [*before[-20:], text]
            try:
                message = message_of(text)
            except msgspec.MsgspecError:
                continue
            seen = len(visit.peer.frames)
            await live.post(Heard(visit.peer, message))
            answers = visit.peer.frames[seen:]
            assert visit.peer.code is None, text
            refused = [one["code"] for one in answers if one["type"] == "refused"]
            assert set(refused) <= CODES, text
            carried += any(one["type"] == "update" for one in answers)
        assert carried > 20
        assert [one["type"] for one in calm.peer.frames] == ["welcome"]
        again = await Visit(live, ANN).come()
        assert again.peer.frames[-1]["type"] == "welcome"

    run(tmp_path, deed)
