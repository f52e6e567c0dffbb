"""Step 6 of settlement: the dump (rulebook, chapter on the dump)."""

from thousand.core.scoring.settling import Settling


def dump(settling: Settling) -> None:
    """A total of exactly the dump's figure, or of its negative, becomes 0, also one that did not change."""
    game = settling.rules.game
    if not isinstance(game.dump_at, int):
        return
    figures = (game.dump_at, -game.dump_at) if game.dump_negative else (game.dump_at,)
    for seat in settling.seats:
        if settling.totals[seat] in figures:
            settling.mark(seat, "dump")
            settling.settle(seat, 0, "dump")
