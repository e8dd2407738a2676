"""Links for others: whoever gets one can open it, wherever the hall was opened and however it is called there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .guests import Guest, Hall, open_hall, settings_on

OURS = "192.168.7.5"


@pytest.fixture(autouse=True)
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tablewright.hall.web.sending.network_address", lambda host: OURS if host == "0.0.0.0" else None
    )  # fmt: skip


@pytest.fixture
async def open_house(file: Path) -> AsyncIterator[Hall]:
    """A hall that listens on all addresses of its machine."""
    async with open_hall(settings_on(file, host="0.0.0.0")) as hall:
        yield hall


async def room_by(guest: Guest, host: str) -> str:
    """The waiting room as it looks at this address."""
    table = await guest.opens_table("me", "open")
    answer = await guest.web.get(f"/tables/{table}", headers={"host": host})
    assert answer.status_code == 200
    return answer.text.replace(table, "TABLE")


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000"])
async def test_whoever_sits_at_the_machine_itself_invites_by_its_address_in_the_network(
    open_house: Hall, host: str
) -> None:
    room = await room_by(await open_house.guest("Ann"), host)

    assert f'value="http://{OURS}:8000/tables/TABLE"' in room
    assert "127.0.0.1" not in room
    assert "--host" not in room


@pytest.mark.parametrize("host", ["games.example:8000", f"{OURS}:8000", "192.168.7.9"])
async def test_others_invite_by_the_address_they_came_by(open_house: Hall, host: str) -> None:
    assert f'value="http://{host}/tables/TABLE"' in await room_by(await open_house.guest("Ann"), host)


async def test_a_hall_for_this_machine_alone_gives_its_own_address(hall: Hall) -> None:
    room = await room_by(await hall.guest("Ann"), "127.0.0.1:8000")

    assert 'value="http://127.0.0.1:8000/tables/TABLE"' in room
    assert "--host 0.0.0.0" in room, "whoever wants to invite others is told how"


async def test_every_link_that_opens_here_alone_says_so(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "greedy")
    handed = (await ann.posts(f"/tables/{table}/seats/0", action="hand-over")).headers["location"]
    await hall.plays_on(table)
    for path in (handed, f"/tables/{table}", f"/tables/{table}/replay"):
        page = await ann.web.get(path, headers={"host": "127.0.0.1:8000"})

        assert "--host 0.0.0.0" in page.text


async def test_a_hall_behind_a_proxy_is_called_as_the_proxy_calls_it(file: Path) -> None:
    async with open_hall(settings_on(file, host="0.0.0.0", secure=True)) as hall:
        ann = await hall.guest("Ann")
        ann.web.cookies.set("__Host-tablewright", ann.token)

        assert OURS not in await room_by(ann, "127.0.0.1:8000")


async def test_a_seat_is_handed_over_by_a_link_that_others_can_open(open_house: Hall) -> None:
    ann = await open_house.guest("Ann")
    table = await ann.opens_table("me", "greedy")
    link = (await ann.posts(f"/tables/{table}/seats/0", action="hand-over")).headers["location"]
    page = await ann.web.get(link, headers={"host": "localhost:8000"})

    assert f'value="http://{OURS}:8000{link}"' in page.text
