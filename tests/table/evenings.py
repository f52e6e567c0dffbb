"""Evenings at a table for tests: people who come, act, cut, vanish and return, by a seeded chance."""

from hashlib import sha256
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from thousand.core.actions import Action, write_action
from thousand.core.errors import ThousandError
from thousand.core.match import legal_actions
from thousand.core.rules import Rules, RulesForm, change, nearest_preset, preset
from thousand.core.seating import player_count
from thousand.core.state import Match
from thousand.core.testing import random_action
from thousand.table import entries as log
from thousand.table.changes import Change
from thousand.table.guests import Audience, Guest
from thousand.table.settings import PAUSE_FOR_CUTS, Settings
from thousand.table.table import Table, open_table
from thousand.table.wire import from_browser as say
from thousand.table.wire.scene import Scene
from thousand.table.wire.to_browser import TableSeen, ToBrowser

PEOPLE = tuple(Guest(f"g{number}", name) for number, name in enumerate(("Anna", "Boris", "Vera", "Gleb")))
WATCHER = Guest("w", "Watcher")
SHORT = change(
    preset("classic", 3),
    {"game.target": 200, "game.barrel": "off", "game.dump_at": "off", "scoring.lock_at": "off"},
)
"""Rules of a game of a few deals."""
NOON = 1_700_000_000_000
T = TypeVar("T")


def there(part: T | None) -> T:
    """A part of what is shown that must be there."""
    assert part is not None
    return part


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
        self.declined: dict[str, list[str]] = {}
        self.changes: list[Change] = []
        self.steps: list[tuple[tuple[log.Entry, ...], int]] = [(entries, self.now)]
        for guest in self.people:
            self.table.came(guest, self.now)
        for guest in self.people[1:]:
            self.send(guest, say.Sit(self.people.index(guest)))

    def send(self, guest: Guest, message: say.FromBrowser) -> None:
        """A message of a guest, and all that follows by itself."""
        self.keep(self.table.propose(guest, message, self.now))

    def sit_in(self, guest: Guest, seat: int) -> None:
        """A guest comes to a running game, asks for a bot's seat, and all who are here let him in."""
        if not self.table._presence.here(guest.id):
            self.table.came(guest, self.now)
        self.send(guest, say.Sit(seat))
        for other in self.sitting():
            if self.seen(guest).question is not None and self.table._presence.here(other.id):
                self.send(other, say.Propose("sit_in", seat=seat))

    def attempt(self, guest: Guest, message: say.FromBrowser) -> str | None:
        """A message that may be refused: the code of the refusal."""
        try:
            self.send(guest, message)
        except ThousandError as fault:
            return fault.code
        return None

    def keep(self, entries: tuple[log.Entry, ...]) -> None:
        """Entries are kept and told; then those that nobody sends."""
        while entries:
            entries = tuple(self._seeded(entry) for entry in entries)
            self.log += entries
            self.steps.append((entries, self.now))
            change = self.table.enter(entries)
            self.changes.append(change)
            for guest in (*self.people, WATCHER):
                audience = self.table.audience(guest)
                self.sent.setdefault(audience, []).extend(self.table.news(change, audience, self.now))
            for asker, code in change.declined.items():
                self.declined.setdefault(asker, []).append(code)
            entries = self.table.due(self.now)
        due = self.table.next_due()
        assert due is None or due > self.now, "what is due is never told"

    def _seeded(self, entry: log.Entry) -> log.Entry:
        """A game's secret by the evening's chance, so that a test sees the same cards each time."""
        if not isinstance(entry, log.Began):
            return entry
        return replace(entry, match=f"game {len(self.log)}", secret=self.chance.randbytes(32).hex())

    def wait(self, milliseconds: int) -> None:
        """Time passes."""
        self.now += milliseconds
        self.keep(self.table.due(self.now))

    def begin(self) -> None:
        """The host begins the game."""
        self.send(self.people[0], say.Begin())

    def cut(self) -> None:
        """All who are asked cut and open; who did so before is passed over."""
        cutting = self.table._state.cutting
        if cutting is None:
            return
        number = cutting.number
        asked = [guest for guest in self.sitting() if self.table.seat_of(guest) in cutting.seats]
        for guest in asked:
            self.attempt(guest, say.Cut(number, sha256(self.nonce(guest, number)).hexdigest()))
        for guest in asked:
            self.attempt(guest, say.OpenCut(number, self.nonce(guest, number).hex()))
        if self.table._state.cutting is cutting:
            self.wait(PAUSE_FOR_CUTS)

    def nonce(self, guest: Guest, number: int = 0) -> bytes:
        """The nonce of a guest for a deck."""
        return sha256(f"{guest.id} {number}".encode()).digest()

    def seen(self, guest: Guest) -> TableSeen:
        """What is around the game, as a guest sees it."""
        return self.table.welcome(self.table.audience(guest), 0, self.now).table

    def scene(self, guest: Guest) -> Scene | None:
        """The game as a guest sees it."""
        return self.table.welcome(self.table.audience(guest), 0, self.now).scene

    def turn(self) -> None:
        """One step: a cut, the next deal, a bot's or a person's action by chance."""
        match self.table.stage:
            case "cutting":
                self.cut()
            case "between":
                for guest in self.sitting():
                    if self.table.stage == "between":
                        self.send(guest, say.Ready())
            case "playing":
                self._act()

    def match(self) -> Match:
        """The match itself, for what tests need to know and no guest does."""
        game = self.table._state.game
        assert game is not None
        assert game.match is not None
        return game.match

    def choice(self) -> Action:
        """What a beginner might do now, and at times anything legal."""
        match = self.match()
        if self.chance.randrange(12) == 0 and match.phase.to_act is not None:
            return self.chance.choice(legal_actions(match))
        return random_action(match, self.chance)

    def sitting(self) -> list[Guest]:
        """The people who sit here, in the order of their seats."""
        return [chair.guest for chair in self.table._state.chairs if chair.guest is not None]

    def actor(self) -> Guest | None:
        """The person who is to act; None for a bot."""
        seat = self.match().phase.to_act
        return next((guest for guest in self.sitting() if self.table.seat_of(guest) == seat), None)

    def _act(self) -> None:
        waiting = self.table.bot_turn()
        if waiting is not None:
            self.keep(self.table.bot_acts(waiting, self.choice(), self.now))
            return
        guest = self.actor()
        if guest is None and not self.table.awake:
            return
        scene = self.scene(guest) if guest else None
        assert guest is not None
        assert scene is not None
        assert scene.turn is not None
        action = write_action(self.choice())
        assert action in scene.turn.legal
        self.send(guest, say.Act(scene.turn_number, action))

    def play(self, steps: int) -> None:
        """Goes on for some steps, or to the end of the game."""
        for _ in range(steps):
            if self.table.stage in ("over", "aborted"):
                return
            self.turn()

    def until(self, stage: str, steps: int = 2000) -> None:
        """Goes on until the table stands at a stage, or the game has ended."""
        while self.table.stage not in (stage, "over", "aborted"):
            assert steps, f"the table stays at {self.table.stage}"
            steps -= 1
            self.turn()
