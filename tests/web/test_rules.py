"""The page of rules: options, what differs, what does not go together, addresses, saved sets, the card."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.core.rules.test_describe import variations
from tests.web.browser import require_accessible
from thousand.core.rules import RulesForm, nearest_preset, read_rules, write_rules


def checked(page: Page, address: str) -> dict[str, Any]:
    """The rule set that the page asks the server about when it is opened at an address."""
    with page.expect_request("**/api/rules/check") as asked:
        page.goto(address)
    body = asked.value.post_data_json
    assert isinstance(body, dict)
    rules = body["rules"]
    assert isinstance(rules, dict)
    return rules


def address_of(document: dict[str, Any]) -> str:
    """An address that names every change by its whole name."""

    def word(value: object) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "-".join(map(str, value)) if isinstance(value, list) else str(value)

    changes: dict[str, object] = {}
    for name, value in document["changes"].items():
        parts = {f"{name}.{part}": one for part, one in value.items()} if isinstance(value, dict) else None
        changes |= parts or {name: value}
    query = "".join(f"&{name}={word(value)}" for name, value in changes.items())
    return f"/rules?preset={document['preset']}&players={document['players']}{query}"


def test_every_option_goes_through_an_address_and_back(screen: Page) -> None:
    """Variations of the rules, read from whole names and again from the short ones that the page writes."""
    documents = []
    for rules in variations():
        base = nearest_preset(rules)
        documents.append(write_rules(RulesForm(rules, base)))
    for document in documents[:: max(1, len(documents) // 40)]:
        whole = checked(screen, address_of(document))
        assert write_rules(read_rules(whole)) == document
        screen.wait_for_url(f"**/rules?preset={document['preset']}**")
        again = checked(screen, screen.url)
        assert write_rules(read_rules(again)) == document


def test_a_difference_is_marked_counted_and_put_back(screen: Page) -> None:
    screen.goto("/rules?preset=classic")
    screen.get_by_role("heading", name="Auction").click()
    option = screen.locator('[data-option="auction.bid_step"]')
    option.get_by_role("radio", name="10", exact=True).check()
    expect(option).to_contain_text("Classic: 5")
    expect(screen.get_by_role("heading", name="Classic, changes: 1")).to_be_visible()
    assert screen.url.endswith("/rules?preset=classic&bid_step=10")
    screen.get_by_role("button", name="Put back: Step of bids").click()
    expect(screen.get_by_role("heading", name="Classic, changes")).to_be_hidden()
    assert screen.url.endswith("/rules?preset=classic")


def test_a_group_brings_its_parts(screen: Page) -> None:
    screen.goto("/rules?preset=classic")
    screen.get_by_role("heading", name="Talon").click()
    screen.locator('[data-option="talon.bomb"]').get_by_role("radio", name="on", exact=True).check()
    part = screen.locator('[data-option="talon.bomb.per_game"]')
    expect(part).to_be_visible()
    part.get_by_role("spinbutton").fill("99")
    part.get_by_role("spinbutton").press("Enter")
    expect(part.get_by_role("spinbutton")).to_have_value("10")
    screen.locator('[data-option="talon.bomb"]').get_by_role("radio", name="off", exact=True).check()
    expect(part).to_be_hidden()


def test_what_does_not_go_together_is_explained_and_not_played(screen: Page) -> None:
    screen.goto("/rules?preset=classic&dump_at=880")
    expect(screen.get_by_text("The dump and the barrel stand at the same figure, 880.")).to_be_visible()
    expect(screen.get_by_role("button", name="Play by these")).to_be_hidden()
    option = screen.locator('[data-option="game.dump_at"]')
    option.get_by_role("spinbutton").fill("555")
    option.get_by_role("spinbutton").press("Enter")
    expect(screen.get_by_role("button", name="Play by these")).to_be_visible()


def test_options_are_found_by_their_words(screen: Page) -> None:
    screen.goto("/rules")
    screen.get_by_label("Find a rule").fill("ace marriage")
    expect(screen.locator("[data-option]")).to_have_count(1)
    expect(screen.locator('[data-option="play.ace_marriage"]')).to_be_visible()
    screen.get_by_label("Find a rule").fill("xylophone")
    expect(screen.get_by_text("No rule has “xylophone” in it.")).to_be_visible()


def test_rules_are_saved_under_a_name_and_played_with(screen: Page) -> None:
    screen.goto("/rules?preset=club&players=2&bid_step=10")
    screen.get_by_label("Name for these rules").fill("Fridays")
    screen.get_by_role("button", name="Save").click()
    screen.goto("/")
    screen.get_by_role("button", name="With friends").click()
    dialog = screen.get_by_role("dialog", name="A new table")
    dialog.get_by_label("Rules").select_option(label="Fridays")
    with screen.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/tables")) as asked:
        dialog.get_by_role("button", name="Open the table").click()
    body = asked.value.post_data_json
    assert isinstance(body, dict)
    assert body["rules"] == {"preset": "club", "players": 2, "changes": {"auction.bid_step": 10}}


def test_the_card_has_every_sentence_of_the_rules(screen: Page) -> None:
    screen.goto("/rules?preset=club&bid_cap=none")
    with screen.expect_response("**/api/rules/check") as answered:
        screen.get_by_role("button", name="Reminder card").click()
    sentences = msgspec.json.decode(answered.value.body())["set"]["sentences"]
    dialog = screen.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(len(sentences))
    expect(dialog.get_by_text("Above 120 one may bid without a marriage.")).to_be_visible()
    expect(dialog.locator("li.differs")).to_have_count(1)


def test_rules_of_a_table_are_only_read(screen: Page) -> None:
    screen.goto("/rules?preset=polish&table=k7m2")
    screen.get_by_role("heading", name="Scoring").click()
    expect(screen.locator('[data-option="scoring.lock_at"]')).to_contain_text("800")
    expect(screen.locator("[data-option] :is(input, select)")).to_have_count(0)
    expect(screen.get_by_role("link", name="To the table")).to_have_attribute("href", "/table/k7m2")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_options_are_accessible(screen: Page, scheme: str) -> None:
    screen.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
    screen.set_viewport_size({"width": 360, "height": 640})
    screen.goto("/rules?preset=club&players=4")
    expect(screen.locator("summary")).to_have_count(6)
    for summary in screen.locator("summary").all():
        summary.click()
    expect(screen.locator('[data-option="game.barrel.at"]')).to_be_visible()
    require_accessible(screen)
    assert screen.evaluate("document.documentElement.scrollWidth") <= 360
