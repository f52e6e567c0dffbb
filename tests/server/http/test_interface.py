"""The interface for pages: guests, tables, games, rules, and what is refused."""

import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.servers import served
from thousand.bots.levels import LEVELS
from thousand.core.errors import SERVER_CODES, TABLE_CODES
from thousand.core.rules import option_names
from thousand.server import premises
from thousand.server.app import make_app
from thousand.server.doorkeeper import POLICY
from thousand.server.erasing import Eraser
from thousand.server.faults import STATUS
from thousand.server.http import pages
from thousand.server.premises import Premises
from thousand.server.settings import Settings

Client = TestClient[Any]
RECORDS = sorted(
    file
    for file in (Path(__file__).parents[3] / "docs" / "rules" / "examples").glob("*.json")
    if "expected" not in file.name
)


def client_of(folder: Path, **settings: Any) -> Client:
    return TestClient(
        make_app(Premises(Settings(database=str(folder / "t.db"), bot_workers=1, **settings))),
        base_url="http://cards.test",
    )


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with client_of(tmp_path) as found:
        yield found


def named(client: Client, name: str = "Ann") -> Client:
    assert client.post("/api/me", json={"name": name}).status_code == 200
    return client


def code_of(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


def test_one_request_makes_a_running_table_and_a_guest(client: Client) -> None:
    answer = client.post("/api/tables", json={"begin": True, "name": "Ann"})
    assert answer.status_code == 201
    table = client.get(f"/api/tables/{answer.json()['id']}").json()
    assert (table["stage"], table["seat"], table["preset"]) == ("cutting", 0, "classic")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert client.get("/api/me").json() == {"name": "Ann"}


def test_looking_makes_no_cookie_and_the_cookie_is_guarded(client: Client, tmp_path: Path) -> None:
    assert client.get("/api/me").json() == {"name": None}
    assert not client.cookies
    told = client.post("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert "secure" not in told
    with client_of(tmp_path / "other", public_url="https://cards.test") as secure:
        assert "secure" in secure.post("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Анна \n K ", "Анна K"),
        ("e\u0301", "é"),
        ("x" * 24, "x" * 24),
        ("b" + "\u0335" * 20, "b\u0335\u0335\u0335"),
        ("\u0301Bo \u0335b", "Bo b"),
        ("\u202eBob\u2800", "Bob"),
    ],
)
def test_a_name_is_one_plain_line(client: Client, name: str, kept: str) -> None:
    assert client.post("/api/me", json={"name": name}).json() == {"name": kept}


@pytest.mark.parametrize("name", [" ", "\u200b", "x" * 25, "\u3164\u2800", "\u0301\u0301"])
def test_a_name_that_cannot_be_is_refused(client: Client, name: str) -> None:
    assert code_of(client.post("/api/me", json={"name": name})) == (400, "guest_name")


def test_a_new_name_is_seen_at_the_tables(client: Client) -> None:
    table = named(client).post("/api/tables", json={}).json()["id"]
    named(client, "Anna")
    assert client.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Anna"


def test_the_lobby_shows_ones_own_open_and_running_tables(client: Client) -> None:
    settings = {"open": True}
    lonely = named(client).post("/api/tables", json={"settings": settings}).json()["id"]
    running = client.post("/api/tables", json={"settings": settings, "begin": True}).json()["id"]
    hidden = client.post("/api/tables", json={}).json()["id"]
    mine = client.get("/api/tables").json()
    assert {one["id"] for one in mine["mine"]} == {lonely, running, hidden}
    assert mine["open"] == mine["running"] == []
    client.cookies.clear()
    seen = named(client, "Bob").get("/api/tables").json()
    assert seen["mine"] == []
    assert {one["id"] for one in seen["open"]} == {lonely, running}
    assert [one["id"] for one in seen["running"]] == [running]


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"rules": {"preset": "none", "players": 3}}, 400, "preset_unknown"),
        ({"seats": ["rookie"]}, 400, "bots_count"),
        ({"seats": ["rookie", "random"]}, 400, "bot_unknown"),
        ({"settings": {"level": "none"}}, 400, "bot_unknown"),
        ({"settings": {"clock": {"action": 1, "bank": 0}}}, 400, "request_shape"),
        ({"unknown": 1}, 400, "request_shape"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    client: Client, wanted: dict[str, Any], status: int, code: str
) -> None:
    assert code_of(named(client).post("/api/tables", json=wanted)) == (status, code)


def test_what_is_asked_too_often_is_refused(tmp_path: Path) -> None:
    with client_of(tmp_path, tables_an_address=2, guests_an_address=2, requests_a_minute=20) as client:
        for _ in range(2):
            assert named(client).post("/api/tables", json={}).status_code == 201
        assert code_of(client.post("/api/tables", json={})) == (429, "tables_many")
        client.cookies.clear()
        named(client)
        client.cookies.clear()
        assert code_of(client.post("/api/me", json={"name": "Third"})) == (429, "guests_many")
        while client.get("/api/me").status_code == 200:
            pass
        assert code_of(client.get("/api/me")) == (429, "request_often")
        assert client.get("/").status_code == 200


