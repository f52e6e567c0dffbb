"""The course of a game at the keyboard: whose turn it is, who looks on, what is asked, what follows.

It knows neither how things are drawn nor where lines come from.
"""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from thousand.bots import Budget, bot
from thousand.cli.play.asking import declaration_question, question_for, to_confirm
from thousand.cli.play.game import Game
from thousand.cli.play.hinting import hint_for
from thousand.cli.play.pages import page
from thousand.cli.play.prompt import Pace, Prompt
from thousand.cli.play.reading import misread, read_actions
from thousand.cli.play.screen import Question, Scene, Screen
from thousand.cli.play.sights import completed
from thousand.cli.play.telling import Teller
from thousand.cli.play.vocabulary import Vocabulary
from thousand.core.actions import Action, Play
from thousand.core.events import Event, HandSeen, TrickTaken
from thousand.core.match import refusal
from thousand.core.state import DealOver, GameOver, Seat, TrumpPhase
from thousand.core.view import View, view

if TYPE_CHECKING:
    from thousand.bots import Bot
    from thousand.texts import Texts

_TRICK_WEIGHT: Final = 2.0
_THINKING: Final = 2.0


def budget_seed(seed: int | None) -> int:
    """The number that bots get: from it nobody can tell the one from which the decks are shuffled."""
    return 0 if seed is None else Random(f"bots {seed}").getrandbits(32)


class Left(Exception):
    """A person leaves the table."""


