"""Setting a table: rules, people and bots, names, the draw for the first dealer; or a game that was kept."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from thousand.bots import DEFAULT_LEVEL
from thousand.cli.bot_names import read_bots
from thousand.cli.files import require_name
from thousand.cli.options import load_rules
from thousand.cli.play.draw import chance_draw
from thousand.cli.play.game import Game
from thousand.cli.play.keeping import FileKeeper, Kept, claim, latest_game, new_path, read_kept
from thousand.cli.play.levels import bots_named, chosen_level
from thousand.cli.play.table import LONGEST_NAME, Chair, Table
from thousand.cli.words import Failure, Misuse
from thousand.core.first_dealer import Draw
from thousand.core.match import start
from thousand.core.rules import DEFAULT_PRESET
from thousand.core.state import GameOver, Match

if TYPE_CHECKING:
    from thousand.texts import Texts


class Wishes(msgspec.Struct, frozen=True):
    """What the options ask for when a new game begins; `levels` and `names` as typed, with commas between.

    `levels` None asks the person at the terminal.
    """

    rules: str = DEFAULT_PRESET
    players: int | None = None
    settings: tuple[str, ...] = ()
    names: str = ""
    seat: int = 0
    people: int = 1
    levels: str | None = None
    seed: int | None = None


class Setting(msgspec.Struct, frozen=True):
    """A game ready to begin or to go on, the file that keeps it, and the draw where there was one.

    `named` tells that the player named the file; `record` is the bare record that the game comes from.
    """

    game: Game
    path: Path
    draw: Draw | None
    named: bool
    record: Path | None = None


def new_game(texts: "Texts", wishes: Wishes, save: str | None) -> Setting:
    """A new game.

    Raises InvalidRules, Misuse for seats and names that do not fit and for unknown bots, Failure for a file
    that is there already or cannot be written.
    """
    form = load_rules(wishes.rules, wishes.players, wishes.settings)
    table = Table(form, _chairs(texts, wishes, form.rules.deal.players), wishes.seed)
    draw = chance_draw(form.rules, wishes.seed)
    path = _new_file(save)
    game = _begun(table, start(form.rules, draw.dealer), FileKeeper(path))
    return Setting(game, path, draw, save is not None)


def kept_game(file: str | None, save: str | None) -> Setting:
    """The game in a file, or the one kept last; raises Failure where there is none or where it is over.

    `save` names a new file in which it is kept from now on. A bare record is never written to.
    """
    for name in (file, save):
        if name is not None:
            require_name(name)
    file = file or save
    path, kept = _latest() if file is None else (Path(file), read_kept(Path(file)))
    if isinstance(kept.match.phase, GameOver):
        raise Failure("play-kept-over", file=str(path))
    moves = save is not None and not _same(save, str(path))
    if not moves and not kept.bare:
        game = Game(kept.table, kept.match, FileKeeper(path, kept.record))
        return Setting(game, path, None, file is not None)
    target = _new_file(save if moves else None)
    game = _begun(kept.table, kept.match, FileKeeper(target, kept.record))
    return Setting(game, target, None, moves, path if kept.bare else None)


def _latest() -> tuple[Path, Kept]:
    found = latest_game(os.environ)
    if found is None:
        raise Failure("play-nothing-kept")
    return found


def _same(first: str, second: str) -> bool:
    return os.path.realpath(first) == os.path.realpath(second)


def _new_file(save: str | None) -> Path:
    """The file of a game that has none yet, made now."""
    if save is None:
        return new_path(os.environ)
    require_name(save)
    claim(Path(save))
    return Path(save)


def _begun(table: Table, match: Match, keeper: FileKeeper) -> Game:
    """The game in its new file, which is taken away again where it cannot be written."""
    try:
        return Game(table, match, keeper)
    except Failure:
        keeper.path.unlink(missing_ok=True)
        raise


def _chairs(texts: "Texts", wishes: Wishes, count: int) -> tuple[Chair, ...]:
    if not 0 <= wishes.people <= count:
        raise Misuse("play-people-wrong", people=wishes.people, most=count)
    if not 0 <= wishes.seat < count:
        raise Misuse("play-seat-wrong", seat=wishes.seat, last=count - 1)
    people = [(wishes.seat + step) % count for step in range(wishes.people)]
    names = _names(texts, wishes.names, people, count)
    bots = [seat for seat in range(count) if seat not in people]
    played = dict(zip(bots, _levels(texts, wishes, len(bots)), strict=False))
    return tuple(Chair(names[seat], played.get(seat)) for seat in range(count))


def _levels(texts: "Texts", wishes: Wishes, bots: int) -> tuple[str, ...]:
    """The bots of so many seats; a person who names none is asked, where one plays against bots."""
    if wishes.levels is not None:
        return read_bots(bots_named(texts, wishes.levels), max(1, bots))
    asked = chosen_level(texts) if bots and wishes.people else DEFAULT_LEVEL
    return read_bots(asked, max(1, bots))


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
