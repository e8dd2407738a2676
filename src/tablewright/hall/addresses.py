"""Addresses: where the hall listens, and how it is called on this machine and by others in the same network."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documents, which belong to nobody: asked for the way there, the machine names its own end of it."""
LOOPBACK: Final = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def is_everywhere(host: str) -> bool:
    """The hall listens on all addresses of the machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Nobody but this machine itself can open it."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def local_address(host: str) -> str:
    """How this machine itself reaches a hall that listens there."""
    return LOOPBACK[family_of(host)] if is_everywhere(host) else host


def network_address(host: str) -> str | None:
    """How others reach a hall that listens everywhere; None if it does not, or if there is no network.

    A datagram socket that is connected has an address of its own, and nothing is ever sent through it.
    """
    if not is_everywhere(host):
        return None
    family = family_of(host)
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if is_loopback(found) or is_everywhere(found) else found


def in_url(host: str) -> str:
    """A host as an address of a page names it: one with colons stands in brackets."""
    return f"[{host}]" if ":" in host else host
