import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.cli.options import load_rules, setting_value
from thousand.cli.words import Failure, Misuse
from thousand.core.rules import (
    GROUPS,
    PRESETS,
    InvalidRules,
    RulesForm,
    change,
    domains,
    option_names,
    option_value,
    preset,
    write_rules,
)

CHANGED = change(preset("classic"), {"game.barrel.deals": 2, "auction.dark": True})


def written(folder: Path, name: str, text: str | bytes) -> str:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(path)


def problems(fault: pytest.ExceptionInfo[InvalidRules]) -> set[tuple[str, str]]:
    return {(problem.path, problem.code) for problem in fault.value.problems}


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [None, 2, 3, 4])
def test_a_preset_is_taken_by_its_name(name: str, players: int | None) -> None:
    assert load_rules(name, players) == RulesForm(preset(name, players or 3), name)


@pytest.mark.parametrize(
    "text",
    [
        'preset = "classic"\nplayers = 3\n[changes]\n"game.barrel.deals" = 2\n"auction.dark" = true\n',
        'preset = "classic"\n[changes.game.barrel]\ndeals = 2\n[changes.auction]\ndark = true\n',
        'preset = "classic"\n[changes]\n"game.barrel" = {deals = 2}\nauction.dark = true\n',
    ],
)
def test_a_toml_file_names_options_in_tables_or_in_quotes(tmp_path: Path, text: str) -> None:
    assert load_rules(written(tmp_path, "rules.toml", text)) == RulesForm(CHANGED, "classic")


def test_a_json_file_states_changes_or_all_options(tmp_path: Path) -> None:
    for form in (RulesForm(CHANGED, "classic"), RulesForm(CHANGED, None)):
        file = written(tmp_path, "rules.json", json.dumps(write_rules(form)))
        assert load_rules(file) == form


def test_the_rules_of_a_record_are_a_rule_file(tmp_path: Path) -> None:
    record = {"format": "thousand-record/1", "rules": write_rules(RulesForm(CHANGED, "classic")), "deals": []}
    assert load_rules(written(tmp_path, "game.json", json.dumps(record))).rules == CHANGED


@pytest.mark.parametrize("whole", [False, True])
def test_players_and_settings_have_the_last_word(tmp_path: Path, whole: bool) -> None:
    document = write_rules(RulesForm(CHANGED, None if whole else "classic"))
    file = written(tmp_path, "rules.json", json.dumps(document))
    rules = load_rules(file, 4, ["game.barrel.deals=5", "auction.dark=no"]).rules
    assert (rules.deal.players, option_value(rules, "game.barrel.deals"), rules.auction.dark) == (4, 5, False)


def test_a_group_is_switched_after_what_the_file_says_of_its_parts(tmp_path: Path) -> None:
    file = written(tmp_path, "rules.toml", 'preset = "classic"\n[changes]\n"game.barrel.deals" = 2\n')
    assert load_rules(file, None, ["game.barrel=off"]).rules.game.barrel == "off"


def test_a_part_is_set_after_what_the_file_says_of_its_group(tmp_path: Path) -> None:
    changes = {"game.barrel.deals": 2, "game.barrel": "off"}
    file = written(tmp_path, "rules.json", json.dumps({"preset": "classic", "changes": changes}))
    assert option_value(load_rules(file, None, ["game.barrel.deals=4"]).rules, "game.barrel.deals") == 4


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        ("auction.dark", "yes", True),
        ("auction.dark", "on", True),
        ("auction.dark", "False", False),
        ("game.barrel", "off", "off"),
        ("game.barrel", "on", {}),
        ("deal.redeal_nines", "no", "off"),
        ("deal.redeal_nines", "4", 4),
        ("auction.bid_ceiling", "off", "none"),
        ("auction.bid_ceiling", "300", 300),
        ("scoring.failure_costs", "120", 120),
        ("scoring.failure_costs", "contract-plus-10", "contract_plus_10"),
        ("play.marriage_values", "40/60/80/100", [40, 60, 80, 100]),
        ("play.marriage_values", "[20, 40, 60, 80]", [20, 40, 60, 80]),
        ("game.finish", "fixed_deals(12)", "fixed_deals(12)"),
        ("game.finish", "12", "fixed_deals(12)"),
        ("game.finish", "full_round", "full_round"),
    ],
)
def test_a_setting_is_read_by_the_domain_of_its_option(option: str, text: str, value: object) -> None:
    read = setting_value(option, text)
    assert (type(read), read) == (type(value), value)


