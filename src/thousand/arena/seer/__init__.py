"""The player who sees all cards: no bot, since no seat may know so much, but a height to measure bots by."""

from thousand.arena.seer.player import Seer

__all__ = ["Seer"]
