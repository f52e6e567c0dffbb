"""Every way in which a socket ends has its code, and none of them touches the others."""

import asyncio
import json
import re
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.servers import close_code, served
from thousand.server import codes
from thousand.server.sockets import door
from thousand.server.sockets.outbox import MOST_FRAMES, Outbox
from thousand.table.guests import Guest

HELLO = json.dumps({"type": "hello", "protocol": 1, "version": 0})
PROTOCOL_PAGE = Path(__file__).parents[3] / "docs" / "reference" / "protocol.md"


def test_a_person_plays_against_bots_over_a_real_socket(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann")
        table = ann.open(begin=True, settings={"level": "rookie"})
        ann.come(table)
        while not (ann.scene and ann.scene["turn_number"] > 40):
            ann.step()
        seen = ann.scene
        ann.leave()
        back = ann.come(table, version=ann.frames[-1]["version"])
        assert back.scene["turn_number"] >= seen["turn_number"]
        assert back.scene["seat"] == 0


def test_a_friend_takes_a_bots_seat_and_returns_to_it_from_another_device(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        table = ann.open(seats=["rookie", "rookie"])
        ann.come(table)
        bob.come(table)
        bob.say(type="sit", seat=1)
        while bob.table["you"] != 1:
            bob.hear()
        code = bob.http.post("/api/me/link").json()["code"]
        phone = server.player()
        assert phone.http.post("/api/me/join", json={"code": code.lower()}).json() == {"name": "Bob"}
        assert phone.http.post("/api/me/join", json={"code": code}).json()["code"] == "code_wrong"
        bob.leave()
        phone.come(table)
        assert phone.table["you"] == 1
        assert [place["name"] for place in phone.table["places"]][:2] == ["Ann", "Bob"]


def test_who_is_nobody_or_comes_to_nothing_is_told_so(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        nobody, ann = server.player(), server.player("Ann")
        table = ann.open()
        assert close_code(nobody.dial(table)) == codes.NO_GUEST
        forged = server.player()
        payload, _, _ = ann.http.cookies["thousand_guest"].rpartition(".")
        forged.http.cookies.set("thousand_guest", f"{payload}.forged")
        assert close_code(forged.dial(table)) == codes.NO_GUEST
        socket = ann.dial("none")
        socket.send(HELLO)
        assert close_code(socket) == codes.NO_TABLE


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"type":"ping"}', codes.UNREADABLE),
        ("words", codes.UNREADABLE),
        (b"bytes", codes.UNREADABLE),
        ('{"type":"hello","protocol":99}', codes.OTHER_PROTOCOL),
        ("x" * 5000, codes.LARGE),
        ("x" * 50_000, codes.LARGE),
    ],
)
def test_a_first_frame_that_is_no_hello_ends_the_socket(
    tmp_path: Path, frame: str | bytes, code: int
) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann")
        socket = ann.dial(ann.open())
        socket.send(frame)
        assert close_code(socket) == code


def test_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HELLO_SECONDS", 0.1)
    with served(tmp_path) as server:
        ann = server.player("Ann")
        assert close_code(ann.dial(ann.open())) == codes.NO_HELLO


