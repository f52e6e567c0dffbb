"""An evening at a table: it is opened through the pages, and what happens to the page is watched."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.web.hands import Hands, Keys, Pointer
from tests.web.looks import faults_of
from tests.web.players import Person
from tests.web.sight import SCRIPT

WIDE: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 360, "height": 640}


FAULTS: Final = Path(__file__).parents[2] / "build" / "faults"
"""Where the screens are kept on which something was wrong."""


class Guest:
    """A person with a browser of his own, who notices every fault: in console, requests, screens."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        *,
        name: str = "Anna",
        size: dict[str, int] = WIDE,
        touch: bool = False,
        keys: bool = False,
        critical: bool = False,
        seed: int | str = 0,
    ) -> None:
        self.site = site
        self.faults: list[str] = []
        self.looked: list[str] = []
        self.context = _context(browser, site, size, touch)
        self.context.set_default_timeout(10_000)
        self.page = self.new_page()
        self.name = name
        self.page.goto("/")
        hands: Hands = Keys() if keys else Pointer(touch)
        watch = self.look_closely if critical else None
        self.person = Person(self.page, hands, Random(seed), watch)
        self.page.request.post("/api/me", data={"name": name}, headers={"origin": site})

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        self._listen(page)
        return page

    def come_back(self, table: str) -> None:
        """Comes to a table in a new tab."""
        self.page = self.person.page = self.new_page()
        self.page.add_init_script(SCRIPT)
        self.page.goto(f"/table/{table}")

    def open_table(self, preset: str, players: int, friends: bool = False, **options: Any) -> str:
        """Opens a table from the page of rules; the name of it."""
        query = urlencode({"preset": preset, "players": players, **options}, safe="()")
        self.page.goto(f"/rules?{query}")
        self.page.get_by_role("button", name="Play by these").click()
        dialog = self.page.get_by_role("dialog")
        if not friends:
            dialog.get_by_role("radio", name="With bots").check()
        dialog.get_by_label("Bots play").select_option("rookie")
        dialog.get_by_role("button", name=re.compile("^(Play|Open the table)$")).click()
        self.page.wait_for_url("**/table/*")
        return self.table

    @property
    def table(self) -> str:
        """The name of the table that the page is at."""
        return urlsplit(self.page.url).path.rpartition("/")[2]

    def look_closely(self, what: str) -> None:
        """Notes whatever is wrong with the screen now."""
        self.looked.append(what)
        found = faults_of(self.page)
        if found:
            self.page.screenshot(path=FAULTS / f"{self.table}-{what}.png")
        self.faults += [f"{what}: {one}" for one in found]

    def leave(self) -> None:
        """Goes; fails where anything was wrong."""
        self.context.close()
        assert not self.faults, "\n".join(self.faults)

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda fault: self.faults.append(f"error: {fault}"))
        page.on("console", self._said)
        page.on("request", lambda request: self._asked(request.url))

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(f"console: {said.text}")

    def _asked(self, address: str) -> None:
        if address.startswith(("data:", "blob:")):
            return
        if urlsplit(address).netloc != urlsplit(self.site).netloc:
            self.faults.append(f"another site is asked: {address}")


def _context(browser: Browser, site: str, size: dict[str, int], touch: bool) -> BrowserContext:
    context = browser.new_context(
        base_url=site,
        locale="en-GB",
        reduced_motion="reduce",
        viewport=size,  # type: ignore[arg-type]
        has_touch=touch,
        is_mobile=touch,
    )
    kept = json.dumps({"speed": "fast", "vibration": False})
    context.add_init_script(f"localStorage['thousand.settings'] ??= {kept!r}")
    return context
