"""The bot that prices a hand by what such hands really earn (`docs/bots/master.md`)."""

from thousand.bots.master.player import Master

__all__ = ["Master"]
