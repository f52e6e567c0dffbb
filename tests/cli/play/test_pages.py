"""The pages that a person asks for between and during deals."""

from random import Random

import pytest

from thousand.cli.play.screen import Scene
from thousand.cli.play.sheets import score_lines, why_lines
from thousand.cli.play.table import Chair, Table
from thousand.core.match import deal, start
from thousand.core.rules import RulesForm, preset
from thousand.core.state import Match
from thousand.core.testing import play_deal, random_layout
from thousand.core.view import view
from thousand.texts import texts

NAMES = ("Anna", "Boris", "Vera", "Gleb")


def scene_of(match: Match) -> Scene:
    names = NAMES[: len(match.standings)]
    table = Table(RulesForm(match.rules, "home"), tuple(Chair(name, None) for name in names))
    return Scene(view(match, 0), table)


def after_one_deal(players: int, totals: list[int] | None = None) -> Match:
    match = start(preset("home", players), 0, totals)
    chance = Random(5)
    while not match.settled:
        layout = random_layout(match.rules, match.dealer, chance)
        match = play_deal(deal(match, layout).match, chance)
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_why_accounts_for_every_player_of_the_first_deal(players: int) -> None:
    lines = why_lines(texts("en"), scene_of(after_one_deal(players)))
    for name in NAMES[:players]:
        assert any(line.startswith(f"{name}:") for line in lines), lines


def test_why_goes_on_from_the_totals_at_the_start() -> None:
    match = after_one_deal(3, [120, 240, 360])
    text = "\n".join(why_lines(texts("en"), scene_of(match)))
    for total in match.start:
        assert str(total) in text


def test_the_sheet_shows_the_totals() -> None:
    match = after_one_deal(3)
    text = "\n".join(score_lines(texts("en"), scene_of(match), True, 80))
    for standing in match.standings:
        assert str(abs(standing.total)) in text
