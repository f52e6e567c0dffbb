"""Rare moments of a table and what people ask each other, ready to be looked at from every side."""

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.table.evenings import PEOPLE, WATCHER, Evening
from tests.web.stage import Stage, may, moment
from thousand.core.actions import Action, Bid, Play
from thousand.core.cards import Rank
from thousand.core.match import legal_actions
from thousand.core.rules import change, preset
from thousand.table.guests import Guest
from thousand.table.settings import Settings
from thousand.table.wire import from_browser as say

ANNA, BORIS, VERA, GLEB = PEOPLE
ACES: Final = change(preset("classic", 3), {"play.ace_marriage": 200, "deal.redeal_nines": "off"})
FEW_DEALS: Final = change(preset("classic", 3), {"game.finish": "fixed_deals(3)"})
CONTESTED: Final = change(preset("classic", 3), {"talon.talon_shown": "contested"})
SLOWLY: Final = "document.documentElement.style.setProperty('--m-hold', '60s')"
"""What is told on the table for a moment stays there."""


class Keeper(Evening):
    """An evening at which the first person bids, keeps all aces as long as possible and plays high cards."""

    def choice(self) -> Action:
        """The first person's choice; the others choose as always."""
        if self.actor() != ANNA:
            return super().choice()
        legal = legal_actions(self.match())
        plays = [one for one in legal if isinstance(one, Play) and one.card % 6 != Rank.ACE]
        bids = [one for one in legal if isinstance(one, Bid) and one.amount <= 120]
        return (plays or bids or [super().choice()])[0]


def may_declare_aces(evening: Evening) -> bool:
    """Whether the first person may declare the ace marriage."""
    return any(may(f"play A{suit}!")(evening) for suit in "SCDH")


def talon_taken(*, forced: bool) -> Callable[[Evening], bool]:
    """Whether a bot gives cards away after it took the talon, with the forced bid or against others."""

    def comes(evening: Evening) -> bool:
        scene = evening.scene(ANNA)
        deal = scene.deal if scene else None
        if scene is None or deal is None or deal.contract is None or scene.phase != "exchange":
            return False
        return deal.contract.declarer != 0 and deal.contract.forced == forced

    return comes


def playing(evening: Evening) -> bool:
    """Whether a trick is under way."""
    scene = evening.scene(ANNA)
    return scene is not None and scene.phase == "trick" and may("play")(evening)


def aces_asked() -> Stage:
    """The first person may declare the ace marriage."""
    return Stage(moment(ACES, may_declare_aces, settings=Settings(), kind=Keeper), bots=False)


def declare_aces(stage: Stage) -> None:
    """The first person declares the ace marriage."""
    scene = stage.evening.scene(ANNA)
    assert scene is not None
    assert scene.turn is not None
    action = next(one for one in scene.turn.legal if one.startswith("play A") and one.endswith("!"))
    stage.send(ANNA, say.Act(scene.turn_number, action))


def stand_in_asked() -> Stage:
    """Of three people one is away, and another asks that a bot plays for him."""
    evening = moment(preset("classic", 3), playing, 3, Settings())
    evening.table.went(BORIS, evening.now)
    evening.send(ANNA, say.Propose("stand_in", seat=1))
    return Stage(evening, bots=False)


def hints_asked() -> Stage:
    """One of two people asks for hints."""
    evening = moment(preset("classic", 3), playing, 2, Settings())
    evening.send(ANNA, say.Propose("hints"))
    return Stage(evening, bots=False)


def two_play() -> Stage:
    """Two people and a bot in the middle of a deal."""
    return Stage(moment(preset("classic", 3), playing, 2, Settings()), bots=False)


def seat_asked() -> Stage:
    """A newcomer asks two people for the seat of the bot, and one has agreed."""
    stage = two_play()
    evening = stage.evening
    evening.table.came(VERA, evening.now)
    evening.send(VERA, say.Sit(2))
    evening.send(BORIS, say.Propose("sit_in", seat=2))
    return stage


def talon_contested() -> Stage:
    """The talon lies open, because others had bid."""
    return Stage(moment(CONTESTED, talon_taken(forced=False), settings=Settings()), bots=False)


def talon_hidden() -> Stage:
    """The talon stays closed, because nobody else had bid."""
    return Stage(moment(CONTESTED, talon_taken(forced=True), settings=Settings()), bots=False)


def over(people: int = 1) -> Evening:
    """The end of a game of three deals."""
    evening = Evening(FEW_DEALS, people, Settings(), 4)
    evening.begin()
    evening.until("over")
    return evening


def rematch_wanted() -> Stage:
    """Of three people one wants to play again."""
    evening = over(3)
    evening.send(BORIS, say.Rematch())
    return Stage(evening, bots=False)


def host_and_guest() -> Stage:
    """Two people before the game."""
    return Stage(Evening(preset("classic", 3), 2), bots=False)


def let_go() -> Stage:
    """One of two people was let go before the game."""
    stage = host_and_guest()
    stage.evening.send(ANNA, say.LetGo(1))
    return stage


class Scene(NamedTuple):
    """A moment, by whose eyes it is looked at, and what is done on the page or at the table before."""

    name: str
    stage: Callable[[], Stage]
    guest: Guest
    before: Callable[[Page, Stage], None] | None = None
    whole: bool = False


def ask_aces(page: Page, _: Stage) -> None:
    """The page leads an ace and is asked whether to declare."""
    page.locator("[data-ask=play]").wait_for()
    page.wait_for_timeout(800)
    page.locator("main .hand [data-card^=A]").first.press("Enter")
    page.get_by_role("alertdialog").wait_for()


def _tell_aces(page: Page, stage: Stage) -> None:
    page.evaluate(SLOWLY)
    declare_aces(stage)
    page.wait_for_timeout(300)


def _refuse(page: Page, stage: Stage) -> None:
    stage.send(ANNA, say.Propose("sit_in", seat=2, yes=False))
    page.wait_for_timeout(300)


def _let_go(page: Page, _: Stage) -> None:
    page.locator(".seats button").last.wait_for()
    page.locator(".seats li").nth(1).get_by_role("button").click()
    page.locator("dialog[open]").wait_for()


SCENES: Final = (
    Scene("aces-asked", aces_asked, ANNA, ask_aces),
    Scene("aces-told-own", aces_asked, ANNA, _tell_aces),
    Scene("aces-told", aces_asked, WATCHER, _tell_aces),
    Scene("stand-in-asker", stand_in_asked, ANNA),
    Scene("stand-in-asked", stand_in_asked, VERA),
    Scene("hints-asker", hints_asked, ANNA),
    Scene("hints-asked", hints_asked, BORIS),
    Scene("sit-in-asker", seat_asked, VERA),
    Scene("sit-in-asked", seat_asked, ANNA),
    Scene("sit-in-answered", seat_asked, BORIS),
    Scene("sit-in-watcher", seat_asked, WATCHER),
    Scene("sit-in-refused", seat_asked, VERA, _refuse),
    Scene("talon-contested", talon_contested, ANNA),
    Scene("talon-hidden", talon_hidden, ANNA),
    Scene("end-few-deals", lambda: Stage(over(), bots=False), ANNA, whole=True),
    Scene("rematch-wanted", rematch_wanted, ANNA, whole=True),
    Scene("rematch-waits", rematch_wanted, BORIS, whole=True),
    Scene("lobby-host", host_and_guest, ANNA, whole=True),
    Scene("let-go-asked", host_and_guest, ANNA, _let_go),
    Scene("let-go", let_go, BORIS, whole=True),
)
