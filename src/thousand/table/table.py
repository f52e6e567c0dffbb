"""The table as its runner sees it: messages and time in, log entries and messages out."""

from collections.abc import Iterable, Sequence

import msgspec

from thousand.core.actions import Action, write_action
from thousand.core.errors import IllegalAction
from thousand.core.record import Record
from thousand.core.rules import RulesForm, write_rules
from thousand.core.seating import player_count
from thousand.core.state import Seat
from thousand.core.view import View, view
from thousand.table import entries as log
from thousand.table import keeping, showing, timing
from thousand.table.changes import Change
from thousand.table.entering import enter, opened
from thousand.table.guests import Audience, Guest
from thousand.table.presence import Presence, may_host
from thousand.table.proposing import act, propose
from thousand.table.questions import hints_allowed
from thousand.table.refusals import Refusal
from thousand.table.settings import Settings
from thousand.table.sitting_in import asked_by
from thousand.table.state import Stage, State, arrival_of, game, not_later_than
from thousand.table.summary import Summary, summary
from thousand.table.wire.from_browser import FromBrowser
from thousand.table.wire.to_browser import Refused, ToBrowser, Welcome


class BotTurn(msgspec.Struct, frozen=True):
    """A choice that the table waits for.

    Whose, at what level, what that seat sees, and a seed for its chance.
    """

    turn: int
    seat: Seat
    level: str
    view: View
    seed: int


def open_table(
    table: str,
    host: Guest,
    rules: RulesForm,
    settings: Settings,
    now: int,
    bots: Sequence[str | None] | None = None,
) -> tuple[log.Entry, ...]:
    """The first entries of a table: the host sits on the first seat.

    `bots` are the levels of the seats' bots (None: an empty seat); where not given all seats are empty.
    Raises Refusal `bots_count` unless there is one for each seat.
    """
    count = player_count(rules.rules)
    levels = tuple(bots) if bots is not None else (None,) * count
    if len(levels) != count:
        raise Refusal("bots_count", expected=count, given=len(levels))
    first = log.Opened(now, table, host, write_rules(rules), settings, levels)
    return (first, log.Sat(now, 0, host))


