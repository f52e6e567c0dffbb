"""Looking through a game and checking its proofs, in the browser."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from websockets import Origin
from websockets.sync.client import connect

from tests.table.fair.games import fair_game
from tests.web.browser import require_accessible
from thousand.core.record import write_record
from thousand.core.rules import preset
from thousand.table.wire.from_browser import PROTOCOL

EXAMPLES = Path(__file__).parents[2] / "docs" / "rules" / "examples"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of four deals with proofs, the last of them running."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(write_record(fair_game(preset("classic", 3), 4, turns=12)))
    return path


def opened(page: Page, address: str, record: Path) -> None:
    """Opens a record file on a page."""
    page.goto(address)
    page.get_by_label("Record of a game").set_input_files(record)


def test_a_record_is_stepped_through_by_keys(screen: Page, record: Path) -> None:
    opened(screen, "/replay", record)
    expect(screen.get_by_role("heading", name="Deal 1")).to_be_visible()
    for key, ends in (
        ("ArrowRight", "#1.1"),
        ("ArrowRight", "#1.2"),
        ("ArrowLeft", "#1.1"),
        ("PageDown", "#2.0"),
        ("PageUp", "#1.0"),
    ):
        screen.keyboard.press(key)
        assert screen.url.endswith(ends)
    screen.keyboard.press("End")
    expect(screen.get_by_label("Anna: no cards")).to_be_visible()
    screen.keyboard.press("Home")
    assert screen.url.endswith("#1.0")
    screen.keyboard.press("]")
    screen.keyboard.press("]")
    expect(screen.get_by_role("group", name="Trick").get_by_role("listitem")).to_have_count(3)


def test_with_the_eyes_of_a_player_other_hands_are_closed(screen: Page, record: Path) -> None:
    screen.set_viewport_size({"width": 1280, "height": 800})
    opened(screen, "/replay", record)
    expect(screen.get_by_label("Vera, cards face down: 7")).to_be_hidden()
    eyes = screen.get_by_label("Whose cards are open").locator("visible=true")
    eyes.select_option(label="as Boris sees it")
    expect(screen.get_by_label("Vera, cards face down: 7")).to_be_visible()
    expect(screen.get_by_label("Anna, cards face down: 7")).to_be_visible()
    expect(screen.get_by_label("talon, cards face down: 3")).to_be_visible()


def test_tricks_sheet_rules_and_proof_are_at_hand(screen: Page, record: Path) -> None:
    opened(screen, "/replay", record)
    expect(screen.get_by_role("heading", name="Deal 1")).to_be_visible()
    for item, shown in (
        ("Score sheet", "The number of a deal opens it."),
        ("Proof of the deal", "players cut the deck"),
        ("Rules of the game", "Three play: seven cards each"),
        ("Keys", "to the end of the trick"),
    ):
        screen.get_by_role("button", name="Menu").click()
        screen.get_by_role("navigation").get_by_role("button", name=item).click()
        dialog = screen.get_by_role("dialog", name=item)
        expect(dialog.get_by_text(shown).first).to_be_visible()
        screen.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("example", "players"), [("two-last-trick", 2), ("dark-made", 3), ("sitter", 4), ("write-off-third", 3)]
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_examples_are_shown_whole_and_accessible(
    screen: Page, example: str, players: int, scheme: str
) -> None:
    screen.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
    screen.set_viewport_size({"width": 360, "height": 640})
    opened(screen, "/replay", EXAMPLES / f"{example}.json")
    expect(screen.get_by_role("heading", name="Deal 1")).to_be_visible()
    document = json.loads((EXAMPLES / f"{example}.json").read_text(encoding="utf-8"))
    require_accessible(screen)
    for number, deal in enumerate(document["deals"], 1):
        screen.keyboard.press("End")
        assert screen.url.endswith(f"#{number}.{len(deal['actions'])}")
        screen.keyboard.press("ArrowRight")
    require_accessible(screen)
    assert len(document["seats"]) == players
    assert screen.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_record_is_saved_as_it_was(screen: Page, record: Path) -> None:
    opened(screen, "/replay", record)
    expect(screen.get_by_role("heading", name="Deal 1")).to_be_visible()
    screen.get_by_role("button", name="Menu").click()
    with screen.expect_download() as saved:
        screen.get_by_role("button", name="Download").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8")) == json.loads(
        record.read_text(encoding="utf-8")
    )


def test_what_is_no_record_is_told(screen: Page, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    opened(screen, "/replay", broken)
    expect(screen.get_by_role("alert").filter(has_text="This file is not a record.")).to_be_visible()


def test_a_fair_record_is_proven(screen: Page, record: Path) -> None:
    opened(screen, "/verify", record)
    found = screen.get_by_role("region", name="Everything that can be known by now is proven.")
    expect(found.get_by_text("2 players cut the deck")).to_have_count(5)
    require_accessible(screen)
    found.get_by_text("Deal 2").click()
    document = json.loads(record.read_text(encoding="utf-8"))
    commitment = document["deals"][1]["proof"]["commitment"]
    expect(found.locator("code", has_text=commitment)).to_be_visible()


def test_a_changed_nonce_is_found(screen: Page, record: Path, tmp_path: Path) -> None:
    """A nonce other than the one that was promised."""
    document = json.loads(record.read_text(encoding="utf-8"))
    cut = document["deals"][1]["proof"]["nonces"][0]
    cut["nonce"] = cut["nonce"][::-1]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(document), encoding="utf-8")
    opened(screen, "/verify", forged)
    found = screen.get_by_role("region", name="Not everything is proven.")
    expect(found.get_by_text("The cut of Anna is not the one committed to.")).to_be_visible()


def test_a_record_without_proofs_says_so(screen: Page) -> None:
    opened(screen, "/verify", EXAMPLES / "sheet.json")
    expect(screen.get_by_text("This record carries no proofs")).to_be_visible()


def play_to_the_end(person: BrowserContext, site: str) -> None:
    """Plays a game of one deal against bots over the socket, as a program would."""
    made = person.request.post(
        "/api/tables",
        data={
            "rules": {"preset": "home", "players": 3, "changes": {"game.finish": "fixed_deals(1)"}},
            "settings": {"level": "rookie"},
            "begin": True,
            "name": "Anna",
        },
        headers={"origin": site},
    )
    table = made.json()["id"]
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in person.cookies())
    address = f"{site.replace('http', 'ws')}/ws/table/{table}"
    with connect(address, origin=Origin(site), additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        for text in socket:
            message = json.loads(text)
            if (message.get("table") or {}).get("stage") == "over":
                return
            turn = (message.get("scene") or {}).get("turn")
            if turn:
                act = {"type": "act", "turn": message["scene"]["turn_number"], "action": turn["legal"][0]}
                socket.send(json.dumps(act))
    raise AssertionError("the table went away")


def test_a_finished_game_is_found_at_home_looked_through_and_proven(
    screen: Page, person: BrowserContext, site: str
) -> None:
    play_to_the_end(person, site)
    screen.goto("/")
    line = screen.get_by_role("region", name="My games").get_by_role("link").filter(has_text="look through")
    line.first.click()
    expect(screen.get_by_role("heading", name="Deal 1")).to_be_visible()
    screen.keyboard.press("End")
    name = screen.url.partition("/game/")[2].partition("#")[0]
    screen.goto(f"/verify/{name}")
    expect(
        screen.get_by_role("region", name="Everything that can be known by now is proven.")
    ).to_be_visible()
    screen.goto(f"/game/{name}#1.3")
    expect(screen.get_by_role("heading", name="Deal 1")).to_be_visible()
    assert screen.url.endswith("#1.3")
