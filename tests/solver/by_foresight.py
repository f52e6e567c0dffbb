"""The best play of one seat that cannot tell its worlds apart, told slowly: every way is tried."""

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.core.cards import ACES, MARRIAGE_MASKS, SUIT_MASKS, Cards, points_of
from thousand.solver import Position, Solver

Move = tuple[int, bool]


@dataclass(frozen=True)
class World:
    """A deal that the seat holds possible, some moves on; `need` counts from the start of the position."""

    position: Position
    weight: float
    need: int


@dataclass(frozen=True)
class Table:
    """What does not change while cards are played: the options that the model asks for, and the wishes."""

    declarer: int
    marriage_values: tuple[int, ...]
    ace_value: int
    seat: int
    made: float
    points: tuple[float, ...]
    solver: Solver


def values(table: Table, worlds: Sequence[World]) -> dict[Move, float]:
    """What each move of the seat is worth in all worlds together."""
    return {move: value_of(table, worlds, move) for move in worlds[0].position.moves()}


def value_of(table: Table, worlds: Sequence[World], move: Move) -> float:
    alike: dict[tuple[Move, ...], list[World]] = {}
    value = 0.0
    for world in worlds:
        seen, position = to_next_turn(table, world.position.after(*move))
        if position.over:
            value += world.weight * worth(table, position, world.need)
        else:
            alike.setdefault(seen, []).append(World(position, world.weight, world.need))
    return value + sum(max(values(table, group).values()) for group in alike.values())


def to_next_turn(table: Table, position: Position) -> tuple[tuple[Move, ...], Position]:
    seen: tuple[Move, ...] = ()
    while not position.over and position.to_act != table.seat:
        move = model_move(table, position)
        seen, position = (*seen, move), position.after(*move)
    return seen, position


def worth(table: Table, position: Position, need: int) -> float:
    made = table.made if position.gained[table.declarer] >= need else 0.0
    own = table.seat == table.declarer
    return (made if own else -made) + sum(a * b for a, b in zip(table.points, position.gained, strict=True))


def model_move(table: Table, position: Position) -> Move:
    """The best move with open cards; of equal ones the most sensible, then the first card of the deck."""
    valued = {
        (card, declared): value for card, declared, value in table.solver.moves(position, 1 << table.declarer)
    }
    best = (max if position.to_act == table.declarer else min)(valued.values())
    equal = [move for move, value in valued.items() if value == best]
    return min(equal, key=lambda move: (-sense(table, position, move), move[0]))


def sense(table: Table, position: Position, move: Move) -> int:
    card, declared = move
    hand, points = position.hands[position.to_act], points_of(1 << card)
    if declared:
        return 1000 + (table.ace_value if ACES >> card & 1 else table.marriage_values[card // 6])
    wins = takes_surely(table, position, move) if is_answer(position) else masters(position, card)
    keeps = MARRIAGE_MASKS[card // 6]
    breaks = keeps >> card & 1 and hand & keeps == keeps
    return (100 + points if wins else -points) - (5 if breaks else 0)


def is_answer(position: Position) -> bool:
    return position.to_act != position.leader


def masters(position: Position, card: int) -> bool:
    """Whether no other hand holds a stronger card of the suit: stronger cards have lower numbers."""
    others = sum(hand for seat, hand in enumerate(position.hands) if seat != position.to_act)
    return not others & SUIT_MASKS[card // 6] & (1 << card) - 1


def takes_surely(table: Table, position: Position, move: Move) -> bool:
    """Whether the side of the seat on turn wins the trick: by every answer of a foe, by some of a partner."""
    seat, after = position.to_act, position.after(*move)
    winners = [after.leader] if not in_trick(position, after) else answers_win(after)
    good = [(winner == table.declarer) == (seat == table.declarer) for winner in winners]
    partner = (after.to_act == table.declarer) == (seat == table.declarer)
    return any(good) if partner and in_trick(position, after) else all(good)


def in_trick(before: Position, after: Position) -> bool:
    cards: Cards = sum(before.hands) - sum(after.hands)
    sizes = [hand.bit_count() for hand in after.hands]
    return cards > 0 and len(set(sizes)) > 1


def answers_win(after: Position) -> list[int]:
    """Who wins the trick by each answer of its last player."""
    return [after.after(*move).leader for move in after.moves()]
