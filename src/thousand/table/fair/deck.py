"""The deck that a secret and the cuts of the players make, and the first dealer that follows from one."""

from collections.abc import Iterator, Sequence
from hmac import digest
from itertools import count
from struct import Struct
from typing import Final

import msgspec

from thousand.core.cards import DECK_SIZE, Card
from thousand.core.errors import ProofError
from thousand.core.first_dealer import draw_dealer
from thousand.core.rules import Rules
from thousand.core.state import Seat
from thousand.table.fair.commitments import SIZE, digits, match_bytes, require_secret

_DECK: Final = b"thousand-deck/1\0"
_WORD: Final = 1 << 16
_WORDS: Final = Struct(">16H")


class Nonce(msgspec.Struct, frozen=True):
    """A player's cut, opened: its 32 bytes, and the commitment (hex) that was sent before."""

    seat: Seat
    commitment: str
    nonce: bytes


def fair_deck(match: str, number: int, deal_secret: bytes, nonces: Sequence[Nonce]) -> tuple[Card, ...]:
    """The 24 cards of a deal, the card on top first; the nonces count in seat order however they are given.

    Raises ProofError `match_name`, `secret_size`, `nonce_size`, and `nonce_seat` where a seat cuts twice.
    """
    require_secret(deal_secret)
    require_cuts(nonces)
    cards = list(range(DECK_SIZE))
    stream = _stream(deal_secret, _context(match, number, nonces))
    for last in range(DECK_SIZE - 1, 0, -1):
        chosen = _below(last + 1, stream)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def first_dealer(rules: Rules, deck: Sequence[Card]) -> Seat:
    """Who deals first when the draw is made from this deck (`thousand.core.first_dealer`).

    Raises IllegalDeal `deck_wrong` unless the deck holds each of the 24 cards once.
    """
    return draw_dealer(rules, deck).dealer


def require_cuts(nonces: Sequence[Nonce]) -> None:
    """Raises ProofError `nonce_size` unless nonces have 32 bytes, `nonce_seat` where a seat cuts twice."""
    seats: set[Seat] = set()
    for cut in nonces:
        if len(cut.nonce) != SIZE:
            raise ProofError("nonce_size", seat=cut.seat, size=len(cut.nonce))
        if cut.seat in seats:
            raise ProofError("nonce_seat", seat=cut.seat)
        seats.add(cut.seat)


def _context(match: str, number: int, nonces: Sequence[Nonce]) -> bytes:
    """Everything that the deck depends on beside the secret, written in one way only."""
    cuts = sorted(nonces, key=lambda cut: cut.seat)
    opened = b"".join(bytes([cut.seat]) + cut.nonce for cut in cuts)
    return _DECK + match_bytes(match) + b"\0" + digits(number) + b"\0" + opened


def _stream(key: bytes, context: bytes) -> Iterator[int]:
    """Words of 16 bits without end: HMAC-SHA256 over the context and a counter, all highest byte first."""
    for block in count():
        yield from _WORDS.unpack(digest(key, context + block.to_bytes(4, "big"), "sha256"))


def _below(bound: int, stream: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each as likely: words that would favour the low ones are passed over."""
    fair = _WORD - _WORD % bound
    return next(word for word in stream if word < fair) % bound
