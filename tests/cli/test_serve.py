"""`thousand backup` and `restore`: copies are made and put back, in words."""

import asyncio
from pathlib import Path

import pytest

from thousand.cli.__main__ import FAILED, MISUSED, run
from thousand.server.store import Lines
from thousand.server.store.sqlite import open_store


def write(file: Path, body: bytes) -> None:
    async def inside() -> None:
        store = open_store(file)
        await store.append(Lines("a", len(await store.log("a")), 1, (body,)))
        await store.close()

    asyncio.run(inside())


def read(file: Path) -> tuple[bytes, ...]:
    async def inside() -> tuple[bytes, ...]:
        store = open_store(file)
        found = await store.log("a")
        await store.close()
        return found

    return asyncio.run(inside())


def test_a_copy_is_made_and_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "t.db", tmp_path / "copy.db"
    write(file, b"one")
    place = ["--database", str(file), "--lang", "ru"]
    assert run(["backup", str(copy), *place]) == 0
    assert capsys.readouterr().out == f"Копия записана: {copy}\n"
    write(file, b"two")
    assert run(["restore", str(copy), *place]) == 0
    assert str(tmp_path / "t.db.before-1") in capsys.readouterr().out
    assert read(file) == (b"one",)


@pytest.mark.parametrize("words", [["backup", "copy.db"], ["restore", "none.db"]])
def test_what_cannot_be_copied_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run([*words, "--database", "t.db", "--lang", "en"]) == FAILED
    assert "There is no file" in capsys.readouterr().err


def test_a_setting_of_the_environment_that_cannot_be_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("THOUSAND_BOT_SECONDS", "long")
    assert run(["serve", "--database", str(tmp_path / "t.db"), "--lang", "en"]) == FAILED
    assert "bot_seconds" in capsys.readouterr().err
    assert run(["serve", "--port", "many", "--lang", "en"]) == MISUSED


@pytest.mark.parametrize("words", [["serve"], ["backup", "copy.db"], ["restore", "copy.db"]])
def test_a_mistyped_setting_of_the_environment_is_said_with_the_nearest_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    monkeypatch.setenv("THOUSAND_DATABSE", "t.db")
    assert run([*words, "--lang", "en"]) == MISUSED
    told = capsys.readouterr().err
    assert "THOUSAND_DATABSE" in told
    assert "Did you mean “THOUSAND_DATABASE”?" in told


def test_a_setting_that_is_like_no_other_is_said_without_a_guess(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("THOUSAND_WEATHER", "fine")
    assert run(["serve", "--lang", "en"]) == MISUSED
    told = capsys.readouterr().err
    assert "THOUSAND_WEATHER" in told
    assert "Did you mean" not in told
