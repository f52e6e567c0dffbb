"""How two rule sets differ."""

from tests.core.table import rules
from thousand.core.rules import Barrel, Change, diff, nearest_preset, preset


def test_rules_do_not_differ_from_themselves() -> None:
    assert diff(preset(), preset()) == ()


def test_options_that_differ_are_told_in_table_order() -> None:
    changed = rules(game__target=500, game__barrel="off", auction__bid_step=10)
    assert [one.option for one in diff(preset(), changed)] == [
        "auction.bid_step",
        "game.target",
        "game.barrel",
    ]


def test_parts_of_a_group_are_told_one_by_one() -> None:
    changed = rules(game__barrel={"deals": 2, "fall": 100})
    assert diff(preset(), changed) == (
        Change("game.barrel.deals", 3, 2),
        Change("game.barrel.fall", 120, 100),
    )


def test_a_group_that_is_off_on_one_side_is_told_whole() -> None:
    changed = rules("home", game__barrel={})
    (one,) = diff(preset("home"), changed)
    assert (one.option, one.before) == ("game.barrel", "off")
    assert isinstance(one.after, Barrel)
    assert diff(changed, preset("home"))[0].after == "off"


def test_the_nearest_preset_is_the_one_with_the_fewest_changes() -> None:
    assert nearest_preset(rules("polish", play__must_beat="suit")) == "polish"
    assert nearest_preset(rules("club", 4, auction__dark=False)) == "club"
