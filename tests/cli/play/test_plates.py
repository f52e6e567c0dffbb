"""The plates of the players keep to the room that they have, whatever there is to say."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from thousand.cli.play.cards_drawn import CardPainter
from thousand.cli.play.picture import COLUMNS, EDGE
from thousand.cli.play.plates import NARROW, Pieces, Plates
from thousand.cli.play.screen import Scene
from thousand.cli.play.table import Chair, Table
from thousand.cli.play.vocabulary import Vocabulary
from thousand.cli.terminal import width_of
from thousand.core.match import apply, deal, legal_actions, start, to_act
from thousand.core.rules import RulesForm, preset
from thousand.core.state import Match, OnBarrel
from thousand.core.testing import random_layout
from thousand.core.view import view
from thousand.texts import LANGUAGES, texts

NAMES = ("Ааааааааааааааа1", "Бббббббббббббббб", "Wwwwwwwwwwwwwwww", "Гггггггггггггггг")


def moments() -> Iterator[Match]:
    """A deal for four, step by step; everybody has everything that a plate can tell."""
    chance = Random(5)
    match = start(preset("classic", 4), 0, [880, 880, 880, 880])
    match = deal(match, random_layout(match.rules, match.dealer, chance)).match
    while (seat := to_act(match)) is not None:
        crowded = tuple(replace(one, barrel=OnBarrel(2), bolts=2) for one in match.standings)
        yield replace(match, standings=crowded)
        match = apply(match, seat, chance.choice(legal_actions(match))).match


def width(pieces: Pieces) -> int:
    return sum(width_of(text) for text, _ in pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plate_is_wider_than_its_room(language: str) -> None:
    words = texts(language)
    table = Table(RulesForm(preset("classic", 4), "classic"), tuple(Chair(name, "rookie") for name in NAMES))
    painter = CardPainter(words, Vocabulary(words, texts("en")))
    seen = 0
    for match in moments():
        for seat in range(4):
            plates = Plates(words, painter, Scene(view(match, seat), table))
            own = plates.own(seat, COLUMNS - 2 * EDGE)
            assert width(own) <= COLUMNS - 2 * EDGE
            assert NAMES[seat] in "".join(text for text, _ in own)
            assert all(width(line) <= NARROW for line in plates.plate(seat, NARROW))
            seen += 1
    assert seen > 100
