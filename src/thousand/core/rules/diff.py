"""How two rule sets differ, option by option: "classic + 2 changes"."""

import msgspec

from thousand.core.rules.presets import DEFAULT_PRESET, PRESETS, preset
from thousand.core.rules.sections import GROUPS, Rules, option_names, option_value


class Change(msgspec.Struct, frozen=True):
    """One option that differs, before and after (a group as a whole where it is off on a side)."""

    option: str
    before: object
    after: object


def diff(before: Rules, after: Rules) -> tuple[Change, ...]:
    """What differs, in table order; parts of a group one by one where both rule sets have it on."""
    changes = []
    for name in option_names():
        old, new = option_value(before, name), option_value(after, name)
        if old == new or old is None or new is None:
            continue
        if name in GROUPS and "off" not in (old, new):
            continue
        changes.append(Change(name, old, new))
    return tuple(changes)


def nearest_preset(rules: Rules) -> str:
    """The preset from which the rules differ least, with as many players; classic before others."""
    players = rules.deal.players
    return min(PRESETS, key=lambda name: (len(diff(preset(name, players), rules)), name != DEFAULT_PRESET))
