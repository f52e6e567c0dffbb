"""The schnapsen platform: a game between two of its own random bots."""

from schnapsen.bots import RandBot
from schnapsen.game import SchnapsenGamePlayEngine

from bench.chooser import Chooser

_ENGINE = SchnapsenGamePlayEngine()


def play(chooser: Chooser) -> None:
    """One game, from the shuffle to the winner."""
    _ENGINE.play_game(RandBot(chooser), RandBot(chooser), chooser)
