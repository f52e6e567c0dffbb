"""The record of a table's game, with its proofs."""

from msgspec.structs import replace

from thousand.core.record import Record, record_of, seat_record
from thousand.core.record.document import RecordedDeal
from thousand.core.state import Seat
from thousand.table.game import Game
from thousand.table.state import State, game


def whole_record(state: State) -> Record:
    """The record of the game so far, with every card and, once it has ended, the match's secret.

    Raises ValueError before a game has begun and its first dealer is drawn.
    """
    playing = game(state)
    if playing.match is None:
        raise ValueError("the first dealer is not drawn")
    record = record_of(playing.match, names(state), preset=state.form.preset)
    draw = playing.draw_proof(ended=state.ended)
    return replace(
        record,
        draw=draw.document() if draw else None,
        deals=_proven(record.deals, playing, ended=state.ended),
    )


def own_record(state: State, seat: Seat) -> Record:
    """The record as a seat may know it."""
    playing = game(state)
    if playing.match is None:
        raise ValueError("the first dealer is not drawn")
    return seat_record(whole_record(state), playing.match, seat)


def names(state: State) -> tuple[str, ...]:
    """What records call the players: people by name, bots by level."""
    return tuple(
        chair.guest.name if chair.guest else f"{chair.level or state.settings.level} (bot)"
        for chair in state.chairs
    )


def _proven(deals: tuple[RecordedDeal, ...], playing: Game, *, ended: bool) -> tuple[RecordedDeal, ...]:
    proofs = list(playing.proofs)
    if playing.running is not None:
        proofs.append(playing.running if ended else replace(playing.running, secret=None))
    return tuple(replace(deal, proof=proof.document()) for deal, proof in zip(deals, proofs, strict=True))
