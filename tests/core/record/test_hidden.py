"""A seat's own record reads back as the seat knew it; what can be checked of hidden cards is checked."""

import json
from random import Random
from typing import Any

import pytest

from tests.core.record.games import broken_off, every_moment, names, printed, recorded, small
from thousand import Match, RecordError, view
from thousand.core.record import (
    FORMAT,
    read_record,
    record_of,
    replay,
    seat_record,
    state_document,
    write_record,
)
from thousand.core.state import DarkPhase

SEVEN = " ".join(["??"] * 7)
OWN = ["AS TS KS QS JS AD AH", SEVEN, SEVEN]
OTHER = [SEVEN, "KC JC TD QD 9D KH JH", SEVEN]
WON = ["0 bid 100", "1 pass", "2 pass"]
LOST = ["0 bid 100", "1 bid 110", "2 pass", "0 pass"]
PLAYED = [*LOST, "1 give ?? 0", "1 give ?? 2", "1 stand"]


def hold_against(match: Match, seat: int) -> None:
    """The seat's record reads back: same state, same bytes, same view as far as it goes."""
    whole = replay(recorded(match))
    data = write_record(seat_record(whole.record, match, seat))
    back = replay(read_record(data))
    assert write_record(back.record) == data
    assert write_record(seat_record(back.record, back.match, seat)) == data
    wanted, got = state_document(whole, seat), state_document(back, seat)
    unseen = match.layout is not None and match.phase.to_act == seat and isinstance(match.phase, DarkPhase)
    assert got == ({**wanted, "legal": None} if unseen else wanted)
    assert seen_parts(back.match, seat) == seen_parts(match, seat)


def seen_parts(match: Match, seat: int) -> Any:
    """What a seat's view holds of the table, its own hand included."""
    deal = view(match, seat).deal
    if deal is None:
        return None
    hand = deal.hand if deal.hand or not match.layout else None
    return hand, deal.sizes, deal.contract, deal.trick, deal.tricks, deal.won, deal.trump, deal.declared


@pytest.mark.parametrize("seed", range(80))
def test_the_own_records_of_a_random_game_read_back(seed: int) -> None:
    match = broken_off(Random(seed))
    for seat in range(len(match.standings)):
        hold_against(match, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_records_of_every_moment_read_back(players: int) -> None:
    for match in every_moment(Random(players), players):
        for seat in range(players):
            hold_against(match, seat)


@pytest.mark.parametrize("seed", range(30))
def test_no_card_that_a_seat_cannot_see_stands_in_its_record(seed: int) -> None:
    match = broken_off(Random(1000 + seed))
    for seat in range(len(match.standings)):
        shown = view(match, seat).deal
        if shown is None or match.layout is None:
            continue
        dealt = seat_record(record_of(match, names(match)), match, seat).deals[-1]
        for other, hand in enumerate(dealt.hands):
            assert other == seat or set(hand.split()) <= {"??"}
        for talon, text in zip(shown.talons, dealt.talon, strict=True):
            assert ("??" in text) == (talon.cards is None)


def judged(actions: list[str], changes: dict[str, Any] | None = None, **parts: Any) -> RecordError | None:
    """Why the own record of seat 0 (or another) is refused; None where it is taken."""
    document = small()
    document["rules"]["changes"] = {"auction.bid_step": 10, **(changes or {})}
    document["deals"][0] |= {"hands": OWN, "actions": actions, **parts}
    try:
        replay(read_record(printed(document)))
    except RecordError as fault:
        return fault
    return None


def test_what_may_be_is_taken_on_trust() -> None:
    assert judged([*PLAYED, "1 play KC", "2 play QC"]) is None


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (["1 bid 100"], "not_your_turn"),
        (["0 bid 100", "2 pass"], "not_your_turn"),
        (["0 bid 100", "1 bid 100"], "bid_too_low"),
        (["0 bid 100", "1 bid 105"], "bid_step"),
        (["0 bid 100", "1 bid 410"], "bid_above_deck"),
        (["0 bid 100", "1 claim"], "hidden_beyond"),
        (["0 claim"], "hidden_beyond"),
        ([*WON, "0 write_off"], "hidden_beyond"),
        ([*WON, "0 give ?? 1"], "hidden_card_known"),
        ([*LOST, "1 give AS 0"], "card_not_held"),
        ([*LOST, "1 give ?? 1"], "give_wrong_seat"),
        ([*LOST, "1 give ?? 0", "1 give ?? 0"], "give_twice"),
        ([*LOST, "1 discard ?? ?? ??"], "wrong_phase"),
        ([*LOST, "1 stand"], "wrong_phase"),
        ([*PLAYED, "1 play AS"], "card_not_held"),
        ([*PLAYED, "1 play KS!"], "card_not_held"),
        ([*PLAYED, "1 play KC", "2 play KC"], "card_not_held"),
        ([*PLAYED, "2 play KC"], "not_your_turn"),
        ([*PLAYED, "1 play KC", "2 play QC!"], "declare_not_leading"),
        ([*PLAYED, "1 play ??"], "card_unknown"),
        ([*PLAYED, "1 pass"], "wrong_phase"),
    ],
)
def test_what_cannot_be_is_refused(actions: list[str], code: str) -> None:
    fault = judged(actions)
    assert fault is not None
    assert (fault.code, fault.deal, fault.action) == (code, 1, len(actions))


