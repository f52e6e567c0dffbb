"""Runs: the same figures from any number of processes, work that goes on where it was cut off."""

import os
import signal
from collections.abc import Callable, Generator, Iterable
from multiprocessing import active_children
from pathlib import Path

import pytest
from msgspec.structs import replace

from thousand.arena import Entry, Plan, contests, play_units, report_of, run
from thousand.core.errors import ThousandError
from thousand.core.rules import preset

PLAN = Plan(preset("classic"), contests(["rookie", "random"], 3), 4)


def figures(entries: Iterable[Entry]) -> list[object]:
    """What does not depend on how fast the machine is."""
    return [(entry.number, entry.outcomes) for entry in sorted(entries, key=lambda entry: entry.number)]


def test_two_processes_come_to_the_figures_of_one() -> None:
    one, two = run(PLAN, 12, 1), run(PLAN, 12, 2)
    assert figures(one.entries) == figures(two.entries)
    assert not two.interrupted
    means = [
        [(result.mean, result.relative) for result in report_of(PLAN, r.entries).results] for r in (one, two)
    ]
    assert means[0] == means[1]


def test_work_cut_off_in_the_middle_of_a_line_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    whole = run(PLAN, 8, 1, file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 8
    file.write_bytes(b"".join(lines[:4]) + lines[4][:100])
    steps: list[int] = []
    again = run(PLAN, 8, 1, file, steps.append)
    assert figures(again.entries) == figures(whole.entries)
    assert steps == [3, 1, 1, 1, 1, 1]
    assert len(file.read_bytes().splitlines()) == 1 + 8


def test_a_finished_file_is_only_read_and_may_be_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    run(PLAN, 3, 1, file)
    before = file.read_bytes()
    again = run(PLAN, 3, 1, file)
    assert file.read_bytes() == before
    assert [entry.times for entry in again.entries] == [
        entry.times for entry in run(PLAN, 3, 1, file).entries
    ]
    assert len(run(PLAN, 5, 1, file).entries) == 5
    assert len(run(PLAN, 2, 1, file).entries) == 2


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAN, seed=5),
        replace(PLAN, rules=preset("home")),
        replace(PLAN, contests=contests(["random", "rookie"], 3)),
        replace(PLAN, whole=True),
        replace(PLAN, nodes=7),
        replace(PLAN, gaps=1),
    ],
)
def test_a_file_of_other_options_is_refused_and_left_alone(tmp_path: Path, other: Plan) -> None:
    file = tmp_path / "kept"
    run(PLAN, 1, 1, file)
    before = file.read_bytes()
    assert refused(other, file) == "journal_other"
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter", "a letter\n", '{"format":"thousand-record/1"}\n', "[]\n", "\n"])
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter"
    file.write_text(text)
    assert refused(PLAN, file) == "journal_foreign"
    assert file.read_text() == text


def spoilt(lines: list[bytes]) -> dict[str, bytes]:
    return {
        "no JSON": b"spoilt\n",
        "no entry": b"{}\n",
        "number": lines[1].replace(b'"number":1', b'"number":0'),
        "line-ups": b'{"number":1,"outcomes":[],"times":{}}\n',
        "seats": lines[1].replace(b"[0.0,0.0,0.0]", b"[0.0,0.0]", 1),
    }


@pytest.mark.parametrize("fault", ["no JSON", "no entry", "number", "line-ups", "seats"])
def test_a_line_that_cannot_be_read_is_named(tmp_path: Path, fault: str) -> None:
    file = tmp_path / "kept"
    run(PLAN, 2, 1, file)
    lines = file.read_bytes().splitlines(keepends=True)
    bad = spoilt(lines)[fault]
    assert bad != lines[1]
    file.write_bytes(lines[0] + bad + lines[2])
    with pytest.raises(ThousandError) as caught:
        run(PLAN, 2, 1, file)
    assert (caught.value.code, caught.value.params["line"]) == ("journal_line", 2)


def test_a_file_whose_first_line_was_cut_off_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    run(PLAN, 1, 1, file)
    file.write_bytes(file.read_bytes()[:40])
    assert len(run(PLAN, 2, 1, file).entries) == 2
    assert len(run(PLAN, 2, 1, file).entries) == 2
    assert len(file.read_bytes().splitlines()) == 3


def test_an_interrupt_ends_with_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept"
    monkeypatch.setattr("thousand.arena.running.play_units", interrupted_after(2, play_units))
    stopped = run(PLAN, 5, 1, file)
    assert (stopped.interrupted, len(stopped.entries)) == (True, 2)
    monkeypatch.undo()
    assert figures(run(PLAN, 5, 1, file).entries) == figures(run(PLAN, 5).entries)


def interrupted_after(units: int, play: Callable[..., Generator[Entry]]) -> Callable[..., Generator[Entry]]:
    def played(*arguments: object) -> Generator[Entry]:
        for number, entry in enumerate(play(*arguments)):
            if number == units:
                raise KeyboardInterrupt
            yield entry

    return played


def test_work_that_is_no_longer_wanted_ends_its_processes() -> None:
    others = set(active_children())
    units = play_units(PLAN, range(1, 10_000), 2)
    next(units)
    units.close()
    assert not set(active_children()) - others


def test_a_process_ended_from_outside_is_an_error() -> None:
    others = set(active_children())
    units = play_units(PLAN, range(1, 10_000), 2)
    next(units)
    victim = next(iter(set(active_children()) - others))
    os.kill(victim.pid or 0, signal.SIGKILL)
    with pytest.raises(ThousandError) as caught:
        for _ in units:
            pass
    assert caught.value.code == "arena_process_lost"


def refused(plan: Plan, file: Path) -> str:
    with pytest.raises(ThousandError) as caught:
        run(plan, 1, 1, file)
    return caught.value.code
