"""What went wrong, in plain sentences of the player's language."""

import errno
from typing import Final

from thousand.cli.words import Failure, say, words
from thousand.core.errors import ThousandError
from thousand.texts import say_error

_OF_WRITING: Final = (errno.ENOSPC, errno.EFBIG, errno.EROFS, errno.EEXIST)


def sentences(fault: ThousandError | OSError) -> tuple[str, ...]:
    """A fault in words: a sentence for each thing that is wrong."""
    if isinstance(fault, OSError):
        return (_system_sentence(fault),)
    if isinstance(fault, Failure):
        return fault.sentences()
    return tuple(say_error(words(), fault).splitlines())


def _system_sentence(fault: OSError) -> str:
    """What the system refused: no such file, a folder, no right to read it, no room to write."""
    name = "-" if fault.filename is None else str(fault.filename)
    reason = fault.strerror or type(fault).__name__
    if fault.errno in _OF_WRITING:
        return say("cli-file-unwritable", file=name, reason=reason)
    match fault:
        case FileNotFoundError():
            return say("cli-file-missing", file=name)
        case IsADirectoryError():
            return say("cli-file-directory", file=name)
        case PermissionError():
            return say("cli-file-forbidden", file=name)
        case _:
            return say("cli-file-unreadable", file=name, reason=reason)
