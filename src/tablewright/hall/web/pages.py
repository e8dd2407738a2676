"""The pages for people: home, tables and their rooms, results, replays, rules, and one's own settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from tablewright.bots import BOTS
from tablewright.engine.game import counted_sources, share_fate, tie_broken
from tablewright.language.rulebook import rulebook

from .. import history, opening, playing, seating, telling
from ..drawing.chart import Scorer, points_chart
from ..drawing.gallery import past_regions, wrapped
from ..drawing.paper import draw
from ..drawing.rules import draw_book, draw_rules, found_rules, parts_of
from ..drawing.sight import Sight
from ..live import LiveTable
from ..offered import OFFERED, PICTURED, game_at, quick_seats
from ..thanks import TYPEFACES, icon_authors
from ..voice import UNNAMED, game_voice
from . import api
from .at_table import live_of, replay_seat, wanted_seat
from .frames import is_asked, regions_of, title_of, viewpoint_of, watch_name
from .sending import link_for_others, page
from .visitor import Visitor, house_of, keep_wish, seat_number, visitor, whole_number, wish


async def home(request: Request) -> Response:
    somebody, house = await visitor(request), house_of(request)
    games = telling.all_games(somebody.language)
    bots = {game.id: len(quick_seats(game.id)) - 1 for game in games}
    mine = [] if somebody.person is None else await api.my_tables(house, somebody.person, somebody.language)
    known = {table.id for table in mine}
    lobby = [table for table in await api.lobby(house, somebody) if table.id not in known]
    return page(request, somebody, "pages/home.html", games=games, pictured=PICTURED, mine=mine, lobby=lobby, bots=bots)


async def about(request: Request) -> Response:
    somebody = await visitor(request)
    return page(request, somebody, "pages/about.html", typefaces=TYPEFACES, icon_authors=icon_authors())


# Opening tables


async def new_table(request: Request) -> Response:
    """The form for a new table; the number of players decides which seats and settings there are."""
    somebody, game = await visitor(request), game_at(request.query_params.get("game", OFFERED[0]))
    asked = request.query_params.get("players", "")
    number = whole_number(asked)
    players = number if number in game.players else game.nearest_count(4)
    info = telling.game_info(game, somebody.language)
    settings = [setting for setting in info.settings if players in setting.players]
    return page(
        request, somebody, "pages/new.html", game=info, players=players, settings=settings, bots=list(BOTS),
        chosen=request.query_params,
    )  # fmt: skip


# The table


def wanted_viewpoint(request: Request, live: LiveTable, somebody: Visitor) -> int | None:
    """The seat in the address; otherwise the visitor's own seat that is asked, or any own seat, or none."""
    seat = wanted_seat(request, live, somebody)
    if seat is not None or request.query_params.get("seat") == "-":
        return seat
    mine = live.held_by(somebody.person_id)
    asked = [number for number in mine if number in live.waited_for()]
    return next(iter(asked + mine), None)


async def table(request: Request) -> Response:
    somebody, live = await visitor(request), await live_of(request)
    async with live.lock:
        return shown_table(request, live, somebody)


def shown_table(request: Request, live: LiveTable, somebody: Visitor, refused: str = "") -> Response:
    """The table as it stands, maybe with the sentence that says why something was not done there."""
    if live.match is None:
        return room_page(request, live, somebody, refused)
    if live.status == "over":
        return result_page(request, live, somebody)
    return table_page(request, live, somebody, wanted_viewpoint(request, live, somebody), refused=refused)


