"""Evenings at a table for tests: people who come, act, cut, vanish and return, by a seeded chance."""

from hashlib import sha256
from random import Random

from thousand.core.rules import Rules, RulesForm, nearest_preset
from thousand.core.seating import player_count
from thousand.table import entries as log
from thousand.table.changes import Change
from thousand.table.guests import Audience, Guest
from thousand.table.settings import Settings
from thousand.table.table import Table, open_table
from thousand.table.wire import from_browser as say
from thousand.table.wire.to_browser import ToBrowser

PEOPLE = tuple(Guest(f"g{number}", name) for number, name in enumerate(("Anna", "Boris", "Vera", "Gleb")))
WATCHER = Guest("w", "Watcher")
NOON = 1_700_000_000_000


class Evening:
    """A table with its log, its time, and what each audience has been sent."""

    def __init__(
        self, rules: Rules, people: int = 1, settings: Settings | None = None, seed: int = 0
    ) -> None:
        self.now = NOON
        self.chance = Random(seed)
        form = RulesForm(rules, nearest_preset(rules))
        self.count = player_count(rules)
        self.people = PEOPLE[: min(people, self.count)]
        levels = [None if seat < len(self.people) else "rookie" for seat in range(self.count)]
        entries = open_table("T", PEOPLE[0], form, settings or Settings(), self.now, levels)
        self.log: list[log.Entry] = list(entries)
        self.table = Table(entries, self.now)
        self.sent: dict[Audience, list[ToBrowser]] = {}
        self.changes: list[Change] = []
        for guest in self.people:
            self.table.came(guest)
        for guest in self.people[1:]:
            self.send(guest, say.Sit(self.people.index(guest)))

    def send(self, guest: Guest, message: say.FromBrowser) -> None:
        """A message of a guest, and all that follows by itself."""
        self.keep(self.table.propose(guest, message, self.now))

    def keep(self, entries: tuple[log.Entry, ...]) -> None:
        """Entries are kept and told; then those that nobody sends."""
        while entries:
            self.log += entries
            change = self.table.enter(entries)
            self.changes.append(change)
            for guest in (*self.people, WATCHER):
                audience = self.table.audience(guest)
                self.sent.setdefault(audience, []).extend(self.table.news(change, audience, self.now))
            entries = self.table.due(self.now)

    def wait(self, milliseconds: int) -> None:
        """Time passes."""
        self.now += milliseconds
        self.keep(self.table.due(self.now))

    def begin(self) -> None:
        """The host begins the game."""
        self.send(self.people[0], say.Begin())

    def cut(self) -> None:
        """All who are asked cut and open."""
        seen = self.seen(self.people[0])
        if seen.cutting is None:
            return
        number, seats = seen.cutting.number, seen.cutting.seats
        for guest in self.people:
            if self.table.seat_of(guest) in seats:
                self.send(guest, say.Cut(number, sha256(self.nonce(guest)).hexdigest()))
        for guest in self.people:
            if self.table.seat_of(guest) in seats:
                self.send(guest, say.OpenCut(number, self.nonce(guest).hex()))

    def nonce(self, guest: Guest) -> bytes:
        """The nonce of a guest: always the same."""
        return sha256(guest.id.encode()).digest()

    def seen(self, guest: Guest):
        """What is around the game, as a guest sees it."""
        return self.table.welcome(self.table.audience(guest), 0, self.now).table

    def scene(self, guest: Guest):
        """The game as a guest sees it."""
        return self.table.welcome(self.table.audience(guest), 0, self.now).scene

    def turn(self) -> None:
        """One step: a cut, the next deal, a bot's or a person's action by chance."""
        match self.table.stage:
            case "cutting":
                self.cut()
            case "between":
                for guest in self.people:
                    if self.table.stage == "between":
                        self.send(guest, say.Ready())
            case "playing":
                self._act()

    def _act(self) -> None:
        waiting = self.table.bot_turn()
        if waiting is not None:
            choice = self.chance.choice(waiting.view.legal)
            self.keep(self.table.bot_acts(waiting, choice, self.now))
            return
        for guest in self.people:
            scene = self.scene(guest)
            if scene and scene.turn:
                action = self.chance.choice(scene.turn.legal)
                self.send(guest, say.Act(scene.turn_number, action))
                return
        raise AssertionError("nobody is to act")

    def play(self, steps: int) -> None:
        """Goes on for some steps, or to the end of the game."""
        for _ in range(steps):
            if self.table.stage in ("over", "aborted"):
                return
            self.turn()
