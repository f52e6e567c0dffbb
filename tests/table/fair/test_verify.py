"""A record is verified by its proofs, and what does not fit is found."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.fair.games import deck_of, fair_game, proof_of
from tests.table.fair.vectors import Place, planted
from thousand.core.cards import HIDDEN
from thousand.core.errors import RecordError
from thousand.core.record import Record, read_record, replay, seat_record, write_record
from thousand.core.rules import change, preset
from thousand.table.fair import Verdict, verify

SHORT = change(preset("home"), {"game.finish": "fixed_deals(3)"})
OVER = fair_game(SHORT, 99, passed=(2,))
DOCUMENT = json.loads(write_record(OVER))
ZERO = "0" * 64


def judged(place: Place, value: Any, document: dict[str, Any] = DOCUMENT) -> Verdict:
    """The verdict on a record with something planted in it."""
    return verify(read_record(json.dumps(planted(document, place, value))))


def told(verdict: Verdict) -> list[str]:
    """The status, or the code, of the match's secret, the draw and every deal."""
    found = [verdict.secret, verdict.draw.finding, *(one.finding for one in verdict.deals)]
    return [one.code or one.status for one in found]


@pytest.mark.parametrize("name", ["home", "club", "polish", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_dealt_fairly_is_proven(name: str, players: int) -> None:
    record = fair_game(preset(name, players), 4, cut_by=lambda number: range(players), passed=(0, 3))
    verdict = verify(record)
    assert told(verdict) == ["running", *["proven"] * (1 + len(record.deals))]
    assert verdict.proven
    assert {one.cuts for one in verdict.deals} == {players}


def test_a_finished_match_is_proven_with_its_secret() -> None:
    verdict = verify(OVER)
    assert told(verdict) == ["proven"] * (2 + len(OVER.deals))
    assert verdict.proven
    assert [one.number for one in verdict.deals][:2] == [1, 3]
    assert [[two.number for two in one.withheld] for one in verdict.deals][:2] == [[], [2]]


def test_a_match_whose_secret_stays_closed_at_the_end_is_not_proven() -> None:
    verdict = judged(("draw", "match_secret"), None)
    assert told(verdict)[0] == "match_unopened"
    assert not verdict.proven


def test_secrets_of_deals_that_are_not_opened_follow_from_that_of_the_match() -> None:
    assert told(judged(("deals", 1, "proof", "secret"), None))[3] == "proven"
    running = json.loads(write_record(fair_game(preset("home"), 2)))
    assert told(judged(("deals", 1, "proof", "secret"), None, running))[3] == "secret_unopened"


def test_deals_with_nothing_shown_are_told_apart() -> None:
    bare = replace(OVER, draw=None, deals=tuple(replace(deal, proof=None) for deal in OVER.deals))
    verdict = verify(bare)
    assert set(told(verdict)) == {"unproven"}
    assert (verdict.empty, verdict.proven, verdict.match) == (True, False, None)
    one = judged(("deals", 1, "proof"), None)
    assert told(one) == ["proven", "proven", "proven", "unproven", "proven"]
    assert (one.empty, one.proven) == (False, False)


def test_a_record_without_the_draw_is_not_wholly_proven() -> None:
    verdict = judged(("draw",), None)
    assert told(verdict) == ["unproven", "unproven", "proven", "proven", "proven"]
    assert not verdict.proven


def test_after_a_deal_without_proof_its_number_is_not_asked_for() -> None:
    document = planted(DOCUMENT, ("deals", 0, "proof"), None)
    assert told(judged(("deals", 1, "proof", "withheld"), [], document))[3] == "proven"
    assert told(judged(("deals", 1, "proof", "withheld"), []))[3] == "number_skipped"


def test_a_number_is_used_once_and_in_order() -> None:
    again = DOCUMENT["deals"][1]["proof"]
    assert told(judged(("deals", 2, "proof"), again))[4] == "number_order"
    assert told(judged(("deals", 0, "proof", "number"), 0))[2] == "number_order"


@pytest.mark.parametrize(
    "withheld",
    [
        [(3, 1), (2, 1)],
        [(1, 1), (2, 1)],
        [(2, 1), (2, 1)],
        [(2, 3)],
    ],
)
def test_openings_withheld_belong_to_the_numbers_passed_over(withheld: list[tuple[int, int]]) -> None:
    openings = [{"number": number, "seat": seat, "commitment": ZERO} for number, seat in withheld]
    assert told(judged(("deals", 1, "proof", "withheld"), openings))[3] == "withheld_wrong"
    both = [{"number": 2, "seat": seat, "commitment": ZERO} for seat in (0, 1)]
    assert told(judged(("deals", 1, "proof", "withheld"), both))[3] == "proven"


def test_other_cards_than_the_deck_gives_are_found() -> None:
    begun = json.loads(write_record(fair_game(preset("classic"), 1, turns=0)))
    deal = begun["deals"][0]
    first, second = deal["hands"][0].split(), deal["hands"][1].split()
    hands = [" ".join([second[0], *first[1:]]), " ".join([first[0], *second[1:]]), deal["hands"][2]]
    assert told(judged(("deals", 0, "hands"), hands, begun))[2] == "hand_differs"
    hands = [" ".join([HIDDEN] * len(hand.split())) for hand in deal["hands"]]
    talon = " ".join([first[0], *deal["talon"][0].split()[1:]])
    changed = planted(planted(begun, ("deals", 0, "hands"), hands), ("deals", 0, "talon"), [talon])
    assert told(verify(read_record(json.dumps(changed))))[2] == "talon_differs"


def test_another_first_dealer_than_the_draw_gives_is_found() -> None:
    record = fair_game(preset("home"), 1, turns=0)
    other = (record.deals[0].dealer + 1) % 3
    draw = next(
        number
        for number in range(1, 99)
        if verify(_with_draw(record, number)).draw.finding.params.get("dealer") == other
    )
    assert told(verify(_with_draw(record, draw)))[1] == "dealer_differs"


def _with_draw(record: Record, number: int) -> Record:
    """The record with the draw of another match of the same name."""
    proof = proof_of("match of a test", deck_bytes(number), 0, ())
    assert record.draw is not None
    return replace(record, draw={**record.draw, **proof.document()})


def deck_bytes(number: int) -> bytes:
    return bytes([number]) * 32


def leaves(value: Any, place: Place = ()) -> list[Place]:
    """Where texts and numbers stand."""
    if isinstance(value, dict):
        return [leaf for key, part in value.items() for leaf in leaves(part, (*place, key))]
    if isinstance(value, list):
        return [leaf for key, part in enumerate(value) for leaf in leaves(part, (*place, key))]
    return [place]


# Nobody but the one who withheld knows these.
UNKNOWN = {("withheld", 0, "commitment"), ("withheld", 0, "seat")}
PROOFS = [
    ("deals", place, "proof", *leaf)
    for place in range(3)
    for leaf in leaves(DOCUMENT["deals"][place]["proof"])
]
DRAW = [("draw", *leaf) for leaf in leaves(DOCUMENT["draw"])]


@pytest.mark.parametrize("place", PROOFS + DRAW, ids=lambda place: ".".join(map(str, place)))
def test_any_change_of_a_proof_is_found(place: Place) -> None:
    value: Any = DOCUMENT
    for key in place:
        value = value[key]
    changed = value + 1 if isinstance(value, int) else ("1" if value[0] == "0" else "0") + value[1:]
    assert judged(place, changed).proven is (place[3:] in UNKNOWN)


def test_a_seat_verifies_its_own_record_as_far_as_it_goes() -> None:
    record = fair_game(preset("classic"), 3, turns=6)
    own = seat_record(record, replay(record).match, 0)
    assert HIDDEN in str(own.deals[-1].hands)
    verdict = verify(own)
    assert told(verdict) == ["running", "proven", "proven", "proven", "running"]
    assert verdict.proven
    unopened = {**(record.deals[-1].proof or {})}
    opened = replace(own, deals=(*own.deals[:-1], replace(own.deals[-1], proof=unopened)))
    assert told(verify(opened))[-1] == "running"
    wrong = {**unopened, "nonces": []}
    assert told(verify(replace(own, deals=(*own.deals[:-1], replace(own.deals[-1], proof=wrong)))))[-1] == (
        "hand_differs"
    )
    del unopened["secret"]
    closed = replace(own, deals=(*own.deals[:-1], replace(own.deals[-1], proof=unopened)))
    assert verify(closed).deals[-1].finding.status == "running"
    assert verify(closed).deals[-1].cuts == 2


def test_annulled_deals_use_up_numbers_like_others() -> None:
    rules = change(preset("home"), {"auction.all_pass": "redeal"})
    record = fair_game(rules, 1, turns=0)
    dealer = record.deals[0].dealer
    passes = tuple(f"{(dealer + step) % 3} pass" for step in (1, 2, 3))
    first = replace(record.deals[0], actions=passes)
    two = fair_game(rules, 1, passed=(1,), turns=0)
    again = replace(two.deals[0], proof={**(two.deals[0].proof or {}), "withheld": []})
    assert told(verify(replace(record, deals=(first, again)))) == ["running", "proven", "proven", "proven"]
    assert told(verify(replace(record, deals=(again,))))[2] == "number_skipped"


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(RecordError):
        judged(("deals", 0, "actions", 0), "0 play AS")


def test_the_deck_is_that_of_its_number() -> None:
    decks = {deck_of(proof_of("m", deck_bytes(1), number, ())) for number in range(50)}
    assert len(decks) == 50


def test_a_proof_of_another_match_is_none_of_this_one() -> None:
    other = proof_of("another match", deck_bytes(1), 1, (0, 1)).document()
    assert told(judged(("deals", 0, "proof"), other))[2] == "match_other"


def test_a_cut_of_a_seat_that_there_is_not_is_found_in_a_proof_that_fits_otherwise() -> None:
    verdict = verify(fair_game(preset("home"), 1, cut_by=lambda number: (0, 3)))
    assert told(verdict) == ["running", "nonce_seat", "nonce_seat"]
    assert verdict.deals[0].finding.params == {"seat": 3}


def test_a_number_out_of_order_does_not_let_numbers_be_used_again() -> None:
    document = planted(DOCUMENT, ("deals", 1, "proof", "number"), 0)
    assert told(judged(("deals", 2, "proof", "number"), 1, document))[3:] == ["number_order", "number_order"]


def test_a_record_in_which_nothing_is_opened_yet_proves_nothing() -> None:
    draw = {**(OVER.draw or {})}
    del draw["secret"], draw["match_secret"]
    verdict = verify(replace(OVER, draw=draw, deals=()))
    assert told(verdict) == ["running", "running"]
    assert (verdict.proven, verdict.empty) == (False, False)
