"""The bot that weighs what the others may hold, and foresees the last tricks (`docs/bots/expert.md`)."""

from thousand.bots.expert.player import Expert

__all__ = ["Expert"]
