"""Opening the hall: where it listens, what it says about that, and what is refused before anything starts."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tablewright.commands.serve import free_port, invitation
from tablewright.hall import addresses

from .conftest import Run

OURS = "192.168.7.5"


@pytest.fixture
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.commands.serve.network_address", lambda host: OURS if host == "0.0.0.0" else None)


@pytest.mark.usefixtures("_in_a_network")
def test_a_hall_for_everybody_says_where_the_others_find_it() -> None:
    words = invitation("0.0.0.0", 8000, 8000)

    assert "http://127.0.0.1:8000/" in words
    assert f"http://{OURS}:8000/" in words


@pytest.mark.usefixtures("_in_a_network")
def test_a_hall_for_this_machine_alone_invites_nobody_else() -> None:
    assert invitation("127.0.0.1", 8000, 8000) == "The hall is open at http://127.0.0.1:8000/ (Ctrl+C closes it).\n"
    assert invitation("::1", 8000, 8000) == "The hall is open at http://[::1]:8000/ (Ctrl+C closes it).\n"


def test_a_hall_that_found_its_port_taken_says_so() -> None:
    words = invitation("127.0.0.1", 8000, 8003)

    assert words == "Port 8000 is in use. The hall is open at http://127.0.0.1:8003/ (Ctrl+C closes it).\n"


def test_the_machine_is_asked_for_its_address_without_any_traffic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "ELSEWHERE", {socket.AF_INET: "127.0.0.1"})

    assert addresses.network_address("0.0.0.0") is None, "a loopback address is of no use to others"
    assert addresses.network_address("127.0.0.1") is None


def test_without_a_network_there_is_only_the_local_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "ELSEWHERE", {socket.AF_INET: "no address at all"})

    assert invitation("0.0.0.0", 8000, 8000) == "The hall is open at http://127.0.0.1:8000/ (Ctrl+C closes it).\n"


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_port_in_use_is_passed_over(host: str) -> None:
    if host == "::1" and not socket.has_ipv6:
        pytest.skip("there is no IPv6 here")
    first = free_port(host, 18_700)
    family, place = socket.getaddrinfo(host, first, type=socket.SOCK_STREAM)[0][::4]
    with socket.socket(family) as taken:
        taken.bind(place)
        taken.listen()

        assert free_port(host, first) > first


def test_a_host_that_nobody_knows_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def unknown(*_wanted: object, **_more: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    complaint = run("serve", "--host", "game-night", "--database", f"sqlite:///{tmp_path / 'hall.db'}").complaint()

    assert "--host 'game-night' is not known" in complaint
    assert list(tmp_path.iterdir()) == []


def test_an_address_of_another_machine_is_named(run: Run, tmp_path: Path) -> None:
    elsewhere = run("serve", "--host", "203.0.113.7", "--database", f"sqlite:///{tmp_path / 'hall.db'}").complaint()

    assert "--host '203.0.113.7' is no address of this machine" in elsewhere
    assert list(tmp_path.iterdir()) == []
