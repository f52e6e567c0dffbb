"""The fields of an observation: name, shape and how a view fills them; seats count from the viewer.

Every number stands between -2 and 2. Cards, seats, suits and phases are marks: 1 where it is so, else 0.
"""

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from thousand.core.actions import Bid
from thousand.core.cards import DECK_POINTS, DECK_SIZE, SUITS, Cards, cards_of
from thousand.core.phases.auction import amounts
from thousand.core.rules import Rules
from thousand.core.scoring.target import target
from thousand.core.seating import player_count
from thousand.core.state import PHASE_NAMES
from thousand.core.talons import tricks_in_deal
from thousand.core.view import DealView, View
from thousand.envs.seats import place_of

Numbers = npt.NDArray[np.float32]

LOW: Final = -2.0
HIGH: Final = 2.0
COUNT_SCALE: Final = 10
DEALS_SCALE: Final = 100
_PHASES: Final = tuple(PHASE_NAMES.values())
_TALONS: Final = 2
_ACES: Final = len(SUITS)


class Field(msgspec.Struct, frozen=True):
    """A field of a running deal: its shape under some rules, and how it is filled (all zeros before)."""

    shape: Callable[[Rules], tuple[int, ...]]
    fill: Callable[[Numbers, View, DealView], None]


def _fill_phase(out: Numbers, view: View) -> None:
    out[_PHASES.index(view.phase)] = 1


def _fill_to_act(out: Numbers, view: View) -> None:
    if view.to_act is not None:
        out[place_of(view, view.to_act)] = 1


def _fill_dealer(out: Numbers, view: View) -> None:
    out[place_of(view, view.dealer)] = 1


def _fill_standings(out: Numbers, view: View) -> None:
    for seat, one in enumerate(view.standings):
        stay = one.barrel
        counts = (one.bolts, one.write_offs, one.bombs, one.leavings, stay.attempts if stay else 0)
        row = [one.total / target(view.rules), float(stay is not None)]
        row += [count / COUNT_SCALE for count in counts]
        row.append(stay.sum / target(view.rules) if stay else 0)
        out[place_of(view, seat)] = [max(LOW, min(HIGH, figure)) for figure in row]


def _fill_game(out: Numbers, view: View) -> None:
    out[:] = min(view.settled / DEALS_SCALE, HIGH), view.reached


def _fill_hand(out: Numbers, view: View, deal: DealView) -> None:
    _mark(out, deal.hand)


def _fill_looked(out: Numbers, view: View, deal: DealView) -> None:
    out[0] = deal.hand is not None


def _fill_sizes(out: Numbers, view: View, deal: DealView) -> None:
    for seat, size in enumerate(deal.sizes):
        out[place_of(view, seat)] = size / COUNT_SCALE


def _fill_bids(out: Numbers, view: View, deal: DealView) -> None:
    known = amounts(view.rules)
    for seat, call in deal.calls:
        if isinstance(call, Bid):
            out[place_of(view, seat), known.index(call.amount)] = 1


def _fill_bid(out: Numbers, view: View, deal: DealView) -> None:
    out[:] = deal.bid / amounts(view.rules)[-1], deal.bid_dark


def _fill_bidder(out: Numbers, view: View, deal: DealView) -> None:
    if deal.bidder is not None:
        out[place_of(view, deal.bidder)] = 1


def _fill_passed(out: Numbers, view: View, deal: DealView) -> None:
    for seat in deal.passed:
        out[place_of(view, seat)] = 1


def _fill_declarer(out: Numbers, view: View, deal: DealView) -> None:
    if deal.contract is not None:
        out[place_of(view, deal.contract.declarer)] = 1


def _fill_contract(out: Numbers, view: View, deal: DealView) -> None:
    if deal.contract is not None:
        one = deal.contract
        out[:] = one.amount / amounts(view.rules)[-1], one.dark, one.forced


def _fill_talons(out: Numbers, view: View, deal: DealView) -> None:
    for talon in deal.talons:
        _mark(out[talon.number - 1], talon.cards)


