"""What must outlive the process: the log of every table, finished games, guests."""

from thousand.server.store.api import Card, Keep, Lines, Person, Store

__all__ = ["Card", "Keep", "Lines", "Person", "Store"]
