"""Thousand (Тысяча, Tysiąc): the rules of the card game as a library.

A game is a value: `start` makes it, `deal` deals cards into it, `apply` moves it, `view` shows it to a seat.
`record_of` and `write_record` keep it, `read_record` and `replay` bring it back, `bot` finds a player.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from thousand.core.actions import (
    Action,
    Bid,
    Bomb,
    Claim,
    Dark,
    Discard,
    Give,
    Look,
    NameTrump,
    Pass,
    Play,
    Raise,
    Stand,
    Take,
    WriteOff,
    write_action,
)
from thousand.core.cards import Suit, cards_of, mask_of, points_of, read_cards, write_cards
from thousand.core.errors import CardError, IllegalAction, IllegalDeal, RecordError, ThousandError
from thousand.core.match import apply, deal, legal_actions, phase_name, start, to_act
from thousand.core.rules import InvalidRules, Rules, change, check, diff, preset, read_rules
from thousand.core.seating import layout_of
from thousand.core.state import Layout, Match
from thousand.core.step import Step
from thousand.core.view import View, view

if TYPE_CHECKING:
    from thousand.bots import Budget, bot
    from thousand.core.record import (
        Record,
        read_record,
        record_of,
        replay,
        seat_record,
        state_document,
        write_record,
    )

__version__ = "0.1.0"

# Rooms that a program may do without are loaded when first asked for.
_LATER: Final = {
    "Budget": "thousand.bots",
    "bot": "thousand.bots",
    "Record": "thousand.core.record",
    "read_record": "thousand.core.record",
    "record_of": "thousand.core.record",
    "replay": "thousand.core.record",
    "seat_record": "thousand.core.record",
    "state_document": "thousand.core.record",
    "write_record": "thousand.core.record",
}

__all__ = [
    "Action",
    "Bid",
    "Bomb",
    "Budget",
    "CardError",
    "Claim",
    "Dark",
    "Discard",
    "Give",
    "IllegalAction",
    "IllegalDeal",
    "InvalidRules",
    "Layout",
    "Look",
    "Match",
    "NameTrump",
    "Pass",
    "Play",
    "Raise",
    "Record",
    "RecordError",
    "Rules",
    "Stand",
    "Step",
    "Suit",
    "Take",
    "ThousandError",
    "View",
    "WriteOff",
    "apply",
    "bot",
    "cards_of",
    "change",
    "check",
    "deal",
    "diff",
    "layout_of",
    "legal_actions",
    "mask_of",
    "phase_name",
    "points_of",
    "preset",
    "read_cards",
    "read_record",
    "read_rules",
    "record_of",
    "replay",
    "seat_record",
    "start",
    "state_document",
    "to_act",
    "view",
    "write_action",
    "write_cards",
    "write_record",
]


def __getattr__(name: str) -> Any:
    """A public name of a room that is loaded late."""
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(_LATER[name]), name)
