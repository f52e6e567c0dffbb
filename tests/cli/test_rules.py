import json
from pathlib import Path
from random import Random

import pytest

from thousand.cli.__main__ import run
from thousand.cli.rules import MADE_FOR, summary
from thousand.cli.rules_card import rules_card
from thousand.core.rules import (
    PRESETS,
    RulesForm,
    change,
    diff,
    option_names,
    option_value,
    preset,
    read_rules,
    write_rules,
)
from thousand.core.rules.paragraphs import PARAGRAPHS
from thousand.core.testing import random_rules
from thousand.texts import LANGUAGES, option_label, say_rules, texts


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def test_every_preset_is_listed_with_the_players_it_is_made_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert MADE_FOR.keys() == PRESETS.keys()
    assert run(["rules", "list"]) == 0
    heads = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line[:1].isalpha()]
    assert heads[: len(PRESETS)] == list(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_every_option_that_has_a_value_is_shown_with_its_paragraph(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", "show", name, "--names"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    shown = {row[0]: row[-1] for row in rows if row and row[0] in PARAGRAPHS}
    valued = [one for one in option_names() if option_value(preset(name), one) is not None]
    assert shown == {one: PARAGRAPHS[one] for one in valued}


def test_what_differs_from_the_preset_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", "--set", "game.barrel.deals=2", "--set", "auction.dark=yes"]) == 0
    lines = capsys.readouterr().out.splitlines()
    marked = [line for line in lines if line.startswith("* ") and "differs" not in line]
    assert lines[0] == "classic + 2 changes, 3 players"
    assert [line.split("  ")[0].strip("* ") for line in marked] == [
        option_label(texts("en"), "auction.dark"),
        "",
    ]
    assert "2 (not: 3)" in marked[1]


def test_the_whole_rule_set_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", "club", "--players", "4", "--set", "game.target=1500", "--json"]) == 0
    expected = change(preset("club", 4), {"game.target": 1500})
    document = json.loads(capsys.readouterr().out)
    assert document == json.loads(json.dumps(write_rules(RulesForm(expected, None))))
    assert read_rules(document).rules == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PRESETS)
def test_a_card_is_one_page_and_says_every_rule_once(name: str, players: int, language: str) -> None:
    rules = preset(name, players)
    card = rules_card(texts(language), rules, name, 120)
    lines = card.splitlines()
    flat = " ".join(card.split())
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 66
    for sentence in say_rules(texts(language), rules):
        assert flat.count(" ".join(sentence.split())) >= 1


def test_two_rule_sets_are_compared_where_they_differ(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "diff", "home", "club", "--players", "4"]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines()[1:] if not line.startswith(" ")]
    changes = diff(preset("home", 4), preset("club", 4))
    assert [row.split()[-1] for row in rows] == [PARAGRAPHS[one.option] for one in changes]


def test_a_rule_set_is_the_same_as_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "diff", "home", "home"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_file_that_can_be_played_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('preset = "classic"\n[changes.game.barrel]\ndeals = 2\n', encoding="utf-8")
    assert run(["rules", "check", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "classic + 1 change, 3 players"


def test_a_file_that_cannot_be_played_has_all_its_faults_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(
        'preset = "classic"\n[changes]\ngame.target = 1\nauction.bid_step = 7\ngame.x = 1\n', encoding="utf-8"
    )
    assert run(["rules", "check", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    places = {line.partition(":")[0] for line in err.splitlines()}
    assert places == {"game.target", "auction.bid_step", "game.x"}
    assert "5, 10" in err


def test_a_whole_rule_set_is_named_after_the_nearest_preset() -> None:
    assert summary(RulesForm(preset("polish", 2), None)).startswith("polish, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_rule_set_can_be_shown(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "any.json"
    for seed in range(8):
        rules = random_rules(Random(seed))
        file.write_text(json.dumps(write_rules(RulesForm(rules, None))), encoding="utf-8")
        for form in ([], ["--card"], ["--names"]):
            assert run(["rules", "show", str(file), *form, "--lang", language]) == 0
        assert run(["rules", "diff", "classic", str(file), "--lang", language]) == 0
        assert all(len(line) <= 80 for line in capsys.readouterr().out.splitlines())


def test_names_come_with_their_meaning_and_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", "classic", "--names"]) == 0
    out = capsys.readouterr().out
    assert "[off, 3, 4]" in out
    assert texts("en").say("option-deal-redeal-nines.help") in " ".join(out.split())


@pytest.mark.parametrize("name", PRESETS)
def test_values_under_names_are_those_that_settings_take(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", "show", name, "--names", "--set", "talon.write_off=on"]) == 0
    rows = [line.strip("* ").split() for line in capsys.readouterr().out.splitlines()]
    shown = {row[0]: row[1] for row in rows if row and row[0] in PARAGRAPHS and row[0] != "deal.players"}
    settings = [word for option, value in shown.items() for word in ("--set", f"{option}={value}")]
    assert run(["rules", "show", name, *settings, "--json"]) == 0
    rules = read_rules(json.loads(capsys.readouterr().out)).rules
    assert rules == change(preset(name), {"talon.write_off": {}})


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bid_step=5", "auction.bid_step"),
        ("auction.bid_stp=5", "auction.bid_step"),
        ("auction_bid_step=5", "auction.bid_step"),
        ("game.deals=2", "game.barrel.deals"),
        ("bomb.others=10", "talon.bomb.others"),
    ],
)
def test_an_unknown_option_is_answered_with_the_one_that_may_be_meant(
    typed: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", "show", "--set", typed]) == 1
    assert f"Did you mean {meant}?" in capsys.readouterr().err


def test_nothing_is_guessed_where_no_option_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", "--set", "game.barrel.height=5"]) == 1
    assert "Did you mean" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "language"),
    [(one, "en") for one in option_names()] + [("game.barrel.deals", one) for one in LANGUAGES],
)
def test_an_option_has_a_page(option: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", option, "--lang", language]) == 0
    out = capsys.readouterr().out
    flat = " ".join(out.split())
    assert out.startswith(f"{option}: ")
    assert max(map(len, out.splitlines())) <= 80
    assert texts(language).say(f"option-{option.replace('.', '-').replace('_', '-')}.help") in flat
    assert all(f" {name} " in out for name in PRESETS)
    assert f" {PARAGRAPHS[option]} " in out


def test_the_last_part_of_a_name_shows_every_option_that_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", "others"]) == 0
    heads = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines() if line[:1].isalpha()]
    assert heads == ["talon.write_off.others", "talon.bomb.others"]


def test_a_compared_file_is_named_without_its_folders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('preset = "classic"\n[changes]\ngame.target = 1500\n', encoding="utf-8")
    assert run(["rules", "diff", "classic", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[0].split() == ["classic", "ours.toml"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_a_card_does_not_begin_with_its_own_title(language: str) -> None:
    words = texts(language)
    card = " ".join(rules_card(words, preset("classic"), "classic", 80).split()).lower()
    title = words.say("rules-card-marriages").lower()
    assert title in card
    assert f"{title} {title.rstrip('.')}:" not in card
