"""What time brings: decks, games, lapsed questions, bots that stand in for the absent and the late."""

from thousand.core.state import Seat
from thousand.table import entries as log
from thousand.table.beginning import rematch_due, rematch_time
from thousand.table.dealing import deck_due, deck_time
from thousand.table.presence import Presence
from thousand.table.questions import question_due, question_time
from thousand.table.settings import ABSENCE
from thousand.table.state import RUNNING, State
from thousand.table.wire.to_browser import Clock

Entries = tuple[log.Entry, ...]


def due(state: State, presence: Presence, now: int) -> Entries:
    """The next entries that nobody sends.

    () while there are none yet. To be asked again after they are entered.
    """
    return (
        deck_due(state, presence, now)
        or rematch_due(state, presence, now)
        or question_due(state, presence, now)
        or _absent_due(state, presence, now)
        or _woken(state, presence, now)
        or _clock_due(state, presence, now)
    )


def next_due(state: State, presence: Presence) -> int | None:
    """When `due` is to be asked at the latest (ms); None where only people are waited for."""
    times = [
        deck_time(state, presence),
        rematch_time(state, presence),
        question_time(state, presence),
        _absence_time(state, presence),
        _clock_time(state, presence),
    ]
    return min((time for time in times if time is not None), default=None)


def clock(state: State, now: int) -> Clock | None:
    """The clock as it stands; None where none runs."""
    seat = _clocked(state)
    settings = state.settings.clock
    if seat is None or settings is None:
        return None
    spent = now - state.since
    action = settings.action * 1000 - spent
    banks = [chair.bank for chair in state.chairs]
    banks[seat] = max(0, banks[seat] + min(0, action))
    return Clock(seat, max(0, action), tuple(banks))


def _absent_due(state: State, presence: Presence, now: int) -> Entries:
    if not presence.awake(state):
        return ()
    return tuple(log.StoodIn(now, seat) for seat, gone in _absent(state, presence) if now >= gone + ABSENCE)


def _absence_time(state: State, presence: Presence) -> int | None:
    if not presence.awake(state):
        return None
    return min((gone + ABSENCE for _, gone in _absent(state, presence)), default=None)


def _absent(state: State, presence: Presence) -> list[tuple[Seat, int]]:
    """The people who are not connected and for whom no bot plays yet, and since when."""
    if state.stage not in RUNNING:
        return []
    return [
        (seat, presence.gone_since(chair.guest.id))
        for seat, chair in enumerate(state.chairs)
        if chair.guest is not None and not chair.stand_in and not presence.here(chair.guest.id)
    ]


def _clocked(state: State) -> Seat | None:
    """The seat of the person whose time runs."""
    if state.settings.clock is None or state.stage != "playing" or state.game is None:
        return None
    seat = state.game.match.phase.to_act if state.game.match else None
    return seat if seat is not None and state.chairs[seat].plays_itself else None


def _clock_time(state: State, presence: Presence) -> int | None:
    seat = _clocked(state)
    if seat is None or state.settings.clock is None or not presence.awake(state):
        return None
    return state.since + state.settings.clock.action * 1000 + state.chairs[seat].bank


def _woken(state: State, presence: Presence, now: int) -> Entries:
    """The clock does not run while nobody is here."""
    running = _clocked(state) is not None and presence.awake(state)
    return (log.Woke(now),) if running and presence.woke > state.since else ()


def _clock_due(state: State, presence: Presence, now: int) -> Entries:
    time, seat = _clock_time(state, presence), _clocked(state)
    return (log.StoodIn(now, seat),) if time is not None and seat is not None and now >= time else ()
