"""The files of this repository, as git sees them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def files() -> tuple[Path, ...]:
    """Every file that is in the repository or could be added to it."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = (ROOT / name for name in sorted(set(listed.split("\0"))) if name)
    return tuple(path for path in paths if path.is_file())


def sources(*folders: str) -> tuple[Path, ...]:
    """The Python files below the folders named; all of them if none is named."""
    roots = [ROOT / folder for folder in folders] or [ROOT]
    return tuple(p for p in files() if p.suffix == ".py" and any(p.is_relative_to(root) for root in roots))


def name(path: Path) -> str:
    """The path as people write it: from the root of the repository."""
    return path.relative_to(ROOT).as_posix()
