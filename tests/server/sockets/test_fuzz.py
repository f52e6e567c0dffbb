"""Whatever comes over sockets to a real server: a coded refusal, an effect, or a documented end."""

import json
import re
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.conftest import LONG
from tests.server.frames import CODES, frame
from tests.server.programs import Program
from tests.server.servers import Player, close_code
from tests.server.sockets.test_door import PROTOCOL_PAGE
from thousand.server import codes

MESSAGES = 100_000 if LONG else 3_000
BURST = 20
RESET = 1006  # who still sends while the server closes may lose its code on the way
DOCUMENTED = set(map(int, re.findall(r"^\| (\d{4}) \|", PROTOCOL_PAGE.read_text(), re.MULTILINE)))
PATIENT = {"THOUSAND_MESSAGES_A_SECOND": "1000", "THOUSAND_REQUESTS_A_MINUTE": "1000000"}


class Rascal(Player):
    """Somebody who says anything and comes back whenever he is sent away."""

    def __init__(self, origin: str, name: str, table: str) -> None:
        super().__init__(origin, name)
        self.place, self.before = table, [""]
        self.ends: list[int] = []
        self.refusals: list[str] = []
        self.come(table)

    def rave(self, scene: dict[str, Any], number: int) -> None:
        """Says so many things, then listens until all of them are answered."""
        try:
            for _ in range(number):
                self.before = [*self.before[-20:], frame(self.chance, scene, self.before)]
                if self._blurt(self.before[-1]):
                    break
            self.listen()
        except ConnectionClosed:
            self._sent_away()

    def play(self, seat: int) -> None:
        """Goes on with the game, so that something is always under way."""
        stage = self.table["stage"]
        message = {"type": "sit", "seat": seat} if self.table["you"] is None else self._wanted()
        with suppress(ConnectionClosed):
            if message or stage == "aborted":
                self.say(**(message or {"type": "rematch"}))

    def listen(self) -> None:
        """Hears what has been sent until now."""
        self.say(type="ping")
        while (heard := self.hear())["type"] != "pong":
            if heard["type"] == "refused":
                self.refusals.append(heard["code"])
                if heard["code"] == "request_often" and not heard["about"]:
                    time.sleep(0.05)
                    self.say(type="ping")
        self.frames = self._latest("table") + self._latest("scene")

    def _latest(self, part: str) -> list[dict[str, Any]]:
        return [one for one in self.frames if one.get(part)][-1:]

    def _blurt(self, text: str) -> bool:
        """Says something; whether it was such that nothing more can come."""
        assert self.socket is not None
        kind = self.chance.random()
        if kind < 0.001:
            self.socket.send(self.chance.randbytes(50))
        elif kind < 0.002:
            self.socket.send("x" * self.chance.choice((4097, 20_000)))
        elif '"ping"' not in text:
            self.socket.send(text)
        return kind < 0.002

    def _sent_away(self) -> None:
        assert self.socket is not None
        self.ends.append(close_code(self.socket))
        self.ends.append(self._knock())
        self.sockets.clear()
        self.come(self.place)

    def _knock(self) -> int:
        """Comes without a hello, or with a wrong one."""
        socket = self.dial(self.place)
        wrong: tuple[object, ...] = (
            {"type": "hello", "protocol": 99, "version": 0},
            {"type": "ready"},
            [],
            "x" * 5000,
        )
        socket.send(json.dumps(self.chance.choice(wrong)))
        return close_code(socket)


def test_nothing_that_comes_over_a_socket_breaks_a_table_or_touches_another(tmp_path: Path) -> None:
    program = Program(tmp_path, **PATIENT)
    try:
        host, calm = Player(program.origin, "Ann"), Player(program.origin, "Zoe")
        table = host.open(begin=True, settings={"level": "rookie"})
        calm.come(calm.open(begin=True, settings={"level": "rookie"}))
        people = [Rascal(program.origin, name, table) for name in ("Bob", "Cid", "Eve")]
        plays = _rage(people, calm)
        assert plays > MESSAGES / BURST / 40
        for player in (host, calm, *people):
            player.close()
        assert program.end(signal.SIGTERM) == 0
    finally:
        program.end(signal.SIGKILL)
    assert {code for one in people for code in one.refusals} <= CODES
    ends = {code for one in people for code in one.ends}
    assert {codes.LARGE, codes.UNREADABLE, codes.OTHER_PROTOCOL} <= ends
    assert ends <= DOCUMENTED - {codes.FAULT, codes.SLOW} | {RESET}
    assert all(one.ends and one.refusals for one in people)
    log = program.log.read_text()
    assert "Traceback" not in log
    assert "error" not in log


def _rage(people: list[Rascal], calm: Player) -> int:
    """Everything that is said, while somebody plays on at another table; how often she was told so."""
    chance, told = Random(23), 0
    for number in range(MESSAGES // BURST):
        for seat, one in enumerate(people[:2]):
            one.play(seat)
        chance.choice(people).rave(people[0].scene or {}, BURST)
        for one in people:
            one.rave({}, 0)
        if number % 5 == 0:
            calm.step()
            told += calm.frames[-1]["type"] == "update"
            names = {place["name"] for place in calm.table["places"]}
            assert names.isdisjoint({"Ann", "Bob", "Cid", "Eve"})
            calm.frames = calm.frames[-200:]
    return told
