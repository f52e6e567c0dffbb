"""What each person is told of what happens: every event in a sentence, as far as the person may know it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from thousand.cli.play.sheets import numbered
from thousand.cli.play.sights import in_order
from thousand.core.events import Event, HandSeen, seen
from thousand.core.state import Seat

if TYPE_CHECKING:
    from thousand.texts import Texts


class Teller:
    """Turns events into sentences; a sentence once made is kept, as the screen shows it again and again."""

    def __init__(self, texts: "Texts", names: tuple[str, ...]) -> None:
        self._texts = texts
        self._names = names
        self._told: dict[tuple[Event, Seat | None], str | None] = {}

    def sentences(self, events: Iterable[Event], viewer: Seat | None) -> tuple[str, ...]:
        """The sentences of events for a seat (None: for everybody); some events need none."""
        told = (self._sentence(event, viewer) for event in events)
        return tuple(sentence for sentence in told if sentence)

    def _sentence(self, event: Event, viewer: Seat | None) -> str | None:
        key = (event, viewer)
        if key not in self._told:
            known = seen(event, viewer)
            self._told[key] = None if known is None else self._said(known)
        return self._told[key]

    def _said(self, event: Event) -> str | None:
        """The sentence of an event; a hand is told in its order on the screen, with its numbers."""
        from thousand.texts import say_event

        if isinstance(event, HandSeen):
            cards = numbered(self._texts, in_order(event.cards))
            return self._texts.say("event-hand-seen", name=self._names[event.seat], cards=cards) + "."
        return say_event(self._texts, event, self._names)
