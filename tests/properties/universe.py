"""Everything that a seat could think of doing, legal or not."""

from itertools import combinations

from thousand.core.actions import (
    BOMB,
    CLAIM,
    DARK,
    DECLARES,
    GIVES,
    LOOK,
    PASS,
    PLAYS,
    STAND,
    TRUMPS,
    WRITE_OFF,
    Action,
    Bid,
    Discard,
    Raise,
    Take,
)
from thousand.core.cards import DECK, Cards, cards_of, mask_of
from thousand.core.state import AuctionPhase, ExchangePhase, Match, RaisePhase, TrickPhase

AMOUNTS = range(701)
USUAL_AMOUNTS = (*range(0, 701, 5), 101, 103, 118, 122, 397, 401)
SOME_AMOUNTS = (0, 80, 100, 105, 120, 125, 300, 700, 2320, 2330)
HIGH_AMOUNTS = (705, 1000, 1120, 2120, 2320, 2325, 100_000)

WORDS: tuple[Action, ...] = (DARK, LOOK, CLAIM, PASS, WRITE_OFF, BOMB, STAND)
TAKES: tuple[Action, ...] = tuple(Take(number) for number in range(4))
EVERY_BID: tuple[Action, ...] = tuple(Bid(amount) for amount in (*AMOUNTS, *HIGH_AMOUNTS))
EVERY_RAISE: tuple[Action, ...] = tuple(Raise(amount) for amount in (*AMOUNTS, *HIGH_AMOUNTS))
BIDS: tuple[Action, ...] = tuple(Bid(amount) for amount in (*USUAL_AMOUNTS, *HIGH_AMOUNTS))
RAISES: tuple[Action, ...] = tuple(Raise(amount) for amount in (*USUAL_AMOUNTS, *HIGH_AMOUNTS))
GIFTS: tuple[Action, ...] = tuple(gift for to_seat in GIVES for gift in to_seat)
SOME_DISCARDS: tuple[Action, ...] = tuple(
    Discard(cards) for cards in (0, 0b1, 0b11, 0b111, 0b1111, 0b111 << 9, 0b11 << 8, DECK)
)
SOME: tuple[Action, ...] = (
    *WORDS,
    *TAKES[:2],
    *TRUMPS[:1],
    *(Bid(amount) for amount in SOME_AMOUNTS),
    *(Raise(amount) for amount in SOME_AMOUNTS),
    *GIFTS[::19],
    *SOME_DISCARDS[:4],
    *PLAYS[::5],
    *DECLARES[::5],
)
ALL: tuple[Action, ...] = (
    *WORDS,
    *TAKES,
    *TRUMPS,
    *EVERY_BID,
    *EVERY_RAISE,
    *GIFTS,
    *SOME_DISCARDS,
    *PLAYS,
    *DECLARES,
)


def conceivable(match: Match, whole: bool) -> set[Action]:
    """The whole universe of a state, or all of what suits its phase with some of everything else."""
    phase = match.phase
    thought: set[Action] = set(ALL if whole else SOME)
    if isinstance(phase, AuctionPhase):
        thought.update(BIDS)
    elif isinstance(phase, RaisePhase):
        thought.update(RAISES)
    elif isinstance(phase, TrickPhase):
        thought.update(PLAYS + DECLARES)
    elif isinstance(phase, ExchangePhase):
        thought.update(GIFTS)
        thought.update(_discards(phase.hands[phase.to_act]))
    return thought | set(TAKES) | set(TRUMPS)


def _discards(hand: Cards) -> set[Action]:
    """Every set of two or three cards in hand, and some that reach beyond it or have another size."""
    others = list(cards_of(DECK & ~hand))
    chosen = [*combinations(cards_of(hand), 2), *combinations(cards_of(hand), 3)]
    beyond = [(*pair, other) for pair, other in zip(chosen, others, strict=False)]
    return {Discard(mask_of(cards)) for cards in (*chosen, *beyond)}
