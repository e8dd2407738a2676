"""The table of Tidal Blades: islands, monsters, dice and odds, what hands hide, and playing it by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.engine.match import Match, resume
from tablewright.engine.record import read_record
from tablewright.games import find_game
from tablewright.games.tidal.kinds import DICE
from tablewright.language import LANGUAGES
from tablewright.terminal.board import board_for
from tablewright.terminal.ending import final_scoring
from tablewright.terminal.scene import Scene
from tablewright.terminal.tidal import TidalBoard
from tablewright.terminal.tidal.signs import letters, percent
from tablewright.terminal.voice import Voice
from tests.families import NIGHTLY

from .boards import EACH_LANGUAGE, Spoken, can_be_read_in_full, fits_with_words_for_every_option, leads_to_readings
from .sitting import (
    LARGE,
    SMALL,
    at_random,
    panel,
    press,
    reads,
    rounds_until,
    sat_down,
    scene_for,
    scene_of,
    seated,
    tidal,
)

EVERYTHING = {
    "announcements": "pick",
    "legendary-set": "hard-choices",
    "market-goods": "on",
    "market-knowledge": "on",
    "market-black": "on",
    "monsters-twin": "on",
    "monsters-limbs": "on",
    "starting-card": "draw-three",
    "starting-challenges": "draft",
    "goals": "choose",
}
ALONE = {"difficulty": "hard", "rival-character": "pick", "starting-challenges": "choose"}
TABLES = [(1, ALONE), (2, {"rival": "expert"}), (3, {}), (4, EVERYTHING)]


def board_of(match: Match, language: str = "en") -> TidalBoard:
    board = board_for(Voice(match.game, language), match.position.table)
    assert isinstance(board, TidalBoard)
    return board


def first(match: Match, key: str) -> Match:
    """The match when a question of this key is asked for the first time."""
    return next(one for one in at_random(match) if not one.over and one.position.asked().key == key)


def in_challenge(match: Match, option: str) -> Match:
    """The match when this option is offered in a challenge for the first time."""
    return next(one for one in at_random(match) if not one.over and at_stake(one) and option in offered(one))


def at_stake(match: Match) -> bool:
    attempt = scene_for(match).view["attempt"]
    return attempt is not None and bool(attempt["at_stake"])


def offered(match: Match) -> list[str]:
    return [option.id for option in match.position.asked().options]


def changed(scene: Scene, seat: int, **changes: Any) -> dict[str, Any]:
    area: dict[str, Any] = scene.view["seats"][seat]
    area.update(changes)
    return area


def line_with(board: TidalBoard, scene: Scene, words: str, height: int = 60) -> str:
    return next(line for line in board.draw(scene, 120, height).plain.split("\n") if words in line)


# Drawing


@EACH_LANGUAGE
@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_every_position_fits_80x24_and_every_option_has_words(
    players: int, settings: dict[str, str], spoken: Spoken
) -> None:
    for stop, match in enumerate(at_random(tidal(players, **settings), 5)):
        for language in spoken(stop):
            fits_with_words_for_every_option(match, language)


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_every_reading_that_an_option_points_to_is_there(players: int, settings: dict[str, str]) -> None:
    for match in at_random(tidal(players, **settings), 11):
        leads_to_readings(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read_in_full(language: str) -> None:
    can_be_read_in_full(first(tidal(4, **EVERYTHING), "challenge"), language)


def test_more_room_shows_more() -> None:
    match = first(tidal(3), "challenge")
    board, scene = board_of(match), scene_for(match)
    heights = [board.draw(scene, 100, height).plain.count("\n") + 1 for height in (12, 18, 24, 36)]
    assert heights == sorted(set(heights))
    assert heights[-2] <= 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_of_an_island_is_cut_off(language: str) -> None:
    match = first(tidal(3), "challenge")
    voice = Voice(match.game, language)
    board, scene = board_for(voice, match.position.table), scene_of(match, 0, voice)
    assert isinstance(board, TidalBoard)

    islands = board.islands.section(scene, LARGE[0]).large

    assert max(line.cell_len for line in islands) <= LARGE[0]
    said = " ".join(" ".join(line.plain for line in islands).split())
    assert [space.key for space in board.islands.pack.spaces if board.islands.space_name(space) not in said] == []


def test_an_onlooker_sees_no_hand() -> None:
    match = first(tidal(3), "challenge")
    board = board_of(match)
    drawn = board.draw(scene_for(match, None), 100, 60).plain
    for seat in range(3):
        for entry in scene_for(match, seat).view["seats"][seat]["challenges"]:
            name = board.cards.name(entry)
            assert name not in drawn or any(board.cards.name(one) == name for one in scene_for(match).view["pool"])


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_nobody_reads_the_hand_of_another(players: int, settings: dict[str, str]) -> None:
    match = tidal(players, **settings)
    board = board_of(match)
    for _ in at_random(match, 17):
        public = {one.key for one in board.readings(scene_for(match, None))}
        for viewer in range(players):
            scene = scene_for(match, viewer)
            own = [entry["name"] for entry in hand_of(scene.view["seats"][viewer]) if "name" in entry]
            known = {entry["name"] for entry in scene.view["seats"][viewer]["goals"] if "name" in entry}
            assert {one.key for one in board.readings(scene)} - public <= {*own, *known}


def hand_of(area: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for name in ("challenges", "tricks", "packet", "drawn") for entry in area[name] or ()]


def test_the_secret_goal_of_another_is_a_question_mark() -> None:
    match = first(tidal(3), "move")
    board, scene = board_of(match), scene_for(match)
    own, other = (board.seating.full(scene, seat).plain for seat in (0, 1))
    assert board.cards.name(scene.view["seats"][0]["goals"][0]) in own
    assert "Goals\n?" in other


# Islands


def test_pawns_are_capital_letters_and_discs_small_ones() -> None:
    match = first(tidal(3), "move")
    board, scene = board_of(match), scene_for(match)
    for area in scene.view["seats"]:
        changed(scene, area["seat"], place=None, discs=[])
    one, other, third = letters(scene)
    changed(scene, 0, place="space:workshop", discs=[8])
    changed(scene, 1, place="island:lamara", discs=[8])
    changed(scene, 2, place="space:watchtower", discs=[3])
    assert line_with(board, scene, "Lamara Stadium").endswith(f"[ ] Racers' Bay {other}")
    assert f"({one}{other.lower()}) Workshop" in line_with(board, scene, "Lamara Stadium")
    assert f"[{third}] Watchtower" in line_with(board, scene, "Chronosseum")


def test_the_arbiter_stands_beside_the_name_of_the_arena() -> None:
    match = first(tidal(3), "move")
    board, scene = board_of(match), scene_for(match)
    scene.view["arbiter"] = "lamara"
    assert line_with(board, scene, "Lamara Stadium").startswith("Lamara Stadium⚑")
    scene.view["arbiter"] = None
    assert "⚑" not in line_with(board, scene, "Lamara Stadium")


def test_the_leader_of_the_champions_board_comes_first() -> None:
    match = first(tidal(3), "move")
    board, scene = board_of(match), scene_for(match)
    for seat, position in enumerate((2, 9, 4)):
        changed(scene, seat, ranking=position)
    one, other, third = letters(scene)
    scene.view["boat"] = 5
    assert line_with(board, scene, "boat") == f"boat 5/12  {other}↑9  {third}↑4  {one}↑2"


def test_everybody_has_a_letter_even_if_names_begin_alike() -> None:
    match = first(tidal(3), "move")
    scene = scene_for(match)
    assert letters(Scene(scene.view, ("Eko", "Echo", "E"), "")) == ["E", "C", "A"]


def test_before_there_are_characters_everybody_has_a_number() -> None:
    assert letters(scene_for(tidal(4))) == ["1", "2", "3", "4"]


# Monsters, dice, odds


def test_a_spot_shows_trait_armour_and_whose_token_lies_there() -> None:
    match = first(tidal(3), "move")
    board, scene = board_of(match), scene_for(match)
    monster = scene.view["fold"][0]
    spots = board.cards.monster(monster).spots
    monster["hits"] = [1, *(-1 for _ in spots[1:])]
    drawn = board.cards.spots(scene, monster).plain
    assert f"({letters(scene)[1].lower()})" in drawn
    assert drawn.count("┊") == len({spot.row for spot in spots}) - 1
    assert [sign for sign in drawn if sign.isdigit()] == [str(spot.armour) for spot in spots[1:] if spot.armour > 1]


def test_dice_are_told_apart_by_letter_level_and_trait() -> None:
    match = first(tidal(3), "move")
    board, scene = board_of(match), scene_for(match)
    area = changed(scene, 0, available={"novice": 3, "red-adept": 1, "guild-focus": 1}, spent={"blue-elite": 2})
    assert board.seating.dice(area).plain == "1×3 R2 4◎ (B3×2)"


def test_during_an_attempt_its_dice_and_odds_stand_where_pool_and_market_were() -> None:
    match = in_challenge(tidal(3), "withdraw")
    seat = match.position.asked().seat
    board, scene = board_of(match), scene_for(match, seat)
    attempt = scene.view["attempt"]
    drawn = board.draw(scene, 80, 12).plain
    assert "Odds" in drawn
    assert "Market" not in drawn
    assert board.cards.name(attempt["at_stake"][0]) in drawn
    shown = {"novice": "focus", "red-elite": "spirit-wild", "red-adept": "blank", "blue-adept": None}
    attempt["dice"] = [{"kind": kind, "shows": result, "raised": 0} for kind, result in shown.items()]
    attempt["dice"][0]["raised"] = 1
    attempt.update(bonus=1, again=[2], threat=2)
    assert board.fights.dice(attempt).plain == "1+:◎  R3:✦✱  ↻R2:·  +B2:?  ✗✗"


def test_two_challenges_of_one_roll_have_their_own_odds() -> None:
    match = in_challenge(tidal(3), "withdraw")
    board, scene = board_of(match), scene_for(match, match.position.asked().seat)
    attempt, pool = scene.view["attempt"], scene.view["pool"]
    attempt["at_stake"] = pool[:2]
    stretched = [len(board.cards.half_at_stake(card, 0).stretch) for card in pool[:2]]
    attempt["odds"] = {"cards": [[[1, 4]] * 2**count for count in stretched], "both": {"0.0": [1, 8]}}
    told = board.fights.odds(scene).plain
    assert told.count("25%") == sum(2**count for count in stretched)
    assert (told.count("12%"), told.count("+")) == (1, 1), "both together (TB-LEG-10)"
    assert "1/8" in board.detail(scene, "roll").plain


def test_points_are_counted_unless_somebody_plays_alone() -> None:
    for players, said in ((1, False), (2, True), (3, True)):
        match = first(tidal(players), "move")
        board, scene = board_of(match), scene_for(match)
        changed(scene, 0, points=17)
        assert ("VP 17" in board.draw(scene, 80, 12).plain) == said


def test_the_odds_of_a_challenge_stand_beside_rolling() -> None:
    match = in_challenge(tidal(3), "roll")
    seat = match.position.asked().seat
    board, scene = board_of(match), scene_for(match, seat)
    chances = scene.view["attempt"]["odds"]["complete"]
    note = board.note(scene, "roll").plain
    assert [part for part in note.split() if part.endswith("%")] == [percent(odds) for odds in chances]
    favourable, every = chances[0]
    detail = board.detail(scene, "roll").plain
    assert f"{favourable}/{every}" in detail
    assert "before abilities, tricks and dice you set" in detail, "what is not counted is said"


@pytest.mark.parametrize(
    ("odds", "said"),
    [((0, 36), "0%"), ((1, 1000), "1%"), ((18, 36), "50%"), ((999, 1000), "99%"), ((36, 36), "100%")],
)
def test_what_is_possible_is_not_called_impossible_nor_certain(odds: tuple[int, int], said: str) -> None:
    assert percent(odds) == said


def test_all_dice_can_be_read_with_their_faces() -> None:
    match = tidal(3)
    board = board_of(match)
    said = next(one for one in board.readings(scene_for(match)) if one.key == "dice").body().plain
    for kind in DICE:
        assert board.voice.word("die", die=kind) in said
    assert "threat die 3" in said


# Rival, allies, schemes


def test_alone_the_schemes_of_the_rival_lie_on_the_table() -> None:
    match = first(tidal(1), "move")
    board, scene = board_of(match), scene_for(match)
    pool = scene.view["pool"]
    scene.view["schemes"] = [pool[:2], [], pool[2:3]]
    scene.view["scheme_points"] = [7, 0, 3]
    scene.view["set_challenge"] = pool[3:4]
    assert line_with(board, scene, "Schemes", 12).startswith("Schemes   D 7/11   C 0/11   L 3/11")
    assert board.cards.name(pool[3]) in line_with(board, scene, "Schemes", 12)
    assert "Schemes" not in board_of(tidal(3)).draw(scene_for(tidal(3)), 80, 12).plain


def test_rival_and_allies_are_called_so() -> None:
    match = first(tidal(1), "move")
    board, scene = board_of(match), scene_for(match)
    titles = [one.title.plain for one in board.areas(scene)]
    assert sum("(rival)" in title for title in titles) == 1
    assert sum("(ally)" in title for title in titles) == 2


def test_an_ally_shows_its_revealed_card_and_nothing_that_it_does_not_have() -> None:
    match = first(tidal(1), "move")
    board, scene = board_of(match), scene_for(match)
    ally = scene.view["seats"][2]
    card = board.cards.name(ally["in_play"][0])
    assert card in board.draw(scene, 80, 24).plain
    read = board.seating.full(scene, 2).plain
    assert card in read
    assert "Focus" not in read


def test_a_lone_player_reads_the_grade_and_everybodys_position() -> None:
    *_, match = at_random(tidal(1), every=10_000)
    voice = Voice(match.game, "en")
    said = final_scoring(match, voice, voice.names(match.position.table)).plain
    assert said.startswith(voice.message(match.game.verdict(match.position.table)[0]))
    assert "space reached on the Champions Board" in said
    assert "Total" not in said


# By keys


@pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), pytest.param(LARGE, "pl", marks=NIGHTLY)])
async def test_a_player_alone_needs_nothing_but_keys(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    match = tidal(1)
    app = seated(match, tmp_path, language=language)
    async with sat_down(app, size) as pilot:
        for _ in rounds_until(app, lambda: len(match.played) >= 50, "50 choices are made"):
            assert app.prompt().plain
            assert reads(app, "choices").count("\n") >= min(len(app.choices), 3) - 1
            await press(pilot, "down" if len(match.played) % 2 else "h", "enter")
    saved = read_record(app.save_to.read_text("utf-8"), "saved game")
    again, notice = resume(find_game("tidal"), saved)
    assert notice is None
    assert [played.choice.option.id for played in again.played] == [played.choice.option.id for played in match.played]


async def test_help_cards_and_players_are_read_in_every_language(tmp_path: Path) -> None:
    app = seated(tidal(2), tmp_path)
    async with sat_down(app) as pilot:
        await press(pilot, "1")
        for _ in LANGUAGES:
            assert app.voice.word("game-title") in reads(app, "header")
            await press(pilot, "question_mark")
            assert app.voice.say("legend-spots") in panel(app)
            await press(pilot, "escape", "c")
            assert app.voice.say("read-title") in panel(app)
            await press(pilot, "escape", "o", "escape", "L")
