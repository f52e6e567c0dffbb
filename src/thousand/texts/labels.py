"""Words for what has a name in the core: options, their values, marks, reasons, and the rules of a table."""

import msgspec

from thousand.core.rules import Rules, describe
from thousand.core.rules.domains import fixed_deals_of
from thousand.core.state import Mark, Reason
from thousand.texts.catalogue import Texts


def message_id(kind: str, *names: str) -> str:
    """The message of something named in the core: `option`, `game.barrel.at` give `option-game-barrel-at`."""
    return "-".join((kind, *names)).replace(".", "-").replace("_", "-")


def option_label(texts: Texts, option: str) -> str:
    """The label of an option, or of a part of a group."""
    return texts.say(message_id("option", option))


def option_help(texts: Texts, option: str) -> str:
    """What an option decides, in one sentence."""
    return texts.say(message_id("option", option) + ".help")


def say_value(texts: Texts, option: str, value: object) -> str:
    """The value of an option in words; of a group that is on only that, its parts have their own."""
    if isinstance(value, bool):
        return texts.say("value-yes") if value else texts.say("value-no")
    if isinstance(value, msgspec.Struct):
        return texts.say("value-on")
    if isinstance(value, tuple | list):
        return "/".join(str(one) for one in value)
    if not isinstance(value, str):
        return str(value)
    deals = fixed_deals_of(value)
    if deals is not None:
        return texts.say("value-game-finish-fixed-deals", deals=deals)
    named = message_id("value", option, value)
    return texts.say(named if texts.has(named) else message_id("value", value))


def say_mark(texts: Texts, mark: Mark) -> str:
    """The name of what happened to a standing."""
    return texts.say(message_id("mark", mark))


def say_reason(texts: Texts, reason: Reason) -> str:
    """Why points moved."""
    return texts.say(message_id("reason", reason))


def say_rules(texts: Texts, rules: Rules) -> tuple[str, ...]:
    """The rules of a table in plain sentences, in the order of the rulebook."""
    return tuple(texts.say(sentence.message, **sentence.params) for sentence in describe(rules))
