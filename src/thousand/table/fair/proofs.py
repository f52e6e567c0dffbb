"""The proof of a deal and of the draw: what a record keeps of them, and reading it back."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from thousand.core.state import Seat
from thousand.table.fair.commitments import match_bytes
from thousand.table.fair.deck import Nonce, require_cuts
from thousand.table.fair.forms import (
    ALGORITHM,
    DealForm,
    DrawForm,
    NonceForm,
    WithheldForm,
    read_form,
    written,
)

__all__ = ["ALGORITHM", "DealProof", "DrawProof", "Withheld", "read_deal_proof", "read_draw_proof"]


class Withheld(msgspec.Struct, frozen=True):
    """An opening that did not come: who had committed to a nonce, for the number then passed over."""

    number: int
    seat: Seat
    commitment: str


class DealProof(msgspec.Struct, frozen=True):
    """How the deck of a deal came about; `secret` is None until it is opened.

    `withheld` are the openings that did not come for the numbers passed over since the deal before.
    """

    match: str
    number: int
    commitment: str
    secret: bytes | None = None
    nonces: tuple[Nonce, ...] = ()
    withheld: tuple[Withheld, ...] = ()

    def document(self) -> dict[str, Any]:
        """The object that a record has as `proof` of the deal."""
        return written(DealForm(**_fields(self)))


class DrawProof(msgspec.Struct, frozen=True):
    """How the deck of the draw for the first dealer came about, and what binds the whole match.

    `match_secret` is None until the match is over.
    """

    draw: DealProof
    match_commitment: str
    match_secret: bytes | None = None

    def document(self) -> dict[str, Any]:
        """The object that a record has as `draw`."""
        whole: dict[str, Any] = {
            "match_commitment": self.match_commitment,
            "match_secret": _hex(self.match_secret),
        }
        return written(DrawForm(**_fields(self.draw), **whole))


def read_deal_proof(document: object) -> DealProof:
    """The proof of a deal as a record has it.

    Raises ProofError `proof_algorithm`, `proof_form` (with the path), `match_name`, `nonce_seat`.
    """
    return _deal_proof(read_form(document, DealForm))


def read_draw_proof(document: object) -> DrawProof:
    """The proof of the draw as a record has it; raises ProofError as `read_deal_proof` does."""
    form = read_form(document, DrawForm)
    return DrawProof(_deal_proof(form), form.match_commitment, _opened(form.match_secret))


def _deal_proof(form: DealForm) -> DealProof:
    match_bytes(form.match)
    nonces = tuple(Nonce(cut.seat, cut.commitment, bytes.fromhex(cut.nonce)) for cut in form.nonces)
    require_cuts(nonces)
    withheld = tuple(Withheld(one.number, one.seat, one.commitment) for one in form.withheld)
    return DealProof(form.match, form.number, form.commitment, _opened(form.secret), nonces, withheld)


def _fields(proof: DealProof) -> dict[str, Any]:
    cuts = sorted(proof.nonces, key=lambda cut: cut.seat)
    return {
        "algorithm": ALGORITHM,
        "match": proof.match,
        "number": proof.number,
        "commitment": proof.commitment,
        "secret": _hex(proof.secret),
        "nonces": [NonceForm(cut.seat, cut.commitment, cut.nonce.hex()) for cut in cuts],
        "withheld": [WithheldForm(one.number, one.seat, one.commitment) for one in proof.withheld],
    }


def _hex(secret: bytes | None) -> str | UnsetType:
    return UNSET if secret is None else secret.hex()


def _opened(secret: str | UnsetType) -> bytes | None:
    return bytes.fromhex(secret) if isinstance(secret, str) else None
