"""How entries make the table: each changes it in one way, and nothing else does."""

from collections.abc import Callable
from typing import Any, Final

from thousand.core.record.turns import read_turn
from thousand.core.rules import read_rules
from thousand.core.seating import player_count
from thousand.core.state import DealOver, Seat
from thousand.table import entries as log
from thousand.table.chairs import Chair
from thousand.table.changes import Change
from thousand.table.cutting import CuttingNow
from thousand.table.game import Game
from thousand.table.settings import QUESTION_WAIT
from thousand.table.state import OpenQuestion, State, game, overtime


def opened(entry: log.Opened) -> State:
    """The table that its first entry makes."""
    form = read_rules(entry.rules)
    chairs = [Chair(level=level) for level in entry.bots]
    if len(chairs) != player_count(form.rules):
        raise ValueError("a chair for each player")
    return State(entry.table, entry.host.id, form, entry.rules, entry.settings, chairs, entry.at, 1)


def enter(state: State, entry: log.Entry, change: Change) -> None:
    """Carries out an entry; what it changes is added to `change`."""
    state.version += 1
    _ENTER[type(entry)](state, entry, change)


def _sat(state: State, entry: log.Sat, change: Change) -> None:
    chair = state.chairs[entry.seat]
    newcomer = chair.guest is None or chair.guest.id != entry.guest.id
    if newcomer:
        state.hints = False
    if newcomer and not state.people():
        state.host = entry.guest.id
    chair.guest, chair.stand_in, chair.ready = entry.guest, False, False
    state.known.add(entry.guest.id)
    state.held[entry.guest.id] = state.own[entry.guest.id] = entry.seat
    _moved(state, change)


def _left(state: State, entry: log.Left, change: Change) -> None:
    chair = state.chairs[entry.seat]
    leaver = chair.guest
    chair.guest, chair.level, chair.stand_in, chair.ready = None, entry.level, False, False
    if leaver is not None and leaver.id == state.host:
        heir = next((one.guest for one in state.chairs if one.guest is not None), None)
        state.host = heir.id if heir else state.host
    if state.question is not None:
        state.question.yes.discard(entry.seat)
    _moved(state, change)


def _let_go(state: State, entry: log.LetGo, change: Change) -> None:
    chair = state.chairs[entry.seat]
    if chair.guest is not None:
        state.barred.add(chair.guest.id)
    chair.guest, chair.stand_in, chair.ready = None, False, False
    _moved(state, change)


def _moved(state: State, change: Change) -> None:
    """Somebody sees the game from another place now, so it must be shown anew."""
    change.around = True
    change.game = change.game or state.game is not None


def _level_set(state: State, entry: log.LevelSet, change: Change) -> None:
    state.chairs[entry.seat].level = entry.level
    change.around = True


def _began(state: State, entry: log.Began, change: Change) -> None:
    turned = entry.turned % len(state.chairs)
    state.chairs = state.chairs[-turned:] + state.chairs[:-turned] if turned else state.chairs
    for chair in state.chairs:
        chair.ready, chair.returned, chair.unheeded = False, None, None
        if chair.guest is None and chair.level is None:
            chair.level = state.settings.level
    turns = state.game.turn_number + 1 if state.game else 0
    state.game = Game(state.form.rules, entry.match, bytes.fromhex(entry.secret), turn_number=turns)
    _drop_question(state, change)
    state.aborted, state.held = False, {}
    state.own = {chair.guest.id: seat for seat, chair in enumerate(state.chairs) if chair.guest}
    state.since = entry.at
    change.anew = change.game = change.around = True


def _cut_asked(state: State, entry: log.CutAsked, change: Change) -> None:
    state.cutting = CuttingNow(entry.number, entry.seats, entry.at)
    for chair in state.chairs:
        chair.ready = False
    change.around = True


def _cut_made(state: State, entry: log.CutMade, change: Change) -> None:
    _cutting(state).cuts[entry.seat] = entry.commitment


def _cuts_closed(state: State, entry: log.CutsClosed, change: Change) -> None:
    cutting = _cutting(state)
    cutting.closed, cutting.since = True, entry.at
    change.around = True


def _cut_opened(state: State, entry: log.CutOpened, change: Change) -> None:
    _cutting(state).nonces[entry.seat] = bytes.fromhex(entry.nonce)


def _cut_withheld(state: State, entry: log.CutWithheld, change: Change) -> None:
    cutting = _cutting(state)
    game(state).withhold(cutting.number, cutting.cuts, entry.seats)
    change.around = True


def _shuffled(state: State, entry: log.Shuffled, change: Change) -> None:
    cutting, playing = _cutting(state), game(state)
    change.told += playing.shuffle(state.version, cutting.number, cutting.opened())
    state.cutting, state.since = None, entry.at
    if not playing.dealing:
        change.opened.append(0)
        change.anew = True
    state.held = {chair.guest.id: seat for seat, chair in enumerate(state.chairs) if chair.guest}
    bank = state.settings.clock.bank * 1000 if state.settings.clock else 0
    for chair in state.chairs:
        chair.bank = bank
    change.game = change.around = True


