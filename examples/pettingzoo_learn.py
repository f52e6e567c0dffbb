"""PettingZoo: a player who learns from his own deals, with NumPy alone, what an action is worth.

    .venv/bin/python examples/pettingzoo_learn.py

The worth of an action is a weighted sum of what can be seen of it; after each round of deals the weights
are fitted anew to the points that followed. The first rounds, against random players, teach him to bid; the
others, against players who bid as he does and play cards by lot, teach him to play. The rules have no
write-off, so that every contract is played out. The same seed gives the same figures.
"""

import argparse
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from thousand.core.cards import MARRIAGE_MASKS, POINTS, cards_of
from thousand.envs import thousand_v0

Vector: TypeAlias = npt.NDArray[np.float64]
Choice: TypeAlias = Callable[[dict[str, Any]], int]

CALLS = 7
CARD_BLOCKS = ("play", "declare", "give")
AMOUNT_BLOCKS = ("bid", "raise")
MARRIAGES = tuple(list(cards_of(mask)) for mask in MARRIAGE_MASKS)
SIGHTS = 14
TRICKS = 6
BIDDING_ROUNDS = 2
CURIOSITY = (0.25, 0.1)


class Learner:
    """The worth of actions, and the deals from which it was learned."""

    def __init__(self, env: Any, seed: int) -> None:
        self.parts = env.unwrapped.observation_layout.parts
        self.blocks = env.unwrapped.numbering.blocks
        self.chance = np.random.default_rng(seed)
        self.kinds = CALLS + len(self.blocks) - 1
        self.weights = np.zeros(self.kinds * SIGHTS)
        self.seen: list[Vector] = []
        self.followed: list[float] = []
        self.rounds = 0

    def best(self, shown: dict[str, Any]) -> int:
        """The legal action that seems worth most."""
        legal, sights = self.sights(shown)
        return int(legal[np.argmax(sights @ self.weights)])

    def curious(self, shown: dict[str, Any]) -> int:
        """Mostly the best action, else any (of the cards alone, once he can bid); noted, for what follows.

        Before he has learned anything the best is the lowest number: a pass, a low bid.
        """
        legal, sights = self.sights(shown)
        bids = self.rounds >= BIDDING_ROUNDS
        may_try = not bids or self.in_tricks(shown)
        tries = may_try and self.chance.random() < CURIOSITY[bids]
        place = self.chance.integers(len(legal)) if tries else np.argmax(sights @ self.weights)
        self.seen.append(sights[place])
        return int(legal[place])

    def careless(self, cards: Choice) -> Choice:
        """The same player, but for his cards, which another chooses."""
        return lambda shown: cards(shown) if self.in_tricks(shown) else self.best(shown)

    def in_tricks(self, shown: dict[str, Any]) -> bool:
        return bool(self.parts["phase"].of(shown["observation"])[TRICKS])

    def learn(self) -> None:
        """Fits the weights to all that has followed so far (ridge regression)."""
        sights, points = np.array(self.seen), np.array(self.followed)
        square = sights.T @ sights + 5.0 * np.eye(sights.shape[1])
        self.weights = np.linalg.solve(square, sights.T @ points)
        self.rounds += 1

    def sights(self, shown: dict[str, Any]) -> tuple[npt.NDArray[np.intp], Vector]:
        """The legal numbers, and for each what can be seen of it, in the place of its kind."""
        legal = np.flatnonzero(shown["action_mask"])
        parts = {name: part.of(shown["observation"]) for name, part in self.parts.items()}
        common = hand_and_table(parts)
        rows = np.zeros((len(legal), self.kinds, SIGHTS))
        for row, number in zip(rows, legal, strict=True):
            block = next(place for place, one in enumerate(self.blocks) if number in one.numbers)
            kind = number if block == 0 else CALLS + block - 1
            own = of_the_action(self.blocks[block], int(number), parts)
            row[kind] = np.concatenate((common, own))
        return legal, rows.reshape(len(legal), -1)


