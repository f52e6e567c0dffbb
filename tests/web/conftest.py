"""A server for all tests of a process, a browser for all, and pages that fail on any fault in the console."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.web.browser import CHROMIUM, FLAGS, require_browser, running_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running site."""
    require_browser()
    with running_site(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser."""
    require_browser()
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
    yield browser
    browser.close()


@pytest.fixture
def person(chromium: Browser, site: str) -> Iterator[BrowserContext]:
    """A person with a browser profile of his own, in English."""
    context = chromium.new_context(base_url=site, locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def screen(person: BrowserContext) -> Iterator[Page]:
    """A page of the person, which must not have had a fault when the test is over."""
    page = person.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    yield page
    assert not faults, "\n".join(faults)
