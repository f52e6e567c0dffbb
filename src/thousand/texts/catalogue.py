"""The catalogues of messages, written in Fluent: one folder a language, one file a topic.

A file is parsed when the first of its messages is asked for, so a message refers only to others of its topic.
Fluent itself is imported then too: it takes longer to load than everything else of the library.
"""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from thousand.texts.languages import require_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
# Fluent refuses to place longer texts into a message.
_LONGEST: Final = 1000


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._unread = _sources(language)
        self._topics = {
            message: topic for topic, source in self._unread.items() for message in _MESSAGE.findall(source)
        }
        self._bundle: FluentBundle | None = None

    def say(self, message: str, /, **params: str | int) -> str:
        """The text of a message (`mark-bolt`) or of its attribute (`mark-bolt.event`), parameters filled in.

        Numbers are written without separators and choose plural forms. Raises KeyError for a message that is
        not there, and Fluent's own error for a parameter that is missing.
        """
        name, _, attribute = message.partition(".")
        bundle = self._read(name)
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(pattern, _arguments(params))
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message, or attribute of a message."""
        name, _, attribute = message.partition(".")
        if name not in self._topics:
            return False
        found = self._read(name).get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def _read(self, message: str) -> "FluentBundle":
        """The bundle, with the topic of the message in it."""
        from fluent.runtime import FluentBundle, FluentResource

        topic = self._topics[message]
        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        source = self._unread.pop(topic, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
        return self._bundle


@cache
def texts(language: str) -> Texts:
    """The messages of a language; raises UnknownLanguage for one without a catalogue."""
    require_language(language)
    return Texts(language)


def _sources(language: str) -> dict[str, str]:
    folder = files("thousand.texts") / "catalogues" / language
    topics = (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text(encoding="utf-8") for entry in topics}


def _arguments(params: dict[str, str | int]) -> dict[str, object]:
    from fluent.runtime.types import fluent_number

    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value[:_LONGEST]
        for name, value in params.items()
    }
