"""Brings a database to the schema of this program, step by step."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from thousand.server.faults import ServerFault

_FOLDER: Final = Path(__file__).with_name("migrations")


def migrate(engine: Engine) -> None:
    """Makes or brings up to date all tables; ServerFault `database_newer` for one of a later program."""
    config = _config()
    with engine.begin() as connection:
        require_known(MigrationContext.configure(connection).get_current_revision())
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def require_known(revision: str | None) -> None:
    """ServerFault `database_newer` for a revision that this program does not know."""
    known = [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]
    if revision is not None and revision not in known:
        raise ServerFault("database_newer", revision=revision[:40])


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
