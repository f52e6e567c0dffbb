"""Players who choose with some sense, so that a match ends as matches do, with a chance of some folly."""

from random import Random
from typing import Final

from thousand import Match, Rules, apply, deal, layout_of, legal_actions, phase_name, start, to_act
from thousand.core.actions import Action, Bid, Discard, Give, Pass, Play, Stand, WriteOff
from thousand.core.cards import MARRIAGE_MASKS, POINTS, SUIT_OF, Cards, points_of
from thousand.core.state import TrickPhase
from thousand.core.tricks.answers import beats

LONGEST: Final = 60
_MARRIAGES: Final = (40, 60, 80, 100)


def dealt(match: Match, rng: Random) -> Match:
    """The match with its next deal begun."""
    deck = list(range(24))
    rng.shuffle(deck)
    return deal(match, layout_of(match.rules, match.dealer, deck)).match


def played(match: Match, rng: Random) -> Match:
    """The match after one action."""
    seat = to_act(match)
    assert seat is not None, "no deal is running"
    return apply(match, seat, choose(match, seat, rng)).match


def whole_match(rules: Rules, rng: Random) -> Match:
    """A match played to its end, or to its longest."""
    match = start(rules, rng.randrange(rules.deal.players))
    while not has_ended(match) and len(match.finished) < LONGEST:
        match = after_deal(match, rng)
    return match


def after_deal(match: Match, rng: Random) -> Match:
    """The match after its next deal."""
    match = dealt(match, rng)
    while to_act(match) is not None:
        match = played(match, rng)
    return match


def in_play(rules: Rules, rng: Random, deals: int) -> Match | None:
    """A match after some deals, in the middle of the tricks of the next; None where it has ended before."""
    match = start(rules, rng.randrange(rules.deal.players))
    while len(match.finished) < deals:
        if has_ended(match):
            return None
        match = after_deal(match, rng)
    return None if has_ended(match) else _amid_tricks(match, rng)


def _amid_tricks(match: Match, rng: Random) -> Match | None:
    match = dealt(match, rng)
    while to_act(match) is not None:
        if isinstance(match.phase, TrickPhase) and len(match.phase.tricks) == 4:
            return match
        match = played(match, rng)
    return None


def has_ended(match: Match) -> bool:
    """Whether somebody has won."""
    return phase_name(match) == "game_over"


def choose(match: Match, seat: int, rng: Random) -> Action:
    """The best action by a rough guess, now and then another."""
    hand = hand_of(match, seat)
    return max(
        legal_actions(match),
        key=lambda action: (
            (
                play_worth(action, match.phase, hand)
                if isinstance(action, Play) and isinstance(match.phase, TrickPhase)
                else worth(action, hand)
            )
            + rng.random() * 6
        ),
    )


def hand_of(match: Match, seat: int) -> Cards:
    """The cards of a seat as they are."""
    hands: tuple[Cards, ...] = getattr(match.phase, "hands", match.layout.hands if match.layout else ())
    return hands[seat]


def worth(action: Action, hand: Cards) -> float:
    """How good an action looks to the holder of a hand."""
    match action:
        case Bid(amount):
            return 20 - abs(amount - 105) if amount <= strength(hand) else -amount
        case Pass() | Stand():
            return 10
        case WriteOff():
            return 95.0 - strength(hand)
        case Give(card, _):
            return -POINTS[card] - _in_pair(card, hand)
        case Discard(cards):
            return -points_of(cards)
        case _:
            return -100


def play_worth(play: Play, phase: TrickPhase, hand: Cards) -> float:
    """How good a card looks: an ace or a marriage to lead, points into a trick that it takes."""
    points = POINTS[play.card]
    if phase.trick:
        return points if beats(play.card, phase.best, phase.trump) else -points
    trump = 15 if SUIT_OF[play.card] == phase.trump else 0
    return 20 * (points == 11) + 50 * play.declare + trump - points / 2 - _in_pair(play.card, hand)


def strength(hand: Cards) -> int:
    """The contract that a hand is good for: its points, its marriages and what the talon may bring."""
    held = sum(value for value, pair in zip(_MARRIAGES, MARRIAGE_MASKS, strict=True) if hand & pair == pair)
    return 30 + points_of(hand) + held


def _in_pair(card: int, hand: Cards) -> int:
    return 20 if any(hand & pair == pair and pair >> card & 1 for pair in MARRIAGE_MASKS) else 0
