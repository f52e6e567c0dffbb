"""Bolts and write-offs, and what every so many of them cost (rulebook 6.8, 9.11; step 3)."""

from tests.core.table import marks, on_barrel, result, rules, scores, settled, totals
from thousand.core.state import Declared, Standing, Trick


def test_a_defender_who_earned_nothing_gets_a_bolt() -> None:
    match = settled(rules(), [118, 0, 2])
    assert [one.bolts for one in match.standings] == [0, 1, 0]
    assert marks(match) == ["1 bolt"]


def test_unrounded_points_keep_a_bolt_away() -> None:
    match = settled(rules(), [118, 2, 0])
    assert scores(match) == [100, 0, 0]
    assert marks(match) == ["2 bolt"]


def test_a_marriage_keeps_a_bolt_away() -> None:
    match = settled(rules(), [120, 0, 0], declared=(Declared(1, 2, None, 40),))
    assert marks(match) == ["2 bolt"]


def test_a_marriage_that_does_not_count_keeps_no_bolt_away() -> None:
    chosen = rules(play__marriage_counts="with_a_later_trick")
    lost = (Trick(1, (), 0),) * 3
    match = settled(chosen, [120, 0, 0], declared=(Declared(1, 2, None, 40),), tricks=lost)
    assert marks(match) == ["1 bolt", "2 bolt"]


def test_the_third_bolt_costs_120_in_that_deal() -> None:
    match = settled(rules(), [120, 0, 0], [0, Standing(300, bolts=2), Standing(50, bolts=1)])
    assert scores(match) == [100, -120, 0]
    assert totals(match) == [100, 180, 50]
    assert marks(match) == ["1 bolt", "1 bolt_penalty", "2 bolt"]
    assert [one.bolts for one in match.standings] == [0, 3, 2]


def test_every_third_bolt_costs_not_only_the_first() -> None:
    match = settled(rules(), [110, 0, 10], [0, Standing(300, bolts=5), 0])
    assert totals(match)[1] == 180
    match = settled(rules(), [110, 0, 10], [0, Standing(300, bolts=3), 0])
    assert totals(match)[1] == 300


def test_how_many_bolts_cost_how_much_is_an_option() -> None:
    chosen = rules(scoring__bolts={"every": 2, "penalty": 75})
    assert scores(settled(chosen, [110, 0, 10], [0, Standing(300, bolts=1), 0])) == [100, -75, 10]


def test_the_declarer_gets_no_bolt() -> None:
    assert marks(settled(rules(), [0, 60, 60])) == []


def test_nobody_on_the_barrel_gets_a_bolt() -> None:
    match = settled(rules(), [118, 0, 2], [0, on_barrel(), 0])
    assert marks(match) == ["1 attempt"]
    assert match.standings[1].bolts == 0


def test_the_sitter_gets_no_bolt() -> None:
    match = settled(rules("classic", 4), [100, 0, 20, 0], dealer=3, talons=["9S 9C 9D"])
    assert marks(match) == ["1 bolt"]


def test_a_deal_given_up_gives_no_bolt() -> None:
    assert marks(settled(rules(), [0, 0, 0], outcome="write_off")) == []


def test_a_bolt_comes_also_where_defenders_do_not_score() -> None:
    match = settled(rules(scoring__defenders_score=False), [100, 0, 20])
    assert marks(match) == ["1 bolt"]


def test_the_third_write_off_of_a_player_costs_120() -> None:
    match = settled(rules(), [0, 0, 0], [Standing(500, write_offs=2), 0, 0], outcome="write_off")
    assert scores(match) == [-120, 60, 60]
    assert totals(match) == [380, 60, 60]
    assert marks(match) == ["0 write_off_penalty"]
    assert match.standings[0].write_offs == 3


def test_write_offs_are_free_again_twice_after_the_third() -> None:
    for count, score in ((0, 0), (1, 0), (3, 0), (4, 0), (5, -120)):
        match = settled(rules(), [0, 0, 0], [Standing(500, write_offs=count), 0, 0], outcome="write_off")
        assert scores(match)[0] == score


def test_with_none_free_every_write_off_costs() -> None:
    chosen = rules(talon__write_off={"free": 0, "penalty": 50})
    assert scores(settled(chosen, [0, 0, 0], outcome="write_off"))[0] == -50


def test_a_write_off_is_no_bomb_and_a_bomb_no_write_off() -> None:
    given = settled(rules(), [0, 0, 0], outcome="write_off").standings[0]
    assert (given.write_offs, given.bombs) == (1, 0)
    given = settled(rules("polish"), [0, 0, 0], outcome="bomb").standings[0]
    assert (given.write_offs, given.bombs) == (0, 1)


def test_the_penalty_of_a_bolt_is_no_part_of_what_was_earned() -> None:
    match = settled(rules(), [120, 0, 0], [0, Standing(0, bolts=2), 0])
    assert result(match).earned == (120, 0, 0)
    assert [line.reason for line in result(match).lines if line.seat == 1] == ["bolts"]


def test_a_penalty_may_bring_a_player_to_the_dump() -> None:
    chosen = rules(game__dump_at=555)
    match = settled(chosen, [120, 0, 0], [0, Standing(675, bolts=2), 0])
    assert totals(match) == [100, 0, 0]
    assert marks(match) == ["1 bolt", "1 bolt_penalty", "2 bolt", "1 dump"]


def test_bolts_off_are_not_counted() -> None:
    match = settled(rules("home"), [120, 0, 0])
    assert marks(match) == []
    assert match.standings[1].bolts == 0
