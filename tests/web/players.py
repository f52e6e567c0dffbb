"""People who play through the page alone: what they see, they answer, whatever the rules are."""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Page

from tests.web.hands import Hands
from tests.web.sight import SCRIPT, SUITS, Sight, kind_of, look, sight_from

STILL: Final = 330
"""Milliseconds for which the screen is still before a tap counts; the page ignores the first 300."""

PATIENCE: Final = 30.0
"""Seconds within which something must be asked, or the game is stuck."""

_WAIT = """([before, still]) => {
  const sight = window.thousandSight();
  return sight.key !== before && sight.still >= still ? sight : null;
}"""


class Stuck(AssertionError):
    """Nothing is asked, or an answer changes nothing."""


class Person:
    """Plays at the table of a page with `hands`; `watch` is told every question when it first comes."""

    def __init__(
        self, page: Page, hands: Hands, chance: Random, watch: Callable[[str], None] | None = None
    ) -> None:
        self.page = page
        self.hands = hands
        self.chance = chance
        self.met: dict[str, int] = {}
        self._watch = watch
        page.add_init_script(SCRIPT)
        page.evaluate(SCRIPT)

    def play_until(self, *kinds: str, seconds: float = 240) -> Sight:
        """Answers every question until one of these kinds comes; returns the screen that asks it."""
        end = time.monotonic() + seconds
        while True:
            sight = self.wait()
            kind = kind_of(sight)
            assert kind is not None
            if kind in kinds:
                return sight
            assert time.monotonic() < end, f"no {kinds} in {seconds} s: {sight}"
            self.answer(sight)

    def wait(self) -> Sight:
        """The next question, once the screen is still."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.page.wait_for_function(_WAIT, arg=["", STILL], polling=40).json_value()
            sight = sight_from(found)
            kind = kind_of(sight)
            if kind:
                self._meet(kind)
                return sight
            if "Take the trick away now" in sight.buttons and self.chance.random() < 0.5:
                self.hands.hurry(self.page)
            self._changes(sight, 2.0)
        raise Stuck(f"nothing is asked: {look(self.page)}")

    def glance(self, milliseconds: float = 700) -> Sight | None:
        """The question that is on the screen or comes soon; None while others act."""
        end = time.monotonic() + milliseconds / 1000
        while time.monotonic() < end:
            found = self.page.wait_for_function(_WAIT, arg=["", STILL], polling=40).json_value()
            sight = sight_from(found)
            if kind_of(sight):
                return sight
            self.page.wait_for_timeout(25)
        return None

    def answer(self, sight: Sight) -> None:
        """Answers a question; what was tapped too early is tapped again, as people do."""
        kind = kind_of(sight)
        assert kind is not None
        for _ in range(4):
            getattr(self, f"_{kind}")(sight)
            if self._changes(sight, 2.5):
                return
            sight = look(self.page)
            if kind_of(sight) != kind:
                return
        raise Stuck(f"{kind}: nothing comes of it: {sight}")

    def press(self, *starts: str) -> None:
        """Presses the first button on the screen whose name begins so."""
        found = look(self.page).named(*starts)
        assert found, f"no button {starts}: {look(self.page)}"
        self.hands.press(self.page, found[0])

    def _meet(self, kind: str) -> None:
        self.met[kind] = self.met.get(kind, 0) + 1
        if self.met[kind] == 1 and self._watch:
            self._watch(kind)

    def _changes(self, sight: Sight, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if look(self.page).key != sight.key:
                return True
            self.page.wait_for_timeout(25)
        return False

    # One answer for each question.

    def _dialog(self, _sight: Sight) -> None:
        self.page.keyboard.press("Escape")

    def _question(self, sight: Sight) -> None:
        self.press(self.chance.choice(sight.buttons[:2]))

    def _over(self, _sight: Sight) -> None:
        raise Stuck("the game is over")

    def _lobby(self, _sight: Sight) -> None:
        self.press("Begin")

    def _next(self, _sight: Sight) -> None:
        self.press("Next deal", "Deal")

    def _rest(self, _sight: Sight) -> None:
        self.press("Take the rest")

    def _dark(self, _sight: Sight) -> None:
        self.press(self.chance.choice(["Look at the cards", "120 in the dark"]))

    def _bid(self, sight: Sight) -> None:
        sums = sight.named("bid ")
        if sums and ("Pass" not in sight.buttons or self.chance.random() < 0.55):
            self.hands.bid(self.page, sums[0])
        else:
            self.hands.pass_(self.page)

    def _raise(self, sight: Sight) -> None:
        sums = sight.named("raise to ")
        if sums and self.chance.random() < 0.3:
            self.press(sums[0])
        else:
            self.press("Leave ")

    def _talon(self, sight: Sight) -> None:
        self.press(self.chance.choice(sight.named("Take talon")))

    def _trump(self, sight: Sight) -> None:
        suits = [button for button in sight.buttons if button.endswith(SUITS)]
        self.press(self.chance.choice(suits))

    def _give(self, sight: Sight) -> None:
        if self._gives_up(sight):
            return
        if "Give" in sight.buttons:
            self.press("Give")
        elif sight.chosen():
            self.press(self.chance.choice(sight.named("Give to:")))
        else:
            self._card(sight)

    def _discard(self, sight: Sight) -> None:
        if "Lay aside" in sight.buttons:
            self.press("Lay aside")
        else:
            self._card(sight)

    def _gives_up(self, sight: Sight) -> bool:
        outs = sight.named("Write off", "Bomb")
        if outs and not sight.chosen() and self.chance.random() < 0.08:
            self.press(outs[0])
            return True
        return False

    def _play(self, sight: Sight) -> None:
        self._card(sight)

    def _card(self, sight: Sight) -> None:
        card = self.chance.choice(sight.playable())
        self.hands.card(self.page, card, [one for one, _ in sight.cards].index(card))