def _acted(state: State, entry: log.Acted, change: Change) -> None:
    playing = game(state)
    _, action = read_turn(f"{entry.seat} {entry.action}")
    change.told += playing.act(state.version, action)
    chair = state.chairs[entry.seat]
    chair.bank = max(0, chair.bank - entry.spent)
    state.since = entry.at
    change.game = True
    change.around = change.around or state.settings.clock is not None
    if not playing.dealing:
        change.opened.append(len(playing.rows))
        change.around = True
    if playing.over:
        _drop_question(state, change)
        change.finished = True
        change.opened.append(0)
        for seat in _winners(playing):
            state.chairs[seat].won += 1


def _undone(state: State, entry: log.Undone, change: Change) -> None:
    game(state).undo(entry.turns)
    state.since = entry.at
    change.game = change.undone = change.around = True


def _stood_in(state: State, entry: log.StoodIn, change: Change) -> None:
    chair = state.chairs[entry.seat]
    if _to_act(state) == entry.seat:
        chair.bank = max(0, chair.bank - overtime(state, entry.at))
    chair.stand_in = True
    chair.level = chair.level or state.settings.level
    change.around = True


def _came_back(state: State, entry: log.CameBack, change: Change) -> None:
    state.chairs[entry.seat].stand_in = False
    if _to_act(state) == entry.seat:
        state.since = _fresh_time(state, state.chairs[entry.seat], entry.at)
    change.around = True


def _fresh_time(state: State, chair: Chair, now: int) -> int:
    """Since when the action of one who returns counts: from now; the second time its time is used up."""
    turn, clock = game(state).turn_number, state.settings.clock
    if chair.returned == turn and clock is not None:
        return max(state.since, now - clock.action * 1000)
    chair.returned = turn
    return now


def _said_ready(state: State, entry: log.SaidReady, change: Change) -> None:
    state.chairs[entry.seat].ready = True
    change.around = True


def _woke(state: State, entry: log.Woke, change: Change) -> None:
    state.since = entry.at
    change.around = True


def _asked(state: State, entry: log.Asked, change: Change) -> None:
    state.question = OpenQuestion(entry.what, entry.seat, entry.asker, entry.at, {entry.asker})
    change.around = True


def _seat_asked(state: State, entry: log.SeatAsked, change: Change) -> None:
    state.question = OpenQuestion("sit_in", entry.seat, None, entry.at, set(), entry.guest)
    change.around = True


def _answered(state: State, entry: log.Answered, change: Change) -> None:
    if state.question is not None:
        state.question.yes.add(entry.seat)
    change.around = True


def _question_closed(state: State, entry: log.QuestionClosed, change: Change) -> None:
    question = state.question
    if entry.passed and question is not None and question.what == "hints":
        state.hints = True
    if not entry.passed and question is not None:
        _unheeded(state, question, entry, change)
    state.question = None
    change.around = True


def _unheeded(state: State, question: OpenQuestion, entry: log.QuestionClosed, change: Change) -> None:
    """Who has asked in vain is not to ask at once again; a guest without a seat is told how it went."""
    if question.guest is not None:
        recent = {guest: at for guest, at in state.turned_away.items() if entry.at < at + QUESTION_WAIT}
        state.turned_away = {**recent, question.guest.id: entry.at}
        if entry.why != "withdrawn":
            change.declined[question.guest.id] = f"sit_in_{entry.why or 'lapsed'}"
    elif question.asker is not None and question.what != "stand_in":
        state.chairs[question.asker].unheeded = entry.at


def _drop_question(state: State, change: Change) -> None:
    """The open question goes with the game in which it was put."""
    if state.question is not None and state.question.guest is not None:
        change.declined[state.question.guest.id] = "sit_in_lapsed"
    state.question = None


def _aborted(state: State, entry: log.Aborted, change: Change) -> None:
    state.aborted, state.cutting = True, None
    for chair in state.chairs:
        chair.ready = False
    change.around = change.finished = True
    change.opened.append(0)


def _to_act(state: State) -> Seat | None:
    """The seat that the game waits for."""
    return state.game.match.phase.to_act if state.game and state.game.match else None


def _cutting(state: State) -> CuttingNow:
    if state.cutting is None:
        raise ValueError("no deck is being made")
    return state.cutting


def _winners(playing: Game) -> tuple[Seat, ...]:
    phase = playing.match.phase if playing.match else DealOver()
    return getattr(phase, "winners", ())


_ENTER: Final[dict[type, Callable[[State, Any, Change], None]]] = {
    log.Sat: _sat,
    log.Left: _left,
    log.LetGo: _let_go,
    log.LevelSet: _level_set,
    log.Began: _began,
    log.CutAsked: _cut_asked,
    log.CutMade: _cut_made,
    log.CutsClosed: _cuts_closed,
    log.CutOpened: _cut_opened,
    log.CutWithheld: _cut_withheld,
    log.Shuffled: _shuffled,
    log.Acted: _acted,
    log.Undone: _undone,
    log.StoodIn: _stood_in,
    log.CameBack: _came_back,
    log.SaidReady: _said_ready,
    log.Woke: _woke,
    log.Asked: _asked,
    log.SeatAsked: _seat_asked,
    log.Answered: _answered,
    log.QuestionClosed: _question_closed,
    log.Aborted: _aborted,
}
