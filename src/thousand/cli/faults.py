"""What went wrong, in plain sentences of the player's language."""

from thousand.cli.words import Failure, say, words
from thousand.core.errors import ThousandError
from thousand.texts import say_error


def sentences(fault: ThousandError | OSError) -> tuple[str, ...]:
    """A fault in words: a sentence for each thing that is wrong."""
    if isinstance(fault, OSError):
        return (_system_sentence(fault),)
    if isinstance(fault, Failure):
        return fault.sentences()
    return tuple(say_error(words(), fault).splitlines())


def printable(text: str) -> str:
    """The text without signs that would steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _system_sentence(fault: OSError) -> str:
    """What the system refused: no such file, a folder, no right to read it."""
    name = "-" if fault.filename is None else str(fault.filename)
    match fault:
        case FileNotFoundError():
            return say("cli-file-missing", file=name)
        case IsADirectoryError():
            return say("cli-file-directory", file=name)
        case PermissionError():
            return say("cli-file-forbidden", file=name)
        case _:
            return say("cli-file-unreadable", file=name, reason=fault.strerror or type(fault).__name__)
