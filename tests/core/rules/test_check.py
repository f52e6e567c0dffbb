"""Rules that cannot be played are refused, all faults at once."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.core.table import rules
from thousand.core.errors import RULES_CODES
from thousand.core.rules import InvalidRules, Rules, allowed_text, change, check, preset, require_playable
from thousand.core.rules.check import value_problem

RANGES: list[tuple[str, object, object, object, object]] = [
    ("game.target", 100, 10_000, 99, 10_001),
    ("game.barrel.fall", 1, 880, 0, 881),
    ("talon.write_off.others", 0, 1000, -1, 1001),
    ("talon.write_off.penalty", 0, 1000, -1, 1001),
    ("talon.write_off.free", 0, 10, -1, 11),
    ("talon.bomb.others", 0, 1000, -1, 1001),
    ("talon.bomb.per_game", 1, 10, 0, 11),
    ("scoring.bolts.every", 1, 10, 0, 11),
    ("scoring.bolts.penalty", 0, 1000, -1, 1001),
    ("deal.redeal_below", 1, 60, 0, 61),
    ("auction.bid_ceiling", 100, 700, 99, 701),
    ("game.dump_at", 1, 999, 0, 1000),
    ("game.barrel.deals", 1, 5, 0, 6),
    ("game.finish", "fixed_deals(1)", "fixed_deals(1000)", "fixed_deals(0)", "fixed_deals(1001)"),
    ("play.marriage_values", [0, 0, 0, 0], [500] * 4, [0, 0, 0, -5], [505, 0, 0, 0]),
]


def codes(chosen: Rules, **changes: Any) -> list[str]:
    with pytest.raises(InvalidRules) as caught:
        change(chosen, {key.replace("__", "."): value for key, value in changes.items()})
    assert {problem.code for problem in caught.value.problems} <= set(RULES_CODES)
    return [problem.code for problem in caught.value.problems]


@pytest.mark.parametrize(("name", "low", "high", "below", "above"), RANGES)
def test_a_number_has_its_range(name: str, low: object, high: object, below: object, above: object) -> None:
    base = change(rules(), {"game.target": 10_000}) if name == "game.barrel.fall" else rules()
    if name == "game.target":
        base = change(base, {"game.barrel": "off"})
    for value in (low, high):
        assert check(change(base, {name: value})) == ()
    for value in (below, above):
        with pytest.raises(InvalidRules):
            change(base, {name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("auction.bid_step", 7),
        ("auction.bid_step", True),
        ("auction.bid_step", "5"),
        ("auction.jumps", 1),
        ("auction.jumps", "yes"),
        ("auction.minimum_bid", 85),
        ("deal.redeal_nines", 2),
        ("deal.redeal_below", 12.5),
        ("play.marriage_values", [40, 60, 80]),
        ("play.marriage_values", [40, 60, 80, 101]),
        ("play.marriage_values", "40/60/80/100"),
        ("play.ace_marriage", 100),
        ("game.finish", "soon"),
        ("game.finish", "fixed_deals()"),
        ("game.finish", "fixed_deals(012)"),
        ("game.finish", "fixed_deals(12"),
        ("game.finish", 12),
        ("game.finish", None),
        ("game.barrel", "on"),
        ("game.barrel", None),
        ("game.barrel", 880),
        ("scoring.lock_at", 801),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(InvalidRules) as caught:
        change(rules(), {name: value})
    (problem,) = caught.value.problems
    assert (problem.path, problem.code) == (name, "value_not_allowed")
    assert problem.params["allowed"] == allowed_text(name)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game__target": 880}, "barrel_at_target"),
        ({"game__target": 900, "game__barrel__at": 900}, "barrel_at_target"),
        ({"game__barrel__fall": 900}, "fall_above_barrel"),
        ({"game__dump_at": 880}, "dump_at_barrel"),
        ({"game__dump_at": 1000}, "dump_at_target"),
        ({"scoring__lock_at": 900, "game__target": 900, "game__barrel": "off"}, "lock_at_target"),
        ({"auction__bid_ceiling": 95}, "ceiling_below_minimum"),
        ({"auction__bid_ceiling": 115, "auction__dark": True}, "dark_above_ceiling"),
        ({"play__must_beat": "suit_and_trump", "play__must_trump": False}, "overtrump_without_trump"),
    ],
)
def test_a_pair_that_does_not_go_together_is_refused(changes: dict[str, Any], code: str) -> None:
    assert codes(rules(), **changes) == [code]


@pytest.mark.parametrize(
    "changes",
    [
        {"game__target": 881},
        {"game__barrel__at": 900, "game__barrel__fall": 900},
        {"game__dump_at": 879},
        {"scoring__lock_at": 900},
        {"auction__bid_ceiling": 120, "auction__dark": True},
        {"auction__bid_ceiling": 80, "auction__minimum_bid": 80},
        {"play__must_beat": "suit", "play__must_trump": False},
        {"game__dump_at": 880, "game__barrel": "off"},
    ],
)
def test_its_neighbours_are_allowed(changes: dict[str, Any]) -> None:
    assert check(rules(**changes)) == ()


def test_two_with_a_talon_each_have_no_exchange_to_give_up_in() -> None:
    one_each = {"deal__two_player_talons": "one_each"}
    assert codes(preset("classic", 2), **one_each) == ["write_off_without_exchange"]
    given: dict[str, Any] = {**one_each, "talon__write_off": "off", "talon__bomb": {}}
    assert codes(preset("classic", 2), **given) == ["bomb_without_exchange"]
    assert check(rules("classic", 3, deal__two_player_talons="one_each")) == ()
    assert check(rules("classic", 2, talon__bomb={})) == ()


def test_all_faults_are_told_at_once() -> None:
    found = codes(
        rules(),
        auction__bid_step=7,
        game__dump_at=880,
        play__must_beat="suit_and_trump",
        play__must_trump=False,
        nonsense__x=1,
    )
    assert found == ["value_not_allowed", "option_unknown", "dump_at_barrel", "overtrump_without_trump"]


def test_rules_made_by_hand_are_checked_too() -> None:
    chosen = rules()
    wrong = replace(chosen, auction=replace(chosen.auction, bid_step=7))
    with pytest.raises(InvalidRules) as caught:
        require_playable(wrong)
    assert [problem.path for problem in caught.value.problems] == ["auction.bid_step"]
    assert str(caught.value).startswith("value_not_allowed (path=auction.bid_step")


def test_a_part_of_a_group_that_is_off_has_no_fault() -> None:
    assert check(rules("home")) == ()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("deal.redeal_nines", "off, 3, 4"),
        ("deal.redeal_below", "off, 1..60"),
        ("auction.jumps", "true, false"),
        ("game.finish", "at_once, full_round, fixed_deals(1..1000)"),
        ("play.marriage_values", "[0..500, 0..500, 0..500, 0..500]"),
        ("game.barrel", "off, {…}"),
    ],
)
def test_what_is_allowed_is_told_in_words(name: str, text: str) -> None:
    assert allowed_text(name) == text


def test_the_value_at_fault_is_told() -> None:
    problem = value_problem("auction.jumps", "maybe")
    assert problem is not None
    assert problem.params == {"value": "maybe", "allowed": "true, false"}
    problem = value_problem("auction.bid_step", True)
    assert problem is not None
    assert problem.params["value"] == "true"


def test_a_value_at_fault_is_told_shortly() -> None:
    for value, told in ((10**5000, "…"), ("x" * 100, "x" * 40)):
        problem = value_problem("auction.bid_step", value)
        assert problem is not None
        assert problem.params["value"] == told
