"""What an audience may not know changes nothing that it is sent."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, get_args
from unittest.mock import patch

import msgspec
import pytest

from tests.conftest import LONG
from tests.table.dealt_anew import differences
from tests.table.evenings import SHORT, Evening
from thousand.core import events
from thousand.core.match import phase_name
from thousand.core.record import write_record
from thousand.core.rules import Rules, preset
from thousand.core.testing import random_rules
from thousand.table import entries as log
from thousand.table.fair import deal_secret
from thousand.table.game import Game
from thousand.table.guests import Audience
from thousand.table.settings import ClockSettings, Settings
from thousand.table.turns import turn_of
from thousand.table.wire.from_view import cards_text
from thousand.table.wire.to_browser import ToBrowser

SEEDS = range(1500 if LONG else 100)


def evening(seed: int, rules: Rules | None = None) -> tuple[Evening, Random]:
    """A table in the midst of a deal."""
    rng = Random(seed)
    clock = rng.choice((None, ClockSettings(10, 20)))
    rules = rules or random_rules(rng, rng.choice((2, 3, 4)))
    one = Evening(rules, rng.choice((1, 2, 4)), Settings(clock=clock), seed)
    one.begin()
    one.until("playing")
    one.play(rng.choice((0, 3, 9, 16, 25, 45, 80)))
    one.until("playing")
    one.play(rng.randrange(4))
    return one, rng


def viewers(one: Evening) -> list[int | None]:
    return [None, *range(one.count)]


def found(one: Evening, rng: Random) -> list[str]:
    """Everything that changes for any audience."""
    return [line for seat in viewers(one) for line in differences(one, seat, rng) or []]


def test_all_that_is_sent_stays_when_unseen_cards_are_dealt_anew() -> None:
    changed: Counter[str] = Counter()
    for seed in SEEDS:
        one, rng = evening(seed)
        if one.table.stage != "playing":
            continue
        for seat in rng.sample(viewers(one), 2):
            different = differences(one, seat, rng)
            assert not different, f"seed {seed}, seat {seat}: {different[0]}"
            changed[phase_name(one.match())] += different is not None
    assert changed["trick"] >= 20, changed
    assert changed["auction"] >= 10, changed
    assert len(changed) >= 4, changed


SCENE: Any = Game.scene


def of_the_seat_to_act(game: Any, seat: int | None) -> Any:
    return SCENE(game, game.match.phase.to_act)


def turn_for_all(game: Any, seat: int | None) -> Any:
    turn = turn_of(game.match, game.match.phase.to_act) if game.match.layout else None
    return msgspec.structs.replace(SCENE(game, seat), turn=turn)


def talons_open(game: Any, seat: int | None) -> Any:
    scene = SCENE(game, seat)
    if scene is None or scene.deal is None:
        return scene
    pairs = zip(scene.deal.talons, game.match.layout.talons, strict=True)
    talons = tuple(msgspec.structs.replace(one, cards=cards_text(cards)) for one, cards in pairs)
    return msgspec.structs.replace(scene, deal=msgspec.structs.replace(scene.deal, talons=talons))


def one_bit(game: Any, seat: int | None) -> Any:
    """Whether the second seat was dealt the ace of spades."""
    mark = bool(game.match.layout and game.match.layout.hands[1] & 1)
    return msgspec.structs.replace(SCENE(game, seat), turn_number=game.turn_number + 1000 * mark)


def of_the_seat_shown_before(game: Any, seat: int | None) -> Any:
    """A scene kept for another audience."""
    kept = next(iter(game.shown.values()), None)
    return kept or SCENE(game, 0)


@pytest.mark.parametrize(
    ("place", "name", "leak"),
    [
        (events, "seen", lambda event, seat: event),
        (Game, "scene", of_the_seat_to_act),
        (Game, "scene", turn_for_all),
        (Game, "scene", talons_open),
        (Game, "scene", one_bit),
        (Game, "scene", of_the_seat_shown_before),
    ],
    ids=["events", "scene", "turn", "talons", "bit", "kept"],
)
def test_a_leak_is_found(place: Any, name: str, leak: Callable[..., Any]) -> None:
    evenings = [evening(seed, preset("classic", 3)) for seed in range(6)]
    assert not any(found(one, rng) for one, rng in evenings)
    with patch.object(place, name, leak):
        assert any(found(one, rng) for one, rng in evenings)


def secrets(one: Evening) -> tuple[set[str], set[str]]:
    """What may not be sent yet: the match's secret and those of decks in use or to come; nonces."""
    game = one.table._state.game
    assert game is not None
    open_decks = {proof.number for proof in game.proofs} | ({game.draw.number} if game.draw else set())
    closed = {
        deal_secret(game.secret, number).hex()
        for number in range(game.number + 3)
        if number not in open_decks
    }
    cutting = one.table._state.cutting
    waiting = set(cutting.seats) - set(cutting.nonces) if cutting else set()
    seats = {one.table.seat_of(guest): guest for guest in one.people}
    nonces = {
        one.nonce(seats[seat], number).hex() for seat in waiting if cutting for number in (cutting.number,)
    }
    return {game.secret.hex(), str(game.seed), *closed}, nonces


@pytest.mark.parametrize("people", [1, 2, 3])
def test_no_secret_is_sent_before_it_is_due_and_all_are_in_the_end(people: int) -> None:
    one = Evening(SHORT, people, seed=people)
    one.begin()
    looked = 0
    while True:
        one.turn()
        looked += 1
        hidden = set.union(*secrets(one))
        if one.table.stage == "over":
            break
        last = [messages[-2:] for messages in one.sent.values()]
        told = msgspec.json.encode([last, one.table.welcome(Audience(0, True), 0, one.now)]).decode()
        record = write_record(one.table.own_record(0)).decode() if looked > 2 else ""
        assert not [secret for secret in hidden if secret in told + record]
    game = one.table._state.game
    assert game is not None
    told = msgspec.json.encode(one.sent[Audience(0, True)]).decode()
    assert game.secret.hex() in told
    assert all(deal_secret(game.secret, number).hex() in told for number in range(game.number + 1))


def test_entries_of_the_log_are_never_sent() -> None:
    sent = {one.__struct_config__.tag for one in get_args(ToBrowser)}
    assert sent == {"welcome", "update", "proof", "refused", "hint", "said", "pong"}
    tables = {entry.__struct_config__.tag for entry in get_args(log.Entry)}
    assert not tables & sent
