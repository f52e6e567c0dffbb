"""An evening at the table: screen and keyboard are chosen, the game is played, it ends in one of its ways."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec

from thousand.cli.play.keeping import in_home, replay_command, resume_command
from thousand.cli.play.picture import COLUMNS, ROWS
from thousand.cli.play.prompt import Ended, Keyboard, Pace, Pipe, Prompt
from thousand.cli.play.screen import Screen
from thousand.cli.play.setting import Setting
from thousand.cli.play.sheets import number
from thousand.cli.play.sitting import Left, Sitting
from thousand.cli.play.vocabulary import ENGLISH, Vocabulary
from thousand.cli.terminal import window
from thousand.cli.words import colour, shown, words
from thousand.core.state import GameOver

if TYPE_CHECKING:
    from thousand.texts import Texts

PLAYED: Final = 0
INTERRUPTED: Final = 130
TERMINATED: Final = 143

_PAUSE: Final = 0.5
_WATCHING: Final = 0.8


class Terminated(BaseException):
    """The system asks the program to end."""


class Look(msgspec.Struct, frozen=True):
    """How the game is to look: in plain sentences, without colour, with a pause in seconds."""

    plain: bool = False
    no_colour: bool = False
    pause: float | None = None


def spend(setting: Setting, look: Look) -> int:
    """Plays the game to its end, or until somebody leaves; the exit status."""
    from thousand.texts import texts

    vocabulary = Vocabulary(words(), texts(ENGLISH))
    drawn = _may_draw(look)
    screen = _screen(words(), vocabulary, look, drawn, setting)
    screen.greet(_greeting(words(), setting, vocabulary, drawn))
    sitting = Sitting(
        setting.game, screen, _prompt(), Pace(_seconds(look, drawn, setting)), words(), vocabulary
    )
    with _ending():
        return _played(sitting, screen, setting)


def _played(sitting: Sitting, screen: Screen, setting: Setting) -> int:
    status, lines = PLAYED, []
    try:
        sitting.run()
    except (Left, Ended):
        pass
    except KeyboardInterrupt:
        status = INTERRUPTED
    except Terminated:
        status = TERMINATED
    except BaseException:
        screen.close(())
        raise
    lines = _farewell(words(), setting)
    screen.close(lines)
    return status


def _may_draw(look: Look) -> bool:
    """Whether the table can be drawn: at a terminal of 80 by 24 that understands how to."""
    import os

    size = window(COLUMNS, ROWS)
    fits = size.columns >= COLUMNS and size.lines >= ROWS
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return terminal and fits and not look.plain


def _screen(texts: "Texts", vocabulary: Vocabulary, look: Look, drawn: bool, setting: Setting) -> Screen:
    size = window(COLUMNS, ROWS)
    if drawn:
        from thousand.cli.play.drawn import DrawnScreen

        coloured = colour() and not look.no_colour
        return DrawnScreen(texts, vocabulary, sys.stdout, (size.columns, size.lines), coloured)
    from thousand.cli.play.plain import PlainScreen

    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return PlainScreen(texts, sys.stdout, size.columns if terminal else None, terminal)


def _prompt() -> Prompt:
    return Keyboard() if sys.stdin.isatty() and sys.stdout.isatty() else Pipe(sys.stdin)


def _seconds(look: Look, drawn: bool, setting: Setting) -> float:
    if look.pause is not None:
        return look.pause
    if not drawn:
        return 0.0
    return _PAUSE if setting.game.table.people else _WATCHING


def _greeting(texts: "Texts", setting: Setting, vocabulary: Vocabulary, drawn: bool) -> list[str]:
    """What is played, how to type, and who drew what for the first deal."""
    table = setting.game.table
    lines = [] if drawn else [_table_line(texts, setting)]
    if not drawn and table.people:
        lines.append(
            texts.say(
                "play-how-to-type",
                example=vocabulary.card_letters(0),
                help=vocabulary.first("play-words-help"),
                quit=vocabulary.first("play-words-quit"),
            )
        )
    return lines + _draw_lines(texts, setting)


def _table_line(texts: "Texts", setting: Setting) -> str:
    from thousand.texts import message_id

    table = setting.game.table
    names = ", ".join(table.names)
    if table.form.preset is None:
        return texts.say("play-table-own", names=names)
    preset = texts.say(message_id("preset", table.form.preset))
    return texts.say("play-table", preset=preset, names=names)


def _draw_lines(texts: "Texts", setting: Setting) -> list[str]:
    from thousand.texts import card_name

    draw, names = setting.draw, setting.game.table.names
    if draw is None:
        return [texts.say("play-goes-on"), *_apart_lines(texts, setting)]
    if not draw.rounds:
        return [texts.say("play-lot", name=names[draw.dealer])]
    lines = []
    for drawn in draw.rounds:
        cards = ", ".join(
            texts.say("play-pair", name=names[seat], what=card_name(texts, card)) for seat, card in drawn
        )
        lines.append(texts.say("play-drawn", cards=cards))
    return [*lines, texts.say("play-deals-first", name=names[draw.dealer])]


def _apart_lines(texts: "Texts", setting: Setting) -> list[str]:
    """Where the game is kept that comes from a bare record."""
    if setting.record is None:
        return []
    return [texts.say("play-record-apart", record=shown(str(setting.record)), file=shown(str(setting.path)))]


def _farewell(texts: "Texts", setting: Setting) -> list[str]:
    match, names = setting.game.match, setting.game.table.names
    file = shown(in_home(str(setting.path)), 1000)
    if not isinstance(match.phase, GameOver):
        command = shown(resume_command(setting.path if setting.named else None), 1000)
        return [texts.say("play-kept", command=command), file]
    totals = ", ".join(
        f"{name} {number(standing.total)}" for name, standing in zip(names, match.standings, strict=True)
    )
    winners = match.phase.winners
    won = ", ".join(names[seat] for seat in winners)
    message = "play-won-by" if len(winners) == 1 else "play-won-shared"
    return [
        texts.say(message, names=won, totals=totals),
        texts.say("play-record", command=replay_command()),
        file,
    ]


@contextmanager
def _ending() -> Iterator[None]:
    """While the game is played, a wish of the system to end is heard like one of the player."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before: dict[str, Any] = {}
    try:
        for name in names:
            before[name] = signal.signal(getattr(signal, name), _terminate)
    except ValueError:
        before = {}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _terminate(number: int, frame: object) -> None:
    raise Terminated
