"""What the core and the commands want said has a message, and every message is wanted."""

from collections.abc import Callable, Iterable

import pytest
from fluent.runtime.errors import FluentReferenceError

from tests.texts import wanted
from tests.texts.catalogues import patterns
from tests.web import page
from thousand.texts import texts


@pytest.mark.parametrize(
    "messages",
    [
        wanted.of_options,
        wanted.of_values,
        wanted.of_levels,
        wanted.of_codes,
        wanted.of_play,
        wanted.of_rules,
        wanted.said,
    ],
)
def test_whatever_is_wanted_is_there(messages: Callable[[], Iterable[str]]) -> None:
    names = set(messages())
    assert names
    assert names <= patterns("en").keys()


def test_whatever_is_there_is_wanted() -> None:
    """By a name of the core, as a whole text in the sources, by another message, or by the page."""
    read = patterns("en")
    referred = frozenset(name for pattern in read.values() for name in pattern.refers)
    left = read.keys() - wanted.generated() - wanted.literal() - referred - page.said()
    helped = {f"{name}.help" for name in page.said()}
    assert {name for name in left - helped if not name.startswith(page.made())} == set()


def test_a_message_is_known_by_name() -> None:
    assert texts("en").has("mark-bolt")
    assert texts("en").has("mark-bolt.event")
    assert not texts("en").has("mark-bolt.help")
    assert not texts("en").has("mark")


@pytest.mark.parametrize("message", ["mark", "mark-bolt.help", "mark-bolt-"])
def test_a_message_that_is_not_there_is_refused(message: str) -> None:
    with pytest.raises(KeyError):
        texts("en").say(message)


def test_a_parameter_that_is_missing_is_refused() -> None:
    with pytest.raises(FluentReferenceError, match="name"):
        texts("en").say("event-pass")
