"""Rule sets as documents (record format)."""

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from tests.core.table import rules
from thousand.core.rules import (
    PRESETS,
    Barrel,
    Bomb,
    InvalidRules,
    RulesForm,
    WriteOff,
    change,
    nearest_preset,
    preset,
    read_rules,
    write_rules,
)
from thousand.core.testing import random_rules

WHOLE: dict[str, Any] = msgspec.json.decode(msgspec.json.encode({"options": preset("classic")}))


def faults(document: object) -> list[tuple[str, str]]:
    with pytest.raises(InvalidRules) as caught:
        read_rules(document)
    return [(problem.path, problem.code) for problem in caught.value.problems]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_read_by_its_name(name: str, players: int) -> None:
    form = read_rules({"preset": name, "players": players, "changes": {}})
    assert form == RulesForm(preset(name, players), name)


def test_changes_are_read_and_written_in_table_order() -> None:
    document = {
        "preset": "classic",
        "players": 3,
        "changes": {"game.barrel.deals": 2, "auction.bid_step": 10},
    }
    form = read_rules(document)
    assert (form.rules.auction.bid_step, form.rules.game.barrel) == (
        10,
        rules(game__barrel__deals=2).game.barrel,
    )
    assert list(write_rules(form)["changes"].items()) == [("auction.bid_step", 10), ("game.barrel.deals", 2)]


def test_a_part_of_a_group_switches_it_on() -> None:
    chosen = rules("home", game__barrel__deals=2)
    assert isinstance(chosen.game.barrel, Barrel)
    assert (chosen.game.barrel.deals, chosen.game.barrel.won_by) == (2, "own_contract")
    assert rules("home", talon__write_off__free=1).talon.write_off == WriteOff(60, 1, 120)
    assert rules("home", talon__bomb__per_game=2).talon.bomb == Bomb(60, 2)


def test_parts_not_named_are_those_of_the_preset_that_has_the_group() -> None:
    chosen = rules("club", game__barrel={"deals": 2})
    assert isinstance(chosen.game.barrel, Barrel)
    assert (chosen.game.barrel.deals, chosen.game.barrel.won_by) == (2, "running_sum")


def test_several_parts_may_be_named() -> None:
    chosen = rules("home", game__barrel__deals=2, game__barrel__fall=100)
    assert isinstance(chosen.game.barrel, Barrel)
    assert (chosen.game.barrel.deals, chosen.game.barrel.fall) == (2, 100)


def test_a_group_that_the_preset_has_off_is_written_whole() -> None:
    form = RulesForm(rules("home", talon__bomb={}), "home")
    assert write_rules(form) == {
        "preset": "home",
        "players": 3,
        "changes": {"talon.bomb": {"others": 60, "per_game": 1}},
    }
    off = RulesForm(rules("classic", game__barrel="off"), "classic")
    assert write_rules(off)["changes"] == {"game.barrel": "off"}


def test_a_whole_rule_set_is_read_and_written() -> None:
    form = read_rules(WHOLE)
    assert form == RulesForm(preset(), None)
    assert msgspec.json.encode(write_rules(form)) == msgspec.json.encode(WHOLE)


def test_random_rules_are_read_back_both_ways() -> None:
    for seed in range(200):
        chosen = random_rules(Random(seed))
        for form in (RulesForm(chosen, None), RulesForm(chosen, nearest_preset(chosen))):
            assert read_rules(msgspec.json.decode(msgspec.json.encode(write_rules(form)))) == form, seed


@pytest.mark.parametrize("document", [None, [], "classic", 3])
def test_only_an_object_is_a_rule_set(document: object) -> None:
    assert faults(document) == [("rules", "rules_shape")]


def test_unknown_and_missing_keys_are_told() -> None:
    assert faults({"preset": "home", "players": 3, "x": 1}) == [("rules", "key_unknown")]
    assert faults({**WHOLE, "preset": "home"}) == [("rules", "key_unknown")]
    assert faults({}) == [("rules.preset", "key_missing"), ("rules.players", "key_missing")]
    assert read_rules({"preset": "home", "players": 3}).rules == preset("home")


def test_every_fault_of_the_head_is_told() -> None:
    document = {"preset": "poker", "players": True, "changes": []}
    assert faults(document) == [
        ("rules.preset", "preset_unknown"),
        ("rules.players", "players_unknown"),
        ("rules.changes", "rules_shape"),
    ]
    assert faults({"preset": 5, "players": 5}) == [
        ("rules.preset", "preset_unknown"),
        ("rules.players", "players_unknown"),
    ]


def test_players_are_no_change() -> None:
    assert faults({"preset": "home", "players": 3, "changes": {"deal.players": 4}}) == [
        ("deal.players", "players_in_changes")
    ]


@pytest.mark.parametrize(
    "name", ["x", "deal", "deal.x", "game.barrel.x", "auction.jumps.x", "", "deal.players.x"]
)
def test_unknown_options_are_told(name: str) -> None:
    assert faults({"preset": "home", "players": 3, "changes": {name: 1}}) == [(name, "option_unknown")]


def test_unknown_parts_and_values_of_parts_are_told() -> None:
    changes = {"game.barrel": {"x": 1, "deals": 9, "at": 900}}
    assert faults({"preset": "home", "players": 3, "changes": changes}) == [
        ("game.barrel.x", "option_unknown"),
        ("game.barrel.deals", "value_not_allowed"),
    ]


def without(path: str) -> dict[str, Any]:
    document = deepcopy(WHOLE)
    *way, last = path.split(".")
    place = document["options"]
    for word in way:
        place = place[word]
    del place[last]
    return document


@pytest.mark.parametrize("path", ["deal", "deal.players", "auction.jumps", "game.barrel", "game.barrel.fall"])
def test_a_whole_rule_set_is_complete(path: str) -> None:
    assert faults(without(path)) == [(path, "option_missing")]


def with_value(path: str, value: object) -> dict[str, Any]:
    document = deepcopy(WHOLE)
    *way, last = path.split(".")
    place = document["options"]
    for word in way:
        place = place[word]
    place[last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("deal.players", 5, "value_not_allowed"),
        ("deal.x", 1, "option_unknown"),
        ("x", {}, "option_unknown"),
        ("auction.bid_step", 7, "value_not_allowed"),
        ("game.barrel.deals", 7, "value_not_allowed"),
        ("game.barrel.x", 7, "option_unknown"),
        ("game.dump_at", 880, "dump_at_barrel"),
    ],
)
def test_a_fault_of_a_whole_rule_set_has_its_place(path: str, value: object, code: str) -> None:
    assert faults(with_value(path, value)) == [(path, code)]


def test_a_whole_rule_set_of_another_shape_is_refused() -> None:
    assert faults({"options": []}) == [("rules.options", "rules_shape")]
    assert faults({"options": {}}) == [
        (section, "option_missing") for section in ("deal", "auction", "talon", "play", "scoring", "game")
    ]


def test_the_cost_of_120_may_be_written_as_a_text() -> None:
    assert change(preset(), {"scoring.failure_costs": "120"}).scoring.failure_costs == 120
