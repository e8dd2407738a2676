"""Homecoming: a guest who logs in brings along the seats and tables that were theirs as a guest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any, Final

from sqlalchemy import Executable, delete, update

from .house import House
from .live import LiveTable
from .people import Person, new_token, opened_session
from .storage import Entry, Taken, games, people, seats
from .storage.reading import last_entries_of

TRIES: Final = 5
"""Another worker may write to one of the tables in the meantime, and then all is tried again."""


async def log_in(house: House, before: str | None, account: str, password: str) -> tuple[Person, str]:
    """Who has the account, with a new session's token; whoever was a guest in the session before is nobody else now."""
    person, token = await house.people.recognise(account, password), new_token()
    guest = None if before is None else await house.people.by_token_afresh(before)
    if before is None or guest is None or guest.account is not None:
        await house.store.write(opened_session(person, token))
    else:
        await _bring_along(house, guest, person, opened_session(person, token))
        await house.people.log_out(before)
    return person, token


async def _bring_along(house: House, guest: Person, person: Person, session: Executable) -> None:
    """Everything goes over together or not at all."""
    for turn in range(TRIES):
        try:
            tables = await _move(house, guest, person, session)
        except Taken:
            if turn == TRIES - 1:
                raise
        else:
            await _let_others_hear(house, tables)
            return


async def _move(house: House, guest: Person, person: Person, session: Executable) -> list[str]:
    """Writes it to the logs of all tables; those in memory are held, so that nobody changes them meanwhile."""
    async with AsyncExitStack() as held:
        tables = await _hold(house, guest, held)
        last = await house.store.read(lambda connection: last_entries_of(connection, guest.id))
        await house.store.append_all(_entries(last, guest, person), session, *_rows(guest, person))
        for live in tables:
            await house.hear_rest(live)
    return list(last)


async def _hold(house: House, guest: Person, held: AsyncExitStack) -> Sequence[LiveTable]:
    """The tables of a guest that are in memory, locked in one order: two who do so never block each other."""
    names = await house.store.read(lambda connection: last_entries_of(connection, guest.id))
    tables = [house.tables[name] for name in sorted(names) if name in house.tables]
    for live in tables:
        await held.enter_async_context(live.lock)
    return tables


def _entries(last: Mapping[str, int], guest: Person, person: Person) -> list[Entry]:
    who: dict[str, Any] = {
        "guest": {"person": guest.id, "name": guest.name},
        "account": {"person": person.id, "name": person.name},
    }
    return [Entry(table, seq + 1, "moved", payload=who) for table, seq in last.items()]


def _rows(guest: Person, person: Person) -> list[Executable]:
    """What is looked up without any log; with the guest their sessions go."""
    mine = seats.c.person_id == guest.id
    return [
        update(seats).where(mine, seats.c.name == guest.name).values(name=person.name),
        update(seats).where(mine).values(person_id=person.id),
        update(games).where(games.c.host_id == guest.id).values(host_id=person.id),
        delete(people).where(people.c.id == guest.id),
    ]


async def _let_others_hear(house: House, tables: Sequence[str]) -> None:
    """Tables that came into memory while the logs were written."""
    for name in tables:
        live = house.tables.get(name)
        if live is not None:
            await house.catch_up(live)