def table_page(
    request: Request, live: LiveTable, somebody: Visitor, seat: int | None, said: str = "", refused: str = ""
) -> Response:
    """The table itself."""
    assert live.match is not None
    voice = game_voice(live.game, somebody.language)
    viewpoint = viewpoint_of(live, seat, somebody)
    regions = regions_of(request.app.state.gallery, live, viewpoint, somebody)
    sight = Sight(live, live.match, voice)
    board = sight.board.layout(sight.view(None), seat or 0, wrapped(regions))
    notice = telling.notice(live, somebody.language)
    title = title_of(live, viewpoint, asked=is_asked(live, viewpoint))
    return page(
        request, somebody, "pages/table.html", table=live, board=board, seat=seat, notice=notice, said=said,
        title=title, watch=watch_name(live, seat, somebody), game=live.game.id,
        refused=refused, mine=viewpoint.mine, away=seating.absent(house_of(request), live),
        refreshes=seat not in live.waited_for() and not wants_to_write(request),
        again=again_path(request, live),
        game_title=voice.word("game-title"), seats=telling.table_info(live, None, somebody.language).seats,
    )  # fmt: skip


def again_path(request: Request, live: LiveTable) -> str:
    """The same page once more, in whichever seat was asked for; more may be added to its query."""
    asked = request.query_params.get("seat")
    return f"/tables/{live.id}?" + ("" if asked is None else urlencode({"seat": asked}))


def wants_to_write(request: Request) -> bool:
    """Without script a page that loads itself again would wipe what is being typed: for that one stays still."""
    return "talk" in request.query_params


def room_page(request: Request, live: LiveTable, somebody: Visitor, refused: str = "") -> Response:
    person = somebody.person_id
    viewpoint = viewpoint_of(live, None, somebody)
    regions = regions_of(request.app.state.gallery, live, viewpoint, somebody)
    info = telling.table_info(live, person, somebody.language)
    game = telling.game_info(live.game, somebody.language)
    return page(
        request, somebody, "pages/room.html", table=info, game=game, regions=wrapped(regions),
        watch=watch_name(live, None, somebody), link=link_for_others(request, f"/tables/{live.id}"),
        refused=refused, again=again_path(request, live),
        refreshes=person is not None and not wants_to_write(request),
    )  # fmt: skip


def result_page(request: Request, live: LiveTable, somebody: Visitor) -> Response:
    """The end: final scoring step by step, the chart, and what to do next."""
    match = playing.match_of(live)
    voice = game_voice(live.game, somebody.language)
    sight = Sight(live, match, voice)
    players = live.game.standings(sight.table)
    standings = [*players, *live.game.rivals(sight.table)]
    tie = rulebook(live.game, somebody.language)[live.game.tie_rule] if tie_broken(players) else None
    chairs = sight.chairs([])
    series = [sight.board.points(point.view) for point in history.turning_points(live)]
    verdict = [voice.message(one) for one in live.game.verdict(sight.table)]
    caption = voice.say("chart-caption-standing" if verdict else "chart-caption")
    board, view = sight.board, sight.view(None)
    mine = live.held_by(somebody.person_id)
    played = [] if live.imported else mine
    scorers = {one.seat: Scorer(chairs[one.seat].title, board.who(view, one.seat)) for one in standings}
    shown = page(
        request, somebody, "pages/result.html", table=live, standings=standings, chairs=chairs,
        chart=points_chart(series, scorers, voice.say, caption), voice=voice, seed=live.seed,
        commitment=match.commitment, mine=mine, game=live.game.id,
        game_title=voice.word("game-title"), link=link_for_others(request, f"/tables/{live.id}"), you=played,
        ending=board.ending(view, chairs), together=share_fate(standings),
        verdict=verdict, sources=counted_sources(standings), tie=tie, sequels=telling.sequels(live, somebody.language),
    )  # fmt: skip
    if played and wish(request, "tour") is None:
        keep_wish(request, shown, "tour", "off")  # a whole game was played with it; settings bring it back
    return shown


