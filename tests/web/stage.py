"""A table behind the page whose cards and time a test has in its hand: every phase can be shown at once."""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tests.table.evenings import NOON, Evening
from thousand.core.errors import ThousandError
from thousand.core.rules import Rules
from thousand.server.running.talking import frame_of, refused
from thousand.table.guests import Audience, Guest
from thousand.table.settings import Settings
from thousand.table.wire import from_browser as heard
from thousand.table.wire.to_browser import Pong, Refused, Said

_MESSAGES: Final = msgspec.json.Decoder(heard.FromBrowser)
SEEDS: Final = 400
"""So many evenings are tried before a moment counts as one that never comes."""


class Stage:
    """An evening that is seen through pages. Bots act at once, people when their pages or the test say so."""

    def __init__(self, evening: Evening, *, bots: bool = True) -> None:
        self.evening = evening
        self.bots = bots
        self._lines: list[_Line] = []

    def show(self, page: Page, guest: Guest) -> None:
        """Lets a page see the table as a guest does, and act for the guest."""
        page.route_web_socket(re.compile(r"/ws/table/T$"), lambda socket: self._open(socket, guest))
        page.goto("/table/T")

    def send(self, guest: Guest, message: heard.FromBrowser) -> None:
        """A message of a guest that has no page."""
        self.evening.send(guest, message)
        self._go_on()

    def say(self, guest: Guest, phrase: Any) -> None:
        """A phrase of a guest that has no page."""
        seat = self.evening.table.seat_of(guest)
        assert seat is not None
        for line in self._lines:
            line.socket.send(frame_of(Said(seat, phrase)))

    def change(self, change: Callable[[Evening], None]) -> None:
        """Something happens to the evening."""
        change(self.evening)
        self._go_on()

    def _open(self, socket: WebSocketRoute, guest: Guest) -> None:
        if not self.evening.table._presence.here(guest.id):
            self.evening.table.came(guest, self.evening.now)
        line = _Line(socket, guest, len(self.evening.declined.get(guest.id, ())))
        self._lines.append(line)
        socket.on_message(lambda text: self._hear(line, text))
        socket.on_close(lambda *_: self._lines.remove(line))

    def _hear(self, line: "_Line", text: str | bytes) -> None:
        message = _MESSAGES.decode(text)
        match message:
            case heard.Hello():
                line.welcome(self.evening)
            case heard.Ping():
                line.socket.send(frame_of(Pong()))
            case heard.Say():
                self.say(line.guest, message.phrase)
            case _:
                try:
                    self.evening.send(line.guest, message)
                except ThousandError as fault:
                    line.socket.send(frame_of(refused(message, fault)))
        self._go_on()

    def _go_on(self) -> None:
        table = self.evening.table
        while self.bots and table.stage == "playing" and table.bot_turn() is not None:
            self.evening.turn()
        for line in self._lines:
            line.tell(self.evening)


class _Line:
    """The line to a page, and how much of what its audience was sent has gone over it."""

    def __init__(self, socket: WebSocketRoute, guest: Guest, declined: int) -> None:
        self.socket = socket
        self.guest = guest
        self._declined = declined
        self._audience: Audience | None = None
        self._told = 0

    def welcome(self, evening: Evening) -> None:
        self._audience = audience = evening.table.audience(self.guest)
        self._told = len(evening.sent.get(audience, ()))
        self.socket.send(frame_of(evening.table.welcome(audience, 0, evening.now)))

    def tell(self, evening: Evening) -> None:
        if self._audience is None:
            return None
        declined = evening.declined.get(self.guest.id, [])
        news, self._declined = declined[self._declined :], len(declined)
        for code in news:
            self.socket.send(frame_of(Refused("sit", code, {})))
        if evening.table.audience(self.guest) != self._audience:
            return self.welcome(evening)
        messages = evening.sent.get(self._audience, [])
        told, self._told = messages[self._told :], len(messages)
        for message in told:
            self.socket.send(frame_of(message))
        return None


def moment(
    rules: Rules,
    comes: Callable[[Evening], bool],
    people: int = 1,
    settings: Settings | None = None,
    *,
    steps: int = 120,
    kind: type[Evening] = Evening,
) -> Evening:
    """The first evening, by seed, at which a moment comes within so many steps, as it stands then."""
    for seed in range(SEEDS):
        evening = kind(rules, people, settings or Settings(hints=True), seed)
        evening.begin()
        for _ in range(steps):
            if comes(evening):
                return evening
            if evening.table.stage in ("over", "aborted"):
                break
            evening.turn()
    raise AssertionError("the moment never comes")


def legal(evening: Evening) -> tuple[str, ...]:
    """What the first person may do now; () while others act."""
    scene = evening.scene(evening.people[0])
    return scene.turn.legal if scene and scene.turn else ()


def may(verb: str) -> Callable[[Evening], bool]:
    """Whether the first person may do something that begins so."""
    return lambda evening: any(action.startswith(verb) for action in legal(evening))


__all__ = ["NOON", "Stage", "legal", "may", "moment"]
