"""Every screen beside the table: read by everybody, by day and in the evening, on desk and phone."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.evening import PHONE, WIDE, Guest

PAGES = (
    "rules",
    "rules?preset=club&players=4&ace_marriage=off",
    "rules?preset=classic&dump_at=880",
    "replay",
    "verify",
    "learn",
    "accessibility",
    "about",
    "join",
    "nothing-here",
)
MENU = ("Rules of this table", "Proof of the deals", "Keys", "End the game", "Leave the table", "Settings")


@pytest.fixture(params=["desk", "phone"])
def guest(request: pytest.FixtureRequest, chromium: Browser, site: str) -> Guest:
    """Somebody who sees faults, at a desk or with a small phone."""
    phone = request.param == "phone"
    return Guest(chromium, site, size=PHONE if phone else WIDE, touch=phone, seed=request.param)


def test_the_pages_around_the_table(guest: Guest) -> None:
    guest.page.goto("/")
    expect(guest.page.get_by_role("region", name="My games")).to_be_visible()
    guest.look_closely("home")
    guest.page.get_by_role("button", name="With friends").click()
    guest.look_closely("new table")
    for page in PAGES:
        guest.page.goto(f"/{page}")
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        guest.look_closely(page)
    guest.faults = [fault for fault in guest.faults if "404" not in fault]
    guest.leave()


def test_what_a_table_opens_and_what_is_left_of_a_game(guest: Guest) -> None:
    guest.open_table("home", 2, friends=True, finish="fixed_deals(1)")
    expect(guest.page.get_by_role("button", name="Begin")).to_be_visible()
    guest.look_closely("lobby")
    guest.person.answer(guest.person.wait())
    guest.person.play_until("play")
    for item in MENU:
        guest.page.get_by_role("button", name="Menu").click()
        guest.page.get_by_role("navigation").get_by_role("button", name=item, exact=True).click()
        dialog = guest.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        guest.look_closely(item)
        dialog.get_by_role("button", name="Close", exact=True).click()
    guest.person.play_until("over")
    link = guest.page.get_by_role("link", name="Replay", exact=True).get_attribute("href") or ""
    for address in (link, link.replace("/game/", "/verify/")):
        guest.page.goto(address)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        guest.look_closely(address.split("/")[1])
    guest.leave()
