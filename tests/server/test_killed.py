"""kill -9 in the middle: whatever was told is there after the restart, and play goes on."""

import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.conftest import LONG
from tests.server.programs import Program
from tests.server.servers import Player
from thousand.server.store.engines import read_engine

TIMES = 100 if LONG else 2


def test_nothing_that_was_told_is_lost(tmp_path: Path) -> None:
    chance = Random(11)
    program = Program(tmp_path)
    ann = Player(program.origin, "Ann")
    table = ann.open(begin=True, settings={"level": "rookie"})
    told, scene = 0, None
    for _ in range(TIMES):
        ann.come(table)
        assert ann.frames[-1]["version"] >= told
        if scene is not None and ann.frames[-1]["version"] == told:
            assert ann.scene == scene
        for _ in range(chance.randrange(5, 40)):
            ann.step()
        told, scene = max(frame.get("version", 0) for frame in ann.frames), ann.scene
        program.end(signal.SIGKILL)
        ann.close()
        program = Program(tmp_path)
        again = Player(program.origin)
        again.http.cookies.update(ann.http.cookies)
        ann = again
    ann.come(table)
    for _ in range(10):
        ann.step()
    ann.close()
    assert program.end(signal.SIGTERM) == 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_told_to_stop_it_ends_well_and_has_kept_everything(tmp_path: Path, how: signal.Signals) -> None:
    program = Program(tmp_path)
    ann = Player(program.origin, "Ann")
    table = ann.open(begin=True)
    ann.come(table)
    ann.step()
    assert program.end(how) == 0
    ann.close()
    with read_engine(tmp_path / "t.db").begin() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM entries").scalar_one() > 3
        connection.engine.dispose()


@pytest.mark.parametrize("more", [["--port", "70000"], ["--durability", "some"], ["--bot-workers", "0"]])
def test_a_setting_that_cannot_be_is_refused_in_words(tmp_path: Path, more: list[str]) -> None:
    command = [sys.executable, "-m", "thousand.cli", "serve", "--lang", "en", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 2
    assert more[0] in done.stderr
    assert "Traceback" not in done.stderr
