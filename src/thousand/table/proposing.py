"""What people may do: from a message to the entries that it makes, or a refusal. Nothing is changed here."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from thousand.core.actions import write_action
from thousand.core.errors import CardError, RecordError
from thousand.core.match import refusal
from thousand.core.record.turns import hides, read_turn
from thousand.core.state import Seat
from thousand.core.view import view
from thousand.table import entries as log
from thousand.table.beginning import begin
from thousand.table.certain import rest_is_certain, rest_played
from thousand.table.dealing import cutters
from thousand.table.fair import nonce_commitment
from thousand.table.guests import Guest
from thousand.table.presence import Presence, may_host
from thousand.table.questions import answer, ask
from thousand.table.refusals import Refusal
from thousand.table.sitting_in import ask_in, asked_by, asks_first, other_hand
from thousand.table.state import State, game, overtime
from thousand.table.wire import from_browser as wire

Entries = tuple[log.Entry, ...]


class Moment(NamedTuple):
    """Where a message comes in: the table, who is connected, who sends it, and when (ms)."""

    state: State
    presence: Presence
    guest: Guest
    now: int

    @property
    def seat(self) -> Seat:
        """The sender's seat; Refusal `not_seated` for one who has none."""
        seat = self.state.seat_of(self.guest.id)
        if seat is None:
            raise Refusal("not_seated")
        return seat

    def require_host(self) -> None:
        """Refusal `not_host` for those who may not change the table."""
        if not may_host(self.state, self.presence, self.guest.id):
            raise Refusal("not_host")

    def require_stage(self, *stages: str) -> None:
        """Refusal `stage_wrong` where the table stands elsewhere."""
        if self.state.stage not in stages:
            raise Refusal("stage_wrong", stage=self.state.stage)


def propose(state: State, presence: Presence, guest: Guest, message: wire.FromBrowser, now: int) -> Entries:
    """The entries that a message makes; raises Refusal or IllegalAction and changes nothing."""
    handler = _HANDLERS.get(type(message))
    if handler is None:
        raise Refusal("message_unexpected", type=str(message.__struct_config__.tag))
    return handler(Moment(state, presence, guest, now), message)


def act(state: State, seat: Seat, text: str, now: int, *, bot: bool) -> Entries:
    """The entry of a seat's action; raises IllegalAction, CardError or Refusal."""
    match = game(state).match
    if match is None:
        raise Refusal("stage_wrong", stage=state.stage)
    try:
        _, action = read_turn(f"{seat} {text}")
    except RecordError:
        raise Refusal("action_unreadable") from None
    if hides(action):
        raise Refusal("action_unreadable")
    fault = refusal(match, seat, action)
    if fault is not None:
        raise fault
    spent = overtime(state, now) if state.chairs[seat].plays_itself and not bot else 0
    return (log.Acted(now, seat, text, bot, spent),)


def _act(moment: Moment, message: wire.Act) -> Entries:
    seat = moment.seat
    moment.require_stage("playing")
    _require_turn(moment.state, message.turn)
    back = _back(moment, seat)
    try:
        return (*back, *act(moment.state, seat, message.action, moment.now, bot=False))
    except CardError as fault:
        raise Refusal(fault.code, **fault.params) from None


def _take_rest(moment: Moment, message: wire.TakeRest) -> Entries:
    seat = moment.seat
    moment.require_stage("playing")
    _require_turn(moment.state, message.turn)
    match = game(moment.state).match
    if match is None or match.phase.to_act != seat or not rest_is_certain(view(match, seat)):
        raise Refusal("rest_uncertain")
    plays = (
        log.Acted(moment.now, actor, write_action(play), actor != seat) for actor, play in rest_played(match)
    )
    return (*_back(moment, seat), *plays)


def _sit(moment: Moment, message: wire.Sit) -> Entries:
    state, guest = moment.state, moment.guest
    if message.seat >= len(state.chairs):
        raise Refusal("seat_unknown", seat=message.seat)
    chair = state.chairs[message.seat]
    if chair.guest == guest:
        return _back(moment, message.seat)
    if state.seat_of(guest.id) == message.seat:
        return (*_back(moment, message.seat), log.Sat(moment.now, message.seat, guest))
    if chair.person:
        raise Refusal("seat_taken", seat=message.seat)
    if state.seat_of(guest.id) is not None:
        moment.require_stage("lobby")
        former = state.seat_of(guest.id) or 0
        level = state.chairs[former].level or state.settings.level
        return (log.Left(moment.now, former, level), log.Sat(moment.now, message.seat, guest))
    return _sit_in(moment, message.seat)


def _sit_in(moment: Moment, seat: Seat) -> Entries:
    """A guest without a seat takes one that nobody has, or asks for it."""
    state, guest = moment.state, moment.guest
    if guest.id in state.barred:
        raise Refusal("seat_barred")
    held = other_hand(state, guest.id, seat)
    if held is not None:
        raise Refusal("seat_other_hand", seat=held)
    if asks_first(state, guest.id, seat):
        return ask_in(state, moment.presence, guest, seat, moment.now)
    return (log.Sat(moment.now, seat, guest),)


def _leave(moment: Moment, message: wire.Leave) -> Entries:
    level = moment.state.chairs[moment.seat].level or moment.state.settings.level
    return (log.Left(moment.now, moment.seat, level),)


