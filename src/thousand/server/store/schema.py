"""The tables of the database; `migrations/` makes them, a test holds both equal."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, LargeBinary, MetaData, String, Table

REVISION: Final = "0002"
"""The newest step of `migrations/`."""
METADATA: Final = MetaData()
_ID: Final = String(64)

CARDS: Final = Table(
    "cards",
    METADATA,
    Column("table_id", _ID, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("cards_changed", "changed"),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", _ID, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("guest_id", _ID, primary_key=True),
    Column("table_id", _ID, primary_key=True),
    Index("members_table", "table_id"),
    sqlite_with_rowid=False,
)
GAMES: Final = Table(
    "games",
    METADATA,
    Column("game_id", _ID, primary_key=True),
    Column("table_id", _ID, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Index("games_table", "table_id"),
)
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
MARKS: Final = Table(
    "marks",
    METADATA,
    Column("name", _ID, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", _ID, primary_key=True),
    Column("guest_id", _ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
)
