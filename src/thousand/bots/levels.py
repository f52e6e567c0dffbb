"""The levels that a person may choose from, by their strength."""

from typing import Final

from thousand.bots.registry import BOTS

LADDER: Final = ("rookie", "casual", "regular", "master", "expert")
"""All levels that have a name, the weakest first."""

LEVELS: Final = tuple(name for name in LADDER if name in BOTS)
"""The levels that can be played against, the weakest first."""

DEFAULT_LEVEL: Final = "casual"
"""The level that a newcomer meets."""
