"""Where the server listens, and what it says of that."""

import socket

import pytest

from thousand.server.addresses import is_loopback, neighbourhood
from thousand.server.faults import ServerFault
from thousand.server.http.about import public_address
from thousand.server.serving import addresses, bind, qr_lines
from thousand.server.settings import Settings


def test_where_a_port_is_taken_the_next_one_is_used_if_that_is_wanted() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServerFault, match="port_taken"):
            bind("127.0.0.1", port, 1)
        with bind("127.0.0.1", port, 20) as door:
            assert port < door.getsockname()[1] < port + 20


@pytest.mark.parametrize(
    ("settings", "here", "others"),
    [
        (Settings(), "http://127.0.0.1:8000", None),
        (Settings(host="192.0.2.7", port=80), "http://192.0.2.7:80", "http://192.0.2.7:80"),
        (Settings(host="::1"), "http://[::1]:8000", None),
        (Settings(public_url="https://a.test/"), "http://127.0.0.1:8000", "https://a.test"),
    ],
)
def test_an_address_is_told_for_this_computer_and_for_others(
    settings: Settings, here: str, others: str | None
) -> None:
    assert addresses(settings) == (here, others)


def test_all_addresses_means_this_computer_and_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thousand.server.http.about.lan_address", lambda: "192.0.2.9")
    assert addresses(Settings(host="0.0.0.0")) == ("http://127.0.0.1:8000", "http://192.0.2.9:8000")
    monkeypatch.setattr("thousand.server.http.about.lan_address", lambda: None)
    assert public_address(Settings(host="0.0.0.0")) is None


def test_a_code_for_a_terminal_is_made_of_letters() -> None:
    assert {"█", "▀", "▄", " ", "\n"} >= set(qr_lines("http://192.0.2.9:8000"))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.9", "192.0.2.9"),
        ("::ffff:192.0.2.9", "192.0.2.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("somebody", "somebody"),
    ],
)
def test_limits_count_by_what_one_person_has(host: str, counted: str) -> None:
    assert neighbourhood(host) == counted


@pytest.mark.parametrize(
    ("host", "own"), [("127.0.0.5", True), ("::1", True), ("localhost", True), ("a", False)]
)
def test_an_address_of_this_computer_alone_is_known(host: str, own: bool) -> None:
    assert is_loopback(host) is own
