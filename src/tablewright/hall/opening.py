"""Opening tables: a new one, one against bots, what follows a finished one, one from a record, and a branch."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import insert, update

from tablewright.bots import BOTS
from tablewright.engine.commitment import new_seed
from tablewright.engine.faults import BadInput
from tablewright.engine.game import REMATCH, Game
from tablewright.engine.match import Match, beginning, follow
from tablewright.engine.record import Record

from .house import House
from .live import LiveTable
from .offered import find_offered
from .people import Person, tidy_name
from .proving import proven
from .refusals import Conflict, Forbidden, Refused
from .storage import Entry, events, games, seats

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
OPEN: Final = "open"
MINE: Final = "me"
NAMES: Final = "names"
"""The note of a record that tells who sat where."""


def new_id() -> str:
    """The name of a table: nobody guesses it, and it can be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


async def open_table(
    house: House,
    host: Person,
    kind: str,
    players: int,
    wishes: Mapping[str, str],
    places: Sequence[str],
    *,
    listed: bool,
    seed: str | None = None,
    origin: str | None = None,
) -> LiveTable:
    """A new table; each place is `open`, `me`, or the name of a bot. It begins at once when no seat is left open."""
    game = find_offered(kind)
    settings = game.agree(players, wishes)
    if len(places) != players:
        raise Refused("refused-places", players=players)
    sitters = [sitter_data(seat, place, host) for seat, place in enumerate(places)]
    live = await _create(
        house, host, game, players, settings, sitters, seed or new_seed(), listed=listed, origin=origin
    )
    if OPEN not in places:
        await begin(house, live)
    return live


def sitter_data(seat: int, place: str, host: Person) -> dict[str, Any]:
    """A seat as the log keeps it."""
    empty = {"seat": seat, "person": None, "name": "", "bot": None, "token_hash": None}
    if place == OPEN:
        return empty
    if place == MINE:
        return empty | {"person": host.id, "name": host.name}
    if place not in BOTS:
        raise Refused("refused-no-bot", bots=", ".join(BOTS))
    return empty | {"bot": place}


async def _create(
    house: House,
    host: Person,
    game: Game[Any],
    players: int,
    settings: Mapping[str, str],
    sitters: Sequence[dict[str, Any]],
    seed: str,
    *,
    listed: bool,
    origin: str | None,
) -> LiveTable:
    table_id, now = new_id(), time.time()
    row = {
        "id": table_id, "kind": game.id, "rules_version": game.version, "content_hash": game.content_hash(),
        "secret_seed": seed, "players": players, "settings": dict(settings), "status": "open", "listed": int(listed),
        "host_id": host.id, "origin": origin, "created_at": now, "changed_at": now,
    }  # fmt: skip
    rows = [{("person_id" if key == "person" else key): value for key, value in one.items()} for one in sitters]
    opened = Entry(table_id, 1, "opened", payload={"seats": list(sitters)})
    await house.store.write(  # all at once: a table without the first entry of its log would have lost its seats
        insert(games).values(**row),
        *(insert(seats).values(game_id=table_id, **one) for one in rows),
        insert(events).values(**opened.row()),
    )
    return await house.table(table_id)


async def begin(house: House, live: LiveTable) -> None:
    """Deal, once every seat is taken."""
    async with live.lock:
        if live.match is not None:
            raise Conflict("refused-already-begun")
        if any(sitter.free for sitter in live.sitters):
            raise Conflict("refused-seats-open")
        rules = {"rules_version": live.game.version, "content_hash": live.game.content_hash()}  # those of today
        await house.change(
            live, Entry(live.id, live.seq + 1, "begin"), update(games).where(games.c.id == live.id).values(**rules)
        )
        live.rules_version, live.content_hash = rules["rules_version"], rules["content_hash"]