def hand_and_table(parts: dict[str, Any]) -> Vector:
    hand = parts["hand"]
    pairs = sum(bool(hand[pair].all()) for pair in MARRIAGES)
    table = np.flatnonzero(parts["trick"].any(axis=0))
    return np.array(
        [
            1.0,
            hand @ POINTS / 60,
            hand[::6].sum() / 4,
            pairs,
            parts["declarer"][0],
            len(table) / 2,
            sum(POINTS[card] for card in table) / 20,
            parts["bid"][0],
        ]
    )


def of_the_action(block: Any, number: int, parts: dict[str, Any]) -> Vector:
    place = number - block.first
    if block.name in AMOUNT_BLOCKS:
        return np.array([place / block.count, 0.0, 0.0, 0.0, 0.0, 0.0])
    if block.name in CARD_BLOCKS:
        card = place % 24
        points, taken = POINTS[card] / 10, takes(card, parts)
        table = sum(POINTS[one] for one in np.flatnonzero(parts["trick"].any(axis=0))) / 10
        won, lost, led = ((taken == outcome) * points for outcome in (1, 0, 0.5))
        return np.array([points, (card % 6) / 5, taken, won + (taken == 1) * table, lost, led])
    return np.zeros(6)


def takes(card: int, parts: dict[str, Any]) -> float:
    """Whether a card beats what lies on the table; a lead may or may not (0.5)."""
    led = np.flatnonzero(parts["trick"][parts["leader"].astype(bool)].any(axis=0))
    if not len(led):
        return 0.5
    table = np.flatnonzero(parts["trick"].any(axis=0))
    best = max(strength(int(one), int(led[0]), parts) for one in table)
    return float(strength(card, int(led[0]), parts) > best)


def strength(card: int, led: int, parts: dict[str, Any]) -> int:
    trump = 12 * bool(parts["trump"][card // 6])
    return trump or 6 * (card // 6 == led // 6) + 5 - card % 6


def play(env: Any, seat: int, mine: Choice, others: Choice, seed: int) -> dict[str, float]:
    """One deal; the points that each agent writes."""
    env.reset(seed=seed)
    written = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        shown, reward, over, stopped, _ = env.last()
        written[agent] += reward
        choose = mine if agent == f"player_{seat}" else others
        env.step(None if over or stopped else choose(shown))
    return written


def margin(env: Any, mine: Choice, others: Choice, deals: int, seed: int) -> tuple[float, float]:
    """The points a deal that `mine` writes more than the mean of the others, and their standard error."""
    margins = []
    for number in range(deals):
        seat = number % len(env.possible_agents)
        written = play(env, seat, mine, others, seed + number)
        own = written.pop(f"player_{seat}")
        margins.append(own - sum(written.values()) / len(written))
    return float(np.mean(margins)), float(np.std(margins, ddof=1) / np.sqrt(deals))


def train(env: Any, seed: int, rounds: int, deals: int) -> Learner:
    learner = Learner(env, seed)
    by_lot = random_choice(seed)
    for number in range(rounds * deals):
        others = by_lot if number < BIDDING_ROUNDS * deals else learner.careless(by_lot)
        seat = number % len(env.possible_agents)
        written = play(env, seat, learner.curious, others, 1_000_000 * (seed + 1) + number)
        new = len(learner.seen) - len(learner.followed)
        learner.followed += [written[f"player_{seat}"] / 100] * new
        if (number + 1) % deals == 0:
            learner.learn()
    return learner


def random_choice(seed: int) -> Choice:
    chance = np.random.default_rng(seed)
    return lambda shown: int(chance.choice(np.flatnonzero(shown["action_mask"])))


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learns what an action is worth, then is put to the test.")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--deals", type=int, default=100, help="deals of a round; twice as many in each test")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    env = thousand_v0.env("classic", players=3, talon__write_off="off")
    learner = train(env, chosen.seed, chosen.rounds, chosen.deals)
    by_lot = random_choice(chosen.seed + 1)
    for name, others in (("random players", by_lot), ("himself with random cards", learner.careless(by_lot))):
        points, error = margin(env, learner.best, others, 2 * chosen.deals, seed=0)
        print(f"against {name}: {points:+.1f} ± {error:.1f} points a deal")


if __name__ == "__main__":
    main()
