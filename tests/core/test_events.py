"""What happens, and who sees it (rulebook, chapter 14)."""

from typing import Any

from tests.core.table import dealt, do, legal, played_out, rules
from thousand.core import events
from thousand.core.actions import PASS, WRITE_OFF, Action, Bid, Discard, Give, Play
from thousand.core.cards import Suit, read_card, read_cards
from thousand.core.events import Event, seen
from thousand.core.match import apply, legal_actions, to_act
from thousand.core.state import Contract, Match

HANDS = {0: "AS KS QS AC KH QH 9C", 1: "TS TC TD TH 9S JC JD"}
TALON = read_cards("9D JS 9H")


def heard(match: Match, action: Action) -> tuple[Event, ...]:
    seat = to_act(match)
    assert seat is not None
    return apply(match, seat, action).events


def won(name: str = "classic", **changes: Any) -> Match:
    return do(dealt(rules(name, **changes), HANDS, ["9D JS 9H"]), "0 bid 110", "1 pass")


def test_a_call_is_heard_by_all() -> None:
    match = dealt(rules())
    assert heard(match, Bid(100)) == (events.Called(0, Bid(100)),)


def test_the_end_of_the_auction_tells_the_declarer_and_the_talon() -> None:
    match = won(talon__talon_shown="never")
    called, declarer, talon = heard(match, PASS)
    assert called == events.Called(2, PASS)
    assert declarer == events.AuctionWon(Contract(0, 110, False, False))
    assert talon == events.TalonSeen(0, 1, TALON, False)
    assert seen(talon, 0) == talon
    assert seen(talon, 1) == seen(talon, None) == events.TalonSeen(0, 1, None, False)


def test_a_talon_shown_is_seen_by_all() -> None:
    talon = heard(won(), PASS)[-1]
    assert seen(talon, 2) == seen(talon, None) == events.TalonSeen(0, 1, TALON, True)


def test_a_hand_is_seen_by_its_owner_and_is_a_gap_to_others() -> None:
    hand = events.HandSeen(1, 0b111)
    assert (seen(hand, 1), seen(hand, 0), seen(hand, None)) == (hand, None, None)


def test_a_card_given_is_known_to_the_giver_then_to_the_receiver() -> None:
    match = do(won(), "2 pass")
    (laid,) = heard(match, Give(read_card("9D"), 2))
    assert seen(laid, 0) == events.CardGiven(0, 2, read_card("9D"))
    assert seen(laid, 2) == seen(laid, None) == events.CardGiven(0, 2, None)
    second, *received = heard(do(match, "0 give 9D 2"), Give(read_card("JS"), 1))
    assert seen(second, 1) == events.CardGiven(0, 1, None)
    assert [seen(one, 2) for one in received] == [
        events.CardReceived(2, 0, read_card("9D")),
        events.CardReceived(1, 0, None),
    ]


def test_cards_laid_aside_are_known_to_their_owner() -> None:
    match = do(won("home"), "2 pass")
    (laid,) = heard(match, Discard(TALON))
    assert seen(laid, 0) == events.CardsDiscarded(0, 3, TALON)
    assert seen(laid, 1) == events.CardsDiscarded(0, 3, None)


def test_a_card_a_marriage_and_the_trump_are_seen_by_all() -> None:
    match = do(won("home", play__trump="declarer_names_then_marriages"), "2 pass", "0 discard JS 9D 9H")
    match = do(match, "0 trump C")
    told = heard(match, Play(read_card("KH"), True))
    assert told == (
        events.CardPlayed(0, read_card("KH")),
        events.MarriageDeclared(0, Suit.HEARTS, 100),
        events.TrumpSet(0, Suit.HEARTS),
    )
    assert [seen(one, None) for one in told] == list(told)


def test_naming_trump_is_called_and_sets_it() -> None:
    match = do(won("home"), "2 pass", "0 discard JS 9D 9H")
    told = heard(match, legal_actions(match)[1])
    assert told[1:] == (events.TrumpSet(0, Suit.CLUBS),)


def test_a_marriage_that_does_not_change_trump_sets_none() -> None:
    match = do(won("home"), "2 pass", "0 discard JS 9D 9H", "0 trump C")
    told = heard(match, Play(read_card("KH"), True))
    assert [type(one) for one in told] == [events.CardPlayed, events.MarriageDeclared]


def test_a_trick_is_taken_with_its_points() -> None:
    match = do(won("home"), "2 pass", "0 discard JS 9D 9H", "0 trump C", "0 play AS", "1 play TS")
    last = legal_actions(match)[0]
    assert heard(match, last)[1] == events.TrickTaken(2, 11 + 10 + 4)


def test_all_passed_annuls_the_deal_and_opens_the_cards() -> None:
    match = do(dealt(rules("home")), "0 pass", "1 pass")
    assert match.layout is not None
    assert heard(match, PASS) == (
        events.Called(2, PASS),
        events.DealAnnulled(None),
        events.CardsOpened(match.layout),
    )


def test_a_claim_tells_whose_it_is() -> None:
    match = dealt(rules("home", deal__redeal_nines=3), {0: "9S 9C 9D AS AC AD TS"})
    told = heard(match, legal_actions(match)[-1])
    assert told[1] == events.DealAnnulled(0)
    assert isinstance(told[2], events.CardsOpened)


def test_a_deal_that_ends_opens_the_cards_and_tells_its_figures_and_marks() -> None:
    match = dealt(rules(), totals=[790, 0, 0])
    match = do(match, "0 bid 100", "1 pass", "2 pass")
    told = heard(match, WRITE_OFF)
    assert [type(one) for one in told] == [events.Called, events.CardsOpened, events.DealSettled]
    over = played_out(match)
    assert told[1] == events.CardsOpened(over.finished[0].layout)


def test_marks_follow_the_figures() -> None:
    match = do(dealt(rules(game__target=140, game__barrel="off"), totals=[0, 100, 0]), "0 bid 100")
    match = do(match, "1 pass", "2 pass")
    assert "write_off" in legal(match)
    told = heard(match, legal_actions(match)[-1])
    assert told[-1] == events.Marked(1, "win")
