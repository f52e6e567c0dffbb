"""The PettingZoo environment keeps the promises of PettingZoo, and its own."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from thousand.core.errors import IllegalAction, IllegalDeal, ThousandError
from thousand.core.rules import PRESETS, InvalidRules, change, preset
from thousand.core.state import GameOver
from thousand.core.testing import random_rules
from thousand.core.view import view
from thousand.envs import thousand_v0

# The checker knows by name which environments have a mask beside the observation, and warns of others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def play_out(env: Any, seed: int) -> dict[str, float]:
    """An episode by lot; the sum of rewards of each agent."""
    chance = Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        shown, reward, over, stopped, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(shown["action_mask"]).tolist()
        env.step(None if over or stopped else chance.choice(legal))
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_preset_passes_the_check_of_the_interface(name: str, players: int) -> None:
    api_test(thousand_v0.env(preset=name, players=players), num_cycles=150)


def test_a_match_passes_it_too() -> None:
    api_test(thousand_v0.env(unit="match", rewards="win"), num_cycles=300)


def test_the_bare_environment_passes_under_random_rules() -> None:
    for seed in range(6):
        api_test(thousand_v0.raw_env(rules=random_rules(Random(seed))), num_cycles=60)


@pytest.mark.parametrize("options", [{}, {"unit": "match"}, {"preset": "club", "players": 4}])
def test_the_same_seed_gives_the_same_episode(options: dict[str, Any]) -> None:
    seed_test(lambda: thousand_v0.env(**options), num_cycles=100)


def test_another_seed_gives_other_cards() -> None:
    env = thousand_v0.env()
    hands = []
    for seed in (1, 2):
        env.reset(seed=seed, options={"dealer": 0})
        hands.append(env.observe("player_1")["observation"])
    assert not np.array_equal(*hands)


def test_without_a_seed_the_cards_go_on_from_those_before() -> None:
    env = thousand_v0.raw_env()
    told = []
    for _ in range(2):
        env.reset(seed=5)
        env.reset()
        told.append(env.observe("player_0")["observation"])
    env.reset(seed=5)
    assert np.array_equal(*told)
    assert not np.array_equal(told[0], env.observe("player_0")["observation"])


def test_it_draws_as_pettingzoo_wants(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(thousand_v0.env)
    assert "player_0 " in capsys.readouterr().out


def test_text_shows_every_hand_and_nothing_is_drawn_unasked() -> None:
    env = thousand_v0.raw_env(render_mode="ansi")
    env.reset(seed=1, options={"dealer": 0})
    text = env.render()
    assert text is not None
    assert [line.split()[0] for line in text.splitlines()[-3:]] == ["player_0", "player_1", "player_2"]
    silent = thousand_v0.raw_env()
    silent.reset(seed=1)
    assert silent.render() is None


def test_the_rewards_of_a_deal_are_what_it_moved_the_totals_by() -> None:
    settled = 0
    for seed in range(40):
        env = thousand_v0.raw_env("club", 3)
        total = play_out(env, seed)
        result = env.match.finished[-1].result
        assert tuple(total.values()) == result.totals
        assert len(env.match.finished) == 1
        settled += any(result.totals)
    assert settled > 20


def test_the_rewards_of_a_match_add_up_to_the_totals() -> None:
    env = thousand_v0.raw_env("home", unit="match", game__target=100)
    total = play_out(env, 3)
    assert tuple(total.values()) == tuple(float(one.total) for one in env.match.standings)
    assert len(env.match.finished) > 1


def test_the_winner_of_a_match_has_a_reward_of_one() -> None:
    env = thousand_v0.raw_env("home", unit="match", rewards="win", game__target=100)
    for seed in range(5):
        total = play_out(env, seed)
        assert isinstance(env.match.phase, GameOver)
        assert sum(total.values()) == pytest.approx(1)
        assert {agent for agent, share in total.items() if share} == {
            f"player_{seat}" for seat in env.match.phase.winners
        }


def test_a_match_that_does_not_end_is_truncated() -> None:
    env = thousand_v0.raw_env("home", unit="match", rewards="win")
    env.reset(seed=1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(0)
    assert len(env.match.finished) == 500
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_an_agent_sees_what_its_seat_may_know() -> None:
    env = thousand_v0.raw_env()
    env.reset(seed=4)
    for agent in env.agents:
        seat = int(agent[-1])
        shown = view(env.match, seat)
        assert np.array_equal(env.observe(agent)["observation"], env.observation_layout.vector(shown))
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_deal_may_start_from_totals_and_a_dealer() -> None:
    env = thousand_v0.raw_env()
    env.reset(seed=4, options={"dealer": 2, "totals": (100, 880, -50)})
    assert env.match.dealer == 2
    assert [one.total for one in env.match.standings] == [100, 880, -50]
    with pytest.raises(IllegalDeal, match="dealer_unknown"):
        env.reset(options={"dealer": 3})


def test_an_illegal_action_is_refused_with_its_reason_and_moves_nothing() -> None:
    env = thousand_v0.raw_env()
    env.reset(seed=4)
    before = env.match
    with pytest.raises(IllegalAction, match="pass_forbidden"):
        env.step(0)
    assert env.match is before


@pytest.mark.filterwarnings("ignore:.*Illegal move:UserWarning")
@pytest.mark.parametrize(("options", "cost"), [({}, -120), ({"unit": "match", "rewards": "win"}, -1)])
def test_the_wrapped_environment_ends_at_an_illegal_action(options: dict[str, Any], cost: float) -> None:
    env = thousand_v0.env(**options)
    env.reset(seed=4)
    loser = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[loser] == cost
    assert sum(env.rewards.values()) == cost


def test_options_of_the_rules_are_keywords() -> None:
    env = thousand_v0.raw_env("classic", 2, auction__bid_step=10, game__barrel__deals=2)
    assert env.rules == change(preset("classic", 2), {"auction.bid_step": 10, "game.barrel.deals": 2})
    assert thousand_v0.raw_env(rules=preset("home", 4)).rules == preset("home", 4)
    assert thousand_v0.raw_env().rules == preset("classic", 3)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"unit": "hand"}, "face_option"),
        ({"rewards": "win"}, "face_option"),
        ({"rewards": "money", "unit": "match"}, "face_option"),
        ({"render_mode": "rgb_array"}, "face_option"),
        ({"rules": preset("home", 3), "players": 3}, "face_option"),
        ({"rules": preset("home", 3), "auction__bid_step": 10}, "face_option"),
        ({"preset": "nowhere"}, "preset_unknown"),
        ({"players": 5}, "players_unknown"),
        ({"auction__speed": 3}, "option_unknown"),
        ({"auction__bid_step": 7}, "value_not_allowed"),
    ],
)
def test_a_wrong_option_is_told_by_a_code(options: dict[str, Any], code: str) -> None:
    with pytest.raises((ThousandError, InvalidRules), match=code):
        thousand_v0.env(**options)
