"""Rare moments and what people ask each other, seen from every side and carried through."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.table.evenings import PEOPLE, WATCHER
from tests.web import scenes
from tests.web.browser import require_accessible
from tests.web.scenes import SCENES, Scene
from tests.web.stage import Stage
from thousand.table.guests import Guest
from thousand.table.wire import from_browser as say

ANNA, BORIS, VERA, GLEB = PEOPLE
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}

Seat = Callable[[Stage, Guest], Page]


@pytest.fixture
def seat(chromium: Browser, site: str) -> Iterator[Seat]:
    """Shows a table to a guest in a browser of his own."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def sit(stage: Stage, guest: Guest) -> Page:
        context = chromium.new_context(base_url=site, locale="en-GB", reduced_motion="reduce")
        contexts.append(context)
        context.request.post("/api/me", data={"name": guest.name}, headers={"origin": site})
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        stage.show(page, guest)
        page.locator("main h1, .cloth").first.wait_for()
        return page

    yield sit
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


def strip(page: Page, text: str) -> None:
    """Expects a text in the strips under the bar, which are read aloud."""
    expect(page.locator(".notices[role=status]")).to_contain_text(text)


@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_every_scene_fits_a_phone_and_is_accessible(seat: Seat, scene: Scene) -> None:
    stage = scene.stage()
    page = seat(stage, scene.guest)
    if scene.before:
        scene.before(page, stage)
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for button in page.locator(".notices button, [role=alertdialog] button").all():
            expect(button).to_be_in_viewport(ratio=1)
        require_accessible(page)


def test_a_newcomer_asks_for_a_bots_seat_and_is_let_in_by_all(seat: Seat) -> None:
    stage = scenes.two_play()
    anna, boris, vera, watcher = (seat(stage, guest) for guest in (ANNA, BORIS, VERA, WATCHER))
    vera.get_by_role("button", name="Sit down: Marek").press("Enter")
    strip(vera, "You ask to sit in for Marek. 0 of 2")
    strip(watcher, "Vera asks to sit in for Marek.")
    expect(watcher.locator(".notices button")).to_have_count(0)
    for page in (anna, boris):
        strip(page, "Vera asks to sit in for Marek.")
        expect(vera.locator(".hand [data-card]")).to_have_count(0)
        page.get_by_role("button", name="Let in", exact=True).press("Enter")
    expect(vera.locator(".hand [data-card]").first).to_be_visible()
    expect(anna.get_by_role("region", name="Vera")).to_be_visible()
    expect(watcher.locator(".notices")).to_contain_text("All seats are taken")


def test_who_is_not_let_in_is_told_and_who_asks_may_take_it_back(seat: Seat) -> None:
    stage = scenes.two_play()
    anna, vera = seat(stage, ANNA), seat(stage, VERA)
    vera.get_by_role("button", name="Sit down: Marek").click()
    vera.get_by_role("button", name="Take back").click()
    expect(anna.locator(".notices")).not_to_contain_text("Vera")
    vera.get_by_role("button", name="Sit down: Marek").click()
    strip(vera, "Wait a minute before you ask again")
    stage.change(lambda evening: evening.wait(61_000))
    vera.get_by_role("button", name="Sit down: Marek").click()
    anna.get_by_role("button", name="Do not let in").click()
    strip(vera, "You are not let in.")
    expect(vera.locator("[aria-live=assertive]")).to_contain_text("You are not let in.")
    expect(vera.locator(".hand [data-card]")).to_have_count(0)


def test_all_who_are_there_begin_another_game(seat: Seat) -> None:
    stage = Stage(scenes.over(3), bots=False)
    anna, boris = seat(stage, ANNA), seat(stage, BORIS)
    anna.get_by_role("button", name="Play again").click()
    expect(boris.get_by_role("status").filter(has_text="For another game: Anna")).to_contain_text(
        "Waiting for: You, Vera"
    )
    expect(anna.get_by_role("button", name="Play again")).to_be_hidden()
    expect(anna.get_by_role("status").filter(has_text="Waiting for")).to_contain_text("Boris, Vera")
    boris.get_by_role("button", name="Play again").click()
    expect(anna.get_by_role("status").filter(has_text="Waiting for")).to_contain_text("Waiting for: Vera")
    stage.send(VERA, say.Rematch())
    for page in (anna, boris):
        expect(page.get_by_role("heading", name="The game begins")).to_be_visible()


def test_alone_another_game_begins_with_one_click(seat: Seat) -> None:
    stage = Stage(scenes.over(), bots=False)
    anna = seat(stage, ANNA)
    anna.get_by_role("button", name="Play again").click()
    expect(anna.get_by_role("button", name="Play again")).to_be_hidden()
    assert stage.evening.table.stage != "over"


