"""The pages that `--help` prints, in the language of the player."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import typer

from thousand.cli.frame import shown_name
from thousand.cli.terminal import columns, wrapped
from thousand.cli.words import say

if TYPE_CHECKING:
    from thousand.cli.frame import Command, Commands

Row = tuple[str, str]

_NAMES: Final = 28
_ID: Final = re.compile(r"[a-z]+(-[a-z0-9]+)+")


def command_page(ctx: typer.Context, command: "Command") -> str:
    """The page of a command: how to call it, what it does, its arguments and options."""
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    pieces = [ctx.command_path, say("cli-help-options-slot"), *(_slot(one) for one in arguments)]
    options = [one for one in command.params if one.param_type_name == "option" and not _hidden(one)]
    blocks = [
        say("cli-help-usage", line=" ".join(pieces)),
        _paragraphs(_words(command.help)),
        _section(say("cli-help-arguments"), ((shown_name(one), _words(_help(one))) for one in arguments)),
        _section(say("cli-help-options"), [*map(_option, options), *_everywhere()]),
    ]
    return "\n\n".join(block for block in blocks if block)


def group_page(ctx: typer.Context, group: "Commands") -> str:
    """The page of a group: its commands, each with its sentence, and the options that hold everywhere."""
    pieces = [ctx.command_path, say("cli-help-command-slot")]
    options = [one for one in group.params if one.param_type_name == "option"]
    blocks = [
        say("cli-help-usage", line=" ".join(pieces)),
        _paragraphs(_words(group.help)),
        _section(say("cli-help-commands"), ((name, _words(one.help)) for name, one in group.tree.items())),
        _section(say("cli-help-options"), [*map(_option, options), *_everywhere()]),
        _paragraphs(say("cli-help-more", command=ctx.command_path)),
    ]
    return "\n\n".join(block for block in blocks if block)


def _everywhere() -> list[Row]:
    slot = say("cli-help-language-slot")
    return [(f"--lang {slot}", say("cli-help-lang")), ("--help", say("cli-help-help"))]


def _option(param: Any) -> Row:
    names = ", ".join([*param.opts, *param.secondary_opts])
    value = "" if param.is_flag else f" {_value_slot(param)}"
    shown = param.default if not param.is_flag and param.show_default else None
    default = say("cli-help-default", value=str(shown)) if shown not in (None, "", (), []) else ""
    return f"{names}{value}", f"{_words(_help(param))} {default}".strip()


def _value_slot(param: Any) -> str:
    descriptor = getattr(param, "type_descriptor", None)
    choices = descriptor.choices if descriptor is not None else None
    if choices and not param.metavar:
        return "|".join(str(choice) for choice in choices)
    return shown_name(param)


def _slot(param: Any) -> str:
    name = shown_name(param) + ("…" if param.nargs == -1 else "")
    return name if param.required else f"[{name}]"


def _hidden(param: Any) -> bool:
    return bool(param.hidden)


def _help(param: Any) -> str | None:
    text: str | None = param.help
    return text


def _words(text: str | None) -> str:
    """The sentence of an id; a text that is no id stands for itself."""
    return say(text) if text and _ID.fullmatch(text) else text or ""


def _section(title: str, rows: Iterable[Row]) -> str:
    lines: list[str] = []
    for name, text in rows:
        first = f"  {name}".ljust(_NAMES)
        body = wrapped(text, columns() - _NAMES) or [""]
        if len(first) > _NAMES or not first.endswith(" "):
            lines.append(first.rstrip())
            first = " " * _NAMES
        lines.append((first + body[0]).rstrip())
        lines += [" " * _NAMES + line for line in body[1:]]
    return "\n".join([title, *lines]) if lines else ""


def _paragraphs(text: str) -> str:
    return "\n".join(line for part in text.splitlines() for line in wrapped(part, columns()))
