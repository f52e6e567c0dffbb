"""The rookie: counts its hand and plays by rules of thumb (`docs/bots/rookie.md`)."""

from thousand.bots.rookie.player import Rookie

__all__ = ["Rookie"]
