"""Fair deals: cards that neither host nor player can choose, with a proof (`docs/reference/fairness.md`)."""

from thousand.table.fair.commitments import (
    deal_commitment,
    deal_secret,
    match_commitment,
    new_secret,
    nonce_commitment,
)
from thousand.table.fair.deck import Nonce, fair_deck, first_dealer
from thousand.table.fair.proofs import (
    ALGORITHM,
    DealProof,
    DrawProof,
    Withheld,
    read_deal_proof,
    read_draw_proof,
)
from thousand.table.fair.verdict import DealFinding, Finding, Verdict
from thousand.table.fair.verify import verify

__all__ = [
    "ALGORITHM",
    "DealFinding",
    "DealProof",
    "DrawProof",
    "Finding",
    "Nonce",
    "Verdict",
    "Withheld",
    "deal_commitment",
    "deal_secret",
    "fair_deck",
    "first_dealer",
    "match_commitment",
    "new_secret",
    "nonce_commitment",
    "read_deal_proof",
    "read_draw_proof",
    "verify",
]
