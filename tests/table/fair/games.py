"""Matches dealt fairly, as a table would deal them, with their records."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random

from msgspec.structs import replace

from thousand.core.actions import Action
from thousand.core.match import apply, deal, legal_actions, start, to_act
from thousand.core.record import Record, record_of
from thousand.core.rules import Rules
from thousand.core.seating import layout_of
from thousand.core.state import GameOver, Match
from thousand.table.fair import (
    DealProof,
    DrawProof,
    Nonce,
    Withheld,
    deal_commitment,
    deal_secret,
    fair_deck,
    first_dealer,
    match_commitment,
    nonce_commitment,
)

NAMES = ("Anna", "Boris", "Vera", "Gleb")


def bytes_of(text: str) -> bytes:
    """32 bytes that a text stands for."""
    return sha256(text.encode()).digest()


def nonce_of(number: int, seat: int) -> Nonce:
    """The cut of a seat for a number."""
    nonce = bytes_of(f"nonce {number} {seat}")
    return Nonce(seat, nonce_commitment(nonce), nonce)


def proof_of(
    match: str, secret: bytes, number: int, seats: Sequence[int], withheld: Sequence[Withheld] = ()
) -> DealProof:
    """The proof of a number that these seats cut."""
    own = deal_secret(secret, number)
    nonces = tuple(nonce_of(number, seat) for seat in seats)
    return DealProof(match, number, deal_commitment(match, number, own), own, nonces, tuple(withheld))


def deck_of(proof: DealProof) -> tuple[int, ...]:
    """The deck that a proof gives."""
    assert proof.secret is not None
    return fair_deck(proof.match, proof.number, proof.secret, proof.nonces)


def played(match: Match, chance: Random, most: int = 1000) -> Match:
    """The match with its running deal played on at random, at most so many turns."""
    for _ in range(most):
        actor = to_act(match)
        if actor is None:
            break
        choice: Sequence[Action] = legal_actions(match)
        match = apply(match, actor, chance.choice(choice)).match
    return match


def fair_game(
    rules: Rules,
    deals: int,
    *,
    cut_by: Callable[[int], Sequence[int]] = lambda number: (0, 1),
    passed: Sequence[int] = (),
    turns: int = 1000,
) -> Record:
    """The record of a game dealt fairly: `passed` are the numbers whose opening seat 1 withheld.

    The last deal is played for so many turns; the secret of the match is opened where the match is over.
    """
    name, secret, chance = "match of a test", bytes_of("match"), Random(1)
    numbers = iter(range(1000))

    def next_proof() -> DealProof:
        withheld = []
        number = next(numbers)
        while number in passed:
            withheld.append(Withheld(number, 1, nonce_of(number, 1).commitment))
            number = next(numbers)
        return proof_of(name, secret, number, cut_by(number), withheld)

    draw = next_proof()
    match = start(rules, first_dealer(rules, deck_of(draw)))
    proofs: list[DealProof] = []
    while len(proofs) < deals and not isinstance(match.phase, GameOver):
        proofs.append(next_proof())
        match = deal(match, layout_of(rules, match.dealer, deck_of(proofs[-1]))).match
        match = played(match, chance, turns if len(proofs) == deals else 1000)
    opened = secret if isinstance(match.phase, GameOver) else None
    whole = DrawProof(draw, match_commitment(name, secret), opened)
    record = record_of(match, NAMES[: len(match.standings)])
    proven = tuple(
        replace(one, proof=proof.document()) for one, proof in zip(record.deals, proofs, strict=True)
    )
    return replace(record, draw=whole.document(), deals=proven)
