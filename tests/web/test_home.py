"""The first screen."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.browser import require_accessible


def test_one_click_opens_a_table_with_bots(screen: Page) -> None:
    screen.goto("/")
    screen.get_by_role("button", name=re.compile("^Play")).click()
    expect(screen).to_have_url(re.compile(r"/table/[\w-]+$"))
    screen.goto("/")
    mine = screen.get_by_role("region", name="My games")
    expect(mine.get_by_role("link")).to_contain_text("2 bots")


@pytest.mark.parametrize(
    ("language", "scheme"),
    [("en", "dark"), ("ru", "light"), ("pl", "light"), ("uk", "light"), ("bg", "light")],
)
def test_it_fits_a_small_phone_and_everybody(
    chromium: Browser, site: str, language: str, scheme: str
) -> None:
    context = chromium.new_context(
        base_url=site,
        viewport={"width": 360, "height": 640},
        color_scheme="dark" if scheme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    require_accessible(page)
    context.close()


def test_settings_are_kept_and_the_keyboard_comes_back(screen: Page) -> None:
    screen.goto("/")
    screen.get_by_role("button", name="Menu").press("Enter")
    screen.get_by_role("button", name="Settings").press("Enter")
    require_accessible(screen)
    screen.get_by_role("radio", name="evening").check()
    screen.keyboard.press("Escape")
    expect(screen.get_by_role("button", name="Menu")).to_be_focused()
    screen.reload()
    assert screen.evaluate("document.documentElement.dataset.theme") == "dark"


def test_another_language_is_spoken_at_once(screen: Page) -> None:
    screen.goto("/")
    screen.get_by_role("combobox", name="Language").select_option("pl")
    expect(screen.get_by_role("heading", level=1)).to_have_text("Tysiąc")
    screen.reload()
    expect(screen.get_by_role("heading", level=1)).to_have_text("Tysiąc")


def test_without_a_line_the_page_is_still_there(person: BrowserContext) -> None:
    screen = person.new_page()  # here the console may tell of a request that fails
    screen.goto("/about")
    screen.evaluate("navigator.serviceWorker.ready")
    screen.reload()
    screen.wait_for_function("navigator.serviceWorker.controller !== null")
    screen.context.set_offline(True)
    screen.reload()
    expect(screen.get_by_role("heading", level=1)).to_have_text("About")
    screen.context.set_offline(False)
