"""A page to lay beside the score sheet: the course of a deal, and what tables argue about."""

from typing import Final

from thousand.cli.terminal import wrapped
from thousand.core.rules import Rules, describe
from thousand.texts import Texts

_STEPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("rules-card-deal", ("rule-deal-",)),
    ("rules-card-auction", ("rule-auction-",)),
    ("rules-card-talon", ("rule-talon-",)),
    ("rules-card-play", ("rule-play-first-lead-", "rule-play-trump-", "rule-play-must-")),
    ("rules-card-marriages", ("rule-play-",)),
    ("rules-card-score", ("rule-scoring-",)),
    ("rules-card-end", ("rule-game-finish-",)),
)
_DISPUTED: Final = (
    "rule-deal-redeal-",
    "rule-auction-all-pass-",
    "rule-auction-bid-cap-",
    "rule-auction-dark",
    "rule-talon-write-off",
    "rule-talon-bomb",
    "rule-play-must-beat-",
    "rule-play-marriage-from-",
    "rule-play-marriage-counts-",
    "rule-play-defender-marriages-",
    "rule-play-ace-marriage",
    "rule-scoring-failure-",
    "rule-scoring-bolts",
    "rule-scoring-lock-at",
    "rule-game-",
)
_INDENT: Final = "   "


def rules_card(texts: Texts, rules: Rules, summary: str, width: int) -> str:
    """The card of a rule set: numbered steps of a deal, then the points on which tables differ."""
    said = [
        (sentence.message, texts.say(sentence.message, **sentence.params)) for sentence in describe(rules)
    ]
    width = min(width, 80)
    lines = [
        texts.say("rules-card-title", rules=summary),
        *wrapped(texts.say("rules-card-cards"), width),
    ]
    number = 0
    taken: set[str] = set()
    for title, prefixes in _STEPS:
        step = [
            (message, text)
            for message, text in said
            if message.startswith(prefixes) and message not in taken and not _is_disputed(message)
        ]
        taken |= {message for message, _ in step}
        if step:
            number += 1
            body = f"{texts.say(title)} " + " ".join(text for _, text in step)
            lines += ["", *_hanging(f"{number}.", body, width)]
    lines += ["", texts.say("rules-card-disputed")]
    for message, text in said:
        if message not in taken:
            lines += _hanging("•", text, width)
    return "\n".join(lines)


def _is_disputed(message: str) -> bool:
    return message.startswith(_DISPUTED) and not message.startswith("rule-game-finish-")


def _hanging(lead: str, text: str, width: int) -> list[str]:
    return wrapped(text, width, lead.ljust(len(_INDENT)), _INDENT)
