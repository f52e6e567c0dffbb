"""Duplicate deals: the same cards for every line-up; what came of them counted as it was."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from thousand.arena import SEER, Plan, contests
from thousand.arena.entry import outcome_of
from thousand.arena.playing import Clock, deck_of, play_game, play_lineup, play_unit
from thousand.arena.times import added, milliseconds, quantile, step_of
from thousand.core.rules import PRESETS, preset
from thousand.core.state import Match
from thousand.simulate import statistics_of
from thousand.simulate.games import Played


def plan(rules: str = "classic", players: int = 3, *, whole: bool = False, gaps: int = 0) -> Plan:
    return Plan(preset(rules, players), contests(["rookie", "random"], players), 11, whole, gaps)


def played(of: Plan, number: int) -> Iterator[Match]:
    return (play_game(of, lineup, number, Clock()) for lineup in of.lineups)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ["classic", "home"])
def test_every_line_up_gets_the_same_cards_and_dealer(rules: str, players: int) -> None:
    of = plan(rules, players, gaps=1)
    for number in range(1, 5):
        first = [match.finished[0] for match in played(of, number)]
        assert len({deal.layout for deal in first}) == 1
        assert {deal.dealer for deal in first} == {(number - 1) % players}


def test_an_annulled_deal_is_dealt_again_from_the_next_deck_of_the_same_lot() -> None:
    of = plan("home")
    annulled = 0
    for number in range(1, 13):
        matches = list(played(of, number))
        assert all(match.settled == 1 for match in matches)
        for attempt in range(1, max(len(match.finished) for match in matches)):
            again = [match for match in matches if len(match.finished) > attempt]
            assert len({match.finished[attempt].layout for match in again}) == 1
            assert all(one.finished[attempt].layout != one.finished[attempt - 1].layout for one in again)
            annulled += 1
    assert annulled


def test_the_games_of_a_number_hold_the_same_deals() -> None:
    of = Plan(preset("classic"), contests(["rookie", "random"], 3)[:1], 11, whole=True)
    matches = [match for match in played(of, 1) if match.settled == len(match.finished)]
    assert len(matches) > 1
    for deals in zip(*(match.finished for match in matches), strict=False):
        assert len({deal.layout for deal in deals}) == 1


def test_decks_differ_by_everything_that_names_them() -> None:
    names = [(1, 1, 0, 0), (2, 1, 0, 0), (1, 2, 0, 0), (1, 1, 1, 0), (1, 1, 0, 1)]
    assert len({tuple(deck_of(*name)) for name in names}) == len(names)
    assert all(sorted(deck_of(*name)) == list(range(24)) for name in names)


def test_the_same_unit_comes_to_the_same() -> None:
    of = plan(gaps=1)
    assert play_unit(of, 2).outcomes == play_unit(of, 2).outcomes


def test_an_outcome_counts_what_the_figures_of_games_count() -> None:
    of = plan(whole=True)
    for number, match in enumerate(played(of, 1), 1):
        outcome = outcome_of(match, stopped=False)
        told = statistics_of(["x"] * 3, [Played(number, match, False)])
        assert outcome.deals == told.deals
        assert outcome.annulled == told.annulled
        for seat, tally in enumerate(told.seats):
            assert outcome.points[seat] == tally.declarer_points + tally.defender_points
            assert outcome.declared[seat] == tally.declarer_deals
            assert (outcome.played[seat], outcome.made[seat], outcome.bid[seat]) == (
                tally.played,
                tally.made,
                tally.bid,
            )
            assert outcome.shares[seat] == tally.wins
            assert outcome.faced[seat] == sum(outcome.played) - outcome.played[seat]


def test_a_sitter_faces_no_contract() -> None:
    of = plan(players=4)
    outcome = play_lineup(of, ("rookie",) * 4, 1, Clock())
    assert outcome.deals == 1
    assert outcome.faced[0] == 0
    assert sum(outcome.faced) == 2 * sum(outcome.played)


def test_points_a_deal_and_those_ahead_of_the_others() -> None:
    of = replace(play_lineup(plan(), ("random",) * 3, 1, Clock()), deals=2, points=(30, 10, -40))
    assert of.points_a_deal(0) == 15
    assert of.ahead(0) == 15 - (5 - 20) / 2


def test_times_are_kept_of_choices_alone_by_part_of_the_deal() -> None:
    times = play_unit(plan(), 1).times
    assert set(times) == {"rookie", "random"}
    assert set(times["rookie"]) <= {"auction", "exchange", "card"}
    counted = sum(added(times["rookie"].values()).values()) + sum(added(times["random"].values()).values())
    decisions = sum(len(match.finished[0].actions) for match in played(plan(), 1))
    assert 0 < counted < decisions


def test_quantiles_of_times_are_within_a_step() -> None:
    counts = added([{step_of(1_000_000): 1}] * 90 + [{step_of(50_000_000): 1}] * 10)
    assert quantile(counts, 0.5) == pytest.approx(1.0, rel=0.05)
    assert quantile(counts, 0.95) == pytest.approx(50.0, rel=0.05)
    assert quantile({}, 0.5) is None
    assert milliseconds(step_of(1)) < 0.001


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", list(PRESETS))
def test_the_seer_plays_by_the_rules_and_makes_what_it_bids(rules: str, players: int) -> None:
    """Only a forced opening, and what a forced opener must play, can fail."""
    of = Plan(preset(rules, players), contests(["rookie", "random"], players)[:1], 3)
    lineup = (SEER,) * players
    for number in range(1, 4):
        result = play_game(of, lineup, number, Clock()).finished[-1].result
        assert result.made is not False or result.contract == of.rules.auction.minimum_bid


def test_the_seer_is_far_ahead_of_the_rookie() -> None:
    of = Plan(preset("classic"), contests(["rookie", "rookie"], 3), 3, gaps=1)
    gains = []
    for number in range(1, 21):
        outcomes = dict(zip(of.lineups, play_unit(of, number).outcomes, strict=True))
        base = outcomes["rookie", "rookie", "rookie"]
        seats = range(3)
        lineups = [("rookie",) * seat + (SEER,) + ("rookie",) * (2 - seat) for seat in seats]
        gains += [outcomes[lineups[seat]].points[seat] - base.points[seat] for seat in seats]
    assert sum(gains) / len(gains) > 20
