"""A table whose log cannot be read: it is set aside, the others go on, and whoever opens it is told."""

import sqlite3
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.server.running.houses import ANN, BOB, CLASSIC, Visit, run
from tests.server.servers import close_code, served
from thousand.server import codes
from thousand.server.erasing import Eraser
from thousand.server.faults import ServerFault
from thousand.server.running.house import House
from thousand.server.store.sqlite import SqliteStore
from thousand.table.settings import Settings

BOTS = (None, "rookie", "rookie")
SPOILT = {
    "no letters": "UPDATE entries SET body = x'ff00' WHERE table_id = ? AND seq = 2",
    "another form": "UPDATE entries SET body = CAST('{}' AS BLOB) WHERE table_id = ? AND seq = 2",
    "no bytes": "UPDATE entries SET body = 7 WHERE table_id = ? AND seq = 2",
    "a line missing": "DELETE FROM entries WHERE table_id = ? AND seq = 2",
    "a line twice": "UPDATE entries SET body = (SELECT body FROM entries WHERE table_id = ?1 AND seq = 0) "
    "WHERE table_id = ?1 AND seq = 2",
}


def spoil(folder: Path, words: str, table: str) -> None:
    connection = sqlite3.connect(folder / "t.db", isolation_level=None)
    connection.execute(words, (table,))
    connection.close()


@pytest.mark.parametrize("words", SPOILT.values(), ids=SPOILT.keys())
def test_a_log_that_cannot_be_read_keeps_nobody_from_the_other_tables(tmp_path: Path, words: str) -> None:
    names: list[str] = []

    async def first(house: House, _store: SqliteStore) -> None:
        for guest in (ANN, BOB):
            live = await house.open(guest, CLASSIC, Settings(open=True, level="rookie"), BOTS, begin=True)
            names.append(live.id)

    async def second(house: House, _store: SqliteStore) -> None:
        with capture_logs() as logs:
            assert await house.wake() == 1
            for _ in range(2):
                with pytest.raises(ServerFault, match="table_damaged"):
                    await house.table(names[0])
        told = [one for one in logs if one["event"] == "table_set_aside"]
        assert [one["table"] for one in told] == [names[0]]
        assert ANN.id not in str(logs)
        assert ANN.name not in str(logs)
        assert house.set_aside == 1
        bob = await Visit(await house.table(names[1]), BOB).come()
        assert bob.peer.table["you"] == 0

    run(tmp_path, first)
    spoil(tmp_path, words, names[0])
    run(tmp_path, second)


def test_a_card_that_cannot_be_read_leaves_the_lobby_to_the_others(tmp_path: Path) -> None:
    names: list[str] = []

    async def first(house: House, _store: SqliteStore) -> None:
        opened = [await house.open(ANN, CLASSIC, Settings(open=True), BOTS) for _ in range(2)]
        names.extend(live.id for live in opened)

    async def second(house: House, _store: SqliteStore) -> None:
        mine, found = await house.summaries(ANN.id, 0, 10)
        assert [one.id for one in mine] == [one.id for one in found] == [names[1]]

    run(tmp_path, first)
    spoil(tmp_path, "UPDATE cards SET summary = x'ff00' WHERE table_id = ?", names[0])
    run(tmp_path, second)


def test_a_guest_can_be_erased_from_a_log_that_cannot_be_read(tmp_path: Path) -> None:
    names: list[str] = []

    async def first(house: House, _store: SqliteStore) -> None:
        names.append((await house.open(ANN, CLASSIC, Settings(), BOTS)).id)

    async def second(house: House, store: SqliteStore) -> None:
        eraser = Eraser(ANN.id)
        await house.forget(ANN, lambda: store.erase(ANN.id, eraser))

    run(tmp_path, first)
    spoil(
        tmp_path,
        "UPDATE entries SET body = CAST('Ann, torn' AS BLOB) WHERE table_id = ? AND seq = 0",
        names[0],
    )
    run(tmp_path, second)
    kept = sqlite3.connect(tmp_path / "t.db")
    assert not [body for (body,) in kept.execute("SELECT body FROM entries") if b"Ann" in body]
    kept.close()


def test_whoever_opens_a_table_that_is_set_aside_is_told_a_code(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = server.player("Ann").open(begin=True)
    spoil(tmp_path, SPOILT["no letters"], table)
    with served(tmp_path, metrics_token="t") as server:
        ann = server.player("Ann")
        answer = ann.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "table_damaged")
        socket = ann.dial(table)
        socket.send('{"type":"hello","protocol":1,"version":0}')
        assert close_code(socket) == codes.DAMAGED
        figures = ann.http.get("/metrics", headers={"authorization": "Bearer t"}).text
        assert "thousand_tables_set_aside 1.0" in figures
        assert ann.come(ann.open(begin=True)).table["you"] == 0
