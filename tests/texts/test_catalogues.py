"""The catalogues of all languages say the same things."""

import pytest
from babel import Locale

from tests.texts.catalogues import patterns, repeated, samples, sources
from thousand.texts import LANGUAGES, texts

OTHERS = [language for language in LANGUAGES if language != "en"]
MARKS = frozenset(
    "\N{FIRST STRONG ISOLATE}\N{LEFT-TO-RIGHT ISOLATE}\N{RIGHT-TO-LEFT ISOLATE}\N{POP DIRECTIONAL ISOLATE}"
)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert sources(language).keys() == sources("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert patterns(language).keys() == patterns("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    english, read = patterns("en"), patterns(language)
    common = english.keys() & read.keys()
    assert [name for name in common if read[name].variables != english[name].variables] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_by_words_has_the_same_words_wherever_it_is_made(language: str) -> None:
    english, read = patterns("en"), patterns(language)
    for name in english.keys() & read.keys():
        ours, theirs = english[name].words, read[name].words
        assert all(theirs[variable] == ours[variable] for variable in ours.keys() & theirs.keys()), name


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_stands_in_the_same_file_in_every_language(language: str) -> None:
    english, read = patterns("en"), patterns(language)
    common = english.keys() & read.keys()
    assert [name for name in common if read[name].topic != english[name].topic] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    assert repeated(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_to_its_own_file_only(language: str) -> None:
    read = patterns(language)
    for name, pattern in read.items():
        assert all(read[other].topic == pattern.topic for other in pattern.refers), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_words_have_every_form_that_whole_numbers_take(language: str) -> None:
    plural = Locale.parse(language).plural_form
    forms = {plural(number) for number in range(200)}
    for name, pattern in patterns(language).items():
        for keys in pattern.plurals:
            rest = {"many"} if "other" in keys else set()
            assert forms - keys <= rest, name


@pytest.mark.parametrize("topic", sources("en"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, topic: str) -> None:
    read = {name: pattern for name, pattern in patterns(language).items() if pattern.topic == topic}
    assert read
    for name, pattern in read.items():
        for params in samples(pattern):
            said = texts(language).say(name, **params)
            assert said.strip()
            assert not MARKS & set(said)
            assert "{" not in said, name
