"""The bot that looks at many worlds with open cards (`docs/bots/pimc.md`)."""

from thousand.bots.pimc.player import Pimc

__all__ = ["Pimc"]
