"""What must outlive the process: the log of every table, finished games, guests."""

from thousand.server.store.api import Card, Game, Keep, Lines, Person, Store

__all__ = ["Card", "Game", "Keep", "Lines", "Person", "Store"]
