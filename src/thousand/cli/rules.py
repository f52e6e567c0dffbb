"""`thousand rules`: rule sets listed, shown, compared and checked."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from thousand.cli.files import require_one_input
from thousand.cli.options import DEFAULT_PLAYERS, load_rules
from thousand.cli.rules_card import rules_card
from thousand.cli.terminal import columns, cut, padded, width_of, wrapped
from thousand.cli.words import say, shown, words
from thousand.core.rules import (
    DEFAULT_PRESET,
    GROUPS,
    PRESETS,
    SECTIONS,
    Rules,
    RulesForm,
    allowed_text,
    diff,
    nearest_preset,
    option_names,
    option_value,
    preset,
    write_rules,
)
from thousand.core.rules.paragraphs import PARAGRAPHS
from thousand.texts import message_id, option_help, option_label, say_value

PlayersOption: TypeAlias = Annotated[
    int | None, typer.Option("--players", metavar="N", help="rules-option-players")
]
SettingsOption: TypeAlias = Annotated[
    list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="rules-option-set")
]

MADE_FOR: Final = {"home": (3,), "club": (2, 3, 4), "polish": (2, 3), "classic": (3,)}

_LABEL: Final = 36
_PARAGRAPH: Final = 6
_INDENT: Final = " " * 6


def list_presets() -> None:
    """Prints each preset with the numbers of players it is made for and a sentence about it."""
    indent = " " * 10
    for name in PRESETS:
        players = ", ".join(map(str, MADE_FOR[name]))
        default = say("rules-list-default") if name == DEFAULT_PRESET else ""
        print(f"{name:10}" + say("rules-list-players", players=players, default=default).strip())
        text = say(message_id("preset", name) + ".help")
        print("\n".join(wrapped(text, columns(), indent, indent)))
    print()
    print("\n".join(wrapped(say("rules-list-more"), columns())))


def show(
    rules: Annotated[
        str, typer.Argument(metavar="PRESET|FILE|OPTION", help="rules-argument-shown")
    ] = DEFAULT_PRESET,
    players: PlayersOption = None,
    settings: SettingsOption = None,
    json_form: Annotated[bool, typer.Option("--json", help="rules-option-json")] = False,
    card: Annotated[bool, typer.Option("--card", help="rules-option-card")] = False,
    names: Annotated[bool, typer.Option("--names", help="rules-option-names")] = False,
) -> None:
    """Prints a rule set option by option, as JSON, or as a card for the table; or what an option may be."""
    asked = [] if json_form or card or settings else _asked_options(rules)
    if asked:
        print("\n\n".join("\n".join(_option_page(name, players)) for name in asked))
        return
    form = load_rules(rules, players, settings or ())
    if json_form:
        print(json.dumps(write_rules(RulesForm(form.rules, None)), indent=2, ensure_ascii=False))
    elif card:
        print(rules_card(words(), form.rules, summary(form), columns()))
    else:
        print("\n".join(_options(form, names=names)))


def compare(
    first: Annotated[str, typer.Argument(metavar="A", help="rules-argument-first")],
    second: Annotated[str, typer.Argument(metavar="B", help="rules-argument-second")],
    players: PlayersOption = None,
) -> None:
    """Prints what differs between two rule sets, in two columns."""
    require_one_input([first, second])
    before, after = load_rules(first, players), load_rules(second, players)
    changes = diff(before.rules, after.rules)
    if not changes:
        print(say("rules-diff-none"))
        return
    column = (columns() - _LABEL - _PARAGRAPH) // 2
    lines = _table_row("", tuple(cut(_head(name), column - 2) for name in (first, second)), "", column)
    for one in changes:
        values = (_value(one.option, one.before), _value(one.option, one.after))
        lines += _table_row(option_label(words(), one.option), values, PARAGRAPHS[one.option], column)
    print("\n".join(lines))


def _head(name: str) -> str:
    """What stands above the column of a rule set: its name, or that of its file without the folders."""
    return shown(name if name in PRESETS else Path(name).name or name)


def check_file(
    file: Annotated[str, typer.Argument(metavar="FILE", help="rules-argument-file")],
) -> None:
    """Says that a rule file can be played and what it changes; raises InvalidRules with all its faults."""
    form = load_rules(file)
    print(say("rules-check-playable", file=file))
    print(summary(form))


def summary(form: RulesForm) -> str:
    """A rule set in one line: "classic + 2 changes, 3 players"."""
    name = form.preset or nearest_preset(form.rules)
    players = form.rules.deal.players
    changes = len(diff(preset(name, players), form.rules))
    return say("rules-summary", preset=name, changes=changes, players=players)


def _options(form: RulesForm, *, names: bool) -> list[str]:
    """Every option under its section; those that differ from the preset are marked and show its value too.

    `names` puts the public names of the options in place of their labels, and below what each means.
    """
    base = preset(form.preset or nearest_preset(form.rules), form.rules.deal.players)
    changed = {one.option: one.before for one in diff(base, form.rules)}
    lines = [summary(form)]
    for section in SECTIONS:
        lines += ["", say(message_id("section", section))]
        for name in option_names():
            if name.startswith(f"{section}.") and _is_on(form.rules, name):
                say_one = _value_as_set if names else _value
                value = say_one(name, option_value(form.rules, name))
                if name in changed:
                    value = say("rules-show-changed", value=value, before=say_one(name, changed[name]))
                sign = "*" if name in changed else " "
                indent = "" if names or name.rpartition(".")[0] not in GROUPS else "  "
                label = name if names else option_label(words(), name)
                lines += _table_row(f"{sign} {indent}{label}", (value,), PARAGRAPHS[name], _rest())
                lines += _meaning(name) if names else []
    notes = [say("rules-show-marked")] if changed else []
    notes += [say("rules-show-paragraphs")] + ([] if names else [say("rules-show-names")])
    return [*lines, "", *wrapped(" ".join(notes), columns())]


def _asked_options(text: str) -> list[str]:
    """The options that a text names, in full or by the last part; none where it is a preset or a file."""
    if text in PRESETS or Path(text).exists():
        return []
    name = text.strip().lower().replace("-", "_")
    return [one for one in option_names() if name in (one, one.rpartition(".")[2])]


def _option_page(name: str, players: int | None) -> list[str]:
    """An option: what it decides, its values, its paragraph in the rulebook, and its value in each preset."""
    lines = [
        f"{name}: {option_label(words(), name)}",
        *wrapped(option_help(words(), name), columns(), _INDENT, _INDENT),
        *wrapped(say("rules-option-values", values=allowed_text(name)), columns(), _INDENT, _INDENT),
        _INDENT + say("rules-option-paragraph", paragraph=PARAGRAPHS[name]),
        _INDENT + say("rules-option-presets"),
    ]
    for preset_name in PRESETS:
        value = option_value(preset(preset_name, players or DEFAULT_PLAYERS), name)
        lines += wrapped(_value_twice(name, value), columns(), f"{_INDENT}  {preset_name:9}", _INDENT * 3)
    return lines


def _value_twice(name: str, value: object) -> str:
    """A value as it is set, and in words where these are others."""
    if value is None:
        return say("rules-option-absent")
    as_set, text = _value_as_set(name, value), _value(name, value)
    return as_set if as_set == text else f"{as_set} ({text})"


def _value_as_set(name: str, value: object) -> str:
    """A value as `--set` takes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | str):
        return str(value)
    return "/".join(map(str, value)) if isinstance(value, tuple | list) else "on"


