"""How much memory a live match takes, counted in two ways that should agree.

`traced` is what the allocator handed out while many matches were played and kept, divided by their number.
`reached` adds up the sizes of the objects that only one match reaches: what matches have in common (rules,
the tables of cards and actions, small numbers) is counted for none.
"""

import gc
import sys
import tracemalloc
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean
from typing import Final

import msgspec

from bench.sensible import in_play
from thousand import Match, Rules, preset

DEALS: Final = (0, 10, 25, 50)


class Footprint(msgspec.Struct, frozen=True):
    """Bytes of a match in the middle of the deal after so many deals."""

    deals: int
    matches: int
    traced_mean: float
    reached_mean: float
    reached_max: int


def measure(matches: int) -> tuple[Footprint, ...]:
    """The footprint of `classic` matches at several points of their lives."""
    rules = preset("classic", 3)
    return tuple(footprint(rules, deals, matches) for deals in DEALS)


def footprint(rules: Rules, deals: int, matches: int) -> Footprint:
    """The footprint of some matches after a number of deals."""
    seeds = lasting(rules, deals, matches)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [in_play(rules, Random(seed), deals) for seed in seeds]
    gc.collect()
    traced = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    reached = own_sizes([match for match in kept if match is not None])
    return Footprint(deals, len(reached), traced / len(kept), mean(reached), max(reached))


def lasting(rules: Rules, deals: int, matches: int) -> list[int]:
    """The first seeds whose matches last for so many deals; playing them also fills every cache."""
    found: list[int] = []
    seed = 0
    while len(found) < matches:
        seed += 1
        if in_play(rules, Random(seed), deals) is not None:
            found.append(seed)
    return found


def own_sizes(matches: Sequence[Match]) -> list[int]:
    """For each match the bytes of the objects that no other of them reaches; there must be two at least."""
    reached = [{id(one): one for one in objects(match)} for match in matches]
    holders = Counter(key for found in reached for key in found)
    return [sum(sys.getsizeof(one) for key, one in found.items() if holders[key] == 1) for found in reached]


def objects(root: object) -> Iterator[object]:
    """Every object that a match reaches, itself included, each once."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) not in seen:
            seen.add(id(one))
            waiting += parts(one)
            yield one


def parts(one: object) -> Sequence[object]:
    """What a value holds: the fields of a struct, the items of a tuple."""
    if isinstance(one, msgspec.Struct):
        return [getattr(one, field) for field in one.__struct_fields__]
    return one if isinstance(one, tuple) else ()
