"""Every phase of a deal in the browser, in front of a table that the test has in its hand."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.table.evenings import PEOPLE, WATCHER, Evening
from tests.web.browser import require_accessible
from tests.web.stage import Stage, legal, may, moment
from thousand.core.rules import Rules, change, preset
from thousand.table.settings import ClockSettings, Settings

ANNA, BORIS = PEOPLE[:2]
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
OVERLAP = """([one, others]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((other) => {
    const { left, right, top, bottom, width } = other.getBoundingClientRect();
    return width && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).map((other) => other.textContent.trim());
}"""
"""What of `others` lies on the place of `one`."""


def in_trick(laid: int) -> Callable[[Evening], bool]:
    """Whether the first person is to play to so many cards, and a trick has been taken before."""

    def comes(evening: Evening) -> bool:
        scene = evening.scene(ANNA)
        deal = scene.deal if scene else None
        asked = scene is not None and scene.turn is not None and scene.phase == "trick"
        return asked and deal is not None and len(deal.trick) == laid and deal.last_trick is not None

    return comes


@pytest.fixture
def seat(screen: Page, person: BrowserContext, site: str) -> Callable[[Stage], Page]:
    """Seats the page in the first person's chair."""
    assert person.request.post("/api/me", data={"name": "Anna"}, headers={"origin": site}).ok

    def sit(stage: Stage) -> Page:
        stage.show(screen, ANNA)
        screen.locator(".play .cloth").wait_for()
        return screen

    return sit


def another(chromium: Browser, site: str, name: str) -> Page:
    """The page of another person."""
    context = chromium.new_context(base_url=site, locale="en-GB", reduced_motion="reduce")
    context.request.post("/api/me", data={"name": name}, headers={"origin": site})
    return context.new_page()


def pressed(page: Page, name: str | re.Pattern[str]) -> None:
    """Presses a button when the screen has been still for long enough."""
    button = page.get_by_role("button", name=name).first
    button.wait_for()
    page.wait_for_timeout(350)
    button.click()


class Asked(NamedTuple):
    """A question: where it comes, what it says, and one of its answers."""

    rules: Rules
    verb: str
    line: str
    button: str


ASKED = {
    "dark": Asked(preset("club", 3), "dark", "Bid before you look", "120 in the dark"),
    "bomb": Asked(preset("polish", 3), "bomb", "", "Bomb"),
    "claim": Asked(preset("club", 3), "claim", "", "New deal"),
    "trump": Asked(preset("home", 3), "trump", "Which suit is trump?", "hearts"),
    "discard": Asked(preset("home", 3), "discard", "Cards to lay aside", "Lay aside"),
    "raise": Asked(preset("classic", 3), "raise", "Raise it?", "Leave"),
    "talons": Asked(preset("club", 2), "take", "Which talon", "Take talon 2"),
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED.keys())
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_each_question_has_its_answers_and_nothing_lies_on_them(
    seat: Callable[[Stage], Page], screen: Page, size: ViewportSize, asked: Asked
) -> None:
    screen.set_viewport_size(size)
    page = seat(Stage(moment(asked.rules, may(asked.verb)), bots=False))
    expect(page.locator(".prompt")).to_contain_text(asked.line)
    expect(page.get_by_role("button", name=asked.button).first).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERLAP, [".plate.own", ".asking button"]) == []
    require_accessible(page)


def test_who_bids_in_the_dark_sees_backs_alone(seat: Callable[[Stage], Page]) -> None:
    stage = Stage(moment(preset("club", 3), may("dark")), bots=False)
    page = seat(stage)
    expect(page.locator(".unseen > span")).to_have_count(7)
    expect(page.locator(".hand [data-card]")).to_have_count(0)
    pressed(page, "Look at the cards")
    expect(page.locator(".hand [data-card]")).to_have_count(7)