def _fill_talon_takers(out: Numbers, view: View, deal: DealView) -> None:
    for talon in deal.talons:
        if talon.seat is not None:
            out[talon.number - 1, place_of(view, talon.seat)] = 1


def _fill_gifts(out: Numbers, view: View, deal: DealView) -> None:
    for gift in deal.gifts:
        row = out[place_of(view, gift.to)]
        row[DECK_SIZE if gift.card is None else gift.card] = 1


def _fill_discards(out: Numbers, view: View, deal: DealView) -> None:
    _mark(out, deal.discards)


def _fill_trump(out: Numbers, view: View, deal: DealView) -> None:
    if deal.trump is not None:
        out[deal.trump] = 1


def _fill_leader(out: Numbers, view: View, deal: DealView) -> None:
    if deal.leader is not None:
        out[place_of(view, deal.leader)] = 1


def _fill_trick(out: Numbers, view: View, deal: DealView) -> None:
    for seat, card in deal.trick:
        out[place_of(view, seat), card] = 1


def _fill_tricks(out: Numbers, view: View, deal: DealView) -> None:
    for number, trick in enumerate(deal.tricks):
        first = deal.playing.index(trick.leader)
        for place, card in enumerate(trick.cards):
            seat = deal.playing[(first + place) % len(deal.playing)]
            out[number, place_of(view, seat), card] = 1


def _fill_won(out: Numbers, view: View, deal: DealView) -> None:
    for seat, points in enumerate(deal.won):
        out[place_of(view, seat)] = points / DECK_POINTS


def _fill_declared(out: Numbers, view: View, deal: DealView) -> None:
    for one in deal.declared:
        out[place_of(view, one.seat), _ACES if one.suit is None else one.suit] = 1


def _mark(out: Numbers, cards: Cards | None) -> None:
    if cards:
        out[list(cards_of(cards))] = 1


def _seats(rules: Rules) -> tuple[int, ...]:
    return (player_count(rules),)


def _shape(*shape: int) -> Callable[[Rules], tuple[int, ...]]:
    return lambda rules: shape


GAME_FIELDS: Final[dict[str, tuple[Callable[[Rules], tuple[int, ...]], Callable[[Numbers, View], None]]]] = {
    "phase": (_shape(len(_PHASES)), _fill_phase),
    "to_act": (_seats, _fill_to_act),
    "dealer": (_seats, _fill_dealer),
    "standings": (lambda rules: (player_count(rules), 8), _fill_standings),
    "game": (_shape(2), _fill_game),
}
DEAL_FIELDS: Final[dict[str, Field]] = {
    "hand": Field(_shape(DECK_SIZE), _fill_hand),
    "looked": Field(_shape(1), _fill_looked),
    "sizes": Field(_seats, _fill_sizes),
    "bids": Field(lambda rules: (player_count(rules), len(amounts(rules))), _fill_bids),
    "bid": Field(_shape(2), _fill_bid),
    "bidder": Field(_seats, _fill_bidder),
    "passed": Field(_seats, _fill_passed),
    "declarer": Field(_seats, _fill_declarer),
    "contract": Field(_shape(3), _fill_contract),
    "talons": Field(_shape(_TALONS, DECK_SIZE), _fill_talons),
    "talon_takers": Field(lambda rules: (_TALONS, player_count(rules)), _fill_talon_takers),
    "gifts": Field(lambda rules: (player_count(rules), DECK_SIZE + 1), _fill_gifts),
    "discards": Field(_shape(DECK_SIZE), _fill_discards),
    "trump": Field(_shape(len(SUITS)), _fill_trump),
    "leader": Field(_seats, _fill_leader),
    "trick": Field(lambda rules: (player_count(rules), DECK_SIZE), _fill_trick),
    "tricks": Field(lambda rules: (tricks_in_deal(rules), player_count(rules), DECK_SIZE), _fill_tricks),
    "won": Field(_seats, _fill_won),
    "declared": Field(lambda rules: (player_count(rules), len(SUITS) + 1), _fill_declared),
}
