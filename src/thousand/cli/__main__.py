"""The entry of the command line: commands are loaded when called for, errors become plain sentences."""

import sys

try:
    import os
    from collections.abc import Sequence
    from io import TextIOWrapper
    from pathlib import Path
    from typing import Annotated, Any, Final

    import typer
    from typer.exceptions import TyperException

    from thousand.cli.faults import sentences
    from thousand.cli.frame import Branch, Entry, Tree, group, shown_name
    from thousand.cli.words import Misuse, printable, say, take_language
    from thousand.core.errors import ThousandError
except KeyboardInterrupt:
    sys.exit(130)

RULES: Final[Tree] = {
    "list": Entry("thousand.cli.rules", "list_presets", "cli-rules-list"),
    "show": Entry("thousand.cli.rules", "show", "cli-rules-show"),
    "diff": Entry("thousand.cli.rules", "compare", "cli-rules-diff"),
    "check": Entry("thousand.cli.rules", "check_file", "cli-rules-check"),
}
COMMANDS: Final[Tree] = {
    "play": Entry("thousand.cli.play", "play", "cli-play"),
    "serve": Entry("thousand.cli.serve", "serve", "cli-serve"),
    "backup": Entry("thousand.cli.serve", "backup", "cli-backup"),
    "restore": Entry("thousand.cli.serve", "restore", "cli-restore"),
    "rules": Branch(RULES, "cli-rules"),
    "replay": Entry("thousand.cli.replay", "replay_files", "cli-replay"),
    "verify": Entry("thousand.cli.verify", "verify_file", "cli-verify"),
    "simulate": Entry("thousand.cli.simulate", "simulate", "cli-simulate"),
    "arena": Entry("thousand.cli.arena", "arena", "cli-arena"),
    "bench-bots": Entry("thousand.cli.bench_bots", "bench_bots", "cli-bench-bots"),
}

FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130


def main() -> None:
    """Runs the command line and ends with its exit status."""
    try:
        _prepare_streams()
        _prepare_algebra()
        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def _prepare_streams() -> None:
    """Gives streams that were closed an empty one, and lets no letter stop the reading or writing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - to the end
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _prepare_algebra() -> None:
    """One thread for NumPy, here and in processes begun from here: in matrices this small more only wait."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def run(arguments: Sequence[str]) -> int:
    """The exit status of a command line: 0, 1 for what cannot be done, 2 for what is not understood."""
    try:
        status = _call(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _hush()
        return FAILED
    except OSError as fault:
        _hush()
        return _fail(FAILED, *sentences(fault))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _call(arguments: Sequence[str]) -> int:
    try:
        rest = take_language(arguments)
        result = _root().main(rest, prog_name="thousand", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except Misuse as error:
        return _fail(MISUSED, *error.sentences(), say("cli-see-help"))
    except TyperException as error:
        return _fail(MISUSED, *_misuse(error), say("cli-see-help"))
    except BrokenPipeError:
        raise
    except (ThousandError, OSError) as error:
        return _fail(FAILED, *sentences(error))
    except typer.Abort:
        return _fail(FAILED, say("cli-input-ended"))


def _root() -> Any:
    return group("thousand", COMMANDS, "cli-thousand", _start)


def _start(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="cli-version")] = False
) -> None:
    if version:
        from thousand import __version__

        typer.echo(f"thousand {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def _misuse(error: TyperException) -> tuple[str, ...]:
    """What typer found wrong, in the language of the player."""
    option = str(getattr(error, "option_name", ""))[:60]
    param: Any = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            near = sorted(getattr(error, "possibilities", None) or ("",))
            return Misuse("cli-option-unknown", near=near[0], option=option).sentences()
        case "BadOptionUsage":
            return (say("cli-option-value", option=option),)
        case "MissingParameter" if param is not None:
            return (say("cli-argument-missing", argument=shown_name(param)),)
        case _:
            return (error.format_message(),)


def _fail(status: int, *lines: str) -> int:
    for line in lines:
        print(printable(line), file=sys.stderr)
    return status


def _hush() -> None:
    """Lets the interpreter end quietly when nobody reads its output any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
