"""What anybody could send to a table, sense or nonsense."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any, get_args

from thousand.core import errors
from thousand.table.wire.from_browser import FromBrowser

CODES = {code for name in dir(errors) if name.endswith("_CODES") for code in getattr(errors, name)}
TYPES = {str(one.__struct_config__.tag): one.__struct_fields__ for one in get_args(FromBrowser)}
WORDS = ("pass", "bid 100", "play AS", "play KH!", "rookie", "none", "abort", "hints", "stand_in", "x" * 41)


def values(chance: Random) -> Any:
    return chance.choice(
        (
            *(chance.randrange(-1, 5), chance.randrange(200), 1 << 70, 1.5, None, True, [], {}),
            *(chance.choice(WORDS), "0" * 64, f"{chance.getrandbits(256):064x}"),
        )
    )


def frame(chance: Random, scene: Mapping[str, Any], before: list[str]) -> str:
    """A frame: near to what is meant, far from it, torn, or sent before."""
    kind = chance.random()
    if kind < 0.1 and before:
        return chance.choice(before)
    if kind < 0.4 and scene.get("turn"):
        legal = scene["turn"]["legal"]
        turn = scene["turn_number"] + chance.choice((0, 0, 0, -1, 1))
        return json.dumps({"type": "act", "turn": turn, "action": chance.choice((*legal, *WORDS))})
    named = chance.choice(list(TYPES))
    fields = {name: values(chance) for name in TYPES[named] if chance.random() < 0.9}
    if kind > 0.9:
        fields[chance.choice(("turn", "seat", "other"))] = values(chance)
    text = json.dumps({"type": chance.choice(("none", 3)) if kind > 0.98 else named, **fields})
    return text[: chance.randrange(len(text))] if kind > 0.95 else text
