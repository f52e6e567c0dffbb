"""The table in the browser: short games to their end, keys, a friend by the link, a lost line."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.browser import require_accessible

SHORT = {"game.finish": "fixed_deals(2)"}
SHORTEST = {"game.finish": "fixed_deals(1)"}
FAST = "localStorage.setItem('thousand.settings', JSON.stringify({speed: 'fast', alwaysDeclare: true}))"
STEPS = 300
CORNER: Position = {"x": 14, "y": 24}
"""What is seen of a card that lies under others."""


def new_table(
    person: BrowserContext,
    site: str,
    players: int,
    changes: dict[str, Any] | None = None,
    *,
    begin: bool = True,
) -> str:
    """The id of a table of the person's own, others' seats for bots."""
    origin = {"origin": site}
    assert person.request.post("/api/me", data={"name": "Ada"}, headers=origin).ok
    rules = {"preset": "classic", "players": players, "changes": changes or {}}
    wanted = {"rules": rules, "settings": {"hints": True, "level": "rookie"}, "begin": begin}
    answer = person.request.post("/api/tables", data=wanted, headers=origin)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def sit_down(page: Page, table: str) -> None:
    """Opens a table, with short pauses."""
    page.add_init_script(FAST)
    page.goto(f"/table/{table}")


def asked(page: Page) -> str | None:
    """What the table asks now."""
    question = page.locator("[data-ask]")
    return question.first.get_attribute("data-ask") if question.count() else None


def press(page: Page, name: str | re.Pattern[str]) -> bool:
    """Presses the first button of that name; False where there is none, or it goes away meanwhile."""
    button = page.get_by_role("button", name=name, exact=isinstance(name, str)).first
    return button.is_visible() and pressed(button)


def pressed(button: Locator) -> bool:
    """Whether a button could be pressed before the table moved on."""
    try:
        button.click(timeout=1_500)
    except TooLate:
        return False
    return True


def answer(page: Page, ask: str | None) -> bool:
    """Answers what the table asks, the cheapest way; False where nothing could be done."""
    if page.get_by_role("alertdialog").is_visible():
        return press(page, "Yes")
    if ask == "bid":
        return press(page, "Pass") or press(page, re.compile("^bid "))
    if ask == "raise":
        return press(page, re.compile("^Leave"))
    if ask in ("give", "discard"):
        return give_up_cards(page, ask)
    if ask == "play":
        return press(page, "Take the rest") or play_card(page)
    if ask == "talon":
        return press(page, re.compile("^Take talon"))
    return press(page, "Next deal") or press(page, "Deal")


def give_up_cards(page: Page, ask: str) -> bool:
    """Gives or lays aside the last cards of the hand."""
    ready = page.get_by_role("button", name="Give" if ask == "give" else "Lay aside", exact=True)
    for _ in range(4):
        if ready.is_enabled():
            break
        page.locator(".hand li button:not([aria-pressed])").last.click(force=True, position=CORNER)
        waiting = page.get_by_role("button", name=re.compile("^Give to"))
        if waiting.count() > 1:
            waiting.first.click()
        page.wait_for_timeout(350)
    return pressed(ready)


def play_card(page: Page) -> bool:
    """Plays the last card that may be played."""
    legal = page.locator(".hand li button:not([aria-disabled])")
    if not legal.count():
        return False
    try:
        legal.last.click(force=True, position=CORNER, timeout=1_500)
    except TooLate:
        return False
    return True


def play_to_the_end(page: Page, seen: Callable[[str], None] | None = None) -> None:
    """Answers until the game is over; `seen` is told each new kind of screen."""
    known = set()
    again = page.get_by_role("button", name="Play again")
    for _ in range(STEPS):
        if again.is_visible():
            return
        ask = asked(page)
        kind = ask or ("reckoning" if page.locator(".reckon").count() else None)
        if seen and kind and kind not in known:
            known.add(kind)
            seen(kind)
        answer(page, ask)
        page.wait_for_timeout(320)
    raise AssertionError("the game does not end:\n" + page.locator("main").inner_text())


def test_a_game_is_played_to_its_end(person: BrowserContext, site: str, screen: Page) -> None:
    sit_down(screen, new_table(person, site, 3, SHORT))
    play_to_the_end(screen, lambda _: require_accessible(screen))
    expect(screen.get_by_role("heading", level=1)).to_contain_text(re.compile("Wins|Share the win"))
    expect(screen.get_by_role("button", name="deal verified")).to_be_visible()
    require_accessible(screen)
    screen.get_by_role("button", name="Play again").click()
    expect(screen.locator(".hand li").first).to_be_visible(timeout=15_000)


@pytest.mark.parametrize("players", [2, 4])
def test_two_and_four_play_on_a_small_phone_in_the_dark(chromium: Browser, site: str, players: int) -> None:
    person = chromium.new_context(
        base_url=site,
        locale="en-GB",
        viewport={"width": 360, "height": 640},
        color_scheme="dark",
        reduced_motion="reduce",
    )
    page = person.new_page()
    sit_down(page, new_table(person, site, players, SHORTEST))

    def fits(_: str) -> None:
        require_accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = page.evaluate(
            """() => [...document.querySelectorAll('.say button, .bar button, .bar a')]
                .map((one) => [one.textContent, one.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.width < 44 || box.height < 44))
                .map(([text]) => text)"""
        )
        assert small == []

    play_to_the_end(page, fits)
    person.close()


def test_keys_call_play_and_ask(person: BrowserContext, site: str, screen: Page) -> None:
    sit_down(screen, new_table(person, site, 3))
    urgent = screen.locator("[aria-live=assertive]")
    screen.locator("[data-ask=bid]").wait_for(timeout=20_000)
    expect(urgent).to_contain_text("Your bid")
    screen.wait_for_timeout(350)
    screen.keyboard.press("b")
    expect(screen.locator("[data-sum]").first).to_be_focused()
    screen.keyboard.press("?")
    expect(screen.get_by_role("dialog", name="Keys")).to_be_visible()
    screen.keyboard.press("Escape")
    screen.keyboard.press("h")
    expect(screen.get_by_role("note", name="Hint")).to_be_visible(timeout=15_000)
    require_accessible(screen)
    screen.keyboard.press("b")
    screen.keyboard.press("Enter")
    expect(screen.locator("[data-ask=bid] [data-sum]").first).to_be_hidden()
    expect(screen.locator("[aria-live=polite]")).to_contain_text("Ada: 1")


def test_a_friend_comes_by_the_link_and_sits_down(
    person: BrowserContext, site: str, screen: Page, chromium: Browser
) -> None:
    table = new_table(person, site, 3, begin=False)
    sit_down(screen, table)
    expect(screen.get_by_label("Link for friends")).to_have_value(f"{site}/table/{table}")
    require_accessible(screen)
    friend = chromium.new_context(base_url=site, locale="en-GB", reduced_motion="reduce")
    other = friend.new_page()
    other.goto(f"/table/{table}")
    expect(other.get_by_label(re.compile("^Your name"))).to_have_value("Guest")
    other.get_by_label(re.compile("^Your name")).fill("Bo")
    other.get_by_role("button", name="Go to the table").click()
    expect(other.locator(".seats li").nth(1)).to_contain_text("You")
    expect(screen.locator(".seats li").nth(1)).to_contain_text("Bo")
    expect(screen.locator(".begin")).to_contain_text("Bo is here.")
    screen.get_by_role("button", name="Begin").click()
    for page in (screen, other):
        expect(page.locator(".hand li").first).to_be_visible(timeout=15_000)
    friend.close()
    expect(screen.get_by_role("region", name="Bo")).to_contain_text("not here")


def test_who_comes_to_a_full_table_is_told_and_who_stands_up_is_left_alone(
    person: BrowserContext, site: str, screen: Page, chromium: Browser
) -> None:
    table = new_table(person, site, 2, begin=False)
    sit_down(screen, table)
    friends = []
    for _ in range(2):
        friend = chromium.new_context(base_url=site, locale="en-GB", reduced_motion="reduce").new_page()
        friend.goto(f"/table/{table}")
        friend.get_by_role("button", name="Go to the table").click()
        friend.locator(".seats").wait_for()
        friends.append(friend)
    second, third = friends
    expect(third.get_by_text("All seats are taken.")).to_be_visible()
    require_accessible(third)
    screen.get_by_role("button", name="Stand up").click()
    expect(third.locator(".seats li").first).to_contain_text("You")
    expect(third.locator(".seats li").nth(1)).to_contain_text("Guest 2")
    expect(screen.get_by_text("All seats are taken.")).to_be_visible()
    second.get_by_role("button", name="Stand up").click()
    expect(screen.locator(".seats li").nth(1)).to_contain_text("bot")
    for friend in friends:
        friend.context.close()


def test_a_game_ended_by_vote_can_be_looked_at_and_taken_home(
    person: BrowserContext, site: str, screen: Page
) -> None:
    sit_down(screen, new_table(person, site, 3))
    screen.locator("[data-ask=bid]").wait_for(timeout=20_000)
    screen.get_by_role("button", name="Menu").click()
    screen.get_by_text("End the game", exact=True).click()
    screen.get_by_role("dialog").get_by_role("button", name="End the game").click()
    with screen.expect_download() as download:
        screen.get_by_role("button", name="Download").click()
    assert json.loads(download.value.path().read_text())["format"] == "thousand-record/1"
    screen.goto("/")
    line = screen.locator("section").filter(has_text="My games").get_by_role("link").first
    expect(line).to_contain_text("ended")
    line.click()
    expect(screen.get_by_role("heading", level=1)).to_contain_text("Deal 1")
    require_accessible(screen)


def test_a_lost_line_is_told_and_comes_back(person: BrowserContext, site: str, screen: Page) -> None:
    opened: list[str] = []
    screen.on("websocket", lambda socket: opened.append(socket.url))
    screen.add_init_script(
        "const Real = WebSocket; window.WebSocket = class extends Real {"
        "constructor(...all) { super(...all); window.line = this; } };"
    )
    sit_down(screen, new_table(person, site, 3))
    screen.locator("[data-ask=bid]").wait_for(timeout=20_000)
    screen.evaluate("line.close()")
    expect(screen.get_by_text("Reconnecting")).to_be_visible()
    expect(screen.get_by_text("Reconnecting")).to_be_hidden(timeout=10_000)
    assert len(opened) == 2
    expect(screen.locator("[data-ask=bid]")).to_be_visible()


def test_a_table_that_is_not_there_is_told(person: BrowserContext, site: str, chromium: Browser) -> None:
    person.request.post("/api/me", data={"name": "Ada"}, headers={"origin": site})
    page = person.new_page()
    page.goto("/table/nowhere")
    expect(page.get_by_role("status").filter(has_text="There is no such table").first).to_be_visible()
