"""What the host can set: by flags of `thousand serve`, by environment (THOUSAND_…), else as it is here."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from thousand.server.faults import ServerFault

PREFIX: Final = "THOUSAND_"
_NO_SETTINGS: Final = ("LANG", "LONG", "SEED", "BENCH_BESIDE")
"""Variables of ours that are read elsewhere: the language, and those of tests and measurements."""
_KEY_BYTES: Final = 32
_Count = Annotated[int, Meta(ge=1)]
_Days = Annotated[int, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; days of 0 mean for ever, an empty text means: none."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    secret: str = ""
    public_url: str = ""
    trust_proxy: str = ""
    durability: Literal["full", "normal"] = "full"
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = max(1, min(4, os.cpu_count() or 1))
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 1.0
    metrics_token: str = ""
    log: Literal["lines", "json"] = "lines"
    keep_games_days: _Days = 365
    keep_tables_days: _Days = 30
    keep_guests_days: _Days = 400
    most_tables: _Count = 2000
    most_sockets: _Count = 10_000
    tables_an_address: _Count = 60
    guests_an_address: _Count = 60
    sockets_an_address: _Count = 60
    requests_a_minute: _Count = 300
    messages_a_second: Annotated[int, Meta(ge=1, le=1000)] = 10

    @property
    def file(self) -> Path:
        """The file of the database."""
        return Path(self.database).expanduser() if self.database else data_folder() / "thousand.db"

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https://")


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the data of a program belongs to on this machine."""
    base = environment.get("XDG_DATA_HOME", "")
    home = Path(base) if base.startswith("/") else Path(environment.get("HOME", ".")) / ".local" / "share"
    return home / "thousand"


def read_settings(flags: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """The settings: a flag counts before the environment, None is no flag.

    Raises ServerFault `setting_value` with the name of what cannot be.
    """
    wanted: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        said = environment.get(PREFIX + name.upper())
        if said is not None:
            wanted[name] = said
        if flags.get(name) is not None:
            wanted[name] = flags[name]
    for name, value in wanted.items():
        _require({name: value}, name, value)
    return _convert(wanted)


def variables() -> tuple[str, ...]:
    """The names of the environment's variables that are settings."""
    return tuple(PREFIX + name.upper() for name in Settings.__struct_fields__)


def strangers(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Variables that look like settings of ours and are none: mistyped, most likely."""
    known = {*variables(), *(PREFIX + name for name in _NO_SETTINGS)}
    return tuple(sorted(name for name in environment if name.startswith(PREFIX) and name not in known))


def secret_key(settings: Settings) -> bytes:
    """The key that signs cookies: the one that is set, else one beside the database, made on first use.

    To be called by who has the database; raises OSError where a key can be neither read nor written.
    """
    if settings.secret:
        return settings.secret.encode()
    file = settings.file.with_name(settings.file.name + ".key")
    if not file.is_file() or len(file.read_bytes()) < _KEY_BYTES:
        _make_key(file)
    return file.read_bytes()


def _make_key(file: Path) -> None:
    """Writes a key whole or not at all: with an empty one anybody could sign cookies."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as fresh:
        fresh.write(secrets.token_hex(_KEY_BYTES).encode())
        fresh.flush()
        os.fsync(fresh.fileno())
    part.replace(file)


def _require(one: dict[str, object], name: str, value: object) -> None:
    try:
        _convert(one)
    except msgspec.ValidationError:
        raise ServerFault("setting_value", setting=name, value=str(value)[:40]) from None


def _convert(wanted: Mapping[str, Any]) -> Settings:
    return msgspec.convert(wanted, Settings, strict=False)
