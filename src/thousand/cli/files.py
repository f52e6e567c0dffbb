"""Files that a command line names: what may be read, and what is said where one cannot be read or written."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from thousand.cli.words import Failure, Misuse

LARGEST_FILE: Final = 1_000_000

_STREAMS: Final = ("/dev/stdin", "/dev/fd/", "/proc/self/fd/")


def read_input(name: str, largest: int = LARGEST_FILE) -> bytes:
    """The bytes of a file, `-` being standard input; Failure for one that is too large or is no file."""
    if name == "-":
        if sys.stdin is None:
            raise Failure("cli-input-ended")
        data = sys.stdin.buffer.read(largest + 1)
    else:
        data = read_file(name, largest, streams=True)
    if len(data) > largest:
        raise Failure("cli-file-large", file=name)
    return data


def read_file(name: str, largest: int, *, streams: bool = False) -> bytes:
    """At most one byte more than the largest of a regular file, or of a stream that the shell has opened."""
    require_name(name)
    mode = Path(name).stat().st_mode
    opened = streams and name.startswith(_STREAMS)
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or opened):
        raise Failure("cli-file-special", file=name)
    with Path(name).open("rb") as file:
        return file.read(largest + 1)


def require_name(name: str) -> None:
    """Raises Misuse for the empty name, Failure for one that no file can have."""
    if not name:
        raise Misuse("cli-file-name-empty")
    if "\0" in name:
        raise Failure("cli-file-missing", file=name.replace("\0", "?"))


def require_one_input(names: list[str]) -> None:
    """Raises Misuse where standard input is asked for twice."""
    if names.count("-") > 1:
        raise Misuse("cli-input-twice")


@contextmanager
def writing(name: str) -> Iterator[None]:
    """What the system refuses meanwhile is told as a failure to write that file."""
    try:
        yield
    except OSError as fault:
        reason = fault.strerror or os.strerror(fault.errno or 0)
        raise Failure("cli-file-unwritable", file=name, reason=reason) from None
