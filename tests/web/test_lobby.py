"""Home: playing at once, inviting, being known by a name, settings, the pages around the table."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, Request, ViewportSize, expect

from tests.web.browser import require_accessible

PAGES = ("/", "/rules", "/replay", "/verify", "/learn", "/accessibility", "/about", "/join", "/nothing-here")
PHONE: ViewportSize = {"width": 360, "height": 640}


def asked_for_a_table(page: Page, button: str) -> dict[str, object]:
    """What the server is asked when a button on the page is pressed."""
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name=button).click()
    body = asked.value.post_data_json
    assert isinstance(body, dict)
    return body


def test_one_click_leads_to_a_table(screen: Page) -> None:
    screen.goto("/")
    wanted = asked_for_a_table(screen, "Play at once, with bots")
    screen.wait_for_url("**/table/*")
    assert wanted["begin"] is True
    assert wanted["rules"] == {"preset": "classic", "players": 3, "changes": {}}


def test_a_first_game_is_gentle_and_has_its_rules_at_hand(screen: Page) -> None:
    screen.goto("/")
    wanted = asked_for_a_table(screen, "First time?")
    screen.wait_for_url("**/table/*")
    screen.get_by_role("list", name="Your cards").get_by_role("listitem").first.wait_for()
    card = screen.get_by_role("dialog").filter(has_text="No bid is above 140.")
    expect(card).to_be_hidden()
    screen.get_by_role("button", name="Rules of this table").last.click()
    expect(card).to_be_visible()
    assert "card" not in screen.url
    assert wanted["rules"] == {"preset": "home", "players": 3, "changes": {"auction.bid_ceiling": 140}}
    assert wanted["settings"] == {"hints": True, "level": "rookie"}


def test_an_invitation_carries_every_choice(screen: Page) -> None:
    screen.goto("/")
    screen.get_by_role("button", name="With friends").click()
    dialog = screen.get_by_role("dialog", name="A new table")
    dialog.get_by_label("Rules").select_option(label="Polish")
    dialog.get_by_role("radiogroup", name="How many players").get_by_role("radio", name="4").check()
    dialog.get_by_label("Bots play").select_option(label="Regular")
    dialog.get_by_role("radiogroup", name="Time for a move").get_by_role("radio", name="20 s").check()
    dialog.get_by_label("Strangers may sit down too").check()
    dialog.get_by_label("Hints are allowed").check()
    dialog.get_by_label("Your name").fill("Anna")
    wanted = asked_for_a_table(screen, "Open the table")
    screen.wait_for_url("**/table/*")
    assert wanted == {
        "rules": {"preset": "polish", "players": 4, "changes": {}},
        "settings": {
            "level": "regular",
            "hints": True,
            "open": True,
            "clock": {"action": 20, "bank": 120},
        },
        "begin": False,
        "name": "Anna",
    }


def test_an_open_table_is_listed_for_others(screen: Page, person: BrowserContext, site: str) -> None:
    host = person.browser
    assert host is not None
    other = host.new_context(base_url=site)
    other.request.post("/api/me", data={"name": "Ira"}, headers={"origin": site})
    made = other.request.post(
        "/api/tables",
        data={
            "rules": {"preset": "club", "players": 2, "changes": {"game.dump_at": "off"}},
            "settings": {"open": True},
        },
        headers={"origin": site},
    )
    table = made.json()["id"]
    screen.goto("/")
    line = screen.get_by_role("region", name="Open tables").get_by_role("link").filter(has_text="Ira").first
    expect(line).to_contain_text("Club, changes: 1 · for 2")
    expect(screen.locator(f'a[href="/table/{table}"]')).to_be_visible()
    other.close()


def test_the_name_is_changed_in_place(screen: Page) -> None:
    screen.goto("/")
    screen.get_by_role("button", name="change").click()
    field = screen.get_by_label("Your name")
    expect(field).to_be_focused()
    field.fill("Zofia")
    field.press("Enter")
    expect(screen.get_by_text("Zofia")).to_be_visible()
    screen.reload()
    expect(screen.get_by_text("Zofia")).to_be_visible()


def test_seats_go_to_another_device_and_everything_is_erased(
    screen: Page, person: BrowserContext, site: str
) -> None:
    screen.goto("/")
    screen.get_by_role("button", name="change").click()
    screen.get_by_label("Your name").fill("Kasia")
    screen.get_by_label("Your name").press("Enter")
    screen.get_by_role("button", name="Menu").click()
    screen.get_by_role("button", name="Settings").click()
    dialog = screen.get_by_role("dialog", name="Settings")
    dialog.get_by_role("button", name="My seats on another device").click()
    address = dialog.get_by_label("My seats on another device").input_value()
    expect(dialog.get_by_role("img", name="QR code")).to_be_visible()

    assert person.browser is not None
    second = person.browser.new_context(base_url=site, locale="en-GB").new_page()
    second.goto(address)
    second.get_by_role("button", name="Take the seats").click()
    expect(second.get_by_text("Kasia")).to_be_visible()
    second.context.close()

    dialog.get_by_role("button", name="Erase my data").click()
    dialog.get_by_role("button", name="Erase everything").click()
    expect(dialog.get_by_text("Nobody is known here any more")).to_be_visible()
    assert person.request.get("/api/me").json() == {"name": None}


def test_a_wrong_code_is_told(screen: Page, person: BrowserContext) -> None:
    page = person.new_page()
    page.goto("/join/wrong-code")
    page.get_by_role("button", name="Take the seats").click()
    expect(page.get_by_role("alert").filter(has_text="code")).to_be_visible()
    page.close()


def test_another_language_is_spoken_at_once_and_kept(screen: Page) -> None:
    screen.goto("/")
    screen.get_by_label("Language").select_option("pl")
    expect(screen.get_by_role("heading", name="Tysiąc")).to_be_visible()
    screen.goto("/learn")
    expect(screen.get_by_role("heading", name="Tysiąc w minutę")).to_be_visible()
    expect(screen.get_by_role("heading", name="Tysiąc: księga zasad")).to_be_visible()
    screen.get_by_role("radio", name="Български").check()
    expect(screen.get_by_role("heading", name="Хиляда: правила на играта")).to_be_visible()


@pytest.mark.parametrize("address", PAGES)
def test_every_page_fits_a_phone_and_is_accessible(screen: Page, address: str) -> None:
    screen.set_viewport_size(PHONE)
    for scheme in ("light", "dark"):
        screen.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        screen.goto(address)
        screen.wait_for_load_state("networkidle")
        require_accessible(screen)
    width = screen.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk", "bg"])
def test_every_page_speaks_every_language(screen: Page, language: str) -> None:
    """A message that is not there would be a fault in the console, on which the fixture fails."""
    for address in PAGES:
        screen.goto(f"{address}?lang={language}")
        expect(screen.locator("h1")).to_be_visible()
        assert screen.evaluate("document.documentElement.lang") == language


def test_a_table_is_opened_by_keyboard_alone(screen: Page) -> None:
    screen.goto("/")
    press_until(screen, "With friends")
    screen.keyboard.press("Enter")
    dialog = screen.get_by_role("dialog", name="A new table")
    expect(dialog).to_be_visible()
    screen.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(screen.get_by_role("button", name="With friends")).to_be_focused()
    screen.keyboard.press("Enter")
    press_until(screen, "Open the table")
    sent: list[Request] = []
    screen.on("request", lambda one: sent.append(one) if one.url.endswith("/api/tables") else None)
    screen.keyboard.press("Enter")
    screen.wait_for_url("**/table/*")
    assert any(json.loads(one.post_data or "{}").get("begin") is False for one in sent)


def press_until(page: Page, name: str, most: int = 60) -> None:
    """Goes by the Tab key to what has a name."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith(name):
            return
    raise AssertionError(f"the Tab key does not reach {name}")
