"""People at one table: who comes by the link, who goes and returns, who watches, and a server that dies."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.web.evening import Guest
from tests.web.house import House

CARD = re.compile(r"(?<![\w-])(?:10|[9TJQKA])[SCDH](?![\w-])")
ABSENCE = 30_000
"""Milliseconds after which a bot stands in."""


def names_on_plates(page: Page) -> list[str]:
    return page.locator(".plate .name").all_inner_texts()


def sit_in(guest: Guest, table: str, bot: str, host: Guest) -> None:
    """Comes by the link to a game that runs, asks for the seat of a bot, and is let in."""
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_role("button", name=f"Sit down: {bot}").click()
    expect(guest.page.locator(".notices")).to_contain_text(f"You ask to sit in for {bot}.")
    expect(host.page.locator(".notices")).to_contain_text(f"{guest.name} asks to sit in for {bot}.")
    host.page.get_by_role("button", name="Let in", exact=True).click()
    expect(guest.page.get_by_role("button", name="Sit down:").first).to_be_hidden()


def test_a_bot_stands_in_for_one_who_is_gone_and_gives_the_seat_back(chromium: Browser, site: str) -> None:
    anna = Guest(chromium, site, name="Anna", seed="Anna")
    table = anna.open_table("classic", 3, finish="fixed_deals(9)")
    anna.person.wait()
    bots = [name for name in names_on_plates(anna.page) if name != "You"]
    boris = Guest(chromium, site, name="Boris", seed="Boris")
    sit_in(boris, table, bots[0], anna)
    plate = anna.page.get_by_role("region", name="Boris")
    expect(plate).to_be_visible()

    play_together(anna, boris)
    boris.page.close()
    expect(plate).to_contain_text("not here")
    until_stood_in(anna, plate)
    deal = heading(anna.page)
    anna.person.play_until("next")
    anna.person.answer(anna.person.wait())
    anna.person.play_until("play", "bid", "dark", "rest", "give", "raise")
    assert heading(anna.page) != deal

    boris.come_back(table)
    boris.page.get_by_role("button", name="I am back").click()
    expect(plate).not_to_contain_text("a bot plays")
    assert sorted(names_on_plates(boris.page)) == sorted(["You", "Anna", bots[1]])
    play_together(anna, boris)
    boris.leave()
    anna.leave()


def heading(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text()


def play_together(*guests: Guest) -> None:
    """Both answer what they are asked until each has answered something and a deal is over."""
    answered = {guest.name: 0 for guest in guests}
    for _ in range(200):
        for guest in guests:
            sight = guest.person.glance()
            if sight is not None:
                guest.person.answer(sight)
                answered[guest.name] += 1
        if all(count >= 3 for count in answered.values()):
            return
    raise AssertionError(f"not everybody plays: {answered}")


def until_stood_in(guest: Guest, plate: Any) -> None:
    """Plays on while the table waits for the other, up to the time at which a bot takes over."""
    for _ in range(ABSENCE // 100):
        if "a bot plays" in plate.inner_text():
            return
        sight = guest.person.glance(200)
        if sight is not None:
            guest.person.answer(sight)
    expect(plate).to_contain_text("a bot plays", timeout=ABSENCE)


def test_one_who_watches_sees_no_hand(chromium: Browser, site: str) -> None:
    anna = Guest(chromium, site, name="Anna", seed="watched")
    table = anna.open_table("club", 3, finish="fixed_deals(1)")
    zoe = Guest(chromium, site, name="Zoe")
    frames: list[str] = []
    zoe.page.on("websocket", lambda socket: listen(socket, frames))
    zoe.page.goto(f"/table/{table}")
    anna.person.play_until("play")
    expect(zoe.page.get_by_role("group", name="Trick")).to_be_visible()
    assert zoe.page.locator("[data-card]").count() == 0
    anna.person.play_until("over", "next")
    expect(zoe.page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    told = [json.loads(frame) for frame in frames]
    assert told[0]["type"] == "welcome"
    played = leaks(told)
    assert len(played) >= 8, "the game was not watched"
    zoe.leave()
    anna.leave()


def listen(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framereceived", lambda frame: frames.append(str(frame)))


def leaks(told: list[dict[str, Any]]) -> set[str]:
    """Fails where a card is named before it lay open on the table; returns the cards that were seen."""
    seen: set[str] = set()
    for message in told:
        happened = [*message.get("happened", ()), *message.get("missed", ())]
        assert not any(one["type"] == "hand_seen" for one in happened)
        scene = message.get("scene") or {}
        if scene.get("deal"):
            assert scene["deal"]["hand"] is None
            assert scene["turn"] is None
        if any(one["type"] == "cards_opened" for one in happened):
            return seen
        draw = cards_in(message.pop("draw", None))
        opened = cards_in([one for one in happened if one["type"] in ("card_played", "talon_seen")])
        if message["type"] == "welcome":
            opened |= draw | shown_in(scene)
        seen |= opened
        assert cards_in(message) <= seen, message
    raise AssertionError("no deal was watched to its end")


def cards_in(part: Any) -> set[str]:
    return set(CARD.findall(json.dumps(part)))


def shown_in(scene: dict[str, Any]) -> set[str]:
    """What lies open when somebody comes: the trick, the last one and the talon where it is shown."""
    deal = scene.get("deal") or {}
    return cards_in([deal.get(part) for part in ("trick", "last_trick", "talons")])


def test_of_two_tabs_at_once_one_is_told(chromium: Browser, site: str) -> None:
    anna = Guest(chromium, site, name="Anna", seed="tabs")
    table = anna.open_table("classic", 3, finish="fixed_deals(3)")
    second = anna.new_page()
    second.goto(f"/table/{table}")
    anna.person.play_until("play")
    expect(second.locator("main [data-card]").first).to_be_visible()
    card = anna.person.wait().playable()[0]
    tabs = (anna.page, second)
    moment = anna.page.evaluate("() => Date.now() + 800")
    for page in tabs:
        page.evaluate(_AT_ONCE, [card, moment])
    told = [page.locator(".notices").get_by_text("The game has gone on") for page in tabs]
    for _ in range(100):
        if any(one.is_visible() for one in told):
            break
        anna.page.wait_for_timeout(50)
    assert [one.is_visible() for one in told].count(True) == 1
    held = len(anna.person.play_until("play", "next").cards)
    expect(second.locator("main [data-card]")).to_have_count(held)
    anna.leave()


_AT_ONCE = """([card, moment]) => {
  setTimeout(() => document.querySelector(`main [data-card="${card}"]`).click(), moment - Date.now());
}"""
"""Plays a card at a moment of the clock, as the keyboard does."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server for one test."""
    one = House(tmp_path)
    yield one
    one.close()


def test_a_server_that_dies_is_waited_for_and_the_game_goes_on(chromium: Browser, house: House) -> None:
    anna = Guest(chromium, house.address, name="Anna", seed="struck")
    anna.open_table("classic", 3, finish="fixed_deals(5)")
    anna.person.play_until("play")
    hand = [card for card, _ in anna.person.wait().cards]
    house.strike()
    expect(anna.page.get_by_text("Reconnecting")).to_be_visible()
    house.rise()
    expect(anna.page.get_by_text("Reconnecting")).to_be_hidden(timeout=20_000)
    assert [card for card, _ in anna.person.wait().cards] == hand
    anna.person.play_until("next", "over")
    anna.faults = [fault for fault in anna.faults if "WebSocket" not in fault and "ERR_" not in fault]
    anna.leave()
