"""Packing: pages and files are small for browsers that unpack them, plain for all others; streams stay as they are."""

from __future__ import annotations

import re
from collections.abc import Mapping

import httpx2
import pytest

from tablewright.engine.faults import Fault
from tablewright.hall.drawing.files import asset, sprites
from tablewright.hall.drawing.signs import icon

from .guests import Guest, Hall, Onlooker, seated

PLAIN, PACKED = {"accept-encoding": "identity"}, {"accept-encoding": "gzip, deflate, br"}


async def read(somebody: Onlooker, path: str, headers: Mapping[str, str]) -> httpx2.Response:
    return await somebody.web.get(path, headers=dict(headers))


def sent_bytes(answer: httpx2.Response) -> int:
    return int(answer.headers["content-length"])


@pytest.mark.parametrize("path", ["/", "/about", "/rules/ronin", asset("css/pages.css"), "/static/js/table.js"])
async def test_pages_and_files_are_packed_for_whoever_takes_them_so(hall: Hall, path: str) -> None:
    onlooker = hall.onlooker()
    plain, packed = await read(onlooker, path, PLAIN), await read(onlooker, path, PACKED)

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert sent_bytes(packed) < 0.6 * sent_bytes(plain)
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    assert plain.headers["content-type"] == packed.headers["content-type"]
    assert plain.headers["cache-control"] == packed.headers["cache-control"]


@pytest.mark.parametrize("what", ["", "/changes"])
async def test_a_packed_table_is_the_table(hall: Hall, what: str) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    plain, packed = [await read(ann, f"/tables/{table}{what}", headers) for headers in (PLAIN, PACKED)]

    assert packed.text == plain.text
    assert sent_bytes(packed) < 0.3 * sent_bytes(plain)


@pytest.mark.parametrize("said", ["", "br", "gzip;q=0", "identity, gzip; q=0"])
async def test_who_does_not_unpack_gets_a_page_as_it_is(hall: Hall, said: str) -> None:
    for path in ("/about", asset("css/base.css")):
        answer = await read(hall.onlooker(), path, {"accept-encoding": said})
        assert "content-encoding" not in answer.headers


async def test_a_font_is_small_already(hall: Hall) -> None:
    answer = await read(hall.onlooker(), "/static/fonts/marcellus-latin-400-normal.woff2", PACKED)

    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers


async def test_a_file_that_a_browser_has_is_not_sent_again_packed_or_not(hall: Hall) -> None:
    onlooker = hall.onlooker()
    for headers in (PLAIN, PACKED):
        first = await read(onlooker, "/static/js/morph.js", headers)
        again = await read(onlooker, "/static/js/morph.js", {**headers, "if-none-match": first.headers["etag"]})
        assert first.headers["cache-control"] == "no-cache"
        assert again.status_code == 304
        assert again.content == b""


async def test_a_stream_is_neither_packed_nor_held_back(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    async with ann.listens(f"{table}.0") as stream:
        first = await stream.frame()
        await ann.takes_first(table, 0)
        second = await stream.frame()

    assert "content-encoding" not in stream.headers
    assert second["seq"] == first["seq"] + 1


async def test_the_pages_of_the_house_show_pictures_of_their_own_small_sprite_alone(hall: Hall) -> None:
    ann: Guest = await hall.guest("Ann")
    pages = ["/", "/about", "/account", "/import", "/tables/new", "/rules/ronin", await ann.opens_table("me", "open")]
    for path in pages:
        shown = (await ann.reads(path if path.startswith("/") else f"/tables/{path}")).text
        for address in re.findall(r'<use href="([^"]+)"', shown):
            assert address == sprites()[address.partition("#")[2]]
            assert address.startswith(asset("icons/icons.svg"))


def test_a_picture_that_is_not_there_is_told_by_its_name() -> None:
    with pytest.raises(Fault, match="There is no picture 'barn' in static/icons"):
        icon("barn")
