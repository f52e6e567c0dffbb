"""`make screenshots`: every screen in every language and size, into build/screenshots/LANGUAGE/NAME-SIZE.png.

Deals are fair, so the cards differ from run to run; names, rules and the order of the screens do not.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import CHROMIUM, FLAGS, running_site
from tests.web.evening import Guest
from tests.web.players import Person
from tests.web.scenes import SCENES
from tests.web.sight import Sight, kind_of
from thousand.texts import LANGUAGES, texts

OUT: Final = Path(__file__).parents[2] / "build" / "screenshots"
SIZES: Final = ((1280, 800), (390, 844), (360, 640))
DARK: Final = SIZES[:2]

_SETTLED: Final = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((one) => one.decode().catch(() => undefined)));
}"""


class Pictures:
    """Takes pictures of what a page shows."""

    def __init__(self, out: Path, languages: Sequence[str]) -> None:
        self.out = out
        self.languages = languages
        self.count = 0

    def shoot(self, page: Page, language: str, name: str, whole: bool = False) -> None:
        """A screen in all sizes, in two of them dark too; `whole` with what is to be scrolled to."""
        folder = self.out / language
        folder.mkdir(parents=True, exist_ok=True)
        for scheme, sizes in (("light", SIZES), ("dark", DARK)):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(_SETTLED)
                dark = "-dark" if scheme == "dark" else ""
                page.screenshot(path=folder / f"{name}-{width}x{height}{dark}.png", full_page=whole)
                self.count += 1
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 1280, "height": 800})

    def shoot_all(self, page: Page, name: str, whole: bool = False) -> None:
        """A screen of a table in all languages; it stands as before when that is done."""
        spoken = "en"
        for language in (*self.languages, "en"):
            if language != spoken:
                _speak(page, spoken, language)
                spoken = language
            if language in self.languages and not (self.out / language / f"{name}-1280x800.png").exists():
                self.shoot(page, language, name, whole)


def _speak(page: Page, before: str, after: str) -> None:
    say = texts(before).say
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-settings"), exact=True).click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("combobox", name=say("web-language")).select_option(after)
    dialog.get_by_role("button", name=texts(after).say("web-close"), exact=True).click()


class Sitter(Person):
    """Plays until everything that is to be pictured was on the screen."""

    def picture(self, pictures: Pictures, prefix: str, wanted: set[str]) -> None:
        self.pictures, self.prefix, self.wanted = pictures, prefix, set(wanted)

    def answer(self, sight: Sight) -> None:
        name = _scene(sight, self.page)
        if name in self.wanted:
            self.wanted.discard(name)
            self.pictures.shoot_all(self.page, f"{self.prefix}-{name}", whole=name in ("reckoning", "end"))
            sight = self.wait()
        super().answer(sight)

    def _card(self, sight: Sight) -> None:
        """Keeps a marriage, wins a trick with a high card, then leads to the marriage."""
        held = [card for card, _ in sight.cards]
        playable = sight.playable()
        pairs = [card for card in playable if card[0] in "KQ" and {"K" + card[1], "Q" + card[1]} <= set(held)]
        leads = "Your turn" in sight.title and not self.page.locator(".trick li").count()
        won = self.page.locator(".plate.own").get_by_text("tricks 0").count() == 0
        if pairs and leads and won:
            best = pairs[0]
        else:
            others = [card for card in playable if card not in pairs] or playable
            best = min(others, key=lambda card: "ATKQJ9".index(card[0]))
            if "Your turn" not in sight.title:
                best = max(others, key=lambda card: "ATKQJ9".index(card[0]))
        self.hands.card(self.page, best, held.index(best))

    def _bid(self, sight: Sight) -> None:
        """Wants the contract, within reason."""
        sums = [name for name in sight.named("bid ") if int(name.removeprefix("bid ")) <= 120]
        if sums:
            self.hands.bid(self.page, sums[0])
        else:
            super()._bid(sight)


def _scene(sight: Sight, page: Page) -> str | None:
    kind = kind_of(sight)
    if kind == "question":
        return "marriage" if sight.has("Declare") else "sure"
    if kind == "play":
        others = min(2, page.locator(".plate").count() - 1)
        return "trick" if page.locator(".trick li").count() == others else None
    if kind == "next":
        return "reckoning" if "Next deal" in sight.buttons else "draw"
    if kind == "give" and not sight.chosen():
        return None
    return kind


TABLES: Final[tuple[tuple[str, int, set[str]], ...]] = (
    ("classic", 3, {"bid", "give", "raise", "trick", "marriage", "sure", "reckoning"}),
    ("club", 4, {"dark", "bid", "trick"}),
    ("home", 3, {"discard", "trump", "trick"}),
    ("polish", 2, {"talon", "trick", "reckoning"}),
)
MOST_DEALS: Final = 12


def tables(browser: Browser, site: str, pictures: Pictures) -> Iterator[str]:
    """The table in all its stages; names what was not to be had this time."""
    for preset, players, wanted in TABLES:
        guest = Guest(browser, site, name="Anna")
        sitter = Sitter(guest.page, guest.person.hands, Random(1))
        sitter.picture(pictures, f"table-{preset}-{players}", wanted)
        guest.open_table(preset, players, friends=preset == "classic", finish=f"fixed_deals({MOST_DEALS})")
        if preset == "classic":
            guest.page.get_by_role("button", name="Begin").wait_for()
            pictures.shoot_all(guest.page, "lobby", whole=True)
            guest.page.get_by_role("button", name="Begin").click()
        while sitter.wanted and sitter.met.get("next", 0) <= MOST_DEALS:
            sight = sitter.wait()
            if sight.has("Play again"):
                break
            sitter.answer(sight)
        if preset == "classic":
            menus(guest.page, pictures)
        yield from (f"{preset}: {name}" for name in sorted(sitter.wanted))
        guest.context.close()
    yield from ending(browser, site, pictures)


