"""Which language is spoken."""

import subprocess
import sys

import pytest

from thousand.core.errors import ThousandError
from thousand.texts import DEFAULT_LANGUAGE, LANGUAGES, UnknownLanguage, language_from, say_error, texts


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "uk-UA"}, "uk"),
        ({"LANG": "BG_bg@euro"}, "bg"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru", "LC_MESSAGES": "pl"}, "pl"),
        ({"LC_MESSAGES": "pl", "LC_ALL": "bg"}, "bg"),
        ({"LC_ALL": "bg", "THOUSAND_LANG": "uk"}, "uk"),
        ({"LC_ALL": "", "LANG": "ru"}, "ru"),
        ({"THOUSAND_LANG": "de", "LANG": "ru"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert language_from(environment) == language


def test_texts_of_a_language_are_made_once() -> None:
    assert texts("ru") is texts("ru")
    assert texts("ru").language == "ru"
    assert DEFAULT_LANGUAGE in LANGUAGES


@pytest.mark.parametrize("language", ["de", "", "RU", "../en"])
def test_a_language_without_a_catalogue_is_refused(language: str) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        texts(language)
    assert isinstance(refused.value, ThousandError)
    assert refused.value.code == "language_unknown"
    assert "en, ru, pl, bg, uk" in say_error(texts("en"), refused.value)


def test_fluent_is_loaded_when_the_first_message_is_said() -> None:
    code = (
        "import sys, thousand.texts as t; ru = t.texts('ru'); before = 'fluent.runtime' in sys.modules;"
        "ru.say('value-yes'); print(before, 'fluent.runtime' in sys.modules)"
    )
    shown = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert shown.stdout.split() == ["False", "True"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_without_separators(language: str) -> None:
    assert "1000" in texts(language).say("rule-game-finish-at-once", target=1000)
    assert "10000" in texts(language).say("rule-game-finish-full-round", target=10000)
