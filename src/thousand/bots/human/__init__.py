"""Bots with the limits of people: `casual` and `regular` (`docs/bots/casual.md`, `docs/bots/regular.md`)."""

from thousand.bots.human.player import Casual, Regular

__all__ = ["Casual", "Regular"]
