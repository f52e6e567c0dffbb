"""What is kept: the log line by line, games, guests, and what is deleted."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from thousand.server.faults import Conflict, ServerFault, StoreFault
from thousand.server.store import Card, Game, Keep, Lines, Person
from thousand.server.store.backup import backup, restore
from thousand.server.store.engines import write_engine
from thousand.server.store.inserting import MOST_ALONE
from thousand.server.store.schema import METADATA, REVISION
from thousand.server.store.sqlite import SqliteStore, open_store

Deed = Callable[[SqliteStore], Coroutine[Any, Any, None]]


def run(file: Path, deed: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def inside() -> None:
        store = open_store(file)
        try:
            await deed(store)
        finally:
            await store.close()

    asyncio.run(inside())


def lines(table: str, first: int, *bodies: bytes, at: int = 1) -> Lines:
    return Lines(table, first, at, bodies)


def card(table: str, changed: int, *, is_open: bool = True, over: bool = False) -> Card:
    return Card(table, 1, changed, is_open, over, b"{}")


def test_a_log_is_read_as_it_was_written_also_by_the_next_process(tmp_path: Path) -> None:
    file = tmp_path / "t.db"

    async def write(store: SqliteStore) -> None:
        await store.append(lines("a", 0, b"one", b"two"))
        await store.append(lines("a", 2, b"three"))
        await store.append(lines("b", 0, b"other"))

    async def read(store: SqliteStore) -> None:
        assert await store.log("a") == (b"one", b"two", b"three")
        assert await store.log("none") == ()

    run(file, write)
    run(file, read)


def test_a_line_that_is_there_already_is_a_conflict_and_spares_the_others(
    tmp_path: Path,
) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.append(lines("a", 0, b"one"))
        wanted = [
            store.append(lines("b", 0, b"b0", b"b1"), card("b", 5)),
            store.append(lines("a", 0, b"again"), card("a", 5), game=Game("a-game", "a", 5, b"record")),
            store.append(lines("c", 0, b"c0")),
        ]
        good, bad, fine = await asyncio.gather(*wanted, return_exceptions=True)
        assert (good, fine) == (None, None)
        assert isinstance(bad, Conflict)
        assert await store.log("a") == (b"one",)
        assert await store.log("b") == (b"b0", b"b1")
        assert await store.log("c") == (b"c0",)
        assert await store.card("a") is None
        assert await store.game("a-game") is None
        assert store.alive()

    run(tmp_path / "t.db", deed)


def test_more_lines_than_one_statement_takes_are_kept_in_one_transaction(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        many = [b"%d" % number for number in range(2 * MOST_ALONE + 7)]
        await store.append(lines("a", 0, *many))
        assert await store.log("a") == tuple(many)
        await store.append(lines("b", 2 * MOST_ALONE, b"there"))
        with pytest.raises(Conflict):
            await store.append(lines("b", 0, *many))
        await store.append(lines("b", 0, b"none of them was kept"))

    run(tmp_path / "t.db", deed)


def test_a_log_that_cannot_be_written_does_not_end_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def torn(*_words: object, **_more: object) -> None:
        raise OSError

    async def deed(store: SqliteStore) -> None:
        monkeypatch.setattr("thousand.server.store.writer._log.error", torn, raising=False)
        with pytest.raises(StoreFault):
            await store.writer.write(deed=lambda connection: connection.exec_driver_sql("nonsense"))
        await store.append(lines("a", 0, b"one"))
        assert await store.log("a") == (b"one",)
        assert store.alive()

    run(tmp_path / "t.db", deed)


def test_of_lines_that_conflict_none_is_kept(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.append(lines("a", 0, b"zero"))
        await store.append(lines("a", 2, b"two"))
        with pytest.raises(Conflict):
            await store.append(lines("a", 1, b"one", b"other two"))
        with pytest.raises(ServerFault, match="table_damaged"):
            await store.log("a")
        await store.append(lines("a", 1, b"other one"))
        assert await store.log("a") == (b"zero", b"other one", b"two")

    run(tmp_path / "t.db", deed)


def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await asyncio.gather(*(store.append(lines(f"t{n}", 0, b"x")) for n in range(200)))
        assert store.writer.works == 200
        assert store.writer.batches < 100

    run(tmp_path / "t.db", deed)


def test_one_who_no_longer_waits_stops_nobody(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        task = asyncio.create_task(store.append(lines("a", 0, b"one")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.append(lines("a", 1, b"two"))
        assert await store.log("a") == (b"one", b"two")

    run(tmp_path / "t.db", deed)


def test_a_deed_that_fails_fails_alone(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.put_person(Person("g", "Ann", 1, 1))
        unknown = store.put_code("code", "nobody", 5)
        known = store.put_code("good", "g", 5)
        bad, good = await asyncio.gather(unknown, known, return_exceptions=True)
        assert isinstance(bad, Conflict)
        assert good is None
        assert await store.take_code("good", 5) == "g"

    run(tmp_path / "t.db", deed)


def test_what_cannot_be_written_is_told_and_health_comes_back_with_the_disk(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        blocker = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        blocker.execute("ALTER TABLE entries RENAME TO gone")
        with pytest.raises(StoreFault):
            await store.append(lines("a", 0, b"one"))
        assert not store.alive()
        blocker.execute("ALTER TABLE gone RENAME TO entries")
        blocker.close()
        await store.recover()
        assert store.alive()
        await store.append(lines("a", 0, b"one"))

    run(tmp_path / "t.db", deed)


def test_the_lobby_sees_the_last_changed_first(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.append(lines("a", 0, b"x"), card("a", 10), members=["g"])
        await store.append(lines("b", 0, b"x"), card("b", 20), members=["g", "h"])
        await store.append(lines("c", 0, b"x"), card("c", 30, is_open=False), members=["g"])
        await store.append(lines("d", 0, b"x"), card("d", 40, over=True))
        assert [one.table for one in await store.cards_of("g", 2)] == ["c", "b"]
        assert [one.table for one in await store.cards_of("h", 2)] == ["b"]
        assert [one.table for one in await store.cards_open(0, 9)] == ["b", "a"]
        assert [one.table for one in await store.cards_unfinished(10, 9)] == ["c", "b"]
        await store.put_card(card("a", 50))
        assert [one.table for one in await store.cards_open(0, 9)] == ["a", "b"]

    run(tmp_path / "t.db", deed)


def test_a_code_is_good_once_and_for_a_time(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.put_person(Person("g", "Ann", 1, 1))
        await store.put_code("one", "g", 100)
        assert await store.take_code("one", 100) == "g"
        assert await store.take_code("one", 100) is None
        await store.put_code("two", "g", 100)
        assert await store.take_code("two", 101) is None

    run(tmp_path / "t.db", deed)


def test_a_guest_has_one_code_at_a_time(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        for guest in ("g", "h"):
            await store.put_person(Person(guest, guest, 1, 1))
        await store.put_code("other", "h", 100)
        for code in ("one", "two"):
            await store.put_code(code, "g", 100)
        assert await store.take_code("one", 1) is None
        assert await store.take_code("two", 1) == "g"
        assert await store.take_code("other", 1) == "h"

    run(tmp_path / "t.db", deed)


def test_the_secrets_in_a_new_file_are_for_its_owner_alone(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.put_person(Person("g", "Ann", 1, 1))
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert len(modes) >= 3
        assert set(modes.values()) == {0o600}

    run(tmp_path / "t.db", deed)


def test_an_erased_guest_is_nowhere_any_more(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.put_person(Person("g", "Ann", 1, 1))
        game = Game("a-game", "a", 5, b"Ann won")
        await store.append(lines("a", 0, b"Ann sits", b"cards"), card("a", 5), ["g"], game)
        await store.append(lines("b", 0, b"Ann elsewhere"), None, ["other"])
        assert await store.erase("g", lambda body: body.replace(b"Ann", b"-")) == ("a",)
        assert await store.log("a") == (b"- sits", b"cards")
        assert await store.game("a-game") == b"- won"
        assert await store.log("b") == (b"Ann elsewhere",)
        assert await store.person("g") is None
        assert await store.cards_of("g", 9) == ()

    run(tmp_path / "t.db", deed)


def test_what_is_old_is_deleted_and_nothing_else(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        for name, changed, over in (
            ("old", 10, True),
            ("new", 90, True),
            ("left", 10, False),
            ("on", 60, False),
        ):
            game = Game(f"{name}-game", name, 5, b"")
            await store.append(lines(name, 0, b"x"), card(name, changed, over=over), [f"g-{name}"], game)
            await store.put_person(Person(f"g-{name}", name, 1, 10))
        assert await store.sweep(100, Keep(None, None, None)) == 0
        assert await store.sweep(100, Keep(games=50, tables=80, guests=50)) == 2
        kept = [name for name in ("old", "new", "left", "on") if await store.log(name)]
        assert kept == ["new", "on"]
        assert await store.game("old-game") is None
        assert await store.person("g-old") is None
        assert await store.person("g-new") is not None

    run(tmp_path / "t.db", deed)


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    open_and_close(tmp_path / "t.db")
    with write_engine(tmp_path / "t.db", "full").begin() as connection:
        found = MigrationContext.configure(connection)
        assert compare_metadata(found, METADATA) == []
        assert found.get_current_revision() == REVISION
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        connection.engine.dispose()


def test_a_database_has_one_process_at_a_time(tmp_path: Path) -> None:
    async def deed(_store: SqliteStore) -> None:
        with pytest.raises(ServerFault, match="database_busy"):
            open_store(tmp_path / "t.db")

    run(tmp_path / "t.db", deed)
    open_and_close(tmp_path / "t.db")


def test_a_database_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    open_and_close(tmp_path / "t.db")
    change(tmp_path / "t.db", "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ServerFault, match="database_newer"):
        open_store(tmp_path / "t.db")
    (tmp_path / "text").write_text("no database at all, only words of some length" * 50)
    with pytest.raises(ServerFault, match="database_foreign"):
        open_store(tmp_path / "text")


def test_a_backup_is_taken_while_the_server_runs_and_put_back_later(tmp_path: Path) -> None:
    file, copy = tmp_path / "t.db", tmp_path / "copy.db"

    async def first(store: SqliteStore) -> None:
        await store.append(lines("a", 0, b"kept"))
        await asyncio.to_thread(backup, file, copy)
        await store.append(lines("a", 1, b"later"))
        with pytest.raises(ServerFault, match="file_taken"):
            backup(file, copy)
        with pytest.raises(ServerFault, match="database_busy"):
            restore(copy, file)

    async def second(store: SqliteStore) -> None:
        assert await store.log("a") == (b"kept",)

    run(file, first)
    kept = restore(copy, file)
    run(file, second)
    assert kept is not None
    assert sqlite3.connect(kept).execute("SELECT count(*) FROM entries").fetchone() == (2,)
    assert restore(copy, tmp_path / "new" / "t.db") is None


def test_only_a_whole_copy_of_ours_is_put_back(tmp_path: Path) -> None:
    open_and_close(tmp_path / "t.db")
    (tmp_path / "text").write_text("words")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE x (y)").connection.close()
    for name, code in (("none", "missing"), ("text", "foreign"), ("other.db", "foreign")):
        with pytest.raises(ServerFault, match=f"database_{code}"):
            restore(tmp_path / name, tmp_path / "t.db")
    whole = (tmp_path / "t.db").read_bytes()
    (tmp_path / "torn.db").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ServerFault, match="database_damaged"):
        restore(tmp_path / "torn.db", tmp_path / "t.db")


def test_a_copy_is_put_in_the_place_of_a_damaged_database(tmp_path: Path) -> None:
    file, copy = tmp_path / "t.db", tmp_path / "copy.db"
    open_and_close(file)
    backup(file, copy)
    file.write_bytes(b"damaged" * 1000)
    kept = restore(copy, file)
    open_and_close(file)
    assert kept is not None
    assert kept.read_bytes() == b"damaged" * 1000


def test_a_table_that_lives_is_kept_however_old_it_is(tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        for name in ("here", "gone"):
            await store.append(lines(name, 0, b"x"), card(name, 10))
        await store.put_person(Person("g", "Ann", 1, 90))
        assert await store.sweep(100, Keep(games=50, tables=50, guests=None), {"here"}) == 1
        assert await store.log("here") == (b"x",)
        assert await store.log("gone") == ()

    run(tmp_path / "t.db", deed)


def open_and_close(file: Path) -> None:
    async def nothing(_store: SqliteStore) -> None:
        return

    run(file, nothing)


def change(file: Path, words: str) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute(words)
    connection.close()


def test_a_database_of_an_earlier_revision_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    open_and_close(file)
    change(file, "DROP TABLE marks")
    change(file, "UPDATE alembic_version SET version_num = '0001'")
    open_and_close(file)
    connection = sqlite3.connect(file)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (REVISION,)
    assert connection.execute("SELECT count(*) FROM marks").fetchone() == (0,)
    connection.close()


def test_a_start_loads_no_migrations_where_there_is_nothing_to_do(tmp_path: Path) -> None:
    open_and_close(tmp_path / "t.db")
    program = (
        "import sys, pathlib; from thousand.server.app import make_app; "
        "from thousand.server.store.sqlite import open_store; open_store(pathlib.Path(sys.argv[1])); "
        "sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "t.db")], check=True)
