"""Games for the tests of records: random ones that break off anywhere, and one small record to spoil."""

import json
from random import Random
from typing import Any

from thousand import Match, deal, legal_actions, to_act
from thousand import apply as apply_action
from thousand.core.record import Record, read_record, record_of, write_record
from thousand.core.state import GameOver
from thousand.core.testing import (
    random_action,
    random_layout,
    random_match,
    random_rules,
    random_totals,
)

NAMES = ("Anna", "Boris", "Vera", "Gleb")
Document = dict[str, Any]


def small() -> Document:
    """A good record of one deal that has come to the tricks."""
    return {
        "format": "thousand-record/1",
        "rules": {"preset": "classic", "players": 3, "changes": {"auction.bid_step": 10}},
        "seats": ["Anna", "Boris", "Vera"],
        "start": [0, -120, 870],
        "about": {"event": "a test", "place": "Łódź"},
        "draw": {"cards": ["AS", "KS"], "n": 1},
        "deals": [
            {
                "dealer": 2,
                "hands": ["AS TS KS QS JS AD AH", "KC JC TD QD 9D KH JH", "TC QC 9C KD JD QH 9H"],
                "talon": ["9S AC TH"],
                "actions": [
                    "0 bid 100",
                    "1 pass",
                    "2 pass",
                    "0 give 9S 1",
                    "0 give TH 2",
                    "0 stand",
                    "0 play AS",
                    "1 play 9S",
                    "2 play 9C",
                    "0 play KS!",
                ],
                "proof": {"number": 1, "secret": "00ff"},
            }
        ],
    }


def printed(document: Any) -> bytes:
    """A document as a record is printed."""
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()


def names(match: Match) -> tuple[str, ...]:
    return NAMES[: len(match.standings)]


def broken_off(rng: Random, players: int | None = None) -> Match:
    """A random game under random rules that breaks off in a running deal, or has ended."""
    rules = random_rules(rng, players)
    match = random_match(rules, rng, rng.randrange(0, 3), random_totals(rules, rng))
    if isinstance(match.phase, GameOver):
        return match
    match = deal(match, random_layout(match.rules, match.dealer, rng)).match
    for _ in range(rng.randrange(0, 36)):
        seat = to_act(match)
        if seat is None:
            break
        match = apply_action(match, seat, random_action(match, rng)).match
    return match


def every_moment(rng: Random, players: int) -> list[Match]:
    """One random deal at each of its moments, before the last turn."""
    rules = random_rules(rng, players)
    match = random_match(rules, rng, 0, random_totals(rules, rng))
    match = deal(match, random_layout(rules, match.dealer, rng)).match
    moments = []
    while match.layout is not None:
        moments.append(match)
        seat = to_act(match)
        assert seat is not None
        assert legal_actions(match)
        match = apply_action(match, seat, random_action(match, rng)).match
    return moments


def reread(record: Record) -> Record:
    """A record written and read again."""
    return read_record(write_record(record))


def recorded(match: Match) -> Record:
    """The record of a match as it is read back."""
    return reread(record_of(match, names(match)))
