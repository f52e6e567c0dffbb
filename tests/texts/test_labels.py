"""Options, values, marks and reasons in words, and the rules of a table in sentences."""

from typing import get_args

import pytest

from thousand.core.rules import domains, option_names, option_value, preset
from thousand.core.state import Mark, Reason
from thousand.texts import (
    LANGUAGES,
    message_id,
    option_help,
    option_label,
    say_mark,
    say_reason,
    say_rules,
    say_value,
    texts,
)


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("auction.jumps", True, "yes"),
        ("auction.jumps", False, "no"),
        ("game.barrel", "off", "off"),
        ("game.barrel", preset().game.barrel, "on"),
        ("auction.bid_ceiling", "none", "none"),
        ("auction.bid_ceiling", 300, "300"),
        ("play.defender_marriages", "none", "not declared"),
        ("play.marriage_values", (40, 60, 80, 100), "40/60/80/100"),
        ("play.marriage_values", [20, 40, 60, 80], "20/40/60/80"),
        ("game.finish", "fixed_deals(12)", "after 12 deals"),
        ("game.finish", "full_round", "after a full round of deals"),
        ("scoring.failure_costs", 120, "120"),
        ("scoring.failure_costs", "contract_plus_20", "the contract and 20"),
    ],
)
def test_a_value_has_words(option: str, value: object, words: str) -> None:
    assert say_value(texts("en"), option, value) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_shown_with_its_values(language: str) -> None:
    spoken = texts(language)
    for option in option_names():
        assert option_label(spoken, option)
        assert option_help(spoken, option).endswith(".")
        shown = [say_value(spoken, option, value) for value in domains()[option].values]
        assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_have_the_same_label(language: str) -> None:
    labels = [option_label(texts(language), option) for option in option_names()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_marks_or_reasons_sound_alike(language: str) -> None:
    spoken = texts(language)
    assert len({say_mark(spoken, mark) for mark in get_args(Mark)}) == len(get_args(Mark))
    assert len({say_reason(spoken, reason) for reason in get_args(Reason)}) == len(get_args(Reason))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_of_a_table_are_sentences(language: str, players: int) -> None:
    said = say_rules(texts(language), preset("club", players))
    assert len(said) == len(set(said))
    assert all(sentence[-1] == "." and sentence[0] == sentence[0].upper() for sentence in said)


def test_the_rules_are_those_of_the_table() -> None:
    assert option_value(preset(), "game.barrel.at") == 880
    assert any("880" in sentence for sentence in say_rules(texts("ru"), preset()))
    assert not any("880" in sentence for sentence in say_rules(texts("ru"), preset("home")))


def test_a_message_is_named_after_what_it_says() -> None:
    assert message_id("option", "game.barrel.won_by") == "option-game-barrel-won-by"
    assert message_id("value", "deal.first_dealer", "lowest_card") == "value-deal-first-dealer-lowest-card"
