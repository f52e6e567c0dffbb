"""What happens and what may be done, as a seat hears it."""

from typing import get_args

import pytest

from thousand.core import actions as act
from thousand.core import events as ev
from thousand.core.cards import Suit, read_card, read_cards
from thousand.core.events import seen
from thousand.core.state import Contract, DealResult, Layout, Mark, Outcome, Worth
from thousand.texts import LANGUAGES, say_action, say_event, texts
from thousand.texts.events import _EVENTS

NAMES = ("Anna", "Boris", "Vera")
RUSSIAN = ("Аня", "Петя", "Вера")
TALON = read_cards("JD 9D TH")
TEN = read_card("TH")
RESULT = DealResult(
    outcome="played",
    declarer=1,
    contract=120,
    made=True,
    worth=(Worth(cards=12), Worth(cards=71, marriages=60), Worth(cards=17)),
    scores=(10, 120, 0),
    totals=(10, 120, 0),
    marks=(),
    lines=(),
)


def failed(result: DealResult) -> DealResult:
    """The same deal with its contract failed."""
    return DealResult("played", 1, 120, False, result.worth, (10, -120, 0), (10, -120, 0), (), ())


def given_up(outcome: Outcome) -> DealResult:
    """A deal that its declarer gave up."""
    return DealResult(outcome, 1, 100, None, (Worth(),) * 3, (60, 0, 60), (60, 0, 60), (), ())


def heard(
    event: ev.Event, seat: int | None = 0, names: tuple[str, ...] = NAMES, language: str = "en"
) -> str | None:
    """What a seat hears of an event."""
    passed = seen(event, seat)
    return say_event(texts(language), passed, names) if passed else None


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.DealStarted(3, 2), "Deal 3. Dealer: Vera."),
        (ev.HandSeen(0, TALON), "Anna looks at the cards: J♦ 9♦ 10♥"),
        (ev.HandSeen(1, TALON), None),
        (ev.Called(1, act.Dark()), "Boris bids 120 in the dark."),
        (ev.Called(1, act.Look()), "Boris looks at the cards first."),
        (ev.Called(1, act.Claim()), "Boris demands a new deal."),
        (ev.Called(1, act.Bid(110)), "Boris: 110"),
        (ev.Called(1, act.Pass()), "Boris: pass"),
        (ev.Called(1, act.Take(2)), None),
        (ev.Called(1, act.WriteOff()), "Boris writes the deal off."),
        (ev.Called(1, act.Bomb()), "Boris throws the bomb."),
        (ev.Called(1, act.Raise(130)), "Boris raises to 130."),
        (ev.Called(1, act.Stand()), "Boris leaves the contract as it is."),
        (ev.Called(1, act.NameTrump(Suit.HEARTS)), None),
        (ev.AuctionWon(Contract(1, 110, False, False)), "Boris is declarer. Contract: 110."),
        (ev.AuctionWon(Contract(1, 120, True, False)), "Boris is declarer. Contract: 120, in the dark."),
        (ev.TalonSeen(1, 1, TALON, True), "Boris takes the talon: J♦ 9♦ 10♥"),
        (ev.TalonSeen(1, 1, TALON, False), "Boris takes the talon."),
        (ev.CardGiven(0, 1, TEN), "Anna lays a card for Boris: ten of hearts."),
        (ev.CardGiven(1, 2, TEN), "Boris lays a card for Vera."),
        (ev.CardReceived(0, 1, TEN), "Anna gets a card: ten of hearts."),
        (ev.CardReceived(2, 1, TEN), None),
        (ev.CardsDiscarded(0, 3, TALON), "Anna lays 3 cards aside: J♦ 9♦ 10♥"),
        (ev.CardsDiscarded(1, 3, TALON), "Boris lays 3 cards aside."),
        (ev.CardPlayed(1, TEN), "Boris: ten of hearts"),
        (ev.MarriageDeclared(1, Suit.CLUBS, 60), "Boris declares the marriage of clubs: 60."),
        (ev.MarriageDeclared(1, None, 200), "Boris declares the ace marriage: 200."),
        (ev.TrumpSet(1, Suit.CLUBS), "Trump: clubs."),
        (ev.TrickTaken(1, 21), "Boris takes the trick, 21 points."),
        (ev.DealAnnulled(None), "All pass. The deal is annulled."),
        (ev.DealAnnulled(1), "The deal is annulled as Boris demands."),
        (ev.CardsOpened(Layout((0, 0, 0), (TALON,))), None),
        (ev.DealSettled(RESULT), "Boris makes 120 with 131. Written: Anna +10, Boris +120, Vera 0."),
        (ev.DealSettled(failed(RESULT)), "Boris fails 120 with 131. Written: Anna +10, Boris −120, Vera 0."),
        (
            ev.DealSettled(given_up("write_off")),
            "Boris writes the deal off. Written: Anna +60, Boris 0, Vera +60.",
        ),
        (ev.DealSettled(given_up("bomb")), "Boris throws the bomb. Written: Anna +60, Boris 0, Vera +60."),
        (ev.DealSettled(DealResult("annulled", None, None, None, (), (), (), (), ())), None),
        (ev.Marked(1, "barrel"), "Boris mounts the barrel."),
        (ev.Marked(1, "win"), "Boris wins the game."),
    ],
)
def test_an_event_is_a_sentence(event: ev.Event, sentence: str | None) -> None:
    assert heard(event) == sentence


