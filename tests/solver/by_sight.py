"""Honest play told slowly: a layout is possible if what was played could have been played from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from thousand.core.cards import DECK, Cards, cards_of, mask_of, points_of
from thousand.solver import Position, Rules, Solver

Move = tuple[int, bool]
Hands = tuple[Cards, ...]
History = list[tuple[int, Move]]


@dataclass(frozen=True)
class Start:
    """A moment of a deal but for its hands; `excluded` are cards that all know each seat not to hold."""

    rules: Rules
    leader: int
    trump: int | None
    may_marry: bool
    may_ace: bool
    pending: tuple[int, ...]
    trick: tuple[int, ...] = ()
    excluded: tuple[Cards, ...] = (0, 0, 0)

    def position(self, hands: Sequence[Cards]) -> Position:
        return Position(
            self.rules,
            list(hands),
            self.leader,
            self.trump,
            self.trick,
            may_marry=self.may_marry,
            may_ace=self.may_ace,
            pending=self.pending,
        )


@dataclass(frozen=True)
class Aims:
    """The declarer, what he needs from the start on, and what making it and a point are worth."""

    declarer: int
    need: int
    made: float
    point: float


def gains(
    start: Start, hands: Hands, seen: Sequence[Hands], aims: Aims, first: Move | None = None
) -> tuple[int, ...]:
    """What each seat gains, after a move, when every decision looks at every layout possible to its seat."""
    solver, position, history = Solver(), start.position(hands), History()
    while not position.over:
        move = first or choice(solver, start, position, seen[position.to_act], history, aims)
        first = None
        history.append((position.to_act, move))
        position = position.after(*move)
    return position.gained


def choice(
    solver: Solver, start: Start, position: Position, sight: Hands, history: History, aims: Aims
) -> Move:
    """The move that is best on average; of equal ones the cheapest card, then the first of the deck."""
    if len(position.moves()) == 1:
        return position.moves()[0]
    hits, sums = dict.fromkeys(position.moves(), 0), dict.fromkeys(position.moves(), 0)
    seat, earned = position.to_act, position.gained[aims.declarer]
    played = mask_of(start.trick) | mask_of(card for _, (card, _) in history)
    for world in layouts(position.hands, seat, sight, played):
        if (at := replayed(start, world, history, seat)) is None:
            continue
        for card, declared, value in solver.moves(at, 1 << aims.declarer):
            hits[card, declared] += earned + value >= aims.need
            sums[card, declared] += value
    wish = 1 if seat == aims.declarer else -1

    def order(move: Move) -> tuple[float, int, int, bool]:
        worth = aims.made * hits[move] + aims.point * sums[move]
        return (-wish * worth, points_of(1 << move[0]), move[0], not move[1])

    return min(hits, key=order)


def layouts(hands: Hands, viewer: int, sight: Hands, played: Cards) -> Iterator[Hands]:
    """The cards out of sight on the other hands and the pile, in every way that fits their sizes."""
    unseen = DECK & ~played & ~hands[viewer]
    known = [cards & unseen for cards in sight]
    known[viewer] = hands[viewer]
    free = [hand.bit_count() - one.bit_count() for hand, one in zip(hands, known, strict=False)]
    for cards in fillings(unseen & ~sum(known[:viewer] + known[viewer + 1 :]), free):
        yield tuple(one | more for one, more in zip(known, cards, strict=False))


def fillings(unseen: Cards, free: Sequence[int]) -> Iterator[Hands]:
    if not free:
        yield ()
        return
    for chosen in combinations(cards_of(unseen), free[0]):
        mask = mask_of(chosen)
        for rest in fillings(unseen & ~mask, free[1:]):
            yield mask, *rest


def replayed(start: Start, hands: Hands, history: History, viewer: int) -> Position | None:
    """The moment at which these hands are left, or None if it contradicts what others did or all know."""
    others = [(seat, hand) for seat, hand in enumerate(hands) if seat != viewer]
    if any(hand & start.excluded[seat] for seat, hand in others):
        return None
    first = list(hands)
    for seat, (card, _) in history:
        first[seat] |= 1 << card
    position = start.position(first)
    for _, move in history:
        if move not in position.moves():
            return None
        position = position.after(*move)
    return position
