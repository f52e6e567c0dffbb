"""The rules of an environment: a preset with changes by keyword, or a rule set as it is."""

from collections.abc import Mapping

from thousand.core.errors import ThousandError
from thousand.core.rules import DEFAULT_PRESET, Rules, change, preset, require_playable


def rules_by_keyword(
    name: str | None, players: int | None, rules: Rules | None, changes: Mapping[str, object]
) -> Rules:
    """The rule set meant: a preset (`classic` with three players where not said) with some options changed.

    An option is named with two underscores for each dot: `auction__bid_step=10`. Raises InvalidRules with
    every problem, ThousandError `face_option` where a rule set comes together with any of the others.
    """
    changes = {option.replace("__", "."): value for option, value in changes.items()}
    if rules is None:
        chosen = preset(DEFAULT_PRESET if name is None else name, 3 if players is None else players)
        return change(chosen, changes) if changes else chosen
    named = [*(["preset"] if name else []), *(["players"] if players else []), *changes]
    if named:
        raise ThousandError("face_option", option="rules", value=", ".join(named)[:80], known="rules=...")
    require_playable(rules)
    return rules
