"""Whether the clock can be believed when it says that things are old.

A clock that is years ahead makes everything old at once. So the moment up to which it has been believed is
kept. Sweeping finds it a few hours ago; where it is a week ago, or longer than something is kept, either
nobody has served for so long or the clock is wrong. Nothing is deleted then until the clock has gone on for
a week, time enough to notice and set it; one that is put right meanwhile is believed at once. A leap of more
than a quarter of a year is doubted anew.
"""

from typing import Final

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.sqlite import insert

from thousand.server.store.api import Keep
from thousand.server.store.schema import CARDS, GUESTS, MARKS

WEEK_MS: Final = 7 * 86_400_000
QUARTER_MS: Final = 13 * WEEK_MS
_BELIEVED: Final = "believed"
_DOUBTED: Final = "doubted"


def believed(connection: Connection, now: int, keep: Keep) -> bool:
    """Whether that is the time, as far as one can tell; notes what the next one who asks must know."""
    last = _mark(connection, _BELIEVED)
    if last is None:
        last = _newest(connection, now)
    ages = [age for age in (keep.games, keep.tables, keep.guests) if age is not None]
    if now - last <= min((WEEK_MS, *ages)) or _has_gone_on(connection, now):
        _put(connection, _BELIEVED, max(now, last))
        connection.execute(delete(MARKS).where(MARKS.c.name == _DOUBTED))
        return True
    _put(connection, _BELIEVED, last)
    return False


def _has_gone_on(connection: Connection, now: int) -> bool:
    """Whether the clock has been doubted for a week in which it went on; another leap is doubted anew."""
    since = _mark(connection, _DOUBTED)
    if since is None or not since <= now <= since + QUARTER_MS:
        _put(connection, _DOUBTED, now)
        return False
    return now >= since + WEEK_MS


def _newest(connection: Connection, now: int) -> int:
    """When something was written last, in a database that has never been swept; now, where nothing was."""
    found = [connection.scalar(select(func.max(field))) for field in (CARDS.c.changed, GUESTS.c.seen)]
    return max((at for at in found if at is not None), default=now)


def _mark(connection: Connection, name: str) -> int | None:
    at: int | None = connection.scalar(select(MARKS.c.at).where(MARKS.c.name == name))
    return at


def _put(connection: Connection, name: str, at: int) -> None:
    words = insert(MARKS).values(name=name, at=at)
    connection.execute(words.on_conflict_do_update(index_elements=["name"], set_={"at": at}))
