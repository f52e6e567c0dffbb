"""Seats as the viewer counts them: clockwise, himself 0."""

from thousand.core.state import Seat
from thousand.core.view import View


def place_of(view: View, seat: Seat) -> int:
    """How many seats after the viewer a seat comes."""
    assert view.seat is not None
    return (seat - view.seat) % len(view.standings)


def opponents(view: View) -> tuple[Seat, ...]:
    """The others who play the running deal, clockwise from the viewer; empty while no deal is running."""
    if view.deal is None:
        return ()
    others = (seat for seat in view.deal.playing if seat != view.seat)
    return tuple(sorted(others, key=lambda seat: place_of(view, seat)))
