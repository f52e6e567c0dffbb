"""Addresses: whether only this computer can use one, and the one by which a local network finds it."""

import ipaddress
import socket
from contextlib import closing
from typing import Final

_ELSEWHERE: Final = ("10.255.255.255", 9)


def is_loopback(host: str) -> bool:
    """Whether an address is that of this computer for itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def neighbourhood(host: str) -> str:
    """What limits count by: an address, or the first half of a long one, which people have many of."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


def lan_address() -> str | None:
    """The address of this computer in its local network; nothing is sent to find it out."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_loopback(found) or found == "0.0.0.0" else found