def _let_go(moment: Moment, message: wire.LetGo) -> Entries:
    moment.require_host()
    moment.require_stage("lobby")
    if message.seat >= len(moment.state.chairs):
        raise Refusal("seat_unknown", seat=message.seat)
    if message.seat == moment.state.seat_of(moment.guest.id):
        raise Refusal("let_go_self")
    guest = moment.state.chairs[message.seat].guest
    if guest is None:
        raise Refusal("let_go_nobody", seat=message.seat)
    if guest.id == moment.state.host:
        raise Refusal("let_go_host")
    return (log.LetGo(moment.now, message.seat),)


def _back(moment: Moment, seat: Seat) -> Entries:
    return (log.CameBack(moment.now, seat),) if moment.state.chairs[seat].stand_in else ()


def _come_back(moment: Moment, message: wire.Back) -> Entries:
    return _back(moment, moment.seat)


def _set_bot(moment: Moment, message: wire.SetBot) -> Entries:
    moment.require_host()
    if message.seat >= len(moment.state.chairs):
        raise Refusal("seat_unknown", seat=message.seat)
    if moment.state.chairs[message.seat].level == message.level:
        return ()
    return (log.LevelSet(moment.now, message.seat, message.level),)


def _begin(moment: Moment, message: wire.Begin) -> Entries:
    moment.require_host()
    moment.require_stage("lobby")
    return begin(moment.state, moment.presence, moment.now)


def _ready(moment: Moment, message: wire.Ready) -> Entries:
    moment.require_stage("between")
    seat = moment.seat
    if moment.state.chairs[seat].ready:
        return ()
    entries: Entries = (*_back(moment, seat), log.SaidReady(moment.now, seat))
    if not _others_ready(moment, seat):
        return entries
    seats = tuple(sorted({*cutters(moment.state, moment.presence), seat}))
    return (*entries, log.CutAsked(moment.now, game(moment.state).next_number, seats))


def _cut(moment: Moment, message: wire.Cut) -> Entries:
    cutting, seat = moment.state.cutting, moment.seat
    if cutting is None or cutting.closed or cutting.number != message.number or seat not in cutting.seats:
        raise Refusal("cut_not_asked", number=message.number)
    if seat in cutting.cuts:
        raise Refusal("cut_twice", number=message.number)
    made = log.CutMade(moment.now, seat, message.commitment)
    last = len(cutting.cuts) + 1 == len(cutting.seats)
    return (made, log.CutsClosed(moment.now)) if last else (made,)


def _open_cut(moment: Moment, message: wire.OpenCut) -> Entries:
    cutting, seat = moment.state.cutting, moment.seat
    if cutting is None or not cutting.closed or cutting.number != message.number or seat not in cutting.cuts:
        raise Refusal("cut_not_asked", number=message.number)
    if seat in cutting.nonces:
        raise Refusal("cut_twice", number=message.number)
    if nonce_commitment(bytes.fromhex(message.nonce)) != cutting.cuts[seat]:
        raise Refusal("cut_false", number=message.number)
    opened = log.CutOpened(moment.now, seat, message.nonce)
    last = len(cutting.nonces) + 1 == len(cutting.cuts)
    return (opened, log.Shuffled(moment.now)) if last else (opened,)


def _propose(moment: Moment, message: wire.Propose) -> Entries:
    if message.what == "sit_in" and asked_by(moment.state.question, moment.guest.id):
        return () if message.yes else (log.QuestionClosed(moment.now, False, "withdrawn"),)
    seat = moment.seat
    if moment.state.question is None:
        return ask(moment.state, moment.presence, seat, message, moment.now)
    return answer(moment.state, moment.presence, seat, message, moment.now)


def _undo(moment: Moment, message: wire.Undo) -> Entries:
    seat = moment.seat
    moment.require_stage("playing")
    if len(moment.state.people()) > 1:
        raise Refusal("undo_people")
    match = game(moment.state).match
    own = [turn for turn, actor in enumerate(match.actors) if actor == seat] if match else []
    if not own:
        raise Refusal("undo_nothing")
    return (*_back(moment, seat), log.Undone(moment.now, own[-1]))


def _rematch(moment: Moment, message: wire.Rematch) -> Entries:
    moment.require_stage("over", "aborted")
    seat = moment.seat
    if moment.state.chairs[seat].ready:
        return ()
    return (*_back(moment, seat), log.SaidReady(moment.now, seat))


def _others_ready(moment: Moment, seat: Seat) -> bool:
    """Whether all others who are here and play themselves wait for what comes next."""
    here = cutters(moment.state, moment.presence)
    return all(moment.state.chairs[other].ready for other in here if other != seat)


def _require_turn(state: State, turn: int) -> None:
    if turn != game(state).turn_number:
        raise Refusal("turn_past")


_HANDLERS: Final[dict[type, Callable[[Moment, Any], Entries]]] = {
    wire.Act: _act,
    wire.TakeRest: _take_rest,
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.LetGo: _let_go,
    wire.Back: _come_back,
    wire.SetBot: _set_bot,
    wire.Begin: _begin,
    wire.Ready: _ready,
    wire.Cut: _cut,
    wire.OpenCut: _open_cut,
    wire.Propose: _propose,
    wire.Undo: _undo,
    wire.Rematch: _rematch,
}
