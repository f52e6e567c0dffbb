"""Tables in odd moments: a log gone bad, somebody who comes as they end, guests who are erased or renamed."""

import asyncio
from pathlib import Path

import pytest

from tests.server.running.houses import ANN, BOB, CLASSIC, EVE, Time, Visit, run
from tests.server.running.test_house import BOTS, opened
from thousand.server.clock import now_ms
from thousand.server.codes import AWAY, FORBIDDEN, NO_GUEST
from thousand.server.erasing import Eraser
from thousand.server.running.house import House
from thousand.server.running.live import Stop
from thousand.server.store import Lines
from thousand.server.store.sqlite import SqliteStore
from thousand.table import beginning
from thousand.table.guests import Guest
from thousand.table.settings import Settings


def test_a_log_gone_bad_keeps_nobody_else_from_his_table(tmp_path: Path) -> None:
    async def spoil(house: House, store: SqliteStore) -> None:
        bad, _good = await opened(house), await opened(house)
        sat = b'{"type":"sat","at":1,"seat":9,"guest":{"id":"x","name":"X"}}'
        await store.append(Lines(bad.id, bad._table.version, now_ms(), (sat,)))

    async def wake(house: House, _store: SqliteStore) -> None:
        assert await house.wake() == 1
        assert len(house.live) == 1

    run(tmp_path, spoil)
    run(tmp_path, wake)


