"""The API keeps to its own description, whatever it is sent: no fault of the server, no answer of another shape."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

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

from tablewright.hall.web.openapi import description

SCHEMA = schemathesis.openapi.from_dict(description())
EXAMPLES = int(os.environ.get("API_EXAMPLES", "20"))
"""How many requests are made up for each address; more of them find more, and take longer."""
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


@pytest.fixture(scope="module")
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
    there = {"table": tables, "seat": ("0", "1", "2"), "game": ("ronin",)}
    for name in case.path_parameters:
        if chance.random() < 0.9:
            case.path_parameters[name] = chance.choice(there[name])


def test_every_address_names_what_can_go_wrong_with_the_hall_itself() -> None:
    told = [operation["responses"] for path in description()["paths"].values() for operation in path.values()]

    assert len(told) > 20
    assert all({"500", "503"} <= set(responses) for responses in told)


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, hall: OpenHall) -> None:
    lead_somewhere(case, hall.tables)
    token = newcomer(hall) if case.operation.path == "/api/sessions/mine" else hall.token
    case.call_and_validate(
        base_url=hall.address, headers={"Authorization": f"Bearer {token}"}, checks=CHECKS, timeout=10
    )  # fmt: skip
