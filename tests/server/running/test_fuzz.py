"""Whatever is said at a table: a coded refusal or an effect, never a fault, and nothing at other tables."""

import asyncio
from pathlib import Path
from random import Random

import msgspec

from tests.conftest import LONG
from tests.server.frames import CODES, frame
from tests.server.running.houses import ANN, BOB, CLASSIC, EVE, Visit, run
from thousand.server.running.house import House
from thousand.server.running.live import Heard
from thousand.server.running.talking import message_of
from thousand.server.store.sqlite import SqliteStore
from thousand.table.settings import Settings

MESSAGES = 100_000 if LONG else 3_000


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
            text = frame(chance, people[0].peer.scene or {}, before)
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