def test_who_comes_at_the_moment_of_the_end_is_told_to_come_back(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        late = Visit(live, BOB)
        live.post(Stop(AWAY))
        await late.come()
        assert late.peer.code == AWAY

    run(tmp_path, deed)


def test_a_table_without_spectators_sends_them_off_when_its_seats_are_taken(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await house.open(ANN, CLASSIC, Settings(watchable=False), (None, "rookie", "rookie"))
        ann, bob, eve = [await Visit(live, one).come() for one in (ANN, BOB, EVE)]
        await bob.say(type="sit", seat=1)
        await ann.say(type="begin")
        assert {ann.peer.code, bob.peer.code, eve.peer.code} == {None}
        carl = await Visit(live, Guest("carl", "Carl")).come()
        await carl.say(type="sit", seat=2)
        for one in (ann, bob):
            await one.say(type="propose", what="sit_in", seat=2)
        assert eve.peer.code == FORBIDDEN
        assert {ann.peer.code, bob.peer.code, carl.peer.code} == {None}

    run(tmp_path, deed)


def test_a_new_name_holds_for_what_an_open_connection_does_next(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        ann = await Visit(live, ANN).come()
        await house.rename(Guest(ANN.id, "Anna"))
        await ann.say(type="leave")
        await ann.say(type="sit", seat=0)
        assert ann.peer.table["places"][0]["name"] == "Anna"

    run(tmp_path, deed)


def test_while_somebody_is_erased_the_others_wait_and_an_open_connection_of_his_ends(tmp_path: Path) -> None:
    async def deed(house: House, store: SqliteStore) -> None:
        live, other = await opened(house), await house.open(BOB, CLASSIC, Settings(), BOTS)
        watching = await Visit(other, ANN).come()
        waiting: list[asyncio.Task[object]] = []

        async def erase() -> tuple[str, ...]:
            waiting.append(asyncio.create_task(house.table(live.id)))
            await asyncio.sleep(0.05)
            assert not waiting[0].done()
            return await store.erase(ANN.id, lambda body: body)

        await house.forget(ANN, erase)
        assert (await house.table(live.id)) is await waiting[0]
        assert watching.peer.code == NO_GUEST

    run(tmp_path, deed)


def test_a_person_let_go_is_sent_off_from_a_table_without_spectators_and_does_not_come_back(
    tmp_path: Path,
) -> None:
    async def before(house: House, _store: SqliteStore) -> None:
        live = await house.open(ANN, CLASSIC, Settings(watchable=False))
        ann, bob = [await Visit(live, one).come() for one in (ANN, BOB)]
        await bob.say(type="sit", seat=1)
        await ann.say(type="let_go", seat=1)
        assert (ann.peer.code, bob.peer.code) == (None, FORBIDDEN)

    async def after(house: House, store: SqliteStore) -> None:
        (card,) = await store.cards_of(ANN.id, 5)
        live = await house.table(card.table)
        assert not live.welcomes(BOB)
        assert live.welcomes(EVE)
        bob = await Visit(live, BOB).come()
        await bob.say(type="sit", seat=1)
        assert bob.peer.last("refused")["code"] == "seat_barred"

    run(tmp_path, before)
    run(tmp_path, after)


def test_who_has_asked_for_a_seat_is_erased_from_the_log(tmp_path: Path) -> None:
    async def deed(house: House, store: SqliteStore) -> None:
        live = await opened(house)
        _, bob = [await Visit(live, one).come() for one in (ANN, BOB)]
        await bob.say(type="sit", seat=1)
        assert any(b'"Bob"' in body for body in await store.log(live.id))
        await house.forget(BOB, lambda: store.erase(BOB.id, Eraser(BOB.id)))
        for body in await store.log(live.id):
            assert b'"Bob"' not in body
            assert BOB.id.encode() not in body

    run(tmp_path, deed)


def test_who_asks_for_a_seat_in_vain_is_told_and_nobody_else_is(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        ann, bob, eve = [await Visit(live, one).come() for one in (ANN, BOB, EVE)]
        await bob.say(type="sit", seat=1)
        assert [one.peer.table["question"]["own"] for one in (ann, bob, eve)] == [False, True, False]
        await ann.say(type="propose", what="sit_in", seat=1, yes=False)
        assert bob.peer.frames[-1] == {
            "type": "refused",
            "about": "sit",
            "code": "sit_in_refused",
            "params": {},
        }
        for one in (ann, eve):
            assert one.peer.table["question"] is None
            assert not any(frame["type"] == "refused" for frame in one.peer.frames)

    run(tmp_path, deed)


def test_who_was_waited_for_at_a_rematch_goes_and_it_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beginning, "RETURN_WAIT", 200)

    async def deed(house: House, _store: SqliteStore) -> None:
        live = await house.open(ANN, CLASSIC, Settings(), (None, None, "rookie"))
        ann, bob = [await Visit(live, one).come() for one in (ANN, BOB)]
        await bob.say(type="sit", seat=1)
        await ann.say(type="begin")
        for one in (ann, bob):
            await one.say(type="propose", what="abort")
        await ann.say(type="rematch")
        assert ann.peer.table["stage"] == "aborted"
        await bob.go()
        assert ann.peer.table["stage"] == "aborted"
        await asyncio.sleep(0.4)
        assert ann.peer.table["stage"] == "cutting"

    run(tmp_path, deed)


@pytest.mark.parametrize("begun", [False, True])
def test_who_sits_down_or_asks_to_belongs_to_the_table_in_the_same_stroke(
    tmp_path: Path, begun: bool
) -> None:
    """Else a crash between two strokes leaves a name in a log that nobody could erase."""

    async def deed(house: House, store: SqliteStore) -> None:
        live = await house.open(ANN, CLASSIC, Settings(), BOTS, begin=begun)
        await Visit(live, ANN).come()
        bob = await Visit(live, BOB).come()

        async def crash() -> None:
            raise RuntimeError("planted")

        live._keep_card = crash  # type: ignore[method-assign]
        await bob.say(type="sit", seat=1)
        assert len(await store.cards_of(BOB.id, 5)) == 1

    run(tmp_path, deed)


def test_after_the_clock_was_put_back_nothing_waits_for_the_old_time(tmp_path: Path) -> None:
    clock = Time()

    async def before(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        ann = await Visit(live, ANN).come()
        number = ann.peer.table["cutting"]["number"]
        await ann.say(type="cut", number=number, commitment="0" * 64)
        assert ann.peer.table["cutting"]["stage"] == "open"

    async def after(house: House, _store: SqliteStore) -> None:
        live = (await house.wake(), *house.live)[1]
        assert isinstance(live, type(house.live[0]))
        due = live._table.next_due()
        assert due is not None
        assert due <= clock.now + 3_000

    run(tmp_path, before, clock)
    clock.now -= 3_600_000
    run(tmp_path, after, clock)


def test_who_goes_on_and_on_about_seats_and_bots_is_refused_and_his_game_goes_on(tmp_path: Path) -> None:
    async def deed(house: House, _store: SqliteStore) -> None:
        live = await opened(house)
        ann, bob = [await Visit(live, one).come() for one in (ANN, BOB)]
        for turn in range(200):
            await ann.say(type="set_bot", seat=1, level=("rookie", "casual")[turn % 2])
        assert ann.peer.last("refused")["code"] == "request_often"
        assert live._table.version < 100
        await bob.say(type="sit", seat=1)
        assert bob.peer.table["question"]["own"]
        await ann.play(lambda: ann.peer.table["stage"] == "cutting" and not ann.peer.table["cutting"]["cut"])
        before = live._table.version
        number = ann.peer.table["cutting"]["number"]
        await ann.say(type="cut", number=number, commitment="0" * 64)
        assert live._table.version > before

    run(tmp_path, deed)