def menus(page: Page, pictures: Pictures) -> None:
    """What the menu of a table opens."""
    address = page.url
    for language in pictures.languages:
        say = texts(language).say
        page.goto(address)
        if language != "en":
            _speak(page, "en", language)
        for name, message in (("keys", "board-keys"), ("card", "board-rules"), ("settings", "web-settings")):
            page.get_by_role("button", name=say("web-menu"), exact=True).click()
            if name == "keys":
                pictures.shoot(page, language, "menu")
            page.get_by_role("navigation").get_by_role("button", name=say(message), exact=True).click()
            page.locator("dialog[open]").wait_for()
            pictures.shoot(page, language, name)
            page.locator("dialog[open]").get_by_role("button", name=say("web-close"), exact=True).click()
        page.keyboard.press("s")
        page.locator("dialog[open]").wait_for()
        pictures.shoot(page, language, "sheet")
        page.locator("dialog[open]").get_by_role("button", name=say("web-close"), exact=True).click()
        if language != "en":
            _speak(page, language, "en")


def ending(browser: Browser, site: str, pictures: Pictures) -> Iterator[str]:
    """The end of a game, its replay and its proof."""
    guest = Guest(browser, site, name="Anna")
    sitter = Sitter(guest.page, guest.person.hands, Random(2))
    sitter.picture(pictures, "table", set())
    guest.open_table("classic", 3, finish="fixed_deals(3)")
    sitter.play_until("over")
    pictures.shoot_all(guest.page, "end", whole=True)
    link = guest.page.get_by_role("link", name="Replay", exact=True).get_attribute("href") or ""
    for language in pictures.languages:
        with visitor(browser, site, language) as page:
            for name, address in (("replay", link), ("verify", link.replace("/game/", "/verify/"))):
                page.goto(address)
                page.wait_for_load_state("networkidle")
                pictures.shoot(page, language, name, whole=name == "verify")
    yield from ()


PAGES: Final = ("rules", "replay", "verify", "learn", "accessibility", "about", "join", "nothing-here")


def pages(browser: Browser, site: str, pictures: Pictures) -> None:
    """The screens around the table."""
    for language in pictures.languages:
        say = texts(language).say
        with visitor(browser, site, language) as page:
            page.goto("/")
            page.wait_for_load_state("networkidle")
            pictures.shoot(page, language, "home", whole=True)
            page.get_by_role("button", name=say("web-friends")).click()
            page.locator("dialog[open]").wait_for()
            pictures.shoot(page, language, "new-table")
            for name in PAGES:
                page.goto(f"/{name}")
                page.wait_for_load_state("networkidle")
                shown = "page-" + name if name in ("replay", "verify") else name
                pictures.shoot(page, language, shown, whole=name != "rules")
            page.goto("/rules?preset=classic&bid_cap=best_marriage&dump_at=880")
            page.wait_for_load_state("networkidle")
            pictures.shoot(page, language, "rules-changed")


@contextmanager
def visitor(browser: Browser, site: str, language: str) -> Iterator[Page]:
    """A page of one who speaks a language."""
    context = browser.new_context(base_url=site, locale=language, reduced_motion="reduce")
    context.set_default_timeout(10_000)
    page = context.new_page()
    yield page
    context.close()


def scenes(browser: Browser, site: str, pictures: Pictures) -> None:
    """What people ask each other, and moments that are rare."""
    for scene in SCENES:
        for language in pictures.languages:
            stage = scene.stage()
            with visitor(browser, site, language) as page:
                name = {"name": scene.guest.name}
                page.request.post("/api/me", data=name, headers={"origin": site})
                stage.show(page, scene.guest)
                page.locator("main h1, .cloth").first.wait_for()
                if scene.before:
                    scene.before(page, stage)
                pictures.shoot(page, language, f"scene-{scene.name}", scene.whole)


PARTS: Final = ("pages", "scenes", "tables")


def main(arguments: Sequence[str] | None = None) -> int:
    """Takes all pictures; tells how many, and which screens no deal brought."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", nargs="*", default=list(LANGUAGES), choices=LANGUAGES)
    parser.add_argument("--part", choices=PARTS)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args(arguments)
    if CHROMIUM is None:
        sys.stderr.write("Chromium is missing: apt-get install chromium fonts-dejavu-core\n")
        return 1
    pictures = Pictures(asked.out, asked.lang)
    for old in (path for language in asked.lang for path in (asked.out / language).glob("*.png")):
        if asked.part is None:
            old.unlink()
    missed: list[str] = []
    with TemporaryDirectory() as folder, running_site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        if asked.part in (None, "pages"):
            pages(browser, site, pictures)
        if asked.part in (None, "scenes"):
            scenes(browser, site, pictures)
        if asked.part in (None, "tables"):
            missed += tables(browser, site, pictures)
        browser.close()
    sys.stdout.write(f"{pictures.count} pictures in {asked.out}\n")
    sys.stdout.writelines(f"not seen in {MOST_DEALS} deals: {one}\n" for one in missed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