def _meaning(name: str) -> list[str]:
    """What an option decides, and the values that it may have."""
    text = f"{option_help(words(), name)} [{allowed_text(name)}]"
    return wrapped(text, columns(), _INDENT, _INDENT)


def _is_on(rules: Rules, name: str) -> bool:
    """Whether an option has a value: parts of a group that is off have none."""
    return option_value(rules, name) is not None


def _value(name: str, value: object) -> str:
    return say_value(words(), name, value)


def _rest() -> int:
    return columns() - _LABEL - _PARAGRAPH


def _table_row(label: str, values: Sequence[str], paragraph: str, column: int) -> list[str]:
    """A row of a table: label, values and the paragraph of the rulebook, each wrapped in its column."""
    text = label.lstrip("* ")
    lead = label[: len(label) - len(text)]
    cells = [wrapped(text, _LABEL - 1, lead, " " * len(lead)) or [""]]
    cells += [wrapped(value, column - 2) or [""] for value in values]
    height = max(map(len, cells))
    widths = [_LABEL, *[column] * len(values)]
    lines = []
    for place in range(height):
        texts = [cell[place] if place < len(cell) else "" for cell in cells]
        line = "".join(padded(text, width) for text, width in zip(texts, widths, strict=True))
        end = paragraph if place == 0 else ""
        lines.append((line + " " * max(0, _PARAGRAPH - 1 - width_of(end)) + end).rstrip())
    return lines
