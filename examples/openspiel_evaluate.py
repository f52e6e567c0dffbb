"""OpenSpiel: who writes more points? One bot against others, in every seat in turn.

    .venv/bin/python examples/openspiel_evaluate.py --deals 120
    .venv/bin/python examples/openspiel_evaluate.py --first ismcts --deals 6

`ismcts` is OpenSpiel's own search for games with hidden cards, with random play-outs; the others are the
bots of Thousand. The same seed gives the same figures.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import thousand.envs.openspiel  # registers the game
from thousand.envs.openspiel_bots import TableBot

SEARCH = "ismcts"
POINTS_OF_CURIOSITY = 150.0


def evaluate(
    first: str, others: str, deals: int, seed: int, preset: str = "classic", simulations: int = 40
) -> tuple[float, float]:
    """The points that `first` writes in a deal more than the mean of the others, and their standard error."""
    game = pyspiel.load_game(f"{thousand.envs.openspiel.SHORT_NAME}(preset={preset})")
    chance = np.random.RandomState(seed)
    margins = []
    for number in range(deals):
        seat = number % game.num_players()
        names = [first if player == seat else others for player in range(game.num_players())]
        returns = play(game, [player_named(name, game, chance, simulations) for name in names], chance)
        margins.append(returns[seat] - (sum(returns) - returns[seat]) / (len(returns) - 1))
    return float(np.mean(margins)), float(np.std(margins, ddof=1) / np.sqrt(deals))


def player_named(name: str, game: Any, chance: np.random.RandomState, simulations: int) -> Any:
    if name != SEARCH:
        return TableBot(name)
    playouts = mcts.RandomRolloutEvaluator(1, chance)
    searcher = ismcts.ISMCTSBot(game, playouts, POINTS_OF_CURIOSITY, simulations, random_state=chance)
    searcher.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
    return searcher


def play(game: Any, bots: Sequence[Any], chance: np.random.RandomState) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(cards, p=weights))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="One bot against others, in every seat in turn.")
    parser.add_argument("--first", default="rookie")
    parser.add_argument("--others", default="random")
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--simulations", type=int, default=40, help="games that ismcts plays in its head")
    chosen = parser.parse_args(words)
    margin, error = evaluate(**vars(chosen))
    print(f"{chosen.first} against {chosen.others}: {margin:+.1f} ± {error:.1f} points a deal")


if __name__ == "__main__":
    main()
