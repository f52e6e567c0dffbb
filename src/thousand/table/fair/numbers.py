"""The numbers of deals: each is used once, and one that was passed over is accounted for."""

from thousand.core.errors import ProofError
from thousand.table.fair.proofs import DealProof


class Numbers:
    """Follows the numbers through a record; `whole` tells that it begins with the draw, whose number is 0."""

    def __init__(self, seats: int, *, whole: bool) -> None:
        self._seats = seats
        self._last = -1
        self._known = whole

    def lose(self) -> None:
        """A deal has no proof that can be read: which numbers it used up is not known."""
        self._known = False

    def take(self, proof: DealProof) -> None:
        """Takes the number of the next proof.

        Raises ProofError `number_order` unless it is above the one before, `withheld_wrong` for an opening
        that cannot have been due since then, `number_skipped` for a number of which nothing is told.
        """
        last, known = self._last, self._known
        self._last, self._known = max(last, proof.number), True
        if proof.number <= last:
            raise ProofError("number_order", number=proof.number, previous=last)
        self._require_withheld(proof, last)
        told = {one.number for one in proof.withheld}
        skipped = next((one for one in range(last + 1, proof.number) if known and one not in told), None)
        if skipped is not None:
            raise ProofError("number_skipped", number=skipped)

    def _require_withheld(self, proof: DealProof, last: int) -> None:
        seen: set[tuple[int, int]] = set()
        for one in proof.withheld:
            place = (one.number, one.seat)
            if place in seen or one.seat >= self._seats or not last < one.number < proof.number:
                raise ProofError("withheld_wrong", number=one.number, seat=one.seat)
            seen.add(place)