async def replay(request: Request) -> Response:
    """A table at any moment of its past."""
    somebody, live = await visitor(request), await live_of(request)
    person = somebody.person
    asked = request.query_params.get("at", "")
    async with live.lock:
        seat = replay_seat(request, live, somebody)
        found = history.moment(live, somebody.person_id, whole_number(asked))
        sight, regions = past_regions(live, found.match, seat, somebody.language)
        regions |= {"prompt": draw_controls(live, found, seat, sight), "chat": "", "tour": ""}
        board = sight.board.layout(sight.view(None), seat or 0, wrapped(regions))
        may_branch = person is not None and opening.may_branch(live, person)
        mine = live.held_by(somebody.person_id)
        return page(
            request, somebody, "pages/replay.html", table=live, board=board, moment=found, seat=seat,
            may_branch=may_branch, game=live.game.id, game_title=sight.voice.word("game-title"),
            link=link_for_others(request, request.url.path),
            seats=[chair for chair in sight.chairs([])[: live.players] if live.status == "over" or chair.seat in mine],
        )  # fmt: skip


def draw_controls(live: LiveTable, found: history.Moment, seat: int | None, sight: Sight) -> str:
    """Where the prompt is during the game, a replay has its controls."""
    last = found.match.played[-1].choice if found.match.played else None
    who = "" if last is None else sight.speaker.seat(sight.table, last.seat)
    told = found.tells(seat)
    said = "" if told is None else sight.say(told)
    turns = history.turning_points(live)[:-1]
    milestones = [sight.board.milestone(turn.view, turn.after) for turn in turns]
    return draw(
        "table/controls.html", table=live, moment=found, seat=seat, say=sight.voice.say, who=who, said=said,
        milestones=milestones,
    )  # fmt: skip


# Rules


async def rulebooks(request: Request) -> Response:
    """Where the rules of every game are, for whoever has no game in mind."""
    somebody = await visitor(request)
    return page(request, somebody, "pages/rulebooks.html", games=telling.all_games(somebody.language))


async def rules(request: Request) -> Response:
    return await rules_in(request, "pages/rules.html")


async def rules_drawer(request: Request) -> Response:
    return await rules_in(request, "pages/rules-drawer.html")


async def rules_in(request: Request, template: str) -> Response:
    somebody, game = await visitor(request), game_at(request.path_params["game"])
    wanted = request.query_params.get("q", "").strip().lower()
    found = found_rules(game, somebody.language, wanted)
    drawn = draw_rules(found, somebody.language) if wanted else draw_book(game, somebody.language)
    return page(
        request, somebody, template, drawn=drawn, parts=parts_of(found), count=len(found), game=game.id,
        games=telling.all_games(somebody.language), wanted=wanted,
        game_title=game_voice(game, somebody.language).word("game-title"),
    )  # fmt: skip


# Oneself, and what one brings along


async def account(request: Request) -> Response:
    return account_page(request, await visitor(request), {})


def account_page(request: Request, somebody: Visitor, typed: Mapping[str, Any], refused: str = "") -> Response:
    """Oneself, maybe with the sentence that says why what was typed was not taken."""
    own = somebody.person
    name = "" if own is None or own.name == UNNAMED else own.name
    return page(request, somebody, "pages/account.html", name=name, typed=typed, refused=refused)


async def bring_record(request: Request) -> Response:
    return import_page(request, await visitor(request))


def import_page(request: Request, somebody: Visitor, refused: str = "") -> Response:
    """The form for a record, maybe with the sentence that says why the one before could not be opened."""
    return page(request, somebody, "pages/import.html", refused=refused)


async def hand_over_page(request: Request) -> Response:
    """The link of a seat that was handed over: one button takes it."""
    somebody, live = await visitor(request), await live_of(request)
    seat, token = seat_number(request.path_params["seat"]), request.path_params["token"]
    seating.check_token(live, seat, token)
    return page(
        request, somebody, "pages/take-seat.html", table=live, seat=seat, token=token,
        game_title=game_voice(live.game, somebody.language).word("game-title"),
        link=link_for_others(request, request.url.path),
    )  # fmt: skip
