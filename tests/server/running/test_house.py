"""Tables that live: one task each, kept before told, woken from their log."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running.houses import ANN, BOB, CLASSIC, EVE, SHORT, Time, Visit, run
from thousand.core.record import read_record, replay
from thousand.core.state import GameOver
from thousand.server.codes import AWAY, FAULT, RESTART, TAKEN
from thousand.server.erasing import Eraser
from thousand.server.faults import ServerFault
from thousand.server.running.house import House
from thousand.server.running.live import LiveTable, Tick, _Posted
from thousand.server.store import Lines
from thousand.server.store.sqlite import SqliteStore
from thousand.table.settings import Settings
from thousand.table.table import Table

BOTS = (None, "rookie", "rookie")


async def opened(house: House, **more: Any) -> LiveTable:
    return await house.open(ANN, CLASSIC, Settings(level="rookie", **more), BOTS, begin=True)


def test_a_whole_game_is_played_and_its_record_kept(tmp_path: Path) -> None:
    async def deed(house: House, store: SqliteStore) -> None:
        live = await house.open(ANN, SHORT, Settings(), BOTS, begin=True)
        ann = await Visit(live, ANN).come()
        await ann.play(lambda: ann.peer.table["stage"] == "over")
        match = ann.peer.last("welcome")["match"]
        record = await store.game(match)
        assert record is not None
        replayed = replay(read_record(record))
        assert isinstance(replayed.match.phase, GameOver)
        assert len(ann.peer.last("update")["scene"]["winners"]) > 0
        mine, _ = await house.summaries(ANN.id, 0, 10)
        assert [one.stage for one in mine] == ["over"]
        await ann.say(type="rematch")
        await ann.play(lambda: ann.peer.table["stage"] == "playing")
        assert ann.peer.last("welcome")["match"] != match

    run(tmp_path, deed)


def test_what_is_told_is_kept_first(tmp_path: Path) -> None:
    async def deed(house: House, store: SqliteStore) -> None:
        live = await opened(house)
        ann = Visit(live, ANN)
        kept: list[int] = []
        plain = store.append

        async def slow(lines: Lines, *more: Any) -> None:
            told = ann.peer.frames[-1]["version"]
            assert told <= lines.first
            await plain(lines, *more)
            kept.append(lines.first + len(lines.bodies))
            assert ann.peer.frames[-1]["version"] == told

        await ann.come()
        store.append = slow  # type: ignore[method-assign, assignment]
        await ann.play(lambda: len(ann.peer.frames) > 40)
        assert max(kept) == ann.peer.last("update")["version"]

    run(tmp_path, deed)


def test_a_table_that_sleeps_is_told_to_a_guest_with_his_own_seat(tmp_path: Path) -> None:
    async def first(house: House, _store: SqliteStore) -> None:
        live = await house.open(ANN, CLASSIC, Settings(open=True), (None, None, "rookie"), begin=False)
        bob = await Visit(live, BOB).come()
        await bob.say(type="sit", seat=1)

    async def second(house: House, store: SqliteStore) -> None:
        for guest, seat in ((ANN, 0), (BOB, 1)):
            (mine,), (found,) = await house.summaries(guest.id, 0, 10)
            assert (mine.seat, found.seat) == (seat, seat)
        _, (found,) = await house.summaries(EVE.id, 0, 10)
        assert found.seat is None
        assert house.live == ()
        await store.erase(BOB.id, Eraser(BOB.id))
        (card,) = await store.cards_open(0, 10)
        assert BOB.id.encode() not in card.summary
        assert b"Bob" not in card.summary

    run(tmp_path, first)
    run(tmp_path, second)


def test_a_table_goes_on_from_its_log_after_the_process_has_ended(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def first(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        ann = await Visit(live, ANN).come()
        # On her own turn, when no bot moves on while she is looked for.
        await ann.play(
            lambda: (
                ann.peer.scene is not None
                and ann.peer.scene["turn_number"] > 30
                and bool(ann.peer.scene["turn"])
            )
        )
        await ann.go()
        await asyncio.sleep(0.05)
        again = await Visit(live, ANN).come()
        seen.update(id=live.id, scene=again.peer.scene, version=again.peer.last("welcome")["version"])

    async def second(house: House, _store: SqliteStore) -> None:
        assert await house.wake() == 1
        live = await house.table(seen["id"])
        ann = await Visit(live, ANN).come()
        welcome = ann.peer.frames[0]
        assert (welcome["scene"], welcome["version"]) == (seen["scene"], seen["version"])
        await ann.play(lambda: ann.peer.scene["turn_number"] > 50)

    run(tmp_path, first)
    run(tmp_path, second)


def test_of_two_tabs_one_acts_and_the_other_is_told(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        one, two = await Visit(live, ANN).come(), await Visit(live, ANN).come()
        await one.play(lambda: bool(one.peer.scene and one.peer.scene["turn"]))
        turn, legal = one.peer.scene["turn_number"], one.peer.scene["turn"]["legal"]
        await asyncio.gather(*(tab.say(type="act", turn=turn, action=legal[0]) for tab in (one, two)))
        refusals = [[f["code"] for f in tab.peer.frames if f["type"] == "refused"] for tab in (one, two)]
        assert sorted(refusals) == [[], ["turn_past"]]
        assert one.peer.scene == two.peer.scene

    run(tmp_path, deed)


def test_people_who_are_shown_the_same_get_the_same_and_spectators_no_hand(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        ann = await Visit(live, ANN).come()
        await ann.play(lambda: bool(ann.peer.scene and ann.peer.scene["turn"]))
        bob, eve = await Visit(live, BOB).come(), await Visit(live, EVE).come()
        assert ann.peer.last("update")["table"]["watching"] == 2
        await ann.play(lambda: ann.peer.scene["turn_number"] > 20)
        assert bob.peer.frames[2:] == eve.peer.frames[1:]
        deals = [frame["scene"]["deal"] for frame in bob.peer.frames if frame.get("scene")]
        assert {deal["hand"] for deal in deals if deal} == {None}

    run(tmp_path, deed)


def test_bots_rest_while_nobody_is_here(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        ann = await Visit(live, ANN).come()
        await ann.play(lambda: bool(ann.peer.scene))
        await ann.go()
        await asyncio.sleep(0.05)
        version = live._table.version
        await asyncio.sleep(0.1)
        assert live._table.version == version

    run(tmp_path, deed)


def test_a_hint_is_given_on_ones_own_turn_and_refused_else(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await opened(house, hints=True)
        ann, eve = await Visit(live, ANN).come(), await Visit(live, EVE).come()
        await ann.play(lambda: bool(ann.peer.scene and ann.peer.scene["turn"]))
        turn = ann.peer.scene["turn_number"]
        await eve.say(type="ask_hint", turn=turn)
        assert eve.peer.last("refused")["code"] == "not_seated"
        await ann.say(type="ask_hint", turn=turn)
        await ann.say(type="ask_hint", turn=turn)
        while not any(frame["type"] == "hint" for frame in ann.peer.frames):
            await asyncio.sleep(0.01)
        assert ann.peer.last("refused")["code"] == "hint_busy"
        hint = ann.peer.last("hint")
        assert hint["turn"] == turn
        assert hint["options"][0]["actions"][0] in ann.peer.scene["turn"]["legal"]

    run(tmp_path, deed)


def test_a_table_that_another_process_writes_is_let_go(tmp_path: Path) -> None:
    async def deed(house: House, store: SqliteStore) -> None:
        live = await opened(house)
        ann = await Visit(live, ANN).come()
        await ann.play(lambda: bool(ann.peer.scene and ann.peer.scene["turn"]))
        await store.append(Lines(live.id, live._table.version, 1, (b"{}",)))
        turn = ann.peer.scene
        await ann.say(type="act", turn=turn["turn_number"], action=turn["turn"]["legal"][0])
        assert ann.peer.code == TAKEN
        assert live not in house.live

    run(tmp_path, deed)


def test_a_fault_ends_its_own_table_alone_and_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live, other = await opened(house), await opened(house)
        ann, bob = await Visit(live, ANN).come(), await Visit(other, ANN).come()
        await ann.play(lambda: bool(ann.peer.scene and ann.peer.scene["turn"]))
        scene = ann.peer.scene

        def broken(_table: Table, *_: Any) -> None:
            raise RuntimeError("planted")

        with monkeypatch.context() as patch:
            patch.setattr(Table, "enter", broken)
            await ann.say(type="act", turn=scene["turn_number"], action=scene["turn"]["legal"][0])
        assert ann.peer.code == FAULT
        assert bob.peer.code is None
        again = await Visit(await house.table(live.id), ANN).come()
        assert again.peer.frames[0]["scene"]["turn_number"] > scene["turn_number"]

    run(tmp_path, deed)


def test_a_table_left_alone_is_put_away_and_found_again(tmp_path: Path) -> None:
    clock = Time()

    async def deed(house: House, _store: SqliteStore) -> None:
        live = await house.open(ANN, CLASSIC, Settings(), BOTS)
        ann = await Visit(live, ANN).come()
        await ann.go()
        clock.now += 61_000
        live._inbox.put_nowait(_tick())
        await asyncio.wait([live._task])
        assert house.live == ()
        again = await Visit(await house.table(live.id), ANN).come()
        assert again.peer.frames[0]["table"]["you"] == 0

    def _tick() -> Any:
        return _Posted(Tick(), None)

    run(tmp_path, deed, clock)


def test_a_table_that_waits_for_something_alone_does_not_spin(tmp_path: Path) -> None:
    clock = Time()

    async def deed(house: House, _store: SqliteStore) -> None:
        live = await house.open(ANN, CLASSIC, Settings(), BOTS)
        ann = await Visit(live, ANN).come()
        await ann.go()
        clock.now += 61_000
        takes = 0
        plain = live._deal_with

        async def counted(item: Any) -> Any:
            nonlocal takes
            takes += 1
            return await plain(item)

        live._deal_with = counted  # type: ignore[method-assign]
        live._table.next_due = lambda: clock.now + 30_000  # type: ignore[method-assign]
        live._inbox.put_nowait(_Posted(Tick(), None))
        await asyncio.sleep(0.1)
        assert takes == 1

    run(tmp_path, deed, clock)


def test_a_house_has_room_for_so_many_tables(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        for _ in range(50):
            await house.open(ANN, CLASSIC, Settings(), BOTS)
        with pytest.raises(ServerFault, match="server_full"):
            await house.open(ANN, CLASSIC, Settings(), BOTS)
        with pytest.raises(ServerFault, match="table_missing"):
            await _fewer(house)

    async def _fewer(house: House) -> None:
        await house.live[0].stop(AWAY)
        await house.table("none")

    run(tmp_path, deed)


def test_when_the_server_stops_everybody_is_told_to_come_back(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        ann = await Visit(await opened(house), ANN).come()
        await house.close()
        assert ann.peer.code == RESTART

    run(tmp_path, deed)