def test_the_talon_that_is_shown_is_nobodys_before_it_is_taken() -> None:
    fault = judged([*LOST, "1 give AC 0", "1 give ?? 2", "1 stand", "1 play AC"])
    assert fault is not None
    assert (fault.code, fault.action) == ("card_not_held", 8)


def test_the_given_card_is_of_the_talon_where_it_must_be() -> None:
    changes = {"talon.give_from": "talon_only"}
    assert judged([*LOST, "1 give AC 0"], changes) is None
    assert judged([*LOST, "1 give ?? 0", "1 give ?? 2"], changes) is None
    fault = judged([*LOST, "1 give KC 0"], changes)
    assert fault is not None
    assert fault.code == "give_talon_only"
    assert judged([*LOST, "1 give KC 0"], changes, talon=["?? ?? ??"]) is None


def test_a_hidden_discard_is_where_cards_are_laid_aside() -> None:
    changes = {"talon.exchange": "discard_three"}
    assert judged([*LOST, "1 discard ?? ?? ??"], changes) is None
    fault = judged([*WON, "0 discard ?? ?? ??"], changes)
    assert fault is not None
    assert fault.code == "hidden_card_known"
    fault = judged([*LOST, "1 discard ?? AC TH"], changes)
    assert fault is not None
    assert fault.code == "hidden_mixed"


@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_hidden_discard_has_a_mark_for_each_card(count: int) -> None:
    fault = judged([*LOST, f"1 discard {' '.join(['??'] * count)}"], {"talon.exchange": "discard_three"})
    assert fault is not None


def test_a_card_laid_aside_is_in_no_hand() -> None:
    changes = {"talon.exchange": "discard_three"}
    aside = [*WON, "0 discard JS AC TH"]
    assert judged([*aside, "0 stand", "0 play AD", "1 play TD", "2 play KD"], changes) is None
    fault = judged([*aside, "0 stand", "0 play AD", "1 play AC"], changes)
    assert fault is not None
    assert fault.code == "card_not_held"


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"hands": ["AS TS KS QS JS AD ??", SEVEN, SEVEN]}, "hidden_mixed"),
        ({"hands": ["AS TS KS QS JS AD", SEVEN, SEVEN]}, "hand_size"),
        ({"hands": [OWN[0], SEVEN[:-3], SEVEN]}, "hand_size"),
        ({"hands": [OWN[0], SEVEN]}, "hands_count"),
        ({"talon": ["AS AC TH"]}, "card_dealt_twice"),
        ({"talon": ["?? ??"]}, "talon_size"),
        ({"talon": ["9S AC ??"]}, "hidden_mixed"),
        ({"talon": ["9S AC XX"]}, "card_unknown"),
        ({"dealer": 3}, "dealer_unknown"),
    ],
)
def test_a_hidden_deal_that_cannot_be_is_refused(parts: dict[str, Any], code: str) -> None:
    fault = judged([], **parts)
    assert fault is not None
    assert (fault.code, fault.deal, fault.action) == (code, 1, None)


