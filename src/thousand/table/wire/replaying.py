"""A finished game action by action, all cards open: what the replay screen shows."""

from typing import Any

import msgspec

from thousand.table.wire.happenings import Happening
from thousand.table.wire.scene import ActionText, CardsText, Contract, Laid, SheetRow


class OpenState(msgspec.Struct, frozen=True):
    """A deal as it stands, all cards open; lists by seat.

    `bid` and `bidder` are the auction's highest so far. `trick` is on the table, led by `leader`; the card of
    `best` wins it so far. `won` are card points, `taken` tricks. `laid` are the cards laid aside.
    """

    phase: str
    to_act: int | None
    hands: tuple[CardsText, ...]
    bid: int
    bidder: int | None
    passed: tuple[int, ...]
    contract: Contract | None
    trump: str | None
    leader: int | None
    trick: tuple[Laid, ...]
    best: int | None
    won: tuple[int, ...]
    taken: tuple[int, ...]
    laid: CardsText


class ReplayStep(msgspec.Struct, frozen=True):
    """An action, what it brought about, and how the deal stands after it (null: the deal is over)."""

    seat: int
    action: ActionText
    happened: tuple[Happening, ...]
    state: OpenState | None


class ReplayDeal(msgspec.Struct, frozen=True):
    """A deal: its cards as dealt, how it stands at first, its actions, and its row of the sheet.

    `row` is null for a deal that the record does not bring to its end, `proof` where there is none.
    """

    number: int
    dealer: int
    totals: tuple[int, ...]
    hands: tuple[CardsText, ...]
    talons: tuple[CardsText, ...]
    start: OpenState
    steps: tuple[ReplayStep, ...]
    row: SheetRow | None
    proof: dict[str, Any] | None


class GameReplay(msgspec.Struct, frozen=True):
    """A whole game. `rules` is the rule set as records state it, `options` all of its options by section.

    `hidden` tells that the record ends with a deal whose cards it does not know, which is left out.
    """

    seats: tuple[str, ...]
    rules: dict[str, Any]
    options: dict[str, Any]
    about: dict[str, str]
    draw: dict[str, Any] | None
    deals: tuple[ReplayDeal, ...]
    winners: tuple[int, ...]
    hidden: bool
