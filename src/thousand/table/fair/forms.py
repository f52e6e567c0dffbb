"""The objects that a record has as `draw` and `proof`: their fields in the order of writing."""

from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from thousand.core.errors import ProofError

ALGORITHM: Final = "thousand-fair/1"

Hex: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=999_999)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class NonceForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cut as it is written."""

    seat: SeatNumber
    commitment: Hex
    nonce: Hex


class WithheldForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opening that did not come, as it is written."""

    number: Number
    seat: SeatNumber
    commitment: Hex


class DealForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The proof of a deal as it is written; without `secret` where that is not opened."""

    algorithm: str
    match: str
    number: Number
    commitment: Hex
    secret: Hex | UnsetType = UNSET
    nonces: list[NonceForm]
    withheld: list[WithheldForm]


class DrawForm(DealForm, frozen=True, kw_only=True):
    """The proof of the draw as it is written; without `match_secret` until the match is over."""

    match_commitment: Hex
    match_secret: Hex | UnsetType = UNSET


Form = TypeVar("Form", bound=DealForm)


def read_form(document: object, kind: type[Form]) -> Form:
    """The form in an object; raises ProofError `proof_algorithm`, or `proof_form` with the path."""
    given = document.get("algorithm") if isinstance(document, dict) else None
    if isinstance(given, str) and given != ALGORITHM:
        raise ProofError("proof_algorithm", given=given[:40], expected=ALGORITHM)
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as fault:
        raise ProofError("proof_form", path=_path(str(fault))) from None


def written(form: DealForm) -> dict[str, Any]:
    """The form as an object for a record."""
    document: dict[str, Any] = msgspec.to_builtins(form)
    return document


def _path(message: str) -> str:
    """Where in the object the fault is: msgspec says it last."""
    _, found, path = message.rpartition(" - at `")
    return path.rstrip("`") if found else "$"
