"""Two tables with one story and other cards where an audience cannot see: what it is sent, side by side."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from unittest.mock import patch

import msgspec

from tests.table.evenings import WATCHER, Evening
from thousand.core.actions import Action, write_action
from thousand.core.record import write_record
from thousand.core.rules import Rules
from thousand.core.seating import layout_of
from thousand.core.state import Layout, Seat
from thousand.core.testing import redeal
from thousand.table import entries as log
from thousand.table.guests import Audience
from thousand.table.table import Table

Steps = list[tuple[tuple[log.Entry, ...], int]]


def differences(evening: Evening, seat: int | None, rng: Random) -> list[str] | None:
    """The messages of the running deal that change when what the seat cannot see is dealt anew.

    None where nothing could be dealt anew.
    """
    other = redeal(evening.match(), seat, rng)
    if other is None:
        return None
    assert other.layout is not None
    asking = seat is None and rng.randrange(2) == 0
    audience = Audience(seat, rng.randrange(2) == 0, "new" if asking else "known", asking)
    before = sent(evening, evening.steps, audience)
    after = sent(evening, retold(evening.steps, other.actions), audience, other.layout)
    return [f"{one!r}\n{two!r}" for one, two in zip(before, after, strict=True) if one != two]


def begun(steps: Steps) -> int:
    """The step that dealt the last deal."""
    dealt = [
        place
        for place, (entries, _) in enumerate(steps)
        if any(isinstance(entry, log.Shuffled) for entry in entries)
    ]
    return dealt[-1]


def retold(steps: Steps, turns: Sequence[Action]) -> Steps:
    """The steps with other turns in the running deal."""
    first = begun(steps)
    left = iter(turns)
    other = list(steps[:first])
    for entries, now in steps[first:]:
        told = tuple(
            msgspec.structs.replace(entry, action=write_action(next(left)))
            if isinstance(entry, log.Acted)
            else entry
            for entry in entries
        )
        other.append((told, now))
    assert next(left, None) is None
    return other


def sent(evening: Evening, steps: Steps, audience: Audience, last: Layout | None = None) -> list[list[bytes]]:
    """All that an audience is sent, step by step, and what it may ask for; `last` is dealt at last."""
    deals = sum(isinstance(entry, log.Shuffled) for entries, _ in steps for entry in entries) - 1
    with patch("thousand.table.game.layout_of", _dealing(deals, last)):
        return list(_sent(evening, steps, audience))


def _dealing(deals: int, last: Layout | None) -> Callable[..., Layout]:
    """The deals as the decks have them, but for the last one."""
    count = iter(range(1, deals + 1))

    def dealing(rules: Rules, dealer: Seat, deck: Sequence[int]) -> Layout:
        return last if next(count) == deals and last is not None else layout_of(rules, dealer, deck)

    return dealing


def _sent(evening: Evening, steps: Steps, audience: Audience) -> Iterator[list[bytes]]:
    (first, now), *rest = steps
    table = Table(first, now)
    for guest in (*evening.people, WATCHER):
        table.came(guest, now)
    yield []
    deal = begun(steps)
    for place, (entries, now) in enumerate(rest, 1):
        version = table.version
        change = table.enter(entries)
        if place < deal:
            yield []
            continue
        told = [
            *table.news(change, audience, now),
            table.welcome(audience, 0, now),
            table.welcome(audience, version, now),
            table.summary(),
        ]
        yield [msgspec.json.encode(one) for one in told] + _asked(table, audience)


def _asked(table: Table, audience: Audience) -> list[bytes]:
    """What a seat may fetch: its record of the game."""
    if audience.seat is None or table.stage not in ("playing", "between"):
        return []
    return [write_record(table.own_record(audience.seat))]
