"""Thousand (Тысяча, Tysiąc): the rules of the card game as a library.

A game is a value: `start` makes it, `deal` deals cards into it, `apply` moves it, `view` shows it to a seat.
"""

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

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Bid",
    "Bomb",
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
    "read_rules",
    "start",
    "to_act",
    "view",
    "write_action",
    "write_cards",
]
