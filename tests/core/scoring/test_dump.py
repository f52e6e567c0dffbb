"""The dump (rulebook, chapter 11; step 6 of the settlement)."""

import pytest

from tests.core.table import dealt, do, marks, on_barrel, result, rules, settled, totals

DUMP = rules(game__dump_at=555, game__dump_negative=True)
UP = rules(game__dump_at=555, game__dump_negative=False)


def test_a_total_of_exactly_the_figure_becomes_zero() -> None:
    match = settled(DUMP, [100, 15, 5], [455, 541, 0])
    assert totals(match) == [0, 556, 5]
    assert marks(match) == ["0 dump"]
    assert [line.reason for line in result(match).lines if line.seat == 0] == ["contract", "dump"]


def test_a_negative_total_is_dumped_where_the_option_says_so() -> None:
    assert totals(settled(DUMP, [60, 40, 20], [-455, 0, 0])) == [0, 40, 20]
    assert totals(settled(UP, [60, 40, 20], [-455, 0, 0])) == [-555, 40, 20]


@pytest.mark.parametrize("total", [554, 556, -554])
def test_a_total_beside_the_figure_stays(total: int) -> None:
    assert totals(settled(DUMP, [100, 0, 20], [0, total, 0]))[1] == total


def test_a_total_that_did_not_change_is_dumped_too() -> None:
    assert totals(settled(DUMP, [100, 0, 20], [0, 555, 0])) == [100, 0, 20]


def test_an_annulled_deal_dumps_nothing() -> None:
    chosen = rules("home", game__dump_at=555)
    match = do(dealt(chosen, totals=[555, 0, 0]), "0 pass", "1 pass", "2 pass")
    assert totals(match) == [555, 0, 0]
    assert result(match).outcome == "annulled"


def test_the_dump_comes_after_a_fall() -> None:
    chosen = rules(game__dump_at=760)
    match = settled(chosen, [100, 0, 20], [0, on_barrel(2), 0])
    assert marks(match)[-1] == "1 dump"
    assert totals(match)[1] == 0


def test_without_the_option_nothing_is_dumped() -> None:
    assert totals(settled(rules(), [100, 0, 20], [0, 555, 0]))[1] == 555
