"""Leaks: nobody is sent a byte that depends on what they may not know, from any address, at any moment of a game."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tablewright.engine.dice import Luck
from tablewright.hall.drawing.gallery import Gallery, Sight
from tablewright.hall.live import LiveTable
from tablewright.hall.people import token_hash
from tablewright.hall.web.frames import Watch, next_frame
from tablewright.hall.web.visitor import Visitor

from .guests import Guest, Hall, hands_are_secret, seated
from .worlds import Watcher, addresses, dealt_otherwise, everything_sent, hidden_names, not_offered, told_apart

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve")
MOMENTS = {1: (2, 23), 2: (3, 20, 61), 3: (4, 8, 30, 71), 4: (5, 10, 52), 5: (6, 13, 97)}


def watchers(hall: Hall, people: list[Guest]) -> list[Watcher]:
    return [*(Watcher(guest, seat) for seat, guest in enumerate(people)), Watcher(hall.onlooker(), None)]


@pytest.mark.parametrize("players", MOMENTS)
async def test_nobody_can_tell_paired_worlds_apart(hall: Hall, players: int) -> None:
    """What a watcher has not seen changes places: every byte of every answer stays as it was."""
    table, people = await seated(hall, *NAMES[:players], seed=f"leak {players}")
    luck, played = Luck(f"worlds {players}"), 0
    for moment in MOMENTS[players]:
        live = await hall.plays_on(table, moment - played, seed=f"{players} {moment}")
        played = moment
        assert live.status == "running"
        for watcher in watchers(hall, people):
            assert await told_apart(hall, live, watcher, luck) == ""


@pytest.mark.parametrize("players", [2, 3])
async def test_frames_cannot_be_told_apart_from_choice_to_choice(hall: Hall, players: int) -> None:
    """A stream that has followed the game so far gets the same next frame in both worlds, after every choice."""
    table, people = await seated(hall, *NAMES[:players], seed=f"frames {players}")
    luck = Luck("frames")
    live = await hall.live(table)
    seats: list[int | None] = [*range(players), None]
    watches = {seat: Watch(f"{table}.{seat}", table, seat) for seat in seats}
    while live.status == "running" and live.seq < 70:
        for seat, watch in watches.items():
            somebody = Visitor(None if seat is None else people[seat].person, None, "en")
            twin = copy.deepcopy(watch)
            frame = next_frame(Gallery(), live, watch, somebody)
            real, live.match = live.match, dealt_otherwise(real_match(live), seat, luck)
            assert next_frame(Gallery(), live, twin, somebody) == frame
            live.match = real
        await hall.one_choice(live, luck)


def real_match(live: LiveTable) -> Any:
    assert live.match is not None
    return live.match


# Canaries: what must never be in any byte that is sent to others


def never_sent(live: LiveTable, people: list[Guest], watcher: Watcher) -> set[bytes]:
    """The seed, and what identifies other people."""
    others = [guest for guest in people if guest is not watcher.guest]
    hashes = {sitter.token_hash for sitter in live.sitters if sitter.token_hash is not None}
    found = {live.seed, *hashes, *(guest.person.id for guest in people)}
    found |= {guest.token for guest in others} | {token_hash(guest.token) for guest in people}
    return {secret.encode() for secret in found} | hidden_names(live, watcher.seat)


@pytest.mark.parametrize("players", [2, 4])
async def test_no_canary_sings(hall: Hall, players: int) -> None:
    table, people = await seated(hall, *NAMES[:players], seed="the-seed-of-this-canary")
    for guest in people:
        await guest.says(table, "hello")
    for moment in range(4):
        live = await hall.plays_on(table, 3 + 9 * moment, seed=f"canary {moment}")
        for watcher in watchers(hall, people):
            secrets = never_sent(live, people, watcher)
            assert len(secrets) > 30
            for seen in await everything_sent(hall, live, watcher, not_offered(live, watcher.seat)):
                sung = [secret for secret in secrets if secret in seen.body or secret in str(seen.headers).encode()]
                assert not sung, f"{seen.asked} sends {sung}"


async def test_the_past_of_a_solo_table_shows_what_its_player_knew_then(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "greedy", "random", seed="the-seed-of-this-canary")
    live = await hall.plays_on(table, 12)
    last = len(real_match(live).played)

    for at in range(0, last + 1, 7):
        page = await ann.reads(f"/tables/{table}/replay", seat=0, at=at)
        view = await ann.reads(f"/api/tables/{table}/view", seat=0, at=at)
        assert page.status_code == view.status_code == 200
        sung = [name for name in never_sent(live, [ann], Watcher(ann, 0)) if name in page.content + view.content]
        assert not sung


async def test_the_waiting_room_gives_nobody_away(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    table = await ann.opens_table("me", "open", "open", seed="the-seed-of-this-canary")
    await bob.sits(table, 1)
    live = await hall.live(table)
    secrets = {live.seed, ann.person.id, bob.person.id, ann.token, bob.token, str(live.sitters[1].token_hash)}

    for guest in (ann, bob, hall.onlooker()):
        for path in addresses(live):
            text = (await guest.web.get(path)).text
            assert not [secret for secret in secrets if secret in text], path


async def test_the_seed_is_promised_while_the_game_runs_and_told_when_it_is_over(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "random", seed="the-seed-of-this-canary")
    running = await ann.told(table)

    await hall.plays_on(table)

    assert running["commitment"] == (await ann.told(table))["commitment"]
    assert "the-seed-of-this-canary" not in str(running)
    assert "the-seed-of-this-canary" in await ann.page(table)


# The tests above can see


def deck_order(sight: Sight) -> str:
    table: Any = sight.table
    return ",".join(str(table.faces[card]) for card in table.deck)


def neighbours_hand(sight: Sight) -> str:
    table: Any = sight.table
    return "".join(f'<i data-card="{table.cards[table.faces[card]].key}"></i>' for card in table.hands[-1])


@pytest.mark.parametrize("leak", [deck_order, neighbours_hand])
async def test_a_planted_leak_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    table, people = await seated(hall, "Ann", "Bob", "Cyd", seed="planted")
    live = await hall.plays_until(table, hands_are_secret)
    drawn = Sight.public

    def leaking(sight: Sight) -> dict[str, str]:
        return drawn(sight) | {"leak": leak(sight)}

    assert await told_apart(hall, live, Watcher(people[0], 0), Luck("found")) == ""
    monkeypatch.setattr(Sight, "public", leaking)
    assert "/changes" in await told_apart(hall, live, Watcher(people[0], 0), Luck("found"))


async def test_a_planted_leak_of_secret_answers_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await seated(hall, "Ann", "Bob", seed="planted")
    live = await hall.plays_to_secret_choice(table)
    await people[1].takes_first(table, 1)
    drawn = Sight.public

    def leaking(sight: Sight) -> dict[str, str]:
        secret = [choice.option.id for choice in sight.match.position.secret_answers(1)]
        return drawn(sight) | {"leak": str(secret)}

    monkeypatch.setattr(Sight, "public", leaking)

    assert "/changes" in await told_apart(hall, live, Watcher(people[0], 0), Luck("found"))
