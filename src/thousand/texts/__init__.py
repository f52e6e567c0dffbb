"""Every sentence that a person reads: one catalogue a language, and the functions that choose the sentence.

`texts("ru").say("event-pass", name="Аня")` is the door to the catalogues; `say_error`, `say_event` and
the like choose the message for a value of the core.
"""

from thousand.texts.catalogue import Texts, texts
from thousand.texts.errors import say_error
from thousand.texts.events import say_action, say_event
from thousand.texts.labels import (
    message_id,
    option_help,
    option_label,
    say_mark,
    say_reason,
    say_rules,
    say_value,
)
from thousand.texts.languages import (
    DEFAULT_LANGUAGE,
    LANGUAGE_CODES,
    LANGUAGES,
    UnknownLanguage,
    language_from,
)
from thousand.texts.names import card_name, card_short, cards_short, seat_name, suit_name

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "LANGUAGE_CODES",
    "Texts",
    "UnknownLanguage",
    "card_name",
    "card_short",
    "cards_short",
    "language_from",
    "message_id",
    "option_help",
    "option_label",
    "say_action",
    "say_error",
    "say_event",
    "say_mark",
    "say_reason",
    "say_rules",
    "say_value",
    "seat_name",
    "suit_name",
    "texts",
]
