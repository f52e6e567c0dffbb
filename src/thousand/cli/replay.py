"""`thousand replay`: records replayed, as a score sheet or as documents for other programs."""

import json
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from thousand.cli.faults import sentences
from thousand.cli.files import read_input, require_one_input
from thousand.cli.seat_names import seat_names
from thousand.cli.terminal import columns
from thousand.cli.words import Failure, Misuse, colour, printable, say, shown, words
from thousand.core.cards import HIDDEN
from thousand.core.errors import RecordError, ThousandError
from thousand.core.match import phase_name, to_act
from thousand.core.record import (
    Record,
    Replay,
    canonical,
    read_record,
    replay,
    seat_record,
    state_document,
    write_record,
)
from thousand.core.state import Seat
from thousand.texts import message_id

LARGEST_RECORD: Final = 64_000_000
SAVE_FORMAT: Final = "thousand-save/1"


def replay_files(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="cli-replay-files")],
    json_form: Annotated[bool, typer.Option("--json", help="cli-replay-json")] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", min=0, help="cli-replay-seat")] = None,
    record_form: Annotated[bool, typer.Option("--record", help="cli-replay-record")] = False,
    explain: Annotated[bool, typer.Option("--explain", help="cli-replay-explain")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-replay-plain")] = False,
) -> None:
    """Replays each record against the rules and prints what it comes to."""
    if record_form and len(files) > 1:
        raise Misuse("cli-replay-one-record")
    require_one_input(files)
    if len(files) == 1:
        replayed = _replayed(files[0], seat, documents=record_form or json_form)
        _print(_one_document(replayed, seat, record_form, json_form) or _sheet(replayed, explain, plain))
    elif json_form:
        _print_lines(files, seat)
    else:
        _print_sheets(files, seat, explain, plain)


def _replayed(file: str, seat: Seat | None, *, documents: bool = True) -> Replay:
    """A record, or the one in a game kept by `thousand play`, replayed.

    While a deal of a kept game is running no document is made of it: it would show the cards of the others.
    """
    data = read_input(file, LARGEST_RECORD)
    kept = _record_in_save(data)
    replayed = replay(read_record(data if kept is None else kept))
    if kept is not None and documents and to_act(replayed.match) is not None:
        raise Failure("cli-replay-save-running")
    if seat is not None and seat >= len(replayed.match.standings):
        raise Failure("cli-replay-seat-unknown", seat=seat, last=len(replayed.match.standings) - 1)
    return replayed


def _record_in_save(data: bytes) -> str | None:
    """The record in a game that `thousand play` keeps; None where the data is no such game."""
    if SAVE_FORMAT.encode() not in data:
        return None
    try:
        document = json.loads(data)
    except (ValueError, RecursionError, MemoryError):
        return None
    if not isinstance(document, dict) or document.get("format") != SAVE_FORMAT:
        return None
    return json.dumps(document.get("record"))


def _one_document(replayed: Replay, seat: Seat | None, record_form: bool, json_form: bool) -> bytes:
    """The record or the state, whichever is asked for; empty where neither is."""
    if record_form:
        return write_record(_seat_record(replayed, seat))
    return _line(state_document(replayed, seat)) if json_form else b""


def _seat_record(replayed: Replay, seat: Seat | None) -> Record:
    """The canonical record, or that of a seat; Failure where it hides what that seat knows."""
    if seat is None:
        return canonical(replayed.record, replayed.match)
    own = seat_record(replayed.record, replayed.match, seat)
    if replayed.hidden and _shown(own) != _shown(replayed.record):
        raise Failure("cli-replay-seat-hidden", seat=seat)
    return own


def _shown(record: Record) -> list[tuple[int, bool]]:
    """How many cards each hand of the last deal has, and whether they are hidden."""
    return [(len(hand.split()), HIDDEN in hand) for hand in record.deals[-1].hands]


def _print_lines(files: Sequence[str], seat: Seat | None) -> None:
    failed = False
    for file in files:
        try:
            line = _line(state_document(_replayed(file, seat), seat))
        except (ThousandError, OSError) as fault:
            failed = True
            line = _line({"file": file, "error": _error(fault)})
        _print(line)
    if failed:
        raise typer.Exit(1)


def _print_sheets(files: Sequence[str], seat: Seat | None, explain: bool, plain: bool) -> None:
    failed = False
    for file in files:
        try:
            sheet = _sheet(_replayed(file, seat, documents=False), explain, plain)
        except (ThousandError, OSError) as fault:
            failed = True
            sys.stdout.flush()
            print(printable(f"{shown(file)}: {_message(fault)}"), file=sys.stderr)
        else:
            _print(f"{shown(file)}\n\n".encode() + sheet + b"\n")
    if failed:
        raise typer.Exit(1)


def _error(fault: ThousandError | OSError) -> dict[str, Any]:
    place = (fault.deal, fault.action) if isinstance(fault, RecordError) else (None, None)
    return {"deal": place[0], "action": place[1], "code": _code(fault), "message": _message(fault)}


def _code(fault: ThousandError | OSError) -> str:
    if isinstance(fault, Failure):
        return fault.code.removeprefix("cli-").removeprefix("replay-").replace("-", "_")
    return fault.code if isinstance(fault, ThousandError) else "file_unreadable"


def _message(fault: ThousandError | OSError) -> str:
    return " ".join(sentences(fault))


def _sheet(replayed: Replay, explain: bool, plain: bool) -> bytes:
    from thousand.cli.sheet import explain_all, score_sheet

    match, names = replayed.match, seat_names(replayed.record.seats)
    parts = [score_sheet(words(), match, names, columns(), colour=colour(), plain=plain)]
    parts += ["\n".join(explain_all(words(), match, names))] if explain and match.finished else []
    actor = to_act(match)
    if actor is not None:
        phase = say(message_id("phase", phase_name(match)))
        parts.append(say("cli-replay-running", deal=len(match.finished) + 1, phase=phase, name=names[actor]))
    return ("\n\n".join(parts) + "\n").encode()


def _line(document: dict[str, Any]) -> bytes:
    return (json.dumps(document, ensure_ascii=False) + "\n").encode(errors="replace")


def _print(data: bytes) -> None:
    """Writes bytes as they are: documents are UTF-8 whatever the terminal speaks."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
