"""A table in a few words, for the lobby and for those who come by a link."""

from functools import lru_cache

import msgspec

from thousand.core.rules import Rules, diff, nearest_preset, preset
from thousand.core.seating import player_count
from thousand.core.state import Match
from thousand.table.presence import Presence
from thousand.table.state import Stage, State


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits there (`kind` as in a place), and the total."""

    kind: str
    name: str
    level: str | None
    here: bool
    total: int


class Summary(msgspec.Struct, frozen=True):
    """A table: the preset nearest to its rules and how many options differ, who sits, how the game stands.

    `deal` counts from 1 (0 before the first); `to_act` is a seat; `seat` is the reader's own; `clock` is the
    seconds of an action (None: no clock); `game` names the record of a game that has ended, if it had a deal.
    """

    id: str
    preset: str
    changes: int
    players: int
    stage: Stage
    open: bool
    watchable: bool
    host: str
    seats: tuple[SeatSummary, ...]
    seat: int | None
    deal: int
    to_act: int | None
    clock: int | None
    game: str | None = None


def summary(state: State, presence: Presence, guest: str | None) -> Summary:
    """The summary of a table for a guest (None: anybody)."""
    rules = state.form.rules
    base, changes = _named(rules, state.form.preset)
    match = state.game.match if state.game else None
    totals = [standing.total for standing in match.standings] if match else [0] * len(state.chairs)
    host = next((one.guest.name for one in state.chairs if one.guest and one.guest.id == state.host), "")
    return Summary(
        id=state.table,
        preset=base,
        changes=changes,
        players=player_count(rules),
        stage=state.stage,
        open=state.settings.open,
        watchable=state.settings.watchable,
        host=host,
        seats=tuple(
            SeatSummary(
                kind="person" if chair.guest else "bot" if chair.level else "empty",
                name=chair.guest.name if chair.guest else "",
                level=None if chair.guest else chair.level,
                here=chair.guest is None or presence.here(chair.guest.id),
                total=total,
            )
            for chair, total in zip(state.chairs, totals, strict=True)
        ),
        seat=state.seat_of(guest) if guest else None,
        deal=(len(match.finished) + bool(match.layout)) if match else 0,
        to_act=match.phase.to_act if match else None,
        clock=state.settings.clock.action if state.settings.clock else None,
        game=state.game.name if state.game and match and state.ended and _dealt(match) else None,
    )


@lru_cache(maxsize=256)
def _named(rules: Rules, base: str | None) -> tuple[str, int]:
    """The preset that rules go by (None: the nearest), and in how many options they differ from it."""
    base = base or nearest_preset(rules)
    return base, len(diff(preset(base, player_count(rules)), rules))


def _dealt(match: Match) -> bool:
    return bool(match.finished) or match.layout is not None