def test_a_hidden_deal_cannot_end() -> None:
    fault = judged(["0 pass", "1 pass", "2 pass"], {"auction.opening": "free"})
    assert fault is not None
    assert (fault.code, fault.action) == ("hidden_beyond", 3)


def test_nothing_follows_a_hidden_deal() -> None:
    document = small()
    document["deals"] = [{**document["deals"][0], "hands": OWN, "actions": []}, document["deals"][0]]
    with pytest.raises(RecordError) as caught:
        replay(read_record(printed(document)))
    assert (caught.value.code, caught.value.deal) == ("deal_running", 2)


def test_another_seat_reads_its_own() -> None:
    assert judged([*LOST, "1 give 9S 0", "1 give TH 2", "1 stand", "1 play KC"], hands=OTHER) is None
    fault = judged([*LOST, "1 give 9S 0", "1 give 9S 2"], hands=OTHER)
    assert fault is not None
    assert fault.code == "card_not_held"


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_seat_not_at_the_table_has_no_document(seat: int) -> None:
    with pytest.raises(IndexError):
        state_document(replay(read_record(printed(small()))), seat)


def test_legal_actions_are_for_the_seat_to_act() -> None:
    replayed = replay(read_record(printed(small())))
    assert state_document(replayed)["legal"] == state_document(replayed, 1)["legal"] != []
    assert [state_document(replayed, seat)["legal"] for seat in (0, 2)] == [None, None]


GIVEN_AWAY = {
    "dealer": 2,
    "hands": ["TS JS AD TD KD AH TH", "QC JC 9C QD 9D KH JH", "AS AC TC KC JD QH 9H"],
    "talon": ["KS QS 9S"],
    "actions": [
        *["0 bid 100", "1 bid 110", "2 pass", "0 bid 120", "1 pass", "0 give QS 1", "0 give 9S 2"],
        *["0 play KS", "1 play QS", "2 play AS", "2 play AC", "0 play JS", "1 play 9C"],
    ],
}


def test_a_lead_of_a_hidden_hand_declares_only_where_the_record_says_so() -> None:
    rules = {"preset": "polish", "players": 3, "changes": {}}
    document = {"format": FORMAT, "rules": rules, "seats": ["A", "B", "C"], "deals": [GIVEN_AWAY]}
    whole = replay(read_record(json.dumps(document)))
    own = replay(read_record(write_record(seat_record(whole.record, whole.match, 2))))
    assert state_document(own, 2) == state_document(whole, 2)


def test_a_card_shown_by_a_declaration_is_in_no_other_hand() -> None:
    led = [*WON, "0 give ?? 1", "0 give ?? 2", "0 stand", "0 play AD", "1 play TD", "2 play KD", "0 play KS!"]
    seat_two: dict[str, Any] = {"hands": [SEVEN, SEVEN, "TC QC 9C KD JD QH 9H"], "talon": ["9S AC TH"]}
    assert judged([*led, "1 play JH"], **seat_two) is None
    fault = judged([*led, "1 play QS"], **seat_two)
    assert fault is not None
    assert fault.code == "card_not_held"


def test_what_a_seats_record_hides_stays_hidden_when_another_asks() -> None:
    match = replay(read_record(printed(small()))).match
    own = replay(recorded(match)).record
    back = replay(seat_record(own, match, 0))
    assert replay(read_record(write_record(seat_record(back.record, back.match, 1)))).hidden
