"""A clock that is wrong deletes nothing; a right one what is old, at the latest a week later."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from thousand.server.store import Card, Keep, Lines
from thousand.server.store.sqlite import SqliteStore, open_store

DAY = 86_400_000
START = 20_000 * DAY
KEEP = Keep(games=365 * DAY, tables=30 * DAY, guests=400 * DAY)
YEARS = 3_000.0


def swept(file: Path, day: float, keep: Keep = KEEP) -> int | None:
    """What a sweep says that is made on a day by a process of its own."""

    async def inside() -> int | None:
        store = open_store(file)
        number = await store.sweep(round(START + day * DAY), keep)
        await store.close()
        return number

    return asyncio.run(inside())


def left_on(file: Path, day: float) -> None:
    """A table is left alone on a day."""

    async def put(store: SqliteStore) -> None:
        at, name = round(START + day * DAY), f"left on {day}"
        await store.append(Lines(name, 0, at, (b"x",)), Card(name, at, at, False, False, b"{}"))
        await store.close()

    asyncio.run(put(open_store(file)))


def tables(file: Path) -> int:
    connection = sqlite3.connect(file)
    (number,) = connection.execute("SELECT count(*) FROM cards").fetchone()
    connection.close()
    return int(number)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / "t.db"
    left_on(place, 0)
    return place


@pytest.mark.parametrize(
    ("days", "said"),
    [
        ([1, 7, 14, 20, 27, 31], [0, 0, 0, 0, 0, 1]),
        ([1, YEARS], [0, None]),
        ([YEARS], [None]),
        ([1, YEARS, YEARS + 0.25, YEARS + 6.9], [0, None, None, None]),
        ([1, YEARS, 1.5, 7, 14, 20, 27, 31], [0, None, 0, 0, 0, 0, 0, 1]),
        ([1, 60, YEARS, YEARS + 1], [0, None, None, None]),
        ([1, 60, 60.25, 66, 67], [0, None, None, None, 1]),
        ([1, 40, 70], [0, None, 1]),
        ([1, -5_000, 2, 7, 14, 20, 27, 31], [0, 0, 0, 0, 0, 0, 0, 1]),
    ],
    ids=[
        "always on",
        "years ahead",
        "years ahead at the first start of this version",
        "still years ahead within a week",
        "years ahead, then put right",
        "away for long, then years ahead",
        "away for long, and back for a week",
        "used once a month",
        "years behind, then put right",
    ],
)
def test_a_leap_of_the_clock_deletes_nothing_until_it_has_gone_on_for_a_week(
    file: Path, days: Sequence[float], said: Sequence[int | None]
) -> None:
    assert [swept(file, day) for day in days] == said
    assert tables(file) == (0 if 1 in said else 1)


def test_what_is_written_by_a_wrong_clock_does_not_make_it_right(file: Path) -> None:
    assert swept(file, YEARS) is None
    left_on(file, YEARS)
    assert swept(file, YEARS + 1) is None
    assert tables(file) == 2


def test_where_things_are_kept_for_less_than_a_week_a_leap_is_shorter_too(file: Path) -> None:
    keep = Keep(games=None, tables=2 * DAY, guests=None)
    assert [swept(file, day, keep) for day in (1, 4, 4.5)] == [0, None, None]
    assert tables(file) == 1
