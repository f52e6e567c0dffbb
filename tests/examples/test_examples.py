"""The examples do what they say."""

import re

import pytest

from examples import openspiel_evaluate, pettingzoo_learn
from thousand.envs import thousand_v0


def test_a_player_who_learns_beats_those_who_choose_by_lot() -> None:
    env = thousand_v0.raw_env("classic", players=3, talon__write_off="off")
    learner = pettingzoo_learn.train(env, seed=1, rounds=5, deals=70)
    by_lot = pettingzoo_learn.random_choice(2)
    points, error = pettingzoo_learn.margin(env, learner.best, by_lot, 45, seed=0)
    assert points > 50 + 3 * error
    points, error = pettingzoo_learn.margin(env, learner.best, learner.careless(by_lot), 120, seed=0)
    assert points > 2 * error


def test_learning_is_told_in_two_lines(capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_learn.main(["--rounds", "2", "--deals", "6"])
    lines = capsys.readouterr().out.splitlines()
    assert [re.sub(r"[-+]?\d+\.\d", "N", line) for line in lines] == [
        "against random players: N ± N points a deal",
        "against himself with random cards: N ± N points a deal",
    ]


def test_a_rookie_writes_more_than_those_who_choose_by_lot() -> None:
    points, error = openspiel_evaluate.evaluate("rookie", "random", 60, seed=1)
    assert points > 3 * error
    assert openspiel_evaluate.evaluate("rookie", "random", 60, seed=1) == (points, error)


def test_the_search_of_openspiel_plays_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    openspiel_evaluate.main(["--first", "ismcts", "--preset", "home", "--deals", "2", "--simulations", "4"])
    assert re.fullmatch(r"ismcts against random: \S+ ± \S+ points a deal\n", capsys.readouterr().out)
