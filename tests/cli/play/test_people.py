"""Several people at a keyboard: nobody sees another's cards; nothing shown depends on cards out of sight."""

from io import StringIO
from random import Random

import pytest
from msgspec.structs import replace

from tests.cli.play.terminals import chooser, monkey, play
from tests.cli.play.test_reading import NAMES, declared, leading, vocabulary
from thousand.bots import Budget
from thousand.cli.play.asking import question_for
from thousand.cli.play.drawn import DrawnScreen
from thousand.cli.play.hinting import hint_for
from thousand.cli.play.pages import page
from thousand.cli.play.plain import PlainScreen
from thousand.cli.play.screen import Scene, Screen
from thousand.cli.play.table import Chair, Table
from thousand.cli.play.vocabulary import COMMANDS
from thousand.core.cards import DECK, SUIT_SYMBOLS, cards_of, mask_of
from thousand.core.match import advance, deal, legal_actions, start
from thousand.core.rules import PRESETS, RulesForm, preset
from thousand.core.seating import layout_of
from thousand.core.state import ExchangePhase, Layout, Match, RaisePhase, TrickPhase, TrumpPhase
from thousand.core.view import View, view
from thousand.texts import texts

PEOPLE = ["--people", "3", "--names", "Anna,Boris,Vera", "--set", "game.finish=fixed_deals(2)"]
HOLDING = (ExchangePhase, RaisePhase, TrumpPhase, TrickPhase)


def test_the_screen_of_the_hand_over_shows_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, PEOPLE, monkey(4), terminal=True)
    between = [screen for screen in played.out.screens() if "The keyboard goes to" in screen]
    assert len(between) > 10
    assert not [screen for screen in between if any(sign in screen for sign in SUIT_SYMBOLS)]


def test_a_screen_shows_the_hand_of_the_person_at_the_keyboard_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, PEOPLE, monkey(5), terminal=True)
    holder, owners = "", set()
    for screen in played.out.screens():
        holder = next((name for name in NAMES if f"The keyboard goes to {name}." in screen), holder)
        owners.add(owner(screen))
        assert owner(screen) in ("", holder)
    assert owners == {"", *NAMES}


def owner(screen: str) -> str:
    """Whose hand a screen shows, if any."""
    return next((name for name in NAMES if f"{name} (you)" in screen), "")


def test_in_a_pipe_the_keyboard_is_handed_over_too(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, PEOPLE, chooser(6, 300))
    assert "The keyboard goes to Boris." in played.text
    assert "\x1b" not in "".join(played.out.pieces)


def test_a_terminal_in_plain_sentences_is_cleared_at_the_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, [*PEOPLE, "--plain"], monkey(6, 300), terminal=True)
    written = "".join(played.out.pieces)
    assert written.count("\x1b[2J") == written.count("The keyboard goes to") > 1


def test_each_person_is_told_what_happened_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, [*PEOPLE, "--seed", "5"], ["", "+", "", "pass", "", "pass", ""])
    said = played.text.rpartition("The keyboard goes to")[2]
    assert ": pass" in said


def shown(sight: View, people: Table) -> list[str]:
    """All that a person can get to see at a moment: both faces, and every page."""
    scene = Scene(sight, people)
    pages = [
        line
        for command in COMMANDS
        if command not in ("hint", "undo", "quit")
        for line in page(command, texts("en"), vocabulary(), scene, 76)[1]
    ]
    drawn = StringIO()
    faces: tuple[Screen, ...] = (
        DrawnScreen(texts("en"), vocabulary(), drawn),
        PlainScreen(texts("en"), drawn),
    )
    for face in faces:
        face.follow(scene, ())
        if sight.legal:
            face.ask(scene, question_for(texts("en"), scene))
    hint = hint_for(texts("en"), sight, people.names, Budget(nodes=1)).lines if sight.legal else ()
    return [*pages, *hint, drawn.getvalue()]


def dealt_anew(match: Match, seat: int, chance: Random) -> Match:
    """The match with the cards that a seat cannot see exchanged among those who cannot be seen."""
    sight = view(match, seat).deal
    assert sight is not None
    assert match.layout is not None
    phase = match.phase
    if isinstance(phase, HOLDING):
        others = [one for one in sight.playing if one != seat]
        unseen = [card for one in others for card in cards_of(phase.hands[one])]
        chance.shuffle(unseen)
        hands = list(phase.hands)
        for one in others:
            size = hands[one].bit_count()
            hands[one], unseen = mask_of(unseen[:size]), unseen[size:]
        return replace(match, phase=replace(phase, hands=tuple(hands)))
    hand = match.layout.hands[seat] if sight.hand is not None else 0
    deck = list(cards_of(DECK & ~hand))
    chance.shuffle(deck)
    piles = []
    for place, cards in enumerate((*match.layout.hands, *match.layout.talons)):
        size = cards.bit_count()
        keeps = place == seat and hand
        piles.append(hand if keeps else mask_of(deck[:size]))
        deck = deck if keeps else deck[size:]
    seats = len(match.layout.hands)
    return replace(match, layout=Layout(tuple(piles[:seats]), tuple(piles[seats:])))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", PRESETS)
def test_nothing_that_is_shown_depends_on_cards_out_of_sight(rules: str, players: int) -> None:
    chance = Random(f"{rules} {players}")
    people = Table(
        RulesForm(preset(rules, players), rules), tuple(Chair(str(seat)) for seat in range(players))
    )
    match = start(preset(rules, players), 0)
    match = deal(match, layout_of(match.rules, 0, chance.sample(range(24), 24))).match
    while match.layout is not None:
        for seat in range(players):
            if seat != view(match, seat).to_act or not isinstance(match.phase, ExchangePhase):
                assert shown(view(match, seat), people) == shown(
                    view(dealt_anew(match, seat, chance), seat), people
                )
        match = advance(match, chance.choice(legal_actions(match))).match


def test_a_card_that_is_seen_changes_what_is_shown() -> None:
    people = Table(RulesForm(preset(), None), tuple(Chair(name) for name in NAMES))
    assert shown(view(declared(), 0), people) != shown(view(leading(), 0), people)
