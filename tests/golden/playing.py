"""Deals whose course is known beforehand, so that what they are worth can be told without the engine.

`SWEEP`: one seat, A, wins every trick; with the marriage of spades it earns 160, without it 120.
`GRAZE`: A wins all tricks but the last, which holds a ten and a king: 146 for A, 14 for the next seat, B.
With two players A earns 160 in a sweep (the talons lie behind the last trick), 123 against 37 in a graze.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tests.golden.table import Table


class Style(msgspec.Struct, frozen=True):
    """Hands and talons by role (A, B, C), the order in which each plays its cards, what A gives away."""

    hands: tuple[str, ...]
    talons: tuple[str, ...]
    order: tuple[str, ...]
    given: tuple[str, ...]


_WEAK = "9S 9C 9D 9H JS JC JD JH QS QC QD QH KS KC KD KH TS TC TD TH AS AC AD AH"
SWEEP = Style(
    ("AS TS KS QS JS AD AH", "KC JC TD QD 9D KH JH", "TC QC 9C KD JD QH 9H"),
    ("9S AC TH",),
    ("AS KS! QS TS JS AH AD AC TH 9S", _WEAK, _WEAK),
    ("9S", "TH"),
)
GRAZE = Style(
    ("AS TS KS QS AC AD AH", "KC JC TD QD 9D TH QH", "TC QC 9C KD JD KH JH"),
    ("JS 9S 9H",),
    ("AS KS! QS TS AH AD AC 9H JS 9S", "JS KC JC 9D QH QD TD TH", "9S 9C QC JD JH KD TC KH"),
    ("JS", "9S"),
)
SWEEP_TWO = Style(
    ("AS TS KS QS JS 9S AC AD AH TH", "KC QC JC 9C KD QD JD 9D JH 9H"),
    ("KH QH", "TC TD"),
    ("AS KS! QS TS JS 9S AH TH AD AC", _WEAK),
    ("KH", "QH"),
)
GRAZE_TWO = Style(
    ("AS TS KS QS JS 9S AC AD AH 9H", "KC QC JC 9C KD QD JD 9D JH TH"),
    ("KH QH", "TC TD"),
    ("AS KS! QS TS JS 9S AD AC AH 9H", "9C JC QC KC 9D JD QD KD JH TH"),
    ("KH", "QH"),
)


class Plan(msgspec.Struct, frozen=True):
    """Who declares at what, and how each seat plays: the first card of its order that is legal."""

    declarer: int
    contract: int
    order: dict[int, list[str]]
    gives: list[str]
    discards: str
    dark: bool = False
    take: int = 1
    raise_to: int = 0
    trump: str = "S"


def sweep(table: Table, declarer: int, **how: Any) -> None:
    """A deal in which one seat (`winner`, else the declarer) wins every trick."""
    play_style(table, SWEEP_TWO if table.players == 2 else SWEEP, declarer, **how)


def graze(table: Table, declarer: int, **how: Any) -> None:
    """A deal in which the declarer wins all tricks but the last."""
    play_style(table, GRAZE_TWO if table.players == 2 else GRAZE, declarer, **how)


def play_style(
    table: Table,
    style: Style,
    declarer: int,
    *,
    contract: int | None = None,
    winner: int | None = None,
    marriage: bool = True,
    until: str = "",
    **how: Any,
) -> None:
    """Deals and plays a style; `until` names a phase at which to stop.

    Without a contract the opener bids the minimum, another seat 105.
    """
    if contract is None:
        contract = 100 if table.playing[0] == declarer else 105
    roles = _roles(table, declarer if winner is None else winner)
    hands = [""] * table.players
    for seat, hand in zip(roles, style.hands, strict=True):
        hands[seat] = hand
    table.deal(hands, *style.talons)
    order = {seat: list(cards.split()) for seat, cards in zip(roles, style.order, strict=True)}
    if not marriage:
        order[roles[0]] = [card.rstrip("!") for card in order[roles[0]]]
    gives = _gives(style, roles, declarer)
    plan = Plan(declarer, contract, order, gives, style.talons[0], **how)
    follow(table, plan, until)


def follow(table: Table, plan: Plan, until: str = "") -> None:
    """Plays the running deal by the plan, to its end or to a phase."""
    while table.phase not in ("deal_over", "game_over", until):
        table.do(f"{table.actor} {_turn(table, plan)}")


def _roles(table: Table, first: int) -> tuple[int, ...]:
    place = table.playing.index(first)
    return table.playing[place:] + table.playing[:place]


def _gives(style: Style, roles: Sequence[int], declarer: int) -> list[str]:
    if len(roles) == 2:
        return []
    if declarer == roles[0]:
        return [f"give {card} {seat}" for card, seat in zip(style.given, roles[1:], strict=True)]
    third = next(seat for seat in roles if seat not in (roles[0], declarer))
    return [f"give AC {roles[0]}", f"give 9S {third}"]


def _turn(table: Table, plan: Plan) -> str:
    legal = table.legal()
    match table.phase:
        case "dark":
            return "dark" if plan.dark and table.actor == plan.declarer else "look"
        case "auction":
            return _call(table, plan, legal)
        case "talon":
            return f"take {plan.take}"
        case "exchange":
            return next((give for give in plan.gives if give in legal), f"discard {plan.discards}")
        case "raise":
            return f"raise {plan.raise_to}" if plan.raise_to else "stand"
        case "trump":
            return f"trump {plan.trump}"
    return _card(plan.order[table.actor], legal)


def _call(table: Table, plan: Plan, legal: list[str]) -> str:
    if table.actor == plan.declarer:
        return f"bid {plan.contract}"
    bids = [int(text.split()[1]) for text in legal if text.startswith("bid")]
    return "pass" if "pass" in legal else f"bid {min(bids)}"


def _card(order: Sequence[str], legal: list[str]) -> str:
    for card in order:
        if f"play {card}" in legal:
            return f"play {card}"
        if f"play {card.rstrip('!')}" in legal:
            return f"play {card.rstrip('!')}"
    raise AssertionError(f"none of {order} among {legal}")
