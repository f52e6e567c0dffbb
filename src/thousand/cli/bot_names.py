"""The bots that an option names, with commas between."""

from collections.abc import Sequence
from difflib import get_close_matches

from thousand.bots import BOTS
from thousand.cli.words import Misuse


def read_bots(text: str, seats: int) -> tuple[str, ...]:
    """The bot of each of so many seats; the last one named takes the seats that are left.

    Raises Misuse for a name that is no bot's and for more names than seats.
    """
    names = read_names(text)
    if len(names) > seats:
        raise Misuse("cli-bots-too-many", names=len(names), seats=seats)
    return (*names, *names[-1:] * (seats - len(names)))


def read_names(text: str) -> tuple[str, ...]:
    """The bots as they are named; Misuse for a name that is no bot's."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in BOTS:
            raise _unknown(name)
    return names


def _unknown(name: str) -> Misuse:
    near: Sequence[str] = get_close_matches(name.lower(), list(BOTS), 1)
    return Misuse("cli-bot-unknown", near=near[0] if near else "", bot=name[:40], known=", ".join(BOTS))
