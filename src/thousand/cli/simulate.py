"""`thousand simulate`: bots play many games or deals; a table of what came of it, or a document."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from msgspec.structs import asdict

from thousand.bots import bot
from thousand.cli.bot_names import read_bots
from thousand.cli.files import require_name, writing
from thousand.cli.options import load_rules
from thousand.cli.words import Failure, Misuse, colour, say
from thousand.core.rules import DEFAULT_PRESET, RulesForm, write_rules
from thousand.core.seating import player_count
from thousand.simulate import (
    MOST_DEALS,
    Played,
    Statistics,
    Tally,
    game_path,
    play_deals,
    play_matches,
    write_game,
)

if TYPE_CHECKING:
    from rich.table import Table

USUAL_GAMES: Final = 100

_OPTION = typer.Option
_NOTHING: Final = "–"


def simulate(  # noqa: PLR0913, PLR0917 - a parameter an option
    games: Annotated[int | None, _OPTION(help="simulate-option-games", metavar="N", min=1)] = None,
    deals: Annotated[int | None, _OPTION(help="simulate-option-deals", metavar="N", min=1)] = None,
    bots: Annotated[str, _OPTION(help="simulate-option-bots", metavar="BOT,BOT")] = "rookie",
    rules: Annotated[str, _OPTION(help="simulate-option-rules", metavar="FILE|PRESET")] = DEFAULT_PRESET,
    players: Annotated[int | None, _OPTION(help="simulate-option-players", metavar="N")] = None,
    settings: Annotated[
        list[str] | None, _OPTION("--set", help="simulate-option-set", metavar="OPTION=VALUE")
    ] = None,
    seed: Annotated[int, _OPTION(help="simulate-option-seed", metavar="N")] = 0,
    out: Annotated[str | None, _OPTION(help="simulate-option-out", metavar="FOLDER")] = None,
    json_form: Annotated[bool, _OPTION("--json", help="simulate-option-json")] = False,
) -> None:
    """Lets bots play whole games, or single deals, and prints the figures."""
    if games is not None and deals is not None:
        raise Misuse("simulate-games-or-deals")
    form = load_rules(rules, players, settings or ())
    names = read_bots(bots, player_count(form.rules))
    count = deals or games or USUAL_GAMES
    folder = None if out is None else _folder(out, count)
    statistics, seats = Statistics(names), seat_names(names)
    with _progress(count) as step:
        for played in _played(form, names, deals is not None, count, seed):
            statistics.add(played)
            if folder is not None:
                with writing(str(game_path(folder, played.number))):
                    write_game(folder, played, seats, form.preset)
            step()
    if json_form:
        print(json.dumps(document(form, statistics, seed), indent=2, ensure_ascii=False))
    else:
        _print_figures(statistics, seed, whole=deals is None)


def _folder(name: str, count: int) -> Path:
    """The folder for the records, made if missing; Failure where one of their names is taken in it."""
    require_name(name)
    folder = Path(name)
    with writing(name):
        folder.mkdir(parents=True, exist_ok=True)
        there = {path.name for path in folder.iterdir()}
    if there:
        paths = (game_path(folder, number) for number in range(1, count + 1))
        taken = next((path for path in paths if path.name in there), None)
        if taken is not None:
            raise Failure("simulate-out-taken", file=str(taken))
    return folder


def seat_names(bots: Sequence[str]) -> list[str]:
    """The names of the seats in records: the bots, numbered where several of a kind play."""
    return [
        f"{name} {bots[: seat + 1].count(name)}" if bots.count(name) > 1 else name
        for seat, name in enumerate(bots)
    ]


def document(form: RulesForm, statistics: Statistics, seed: int) -> dict[str, Any]:
    """The figures as a document: of the games, of each seat in order, of each bot over its seats."""
    return {
        "rules": write_rules(form),
        "seed": seed,
        "games": statistics.games,
        "deals": statistics.deals,
        "annulled": statistics.annulled,
        "stopped": statistics.stopped,
        "mean_length": statistics.mean_length,
        "seats": [
            {"bot": name, **_figures(tally)}
            for name, tally in zip(statistics.names, statistics.seats, strict=True)
        ],
        "bots": {name: _figures(tally) for name, tally in statistics.bots.items()},
    }


def _figures(tally: Tally) -> dict[str, Any]:
    return {
        **asdict(tally),
        "made_share": tally.made_share,
        "mean_contract": tally.mean_contract,
        "declarer_points_a_deal": tally.points_a_deal("declarer"),
        "defender_points_a_deal": tally.points_a_deal("defender"),
        "sitter_points_a_deal": tally.points_a_deal("sitter"),
    }


def _played(form: RulesForm, names: Sequence[str], single: bool, count: int, seed: int) -> Iterator[Played]:
    play = play_deals if single else play_matches
    return play(form.rules, [bot(name) for name in names], count, seed)


@contextmanager
def _progress(count: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error, where that is a terminal; the function moves it on by one."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True, no_color=not colour(sys.stderr))
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(say("simulate-progress"), total=count)
        yield lambda: bar.advance(task)


def _print_figures(statistics: Statistics, seed: int, whole: bool) -> None:
    from rich.console import Console

    console = Console(no_color=not colour(), highlight=False, soft_wrap=True)
    for line in _heading(statistics, seed, whole):
        console.print(line, markup=False)
    console.print(_table(statistics, whole))


def _heading(statistics: Statistics, seed: int, whole: bool) -> Iterator[str]:
    if whole:
        length = f"{statistics.mean_length or 0:.1f}"
        yield say("simulate-heading-games", games=statistics.games, length=length, seed=seed)
    else:
        yield say("simulate-heading-deals", deals=statistics.games, seed=seed)
    if statistics.annulled:
        yield say("simulate-annulled", count=statistics.annulled)
    if statistics.stopped:
        yield say("simulate-stopped", count=statistics.stopped, most=MOST_DEALS)


def _table(statistics: Statistics, whole: bool) -> "Table":
    """A row a figure, a column a seat, and one more for each bot that has several seats."""
    from rich.box import SIMPLE
    from rich.table import Table

    columns = [
        (f"{name}\n{say('simulate-seat', seat=seat)}", tally)
        for seat, (name, tally) in enumerate(zip(statistics.names, statistics.seats, strict=True))
    ]
    columns += [
        (f"{name}\n{say('simulate-all-seats')}", tally)
        for name, tally in statistics.bots.items()
        if statistics.names.count(name) > 1
    ]
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column("", no_wrap=True)
    for title, _ in columns:
        table.add_column(title, justify="right")
    for message, figure in _rows(statistics, whole):
        table.add_row(say(message), *(figure(tally) for _, tally in columns))
    return table


def _rows(statistics: Statistics, whole: bool) -> Iterator[tuple[str, Callable[[Tally], str]]]:
    """The rows that say something: no wins without games, no bombs where none fell."""
    total = sum(statistics.seats, Tally())
    wanted = {
        "simulate-row-wins": whole,
        "simulate-row-sitter": bool(total.sitter_deals),
        "simulate-row-write-offs": bool(total.write_offs),
        "simulate-row-bombs": bool(total.bombs),
        "simulate-row-bolts": bool(total.bolts),
        "simulate-row-mounts": bool(total.mounts),
        "simulate-row-falls": bool(total.mounts),
        "simulate-row-claims": bool(total.claims),
    }
    for message, figure in _ROWS.items():
        if wanted.get(message, True):
            yield message, figure


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else _NOTHING


def _mean(value: float | None) -> str:
    return _NOTHING if value is None else f"{value:.1f}".replace("-", "−")


_ROWS: Final[dict[str, Callable[[Tally], str]]] = {
    "simulate-row-wins": lambda tally: _share(tally.wins, tally.games),
    "simulate-row-contracts": lambda tally: str(tally.played),
    "simulate-row-made": lambda tally: _share(tally.made, tally.played),
    "simulate-row-mean-contract": lambda tally: _mean(tally.mean_contract),
    "simulate-row-declarer": lambda tally: _mean(tally.points_a_deal("declarer")),
    "simulate-row-defender": lambda tally: _mean(tally.points_a_deal("defender")),
    "simulate-row-sitter": lambda tally: _mean(tally.points_a_deal("sitter")),
    "simulate-row-write-offs": lambda tally: str(tally.write_offs),
    "simulate-row-bombs": lambda tally: str(tally.bombs),
    "simulate-row-bolts": lambda tally: str(tally.bolts),
    "simulate-row-mounts": lambda tally: str(tally.mounts),
    "simulate-row-falls": lambda tally: str(tally.falls),
    "simulate-row-claims": lambda tally: str(tally.claims),
}
