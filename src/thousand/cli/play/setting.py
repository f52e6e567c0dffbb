"""Setting a table: rules, people and bots, names, the draw for the first dealer; or a game that was kept."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from thousand.bots import BOTS
from thousand.cli.options import load_rules
from thousand.cli.play.draw import Draw, draw_dealer
from thousand.cli.play.game import Game
from thousand.cli.play.keeping import FileKeeper, latest_game, new_path, read_kept
from thousand.cli.play.table import Chair, Table
from thousand.cli.words import Failure, Misuse
from thousand.core.match import start
from thousand.core.rules import DEFAULT_PRESET
from thousand.core.state import GameOver

if TYPE_CHECKING:
    from thousand.texts import Texts

LONGEST_NAME: Final = 16


class Wishes(msgspec.Struct, frozen=True):
    """What the options ask for when a new game begins; `levels` and `names` as typed, with commas between."""

    rules: str = DEFAULT_PRESET
    players: int | None = None
    settings: tuple[str, ...] = ()
    names: str = ""
    seat: int = 0
    people: int = 1
    levels: str = "rookie"
    seed: int | None = None


class Setting(msgspec.Struct, frozen=True):
    """A game ready to begin or to go on, the file that keeps it, and the draw where there was one."""

    game: Game
    path: Path
    draw: Draw | None


def new_game(texts: "Texts", wishes: Wishes, save: Path | None) -> Setting:
    """A new game.

    Raises InvalidRules, Misuse for seats and names that do not fit and for unknown bots.
    """
    form = load_rules(wishes.rules, wishes.players, wishes.settings)
    table = Table(form, _chairs(texts, wishes, form.rules.deal.players), wishes.seed)
    draw = draw_dealer(form.rules, wishes.seed)
    path = save or new_path(os.environ)
    return Setting(Game(table, start(form.rules, draw.dealer), FileKeeper(path)), path, draw)


def kept_game(file: Path | None, save: Path | None) -> Setting:
    """The game in a file, or the one kept last; raises Failure where there is none or where it is over."""
    path = file or latest_game(os.environ)
    if path is None:
        raise Failure("play-nothing-kept")
    kept = read_kept(path)
    if isinstance(kept.match.phase, GameOver):
        raise Failure("play-kept-over", file=str(path))
    return Setting(Game(kept.table, kept.match, FileKeeper(save or path)), save or path, None)


def _chairs(texts: "Texts", wishes: Wishes, count: int) -> tuple[Chair, ...]:
    if not 0 <= wishes.people <= count:
        raise Misuse("play-people-wrong", people=wishes.people, most=count)
    if not 0 <= wishes.seat < count:
        raise Misuse("play-seat-wrong", seat=wishes.seat, last=count - 1)
    people = [(wishes.seat + step) % count for step in range(wishes.people)]
    names = _names(texts, wishes.names, people, count)
    levels = _levels(wishes.levels)
    bots = [seat for seat in range(count) if seat not in people]
    played = {seat: levels[min(place, len(levels) - 1)] for place, seat in enumerate(bots)}
    return tuple(Chair(names[seat], played.get(seat)) for seat in range(count))


def _levels(text: str) -> list[str]:
    levels = [level.strip() for level in text.split(",")]
    unknown = [level for level in levels if level not in BOTS]
    if unknown:
        raise Misuse("play-level-unknown", level=unknown[0][:40], known=", ".join(BOTS))
    return levels


def _names(texts: "Texts", text: str, people: Sequence[int], count: int) -> Mapping[int, str]:
    """Names by seat: those given to the people alone or to all in seat order, others from the language."""
    given = [name.strip() for name in text.split(",") if name.strip()]
    if len(given) > count:
        raise Misuse("play-names-many", given=len(given), seats=count)
    for name in given:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise Misuse("play-name-wrong", name=name[:40], longest=LONGEST_NAME)
    seats = people if len(given) == len(people) else range(count)
    names = dict(zip(seats, given, strict=False))
    if len(people) == 1:
        names.setdefault(people[0], texts.say("play-player"))
    spare = (name for name in texts.say("play-bot-names").split(", ") if name not in names.values())
    for seat in range(count):
        if seat not in names:
            names[seat] = next(spare)
    if len(set(names.values())) < count:
        raise Misuse("play-names-same")
    return names
