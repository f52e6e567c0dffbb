"""What a declarer earns before the first card falls, in every world, all cards open."""

from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from thousand.bots.points import points_of_column
from thousand.bots.rookie.hand import best_trump
from thousand.bots.worlds import Rows
from thousand.core.actions import Give
from thousand.core.cards import Cards, Suit, points_of
from thousand.core.rules import Rules
from thousand.core.seating import first_leader
from thousand.core.state import Seat
from thousand.core.talons import discards_count, swaps
from thousand.core.tricks.marriages import declarer_names_trump
from thousand.core.view import DealView
from thousand.solver import Opening, Position, open_hands, values

Points = NDArray[np.float64]

_POINT: Final = 0.3
_MADE: Final = 2.0


class Plan(msgspec.Struct, frozen=True):
    """What a declarer makes of his cards: what he keeps, gives and lays aside, and the trump named."""

    hand: Cards
    gifts: tuple[Give, ...] = ()
    discards: Cards = 0
    trump: Suit | None = None


def plan_for(rules: Rules, hand: Cards, gifts: tuple[Give, ...] = (), discards: Cards = 0) -> Plan:
    """The plan with the trump that serves the hand best, where the declarer names one."""
    trump = best_trump(rules, hand) if declarer_names_trump(rules) else None
    return Plan(hand, gifts, discards, trump)


class Opened(NamedTuple):
    """The cards on the table before the first one falls, in every world.

    `hands` are by row those of the seats that play, in the order of their numbers, `last` the points that go
    with the last trick, `aside` those that the declarer has earned by what he laid aside.
    """

    position: Position
    declarer: int
    hands: Rows
    last: NDArray[np.int32] | None
    aside: int


def opened(rules: Rules, deal: DealView, declarer: Seat, plan: Plan, rows: Rows) -> Opened:
    """What a plan makes of the worlds; the rows need not hold the declarer's cards."""
    places = tuple(sorted(deal.playing))
    hands = rows[:, : len(places)].copy()
    hands[:, places.index(declarer)] = plan.hand
    for gift in plan.gifts:
        hands[:, places.index(gift.seat)] |= np.uint32(1 << gift.card)
    last = None
    if swaps(rules):
        last = (points_of_column(rows[:, len(places)]) + points_of(plan.discards)).astype(np.int32)
    by_seat = dict(zip(places, hands[0].tolist(), strict=True))
    position = open_hands(rules, _opening(rules, deal, declarer, plan, by_seat)).position
    aside = points_of(plan.discards) if discards_count(rules) else 0
    return Opened(position, places.index(declarer), hands, last, aside)


def earnings(rules: Rules, deal: DealView, declarer: Seat, plan: Plan, rows: Rows) -> Points:
    """What the declarer earns in the whole deal with all cards open, world by world."""
    table = opened(rules, deal, declarer, plan, rows)
    return (
        values(table.position, 1 << table.declarer, table.hands, table.last).astype(np.float64) + table.aside
    )


def _opening(rules: Rules, deal: DealView, declarer: Seat, plan: Plan, hands: dict[Seat, Cards]) -> Opening:
    leader = first_leader(rules, deal.playing[0], declarer)
    by_seat = tuple(hands.get(seat, 0) for seat in range(len(deal.sizes)))
    return Opening(by_seat, declarer, leader, plan.trump)


def worth(points: Points, contract: int) -> float:
    """What points are worth under a contract: made or failed first, then what is earned."""
    return float((_MADE * contract * (points >= contract) + _POINT * points).mean())


def share(points: Points, contract: int) -> float:
    """In what part of the worlds a contract is made."""
    return float((points >= contract).mean())