def test_a_talon_shows_as_many_backs_as_it_has_cards(seat: Callable[[Stage], Page]) -> None:
    page = seat(Stage(moment(preset("club", 2), may("take")), bots=False))
    for talon in page.locator(".talon").all():
        expect(talon.locator("> span")).to_have_count(3)


def test_a_bomb_is_asked_once_more_and_ends_the_deal(seat: Callable[[Stage], Page]) -> None:
    stage = Stage(moment(preset("polish", 3), may("bomb")))
    page = seat(stage)
    pressed(page, "Bomb")
    pressed(page, "Yes")
    expect(page.get_by_role("heading", name=re.compile("bomb"))).to_be_visible(timeout=15_000)


def test_the_last_trick_tells_whose_each_card_was(seat: Callable[[Stage], Page]) -> None:
    stage = Stage(moment(preset("classic", 3), in_trick(1)), bots=False)
    page = seat(stage)
    page.get_by_role("button", name=re.compile("^last trick")).click()
    names = page.get_by_role("dialog").locator("figcaption").all_inner_texts()
    assert sorted(names) == sorted(["You", "Vera", "Marek"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_phone_nothing_hides_the_corners_of_the_trick(
    seat: Callable[[Stage], Page], screen: Page, players: int
) -> None:
    screen.set_viewport_size(PHONE)
    page = seat(Stage(moment(preset("classic", players), in_trick(1 if players == 2 else 2)), bots=False))
    page.locator(".trick li .card").first.wait_for()
    assert page.evaluate(OVERLAP, [".peek", ".trick li"]) == []


def test_the_own_slot_is_free_when_two_play(seat: Callable[[Stage], Page]) -> None:
    page = seat(Stage(moment(preset("classic", 2), in_trick(1)), bots=False))
    page.locator(".trick li").first.wait_for()
    assert page.evaluate(OVERLAP, [".slot.you", ".trick li"]) == []


def test_seats_stay_where_they_are_when_text_runs_from_the_right(seat: Callable[[Stage], Page]) -> None:
    page = seat(Stage(moment(preset("classic", 3), may("give")), bots=False))
    seats = ".plate:not(.own), .gives > *"
    places = f"() => [...document.querySelectorAll('{seats}')].map((one) => one.getBoundingClientRect().left)"
    before = page.evaluate(places)
    page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    after = page.evaluate(places)
    assert len(before) == len(after) == 4
    for left, right, first, second in (before, after):
        assert left < right
        assert first < second


def test_a_move_is_taken_back_and_that_is_told(seat: Callable[[Stage], Page]) -> None:
    stage = Stage(moment(preset("classic", 3), lambda evening: "pass" in legal(evening)), bots=False)
    page = seat(stage)
    pressed(page, "Pass")
    expect(page.locator("[data-ask=bid]")).to_be_hidden()
    page.keyboard.press("u")
    expect(page.locator("[data-ask=bid]")).to_be_visible()
    expect(page.locator("[aria-live=polite]")).to_contain_text("The move is taken back.")


def test_time_runs_and_its_end_is_told(seat: Callable[[Stage], Page]) -> None:
    settings = Settings(clock=ClockSettings(action=12, bank=0))
    page = seat(Stage(moment(preset("classic", 3), may("bid"), settings=settings), bots=False))
    expect(page.get_by_role("timer")).to_have_text(re.compile("0:(09|1[012])"))
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Time left")


def test_a_vote_is_seen_from_both_sides(seat: Callable[[Stage], Page], chromium: Browser, site: str) -> None:
    stage = Stage(moment(preset("classic", 3), in_trick(1), 2, Settings()), bots=False)
    anna, boris = seat(stage), another(chromium, site, "Boris")
    stage.show(boris, BORIS)
    boris.locator(".play .cloth").wait_for()
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_text("End the game", exact=True).click()
    anna.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(anna.locator(".notices")).to_contain_text("1 of 2")
    expect(anna.locator(".notices").get_by_role("button", name="Take back")).to_be_visible()
    expect(boris.locator(".notices")).to_contain_text("Anna")
    require_accessible(boris)
    boris.locator(".notices").get_by_role("button", name="Agree").click()
    for page in (anna, boris):
        expect(page.get_by_role("heading", level=1)).to_contain_text("The game was ended")
    boris.context.close()


def test_phrases_are_heard_unless_they_are_muted_and_go_away(seat: Callable[[Stage], Page]) -> None:
    stage = Stage(moment(preset("classic", 3), in_trick(1), 2, Settings()), bots=False)
    page = seat(stage)
    stage.say(BORIS, "hello")
    expect(page.locator(".bubble")).to_have_text("Hello")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Boris: Hello")
    stage.say(BORIS, "thumb")
    expect(page.locator(".bubble")).to_have_text("👍")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Boris: thumb up")
    expect(page.locator(".bubble")).to_be_hidden(timeout=10_000)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Say something", exact=True).click()
    page.get_by_role("dialog").get_by_label(re.compile("Boris")).check()
    page.keyboard.press("Escape")
    stage.say(BORIS, "bye")
    page.wait_for_timeout(300)
    expect(page.locator(".bubble")).to_be_hidden()


def test_a_seat_held_by_a_bot_is_taken_back(seat: Callable[[Stage], Page]) -> None:
    evening = moment(preset("classic", 3), in_trick(1), 2, Settings())
    evening.table.went(ANNA, evening.now)
    evening.wait(31_000)
    evening.table.came(ANNA, evening.now)
    stage = Stage(evening, bots=False)
    page = seat(stage)
    expect(page.get_by_text("A bot holds your seat")).to_be_visible()
    pressed(page, "I am back")
    expect(page.get_by_text("A bot holds your seat")).to_be_hidden()
    assert not evening.seen(ANNA).places[0].stand_in


def test_who_watches_sees_no_hand_and_is_asked_nothing(seat: Callable[[Stage], Page], screen: Page) -> None:
    stage = Stage(moment(preset("classic", 3), in_trick(2)), bots=False)
    stage.show(screen, WATCHER)
    screen.locator(".trick li").first.wait_for()
    expect(screen.locator(".hand [data-card]")).to_have_count(0)
    expect(screen.locator("[data-ask]")).to_have_count(0)
    expect(screen.locator(".prompt")).to_contain_text("To play: Anna")
    require_accessible(screen)


def test_sounds_are_heard_when_they_are_wanted(seat: Callable[[Stage], Page], screen: Page) -> None:
    screen.add_init_script(
        "window.tones = []; window.OscillatorNode = class extends OscillatorNode {"
        "  constructor(context, options) { super(context, options); tones.push(options.frequency); } };"
        "navigator.vibrate = (length) => (window.shaken = length, true);"
    )
    stage = Stage(moment(preset("classic", 3), in_trick(2)))
    page = seat(stage)
    page.keyboard.press("Tab")
    pressed(page, re.compile("playable|of (spades|hearts|clubs|diamonds)$"))
    expect(page.locator("[aria-live=polite]")).to_contain_text("takes the trick", timeout=10_000)
    assert page.evaluate("tones") == []
    page.evaluate("localStorage.setItem('thousand.settings', JSON.stringify({sounds: true, speed: 'fast'}))")
    page.reload()
    page.locator("[data-ask=play], [data-ask=bid]").wait_for(timeout=20_000)
    page.wait_for_function("tones.length > 1")
    assert page.evaluate("tones") == [523, 784]
    page.locator(".hand [data-card][aria-label$=playable]").first.or_(
        page.locator("[data-sum]").first
    ).focus()
    page.wait_for_timeout(350)
    page.keyboard.press("Enter")
    page.wait_for_function("tones.length > 2")
    assert page.evaluate("tones[2]") == 180
    assert page.evaluate("shaken") == 60


def test_a_first_deal_shows_the_cards_has_tips_and_the_rules_at_hand(
    seat: Callable[[Stage], Page], screen: Page
) -> None:
    rules = change(preset("home", 3), {"auction.bid_ceiling": 140})
    stage = Stage(moment(rules, may("bid")))
    screen.add_init_script("if (!history.state) history.replaceState({}, '', '/table/T?card');")
    page = seat(stage)
    expect(page.locator(".hand [data-card]").first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    tip = page.get_by_role("note", name="tip")
    expect(tip).to_contain_text("takes the talon")
    require_accessible(page)
    tip.get_by_role("button", name="Got it").click()
    expect(tip.filter(has_text="takes the talon")).to_be_hidden()
    offer = page.locator(".notices").get_by_role("button", name="Rules of this table")
    offer.click()
    expect(page.get_by_role("dialog")).to_contain_text("140")
    page.keyboard.press("Escape")
    expect(offer).to_be_hidden()


def test_who_must_bid_reads_so_and_why_sums_end(seat: Callable[[Stage], Page]) -> None:
    def must(evening: Evening) -> bool:
        scene = evening.scene(ANNA)
        turn = scene.turn if scene else None
        bare = turn is not None and turn.limit is not None and turn.limit.params.get("marriages") == 0
        return bare and "bid 100" in legal(evening) and "pass" not in legal(evening)

    page = seat(Stage(moment(preset("classic", 3), must), bots=False))
    expect(page.locator(".prompt")).to_contain_text("The first to speak must bid.")
    expect(page.locator(".prompt")).to_contain_text("Above 120 only with a marriage")


def test_chosen_cards_are_asked_about(seat: Callable[[Stage], Page]) -> None:
    page = seat(Stage(moment(preset("classic", 3), may("give")), bots=False))
    expect(page.locator(".prompt")).to_contain_text("Choose a card to give")
    page.wait_for_timeout(350)
    cards = page.locator(".hand [data-card]")
    cards.first.press("Enter")
    page.locator(".gives button").first.click()
    cards.first.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Give them?")


def test_a_write_off_tells_its_cost_and_its_headline_speaks_to_oneself(
    seat: Callable[[Stage], Page],
) -> None:
    page = seat(Stage(moment(preset("classic", 3), may("write_off"))))
    pressed(page, "Write off")
    expect(page.get_by_role("alertdialog")).to_contain_text("Each opponent writes 60")
    pressed(page, "Yes")
    expect(page.get_by_role("heading", name="You write the deal off")).to_be_visible(timeout=15_000)


def test_a_friend_is_invited_into_a_game_with_bots(seat: Callable[[Stage], Page]) -> None:
    page = seat(Stage(moment(preset("classic", 3), may("bid")), bots=False))
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Invite a friend", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Link for friends")).to_have_value(re.compile("/table/T$"))
    expect(dialog).to_contain_text("thousand serve --lan")
    require_accessible(page)


def test_the_host_alone_chooses_how_strong_the_bots_are(
    person: BrowserContext, screen: Page, chromium: Browser, site: str
) -> None:
    person.request.post("/api/me", data={"name": "Anna"}, headers={"origin": site})
    evening = Evening(preset("classic", 3), 2)
    stage = Stage(evening, bots=False)
    stage.show(screen, ANNA)
    screen.locator(".seats select").select_option("expert")
    screen.wait_for_timeout(200)
    assert evening.seen(ANNA).places[2].level == "expert"
    expect(screen.locator(".seats select")).to_have_value("expert")
    boris = another(chromium, site, "Boris")
    stage.show(boris, BORIS)
    expect(boris.locator(".seats li")).to_have_count(3)
    expect(boris.locator(".seats select")).to_have_count(0)
    boris.context.close()


def test_with_large_text_the_trick_is_still_of_cards(seat: Callable[[Stage], Page], screen: Page) -> None:
    screen.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });"
    )
    page = seat(Stage(moment(preset("classic", 3), in_trick(2)), bots=False))
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        page.locator(".trick li").first.wait_for()
        widths = page.locator(".trick .card").evaluate_all("all => all.map((one) => one.offsetWidth)")
        assert min(widths) >= 40
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
