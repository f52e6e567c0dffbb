"""One deal, or one game, of a plan in every line-up: the same cards, dealers and chance for all of them."""

from collections import Counter
from functools import cache
from random import Random
from time import perf_counter_ns
from typing import Final

from thousand.arena.contests import Lineup
from thousand.arena.entry import Entry, Outcome, outcome_of
from thousand.arena.plan import SEER, Plan
from thousand.arena.seer import Seer
from thousand.arena.times import Moment, moment_of, step_of
from thousand.bots import bot
from thousand.bots.api import Bot, Budget
from thousand.core.actions import Action
from thousand.core.cards import DECK_SIZE
from thousand.core.match import apply, deal, start, to_act
from thousand.core.seating import layout_of
from thousand.core.state import GameOver, Match, Seat
from thousand.core.view import view
from thousand.simulate import MOST_DEALS

MOST_ATTEMPTS: Final = 50

_player = cache(bot)


def deck_of(seed: int, number: int, settled: int, attempt: int) -> list[int]:
    """The deck of game `number` after so many settled deals; an annulled deal is another attempt."""
    deck = list(range(DECK_SIZE))
    Random(f"{seed}/{number}/{settled}/{attempt}").shuffle(deck)
    return deck


def play_unit(plan: Plan, number: int) -> Entry:
    """Plays a deal or a game, counted from 1, in every line-up; only the times depend on the machine."""
    clock = Clock()
    outcomes = tuple(play_lineup(plan, lineup, number, clock) for lineup in plan.lineups)
    return Entry(number, outcomes, clock.times())


def play_lineup(plan: Plan, lineup: Lineup, number: int, clock: "Clock") -> Outcome:
    """What comes of a deal or a game in one line-up."""
    match = play_game(plan, lineup, number, clock)
    return outcome_of(match, stopped=plan.whole and not isinstance(match.phase, GameOver))


def play_game(plan: Plan, lineup: Lineup, number: int, clock: "Clock") -> Match:
    """The match after the deal or the game; one that does not end is stopped after many deals."""
    table = Table(plan, lineup, number, clock)
    match = start(plan.rules, (number - 1) % plan.players)
    attempt = 0
    while not _is_done(plan, match):
        settled = match.settled
        layout = layout_of(plan.rules, match.dealer, deck_of(plan.seed, number, settled, attempt))
        match = table.played(deal(match, layout).match)
        attempt = attempt + 1 if match.settled == settled else 0
    return match


def _is_done(plan: Plan, match: Match) -> bool:
    if plan.whole:
        return isinstance(match.phase, GameOver) or len(match.finished) >= MOST_DEALS
    return match.settled > 0 or len(match.finished) >= MOST_ATTEMPTS


class Clock:
    """Counts how long the bots think where they have a choice."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, Moment, int]] = Counter()

    def add(self, name: str, moment: Moment, nanoseconds: int) -> None:
        """Counts a decision."""
        self._counts[name, moment, step_of(nanoseconds)] += 1

    def times(self) -> dict[str, dict[Moment, dict[int, int]]]:
        """The decisions counted, by bot, part of the deal and step of the scale."""
        times: dict[str, dict[Moment, dict[int, int]]] = {}
        for (name, moment, step), count in sorted(self._counts.items()):
            times.setdefault(name, {}).setdefault(moment, {})[step] = count
        return times


class Table:
    """A line-up at the table: whose turn it is chooses, knowing what it may know."""

    def __init__(self, plan: Plan, lineup: Lineup, number: int, clock: Clock) -> None:
        chance = Random(f"{plan.seed}/{number}").getrandbits(32)
        self._budget = Budget(plan.seconds, chance, plan.nodes)
        self._lineup = lineup
        self._seer = Seer()
        self._clock = clock

    def played(self, match: Match) -> Match:
        """The match when the running deal is over."""
        while (seat := to_act(match)) is not None:
            match = apply(match, seat, self._chosen(match, seat)).match
        return match

    def _chosen(self, match: Match, seat: Seat) -> Action:
        name = self._lineup[seat]
        if name == SEER:
            return self._seer.choose(match)
        return self._timed(_player(name), match, seat)

    def _timed(self, player: Bot, match: Match, seat: Seat) -> Action:
        seen = view(match, seat)
        begun = perf_counter_ns()
        action = player.choose(seen, self._budget)
        spent = perf_counter_ns() - begun
        if len(seen.legal) > 1:
            self._clock.add(self._lineup[seat], moment_of(match.phase), spent)
        return action
