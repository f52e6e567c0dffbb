"""The game as a PettingZoo environment, agent by agent (AEC): `env()`, or `raw_env()` without the wrappers.

Observations, action numbers and rewards are told in `docs/reference/envs.md`.
"""

import sys
from random import Random
from typing import Any, ClassVar, Final

import numpy as np

from thousand.core.cards import write_cards
from thousand.core.match import to_act
from thousand.core.rules import Rules
from thousand.core.seating import player_count
from thousand.core.state import FinishedDeal, Match
from thousand.core.view import View, view
from thousand.envs.episode import Episode, Rewards, Unit, require_one_of, require_unit, shares, written
from thousand.envs.extras import ExtraMissing
from thousand.envs.fields import HIGH, LOW
from thousand.envs.numbering import numbering
from thousand.envs.observation import observation
from thousand.envs.story import story
from thousand.envs.table_rules import rules_by_keyword

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise ExtraMissing("pettingzoo") from error

RENDER_MODES: Final = ("human", "ansi")
ILLEGAL_POINTS: Final = -120.0
ILLEGAL_WIN: Final = -1.0


def env(preset: str | None = None, players: int | None = None, **options: Any) -> Any:
    """The environment in the usual wrappers: an illegal action costs its agent 120 points and ends all.

    `preset` is classic, `players` three where not said. Further keywords: those of `raw_env`, and options of
    the rules with two underscores for each dot (`auction__bid_step=10`).
    """
    bare = raw_env(preset, players, **options)
    illegal = ILLEGAL_WIN if bare.reward_kind == "win" else ILLEGAL_POINTS
    wrapped = wrappers.TerminateIllegalWrapper(bare, illegal_reward=illegal)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # untyped library; the name is its convention
    """Thousand, agent by agent; `player_0` sits at seat 0, and so on clockwise.

    `unit` is `deal` (one deal, an annulled one ends with nothing) or `match` (a whole game, stopped after
    500 deals). `rewards` are `points` (what each deal moves a total by) or, for a match, `win` (a share of 1
    at its end). `rules` may stand in place of preset, players and options. Raises InvalidRules for rules that
    cannot be played, ThousandError `face_option` for another wrong value.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "thousand_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        preset: str | None = None,
        players: int | None = None,
        *,
        rules: Rules | None = None,
        unit: Unit = "deal",
        rewards: Rewards = "points",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        require_unit(unit, rewards)
        if render_mode is not None:
            require_one_of("render_mode", render_mode, RENDER_MODES)
        self.rules = rules_by_keyword(preset, players, rules, options)
        self.unit: Unit = unit
        self.reward_kind: Rewards = rewards
        self.render_mode = render_mode
        self.numbering = numbering(self.rules)
        self.observation_layout = observation(self.rules)
        self.possible_agents = [f"player_{seat}" for seat in range(player_count(self.rules))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.numbering.size) for agent in self.possible_agents}
        self._lot = Random()

    @property
    def match(self) -> Match:
        """The game as it stands, with all cards; for tests and records, not for players."""
        return self._episode.match

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent is shown: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of action numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew; with a seed, the same cards and dealers every time.

        `options` may hold `dealer` (a seat, else drawn by lot) and `totals` to start from; the rest of it is
        passed over.
        """
        if seed is not None:
            self._lot = Random(seed)
        wanted = options or {}
        self._episode = Episode(self.rules, self.unit, self._lot, wanted.get("dealer"), wanted.get("totals"))
        self._views: dict[str, View] = {}
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now; its mask is all zeros unless it is to act."""
        shown = self._shown(agent)
        return {
            "observation": self.observation_layout.vector(shown),
            "action_mask": self.numbering.mask(shown),
        }

    def step(self, action: Any) -> None:
        """The agent to act does what the number means; IllegalAction, with its reason, when it may not.

        Agents of an episode that is over are taken away one by one, with the action None.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        ended = self._episode.apply(self.numbering.action(int(action), self._shown(agent)))
        self._views.clear()
        self._cumulative_rewards[agent] = 0.0
        self._reward(ended)
        if self._episode.over:
            self._end()
        else:
            self._select()
        self._accumulate_rewards()
        if self._episode.over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The state with every hand that its owner has seen: as text (`ansi`), or printed (`human`)."""
        if self.render_mode is None:
            return None
        text = self._picture()
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n\n")
        return None

    def close(self) -> None:
        """Frees nothing: there is nothing to free."""

    def _shown(self, agent: str) -> View:
        """The view of an agent, made once for each state."""
        if agent not in self._views:
            self._views[agent] = view(self._episode.match, self._seats[agent])
        return self._views[agent]

    def _observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (self.observation_layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.numbering.size,), np.int8),
            }
        )

    def _select(self) -> None:
        seat = to_act(self._episode.match)
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]

    def _reward(self, ended: FinishedDeal | None) -> None:
        earned = [0.0] * len(self.possible_agents)
        if self.reward_kind == "win":
            earned = shares(self._episode.match)
        elif ended is not None:
            earned = [float(points) for points in written(ended, len(earned))]
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))

    def _end(self) -> None:
        ends = self.truncations if self._episode.stopped else self.terminations
        ends.update(dict.fromkeys(self.agents, True))

    def _picture(self) -> str:
        match = self._episode.match
        lines = [story(view(match, None))]
        for agent, seat in self._seats.items():
            deal = view(match, seat).deal
            if deal is not None and deal.hand is not None:
                lines.append(f"{agent} {write_cards(deal.hand)}")
        return "\n".join(lines)