@pytest.mark.parametrize("name", option_names())
def test_every_value_of_every_option_can_be_set(name: str) -> None:
    domain = domains()[name]
    for value in (*domain.values, *((domain.low, domain.high) if not domain.items else ())):
        if value is not None and not (domain.fixed_deals and isinstance(value, int)):
            text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            assert setting_value(name, text) == value


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(InvalidRules) as fault:
        load_rules("classic", 3, ["game.barrel.deals=9", "game.nothing=1", "auction.dark=perhaps"])
    assert problems(fault) == {
        ("game.barrel.deals", "value_not_allowed"),
        ("game.nothing", "option_unknown"),
        ("auction.dark", "value_not_allowed"),
    }


def test_players_are_no_setting() -> None:
    with pytest.raises(Misuse) as fault:
        load_rules("classic", None, ["deal.players=2"])
    assert fault.value.code == "cli-setting-players"


@pytest.mark.parametrize(("name", "near"), [("clasic", "classic"), ("Polish", "polish"), ("zzz", "")])
def test_an_unknown_preset_suggests_a_near_one(name: str, near: str) -> None:
    with pytest.raises(Misuse) as fault:
        load_rules(name)
    assert (fault.value.code, fault.value.near) == ("cli-preset-unknown", near)


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("a.toml", b"\xff\xfe", "cli-file-not-utf8"),
        ("a.toml", b"preset = ", "cli-file-not-toml"),
        ("a.json", b"{", "cli-file-not-json"),
        ("a.json", b'{"preset": "home", "preset": "club"}', "cli-file-not-json"),
        ("a.json", b"[1]", "cli-file-not-rules"),
        ("a.json", b"[" * 100_000, "cli-file-deep"),
        ("a.toml", b"x = 0x" + b"f" * 9000, "cli-file-number"),
        ("a.json", b'{"preset": "home", "players": NaN}', "cli-file-number"),
        ("a.toml", b"#" * 1_000_001, "cli-file-large"),
    ],
)
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, name: str, text: bytes, code: str) -> None:
    with pytest.raises(Failure) as fault:
        load_rules(written(tmp_path, name, text))
    assert fault.value.code == code


def is_read_or_refused(file: str, settings: tuple[str, ...] = ()) -> None:
    try:
        load_rules(file, None, settings)
    except (InvalidRules, Failure):
        return


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9)
NAMES = st.sampled_from([*option_names(), *GROUPS, "preset", "players", "changes", "options"]) | st.text(
    max_size=5
)
TREES = st.recursive(
    LEAVES | st.sampled_from([*PRESETS, "off"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)
DOCUMENTS = st.fixed_dictionaries(
    {}, optional={"preset": TREES, "players": TREES, "changes": TREES, "options": TREES, "format": TREES}
)


@given(st.binary(max_size=60), st.sampled_from([".toml", ".json", ""]))
def test_any_bytes_are_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: bytes, end: str
) -> None:
    is_read_or_refused(written(tmp_path_factory.getbasetemp(), f"any.rules{end}", data))


@given(DOCUMENTS)
def test_any_json_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, document: Any) -> None:
    file = written(tmp_path_factory.getbasetemp(), "any.json", json.dumps(document))
    is_read_or_refused(file)


@given(st.lists(st.tuples(NAMES, st.text(max_size=12)).map("=".join), max_size=4))
def test_any_settings_are_read_or_refused(settings: list[str]) -> None:
    is_read_or_refused("classic", tuple(settings))
