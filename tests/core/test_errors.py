"""Errors: a code with its figures."""

from thousand.core import errors
from thousand.core.errors import CardError, IllegalAction, IllegalDeal, RecordError, ThousandError


def test_an_error_is_written_as_its_code_and_figures() -> None:
    assert str(IllegalAction("follow_suit")) == "follow_suit"
    assert str(IllegalAction("bid_step", amount=103, step=5)) == "bid_step (amount=103, step=5)"


def test_every_error_of_the_library_has_one_base() -> None:
    assert all(
        issubclass(kind, ThousandError) for kind in (CardError, IllegalAction, IllegalDeal, RecordError)
    )


def test_an_error_of_a_record_has_its_place() -> None:
    error = RecordError("follow_suit", 2, 7, "1 play AS", card=0)
    assert (error.deal, error.action, error.tried, error.params) == (2, 7, "1 play AS", {"card": 0})


def test_no_code_stands_twice_in_a_list() -> None:
    lists = (
        errors.ACTION_CODES,
        errors.CARD_CODES,
        errors.DEAL_CODES,
        errors.RULES_CODES,
        errors.RECORD_CODES,
    )
    assert all(len(set(codes)) == len(codes) for codes in lists)
