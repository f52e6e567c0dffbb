"""The command itself: its options, and the end of the game in all its ways."""

from typing import Annotated, Final

import typer

_OPTION = typer.Option


_OF_NEW_GAMES: Final = ("rules", "players", "settings", "names", "seat", "people", "level", "seed", "watch")
_OF_PEOPLE: Final = ("people", "seat")


def play(  # noqa: PLR0913, PLR0917 - a parameter an option
    ctx: typer.Context,
    rules: Annotated[str, _OPTION(help="play-option-rules", metavar="FILE|PRESET")] = "classic",
    players: Annotated[int | None, _OPTION(help="play-option-players", metavar="N")] = None,
    settings: Annotated[
        list[str] | None, _OPTION("--set", help="play-option-set", metavar="OPTION=VALUE")
    ] = None,
    names: Annotated[str, _OPTION(help="play-option-names", metavar="NAME,NAME")] = "",
    seat: Annotated[int, _OPTION(help="play-option-seat", metavar="N")] = 0,
    people: Annotated[int, _OPTION(help="play-option-people", metavar="N")] = 1,
    level: Annotated[
        str | None, _OPTION("--level", "--bots", help="play-option-level", metavar="LEVEL")
    ] = None,
    seed: Annotated[int | None, _OPTION(help="play-option-seed", metavar="N")] = None,
    plain: Annotated[bool, _OPTION("--plain", help="play-option-plain")] = False,
    no_color: Annotated[bool, _OPTION("--no-color", help="play-option-no-color")] = False,
    watch: Annotated[bool, _OPTION("--watch", help="play-option-watch")] = False,
    pause: Annotated[
        float | None, _OPTION(help="play-option-pause", metavar="SECONDS", min=0, max=60)
    ] = None,
    save: Annotated[str | None, _OPTION(help="play-option-save", metavar="FILE")] = None,
    resume: Annotated[bool, _OPTION("--resume", help="play-option-resume")] = False,
    file: Annotated[str | None, typer.Argument(help="play-argument-file", metavar="FILE")] = None,
) -> int:
    """Plays a game at this terminal and returns the exit status."""
    from thousand.cli.play.evening import PLAYED, Look, spend
    from thousand.cli.play.levels import Declined
    from thousand.cli.play.setting import Wishes, kept_game, new_game
    from thousand.cli.words import words

    if resume or file is not None:
        _refuse_beside(ctx, _OF_NEW_GAMES, "--resume")
        setting = kept_game(file, save)
    else:
        _refuse_beside(ctx, _OF_PEOPLE if watch else (), "--watch")
        wishes = Wishes(
            rules, players, tuple(settings or ()), names, seat, 0 if watch else people, level, seed
        )
        try:
            setting = new_game(words(), wishes, save)
        except Declined:
            return PLAYED
    return spend(setting, Look(plain=plain, no_colour=no_color, pause=pause))


def _refuse_beside(ctx: typer.Context, names: tuple[str, ...], other: str) -> None:
    """Raises Misuse where one of these options was given beside another that leaves it no meaning."""
    from thousand.cli.words import Misuse

    options = {param.name: param.opts[0] for param in ctx.command.params}
    for name in names:
        source = ctx.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise Misuse("cli-options-apart", option=options[name], other=other)
