"""The whole repository keeps the rules of the house."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house import checks
from tests.house.files import ROOT, files, name, sources


def faults_in(paths: tuple[Path, ...], check: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """The faults of each file that has any; there must be files to look at."""
    assert paths
    found = {name(path): check(path.read_text(encoding="utf-8", errors="replace")) for path in paths}
    return {path: faults for path, faults in found.items() if faults}


def test_no_file_names_a_machine_or_a_registry() -> None:
    assert faults_in(files(), checks.addresses) == {}


def test_no_work_is_put_off_in_the_code() -> None:
    assert faults_in(sources(), checks.unfinished) == {}


def test_a_silenced_rule_is_named() -> None:
    assert faults_in(sources(), checks.bare_ignores) == {}


def test_files_and_functions_are_short() -> None:
    assert faults_in(sources(), checks.too_long) == {}


def test_names_are_nouns_of_the_game() -> None:
    vague = {name(p): checks.vague_names(name(p), p.read_text(encoding="utf-8")) for p in sources()}
    assert {path: names for path, names in vague.items() if names} == {}


def test_everything_public_is_documented() -> None:
    assert faults_in(sources("src"), checks.undocumented) == {}


def test_the_core_imports_the_standard_library_and_msgspec() -> None:
    assert faults_in(sources("src/thousand/core"), checks.foreign_to_core) == {}


def test_a_bot_is_given_a_view_and_takes_nothing_else() -> None:
    assert faults_in(sources("src/thousand/bots"), checks.hidden_from_bots) == {}


def test_the_solver_alone_imports_the_kernel() -> None:
    others = tuple(p for p in sources() if ROOT / "src/thousand/solver" not in p.parents)
    others = tuple(p for p in others if ROOT / "tests/solver" not in p.parents)
    assert faults_in(others, checks.takes_kernel) == {}


def test_the_kernel_is_written_in_short_files_without_work_put_off() -> None:
    code = tuple(p for p in files() if p.suffix in {".cpp", ".hpp"})
    assert faults_in(code, checks.unfinished) == {}
    assert [name(p) for p in code if p.read_text(encoding="utf-8").count("\n") > checks.LONGEST_FILE] == []


@pytest.mark.parametrize("lock", ["installer", "runtime", "dev", "bench"])
def test_every_locked_package_has_a_hash(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    packages = re.findall(r"^[a-z0-9].*$", text, re.MULTILINE)
    assert packages
    assert [line for line in packages if not line.endswith("\\")] == []
    assert len(packages) <= text.count("--hash=sha256:")


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"]
    lock = (ROOT / "requirements" / "runtime.lock").read_text(encoding="utf-8")
    missing = [need for need in wanted if f"{need.partition('>')[0].replace('.', '-')}==" not in lock]
    assert missing == []