def test_a_table_that_wants_no_spectators_takes_those_who_can_sit(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, bob, eve = (server.player(name) for name in ("Ann", "Bob", "Eve"))
        rules = {"preset": "classic", "players": 2}
        table = ann.open(rules=rules, settings={"watchable": False})
        ann.come(table)
        bob.come(table)
        bob.say(type="sit", seat=1)
        while bob.table["you"] != 1:
            bob.hear()
        ann.say(type="begin")
        while ann.table["stage"] == "lobby":
            ann.hear()
        socket = eve.dial(table)
        socket.send(HELLO)
        assert close_code(socket) == codes.FORBIDDEN
        again = server.player()
        again.http.cookies.update(bob.http.cookies)
        assert again.come(table).table["you"] == 1


def test_what_cannot_be_read_is_refused_and_too_much_of_it_ends_the_socket(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann").come(server.player("Host").open())
        assert ann.socket is not None
        for frame in (
            "{",
            '{"type":"none"}',
            '{"type":"act","turn":-1,"action":"pass"}',
            "[1]",
            '{"x":' + "[" * 3000,
        ):
            ann.socket.send(frame)
            assert ann.wait_for("refused")["code"] == "message_unreadable"
        ann.say(type="ping")
        ann.wait_for("pong")
        for _ in range(30):
            ann.socket.send("{")
        assert close_code(ann.socket) == codes.UNREADABLE


def test_people_say_phrases_of_the_list_alone(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann")
        table = ann.open()
        ann.come(table)
        watcher = server.player("Eve").come(table)
        ann.say(type="say", phrase="good_game")
        assert watcher.wait_for("said") == {"type": "said", "seat": 0, "phrase": "good_game"}
        ann.say(type="say", phrase="my own words")
        refused = ann.wait_for("refused")
        assert (refused["about"], refused["code"]) == ("say", "phrase_unknown")
        watcher.say(type="say", phrase="hello")
        assert watcher.wait_for("refused")["code"] == "not_seated"


def test_who_talks_too_fast_is_refused_and_then_let_go(tmp_path: Path) -> None:
    with served(tmp_path, messages_a_second=1) as server:
        ann = server.player("Ann").come(server.player("Host").open())
        assert ann.socket is not None
        with suppress(ConnectionClosed):  # the server may end it before the last
            for _ in range(40):
                ann.say(type="ping")
        assert ann.wait_for("refused")["code"] == "request_often"
        assert close_code(ann.socket) == codes.OFTEN


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with served(tmp_path, sockets_an_address=2) as server:
        ann = server.player("Ann")
        table = ann.open()
        first = [ann.dial(table) for _ in range(2)]
        assert close_code(ann.dial(table)) == codes.OFTEN
        assert len(first) == 2


def test_a_page_of_another_site_cannot_open_a_socket(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann")
        with pytest.raises(InvalidStatus) as fault:
            ann.dial(ann.open(), origin="https://elsewhere.example")
        assert fault.value.response.status_code == 403


def test_when_the_server_stops_sockets_are_told_to_come_back(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann").come(server.player("Host").open())
        assert ann.socket is not None
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        assert close_code(ann.socket) == codes.RESTART
        stopping.join()


def test_one_who_does_not_read_is_let_go() -> None:
    outbox = Outbox(Guest("ann", "Ann"), Wire(writable=False))
    for _ in range(MOST_FRAMES):
        outbox.offer("frame")
    assert outbox.code is None
    crowded = Outbox(Guest("ann", "Ann"), Wire(writable=False))
    for _ in range(MOST_FRAMES + 1):
        crowded.offer("frame")
    assert crowded.code == codes.SLOW
    large = Outbox(Guest("ann", "Ann"), Wire(writable=False))
    large.offer("x" * 1_000_001)
    assert large.code == codes.SLOW


class Wire:
    """A connection that takes frames at once while it is writable, and by turns always."""

    def __init__(self, *, writable: bool) -> None:
        self.writable = writable
        self.sent: list[str] = []
        self.gate = asyncio.Event()

    def __call__(self, frame: str) -> bool:
        if self.writable:
            self.sent.append(frame)
        return self.writable

    async def send(self, frame: str) -> None:
        await self.gate.wait()
        self.sent.append(frame)


def test_what_is_sent_at_once_never_overtakes_what_waits() -> None:
    asyncio.run(_sent_in_order())


async def _sent_in_order() -> None:
    wire = Wire(writable=True)
    outbox = Outbox(Guest("ann", "Ann"), wire)
    outbox.offer("1")
    wire.writable = False
    outbox.offer("2")
    running = asyncio.create_task(outbox.run(wire.send))
    await asyncio.sleep(0)  # the second is on its way and waits for the wire
    wire.writable = True
    outbox.offer("3")
    wire.gate.set()
    await asyncio.sleep(0.01)
    outbox.offer("4")
    assert wire.sent == ["1", "2", "3", "4"]
    outbox.end(codes.AWAY)
    assert await running == codes.AWAY


def test_every_code_is_in_the_document() -> None:
    named = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PROTOCOL_PAGE.read_text(), re.MULTILINE)}
    ours = {value for name, value in vars(codes).items() if name.isupper()}
    assert named == ours | {1008, 1011}
