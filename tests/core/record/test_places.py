"""A fault is told with its place: deals and actions from 1, no action where the deal is at fault."""

import pytest

from tests.core.record.games import Document, printed, small
from thousand import RecordError
from thousand.core.record import read_record, replay


def fault_of(document: Document) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(read_record(printed(document)))
    return caught.value


def test_the_first_illegal_action_is_told_with_what_was_tried() -> None:
    document = small()
    document["deals"][0]["actions"][7:8] = ["1 play KC", "1 play nothing"]
    fault = fault_of(document)
    assert (fault.code, fault.deal, fault.action, fault.tried) == ("card_not_held", 1, 9, "1 play KC") or (
        (fault.code, fault.deal, fault.action, fault.tried) == ("follow_suit", 1, 8, "1 play KC")
    )


@pytest.mark.parametrize("place", range(10))
def test_actions_count_from_1(place: int) -> None:
    document = small()
    document["deals"][0]["actions"][place] = "0 sing"
    fault = fault_of(document)
    assert (fault.code, fault.deal, fault.action, fault.tried) == (
        "action_unreadable",
        1,
        place + 1,
        "0 sing",
    )


def test_what_was_tried_is_cut_short() -> None:
    document = small()
    document["deals"][0]["actions"][0] = "0 bid " + "1" * 500
    assert len(fault_of(document).tried) == 80


def test_a_deal_at_fault_has_no_action() -> None:
    document = small()
    document["deals"][0]["talon"] = ["9S AC"]
    fault = fault_of(document)
    assert (fault.code, fault.deal, fault.action, fault.tried) == ("talon_size", 1, None, "")


def test_deals_count_from_1() -> None:
    document = small()
    passed = {**document["deals"][0], "actions": ["0 pass", "1 pass", "2 pass"]}
    document["rules"]["changes"] = {"auction.opening": "free"}
    document["deals"] = [passed, passed, {**passed, "dealer": 0}]
    fault = fault_of(document)
    assert (fault.code, fault.deal, fault.action) == ("dealer_wrong", 3, None)


def test_a_start_at_fault_has_no_deal() -> None:
    document = small()
    for start, code in (([0, 0], "start_count"), ([], "start_count"), ([0, 0, 1000], "start_at_target")):
        fault = fault_of({**document, "start": start})
        assert (fault.code, fault.deal, fault.action) == (code, None, None)


def test_the_first_dealer_must_sit_at_the_table() -> None:
    document = small()
    document["deals"][0]["dealer"] = 3
    fault = fault_of(document)
    assert (fault.code, fault.deal, fault.action) == ("dealer_unknown", 1, None)


def test_the_figures_of_a_fault_are_kept() -> None:
    document = small()
    document["deals"][0]["actions"][0] = "0 bid 105"
    fault = fault_of(document)
    assert fault.params == {"amount": 105, "step": 10}
    assert str(fault) == "bid_step (amount=105, step=10)"


def test_no_deals_at_all_are_a_record() -> None:
    assert replay(read_record(printed({**small(), "deals": []}))).match.dealer == 0
