"""The rules of Thousand: pure, frozen, typed; no I/O, clock, randomness or logging."""
