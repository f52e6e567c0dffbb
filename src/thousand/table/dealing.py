"""How a deck comes about.

Cuts are asked for, closed and opened, then the deck is made; or the next number begins.
"""

from thousand.core.state import Seat
from thousand.table import entries as log
from thousand.table.cutting import CuttingNow
from thousand.table.presence import Presence
from thousand.table.settings import PAUSE_FOR_CUTS, READY_WAIT
from thousand.table.state import State, game

Entries = tuple[log.Entry, ...]


def cutters(state: State, presence: Presence) -> tuple[Seat, ...]:
    """The seats that are asked to cut: people who are here and play themselves."""
    return tuple(seat for seat in presence.seated(state) if state.chairs[seat].plays_itself)


def deck_due(state: State, presence: Presence, now: int) -> Entries:
    """What follows by itself on the way to the next deck; () while somebody is waited for."""
    match state.stage:
        case "cutting":
            return _cutting_due(state, presence, now)
        case "between" if presence.awake(state) and _may_go_on(state, presence, now):
            return (log.CutAsked(now, game(state).next_number, cutters(state, presence)),)
        case _:
            return ()


def deck_time(state: State, presence: Presence) -> int | None:
    """When a wait on the way to the next deck is over (ms); None where nothing is waited for."""
    if state.cutting is not None:
        return state.cutting.since + PAUSE_FOR_CUTS
    if state.stage == "between" and presence.awake(state) and any(chair.ready for chair in state.chairs):
        return state.since + READY_WAIT
    return None


def _cutting_due(state: State, presence: Presence, now: int) -> Entries:
    cutting = state.cutting
    if cutting is None:
        return ()
    late = now >= cutting.since + PAUSE_FOR_CUTS
    if not cutting.closed:
        return (log.CutsClosed(now),) if cutting.all_cut or late else ()
    if cutting.all_open:
        return (log.Shuffled(now),)
    return _next_after_withheld(state, cutting, presence, now) if late else ()


def _next_after_withheld(state: State, cutting: CuttingNow, presence: Presence, now: int) -> Entries:
    """Those who withheld are not asked again for this deck."""
    earlier = {one.seat for one in game(state).withheld}
    gone = earlier.union(cutting.withheld)
    seats = tuple(seat for seat in cutters(state, presence) if seat not in gone)
    return (log.CutWithheld(now, cutting.withheld), log.CutAsked(now, cutting.number + 1, seats))


def _may_go_on(state: State, presence: Presence, now: int) -> bool:
    """Whether the next deal may begin: nobody has seen anything yet, it is a redeal, or all are ready."""
    rows = game(state).rows
    if not rows or rows[-1].outcome == "annulled":
        return True
    if any(chair.ready for chair in state.chairs) and now >= state.since + READY_WAIT:
        return True
    return all(state.chairs[seat].ready for seat in presence.seated(state) if state.chairs[seat].plays_itself)
