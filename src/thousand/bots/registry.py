"""The bots by name."""

from collections.abc import Callable
from typing import Final

from thousand.bots.api import Bot
from thousand.bots.expert import Expert
from thousand.bots.human import Casual, Regular
from thousand.bots.master import Master
from thousand.bots.pimc import Pimc
from thousand.bots.random_bot import RandomBot
from thousand.bots.rookie import Rookie
from thousand.core.errors import ThousandError

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "rookie": Rookie,
    "casual": Casual,
    "regular": Regular,
    "pimc": Pimc,
    "master": Master,
    "expert": Expert,
}


def bot(name: str) -> Bot:
    """The bot of that name; ThousandError `bot_unknown` where there is none."""
    if name not in BOTS:
        raise ThousandError("bot_unknown", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name]()
