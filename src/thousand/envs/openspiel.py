"""A deal as an OpenSpiel game: importing this registers `python_thousand` with `pyspiel.load_game`.

Parameters: `preset`, `players`, and `dealer` (a seat). Cards are dealt by explicit chance, one by one; a
player sees nothing until all are dealt. Returns are points written. Layouts: `docs/reference/envs.md`.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np

from thousand.core.actions import write_action
from thousand.core.cards import NAMES
from thousand.core.errors import IllegalDeal, ThousandError
from thousand.core.match import to_act
from thousand.core.rules import DEFAULT_PRESET, preset
from thousand.core.seating import player_count
from thousand.core.view import View, view
from thousand.envs.dealing import Moment, bounds, cards_to_deal, most_turns
from thousand.envs.episode import written
from thousand.envs.extras import ExtraMissing
from thousand.envs.numbering import numbering
from thousand.envs.observation import observation
from thousand.envs.story import story

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ExtraMissing("openspiel") from error

SHORT_NAME: Final = "python_thousand"
_DEFAULTS: Final = {"preset": DEFAULT_PRESET, "players": 3, "dealer": 0}
_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Python Thousand",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class ThousandGame(pyspiel.Game):  # type: ignore[misc]  # untyped library
    """One deal from totals of zero.

    Raises InvalidRules for an unknown preset or number of players, IllegalDeal `dealer_unknown`.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        self.rules = preset(chosen["preset"], chosen["players"])
        self.dealer = chosen["dealer"]
        seats = player_count(self.rules)
        if not 0 <= self.dealer < seats:
            raise IllegalDeal("dealer_unknown", dealer=self.dealer, seats=seats)
        least, most = bounds(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=numbering(self.rules).size,
            max_chance_outcomes=len(NAMES) - 1,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=None,
            max_game_length=most_turns(self.rules),
        )
        super().__init__(_TYPE, info, chosen)

    def new_initial_state(self) -> "ThousandState":
        """The deal before the first card is dealt."""
        return ThousandState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards are dealt by chance."""
        return cards_to_deal(self.rules)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "ThousandObserver":
        """What a player is shown: all that he knows, as observation and information state alike."""
        return ThousandObserver(self, iig_obs_type)


class ThousandState(pyspiel.State):  # type: ignore[misc]  # untyped library
    """A deal under way."""

    def __init__(self, game: ThousandGame) -> None:
        super().__init__(game)
        self._moment = Moment(game.rules, game.dealer)

    def current_player(self) -> int:
        """The seat to act, or that chance deals, or that all is over."""
        if self._moment.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = to_act(self._moment.match)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the deal is settled or annulled."""
        return self._moment.match is not None and to_act(self._moment.match) is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards not yet dealt, each as likely as another."""
        cards = self._moment.undealt()
        return [(card, 1 / len(cards)) for card in cards]

    def returns(self) -> list[float]:
        """What the deal moved each total by; nothing while it runs, nor when it is annulled."""
        seats = player_count(self._moment.rules)
        if self._moment.match is None or not self._moment.match.finished:
            return [0.0] * seats
        return [float(points) for points in written(self._moment.match.finished[-1], seats)]

    def view(self, player: int) -> View | None:
        """What a player may know, as the bots of Thousand take it; None while cards are being dealt."""
        return None if self._moment.match is None else view(self._moment.match, player)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "ThousandState":
        """Another state that the player cannot tell from this one, for search bots written in Python.

        Hidden cards change places as long as every action so far stays legal. `chance` draws from 0 to 1.
        """
        state = ThousandState(self.get_game())
        for step in self._moment.history_as_seen_by(player, Random(chance())):
            state.apply_action(step)
        return state

    def _legal_actions(self, player: int) -> list[int]:
        shown = self.view(player)
        return [] if shown is None else numbering(self._moment.rules).legal(shown)

    def _apply_action(self, action: int) -> None:
        shown = None if self._moment.match is None else self.view(self.current_player())
        if shown is None:
            self._moment = self._moment.with_card(action)
        else:
            self._moment = self._moment.after(numbering(self._moment.rules).action(action, shown))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {NAMES[action]}"
        shown = self.view(player)
        assert shown is not None
        return write_action(numbering(self._moment.rules).action(action, shown))

    def __str__(self) -> str:
        shown = [self.view(player) for player in range(player_count(self._moment.rules))]
        stories = [story(one) for one in shown if one is not None]
        return "\n\n".join(stories) or f"dealt {' '.join(NAMES[card] for card in self._moment.dealt)}"


class ThousandObserver:
    """What one player knows, as a tensor (`dict` has its fields by name) and as a text."""

    def __init__(self, game: ThousandGame, iig_obs_type: Any = None) -> None:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ThousandError(
                "face_option", option="iig_obs_type", value=str(wanted), known="public and a single player's"
            )
        self._layout = observation(game.rules)
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = {name: part.of(self.tensor) for name, part in self._layout.parts.items()}

    def set_from(self, state: ThousandState, player: int) -> None:
        """Writes into the tensor what a player knows; zeros while cards are being dealt."""
        self.tensor.fill(0)
        shown = state.view(player)
        if shown is not None:
            self._layout.fill(self.tensor, shown)

    def string_from(self, state: ThousandState, player: int) -> str:
        """What a player knows, a line for each thing."""
        shown = state.view(player)
        return f"seat {player}\ndealing" if shown is None else story(shown)


pyspiel.register_game(_TYPE, ThousandGame)
