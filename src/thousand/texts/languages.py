"""The languages that have a catalogue, and which of them a person's environment asks for."""

from collections.abc import Mapping
from typing import Final

from thousand.core.errors import ThousandError

LANGUAGES: Final = ("en", "ru", "pl", "bg", "uk")
DEFAULT_LANGUAGE: Final = "en"
LANGUAGE_CODES: Final = ("language_unknown",)

_VARIABLES: Final = ("THOUSAND_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ThousandError):
    """A language without a catalogue; codes in `LANGUAGE_CODES`."""


def language_from(environment: Mapping[str, str]) -> str:
    """The language that the first variable set among THOUSAND_LANG, LC_ALL, LC_MESSAGES and LANG asks for.

    `ru_RU.UTF-8` asks for `ru`; English where nothing is set or no catalogue speaks the language.
    """
    asked = next((environment[name] for name in _VARIABLES if environment.get(name)), DEFAULT_LANGUAGE)
    language = asked.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


def require_language(language: str) -> None:
    """Raises UnknownLanguage `language_unknown` unless the language has a catalogue."""
    if language not in LANGUAGES:
        raise UnknownLanguage("language_unknown", language=language[:20], known=", ".join(LANGUAGES))
