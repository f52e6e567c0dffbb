"""Players: each gets a view of the table and answers with an action."""

from thousand.bots.api import Bot, Budget, chance
from thousand.bots.levels import DEFAULT_LEVEL, LADDER, LEVELS
from thousand.bots.registry import BOTS, bot

__all__ = ["BOTS", "DEFAULT_LEVEL", "LADDER", "LEVELS", "Bot", "Budget", "bot", "chance"]
