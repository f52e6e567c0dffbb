"""The figures of games add up to what was played."""

import pytest

from tests.core.table import dealt, do, rules
from thousand.bots import bot
from thousand.core.rules import PRESETS, preset
from thousand.core.state import Match
from thousand.simulate import Played, Statistics, play_matches, statistics_of

NAMES = ("rookie", "random", "random", "rookie")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", PRESETS)
def test_the_figures_add_up(rules: str, players: int) -> None:
    names = NAMES[:players]
    games = list(play_matches(preset(rules, players), [bot(name) for name in names], games=4))
    figures = statistics_of(names, games)
    results = [one.result for game in games for one in game.match.finished]
    settled = [one for one in results if one.outcome != "annulled"]
    assert figures.games == 4
    assert figures.deals == len(settled)
    assert figures.annulled == len(results) - len(settled)
    assert sum(tally.declarer_deals for tally in figures.seats) == len(settled)
    assert sum(tally.wins for tally in figures.seats) >= 4
    for seat, tally in enumerate(figures.seats):
        assert tally.declarer_deals + tally.defender_deals + tally.sitter_deals == len(settled)
        written = tally.declarer_points + tally.defender_points + tally.sitter_points
        assert written == sum(one.scores[seat] for one in settled)
        assert tally.declarer_deals == tally.played + tally.write_offs + tally.bombs
        own = [one for one in settled if one.declarer == seat]
        assert tally.made == sum(one.made is True for one in own)
        assert tally.played == sum(one.made is not None for one in own)


def test_the_seats_of_a_bot_are_added_up() -> None:
    games = list(play_matches(preset(), [bot(name) for name in NAMES[:3]], games=2))
    figures = statistics_of(NAMES[:3], games)
    assert figures.bots["rookie"] == figures.seats[0]
    assert figures.bots["random"] == figures.seats[1] + figures.seats[2]
    assert figures.bots["random"].games == 4


def test_the_fourth_who_sits_out_has_his_own_column() -> None:
    games = play_matches(preset("classic", 4), [bot("rookie")] * 4, games=1)
    figures = statistics_of(("rookie",) * 4, games)
    assert sum(tally.sitter_deals for tally in figures.seats) == figures.deals


def test_nothing_played_has_no_shares() -> None:
    figures = Statistics(("rookie", "rookie"))
    assert figures.mean_length is None
    assert figures.seats[0].made_share is None
    assert figures.seats[0].mean_contract is None
    assert figures.seats[0].points_a_deal("declarer") is None


def counted(match: Match) -> Statistics:
    return statistics_of(("rookie",) * 3, [Played(1, match, stopped=False)])


def test_a_write_off_counts_as_no_contract_played() -> None:
    figures = counted(do(dealt(rules()), "0 bid 100", "1 pass", "2 pass", "0 write_off"))
    tally = figures.seats[0]
    assert (tally.write_offs, tally.played, tally.declarer_deals, tally.declarer_points) == (1, 0, 1, 0)
    assert figures.seats[1].points_a_deal("defender") == 60


def test_a_claim_counts_for_the_seat_that_claims() -> None:
    match = dealt(rules(deal__redeal_nines_when="dealt"), {0: "9S 9C 9D 9H"})
    figures = counted(do(match, "0 claim"))
    assert figures.annulled == 1
    assert figures.deals == 0
    assert [tally.claims for tally in figures.seats] == [1, 0, 0]