def test_the_host_lets_a_person_go_who_sits_down_no_more(seat: Seat) -> None:
    stage = scenes.host_and_guest()
    anna, boris = seat(stage, ANNA), seat(stage, BORIS)
    expect(boris.get_by_role("button", name="Let go")).to_have_count(0)
    anna.get_by_role("button", name="Let go: Boris").press("Enter")
    dialog = anna.get_by_role("dialog", name="Let go: Boris")
    dialog.get_by_role("button", name="No", exact=True).click()
    expect(boris.get_by_role("button", name="Stand up")).to_be_visible()
    anna.get_by_role("button", name="Let go: Boris").click()
    dialog.get_by_role("button", name="Let go", exact=True).click()
    expect(boris.get_by_text("The host has let you go.")).to_be_visible()
    expect(boris.get_by_role("button", name="Sit")).to_have_count(0)
    boris.reload()
    expect(boris.get_by_text("The host has let you go.")).to_be_visible()
    expect(anna.locator(".seats")).not_to_contain_text("Boris")


def test_the_link_seats_a_newcomer_and_leaves_alone_who_has_stood_up(seat: Seat) -> None:
    stage = scenes.host_and_guest()
    vera = seat(stage, VERA)
    vera.get_by_role("button", name="Stand up").click()
    expect(vera.get_by_role("button", name="Sit down")).to_have_count(1)
    vera.reload()
    expect(vera.get_by_role("button", name="Sit down")).to_be_visible()
    vera.wait_for_timeout(300)
    assert stage.evening.table.seat_of(VERA) is None
    vera.get_by_role("button", name="Sit down").click()
    expect(vera.get_by_role("button", name="Stand up")).to_be_visible()


def test_the_ace_marriage_is_called_by_its_name(seat: Seat) -> None:
    stage = scenes.aces_asked()
    anna, watcher = seat(stage, ANNA), seat(stage, WATCHER)
    scenes.ask_aces(anna, stage)
    asked = anna.get_by_role("alertdialog")
    expect(asked).to_contain_text("declare the ace marriage?")
    for page in (anna, watcher):
        page.evaluate(scenes.SLOWLY)
    asked.get_by_role("button", name=re.compile("Declare .*200")).click()
    expect(anna.locator(".prompt")).to_contain_text("You: ace marriage, 200")
    expect(watcher.locator(".prompt")).to_contain_text("Anna: ace marriage, 200")
    expect(watcher.locator("[aria-live=polite]")).to_contain_text("declares the ace marriage: 200")


def test_the_line_under_a_question_does_not_look_out_from_below(seat: Seat) -> None:
    stage = scenes.aces_asked()
    anna = seat(stage, ANNA)
    expect(anna.locator(".prompt")).to_be_visible()
    scenes.ask_aces(anna, stage)
    expect(anna.locator(".prompt")).to_be_hidden()


def test_a_stand_in_is_voted_on(seat: Seat) -> None:
    stage = scenes.stand_in_asked()
    anna, vera = seat(stage, ANNA), seat(stage, VERA)
    strip(anna, "You: let a bot play for Boris?")
    strip(vera, "Anna: let a bot play for Boris?")
    vera.get_by_role("button", name="Agree").click()
    expect(anna.get_by_role("region", name="Boris")).to_contain_text("a bot plays")
    expect(anna.locator(".notices")).not_to_contain_text("Boris")


def test_who_asks_for_hints_sees_the_question_and_has_them_when_all_agree(seat: Seat) -> None:
    stage = scenes.hints_asked()
    anna, boris = seat(stage, ANNA), seat(stage, BORIS)
    strip(anna, "You: allow hints to all? 1 of 2")
    expect(anna.get_by_role("button", name="Hint")).to_have_count(0)
    boris.get_by_role("button", name="Agree").click()
    expect(anna.get_by_role("button", name="Hint").first).to_be_visible()


def test_a_contested_talon_lies_open_and_another_does_not(seat: Seat) -> None:
    anna = seat(scenes.talon_contested(), ANNA)
    anna.get_by_role("button", name="talon").click()
    expect(anna.get_by_role("dialog").locator(".card")).to_have_count(3)
    anna = seat(scenes.talon_hidden(), ANNA)
    expect(anna.get_by_role("button", name="talon")).to_have_count(0)


def test_the_chart_has_a_line_at_the_target_only_where_the_target_ends_the_game(seat: Seat) -> None:
    anna = seat(Stage(scenes.over(), bots=False), ANNA)
    expect(anna.locator("figure svg .rule")).to_have_count(1)
    expect(anna.locator("figure svg .goal")).to_have_count(0)
