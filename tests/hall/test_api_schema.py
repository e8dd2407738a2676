"""The API keeps to its own description, whatever it is sent: no fault of the server, no answer of another shape."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import msgspec
import pytest
import schemathesis
from benchmarks.hall.server import Server
from benchmarks.hall.wire import HOST, Caller
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tablewright.bots import BOTS
from tablewright.hall.offered import OFFERED
from tablewright.hall.telling import TableInfo
from tablewright.hall.web.openapi import description
from tablewright.language import LANGUAGES

SCHEMA = schemathesis.openapi.from_dict(description())
EXAMPLES = int(os.environ.get("API_EXAMPLES", "8"))
"""How many requests every run makes up for each address; more of them find more, and take longer."""
NIGHTLY_EXAMPLES = max(60, EXAMPLES)
STREAM = "/api/stream"
PATIENCE = 60.0
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class OpenHall(NamedTuple):
    """A hall that runs, somebody in it, and that person's tables: one waiting, one in the middle of a game."""

    port: int
    token: str
    tables: tuple[str, ...]

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"


async def furnish(server: Server) -> OpenHall:
    await server.answering()
    caller = Caller(server.port)
    caller.token = (await caller.ask("POST", "/api/people", {"name": "Ada"})).data()["token"]
    tables = []
    for seats in (["me", "open", "random"], ["me", "me", "random"]):
        opened = await caller.ask("POST", "/api/tables", {"game": "ronin", "players": 3, "seats": seats})
        tables.append(opened.data()["table"])
    caller.close()
    return OpenHall(server.port, caller.token, tuple(tables))


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHall]:
    folder: Path = tmp_path_factory.mktemp("hall")
    server = Server(f"sqlite:///{folder}/hall.db", folder / "log")
    server.start()
    yield asyncio.run(furnish(server))
    server.kill()


def newcomer(hall: OpenHall) -> str:
    async def come_in() -> str:
        caller = Caller(hall.port)
        answer = await caller.ask("POST", "/api/people", {"name": "Bob"})
        caller.close()
        await asyncio.sleep(0)  # the connection is closed in the next round of the loop
        return str(answer.data()["token"])

    return asyncio.run(come_in())


def lead_somewhere(case: Any, tables: Sequence[str]) -> None:
    """Addresses of things that exist: an unknown table answers everything alike. Some are left as they were made up."""
    chance = Random(repr((case.path_parameters, case.query, case.body)))
    there = {"table": tables, "seat": ("0", "1", "2"), "game": OFFERED, "at": ("0", "1", "9"), "since": ("0", "9")}
    for name in case.path_parameters:
        if chance.random() < 0.9:
            case.path_parameters[name] = chance.choice(there[name])
    if case.operation.path == STREAM:  # one that is there is listened to without end
        return
    for name in sorted(set(case.query or ()) & set(there)):
        if chance.random() < 0.7:
            case.query[name] = chance.choice(there[name])
    if "wait" in (case.query or ()):
        case.query["wait"] = "0"  # nothing changes here, however long one waits


def test_every_address_names_what_can_go_wrong_with_the_hall_itself() -> None:
    told = [operation["responses"] for path in description()["paths"].values() for operation in path.values()]

    assert len(told) > 20
    assert all({"500", "503"} <= set(responses) for responses in told)


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    paths = description()["paths"]
    return [(path, method, one) for path, methods in paths.items() for method, one in methods.items()]


def asked_of(path: str) -> dict[str, dict[str, Any]]:
    """What may stand in an address after the question mark."""
    return {one["name"]: one for one in description()["paths"][path]["get"]["parameters"] if one["in"] == "query"}


def test_every_address_names_the_languages_it_speaks() -> None:
    for path, method, one in operations():
        told = [parameter["schema"] for parameter in one["parameters"] if parameter["name"] == "lang"]
        assert told == [{"enum": LANGUAGES}], f"{method} {path}"


def test_every_address_says_that_other_methods_are_refused_and_where_to_find_those_it_takes() -> None:
    assert all("Allow" in one["responses"]["405"]["headers"] for _, _, one in operations())


def test_whoever_opens_a_table_reads_which_bots_there_are() -> None:
    told = description()["components"]["schemas"]["NewTable"]["description"]

    assert all(f"`{bot}`" in told for bot in BOTS)


def test_the_stream_is_described_as_events_of_several_tables() -> None:
    given = description()["paths"][STREAM]["get"]["responses"]["200"]["content"]
    table = asked_of(STREAM)["table"]

    assert list(given) == ["text/event-stream"]
    assert (table["required"], table["schema"]["type"], table["schema"]["maxItems"]) == (True, "array", 24)


def test_numbers_in_addresses_are_described_as_numbers() -> None:
    assert asked_of("/api/tables/{table}/view")["at"]["schema"]["type"] == "integer"
    assert asked_of("/api/tables/{table}/news")["wait"]["schema"]["type"] == "integer"


def test_the_stream_tells_what_its_description_says(hall: OpenHall) -> None:
    """The first event of each of two tables."""
    address = f"{hall.address}{STREAM}?{urlencode([('table', one) for one in hall.tables])}"
    with urlopen(address, timeout=PATIENCE) as answer:
        kind, lines = answer.headers["content-type"], [answer.readline(), answer.readline(), answer.readline()]

    told = [msgspec.json.decode(line.removeprefix(b"data: "), type=TableInfo) for line in lines if line.strip()]
    assert kind.startswith("text/event-stream")
    assert [one.id for one in told] == sorted(hall.tables)


@pytest.mark.parametrize("method", ["PUT", "TRACE", "DELETE"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/games", "/api/tables/nowhere/chat", "/api/openapi.json"])
def test_a_method_that_an_address_does_not_take_is_refused_with_those_that_it_takes(
    hall: OpenHall, path: str, method: str
) -> None:
    with pytest.raises(HTTPError) as refused:
        urlopen(Request(hall.address + path, method=method), timeout=PATIENCE)

    takes = {"GET", "HEAD", *({"POST"} if path in ("/api/tables", "/api/tables/nowhere/chat") else ())}
    answer = msgspec.json.decode(refused.value.read())
    assert refused.value.code == 405
    assert set(refused.value.headers["allow"].split(", ")) == takes
    assert answer["error"] == "method"
    assert method in answer["message"]


def made_up(examples: int) -> settings:
    return settings(max_examples=examples, derandomize=True, suppress_health_check=list(HealthCheck))


@SCHEMA.parametrize()
@made_up(EXAMPLES)
def test_every_answer_is_as_described(case: Any, hall: OpenHall) -> None:
    is_as_described(case, hall)


@pytest.mark.nightly
@SCHEMA.parametrize()
@made_up(NIGHTLY_EXAMPLES)
def test_many_more_answers_are_as_described(case: Any, hall: OpenHall) -> None:
    is_as_described(case, hall)


def is_as_described(case: Any, hall: OpenHall) -> None:
    lead_somewhere(case, hall.tables)
    token = newcomer(hall) if case.operation.path == "/api/sessions/mine" else hall.token
    case.call_and_validate(
        base_url=hall.address, headers={"Authorization": f"Bearer {token}"}, checks=CHECKS, timeout=PATIENCE
    )  # fmt: skip
