"""Heredity in the browser: outlines from plans, the map that grows, timeline, book and family, and nothing unread."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from html import unescape

import pytest

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.kinds import GAP, LINES, PARTS, PCS
from tablewright.games.heredity.table import Heredity, number_of
from tablewright.games.heredity.terrain_cards import TerrainFace
from tablewright.hall.drawing.heredity import HeredityBoard
from tablewright.hall.drawing.heredity.box import stressed
from tablewright.hall.drawing.heredity.labels import label_of
from tablewright.hall.drawing.heredity.options import place_of
from tablewright.hall.drawing.heredity.outlines import CELL, Plan
from tablewright.hall.drawing.heredity.pieces import Piece, is_under, sizes_of
from tablewright.hall.drawing.heredity.signs import PICTURES, ground_of, ground_on
from tablewright.hall.history import turns_of
from tablewright.hall.voice import game_voice

from ..last_moments import ALL_WON, LOST, WON, LastMoment, ended
from .boards import (
    STATIC,
    chairs_of,
    page_of,
    places_on,
    play_on,
    seen_by_all,
    without_picture_or_author,
    words_of,
)

GAME = find_game("heredity")
CAMPAIGN: Campaign = GAME.content["content"]
FACES = [side for side in CAMPAIGN.sides if isinstance(side, TerrainFace)]
CHAPTERS = list(CAMPAIGN.chapters)
EACH_CHAPTER = pytest.mark.parametrize("chapter", CHAPTERS)


def chapter_of(chapter: str, players: int = 2, seed: str = "board") -> Match:
    return Match(GAME, players, {"chapter": chapter}, seed)


def board_of() -> HeredityBoard:
    return HeredityBoard(game_voice(GAME, "en"))


def table_on(match: Match) -> Heredity:
    table = match.position.table
    assert isinstance(table, Heredity)
    return table


def moment(fine: Callable[[Heredity], bool], chapter: str = "tutorial", players: int = 2) -> Match:
    """A match that stops when its table looks like that; with other choices if it never does."""
    deals = (chapter_of(chapter, players, f"deal {number}") for number in range(30))
    return next(found for deal in deals for found in play_on(deal) if not found.over and fine(table_on(found)))


def tags(html: str, name: str) -> list[str]:
    """The opening tags of elements with this class."""
    return [tag for tag in re.findall(r"<[^>]+>", html) if re.search(rf'class="(?:[^"]* )?{name}[ "]', tag)]


# Outlines


def drawing_of(face: TerrainFace) -> Plan:
    letter_of = {str(area.id): area.cells for area in face.areas}
    colours = {frozenset(letter_of.get(name, name) for name in line.between): line.colour for line in face.lines}
    return Plan(face.plan, lambda pair: colours.get(pair, "white"))


def enclosed(path: str) -> float:
    """The area within a path of lines and quadratic curves."""
    return sum(shoelace(flattened(loop)) for loop in path.split("Z") if loop)


def flattened(loop: str) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for command, numbers in re.findall(r"([MLQ])([^MLQ]+)", loop):
        values = [float(value) for value in numbers.split()]
        if command != "Q":
            points.append((values[0], values[1]))
            continue
        (a, b), (c, d), (e, f) = points[-1], values[:2], values[2:]
        for step in range(1, 9):
            t = step / 8
            points.append(
                (
                    (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * e,
                    (1 - t) ** 2 * b + 2 * t * (1 - t) * d + t * t * f,
                )
            )
    return points


def shoelace(points: list[tuple[float, float]]) -> float:
    turned = [*points[1:], points[0]]
    return sum(x * v - u * y for (x, y), (u, v) in zip(points, turned, strict=True)) / 2


def test_the_areas_of_every_terrain_fill_its_card_and_nothing_twice() -> None:
    for face in FACES:
        drawing = drawing_of(face)
        filled = sum(enclosed(drawing.outline(area.cells)) for area in face.areas)
        assert filled == pytest.approx(len(face.plan) * len(face.plan[0]) * CELL**2, rel=1e-3)


def test_an_area_around_another_has_a_hole() -> None:
    drawing = Plan(["aaaa", "abba", "abba", "aaaa"], lambda _: "black")

    assert drawing.outline("a").count("Z") == 2
    assert enclosed(drawing.outline("a")) + enclosed(drawing.outline("b")) == pytest.approx(16 * CELL**2)


def test_every_line_between_areas_is_drawn_in_its_colour() -> None:
    for face in FACES:
        letter_of = {str(area.id): area.cells for area in face.areas}
        wanted = {
            (frozenset(letter_of[name] for name in line.between), line.colour)
            for line in face.lines
            if all(name in letter_of for name in line.between)
        }
        assert {(border.between, border.colour) for border in drawing_of(face).borders()} == wanted


def test_fire_is_a_line_of_teeth_and_a_wall_keeps_its_corners() -> None:
    fire = next(iter(Plan(["aa", "bb"], lambda _: "red").borders()))
    wall = next(iter(Plan(["ab", "bb"], lambda _: "black").borders()))

    assert fire.path.count("L") > 10
    assert wall.path == "M0 100L86 100Q100 100 100 86L100 0"


def test_every_line_has_a_pattern_of_its_own_beside_its_colour() -> None:
    style = (STATIC / "css" / "heredity.css").read_text("utf-8")
    patterns = {}
    for colour in LINES:
        rules = re.findall(rf"\.line-{colour} \.(\w+) {{([^}}]*)}}", style)
        patterns[colour] = tuple(
            (part, re.sub(r"#\w+|var\([^)]*\)", "", rule)) for part, rule in rules
        )  # widths and dashes, whatever the colours
        assert {part for part, _ in rules} == {"under", "over", "marks"}

    assert len(set(patterns.values())) == len(LINES)


@pytest.mark.parametrize(
    ("area", "lines", "ground"),
    [
        ("yard", ("white",), "grass"),
        ("gatehouse", ("white",), "boards"),
        ("great_ford", (), "water"),
        ("old-road", ("black",), "gravel"),
        ("somewhere", ("green", "black"), "boards"),
        ("somewhere", ("white", "black"), "earth"),
    ],
)
def test_the_ground_of_an_area_follows_its_name_and_its_walls(area: str, lines: tuple[str, ...], ground: str) -> None:
    assert ground_of(area, lines) == ground


@pytest.mark.parametrize(
    ("side", "area", "ground"),
    [
        ("108", "cutting", "ash"),
        ("122", "cutting", "water"),
        ("108", "stacks", "earth"),
        ("101", "yard", "grass"),
        ("101b", "yard", "water"),
        ("121", "far", "grass"),
        ("104", "kennel", "gravel"),
        ("105", "apron", "rock"),
        ("12", "steps", "rock"),
    ],
)
def test_the_ground_of_an_area_is_what_its_card_tells(side: str, area: str, ground: str) -> None:
    card = next(card for card in CAMPAIGN.cards if card.number == int(side.removesuffix("b")))
    face = card.back if side.endswith("b") else card.front
    assert isinstance(face, TerrainFace)
    colours = tuple(line.colour for line in face.lines if area in line.between)
    assert any(one.id == area for one in face.areas)
    assert ground_on(side, area, colours) == ground


def test_pieces_keep_apart_and_smaller_in_a_crowd() -> None:
    pieces = [Piece(f"figure-{number}", "pc", "", 0, "", None) for number in range(6)]  # type: ignore[arg-type]
    roomy = sizes_of(pieces[:2], ["aaa", "aaa"], "a", None, 1)
    dense = sizes_of(pieces, ["a"], "a", None, 1)

    assert len({spot for _, spot, _ in dense}) == len(pieces)
    assert dense[0][2] < roomy[0][2]


def test_figures_grow_smaller_before_they_cover_a_name() -> None:
    plan = ("aaaa", "bbbb")
    name = label_of("the dyke by the mill", plan, "a", 36)
    assert name is not None
    family = [Piece(f"figure-{number}", "pc", "", 0, "", None) for number in range(4)]  # type: ignore[arg-type]

    assert not [spot for _, spot, size in sizes_of(family, plan, "a", name, 1.5) if is_under(spot, size, name)]


def test_a_name_is_written_where_it_has_room() -> None:
    assert label_of("the long dyke by the sea", ("aa", "bb"), "a", 24) is not None
    assert label_of("the long dyke by the sea", ("ab", "bb"), "a", 24) is None
    assert label_of("", ("aa",), "a", 24) is None


# The map


@EACH_CHAPTER
def test_the_map_shows_exactly_the_terrain_that_was_explored(chapter: str) -> None:
    for match in play_on(chapter_of(chapter), every=7):
        table = table_on(match)
        shown = {int(number) for number in re.findall(r'id="terrain-(\d+)-', seen_by_all(match)["map"])}
        assert shown == {number_of(table, entry[0]) for entry in table.board}


@EACH_CHAPTER
def test_every_figure_stands_in_its_area(chapter: str) -> None:
    for match in play_on(chapter_of(chapter), every=7):
        table = table_on(match)
        found = re.findall(r'id="figure-(\d+)"[^>]*data-area="area-(\d+)"', seen_by_all(match)["map"])
        assert {int(figure): int(area) for figure, area in found} == {
            figure: area for figure, area in enumerate(table.places) if area >= 0
        }


def test_an_area_tells_in_words_who_is_there_and_what_its_lines_mean() -> None:
    match = next(play_on(chapter_of("tutorial")))
    shown = seen_by_all(match)["map"]
    labels = [unescape(re.search(r'aria-label="([^"]*)"', tag).group(1)) for tag in tags(shown, "spot")]  # type: ignore[union-attr]

    assert any("Djamal" in label and "Maeve" in label for label in labels)
    assert any("window" in label for label in labels)


def test_where_the_map_goes_on_a_strip_with_the_number_of_the_card_is_a_place() -> None:
    match = next(play_on(chapter_of("tutorial")))

    assert "explore-11" in places_on(seen_by_all(match)["map"])


def test_a_terrain_that_is_turned_over_is_a_new_picture() -> None:
    match = moment(lambda table: any(table.flipped[entry[0]] for entry in table.board))

    assert re.search(r'id="terrain-\d+-back"', seen_by_all(match)["map"])


# Time, book and family


@EACH_CHAPTER
def test_the_timeline_runs_from_left_to_right_with_its_hourglass(chapter: str) -> None:
    for match in play_on(chapter_of(chapter), every=9):
        table = table_on(match)
        timeline = seen_by_all(match)["timeline"]
        stops = tags(timeline, "stop")
        assert len(stops) == len(table.timeline)
        assert [number for number, tag in enumerate(stops) if "here" in tag] == [table.hourglass] * bool(stops)
        assert sum("gap" in tag for tag in stops) == table.timeline.count(GAP)


def test_the_book_lies_open_at_what_was_read_last() -> None:
    match = next(play_on(chapter_of("tutorial")))
    book = seen_by_all(match)["book"]
    last = GAME.view(match.position.table, None)["story"][-1]

    assert len(re.findall(r"<input[^>]* checked>", book)) == 1
    opened = book.partition(" checked>")[2]
    assert game_voice(GAME, "en").word(last["name"]) in words_of(opened)


def test_every_card_with_words_has_a_leaf_of_its_own() -> None:
    match = next(play_on(chapter_of("chapter-1")))
    book = seen_by_all(match)["book"]
    story = GAME.view(match.position.table, None)["story"]

    assert len(tags(book, "leaf")) == 1 + sum(bool(one["text"]) for one in story)


def test_a_page_says_who_reads_it() -> None:
    match = next(play_on(chapter_of("tutorial")))
    readers = [one["reader"] for one in GAME.view(match.position.table, None)["story"] if one["reader"]]

    assert readers
    assert all(f'class="reader who-{reader}"' in seen_by_all(match)["book"] for reader in readers)


def test_stressed_words_are_stressed_and_nothing_becomes_markup() -> None:
    assert stressed("a *b* <i>") == "a <em>b</em> &lt;i&gt;"
    assert stressed("2 * 3") == "2 * 3"


@pytest.mark.parametrize("pc", PCS)
def test_a_member_has_three_cards_and_every_space_of_them_is_a_place(pc: str) -> None:
    match = next(play_on(chapter_of("tutorial")))
    member = seen_by_all(match)[f"member-{pc}"]
    places = places_on(member)
    told = next(one for one in GAME.view(match.position.table, None)["family"] if one["name"] == pc)

    for body in told["body"]:
        assert f"body-{pc}-{body['part']}" in places
        assert all(f"space-{pc}-{body['part']}.{index}" in places for index in range(len(body["spaces"])))
    assert len(tags(member, "body-part")) == len(PARTS)


def test_tokens_damage_and_items_are_seen_where_they_lie() -> None:
    match = moment(
        lambda table: any(map(any, table.damage)) and any(card >= 0 for row in table.equipment for card in row)
    )
    told = GAME.view(match.position.table, None)["family"]
    seen = "".join(seen_by_all(match)[f"member-{one['name']}"] for one in told)
    spaces = [
        space
        for one in told
        for card in (*one["body"], *(item for item in one["equipment"] if item))
        for space in card["spaces"]
    ]

    assert len(tags(seen, "space-damage")) == sum(space["damage"] for space in spaces)
    assert len(tags(seen, "space-token")) == sum(space["token"] is not None for space in spaces)
    assert len(tags(seen, "item-head")) == sum(item is not None for one in told for item in one["equipment"])


# What nobody has read


@EACH_CHAPTER
def test_a_card_that_nobody_has_read_is_on_no_page(chapter: str) -> None:
    prose = CAMPAIGN.prose["en"]
    for match in play_on(chapter_of(chapter), every=11):
        read = {
            f"{one['number']}{'b' * (one['side'] == 'back')}" for one in GAME.view(match.position.table, None)["story"]
        }
        shown = words_of(page_of(match))
        for card in CAMPAIGN.cards_in(chapter):
            for name in (f"{CAMPAIGN.cards[card].number}", f"{CAMPAIGN.cards[card].number}b"):
                told = prose.get(f"card-{name}-narration", "")
                hidden = name not in read and len(told) > 30
                assert not (hidden and " ".join(told.split())[:40] in shown), name


@EACH_CHAPTER
def test_the_order_of_karma_is_on_no_page(chapter: str) -> None:
    for match in play_on(chapter_of(chapter), every=20):
        told = GAME.view(match.position.table, None)["karma"]
        shown = seen_by_all(match)["decks"]
        names = [one["name"] for one in (*told["discard"], told["drawn"]) if one]
        cards = re.findall(
            r"(?:Violence|Brutality|Pacifism|Dodge|Treasure hunting|Looting|Community|Scar|Memory) I+", words_of(shown)
        )
        assert len(cards) <= len(names)


# Options


@pytest.mark.parametrize(
    ("option", "place"),
    [
        ("observe:maeve:head.0:20", "icon-20"),
        ("move:maeve:feet.0+feet.1", "space-maeve-feet.0"),
        ("move:maeve:feet.0:area:160", "area-160"),
        ("move:maeve:feet.0:explore:11", "explore-11"),
        ("attack:brick:i40.0:5", "character-5"),
        ("attack:brick:i40.0", "space-brick-i40.0"),
        ("heal:maeve:torso.0:1", "character-1"),
        ("terrain-action:maeve:torso.0:22:0", "card-22"),
        ("npc-action:maeve:head.1:50:0", "card-50"),
        ("exchange:maeve:torso.0:brick", "character-3"),
        ("drop:maeve:40", "card-40"),
        ("drop:maeve:materials:2", "materials-maeve"),
        ("injury:maeve:feet", "body-maeve-feet"),
        ("heart:maeve:head.0", "space-maeve-head.0"),
        ("area:160", "area-160"),
        ("level:160", "area-160"),
        ("explore:11", "explore-11"),
        ("pc:selena", "character-2"),
        ("give:40", "card-40"),
        ("rest", None),
        ("option:wave", None),
    ],
)
def test_the_place_of_an_option(option: str, place: str | None) -> None:
    assert place_of(option) == place


def test_an_icon_tells_where_it_lies_before_it_is_chosen() -> None:
    match = next(play_on(chapter_of("tutorial")))
    board = board_of()

    assert "yard" in board.note(GAME.view(match.position.table, 0), "observe:maeve:head.0:20").lower()


@EACH_CHAPTER
def test_what_two_spaces_of_a_card_can_pay_for_says_what_each_of_them_shows(chapter: str) -> None:
    for match in play_on(chapter_of(chapter), every=3):
        if match.over:
            break
        board = board_of()
        for seat, question in match.position.open().items():
            view, notes = GAME.view(match.position.table, seat), defaultdict[str, list[str]](list)
            for option in question.options:
                if question.key == "act" and "+" not in option.id:
                    notes[re.sub(r"\.\d", "", option.id)].append(board.note(view, option.id))
            assert all(len(told) == len(set(told)) for told in notes.values()), notes


# Pages


@pytest.mark.parametrize(("moment_", "complete"), [(WON, False), (LOST, False), (ALL_WON, True)])
def test_only_the_last_chapter_completes_the_campaign(moment_: LastMoment, complete: bool) -> None:  # noqa: FBT001
    match = ended(moment_)
    told = board_of().ending(GAME.view(match.position.table, None), chairs_of(match, game_voice(GAME, "en")))

    assert ("The campaign is complete." in words_of(told)) == complete


def test_a_won_chapter_of_a_campaign_has_its_last_page_open_in_the_book() -> None:
    match = ended(WON, span="campaign")
    book = board_of().public(GAME.view(match.position.table, None), chairs_of(match, game_voice(GAME, "en")))["book"]
    leaves = tags(book, "page-mark")

    assert [leaf for leaf in leaves if "checked" in leaf] == leaves[-1:]
    assert "The family has made it." in words_of(book)


def test_the_ending_is_told_with_its_words() -> None:
    *_, match = play_on(chapter_of("tutorial", seed="ending"))
    told = board_of().ending(GAME.view(match.position.table, None), chairs_of(match, game_voice(GAME, "en")))

    assert re.search("The family has (made it|failed)", words_of(told))


def test_members_of_a_seat_are_marked_as_its_own() -> None:
    match = next(play_on(chapter_of("tutorial", players=4)))

    assert page_of(match, seat=1).count('class="place-of mine"') == 1


def test_every_round_is_a_part_of_a_replay() -> None:
    *_, match = play_on(chapter_of("tutorial"))
    marks = [board_of().milestone(one.view, one.after) for one in turns_of(match, 0)[:-1]]
    rounds = [int(mark.part.removeprefix("Round ")) for mark in marks if mark.part]

    assert len(rounds) >= 2
    assert rounds == sorted(set(rounds))
    assert all(mark.name.startswith("Round ") for mark in marks)


def test_every_picture_lies_in_a_sprite_that_the_table_loads_with_its_author_named() -> None:
    names = {name for group, names in PICTURES.items() if group not in ("ground", "land") for name in names.values()}
    assert without_picture_or_author(names, "heredity") == []


def test_the_style_sheet_knows_every_ground_member_and_anchor() -> None:
    style = (STATIC / "css" / "heredity.css").read_text("utf-8")

    assert all(f".ground-{ground} " in style and f".texture-{ground} " in style for ground in PICTURES["ground"])
    assert all(f".who-{pc} " in style for pc in PCS)
