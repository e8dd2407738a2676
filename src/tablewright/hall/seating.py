"""Seats: sitting down, leaving, bots in free seats, and bots that stand in for somebody who is away."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from sqlalchemy import update

from tablewright.bots import BOTS

from .house import House
from .live import LiveTable, Sitter
from .people import Person, tidy_name, token_hash
from .playing import settle
from .refusals import Conflict, Forbidden, Missing, Refused
from .storage import Entry, seats

STAND_IN = "greedy"


def sitter_at(live: LiveTable, seat: int) -> Sitter:
    if not 0 <= seat < live.players:
        raise Missing("refused-no-seat")
    return live.sitters[seat]


async def _place(house: House, live: LiveTable, sitter: Sitter, said: str, about: str) -> None:
    """Write who is in a seat now."""
    kept: dict[str, Any] = {"name": sitter.name, "bot": sitter.bot, "token_hash": sitter.token_hash}
    payload = {"seat": sitter.seat, "person": sitter.person, "said": said, "about": about, **kept}
    row = update(seats).where(seats.c.game_id == live.id, seats.c.seat == sitter.seat)
    entry = Entry(live.id, live.seq + 1, "seat", sitter.seat, payload)
    await house.change(live, entry, row.values(person_id=sitter.person, **kept))
    await settle(house, live)


async def sit(house: House, live: LiveTable, person: Person, seat: int) -> str:
    """Take a free seat. Gives a token that opens the seat from elsewhere, without a session."""
    async with live.lock:
        if not sitter_at(live, seat).free:
            raise Conflict("refused-seat-taken")
        token = secrets.token_urlsafe(24)
        await _place(
            house, live, Sitter(seat, person.id, person.name, None, token_hash(token)), "talk-sat", person.name
        )
        return token


async def leave(house: House, live: LiveTable, person: Person, seat: int) -> None:
    """Give up a seat: before the game it is free again, later a bot takes over."""
    async with live.lock:
        sitter = sitter_at(live, seat)
        if sitter.person != person.id and not (live.match is None and person.id == live.host):
            raise Forbidden("refused-not-your-seat")
        if live.status == "over":
            raise Conflict("refused-over")  # the result tells who played
        said = "" if sitter.person is None else "talk-left"
        await _place(house, live, Sitter(seat, bot=None if live.match is None else STAND_IN), said, sitter.name)


async def seat_bot(house: House, live: LiveTable, person: Person, seat: int, bot: str) -> None:
    """The host puts a bot into a free seat."""
    if bot not in BOTS:
        raise Refused("refused-no-bot", bots=", ".join(BOTS))
    async with live.lock:
        if person.id != live.host:
            raise Forbidden("refused-not-host")
        if live.match is not None or not sitter_at(live, seat).free:
            raise Conflict("refused-seat-taken")
        await _place(house, live, Sitter(seat, None, "", bot), "", "")


async def stand_in(house: House, live: LiveTable, person: Person, seat: int) -> None:
    """A bot plays for somebody: for oneself at any time, for others while they are away."""
    async with live.lock:
        sitter = sitter_at(live, seat)
        if sitter.person is None or live.status != "running":
            raise Conflict("refused-stand-in")
        if sitter.bot is not None:
            raise Conflict("refused-bot-already")
        if sitter.person != person.id:
            if not live.held_by(person.id):
                raise Forbidden("refused-not-seated")
            if seat not in absent(house, live):
                raise Conflict("refused-still-here", name=sitter.name)
        await _place(house, live, replace(sitter, bot=STAND_IN), "talk-stand-in", sitter.name)


def absent(house: House, live: LiveTable) -> list[int]:
    """The seats of people who are away, and for whom nobody plays yet."""
    played = (sitter for sitter in live.sitters if sitter.person is not None and sitter.bot is None)
    return [sitter.seat for sitter in played if not house.hub.present(live.id, str(sitter.person))]


async def come_back(house: House, live: LiveTable, person: Person, seat: int) -> None:
    """Take one's seat back from the bot that stood in."""
    async with live.lock:
        sitter = sitter_at(live, seat)
        if sitter.person != person.id:
            raise Forbidden("refused-not-your-seat")
        if sitter.bot is None:
            raise Conflict("refused-no-stand-in")
        await _place(house, live, replace(sitter, bot=None), "talk-came-back", sitter.name)


async def name_sitter(house: House, live: LiveTable, person: Person, seat: int, name: str) -> None:
    """Say who sits in one of one's own seats, where several people share a device."""
    async with live.lock:
        sitter = sitter_at(live, seat)
        if sitter.person != person.id:
            raise Forbidden("refused-not-your-seat")
        await _place(house, live, replace(sitter, name=tidy_name(name)), "", "")


async def hand_over(house: House, live: LiveTable, person: Person, seat: int) -> str:
    """A new token for one's seat: whoever opens its link takes the seat, on another device or as another person."""
    async with live.lock:
        sitter = sitter_at(live, seat)
        if sitter.person != person.id:
            raise Forbidden("refused-not-your-seat")
        if live.study:
            raise Conflict("refused-study")
        token = secrets.token_urlsafe(24)
        await _place(house, live, replace(sitter, token_hash=token_hash(token)), "", "")
        return token


def check_token(live: LiveTable, seat: int, token: str) -> Sitter:
    """Whoever is in a seat that was handed over with this token."""
    sitter = sitter_at(live, seat)
    if sitter.token_hash is None or not secrets.compare_digest(sitter.token_hash, token_hash(token)):
        raise Forbidden("refused-seat-token")
    return sitter


async def take_by_token(house: House, live: LiveTable, person: Person, seat: int, token: str) -> None:
    """Take a seat that was handed over."""
    async with live.lock:
        sitter = check_token(live, seat, token)
        if sitter.person == person.id:
            return
        if live.study:
            raise Conflict("refused-study")
        now = Sitter(seat, person.id, person.name, sitter.bot, None)
        await _place(house, live, now, "talk-sat", person.name)
