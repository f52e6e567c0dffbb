"""The bots of Thousand at an OpenSpiel table."""

from typing import Any

from thousand.bots import Budget, bot
from thousand.envs.extras import ExtraMissing
from thousand.envs.numbering import numbering
from thousand.envs.openspiel import ThousandState

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ExtraMissing("openspiel") from error


class TableBot(pyspiel.Bot):  # type: ignore[misc]  # untyped library
    """A bot of Thousand by name, as OpenSpiel calls its bots; ThousandError `bot_unknown` for no such name.

    It is given the view of the seat to act, and chooses the same for the same view, budget and seed.
    """

    def __init__(self, name: str, budget: Budget | None = None) -> None:
        super().__init__()
        self._bot = bot(name)
        self._budget = budget or Budget()

    def restart_at(self, state: Any) -> None:
        """Forgets nothing, for it remembers nothing."""

    def inform_action(self, state: Any, player: int, action: int) -> None:
        """Needs no telling: a view holds all that was heard."""

    def step(self, state: ThousandState) -> int:
        """The number of the action that the bot chooses for the seat to act."""
        shown = state.view(state.current_player())
        assert shown is not None
        return numbering(shown.rules).number(self._bot.choose(shown, self._budget), shown)
