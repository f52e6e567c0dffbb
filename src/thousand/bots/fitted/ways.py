"""Every way in which a declarer can part with cards and name a trump, for many hands at once."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from thousand.bots.fitted.features import cards_in
from thousand.core.cards import SUITS
from thousand.core.rules import Rules
from thousand.core.talons import discard_size, gives, gives_talon_only
from thousand.core.tricks.marriages import declarer_names_trump

Masks = NDArray[np.uint32]

NO_TRUMP: Final = -1


class Ways(NamedTuple):
    """What is kept, what goes to the next seat and to the one after it, or aside; the trump named or -1."""

    kept: Masks
    first: Masks
    second: Masks
    trump: NDArray[np.int8]

    def each(self, change: Callable[[Any], Any]) -> "Ways":
        """The ways with every array changed alike."""
        return Ways(change(self.kept), change(self.first), change(self.second), change(self.trump))

    def take(self, rows: NDArray[np.int64], columns: NDArray[np.int64]) -> "Ways":
        """One way of each of these rows."""
        return self.each(lambda part: part[rows, columns])


def ways(rules: Rules, hands: Masks, talons: Masks) -> Ways:
    """All ways for each hand, the talon in it: rows of hands, columns of ways."""
    return _gifts(rules, hands, talons) if gives(rules) else _discards(rules, hands)


def _gifts(rules: Rules, hands: Masks, talons: Masks) -> Ways:
    pool = talons if gives_talon_only(rules) else hands
    size = int(pool.flat[0]).bit_count()
    cards = np.uint32(1) << cards_in(pool, size).astype(np.uint32)
    order = _orders(size)
    first, second = cards[:, order[:, 0]], cards[:, order[:, 1]]
    return _named(rules, hands[:, None] & ~(first | second), first, second)


def _discards(rules: Rules, hands: Masks) -> Ways:
    size = int(hands.flat[0]).bit_count()
    cards = np.uint32(1) << cards_in(hands, size).astype(np.uint32)
    laid = np.bitwise_or.reduce(cards[:, _choices(size, discard_size(rules))], axis=-1)
    return _named(rules, hands[:, None] & ~laid, laid, np.zeros_like(laid))


def _named(rules: Rules, kept: Masks, first: Masks, second: Masks) -> Ways:
    """The ways with every trump that the declarer may name."""
    trumps = range(len(SUITS)) if declarer_names_trump(rules) else (NO_TRUMP,)
    times = (1, len(trumps))
    trump = np.repeat(np.array(trumps, np.int8), kept.shape[1])[None, :]
    return Ways(
        np.tile(kept, times), np.tile(first, times), np.tile(second, times), np.tile(trump, (len(kept), 1))
    )


@lru_cache(maxsize=16)
def _orders(size: int) -> NDArray[np.int64]:
    return np.array(list(permutations(range(size), 2)))


@lru_cache(maxsize=16)
def _choices(size: int, chosen: int) -> NDArray[np.int64]:
    return np.array(list(combinations(range(size), chosen)))
