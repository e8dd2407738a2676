"""Path of Destiny in the browser: the story can be read, options have their places, and hidden faces stay hidden."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.games.destiny.symbols import COLOURS, SYMBOLS
from tablewright.games.path.content import STORIES
from tablewright.games.path.reading import original_pack
from tablewright.games.path.setup import TALES
from tablewright.games.path.stories import CARDS, FIRST_ENDING
from tablewright.games.path.table import Path
from tablewright.hall.drawing.path import PathBoard
from tablewright.hall.drawing.path.box import Box
from tablewright.hall.drawing.path.signs import SIGNS
from tablewright.hall.voice import game_voice
from tablewright.language import LANGUAGES

from .boards import (
    STATIC,
    chairs_of,
    finished,
    page_of,
    pieces_on,
    places_on,
    play_on,
    play_until,
    seen_by,
    seen_by_all,
    without_picture_or_author,
    words_of,
)

GAME = find_game("path")
EACH_TALE = pytest.mark.parametrize("tale", TALES)
Fine = Callable[[Path], bool]


def table_of(players: int, tale: str = "edge", seed: str = "board") -> Match:
    return Match(GAME, players, {"story": tale}, seed)


def board_of(language: str = "en") -> PathBoard:
    return PathBoard(game_voice(GAME, language))


def table_on(match: Match) -> Path:
    """The table with everything on it, hands and decks too."""
    table = match.position.table
    assert isinstance(table, Path)
    return table


def moment(players: int, tale: str, fine: Fine) -> Match:
    """A match that stops when its table looks like that; other cards are dealt if it never does."""
    deals = (table_of(players, tale, seed=f"deal {number}") for number in range(20))
    return next(found for deal in deals for found in play_on(deal) if fine(table_on(found)))


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_pack_tells_its_name_colours_symbols_and_effect_in_words(language: str) -> None:
    box = Box(game_voice(GAME, language))
    for number, card in enumerate(original_pack().cards):
        drawn = unescape(str(box.card({"card": number, "key": card.key})))
        label = re.search(r'aria-label="([^"]+)"', drawn)

        assert label is not None
        assert box.word(f"card-{card.key}") in label[1]
        assert all(box.word("card-colour", colour=COLOURS[colour]) in label[1] for colour in card.colours)
        assert all(box.word("symbol", symbol=SYMBOLS[symbol]) in label[1] for symbol in card.symbols)
        assert box.does(card) in label[1]


def test_a_card_of_several_colours_shows_the_emblem_of_each() -> None:
    box = Box(game_voice(GAME, "en"))
    for number, card in enumerate(original_pack().cards):
        drawn = str(box.card({"card": number, "key": card.key}))

        assert drawn.count('class="card-emblem') == len(card.colours)
        assert all(f"#{SIGNS.pictures['emblem'][COLOURS[colour]]}" in drawn for colour in card.colours)
        assert (f"hues-{len(card.colours)}" in drawn) == (len(card.colours) > 1)


def test_the_style_sheet_knows_every_second_and_third_colour_of_the_pack() -> None:
    style = (STATIC / "css" / "path.css").read_text("utf-8")
    for card in original_pack().cards:
        for place, colour in enumerate(card.colours[1:], start=2):
            assert f".also-{place}-{COLOURS[colour]} " in style


def test_every_card_of_the_pack_has_a_picture_of_its_own() -> None:
    chosen = [SIGNS.pictures["card"][card.key] for card in original_pack().cards]

    assert len(set(chosen)) == len(chosen)


def test_every_picture_lies_in_a_sprite_that_the_table_loads_with_its_author_named() -> None:
    assert (
        without_picture_or_author(
            {name for group in SIGNS.pictures.values() for name in group.values()}, "destiny", "path"
        )
        == []
    )


# The story


def test_the_fork_shows_both_paths_with_title_sign_symbol_and_where_they_lead() -> None:
    match = play_until(table_of(3), "draft")
    story, voice = words_of(seen_by_all(match)["story"]), game_voice(GAME, "en")
    for number in (2, 3):
        assert voice.word(f"story-edge-{number:02}") in story
        assert voice.word(f"story-edge-{number:02}-sign") in story
    assert [place for place in places_on(seen_by_all(match)["story"]) if place.startswith("side")] == [
        "side-left",
        "side-right",
    ]


def test_fate_tokens_lie_under_a_signpost_or_aside_and_the_others_wait() -> None:
    for match in play_on(table_of(3), every=5):
        story = GAME.view(match.position.table, None)["story"]
        if not story["fork"] or not table_on(match).initiative:
            continue
        zones = [part.partition('"') for part in seen_by_all(match)["story"].split('data-zone="fate-')[1:]]
        lying = {piece: zone for zone, _, html in zones for piece in pieces_on(html)}
        waiting = ["stack"] * (3 - len(story["fates"]))
        assert lying == {f"fate-{turn}": side for turn, side in enumerate([*story["fates"], *waiting], start=1)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", STORIES)
def test_the_chronicle_holds_every_page_read_on_this_route_and_no_other(story: str, language: str) -> None:
    match, voice = table_of(3, story, seed="chronicle"), game_voice(GAME, language)
    for found in play_on(match, every=25):
        table = table_on(found)
        if not table.initiative:
            assert seen_by_all(found, language)["chronicle"] == ""
            continue
        told = words_of(seen_by_all(found, language)["chronicle"])
        read = table.content.stories[story].route(table.page)
        for page in [1, *range(4, FIRST_ENDING, 2), *range(FIRST_ENDING, CARDS + 1)]:
            text = re.sub(r"\s+", " ", voice.word(f"story-{story}-{page:02}-text"))
            assert (text[:80] in told) == (page in read)


def test_pages_are_turned_without_script() -> None:
    match = finished(table_of(2))
    chronicle = seen_by_all(match)["chronicle"]
    pages = re.findall(r'type="radio" name="leaf" id="(leaf-\d)"', chronicle)

    assert pages == ["leaf-1", "leaf-2", "leaf-3", "leaf-4"]
    assert set(re.findall(r'<label class="button[^"]*" for="(leaf-\d)"', chronicle)) == set(pages)
    assert 'popovertarget="chronicle"' in page_of(match, 0)
    assert 'id="chronicle" popover' in page_of(match, 0)
    style = (STATIC / "css" / "path.css").read_text("utf-8")
    assert all(f"#{page}:checked) .{page}" in style for page in pages)


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_TALE
def test_the_ending_names_the_hero(tale: str, language: str) -> None:
    match = finished(table_of(3, tale))
    voice, table = game_voice(GAME, language), table_on(match)
    hero = next(standing.seat for standing in GAME.standings(table) if standing.won)
    name = voice.speaker.seat(table, hero)
    epilogue = voice.word(f"story-{table.story}-{table.page:02}-epilogue", hero=name)
    chairs, view = chairs_of(match, voice), GAME.view(table, None)

    assert view["story"]["hero"] == hero
    for html in (seen_by_all(match, language)["story"], board_of(language).ending(view, chairs)):
        assert re.sub(r"\s+", " ", epilogue) in words_of(html)


def test_before_its_end_a_game_has_no_ending() -> None:
    match = play_until(table_of(3), "draft")
    chairs = chairs_of(match, game_voice(GAME, "en"))

    assert board_of().ending(GAME.view(match.position.table, None), chairs) == ""


def test_before_the_introduction_only_the_cover_is_seen() -> None:
    story = seen_by_all(play_until(table_of(4), "choose-character"))["story"]

    assert "story-cover" in story
    assert not places_on(story)


def test_the_board_says_what_the_chapter_would_give_now() -> None:
    told = [words_of(seen_by_all(match)["timeline-0"]) for match in play_on(table_of(3), every=6)]

    assert any("left path: " in one for one in told)
    assert any(re.search(r"the (left|right) path leads: now \d+ VP and \d+ XP", one) for one in told)


# What a story brings along


def test_edge_shows_three_exertions_with_their_sequences_and_marks_the_current_one() -> None:
    match = moment(3, "edge", lambda table: table.turn >= 4)
    tale, table = seen_by(match, 0)["tale"], table_on(match)
    for exertion in GAME.view(table, 0)["exertions"]:
        assert game_voice(GAME, "en").word(f"exertion-{exertion['key']}") in unescape(tale)
    assert len(re.findall('class="exertion[ "]', tale)) == 3
    assert tale.count('aria-current="step"') == 1
    assert tale.count(" over") == 1


@pytest.mark.parametrize("tale", ["edge-plain", "first-game"])
def test_a_plain_story_brings_nothing_along(tale: str) -> None:
    assert seen_by(play_until(table_of(3, tale), "draft"), 0)["tale"] == ""


def test_a_first_game_has_no_side_quests() -> None:
    quests = [seen_by_all(play_until(table_of(3, tale), "draft"))["person-0"] for tale in ("first-game", "edge")]

    assert ['class="quest"' in one for one in quests] == [False, True]


@pytest.mark.parametrize("players", GAME.players)
def test_a_mission_is_seen_by_those_alone_who_have_looked(players: int) -> None:
    for match in play_on(table_of(players, "striga"), every=4):
        table = table_on(match)
        if match.over or not table.missions:
            continue
        names = [game_voice(GAME, "en").speaker.card(table, card) for card in table.missions]
        assert not [name for name in names if name in words_of("".join(seen_by_all(match).values()))]
        for seat in range(table.humans):
            told = words_of(seen_by(match, seat)["tale"])
            for place, name in enumerate(names):
                assert (name in told) == (table.claims[place][seat] > 0)


def test_who_has_met_a_requirement_reads_what_the_mission_counts() -> None:
    match = moment(3, "striga", lambda table: any(claims[0] for claims in table.claims))
    known = [mission["key"] for mission in GAME.view(match.position.table, 0)["missions"] if mission["key"]]
    box, told = Box(game_voice(GAME, "en")), words_of(seen_by(match, 0)["tale"])

    assert known
    assert all(box.mission(box.missions[key]) in told for key in known)


@pytest.mark.parametrize("players", GAME.players)
def test_an_alliance_card_is_seen_by_its_owner_alone_until_it_is_revealed(players: int) -> None:
    for match in play_on(table_of(players, "evil"), every=5):
        table = table_on(match)
        shown = "".join(seen_by_all(match).values())
        assert not [place for place in places_on(shown) if place.startswith("alliance-")]
        for seat in range(table.humans):
            mine = [f"alliance-{card}" for card in table.alliances[seat]]
            seen = [place for place in places_on(seen_by(match, seat)["tale"]) if place.startswith("alliance-")]
            assert sorted(seen) == sorted(mine)


def test_everybody_sees_how_many_alliance_cards_of_whom_lie_before_a_seat() -> None:
    match = moment(3, "evil", lambda table: len(table.alliances[1]) > 1)
    allies = GAME.view(match.position.table, None)["seats"][1]["alliances"]
    glance = seen_by_all(match)["glance-1"]

    assert glance.count("glance-allies") == len({card["ally"] for card in allies})


def test_lesser_evil_puts_allies_beside_rows() -> None:
    regions = seen_by_all(play_until(table_of(3, "evil"), "draft"))
    pool = "".join(html for name, html in regions.items() if name.startswith("row-"))

    assert pool.count('class="row-ally"') == 3
    assert "ally-choice" in pool
    assert "row-experience" not in pool


def test_golden_tokens_are_told_from_others() -> None:
    match = moment(3, "striga", lambda table: any(map(any, table.golden)))
    seat = next(seat for seat, golden in enumerate(table_on(match).golden) if any(golden))

    assert "token-golden" in seen_by_all(match)[f"timeline-{seat}"]


@EACH_TALE
def test_the_automa_is_drawn_like_a_player_with_its_habits(tale: str) -> None:
    match = play_until(table_of(1, tale), "draft", after=20)
    seen = seen_by_all(match)

    assert "Automa" in seen["glance-1"]
    assert "glance-points" in seen["glance-1"]
    assert "chip" in seen["glance-1"]
    assert seen["person-1"].count('class="ability ability-') == 2
    assert 'class="proficient"' in seen["person-1"]


# What one sees


@EACH_TALE
def test_nobody_sees_a_foreign_hand_nor_the_deck(tale: str) -> None:
    for match in play_on(table_of(3, tale), every=9):
        table = table_on(match)
        hidden = {f"card-{card}" for zone in (*table.hands, table.deck) for card in zone}
        shown = "".join(seen_by_all(match).values())
        assert not hidden & {*places_on(shown), *pieces_on(shown)}


def test_an_onlooker_has_no_hand() -> None:
    match = play_until(table_of(3, "striga"), "play-left")

    assert seen_by(match, None)["hand"] == seen_by(match, None)["ghosts"] == ""
    assert "mission" in seen_by(match, None)["tale"]


# Options


@pytest.mark.parametrize(
    ("option", "place"),
    [
        ("side:left", "side-left"),
        ("ally:renfri", "ally-renfri"),
        ("alliance:203", "alliance-203"),
        ("row:2", "row-2"),
        ("deck", "deck"),
        ("token:magic", "token-1-magic"),
        ("symbol:combat", "token-1-combat"),
        ("cover:7.1", "card-7-symbol-1"),
        ("ability:training", "ability-1-training"),
        ("character:ciri", "character-ciri"),
        ("keep:9", "card-9"),
        ("done", None),
    ],
)
def test_the_place_of_an_option(option: str, place: str | None) -> None:
    assert board_of().place(option, 1) == place


def test_a_path_tells_where_it_leads_before_it_is_chosen() -> None:
    match = play_until(table_of(3), "draft")
    board, view = board_of(), GAME.view(match.position.table, 0)

    assert board.note(view, "side:left") == "The Ridge → magic, diplomacy"
