"""A rookie asked at a table set by hand."""

from thousand.bots import Budget, bot
from thousand.core.actions import write_action
from thousand.core.match import to_act
from thousand.core.state import Match
from thousand.core.view import view


def choice(match: Match, name: str = "rookie") -> str:
    """What the bot does whose turn it is, as records write it."""
    return write_action(bot(name).choose(view(match, to_act(match)), Budget()))
