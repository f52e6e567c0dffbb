"""What the host can set, and the page that says so."""

import errno
import os
import re
from pathlib import Path

import pytest

from thousand.server.faults import ServerFault
from thousand.server.settings import Settings, read_settings, secret_key, strangers, variables

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "operating.md").read_text()


def test_a_flag_counts_before_the_environment_and_that_before_what_is_usual() -> None:
    environment = {"THOUSAND_PORT": "9000", "THOUSAND_BOT_SECONDS": "0.5", "OTHER": "x"}
    settings = read_settings({"port": 9100, "host": None}, environment)
    assert (settings.port, settings.bot_seconds, settings.host) == (9100, 0.5, "127.0.0.1")


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "high"), ("PORT", "70000"), ("DURABILITY", "some"), ("BOT_WORKERS", "0")]
)
def test_a_value_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(ServerFault) as fault:
        read_settings({}, {f"THOUSAND_{name}": value})
    assert fault.value.params == {"setting": name.lower(), "value": value}


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "data" / "t.db"))
    key = secret_key(settings)
    file = tmp_path / "data" / "t.db.key"
    assert secret_key(settings) == key == file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(key) >= 32
    assert secret_key(Settings(secret="set")) == b"set"


def test_the_page_lists_every_setting_with_what_is_usual() -> None:
    rows = dict(re.findall(r"^\| `THOUSAND_([A-Z_]+)` \|[^|]*\| (?:`([^`]*)`|[^|]*) \|", PAGE, re.MULTILINE))
    usual = {name: getattr(Settings(), name) for name in Settings.__struct_fields__}
    assert {name.lower() for name in rows} == set(usual)
    for name, told in rows.items():
        if told and name != "BOT_WORKERS":
            assert told == str(usual[name.lower()])


@pytest.mark.parametrize("torn", [b"", b"0123"])
def test_a_key_that_was_not_written_whole_is_made_anew(tmp_path: Path, torn: bytes) -> None:
    """With an empty key anybody could sign the cookie of anybody."""
    settings = Settings(database=str(tmp_path / "t.db"))
    (tmp_path / "t.db.key").write_bytes(torn)
    assert len(secret_key(settings)) >= 32
    assert secret_key(settings) == (tmp_path / "t.db.key").read_bytes()


def test_a_key_that_cannot_be_written_leaves_none_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        secret_key(Settings(database=str(tmp_path / "t.db")))
    assert not (tmp_path / "t.db.key").exists()


def test_what_looks_like_a_setting_and_is_none_is_found() -> None:
    environment = dict.fromkeys((*variables(), "THOUSAND_LANG", "THOUSAND_HOTS", "THOUSANDS", "PORT"), "1")
    assert strangers(environment) == ("THOUSAND_HOTS",)
