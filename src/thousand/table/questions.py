"""Questions that people put to each other.

To end the game, to let a bot play for one who is away, to allow hints, to let a guest sit in for a bot.
"""

from msgspec.structs import replace

from thousand.core.state import Seat
from thousand.table import entries as log
from thousand.table.presence import Presence
from thousand.table.refusals import Refusal
from thousand.table.settings import QUESTION_WAIT
from thousand.table.sitting_in import agreed, came_to_nothing, seat_given, waits_for_cards
from thousand.table.state import RUNNING, OpenQuestion, State
from thousand.table.wire.from_browser import Propose

Entries = tuple[log.Entry, ...]


def ask(state: State, presence: Presence, seat: Seat, message: Propose, now: int) -> Entries:
    """Opens a question; raises Refusal where it makes no sense now."""
    if not message.yes or message.what == "sit_in":
        raise Refusal("question_none")
    _require_sense(state, presence, message)
    _require_patience(state, seat, now)
    about = _about(message)
    asked = log.Asked(now, message.what, about, seat)
    question = OpenQuestion(message.what, about, seat, now, {seat})
    return (asked, *_outcome(state, presence, question, now))


def answer(state: State, presence: Presence, seat: Seat, message: Propose, now: int) -> Entries:
    """Says yes or no to the open question; raises Refusal `question_other` for another one."""
    question = state.question
    if question is None or (question.what, question.seat) != (message.what, _about(message)):
        raise Refusal("question_other")
    if not message.yes:
        return (log.QuestionClosed(now, False, "refused" if question.guest else None),)
    if seat in question.yes:
        return ()
    after = replace(question, yes={*question.yes, seat})
    return (log.Answered(now, seat), *_outcome(state, presence, after, now))


def needed(state: State, presence: Presence, question: OpenQuestion) -> int:
    """How many people must say yes.

    Most of those who play themselves to end the game, all others who are here to let a bot stand in, all who
    are here (at least one) to let a guest sit in, everybody to allow hints.
    """
    people = state.people()
    match question.what:
        case "abort":
            return sum(state.chairs[seat].plays_itself or seat in question.yes for seat in people) // 2 + 1
        case "stand_in":
            return len(question.yes.union(presence.seated(state)) - {question.seat})
        case "sit_in":
            return max(1, len(question.yes.union(presence.seated(state))))
        case _:
            return len(people)


def question_due(state: State, presence: Presence, now: int) -> Entries:
    """What an open question comes to by itself.

    It lapses when it is old, when all who said yes have left, when the absent person is back, and when the
    seat that a guest asks for is no longer to be had. Where somebody leaves, those who have said yes may be
    enough.
    """
    question = state.question
    if question is None:
        return ()
    if question.guest is not None:
        return _request_due(state, presence, question, now)
    needless = question.what == "stand_in" and not _is_away(state, presence, question.seat)
    if needless or not question.yes or now >= question.since + QUESTION_WAIT:
        return (log.QuestionClosed(now, False),)
    return _outcome(state, presence, question, now)


def question_time(state: State, presence: Presence) -> int | None:
    """When the open question lapses (ms); None where there is none, or a seat given waits for its cards."""
    question = state.question
    if question is None or waits_for_cards(state, presence, question):
        return None
    return question.since + QUESTION_WAIT


def _request_due(state: State, presence: Presence, question: OpenQuestion, now: int) -> Entries:
    """What the request of a guest without a seat comes to by itself."""
    if vain := came_to_nothing(state, question, now):
        return vain
    if agreed(state, presence, question):
        return seat_given(state, presence, question, now)
    late = now >= question.since + QUESTION_WAIT
    return (log.QuestionClosed(now, False, "lapsed"),) if late else ()


def _require_sense(state: State, presence: Presence, message: Propose) -> None:
    if state.stage not in RUNNING:
        raise Refusal("stage_wrong", stage=state.stage)
    if message.what == "hints" and hints_allowed(state):
        raise Refusal("hints_on")
    if message.what != "stand_in":
        return
    if not _is_away(state, presence, message.seat):
        raise Refusal("stand_in_needless")


def _require_patience(state: State, seat: Seat, now: int) -> None:
    """Refusal `question_soon` for a while after one's question came to nothing."""
    last = state.chairs[seat].unheeded
    if last is not None and now < last + QUESTION_WAIT:
        raise Refusal("question_soon")


def _about(message: Propose) -> Seat | None:
    """The seat that a question is about."""
    return message.seat if message.what in ("stand_in", "sit_in") else None


def _is_away(state: State, presence: Presence, seat: Seat | None) -> bool:
    """Whether a person sits there who is not connected and for whom no bot plays yet."""
    chair = state.chairs[seat] if seat is not None and seat < len(state.chairs) else None
    if chair is None or chair.guest is None:
        return False
    return not chair.stand_in and not presence.here(chair.guest.id)


def hints_allowed(state: State) -> bool:
    """Whether hints may be asked for: alone with bots always, else where the table or all people say so."""
    return state.settings.hints or state.hints or len(state.people()) <= 1


def _outcome(state: State, presence: Presence, question: OpenQuestion, now: int) -> Entries:
    if question.guest is not None:
        return seat_given(state, presence, question, now)
    if len(question.yes) < needed(state, presence, question):
        return ()
    closed = log.QuestionClosed(now, True)
    match question.what:
        case "abort":
            return (closed, log.Aborted(now))
        case "stand_in":
            return (closed, log.StoodIn(now, question.seat or 0))
        case _:
            return (closed,)
