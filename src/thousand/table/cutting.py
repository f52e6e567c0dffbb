"""A deck about to be made: who cuts, what they have sent, who has opened it."""

import msgspec

from thousand.table.fair import Nonce


class CuttingNow(msgspec.Struct):
    """The cuts of one number: hashes by seat, then nonces by seat; `since` is when the stage began (ms)."""

    number: int
    seats: tuple[int, ...]
    since: int
    closed: bool = False
    cuts: dict[int, str] = msgspec.field(default_factory=dict)
    nonces: dict[int, bytes] = msgspec.field(default_factory=dict)

    @property
    def all_cut(self) -> bool:
        """Whether every seat that was asked has sent a hash."""
        return len(self.cuts) == len(self.seats)

    @property
    def all_open(self) -> bool:
        """Whether every hash sent is opened."""
        return len(self.nonces) == len(self.cuts)

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that have sent a hash and not opened it."""
        return tuple(seat for seat in sorted(self.cuts) if seat not in self.nonces)

    def opened(self) -> tuple[Nonce, ...]:
        """The nonces in seat order."""
        return tuple(Nonce(seat, self.cuts[seat], self.nonces[seat]) for seat in sorted(self.nonces))
