"""What was found out about the proofs of a record."""

from typing import Any, Literal, TypeAlias

import msgspec

from thousand.core.errors import Param, ProofError
from thousand.table.fair.proofs import Withheld

Status: TypeAlias = Literal["proven", "running", "unproven", "wrong"]


class Finding(msgspec.Struct, frozen=True):
    """What was found: `proven`, `running` (its secret is not due yet), `unproven` (no proof) or `wrong`.

    What is wrong has the code and the parameters of a `ProofError`.
    """

    status: Status
    code: str | None = None
    params: dict[str, Param] = {}

    @property
    def fault(self) -> ProofError | None:
        """The fault as an error, for its sentence; None where nothing is wrong."""
        return None if self.code is None else ProofError(self.code, **self.params)


class DealFinding(msgspec.Struct, frozen=True):
    """What was found about a deck: its number, how many players cut it, and the openings that did not come.

    `number` is None, `cuts` is 0 and `withheld` empty where there is no proof that can be read.
    """

    finding: Finding
    number: int | None = None
    cuts: int = 0
    withheld: tuple[Withheld, ...] = ()

    def document(self) -> dict[str, Any]:
        """The finding as an object for other programs."""
        return {
            **_document(self.finding),
            "number": self.number,
            "cuts": self.cuts,
            "withheld": [msgspec.to_builtins(one) for one in self.withheld],
        }


class Verdict(msgspec.Struct, frozen=True):
    """What was found about a record: the name of its match, the match's secret, the draw and every deal.

    `match` is None where no proof can be read.
    """

    match: str | None
    secret: Finding
    draw: DealFinding
    deals: tuple[DealFinding, ...]

    @property
    def empty(self) -> bool:
        """Whether the record carries no proof at all."""
        return all(
            one.finding.status in {"unproven", "running"} and one.number is None for one in self._decks()
        )

    @property
    def proven(self) -> bool:
        """Whether something is proven and nothing that is due is left unproven."""
        found = [self.secret.status, *(one.finding.status for one in self._decks())]
        return "proven" in found and not {"unproven", "wrong"} & set(found)

    def document(self) -> dict[str, Any]:
        """The verdict as an object for other programs."""
        return {
            "proven": self.proven,
            "match": self.match,
            "secret": _document(self.secret),
            "draw": self.draw.document(),
            "deals": [one.document() for one in self.deals],
        }

    def _decks(self) -> tuple[DealFinding, ...]:
        return (self.draw, *self.deals)


def _document(finding: Finding) -> dict[str, Any]:
    return {"status": finding.status, "code": finding.code, "params": finding.params}