class Table:
    """A table made from its log. Only `enter`, `came` and `went` change it; times are in milliseconds.

    Messages and time are turned into entries by `propose`, `bot_acts` and `due`; when those are kept for good
    they are entered, and `news` tells every audience. `due` is to be asked again after each step.
    """

    def __init__(self, entries: Iterable[log.Entry], now: int) -> None:
        first, *rest = entries
        if not isinstance(first, log.Opened):
            raise ValueError("a log begins with `opened`")
        self._state: State = opened(first)
        self._presence = Presence(now)
        self.enter(rest)
        not_later_than(self._state, now)

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self._state.table

    @property
    def version(self) -> int:
        """How many entries made the table."""
        return self._state.version

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        return self._state.stage

    @property
    def settings(self) -> Settings:
        """What the host has set."""
        return self._state.settings

    @property
    def game_name(self) -> str | None:
        """The name of the game in proofs; None before the first."""
        return self._state.game.name if self._state.game else None

    @property
    def awake(self) -> bool:
        """Whether the game goes on: somebody is here to play, or to watch bots."""
        return self._presence.awake(self._state)

    def propose(self, guest: Guest, message: FromBrowser, now: int) -> tuple[log.Entry, ...]:
        """The entries that a message makes; raises Refusal or IllegalAction and changes nothing."""
        return propose(self._state, self._presence, guest, message, now)

    def due(self, now: int) -> tuple[log.Entry, ...]:
        """The next entries that nobody sends, () when there are none yet."""
        return timing.due(self._state, self._presence, now)

    def next_due(self) -> int | None:
        """When `due` is to be asked again at the latest; None where only people and bots are waited for."""
        return timing.next_due(self._state, self._presence)

    def enter(self, entries: Iterable[log.Entry]) -> Change:
        """Carries out entries that are kept for good."""
        change = Change()
        for entry in entries:
            enter(self._state, entry, change)
        return change

    def came(self, guest: Guest, now: int) -> bool:
        """A connection of a guest; True when others must be told."""
        return self._presence.came(self._state, guest.id, now)

    def went(self, guest: Guest, now: int) -> bool:
        """The end of a connection; True when others must be told."""
        return self._presence.went(self._state, guest.id, now)

    def audience(self, guest: Guest) -> Audience:
        """What a guest is shown: those with equal audiences are sent the same."""
        state = self._state
        seat, host = state.seat_of(guest.id), may_host(state, self._presence, guest.id)
        if seat is not None:
            return Audience(seat, host)
        return Audience(None, host, arrival_of(state, guest.id), asked_by(state.question, guest.id))

    def welcomes(self, guest: Guest) -> bool:
        """Whether a guest may come in: who sits here, who could sit down, and spectators where wanted."""
        state = self._state
        if state.settings.watchable or state.seat_of(guest.id) is not None or self.audience(guest).host:
            return True
        barred = guest.id in state.barred
        return not barred and (self.stage == "lobby" or not all(chair.person for chair in state.chairs))

    def declined(self, change: Change, guest: Guest) -> Refused | None:
        """What a guest is told who has asked for a seat in vain; None for all others."""
        code = change.declined.get(guest.id)
        return None if code is None else Refused("sit", code, {})

    def welcome(self, audience: Audience, version: int, now: int) -> Welcome:
        """Everything that an audience must know, and what it missed since a version."""
        return showing.welcome(self._state, self._presence, audience, version, now)

    def news(self, change: Change, audience: Audience, now: int) -> tuple[ToBrowser, ...]:
        """The messages that tell an audience what a change was."""
        return showing.news(self._state, self._presence, change, audience, now)

    def bot_turn(self) -> BotTurn | None:
        """The choice of a bot that the table waits for; None for people, and while nobody is here."""
        state = self._state
        match = state.game.match if state.game else None
        seat = match.phase.to_act if match else None
        if state.stage != "playing" or match is None or seat is None or not self.awake:
            return None
        chair = state.chairs[seat]
        if chair.plays_itself:
            return None
        level = chair.level or state.settings.level
        return BotTurn(game(state).turn_number, seat, level, view(match, seat), game(state).seed)

    def bot_acts(self, turn: BotTurn, action: Action, now: int) -> tuple[log.Entry, ...]:
        """The entries of a bot's choice; () where it comes too late or is not legal."""
        if turn.turn != game(self._state).turn_number or self._state.stage != "playing":
            return ()
        if self._state.chairs[turn.seat].plays_itself:
            return ()
        try:
            return act(self._state, turn.seat, write_action(action), now, bot=True)
        except IllegalAction:
            return ()

    def hint_view(self, guest: Guest, turn: int) -> View:
        """What a guest's seat sees, to be given a hint; raises Refusal where there is none to give."""
        state = self._state
        seat = state.seat_of(guest.id)
        if seat is None:
            raise Refusal("not_seated")
        if state.stage != "playing" or state.game is None or state.game.match is None:
            raise Refusal("stage_wrong", stage=state.stage)
        if not hints_allowed(state):
            raise Refusal("hints_off")
        if turn != state.game.turn_number or state.game.match.phase.to_act != seat:
            raise Refusal("turn_past")
        return view(state.game.match, seat)

    def seat_of(self, guest: Guest) -> Seat | None:
        """The seat of a guest."""
        return self._state.seat_of(guest.id)

    def record(self) -> Record:
        """The whole record of the game, for keeping; never for a seat while it goes on."""
        return keeping.whole_record(self._state)

    def own_record(self, seat: Seat) -> Record:
        """The record as a seat may know it."""
        return keeping.own_record(self._state, seat)

    def company(self) -> tuple[str, ...]:
        """What a lobby goes by: whether the game is to begin, on or over, and who sits here."""
        people = (
            f"{chair.guest.id} {chair.guest.name}" if chair.guest else "" for chair in self._state.chairs
        )
        begun = "over" if self._state.ended else "lobby" if self.stage == "lobby" else "on"
        return (begun, *people)

    def guests(self) -> tuple[str, ...]:
        """The ids of the people who sit here."""
        return tuple(chair.guest.id for chair in self._state.chairs if chair.guest)

    def summary(self, guest: str | None = None) -> Summary:
        """The table in a few words."""
        return summary(self._state, self._presence, guest)