def test_two_players_hear_which_talon_goes_to_whom() -> None:
    two = NAMES[:2]
    assert heard(ev.TalonSeen(1, 2, TALON, True), names=two) == "Boris takes talon 2: J♦ 9♦ 10♥"
    assert heard(ev.TalonSeen(1, 2, TALON, False), names=two) == "Boris takes talon 2."


def test_every_kind_of_event_has_its_words() -> None:
    assert set(_EVENTS) == set(get_args(ev.Event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mark", get_args(Mark))
def test_every_mark_is_said_of_a_player(language: str, mark: Mark) -> None:
    assert "Vera" in str(heard(ev.Marked(2, mark), language=language))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.TrickTaken(1, 21), "Петя берёт взятку, 21 очко."),
        (ev.Called(1, act.Pass()), "Петя: пас"),
        (ev.CardPlayed(2, TEN), "Вера: десятка червей"),
        (ev.MarriageDeclared(0, Suit.HEARTS, 100), "Аня объявляет марьяж: червы, 100."),
        (ev.Marked(1, "barrel"), "Петя садится на бочку."),
    ],
)
def test_russian_sentences_leave_names_as_they_are(event: ev.Event, sentence: str) -> None:
    assert heard(event, names=RUSSIAN, language="ru") == sentence


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (act.Dark(), "bid 120 in the dark"),
        (act.Look(), "look at the cards"),
        (act.Claim(), "demand a new deal"),
        (act.Bid(100), "bid 100"),
        (act.Pass(), "pass"),
        (act.Take(2), "take talon 2"),
        (act.WriteOff(), "write the deal off"),
        (act.Bomb(), "throw the bomb"),
        (act.Give(TEN, 1), "give Boris a card: ten of hearts"),
        (act.Discard(TALON), "lay aside: J♦ 9♦ 10♥"),
        (act.Raise(130), "raise to 130"),
        (act.Stand(), "leave the contract as it is"),
        (act.NameTrump(Suit.HEARTS), "name trump: hearts"),
        (act.Play(TEN), "play the ten of hearts"),
        (act.Play(read_card("KH"), declare=True), "lead the king of hearts and declare the marriage"),
        (act.Play(read_card("AH"), declare=True), "lead the ace of hearts and declare the ace marriage"),
    ],
)
def test_an_action_has_words(action: act.Action, words: str) -> None:
    assert say_action(texts("en"), action, NAMES) == words


def test_every_kind_of_action_has_its_words() -> None:
    samples: list[act.Action] = [act.DARK, act.LOOK, act.CLAIM, act.PASS, act.WRITE_OFF, act.BOMB, act.STAND]
    samples += [act.Bid(100), act.Take(1), act.Give(TEN, 1), act.Discard(TALON), act.Raise(100)]
    samples += [act.NameTrump(Suit.HEARTS), act.Play(TEN)]
    assert {type(action) for action in samples} == set(get_args(act.Action))
    for language in LANGUAGES:
        said = [say_action(texts(language), action, NAMES) for action in samples]
        assert len(set(said)) == len(said)
