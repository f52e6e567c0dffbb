"""Games and single deals between bots: the cards are shuffled here, by a seed, and nowhere else."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from thousand.bots.api import Bot, Budget
from thousand.core.cards import DECK_SIZE
from thousand.core.match import apply, deal, start, to_act
from thousand.core.rules import Rules
from thousand.core.seating import layout_of, player_count
from thousand.core.state import GameOver, Match
from thousand.core.view import view

MOST_DEALS: Final = 500


class Played(msgspec.Struct, frozen=True):
    """A game between bots (or a single deal), numbered from 1; `stopped` when the cap cut it short."""

    number: int
    match: Match
    stopped: bool


def play_matches(
    rules: Rules, bots: Sequence[Bot], games: int, seed: int = 0, most_deals: int = MOST_DEALS
) -> Iterator[Played]:
    """Whole games, one after another; game k of a seed is the same whatever was played before it.

    The first dealer is drawn by lot. A game not over after `most_deals` deals, annulled ones included, is
    stopped.
    """
    for number in range(1, games + 1):
        lot = _lot(seed, number)
        match = start(rules, lot.randrange(player_count(rules)))
        budget = Budget(seed=lot.getrandbits(32))
        while not isinstance(match.phase, GameOver) and len(match.finished) < most_deals:
            match = play_deal(match, bots, lot, budget)
        yield Played(number, match, not isinstance(match.phase, GameOver))


def play_deals(rules: Rules, bots: Sequence[Bot], deals: int, seed: int = 0) -> Iterator[Played]:
    """Single deals, each the first of a game; the seats deal in turn."""
    for number in range(1, deals + 1):
        lot = _lot(seed, number)
        match = start(rules, (number - 1) % player_count(rules))
        yield Played(number, play_deal(match, bots, lot, Budget(seed=lot.getrandbits(32))), False)


def play_deal(match: Match, bots: Sequence[Bot], lot: Random, budget: Budget) -> Match:
    """The match after one more deal, shuffled by lot and played by the bot of each seat."""
    deck = list(range(DECK_SIZE))
    lot.shuffle(deck)
    match = deal(match, layout_of(match.rules, match.dealer, deck)).match
    while (seat := to_act(match)) is not None:
        match = apply(match, seat, bots[seat].choose(view(match, seat), budget)).match
    return match


def _lot(seed: int, number: int) -> Random:
    """The chance of one game: the same on every machine."""
    return Random(f"{seed}/{number}")
