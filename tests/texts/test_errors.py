"""An error is a sentence that says what is wrong and what to do."""

import pytest

from thousand.core.cards import HIDDEN_CARD, Suit, read_card
from thousand.core.errors import CardError, IllegalAction, IllegalDeal, RecordError, ThousandError
from thousand.core.rules import InvalidRules, change, preset
from thousand.texts import LANGUAGES, say_error, texts

NAMES = ("Anna", "Boris", "Vera")
HEARTS = int(Suit.HEARTS)
TEN = read_card("TH")


@pytest.mark.parametrize(
    ("language", "error", "sentence"),
    [
        ("en", IllegalAction("follow_suit", card=TEN, suit=HEARTS), "You hold a heart: follow suit."),
        ("ru", IllegalAction("follow_suit", card=TEN, suit=HEARTS), "Есть черва — надо в масть."),
        ("pl", IllegalAction("follow_suit", card=TEN, suit=HEARTS), "Masz kiera – dołóż do koloru."),
        (
            "en",
            IllegalAction("card_not_held", card=TEN),
            "This card is not in the hand: ten of hearts. Choose one that is.",
        ),
        (
            "en",
            IllegalAction("not_your_turn", seat=0, turn=2),
            "It is not the turn of Anna. Now it is Vera to act.",
        ),
        (
            "en",
            IllegalDeal("dealer_wrong", dealer=0, turn=2),
            "It is not the turn of Anna to deal. Dealer now: Vera.",
        ),
        (
            "en",
            IllegalDeal("hand_size", seat=1, expected=7, given=6),
            "The hand of Boris has 6 cards. Give it 7.",
        ),
        (
            "en",
            CardError("card_unknown", card="1X"),
            "“1X” is not a card. Write its rank and suit, such as AS, TH or 9D.",
        ),
        (
            "en",
            IllegalDeal("card_dealt_twice", card=HIDDEN_CARD),
            "This card is dealt twice: a hidden card. Deal it to one place.",
        ),
    ],
)
def test_an_error_is_a_sentence(language: str, error: ThousandError, sentence: str) -> None:
    assert say_error(texts(language), error, NAMES) == sentence


def test_seats_are_numbers_where_there_are_no_names() -> None:
    said = say_error(texts("en"), IllegalAction("not_your_turn", seat=0, turn=2))
    assert said == "It is not the turn of seat 0. Now it is seat 2 to act."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["dark", "auction", "talon", "exchange", "raise", "trump", "trick"])
def test_an_action_of_another_phase_is_told_what_is_due(language: str, phase: str) -> None:
    others = {"dark", "auction", "talon", "exchange", "raise", "trump", "trick"} - {phase}
    said = say_error(texts(language), IllegalAction("wrong_phase", phase=phase))
    assert said not in {say_error(texts(language), IllegalAction("wrong_phase", phase=one)) for one in others}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_give_a_line_for_every_fault(language: str) -> None:
    with pytest.raises(InvalidRules) as refused:
        change(preset(), {"game.barrel.at": 870, "auction.bid_step": 7, "game.barel": "off"})
    lines = say_error(texts(language), refused.value).splitlines()
    assert [line.split(":")[0] for line in lines] == ["auction.bid_step", "game.barel", "game.barrel.at"]
    assert "5, 10" in lines[0]


def test_the_fault_of_a_record_has_its_place() -> None:
    def said(deal: int | None, action: int | None, tried: str = "") -> str:
        return say_error(texts("en"), RecordError("pass_forbidden", deal=deal, action=action, tried=tried))

    assert said(2, 3, "0 pass") == "Deal 2, action 3 (“0 pass”): The first bidder may not pass. Bid."
    assert said(2, 3) == "Deal 2, action 3: The first bidder may not pass. Bid."
    assert said(2, None) == "Deal 2: The first bidder may not pass. Bid."
    assert said(None, None) == "The first bidder may not pass. Bid."


def test_the_fault_of_a_document_has_its_path() -> None:
    error = RecordError("shape", path="$.seats", expected="list")
    assert say_error(texts("en"), error) == "$.seats: A list in square brackets belongs here."
    assert (
        say_error(texts("en"), RecordError("not_utf8"))
        == "This is not text in UTF-8. Save the record as UTF-8."
    )