class Sitting:
    """Plays a game to its end, or until somebody leaves."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        prompt: Prompt,
        pace: Pace,
        texts: "Texts",
        vocabulary: Vocabulary,
    ) -> None:
        self._game = game
        self._screen = screen
        self._prompt = prompt
        self._pace = pace
        self._texts = texts
        self._vocabulary = vocabulary
        self._teller = Teller(texts, game.table.names)
        self._bots: dict[Seat, Bot] = {
            seat: bot(chair.bot) for seat, chair in enumerate(game.table.chairs) if chair.bot is not None
        }
        self._budget_seed = budget_seed(game.table.seed)
        self._viewer = self._only_person()
        self._told: dict[Seat | None, int] = {}
        self._notice = ""
        self._hinted: tuple[Action, ...] = ()

    def run(self) -> None:
        """Plays until the game is over; raises Left when a person goes, Ended after the last line."""
        self._follow()
        over = False
        while not over:
            while not isinstance(self._game.match.phase, GameOver):
                self._go_on()
            over = self._reckon()

    def _go_on(self) -> None:
        match = self._game.match
        actor = match.phase.to_act
        if isinstance(match.phase, DealOver):
            self._next_deal()
        elif actor in self._bots:
            self._let_bot(actor)
        elif actor is not None:
            self._hand_over(actor)
            self._let_person(actor)

    def _next_deal(self) -> None:
        if self._game.match.finished and not self._reckon():
            return
        self._viewer = self._only_person()
        self._game.deal()
        self._follow()

    def _reckon(self) -> bool:
        """Shows the deal just finished until the person goes on; False when the last card is taken back."""
        if not self._stops():
            self._screen.reckon(self._scene())
            self._pace.rest(_TRICK_WEIGHT)
            return True
        self._prompt.forget()
        self._screen.reckon(self._scene())
        while line := self._read().strip():
            if not self._obey(line):
                self._notice = self._texts.say("play-not-understood")
            self._tell_notice()
            if not isinstance(self._game.match.phase, DealOver | GameOver):
                return False
            if self._screen.waits:
                self._screen.reckon(self._scene(), self._take_notice())
        return True

    def _stops(self) -> bool:
        """Whether somebody is there to read a page."""
        return bool(self._game.table.people)

    def _let_bot(self, seat: Seat) -> None:
        self._act(seat, self._bots[seat].choose(view(self._game.match, seat), self._budget()))
        self._follow()
        self._overhear()

    def _act(self, seat: Seat, action: Action) -> None:
        """Does an action; the last trick of a deal is shown once more before the deal is gone."""
        before = self._scene()
        self._game.act(seat, action)
        if isinstance(action, Play) and self._game.match.layout is None:
            self._screen.follow(replace(before, sight=completed(before.sight, seat, action.card)), ())

    def _overhear(self) -> None:
        """Lets a person leave who types it while the others play; all else waits for the next question."""
        if any(self._vocabulary.command(line) == "quit" for line in self._prompt.overheard()):
            raise Left

    def _let_person(self, seat: Seat) -> None:
        """Asks until something legal is chosen, or the game is taken back."""
        before = self._game.match
        while self._game.match is before:
            self._screen.ask(self._scene(), question_for(self._texts, self._scene()), self._take_notice())
            line = self._read()
            hinted, self._hinted = self._hinted, ()
            if self._obey(line):
                continue
            actions = hinted if not line.strip() and hinted else self._understood(line, view(before, seat))
            if actions:
                self._do(seat, actions)
            elif line.strip():
                self._notice = self._texts.say(misread(line, view(before, seat), self._vocabulary))

    def _understood(self, line: str, sight: View) -> tuple[Action, ...]:
        return read_actions(line, sight, self._vocabulary, self._game.table.names)

    def _take_notice(self) -> str:
        notice, self._notice = self._notice, ""
        return notice

    def _do(self, seat: Seat, actions: Sequence[Action]) -> None:
        """Does the actions one by one, up to one that is refused or thought better of."""
        from thousand.texts import say_error

        for action in actions:
            problem = refusal(self._game.match, seat, action)
            if problem is not None:
                self._notice = say_error(self._texts, problem, names=self._game.table.names)
                return
            chosen = self._considered(view(self._game.match, seat), action)
            if chosen is None:
                return
            self._act(seat, chosen)
            self._follow(by_person=True)

    def _considered(self, sight: View, action: Action) -> Action | None:
        """The action after the questions that belong to it; None when the person thinks better of it."""
        question = to_confirm(self._texts, sight, action)
        if question is not None:
            return action if self._agrees(question) else None
        if isinstance(action, Play) and not action.declare and Play(action.card, True) in sight.legal:
            answer = self._declaring(sight, action)
            return None if answer is None else Play(action.card, answer)
        return action

    def _declaring(self, sight: View, action: Play) -> bool | None:
        return self._yes_or_no(declaration_question(self._texts, sight, action.card))

    def _agrees(self, question: str) -> bool:
        return self._yes_or_no(question) is True

    def _yes_or_no(self, question: str) -> bool | None:
        """The answer to a question; None for an empty line, which goes back to the choice."""
        yes, no = (self._vocabulary.first(word) for word in ("play-words-yes", "play-words-no"))
        asked = Question(self._texts.say("play-yes-or-no", question=question, yes=yes, no=no))
        while True:
            self._screen.ask(self._scene(), asked, self._take_notice())
            line = self._read()
            answer = self._vocabulary.answer(line)
            if answer is not None or not line.strip():
                return answer
            if self._vocabulary.command(line) == "quit":
                raise Left
            self._notice = self._texts.say("play-not-understood")

    def _obey(self, line: str) -> bool:
        """Does what a command says, and what is typed on its page; False when the line is no command."""
        command = self._vocabulary.command(line)
        if command is None or self._names_trump(line):
            return False
        while command is not None:
            line = self._do_command(command)
            command = self._vocabulary.command(line)
        if line.strip():
            self._notice = self._texts.say("play-not-understood")
        return True

    def _do_command(self, command: str) -> str:
        """Does a command; what is typed on a page shown, nothing where the person goes back to the table."""
        if command == "quit":
            raise Left
        if command == "undo":
            self._take_back()
            return ""
        if command == "hint":
            self._give_hint()
            return ""
        return self._show_pages(command)

    def _show_pages(self, command: str) -> str:
        """Shows the pages of a command one by one until one is answered with more than Enter."""
        title, lines = page(command, self._texts, self._vocabulary, self._scene(), self._screen.page_width)
        pages = self._screen.pages(lines)
        for place, shown in enumerate(pages, 1):
            last = place == len(pages)
            back = self._texts.say("play-back")
            on = back if last else self._texts.say("play-next-page", page=place, of=len(pages))
            self._screen.show(title, shown, on)
            if self._screen.waits and (line := self._read()).strip():
                return line
        return ""

    def _give_hint(self) -> None:
        """Says what is advised; Enter does it then."""
        sight = self._scene().sight
        if not sight.legal:
            self._notice = self._texts.say("play-advice-none")
            return
        hint = hint_for(self._texts, sight, self._game.table.names, self._budget())
        self._hinted = hint.actions
        self._notice = "\n".join(hint.lines)

    def _budget(self) -> Budget:
        return Budget(seconds=_THINKING, seed=self._budget_seed)

    def _names_trump(self, line: str) -> bool:
        """Whether a line is a suit where one is asked for, though it may be the letter of a command too."""
        return isinstance(self._game.match.phase, TrumpPhase) and self._vocabulary.suit(line) is not None

    def _take_back(self) -> None:
        if len(self._game.table.people) != 1:
            self._notice = self._texts.say("play-undo-alone")
        elif not self._game.take_back():
            self._notice = self._texts.say("play-undo-nothing")
        else:
            self._told[self._viewer] = len(self._game.story)
            self._notice = self._texts.say("play-undone")

    def _tell_notice(self) -> None:
        """Says at once what no question is there to carry."""
        if self._notice and not self._screen.waits:
            self._screen.follow(self._scene(), (self._take_notice(),))

    def _hand_over(self, seat: Seat) -> None:
        """Brings the keyboard to another person, with nothing on the screen that is not theirs."""
        if seat == self._viewer:
            return
        self._viewer = None
        self._prompt.forget()
        line = "?"
        while line:
            self._screen.hand_over(self._texts.say("play-hand-over", name=self._game.table.names[seat]))
            line = self._read().strip()
            if self._vocabulary.command(line) == "quit":
                raise Left
        self._viewer = seat
        self._follow()

    def _only_person(self) -> Seat | None:
        people = self._game.table.people
        return people[0] if len(people) == 1 else None

    def _read(self) -> str:
        return self._prompt.read(self._screen.mark)

    def _scene(self) -> Scene:
        sight = view(self._game.match, self._viewer)
        return Scene(sight, self._game.table, self._teller.sentences(self._running(), self._viewer))

    def _between(self) -> bool:
        """Whether the keyboard is in nobody's hands; each person is told later what happened meanwhile."""
        return self._viewer is None and bool(self._game.table.people)

    def _running(self) -> list[Event]:
        """What happened in the running deal."""
        number = len(self._game.match.finished) + 1
        events = [heard.event for heard in self._game.story if heard.place[0] == number]
        return [event for event in events if not isinstance(event, HandSeen)]

    def _follow(self, by_person: bool = False) -> None:
        """Shows what the viewer has not been told yet, and lets it stay for a moment."""
        start = self._told.get(self._viewer, 0)
        fresh = [heard.event for heard in self._game.story[start:]]
        self._told[self._viewer] = len(self._game.story)
        heard = () if self._between() else self._teller.sentences(fresh, self._viewer)
        self._screen.follow(self._scene(), heard)
        if any(isinstance(event, TrickTaken) for event in fresh):
            self._pace.rest(_TRICK_WEIGHT)
        elif fresh and not by_person:
            self._pace.rest()
