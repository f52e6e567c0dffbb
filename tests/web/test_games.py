"""Whole games of every preset, with two, three and four at the table, played through the page alone."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.conftest import LONG
from tests.web.evening import PHONE, WIDE, Guest
from thousand.core.record import read_record, replay

DEALS = {2: 1, 3: 2, 4: 2}
GAMES = [(preset, players) for preset in ("classic", "home", "club", "polish") for players in (2, 3, 4)]
BY_KEYS = ("classic", 3)
ON_A_PHONE = {("polish", 2), ("club", 4)}
CRITICAL = ON_A_PHONE | {("club", 3), ("home", 3)}


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_a_game_is_played_to_its_end(
    chromium: Browser, site: str, tmp_path: Path, preset: str, players: int
) -> None:
    game = (preset, players)
    deals = 6 if LONG else DEALS[players]
    phone = game in ON_A_PHONE
    guest = Guest(
        chromium,
        site,
        size=PHONE if phone else WIDE,
        touch=phone,
        keys=game == BY_KEYS,
        critical=game in CRITICAL,
        seed=f"{preset} {players}",
    )
    table = guest.open_table(preset, players, finish=f"fixed_deals({deals})")
    summary = guest.page.request.get(f"/api/tables/{table}").json()
    assert (summary["preset"], summary["players"]) == game
    guest.person.play_until("over")
    totals = guest.page.locator("ol.order b").all_inner_texts()
    kept(guest, tmp_path, totals, deals)
    guest.leave()


def kept(guest: Guest, folder: Path, totals: list[str], deals: int) -> None:
    """The record of the game that is over says what the page says, and proves that it was fair."""
    address = guest.page.get_by_role("link", name="Replay", exact=True).get_attribute("href")
    assert address
    text = guest.page.request.get(address.replace("/game/", "/api/games/")).body()
    file = folder / "game.json"
    file.write_bytes(text)
    end = replay(read_record(text))
    assert len(end.record.deals) >= deals
    played = sorted((standing.total for standing in end.match.standings), reverse=True)
    assert [int(total.replace("\N{MINUS SIGN}", "-")) for total in totals] == played
    said = subprocess.run(
        [sys.executable, "-m", "thousand.cli", "verify", str(file), "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout + said.stderr
