"""The OpenSpiel game passes the checks of OpenSpiel, and hides what is hidden."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts

from thousand.bots import Budget
from thousand.core.errors import IllegalDeal, ThousandError
from thousand.core.rules import PRESETS, InvalidRules
from thousand.envs.openspiel import SHORT_NAME, ThousandGame, ThousandObserver
from thousand.envs.openspiel_bots import TableBot

EVERY_GAME = [(name, players) for name in sorted(PRESETS) for players in (2, 3, 4)]


def load(name: str = "classic", players: int = 3, dealer: int = 0) -> Any:
    return pyspiel.load_game(f"{SHORT_NAME}(preset={name},players={players},dealer={dealer})")


def states(game: Any, seed: int) -> list[Any]:
    """Every state of a deal by lot, the last one over."""
    chance = Random(seed)
    state = game.new_initial_state()
    all_states = [state.clone()]
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        all_states.append(state.clone())
    return all_states


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_every_preset_passes_the_random_simulation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players, players - 1), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_a_deal_keeps_within_the_figures_of_the_game(name: str, players: int) -> None:
    game = load(name, players)
    for seed in range(8):
        last = states(game, seed)[-1]
        assert len(last.history()) <= game.max_game_length() + game.max_chance_nodes_in_history()
        assert min(last.returns()) >= game.min_utility()
        assert max(last.returns()) <= game.max_utility()
        assert max(last.history()) < game.num_distinct_actions()


@pytest.mark.parametrize(("name", "players"), [("home", 3), ("club", 2)])
def test_one_text_one_tensor_and_one_set_of_actions_go_together(name: str, players: int) -> None:
    told: dict[tuple[int, str], tuple[bytes, tuple[int, ...]]] = {}
    tensors: dict[tuple[int, bytes], str] = {}
    for seed in range(16):
        for state in states(load(name, players), seed):
            if state.is_chance_node() or state.is_terminal():
                continue
            for player in range(players):
                text = state.information_state_string(player)
                tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
                legal = tuple(state.legal_actions(player))
                assert told.setdefault((player, text), (tensor, legal)) == (tensor, legal)
                assert tensors.setdefault((player, tensor), text) == text
    assert len(told) > 400


@pytest.mark.parametrize(("name", "players"), [("classic", 3), ("home", 2), ("club", 4), ("club", 2)])
def test_another_state_drawn_for_a_player_looks_the_same_to_him(name: str, players: int) -> None:
    chance = Random(1)
    others = 0
    for state in states(load(name, players), 4)[::3]:
        for player in range(players):
            drawn = state.resample_from_infostate(player, chance.random)
            assert drawn.information_state_string(player) == state.information_state_string(player)
            assert drawn.information_state_tensor(player) == state.information_state_tensor(player)
            assert drawn.current_player() == state.current_player()
            if state.current_player() == player:
                assert drawn.legal_actions() == state.legal_actions()
            others += str(drawn) != str(state)
    assert others > 10


def test_nobody_sees_cards_before_all_are_dealt() -> None:
    for state in states(load(), 2):
        if state.is_chance_node():
            for player in range(3):
                assert state.information_state_string(player) == f"seat {player}\ndealing"
                assert not any(state.information_state_tensor(player))


def test_a_clone_and_a_replay_of_the_history_are_the_same_state() -> None:
    game = load("polish", 2)
    last = states(game, 7)[-1]
    again = game.new_initial_state()
    for action in last.history():
        assert str(again.clone()) == str(again)
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.returns() == last.returns()


def test_a_game_and_a_state_come_back_from_a_pickle() -> None:
    game = load("home", 4, 2)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = states(game, 1)[40]
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_actions_are_told_in_the_words_of_the_record() -> None:
    game = load()
    chance_node, *_, first_call = states(game, 3)[:22]
    assert chance_node.action_to_string(0) == "deal AS"
    assert first_call.action_to_string(first_call.legal_actions()[0]) == "bid 100"
    assert first_call.current_player() == 1


def test_returns_are_the_points_written() -> None:
    for seed in range(10):
        last = states(load("club"), seed)[-1]
        result = last.view(0).finished[-1].result
        assert tuple(last.returns()) == result.totals
        assert not any(states(load("club"), seed)[-2].returns())


def test_an_observer_has_its_fields_by_name() -> None:
    game = load()
    observer = game.make_py_observer()
    state = states(game, 3)[21]
    observer.set_from(state, 1)
    assert observer.dict["hand"].sum() == 7
    assert np.array_equal(observer.tensor, np.array(state.observation_tensor(1), np.float32))
    assert observer.string_from(state, 1) == state.observation_string(1)


def test_what_no_player_is_shown_is_not_observed() -> None:
    everybody = pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ThousandError, match="face_option"):
        ThousandObserver(ThousandGame(), everybody)


@pytest.mark.parametrize(
    ("params", "error", "code"),
    [
        ({"preset": "nowhere"}, InvalidRules, "preset_unknown"),
        ({"players": 5}, InvalidRules, "players_unknown"),
        ({"players": 2, "dealer": 2}, IllegalDeal, "dealer_unknown"),
    ],
)
def test_a_wrong_parameter_is_told_by_a_code(
    params: dict[str, Any], error: type[Exception], code: str
) -> None:
    with pytest.raises(error, match=code):
        pyspiel.load_game(SHORT_NAME, params)


def test_bots_of_thousand_play_and_choose_the_same_again() -> None:
    def returns() -> list[float]:
        bots = [TableBot("rookie", Budget(seed=3)), TableBot("random"), TableBot("rookie")]
        state = load().new_initial_state()
        return list(evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(5)))

    first = returns()
    assert any(first)
    assert returns() == first
    with pytest.raises(ThousandError, match="bot_unknown"):
        TableBot("nobody")


def test_the_search_of_openspiel_finds_a_legal_action() -> None:
    game = load("home", 2)
    chance = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 100.0, 4, random_state=chance)
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
    some = [state for state in states(game, 5) if not state.is_chance_node() and not state.is_terminal()]
    for state in some[::6]:
        assert search.step(state) in state.legal_actions()
