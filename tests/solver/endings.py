"""Ends of deals under random rules, and their worth by trying everything with the rules of the core alone."""

import random
from collections.abc import Callable

from msgspec.structs import replace

from thousand.core.actions import Action, Claim, Play
from thousand.core.cards import ACES, DECK_SIZE, RANK_MASKS, Rank
from thousand.core.match import advance, apply, deal, legal_actions, start, to_act
from thousand.core.rules import Rules
from thousand.core.seating import layout_of
from thousand.core.state import DealOver, Layout, Match, Seat, TrickPhase
from thousand.core.testing import random_action, random_rules

_PAIR_CARDS = RANK_MASKS[Rank.KING] | RANK_MASKS[Rank.QUEEN]
_COURT = _PAIR_CARDS | ACES


def playable(match: Match) -> tuple[Play, ...]:
    """The cards that may be played; a claim would end the deal."""
    return tuple(action for action in legal_actions(match) if isinstance(action, Play))


def worth(match: Match, seats: frozenset[Seat], low: int = -1, high: int = 10_000) -> int:
    """What the seats earn in the deal when everybody plays best: alpha-beta over the actions of the core."""
    if not isinstance(match.phase, TrickPhase):
        earned = match.finished[-1].result.earned
        return sum(earned[seat] for seat in seats)
    max_turn = match.phase.to_act in seats
    best = -1 if max_turn else 10_000
    for action in playable(match):
        value = worth(advance(match, action).match, seats, low, high)
        if max_turn:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high:
            break
    return best


def gathered_layout(rules: Rules, dealer: Seat, rng: random.Random) -> Layout:
    """A deal in which pairs, and sometimes all aces, tend to lie in one hand."""
    deck = list(range(DECK_SIZE))
    rng.shuffle(deck)
    if rng.random() < 0.7:
        hold = [card for card in deck if _COURT >> card & 1 and (card % 6 or rng.random() < 0.5)]
        hold.sort(key=lambda card: (card % 6 != 0, card // 6))
        start_at = rng.randrange(3) * 6
        rest = [card for card in deck if card not in hold]
        deck = rest[:start_at] + hold + rest[start_at:]
    return layout_of(rules, dealer, deck)


def play_to(match: Match, cards: int, rng: random.Random) -> Match | None:
    """Plays until so many cards are left in a hand, pairs and aces spared; None if the deal ends before."""
    while (seat := to_act(match)) is not None:
        phase = match.phase
        if isinstance(phase, TrickPhase) and max(hand.bit_count() for hand in phase.hands) <= cards:
            return match
        match = apply(match, seat, _sparing(match, rng)).match
    return None


def _sparing(match: Match, rng: random.Random) -> Action:
    if not isinstance(match.phase, TrickPhase):
        return _no_claim(match, lambda: random_action(match, rng))
    plays = playable(match)
    spared = [play for play in plays if not _COURT >> play.card & 1]
    if spared and rng.random() < 0.9:
        return rng.choice(spared)
    return rng.choice(plays)


def _no_claim(match: Match, choose: Callable[[], Action]) -> Action:
    while isinstance(action := choose(), Claim):
        pass
    return action


def random_ending(rng: random.Random, cards: int) -> Match:
    """A match in the last tricks of its deal, with hands of at most so many cards, perhaps within a trick."""
    while True:
        rules = random_rules(rng)
        scoring = replace(rules.talon, write_off="off", bomb="off")
        rules = replace(rules, talon=scoring)
        match = start(rules, rng.randrange(rules.deal.players))
        match = deal(match, gathered_layout(rules, match.dealer, rng)).match
        ending = play_to(match, cards, rng)
        if ending is None or isinstance(ending.phase, DealOver):
            continue
        for _ in range(rng.randrange(3)):
            onward = advance(ending, rng.choice(playable(ending))).match
            if isinstance(onward.phase, TrickPhase):
                ending = onward
        return ending


def random_side(match: Match, rng: random.Random) -> frozenset[Seat]:
    """The declarer, a defender, or both defenders."""
    phase = match.phase
    assert isinstance(phase, TrickPhase)
    seats = [seat for seat, hand in enumerate(phase.hands) if hand or seat == phase.to_act]
    playing = [s for s in range(len(match.standings)) if len(match.standings) != 4 or s != match.dealer]
    declarer = phase.contract.declarer
    defenders = [seat for seat in playing if seat != declarer]
    assert set(seats) <= set(playing)
    return frozenset(rng.choice([[declarer], defenders, [rng.choice(defenders)]]))
