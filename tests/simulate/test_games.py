"""Games and deals between bots."""

import pytest

from thousand.bots import bot
from thousand.core.match import phase_name
from thousand.core.record import read_record, replay
from thousand.core.rules import preset
from thousand.core.testing import invariants
from thousand.simulate import play_deals, play_matches, record_bytes

ROOKIES = [bot("rookie")] * 3


def test_the_same_seed_gives_the_same_games() -> None:
    one = [played.match for played in play_matches(preset(), ROOKIES, games=2, seed=3)]
    assert one == [played.match for played in play_matches(preset(), ROOKIES, games=2, seed=3)]
    assert one != [played.match for played in play_matches(preset(), ROOKIES, games=2, seed=4)]


def test_a_game_is_the_same_whatever_was_played_before_it() -> None:
    few = list(play_matches(preset(), ROOKIES, games=2, seed=3))
    many = list(play_matches(preset(), ROOKIES, games=3, seed=3))
    assert few == many[:2]


def test_games_are_played_to_their_end_by_the_laws() -> None:
    for played in play_matches(preset("club"), ROOKIES, games=3):
        assert phase_name(played.match) == "game_over"
        assert invariants(played.match) == []


def test_a_game_that_does_not_end_is_stopped() -> None:
    (played,) = play_matches(preset(), ROOKIES, games=1, most_deals=2)
    assert played.stopped
    assert len(played.match.finished) == 2


def test_single_deals_begin_at_nothing_and_every_seat_deals() -> None:
    played = list(play_deals(preset(), ROOKIES, deals=4))
    assert [len(one.match.finished) for one in played] == [1] * 4
    assert [one.match.finished[0].dealer for one in played] == [0, 1, 2, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_replays_to_the_same_game(players: int) -> None:
    names = ("rookie",) * players
    for played in play_matches(preset("polish", players), [bot("rookie")] * players, games=1):
        record = read_record(record_bytes(played, names, "polish"))
        assert record.rules.preset == "polish"
        assert record.seats == names
        assert replay(record).match.standings == played.match.standings
