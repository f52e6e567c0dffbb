"""`thousand serve`, `backup` and `restore`: the tables for browsers, and copies of what is kept."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from thousand.cli.words import Misuse, say

if TYPE_CHECKING:
    from thousand.server.settings import Settings

_OPTION = typer.Option
_LAN = "0.0.0.0"
_NEAR = 0.8


def serve(  # noqa: PLR0913, PLR0917 - a parameter an option
    host: Annotated[str | None, _OPTION(help="serve-option-host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, _OPTION(help="serve-option-port", metavar="N", min=0, max=65_535)] = None,
    lan: Annotated[bool, _OPTION("--lan", help="serve-option-lan")] = False,
    open_page: Annotated[bool, _OPTION("--open", help="serve-option-open")] = False,
    database: Annotated[str | None, _OPTION(help="serve-option-database", metavar="FILE")] = None,
    durability: Annotated[Literal["full", "normal"] | None, _OPTION(help="serve-option-durability")] = None,
    public_url: Annotated[str | None, _OPTION(help="serve-option-public-url", metavar="URL")] = None,
    trust_proxy: Annotated[
        str | None, _OPTION(help="serve-option-trust-proxy", metavar="ADDRESS,ADDRESS")
    ] = None,
    bot_workers: Annotated[
        int | None, _OPTION(help="serve-option-bot-workers", metavar="N", min=1, max=64)
    ] = None,
    bot_seconds: Annotated[
        float | None, _OPTION(help="serve-option-bot-seconds", metavar="SECONDS", min=0.01, max=60)
    ] = None,
    log: Annotated[Literal["lines", "json"] | None, _OPTION(help="serve-option-log")] = None,
) -> None:
    """Serves tables to browsers until it is stopped."""
    from thousand.server.serving import serve as run

    flags = {
        "host": host if host is not None or not lan else _LAN,
        "port": port,
        "database": database,
        "durability": durability,
        "public_url": public_url,
        "trust_proxy": trust_proxy,
        "bot_workers": bot_workers,
        "bot_seconds": bot_seconds,
        "log": log,
    }
    settings = _settings(flags)

    def started(running: "Settings") -> None:
        _tell(settings, running)
        if open_page:
            _show(running)

    run(settings, started, other_port=open_page)


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="backup-file")],
    database: Annotated[str | None, _OPTION(help="serve-option-database", metavar="FILE")] = None,
) -> None:
    """Copies the database, whole as of one moment; the server may run."""
    from thousand.server.store.backup import backup as copy

    copy(_database(database), Path(file))
    typer.echo(say("backup-done", file=file))


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="restore-file")],
    database: Annotated[str | None, _OPTION(help="serve-option-database", metavar="FILE")] = None,
) -> None:
    """Puts a copy in the place of the database, whose former file is kept under another name."""
    from thousand.server.store.backup import restore as put_back

    place = _database(database)
    kept = put_back(Path(file), place)
    typer.echo(say("restore-done", file=str(place)))
    if kept is not None:
        typer.echo(say("restore-kept", file=str(kept)))


def _database(flag: str | None) -> Path:
    return _settings({"database": flag}).file


def _settings(flags: Mapping[str, object]) -> "Settings":
    """The settings of flags and environment; Misuse for a variable that only looks like a setting."""
    from difflib import get_close_matches

    from thousand.server.settings import read_settings, strangers, variables

    for name in strangers(os.environ):
        near = get_close_matches(name, variables(), 1, _NEAR)
        raise Misuse("cli-variable-unknown", near=near[0] if near else "", variable=name)
    return read_settings(flags, os.environ)


def _tell(wanted: "Settings", running: "Settings") -> None:
    """Prints where the tables are to be found."""
    from thousand.server.serving import addresses, qr_lines

    here, others = addresses(running)
    if running.port != wanted.port and wanted.port:
        typer.echo(say("serve-other-port", taken=wanted.port, port=running.port))
    typer.echo(say("serve-running", address=here))
    if others is None:
        typer.echo(say("serve-alone"))
    else:
        typer.echo(say("serve-others", address=others))
        typer.echo(qr_lines(others))
    typer.echo(say("serve-stop"))


def _show(running: "Settings") -> None:
    """Opens the page in a browser, where there is a screen for one."""
    import sys
    import webbrowser

    from thousand.server.serving import addresses

    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform in ("darwin", "win32") or any(os.environ.get(one) for one in screens):
        webbrowser.open(addresses(running)[0])
