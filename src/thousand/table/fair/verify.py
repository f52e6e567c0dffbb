"""Verifying a record: the deck of every deal is made anew from its proof and held against the cards dealt."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from thousand.core.cards import Card
from thousand.core.errors import ProofError
from thousand.core.record import Record, replay
from thousand.core.rules import Rules
from thousand.core.seating import layout_of
from thousand.core.state import GameOver, Layout, Match, Seat
from thousand.table.fair.commitments import deal_commitment, deal_secret, match_commitment, nonce_commitment
from thousand.table.fair.deck import fair_deck, first_dealer
from thousand.table.fair.numbers import Numbers
from thousand.table.fair.proofs import DealProof, DrawProof, read_deal_proof, read_draw_proof
from thousand.table.fair.verdict import DealFinding, Finding, Verdict

Proof = TypeVar("Proof")

_PROVEN = Finding("proven")
_RUNNING = Finding("running")
_UNPROVEN = Finding("unproven")


class _Chain(msgspec.Struct, frozen=True):
    """What ties the proofs of a match together; `secret` is None until it is opened and found to be right."""

    match: str | None
    seats: int
    secret: bytes | None


def verify(record: Record) -> Verdict:
    """Verifies the draw and the deals of a record by its proofs alone.

    Raises RecordError where the record itself breaks the rules.
    """
    replayed = replay(record)
    match = replayed.match
    draw = _read(record.draw, read_draw_proof)
    proofs = [_read(deal.proof, read_deal_proof) for deal in record.deals]
    secret = _match_secret(draw, over=isinstance(match.phase, GameOver))
    opened = draw.match_secret if isinstance(draw, DrawProof) and secret.status == "proven" else None
    chain = _Chain(_match_name(draw, proofs), len(record.seats), opened)
    numbers = Numbers(chain.seats, whole=isinstance(draw, DrawProof))
    found = _draw(draw, chain, numbers, record)
    deals = []
    for place, proof in enumerate(proofs):
        hidden = replayed.hidden and place == len(proofs) - 1
        deals.append(_deal(proof, chain, numbers, _Dealt.of(match, place, hidden)))
    return Verdict(chain.match, secret, found, tuple(deals))


class _Dealt(msgspec.Struct, frozen=True):
    """The cards of a deal as the record has them; a hand or talon that it hides is empty."""

    rules: Rules
    dealer: Seat
    layout: Layout
    running: bool
    hidden: bool

    @classmethod
    def of(cls, match: Match, place: int, hidden: bool) -> "_Dealt":
        if place < len(match.finished):
            one = match.finished[place]
            return cls(match.rules, one.dealer, one.layout, False, False)
        assert match.layout is not None
        return cls(match.rules, match.dealer, match.layout, True, hidden)


def _read(document: object, reading: Callable[[object], Proof]) -> Proof | ProofError | None:
    if document is None:
        return None
    try:
        return reading(document)
    except ProofError as fault:
        return fault


def _match_name(
    draw: DrawProof | ProofError | None, proofs: Sequence[DealProof | ProofError | None]
) -> str | None:
    """The match that the first proof that can be read belongs to."""
    found = [draw.draw if isinstance(draw, DrawProof) else draw, *proofs]
    return next((one.match for one in found if isinstance(one, DealProof)), None)


def _match_secret(draw: DrawProof | ProofError | None, *, over: bool) -> Finding:
    if not isinstance(draw, DrawProof):
        return _UNPROVEN
    if draw.match_secret is None:
        return _wrong(ProofError("match_unopened")) if over else _RUNNING
    right = match_commitment(draw.draw.match, draw.match_secret) == draw.match_commitment
    return _PROVEN if right else _wrong(ProofError("match_commitment_wrong"))


def _draw(
    draw: DrawProof | ProofError | None, chain: _Chain, numbers: Numbers, record: Record
) -> DealFinding:
    dealer = record.deals[0].dealer if record.deals else None

    def check(proof: DealProof) -> Finding:
        deck = _deck(proof, chain)
        if deck is None:
            return _unopened(running=dealer is None)
        drawn = first_dealer(record.rules.rules, deck)
        if dealer not in {None, drawn}:
            raise ProofError("dealer_differs", dealer=drawn)
        return _PROVEN

    return _found(draw.draw if isinstance(draw, DrawProof) else draw, numbers, check)


def _deal(
    proof: DealProof | ProofError | None, chain: _Chain, numbers: Numbers, dealt: _Dealt
) -> DealFinding:
    def check(proof: DealProof) -> Finding:
        deck = _deck(proof, chain)
        if deck is None:
            return _unopened(running=dealt.running)
        _require_cards(layout_of(dealt.rules, dealt.dealer, deck), dealt.layout)
        return _RUNNING if dealt.hidden else _PROVEN

    if proof is None and dealt.running:
        return DealFinding(_RUNNING)
    return _found(proof, numbers, check)


def _found(
    proof: DealProof | ProofError | None, numbers: Numbers, check: Callable[[DealProof], Finding]
) -> DealFinding:
    """What a check of a proof says, its number being in order; numbers get lost where none can be read."""
    if not isinstance(proof, DealProof):
        numbers.lose()
        return DealFinding(_UNPROVEN if proof is None else _wrong(proof))
    try:
        numbers.take(proof)
        finding = check(proof)
    except ProofError as fault:
        finding = _wrong(fault)
    return DealFinding(finding, proof.number, len(proof.nonces), proof.withheld)


def _deck(proof: DealProof, chain: _Chain) -> tuple[Card, ...] | None:
    """The deck that a proof gives; None where its secret is not opened. Raises ProofError."""
    if proof.match != chain.match:
        raise ProofError("match_other", given=proof.match, expected=chain.match or "")
    for cut in proof.nonces:
        if cut.seat >= chain.seats:
            raise ProofError("nonce_seat", seat=cut.seat)
        if nonce_commitment(cut.nonce) != cut.commitment:
            raise ProofError("nonce_wrong", seat=cut.seat)
    secret = _secret(proof, chain)
    if secret is None:
        return None
    if deal_commitment(proof.match, proof.number, secret) != proof.commitment:
        raise ProofError("commitment_wrong")
    return fair_deck(proof.match, proof.number, secret, proof.nonces)


def _secret(proof: DealProof, chain: _Chain) -> bytes | None:
    """The secret of a deal, by itself or from that of the match."""
    if chain.secret is None:
        return proof.secret
    derived = deal_secret(chain.secret, proof.number)
    if proof.secret not in {None, derived}:
        raise ProofError("secret_underived")
    return derived


def _require_cards(due: Layout, dealt: Layout) -> None:
    for seat, (hand, expected) in enumerate(zip(dealt.hands, due.hands, strict=True)):
        if hand not in {0, expected}:
            raise ProofError("hand_differs", seat=seat)
    for place, (talon, expected) in enumerate(zip(dealt.talons, due.talons, strict=True), 1):
        if talon not in {0, expected}:
            raise ProofError("talon_differs", talon=place)


def _unopened(*, running: bool) -> Finding:
    return _RUNNING if running else _wrong(ProofError("secret_unopened"))


def _wrong(fault: ProofError) -> Finding:
    return Finding("wrong", fault.code, fault.params)