def test_a_house_that_is_full_says_so(tmp_path: Path) -> None:
    with client_of(tmp_path, most_tables=1) as client:
        named(client).post("/api/tables", json={})
        assert code_of(client.post("/api/tables", json={})) == (503, "server_full")


def test_a_request_from_another_site_is_refused(client: Client) -> None:
    for headers in (
        {"origin": "https://elsewhere.test"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
    ):
        answer = client.post("/api/me", json={"name": "Ann"}, headers=headers)
        assert code_of(answer) == (403, "origin_foreign")
    own = {"origin": "http://cards.test"}
    assert client.post("/api/me", json={"name": "Ann"}, headers=own).status_code == 200


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "code"),
    [
        ("POST", "/api/me", b"{", 400, "request_unreadable"),
        ("POST", "/api/me", b"[]", 400, "request_shape"),
        ("POST", "/api/rules/check", b'{"rules":' + b"[" * 5000, 400, "request_unreadable"),
        ("POST", "/api/me", b"x" * 70_000, 413, "request_large"),
        ("POST", "/api/replay", b"x" * 400_001, 413, "request_large"),
        ("POST", "/api/replay", b"{}", 400, "key_missing"),
        ("POST", "/api/tables", b"{}", 401, "guest_wanted"),
        ("POST", "/api/me/link", b"", 401, "guest_wanted"),
        ("DELETE", "/api/me", b"", 401, "guest_wanted"),
        ("POST", "/api/me/join", b'{"code":"NONE"}', 404, "code_wrong"),
        ("PUT", "/api/me", b"", 405, "method_wrong"),
        ("GET", "/api/none", b"", 404, "not_found"),
        ("GET", "/api/tables/none", b"", 404, "table_missing"),
        ("GET", "/api/games/none", b"", 404, "game_missing"),
        ("GET", "/api/games/none/replay", b"", 404, "game_missing"),
        ("GET", "/none.js", b"", 404, "not_found"),
        ("GET", "/metrics", b"", 404, "not_found"),
        ("GET", "/api/qr?text=https://elsewhere.test/x", b"", 400, "address_foreign"),
    ],
)
def test_what_cannot_be_is_a_coded_problem(
    client: Client, method: str, address: str, body: bytes, status: int, code: str
) -> None:
    assert code_of(client.request(method, address, content=body)) == (status, code)


def test_every_code_has_its_status_and_its_sentence() -> None:
    assert set(STATUS) <= set(SERVER_CODES)
    assert "bots_count" in TABLE_CODES


def test_no_fault_is_shown(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("AS TH in the hand")

    monkeypatch.setattr("thousand.server.http.rules._book", broken)
    answer = client.get("/api/rules")
    assert code_of(answer) == (500, "server_fault")
    assert "AS" not in answer.text


def test_every_answer_is_guarded(client: Client) -> None:
    for address in ("/", "/api/me", "/api/none", "/api/rules"):
        headers = client.get(address).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "permissions-policy" in headers
    assert "unsafe" not in POLICY
    assert "frame-ancestors 'none'" in POLICY


def test_the_rules_are_all_told_and_checked(client: Client) -> None:
    book = client.get("/api/rules").json()
    assert len(book["presets"]) == 12
    assert tuple(book["domains"]) == option_names()
    assert tuple(book["levels"]) == LEVELS
    assert all(one["set"]["sentences"] for one in book["presets"])
    wrong = {"preset": "classic", "players": 3, "changes": {"game.target": 3, "none.none": 1}}
    problems = client.post("/api/rules/check", json={"rules": wrong}).json()["problems"]
    assert {one["code"] for one in problems} == {"value_not_allowed", "option_unknown"}
    right = {"preset": "classic", "players": 3, "changes": {"auction.jumps": False}}
    checked = client.post("/api/rules/check", json={"rules": right}).json()
    assert checked["problems"] == []
    assert [one["option"] for one in checked["differences"]] == ["auction.jumps"]
    assert checked["set"]["rules"] == right


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)
def test_a_record_becomes_a_game_to_look_at(client: Client, file: Path) -> None:
    record = json.loads(file.read_bytes())
    answer = client.post("/api/replay", content=file.read_bytes())
    assert answer.status_code == 200
    game = answer.json()
    known = [deal for deal in record["deals"] if "??" not in " ".join([*deal["hands"], *deal["talon"]])]
    assert [deal["hands"] for deal in game["deals"]] == [deal["hands"] for deal in known]
    for shown, deal in zip(game["deals"], known, strict=True):
        steps = [f"{step['seat']} {step['action']}" for step in shown["steps"]]
        assert len(steps) == len(deal["actions"])
        held = " ".join([*shown["start"]["hands"], *shown["talons"]]).split()
        assert len(held) == len(set(held))


def test_a_record_of_more_deals_than_anybody_plays_is_too_much(client: Client) -> None:
    record = json.loads(RECORDS[0].read_bytes())
    record["deals"] = record["deals"] * 301
    assert code_of(client.post("/api/replay", json=record)) == (413, "request_large")


