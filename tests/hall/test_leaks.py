"""Leaks: nobody is sent a byte that depends on what they may not know, from any address, at any moment of a game."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest
from starlette.routing import Match, Mount, Route

from tablewright.engine.dice import Luck
from tablewright.hall import playing
from tablewright.hall.drawing.gallery import Gallery
from tablewright.hall.drawing.sight import Sight
from tablewright.hall.house import House
from tablewright.hall.live import LiveTable
from tablewright.hall.people import token_hash
from tablewright.hall.web import advice, doings
from tablewright.hall.web.answers import Json
from tablewright.hall.web.app import routes
from tablewright.hall.web.frames import Watch, next_frame
from tablewright.hall.web.visitor import Visitor

from ..families import family
from .guests import Guest, Hall, hands_are_secret, seated
from .test_storage import state, told_again
from .worlds import (
    Seen,
    Watcher,
    addresses,
    both_worlds,
    dealt_otherwise,
    everything_sent,
    first_difference,
    hidden_names,
    probes,
    told_apart,
)

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve")
STORIES = ("edge", "striga", "evil")
TALES_OF_PATH = [(players, story) for players in (2, 4) for story in STORIES]
CANARIES = [("ronin", 2, ""), ("ronin", 4, ""), *(("path", players, story) for players, story in TALES_OF_PATH)]
CANARIES += [("tidal", 2, ""), ("tidal", 4, ""), ("heredity", 2, ""), ("heredity", 4, "")]
SEED = "the-seed-of-this-canary"


class LookedAt(NamedTuple):
    """A table at which paired worlds are compared, and after how many choices."""

    game: str
    players: int
    moments: tuple[int, ...]
    settings: Mapping[str, str] = {}

    @property
    def title(self) -> str:
        return "-".join((self.game, str(self.players), self.settings.get("story", "")))

    @property
    def seed(self) -> str:
        return f"{SEED} {self.settings.get('story', self.players)}"


SLACK_WATER = {"chapter": "chapter-1"}
TABLES = [
    LookedAt("ronin", 1, (2, 23)),
    LookedAt("ronin", 2, (3, 20, 61)),
    LookedAt("ronin", 3, (8, 71)),
    LookedAt("ronin", 4, (4, 10, 30, 52)),
    LookedAt("ronin", 5, (6, 13, 97)),
    *(LookedAt("path", 2, (3, 40), {"story": story}) for story in STORIES),
    *(LookedAt("path", 4, (30,), {"story": story}) for story in STORIES),
    # With cards that are drafted, kept and looked at in secret, a rival and allies among them.
    LookedAt("tidal", 1, (9, 70), {"starting-card": "draw-three", "legendary-set": "hard-choices"}),
    LookedAt("tidal", 2, (6, 90), {"goals": "choose", "market-goods": "on"}),
    LookedAt("tidal", 3, (12, 150), {"starting-challenges": "draft", "market-knowledge": "on"}),
    LookedAt("tidal", 4, (40,), {"announcements": "pick", "monsters-twin": "on"}),
    # Nobody knows the order of the karma cards, and nobody has read the cards that are not yet taken.
    LookedAt("heredity", 1, (9, 70), SLACK_WATER),
    LookedAt("heredity", 3, (40,), SLACK_WATER),
    LookedAt("heredity", 4, (12,), SLACK_WATER),
]
IN_EVERY_RUN = (
    "ronin-1-", "ronin-3-", "path-2-evil", "path-4-striga", "tidal-1-", "tidal-3-", "heredity-3-"
)  # fmt: skip
"""Of each game a table of several people, and where more is hidden: with automas, rivals, traitors and alliances."""


def watchers(hall: Hall, people: list[Guest]) -> list[Watcher]:
    return [*(Watcher(guest, seat) for seat, guest in enumerate(people)), Watcher(hall.onlooker(), None)]


@pytest.mark.parametrize("at", family(TABLES, lambda at: at.title in IN_EVERY_RUN, lambda at: at.title))
async def test_nobody_can_tell_paired_worlds_apart(hall: Hall, at: LookedAt) -> None:
    """What a watcher has not seen changes places: every byte of every answer stays as it was."""
    table, people = await seated(hall, *NAMES[: at.players], seed=at.seed, game=at.game, settings=dict(at.settings))
    await cannot_be_told_apart(hall, table, people, at.moments)


async def cannot_be_told_apart(hall: Hall, table: str, people: list[Guest], moments: Sequence[int]) -> None:
    """Neither by a difference between the worlds, nor by a word that must never be sent."""
    luck, played = Luck(f"worlds {len(people)}"), 0
    for guest in people:
        await guest.says(table, "hello")
    for moment in moments:
        live = await hall.plays_on(table, moment - played, seed=f"{len(people)} {moment}")
        played = moment
        assert live.status == "running"
        for watcher in watchers(hall, people):
            assert len(never_sent(live, people, watcher)) > 20
            sent, sent_otherwise = await both_worlds(hall, live, watcher, luck)
            assert first_difference(sent, sent_otherwise) == ""
            assert sung(live, people, watcher, sent) == {}


async def test_every_address_of_the_hall_is_probed(hall: Hall) -> None:
    """Whoever adds an address adds a probe; what is static knows no table."""
    table, (_ann, _bob) = await seated(hall, "Ann", "Bob")
    live = await hall.live(table)
    asked = {(probe.method, probe.path.partition("?")[0]) for probe in probes(live, 0)}
    found = {(method, address(method, path)) for method, path in asked} | {("GET", "/stream"), ("GET", "/api/stream")}
    there = {(method, one.path) for one in routes() if isinstance(one, Route) for method in one.methods or ()}

    assert [one for one in routes() if not isinstance(one, Route | Mount)] == []
    assert {one.path for one in routes() if isinstance(one, Mount)} == {"/static"}
    assert {(method, path) for method, path in there if method != "HEAD"} - found == set()
    assert found <= there


def address(method: str, path: str) -> str:
    """The address of the hall that answers a request."""
    scope = {"type": "http", "method": method, "path": path, "root_path": ""}
    return next(one.path for one in routes() if isinstance(one, Route) and one.matches(scope)[0] == Match.FULL)


async def test_what_is_tried_leaves_no_traces(hall: Hall) -> None:
    """The probes above change copies; otherwise they would prove something about another table."""
    table, people = await seated(hall, "Ann", "Bob", seed="traces")
    live = await hall.plays_on(table, 8)
    before, tables = state(live), set(hall.house.tables)

    sent = await everything_sent(hall, live, Watcher(people[0], 0), probes(live, 0))

    assert state(live) == before == state(await told_again(hall, live))
    assert set(hall.house.tables) == tables
    assert len((await people[0].reads("/api/tables", mine=1)).json()) == 1
    done = {one.asked.split()[1].rsplit("/", 1)[1] for one in sent if one.status in (200, 303) and "POST" in one.asked}
    assert done >= {"chat", "choose", "ask", "hint", "0", "tables", "play"}
    assert (await hall.plays_on(table)).status == "over"


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


@pytest.mark.parametrize(
    "at", family(CANARIES, lambda at: at == ("heredity", 2, ""), lambda at: "-".join(map(str, at)))
)
async def test_no_canary_sings(hall: Hall, at: tuple[str, int, str]) -> None:
    """Where paired worlds are compared, canaries are listened to as well; this listens at other moments."""
    game, players, story = at
    settings = {"story": story} if story else {}
    table, people = await seated(hall, *NAMES[:players], seed=SEED, game=game, settings=settings)
    for guest in people:
        await guest.says(table, "hello")
    for moment in range(4 if game == "ronin" else 2):
        live = await hall.plays_on(table, 3 + 9 * moment, seed=f"canary {moment}")
        for watcher in watchers(hall, people):
            assert len(never_sent(live, people, watcher)) > 30
            sent = await everything_sent(hall, live, watcher, probes(live, watcher.seat))
            assert sung(live, people, watcher, sent) == {}


def sung(live: LiveTable, people: list[Guest], watcher: Watcher, answers: list[Seen]) -> dict[str, list[bytes]]:
    """What was asked, and what the answer should not have told; rulebooks and boxes name cards, whoever holds them."""
    secrets, names = never_sent(live, people, watcher), hidden_names(live, watcher.seat)
    naming = [seen for seen in answers if names_cards(live, seen)]
    others = [seen for seen in answers if not names_cards(live, seen)]
    return heard(others, secrets) | heard(naming, secrets - names)


def heard(answers: list[Seen], secrets: set[bytes]) -> dict[str, list[bytes]]:
    """The secrets in answers, by what was asked."""
    assert not [secret for secret in secrets if b">" in secret]
    parts = sent_once(answers)
    told = [secret for secret in secrets if secret in parts]
    found = {seen.asked: [secret for secret in told if secret in written(seen)] for seen in answers}
    return {asked: secrets for asked, secrets in found.items() if secrets}


def written(seen: Seen) -> bytes:
    return seen.body + str(seen.headers).encode()


def sent_once(answers: list[Seen]) -> bytes:
    """All that was sent, cut after each tag and without doubles: pages share most of it, and no secret holds a tag."""
    return b">".join({part for seen in answers for part in written(seen).split(b">")})


def names_cards(live: LiveTable, seen: Seen) -> bool:
    """What is printed in a box is no secret, but for a story that is read card by card."""
    return "/rules" in seen.asked or ("/components" in seen.asked and live.game.id != "heredity")


async def sung_now(hall: Hall, live: LiveTable, people: list[Guest]) -> dict[str, list[bytes]]:
    """What the first seat can hear at this moment."""
    watcher = Watcher(people[0], 0)
    return sung(live, people, watcher, await everything_sent(hall, live, watcher, probes(live, 0)))


async def test_the_past_of_a_solo_table_shows_what_its_player_knew_then(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "greedy", "random", seed=SEED)
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
    table = await ann.opens_table("me", "open", "open", seed=SEED)
    await bob.sits(table, 1)
    live = await hall.live(table)
    secrets = {live.seed, ann.person.id, bob.person.id, ann.token, bob.token, str(live.sitters[1].token_hash)}

    for guest in (ann, bob, hall.onlooker()):
        for path in addresses(live):
            text = (await guest.web.get(path)).text
            assert not [secret for secret in secrets if secret in text], path


async def test_the_seed_is_promised_while_the_game_runs_and_told_when_it_is_over(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "random", seed=SEED)
    running = await ann.told(table)

    await hall.plays_on(table)

    assert running["commitment"] == (await ann.told(table))["commitment"]
    assert SEED not in str(running)
    assert SEED in await ann.page(table)


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


# Leaks that were once planted and not found


async def test_the_order_of_the_deck_in_the_answer_to_undo_is_found(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await seated(hall, "Ann", "Bob", seed="planted")
    live = await hall.plays_to_secret_choice(table)
    await people[0].takes_first(table, 0)
    undo = playing.undo

    async def leaking(house: House, live: LiveTable, seat: int) -> int:
        table: Any = real_match(live).position.table
        order = [table.faces[card] for card in table.deck]
        return 1000 * await undo(house, live, seat) + hash(tuple(order)) % 1000

    monkeypatch.setattr(playing, "undo", leaking)

    assert "/undo" in await told_apart(hall, live, Watcher(people[0], 0), Luck("found"))


async def test_a_neighbours_hand_in_the_hint_of_the_page_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await seated(hall, "Ann", "Bob", seed="planted")
    live = await hall.plays_until(table, hands_are_secret)
    hint_words = advice.hint_words

    async def leaking(live: LiveTable, seat: int, language: str) -> advice.HintWords:
        table: Any = real_match(live).position.table
        hand = [table.cards[table.faces[card]].key for card in table.hands[1 - seat]]
        return (await hint_words(live, seat, language))._replace(place=" ".join(hand))

    monkeypatch.setattr(doings, "hint_words", leaking)

    assert f"POST /tables/{table}/hint" in await told_apart(hall, live, Watcher(people[0], 0), Luck("found"))
    assert any("/hint" in asked for asked in await sung_now(hall, live, people))


async def test_the_seed_in_the_answers_to_forms_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await seated(hall, "Ann", "Bob", seed=SEED)
    live = await hall.plays_to_secret_choice(table)

    def leaking(request: Any, somebody: Visitor, path: str) -> Any:
        return Json({"ok": True, "seed": live.seed})

    monkeypatch.setattr(doings, "done", leaking)

    asked = await sung_now(hall, live, people)
    assert {one.split()[1].rsplit("/", 1)[1] for one in asked} >= {"choose", "chat", "ask-undo", "0"}
