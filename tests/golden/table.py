"""A table at which scenarios are played: turns are written as text, the engine says who is to act."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from thousand import apply, deal, read_cards, start
from thousand.core.match import phase_name, to_act
from thousand.core.record import canonical, legal_texts, read_record, replay, seat_record, write_record
from thousand.core.record.turns import read_turn
from thousand.core.rules import read_rules
from thousand.core.seating import playing_seats
from thousand.core.state import Layout

NAMES = ("Anna", "Boris", "Vera", "Gleb")
Document = dict[str, Any]


class Scenario(msgspec.Struct, frozen=True):
    """A record, what it is about, and what must be seen in its expected document (reasoned by hand)."""

    name: str
    about: str
    data: bytes
    says: dict[str, Any]


class Table:
    """A game being written: the document grows with the turns, the match follows them."""

    def __init__(
        self,
        preset: str = "classic",
        players: int = 3,
        changes: Mapping[str, Any] | None = None,
        *,
        totals: Sequence[int] = (),
        dealer: int | None = None,
    ) -> None:
        self.players = players
        self.rules_document: Document = {"preset": preset, "players": players, "changes": dict(changes or {})}
        self.form = read_rules(self.rules_document)
        self.totals = list(totals)
        self.deals: list[Document] = []
        self.match = start(self.form.rules, players - 1 if dealer is None else dealer, totals or None)
        self.extras: Document = {}

    @property
    def phase(self) -> str:
        return phase_name(self.match)

    @property
    def actor(self) -> int:
        seat = to_act(self.match)
        assert seat is not None, "no deal is running"
        return seat

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play the running or the next deal, from forehand on."""
        return playing_seats(self.match)

    def legal(self) -> list[str]:
        return legal_texts(self.match)

    def deal(self, hands: Sequence[str], *talon: str) -> None:
        """Deals hands (in seat order) and talons."""
        layout = Layout(tuple(map(read_cards, hands)), tuple(map(read_cards, talon)))
        self.write_deal(self.match.dealer, hands, *talon)
        self.match = deal(self.match, layout).match

    def write_deal(self, dealer: int, hands: Sequence[str], *talon: str) -> None:
        """Writes a deal down without dealing it."""
        self.deals.append({"dealer": dealer, "hands": list(hands), "talon": list(talon), "actions": []})

    def do(self, *turns: str) -> None:
        """Turns that are legal."""
        for text in turns:
            seat, action = read_turn(text)
            self.match = apply(self.match, seat, action).match
            self.say(text)

    def say(self, *turns: str) -> None:
        """Writes turns down without asking whether they are legal."""
        self.deals[-1]["actions"] += turns

    def document(self) -> Document:
        """The record as a document."""
        document: Document = {
            "format": "thousand-record/1",
            "rules": self.rules_document,
            "seats": list(NAMES[: self.players]),
        }
        if self.totals:
            document["start"] = self.totals
        return {**document, **self.extras, "deals": self.deals}

    def scenario(self, name: str, about: str, **says: Any) -> Scenario:
        """The scenario of a legal record, in its canonical form."""
        record = read_record(written(self.document()))
        data = write_record(canonical(record, replay(record).match))
        return Scenario(name, about, data, {"players": self.players, **says})

    def seen(self, seat: int, name: str, about: str, **says: Any) -> Scenario:
        """The scenario of a seat's own record."""
        record = read_record(written(self.document()))
        data = write_record(seat_record(record, replay(record).match, seat))
        return Scenario(f"{name}-seen-by-{seat}", about, data, {"players": self.players, **says})

    def faulty(self, name: str, about: str, code: str, deal: int | None, action: int | None) -> Scenario:
        """The scenario of a record that is refused."""
        return fault(name, about, written(self.document()), code, deal, action)


def written(document: Document) -> bytes:
    """A document as a record is printed, right or wrong."""
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()


def fault(
    name: str, about: str, data: bytes, code: str, deal: int | None = None, action: int | None = None
) -> Scenario:
    """The scenario of a document that is refused with a code, at a deal and an action counted from 1."""
    return Scenario(name, about, data, {"error": {"deal": deal, "action": action, "code": code}})