async def go_on(house: House, live: LiveTable, person: Person, sequel: str) -> str:
    """The table of a sequel, with the same people and bots; everybody who asks for it comes to the same table."""
    if not live.held_by(person.id):
        raise Forbidden("refused-not-seated")
    if live.match is None or live.status != "over":
        raise Conflict("refused-not-over")
    async with live.lock:
        if sequel not in live.followed:
            match = sequel_of(live.match, sequel)
            again = await _create(
                house, person, live.game, live.players, match.settings,
                [seat_again(live, sitter.seat) for sitter in live.sitters], match.seed, listed=live.listed,
                origin=live.id,
            )  # fmt: skip
            await (begin(house, again) if match.start is None else _stand_at(house, again, match))
            payload = {"table": again.id, "sequel": sequel}
            await house.change(live, Entry(live.id, live.seq + 1, "rematch", payload=payload))
        return live.followed[sequel]


def sequel_of(match: Match, name: str) -> Match:
    """What follows a finished match; every game can be played again."""
    if name in match.game.sequels(match.position.table):
        try:
            return follow(match, name, new_seed())
        except BadInput:
            raise Refused("refused-no-sequel") from None
    if name != REMATCH:
        raise Refused("refused-no-sequel")
    return Match(match.game, match.players, match.settings, new_seed())


def seat_again(live: LiveTable, seat: int) -> dict[str, Any]:
    """The same sitter once more; a bot that stood in leaves the seat to its person."""
    sitter = live.sitters[seat]
    bot = None if sitter.person is not None else sitter.bot
    return {"seat": seat, "person": sitter.person, "name": sitter.name, "bot": bot, "token_hash": None}


async def open_record(house: House, host: Person, record: Record, origin: str | None = None) -> LiveTable:
    """A table that stands where a record ends. Whoever brings the record holds every seat."""
    game = find_offered(record.game)
    if record.rules != game.version or record.content != game.content_hash():
        raise Refused("refused-record-rules")
    match = proven(game, record)
    sitters = [sitter_data(seat, MINE, host) | {"name": name} for seat, name in enumerate(names_in(record, host))]
    live = await _create(
        house, host, game, record.players, record.settings, sitters, record.seed, listed=False, origin=origin
    )
    await _stand_at(house, live, match, study=True)
    return live


def names_in(record: Record, host: Person) -> list[str]:
    """Who sat where, as far as the record tells."""
    noted = record.notes.get(NAMES)
    names = noted[: record.players] if isinstance(noted, list) else []
    known = [tidy_name(name) if isinstance(name, str) and name.strip() else host.name for name in names]
    return known + [host.name] * (record.players - len(known))


async def _stand_at(house: House, live: LiveTable, match: Match, **more: Any) -> None:
    """The first thing that happens at a table which begins in the middle of a game; `study` if its seed is known."""
    payload = {"record": match.record().to_json(), "notice": None, **more}
    async with live.lock:
        await house.change(live, Entry(live.id, live.seq + 1, "record", payload=payload))


async def branch(house: House, live: LiveTable, person: Person, at: int) -> LiveTable:
    """What if: a new table from a position of one's own finished or solo table; bots stay, the rest is one's own."""
    async with live.lock:
        if live.match is None or not may_branch(live, person):
            raise Forbidden("refused-branch")
        sketch = up_to(live.match, at)
        sitters = [seat_again(live, seat) for seat in range(live.players)]
        if live.status == "running" and not live.study:
            await house.change(live, Entry(live.id, live.seq + 1, "branched"))
    for data in sitters:
        if data["bot"] is None:
            data |= {"person": person.id, "name": person.name}
    other = await _create(
        house, person, live.game, live.players, live.settings, sitters, live.seed, listed=False, origin=live.id
    )
    await _stand_at(house, other, sketch, study=True)
    return other


def may_branch(live: LiveTable, person: Person) -> bool:
    """One may try again where one sat, when nobody else's secrets are at stake."""
    mine = live.held_by(person.id)
    others = [sitter for sitter in live.sitters if sitter.person not in (None, person.id)]
    return bool(mine) and (live.status == "over" or not others)


def up_to(match: Match, at: int) -> Match:
    """The same match after so many choices."""
    record = match.snapshot()
    begun = record.start.after if record.start is not None else 0
    if not begun <= at <= len(record.steps):
        raise Refused("refused-no-such-position", first=begun, last=len(record.steps))
    early = beginning(match.game, record)
    for step in record.steps[begun:at]:
        early.choose(step.seat, step.option)
    return early
