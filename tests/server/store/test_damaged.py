"""A database that is damaged: whatever is wrong with it, a coded error says so before anything is served."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
import structlog

from thousand.cli.__main__ import FAILED, run
from thousand.cli.words import take_language
from thousand.server.faults import ServerFault
from thousand.server.store import Card, Lines, Person
from thousand.server.store.backup import backup, restore
from thousand.server.store.sqlite import open_store

PAGE = 4096
Deed = Callable[[Path], None]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with enough in it to span pages of every kind."""
    place = tmp_path / "t.db"

    async def fill() -> None:
        store = open_store(place)
        for number in range(40):
            name = f"table-{number}"
            await store.append(
                Lines(name, 0, 1, (b"x" * 900,) * 4), Card(name, 1, 1, True, False, b"{}"), [f"g{number}"]
            )
            await store.put_person(Person(f"g{number}", "Ann", 1, 1))
        await store.close()

    asyncio.run(fill())
    return place


def noise(first: int, number: int = 1) -> Deed:
    def deed(file: Path) -> None:
        with file.open("r+b") as opened:
            opened.seek(first * PAGE)
            opened.write(Random(first).randbytes(number * PAGE))

    return deed


def words(text: str) -> Deed:
    def deed(file: Path) -> None:
        connection = sqlite3.connect(file, isolation_level=None)
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(text)
        connection.close()

    return deed


def cut(size: int) -> Deed:
    return lambda file: os.truncate(file, size)


DAMAGES: dict[str, Deed] = {
    "a page of noise": noise(1),
    "a page of noise further on": noise(12),
    "nothing but noise behind the head": noise(1, 20),
    "cut within the first page": cut(100),
    "cut in the middle": cut(9 * PAGE),
    "a shape that cannot be read": words("UPDATE sqlite_master SET sql = 'CREATE (' WHERE name = 'cards'"),
    "no revision": words("DELETE FROM alembic_version"),
    "a field gone": words("ALTER TABLE guests DROP COLUMN seen"),
    **{
        f"no {name}": words(f"DROP TABLE {name}") for name in ("cards", "entries", "codes", "alembic_version")
    },
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_database_is_refused_and_a_copy_put_in_its_place(
    file: Path, tmp_path: Path, damage: Deed
) -> None:
    backup(file, copy := tmp_path / "copy.db")
    damage(file)
    with pytest.raises(ServerFault, match="database_damaged") as told:
        open_store(file)
    assert told.value.params == {"file": str(file)}
    restore(copy, file)
    asyncio.run(open_store(file).close())


def test_what_has_lost_its_head_is_refused_too(file: Path) -> None:
    noise(0)(file)
    with pytest.raises(ServerFault, match="database_foreign"):
        open_store(file)


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    words("CREATE TABLE birds (name)")(file)
    before = file.read_bytes()
    with pytest.raises(ServerFault, match="database_foreign"):
        open_store(file)
    assert file.read_bytes() == before


def test_of_a_damaged_database_no_copy_is_made(file: Path, tmp_path: Path) -> None:
    noise(1, 20)(file)
    with pytest.raises(ServerFault, match="database_damaged"):
        backup(file, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


@pytest.fixture
def all_as_before() -> Iterator[None]:
    """The command line notes the language, and sends logs to this test's standard error."""
    yield
    take_language([])
    structlog.reset_defaults()


@pytest.mark.usefixtures("all_as_before")
@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "damaged"),
        ("ru", "повреждена"),
        ("pl", "uszkodzona"),
        ("uk", "пошкоджена"),
        ("bg", "повредена"),
    ],
)
def test_the_host_is_told_what_to_do_in_his_language(
    file: Path, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    noise(1, 20)(file)
    assert run(["serve", "--port", "0", "--database", str(file), "--lang", language]) == FAILED
    told = capsys.readouterr().err
    assert word in told
    assert f"thousand restore COPY --database {file}" in told
    assert "Traceback" not in told