def test_the_head_alone_can_be_asked_for(client: Client) -> None:
    for address in ("/", "/health/live", "/table/abc"):
        answer = client.head(address)
        assert (answer.status_code, answer.content) == (200, b"")


def test_the_code_for_a_phone_is_a_picture(client: Client) -> None:
    answer = client.get("/api/qr", params={"text": "http://cards.test/table/abc"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_about_tells_the_licences_of_all_that_is_needed(client: Client) -> None:
    about = client.get("/api/about").json()
    assert {"litestar", "sqlalchemy", "segno"} <= {one["name"] for one in about["licences"]}
    assert all(one["licence"] for one in about["licences"])
    assert about["loopback"] is True
    assert about["address"] is None


def test_health_and_figures_are_told(tmp_path: Path) -> None:
    with client_of(tmp_path, metrics_token="token") as client:
        assert client.get("/health/live").json() == {"ok": True}
        assert client.get("/health/ready").json() == {"ok": True}
        named(client).post("/api/tables", json={})
        wrong = client.get("/metrics", headers={"authorization": "Bearer wrong"})
        assert wrong.status_code == 404
        figures = client.get("/metrics", headers={"authorization": "Bearer token"}).text
        assert "thousand_tables 1.0" in figures
        assert 'thousand_requests_total{status="404"}' in figures


def test_the_server_is_ready_again_by_itself_when_the_disk_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who watch over it keep people away until then, so nobody else would try."""
    monkeypatch.setattr(premises, "_RECOVER_SECONDS", 0.05)
    blocker = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    with client_of(tmp_path) as client:
        blocker.execute("ALTER TABLE guests RENAME TO gone")
        assert client.post("/api/me", json={"name": "Ann"}).status_code == 503
        assert client.get("/health/ready").status_code == 503
        until = time.monotonic() + 5
        while client.get("/health/ready").status_code != 200 and time.monotonic() < until:
            time.sleep(0.05)
        assert client.get("/health/ready").json() == {"ok": True}
        blocker.close()


def test_a_guest_who_wants_to_be_forgotten_is(client: Client, tmp_path: Path) -> None:
    table = named(client, "Sherlock").post("/api/tables", json={"begin": True}).json()["id"]
    cookie = dict(client.cookies)
    assert client.delete("/api/me").json() == {"name": None}
    assert not client.cookies
    seats = client.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "bot", "bot"]
    client.cookies.update(cookie)
    assert client.get("/api/me").json() == {"name": None}
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("t.db*"))
    assert kept.count(b"Sherlock") == 0


def test_who_takes_anothers_name_and_is_forgotten_leaves_it_to_the_other() -> None:
    eraser = Eraser("eve")
    sat = b'{"type":"sat","at":1,"seat":%d,"guest":{"id":"%s","name":"Ann"}}'
    assert b'"Ann"' not in eraser(sat % (0, b"eve"))
    assert eraser(sat % (1, b"ann")) == sat % (1, b"ann")


def test_a_built_page_is_served_whole_and_packed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<page>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("code")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    found = pages.Pages.of(tmp_path)
    assert found.find("/").bodies == found.find("/table/abc").bodies == {"": b"<page>"}
    script = found.find("/assets/app-1a2b.js")
    assert script.bodies == {"": b"code", "br": b"packed"}
    assert "immutable" in script.kept
    assert script.kind.startswith("text/javascript")
    assert found.find("/").kept == "no-cache"
    assert msgspec.to_builtins(found.find("/"))["kind"] == "text/html"


def test_what_was_packed_by_the_build_is_not_packed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = b"a page of words " * 500
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_bytes(words)
    (tmp_path / "page" / "index.html.gz").write_bytes(gzip.compress(words))
    built = pages.Pages.of(tmp_path / "page")
    monkeypatch.setattr(pages.Pages, "of", lambda: built)
    with client_of(tmp_path) as client:
        for encoding in ("gzip", "identity"):
            answer = client.get("/", headers={"accept-encoding": encoding})
            assert answer.content == words
            assert answer.headers.get("content-encoding", "identity") == encoding
        book = client.get("/api/rules", headers={"accept-encoding": "gzip"})
        assert book.headers["content-encoding"] == "gzip"
        tag = client.get("/").headers["etag"]
        assert client.get("/", headers={"if-none-match": tag}).status_code == 304


def test_what_a_proxy_says_of_an_address_counts_only_where_it_is_trusted(tmp_path: Path) -> None:
    def guests(trusted: str) -> list[int]:
        folder = tmp_path / (trusted or "nobody")
        with served(folder, guests_an_address=1, trust_proxy=trusted) as server:
            return [
                httpx.post(
                    f"{server.origin}/api/me",
                    json={"name": "Ann"},
                    headers={"x-forwarded-for": f"203.0.113.{number}"},
                ).status_code
                for number in (1, 2)
            ]

    assert guests("127.0.0.1") == [200, 200]
    assert guests("") == [200, 429]
