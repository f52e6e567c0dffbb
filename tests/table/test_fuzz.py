"""Whatever a browser sends, a table answers with entries or a coded refusal, and is not changed by it."""

import json
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from tests.conftest import LONG
from tests.table.evenings import PEOPLE, WATCHER, Evening
from tests.table.test_log import lively
from thousand.core.actions import write_action
from thousand.core.cards import NAMES
from thousand.core.errors import IllegalAction, ThousandError
from thousand.core.match import legal_actions
from thousand.table.guests import Guest
from thousand.table.refusals import Refusal
from thousand.table.wire.from_browser import FromBrowser
from thousand.texts import LANGUAGES, say_error, texts

MESSAGES = 100_000 if LONG else 5_000
TABLES = 250 if LONG else 25
GUESTS = (*PEOPLE, WATCHER, Guest("stranger", ""))
TAGS = [one.__struct_config__.tag for one in get_args(FromBrowser)]
FIELDS = {one.__struct_config__.tag: one.__struct_fields__ for one in get_args(FromBrowser)}
VERBS = (
    "bid",
    "play",
    "give",
    "discard",
    "take",
    "raise",
    "stand",
    "pass",
    "trump",
    "dark",
    "look",
    "claim",
    "bomb",
)
VALUES: tuple[Any, ...] = (
    0, 1, 2, 3, 4, -1, 10**9, 10**30, 1.5, True, False, None, "", "a" * 41, "a" * 61, "abort", "hints",
    "rookie", "00" * 32, "FF" * 32, "ab" * 32, [], {}, [0], "\0", "\ud83c\udccf", "0",
)  # fmt: skip


def action(rng: Random, one: Evening) -> str:
    """An action as text: legal, nearly so, or nonsense."""
    game = one.table._state.game
    if game and game.match and game.match.phase.to_act is not None and rng.randrange(3):
        text = write_action(rng.choice(legal_actions(game.match)))
        return text if rng.randrange(4) else text + rng.choice((" ", "!", " 0", " AS", "\n", "\0"))
    words = [
        rng.choice((*NAMES, "??", "0", "1", "100", "²", "-5", "9" * 9, "S", "", "AS!")) for _ in range(3)
    ]
    return " ".join([rng.choice(VERBS), *words[: rng.randrange(4)]])


def value(rng: Random, one: Evening, field: str) -> object:
    """A value of a field: often one that fits."""
    game, cutting = one.table._state.game, one.table._state.cutting
    if rng.randrange(6) == 0:
        return rng.choice(VALUES)
    fitting: dict[str, Any] = {
        "turn": (game.turn_number if game else 0) - rng.choice((0, 0, 0, 1)),
        "action": action(rng, one),
        "number": cutting.number if cutting else rng.randrange(3),
        "seat": rng.randrange(4),
        "what": rng.choice(("abort", "stand_in", "hints", "sit_in")),
        "yes": rng.randrange(2) == 0,
        "commitment": rng.choice(("00" * 32, one.nonce(rng.choice(PEOPLE), rng.randrange(2)).hex())),
        "nonce": one.nonce(rng.choice(PEOPLE), rng.randrange(2)).hex(),
    }
    return fitting.get(field, rng.choice(("rookie", "master", 0, 1)))


def document(rng: Random, one: Evening) -> dict[str, object]:
    """A message as JSON has it: at times with a field too many, too few, or of another message."""
    tag = rng.choice(TAGS)
    fields: dict[str, object] = {"type": tag} | {field: value(rng, one, field) for field in FIELDS[tag]}
    if rng.randrange(15) == 0:
        fields.pop(rng.choice(sorted(fields)))
    if rng.randrange(15) == 0:
        fields[rng.choice(("extra", "seat", "at"))] = rng.choice(VALUES)
    return fields


def read(rng: Random, one: Evening) -> FromBrowser | None:
    """The message that a frame holds; None where it cannot be read as one."""
    frame = json.dumps(document(rng, one)).encode()
    if rng.randrange(20) == 0:
        place = rng.randrange(len(frame))
        frame = frame[:place] + rng.choice((b"", b"\xff", b"}", b"{", b'"', b"\\ud800")) + frame[place + 1 :]
    try:
        return msgspec.json.decode(frame, type=FromBrowser)
    except msgspec.MsgspecError:
        return None


def require_text(fault: ThousandError, said: set[str]) -> None:
    """Fails unless the fault has a sentence in every language."""
    if fault.code in said:
        return
    said.add(fault.code)
    for language in LANGUAGES:
        assert say_error(texts(language), fault, ("A", "B", "C", "D"))


def test_any_message_makes_entries_or_a_coded_refusal_and_changes_nothing() -> None:
    said: set[str] = set()
    counts = {"unread": 0, "refused": 0, "made": 0}
    for number in range(TABLES):
        rng = Random(number)
        one = (
            lively(number) if number % 4 else Evening(lively(number).table._state.form.rules, 2, seed=number)
        )
        former: list[FromBrowser] = []
        for _ in range(MESSAGES // TABLES):
            message = rng.choice(former) if former and rng.randrange(8) == 0 else read(rng, one)
            if message is None:
                counts["unread"] += 1
                continue
            former.append(message)
            guest = rng.choice(GUESTS)
            before = msgspec.msgpack.encode(one.table._state)
            try:
                entries = one.table.propose(guest, message, one.now)
            except (Refusal, IllegalAction) as fault:
                require_text(fault, said)
                counts["refused"] += 1
                entries = ()
            assert msgspec.msgpack.encode(one.table._state) == before
            if entries:
                counts["made"] += 1
            if entries and rng.randrange(4) == 0:
                one.keep(entries)
            elif rng.randrange(40) == 0:
                one.wait(rng.choice((500, 3_500, 61_000)))
                one.turn()
    assert min(counts.values()) > MESSAGES // 50, counts
    assert len(said) >= (20 if LONG else 12), said


@pytest.mark.parametrize("guest", GUESTS)
def test_a_table_in_its_lobby_refuses_what_belongs_to_a_game(guest: Guest) -> None:
    one = Evening(lively(1).table._state.form.rules, 1)
    for frame in (
        b'{"type":"act","turn":0,"action":"pass"}',
        b'{"type":"take_rest","turn":0}',
        b'{"type":"ready"}',
        b'{"type":"undo"}',
        b'{"type":"rematch"}',
        b'{"type":"propose","what":"abort"}',
        b'{"type":"ask_hint","turn":0}',
        b'{"type":"hello","protocol":1}',
    ):
        with pytest.raises(Refusal):
            one.table.propose(guest, msgspec.json.decode(frame, type=FromBrowser), one.now)
