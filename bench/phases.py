"""Where the time of a deal goes: asking for the legal actions and applying one, phase by phase."""

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final, TypeAlias

import msgspec

from bench.chooser import Chooser
from bench.playouts.thousand_core import is_over
from thousand import Match, apply, deal, layout_of, legal_actions, phase_name, preset, start, to_act
from thousand.core.actions import Action

# More than any cache holds hands, so that none is met twice in a round of measuring.
DEALS: Final = 600
TURNS: Final = 2000

Turn: TypeAlias = tuple[Match, int, Action]


class PhaseCost(msgspec.Struct, frozen=True):
    """A phase: how many turns a deal has in it, and microseconds for each of the two questions."""

    preset: str
    players: int
    phase: str
    turns_per_deal: float
    legal_actions: float
    apply: float


def measure(name: str, players: int, deals: int, rounds: int) -> list[PhaseCost]:
    """The phases of a preset over the turns of some random deals."""
    by_phase: dict[str, list[Turn]] = defaultdict(list)
    for turn in turns(name, players, deals):
        by_phase[phase_name(turn[0])].append(turn)
    return [cost(name, players, phase, taken, deals, rounds) for phase, taken in by_phase.items()]


def cost(name: str, players: int, phase: str, taken: Sequence[Turn], deals: int, rounds: int) -> PhaseCost:
    """What the turns of one phase cost."""
    return PhaseCost(
        name,
        players,
        phase,
        turns_per_deal=len(taken) / deals,
        legal_actions=each(lambda match, seat, action: legal_actions(match), taken, rounds),
        apply=each(apply, taken, rounds),
    )


def turns(name: str, players: int, deals: int) -> list[Turn]:
    """Every turn of some random deals."""
    chooser, match, found = Chooser(1), start(preset(name, players)), []
    for _ in range(deals):
        deck = list(range(24))
        chooser.shuffle(deck)
        match = start(match.rules) if is_over(match) else match
        match = deal(match, layout_of(match.rules, match.dealer, deck)).match
        while (seat := to_act(match)) is not None:
            action = chooser.choice(legal_actions(match))
            found.append((match, seat, action))
            match = apply(match, seat, action).match
    return found


def each(work: Callable[[Match, int, Action], object], taken: Sequence[Turn], rounds: int) -> float:
    """Microseconds of CPU for the work of a turn, over at most `TURNS` of them; the median of the rounds."""
    chosen = taken[:: 1 + len(taken) // TURNS]
    spent = []
    for _ in range(rounds):
        begin = time.process_time()
        for match, seat, action in chosen:
            work(match, seat, action)
        spent.append(time.process_time() - begin)
    return 1e6 * median(spent) / len(chosen)
