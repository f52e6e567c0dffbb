"""The frame of the command line: commands that are imported when called, values read without detours.

typer declares the commands; their values are read here, because its own reading imports pydantic (150 ms) and
complains in English alone.
"""

import inspect
import re
from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast, get_args, get_origin

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from thousand.cli.words import Misuse

Tree: TypeAlias = "dict[str, Entry | Branch]"


class Entry(NamedTuple):
    """A command: the module and function that run it, and the id of the sentence that says what it does."""

    module: str
    function: str
    help: str


class Branch(NamedTuple):
    """A command with commands of its own, and the id of the sentence about it."""

    commands: Tree
    help: str


class Command(TyperCommand):
    """A command that says in the language of the player what it does and what is wrong."""

    allow_extra_args = True

    def get_params(self, ctx: Any) -> Any:
        """Arguments and options, `--help` among them, that read their values plainly."""
        return _plainly_read(super().get_params(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the arguments; one too many is refused in the language of the player."""
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Misuse("cli-argument-extra", argument=rest[0][:60])
        return rest

    def get_help(self, ctx: Any) -> str:
        """The page that `--help` prints."""
        from thousand.cli.helping import command_page

        return command_page(ctx, self)


class Commands(TyperGroup):
    """A group whose commands are built when called for."""

    tree: Tree

    def get_params(self, ctx: Any) -> Any:
        """Options, `--help` among them, that read their values plainly."""
        return _plainly_read(super().get_params(ctx))

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the commands in the order of the table."""
        return list(self.tree)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command, imported now; None for an unknown name."""
        return build(cmd_name, self.tree[cmd_name]) if cmd_name in self.tree else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the arguments name; Misuse with a near name for one that there is not."""
        if args[0] not in self.tree and not args[0].startswith("-"):
            near = get_close_matches(args[0], list(self.tree), 1)
            raise Misuse("cli-command-unknown", near=near[0] if near else "", command=args[0][:60])
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        """The page that `--help` prints."""
        from thousand.cli.helping import group_page

        return group_page(ctx, self)


def group(
    name: str | None, tree: Tree, help_id: str, callback: Callable[..., None] | None = None
) -> Commands:
    """A group of commands; called by itself it shows its help."""
    app = typer.Typer(
        add_completion=False, rich_markup_mode=None, cls=Commands, help=help_id, invoke_without_command=True
    )
    app.callback()(callback or _show_help)
    built = cast("Commands", get_command(app))
    built.name, built.tree = name, tree
    return built


def build(name: str, entry: Entry | Branch) -> Command | Commands:
    """The command of an entry, its module imported."""
    if isinstance(entry, Branch):
        return group(name, entry.commands, entry.help)
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    function = getattr(import_module(entry.module), entry.function)
    app.command(name, cls=Command, help=entry.help)(function)
    return cast("Command", get_command(app))


def _plainly_read(params: Any) -> Any:
    """The parameters, those whose type is in the table of readers reading by it."""
    for param in params:
        descriptor = getattr(param, "type_descriptor", None)
        if descriptor is not None and (reader := _reader(descriptor.annotation)):
            param._runtime_param = _Plain(reader, descriptor)
    return params


def _show_help(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


class _Plain:
    """The values of one parameter, read one by one."""

    def __init__(self, reader: Callable[[str], object], descriptor: Any) -> None:
        self.reader = reader
        self.info = descriptor.parameter_info

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        if param.multiple or param.nargs == -1:
            return [self._one(one, param) for one in value or ()]
        return None if value is None else self._one(value, param)

    def _one(self, text: Any, param: Any) -> object:
        name = param.opts[0] if param.opts and param.opts[0].startswith("-") else shown_name(param)
        try:
            value = self.reader(text) if isinstance(text, str) else text
        except ValueError as fault:
            allowed = str(fault) if isinstance(fault, _NotAmong) else ""
            raise _value_fault(name, text, allowed) from None
        low, high = self.info.min, self.info.max
        if isinstance(value, int | float) and not _within(value, low, high):
            raise _value_fault(name, str(text), _span(low, high))
        return value


class _NotAmong(ValueError):
    """A word that is none of those allowed, which are its text."""


def shown_name(param: Any) -> str:
    """How an argument or the value of an option is called on the help page."""
    return str(param.metavar or param.name.upper())


def _value_fault(name: str, text: str, allowed: str) -> Misuse:
    if allowed:
        return Misuse("cli-value-among", option=name, value=text[:40], allowed=allowed)
    return Misuse("cli-value-number", option=name, value=text[:40])


def _within(value: float, low: float | None, high: float | None) -> bool:
    return (low is None or value >= low) and (high is None or value <= high)


def _span(low: float | None, high: float | None) -> str:
    return f"{'' if low is None else low}..{'' if high is None else high}"


def _reader(annotation: Any) -> Callable[[str], object] | None:
    if get_origin(annotation) is list:
        return _reader(get_args(annotation)[0])
    if get_origin(annotation) is Literal:
        return _choice(get_args(annotation))
    return _READERS.get(annotation) if inspect.isclass(annotation) else None


def _choice(values: tuple[Any, ...]) -> Callable[[str], object]:
    by_text = {str(value): value for value in values}

    def read(text: str) -> object:
        if text not in by_text:
            raise _NotAmong(", ".join(by_text))
        return by_text[text]

    return read


def _whole(text: str) -> int:
    """A whole number of plain digits: no letters of other scripts, no signs between them."""
    if not _DIGITS.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _decimal(text: str) -> float:
    if not _DECIMAL.fullmatch(text):
        raise ValueError(text)
    return float(text)


_DIGITS: Final = re.compile(r"[+-]?[0-9]{1,20}")
_DECIMAL: Final = re.compile(r"[+-]?([0-9]{1,20}(\.[0-9]{0,20})?|\.[0-9]{1,20})")


_READERS: Final[dict[Any, Callable[[str], object]]] = {
    str: str,
    int: _whole,
    float: _decimal,
    Path: Path,
    bool: bool,
}
