"""The sources of the page, and the messages that they name."""

import re
from functools import cache
from pathlib import Path

OWN = ("web-", "board-", "lobby-", "pages-")
SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"

_LITERAL = re.compile(r"""["'`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)["'`]""")
_MADE = re.compile(r"`([a-z]+-[a-z0-9-]*-)\$\{")
_SAID = re.compile(r"""(?<![.\w])(?:say|has)\(\s*["'`]([a-z][a-z0-9.-]*)["'`]""")


@cache
def sources() -> dict[str, str]:
    """The text of every file that people write, by its path below web/src."""
    paths = sorted(path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".svelte"})
    return {
        path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8")
        for path in paths
        if not path.name.endswith((".d.ts", ".gen.ts"))
    }


def literals() -> frozenset[str]:
    """Every text in quotes that could be the name of a message."""
    return frozenset(name for text in sources().values() for name in _LITERAL.findall(text))


def made() -> tuple[str, ...]:
    """The beginnings of names that the page puts together: `board-emoji-${name}`."""
    return tuple({start for text in sources().values() for start in _MADE.findall(text)})


def said() -> frozenset[str]:
    """Every message that is said by its whole name, and every name of the page's own topics."""
    by_name = {name for text in sources().values() for name in _SAID.findall(text)}
    return frozenset(by_name | {name for name in literals() if name.startswith(OWN)})
