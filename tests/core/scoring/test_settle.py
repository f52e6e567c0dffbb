"""The settlement as a whole: its order, its lines, the next dealer."""

from tests.core.table import marks, on_barrel, result, rules, settled, totals
from thousand.core.scoring.settle import STEPS
from thousand.core.state import ScoreLine, Standing


def test_the_steps_are_taken_in_their_order() -> None:
    assert [step.__name__ for step in STEPS] == [
        "write_scores",
        "double_dark",
        "strike_locked",
        "strike_on_barrel",
        "bolts",
        "gave_up",
        "add_scores",
        "meet_on_barrel",
        "dump",
    ]


def test_the_deal_passes_clockwise() -> None:
    assert settled(rules(), [100, 15, 5], dealer=2).dealer == 0
    assert settled(rules(), [100, 15, 5], dealer=0).dealer == 1
    assert settled(rules("classic", 4), [0, 0, 0, 0], dealer=3, outcome="write_off").dealer == 0


def test_every_point_is_a_line() -> None:
    match = settled(rules(), [100, 13, 7])
    assert result(match).lines == (
        ScoreLine(1, 0, 100, "contract"),
        ScoreLine(1, 1, 15, "defence"),
        ScoreLine(1, 2, 5, "defence"),
    )


def test_what_is_nothing_is_no_line() -> None:
    assert [line.seat for line in result(settled(rules(), [118, 0, 2])).lines] == [0]


def test_the_dark_and_the_lock_have_lines_of_their_own() -> None:
    chosen = rules("polish", auction__dark=True)
    lines = result(settled(chosen, [120, 0, 20], [0, 0, 900], contract=120, dark=True)).lines
    assert [(line.seat, line.points, line.reason) for line in lines] == [
        (0, 120, "earned"),
        (2, 20, "defence"),
        (0, 120, "dark"),
        (2, -20, "lock"),
    ]


def test_a_deal_numbers_its_lines() -> None:
    first = settled(rules(), [100, 13, 7])
    second = settled(rules(), [100, 13, 7], before=first)
    assert {line.deal for line in result(second).lines} == {2}
    assert totals(second) == [200, 30, 10]
    assert second.settled == 2


def test_marks_stand_in_the_order_of_the_steps_then_of_the_seats() -> None:
    chosen = rules(game__barrel__newcomer="knocks_off", game__dump_at=555)
    match = settled(chosen, [115, 0, 5], [Standing(780), Standing(555, bolts=1), on_barrel(1)])
    assert marks(match) == ["1 bolt", "0 barrel", "2 attempt", "2 knocked_off", "1 dump"]


def test_counts_of_other_seats_stay() -> None:
    kept = Standing(100, bolts=4, write_offs=2, bombs=1, leavings=2)
    match = settled(rules("home"), [100, 15, 5], [0, 0, kept])
    assert match.standings[2] == Standing(105, bolts=4, write_offs=2, bombs=1, leavings=2)
