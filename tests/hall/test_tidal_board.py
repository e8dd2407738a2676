"""Tidal Blades in the browser: islands, monsters, dials and dice, options with their places, and secrets kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

import pytest

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.games.tidal.content import Pack
from tablewright.games.tidal.kinds import DICE, ISLANDS, TRAITS
from tablewright.games.tidal.table import Tidal
from tablewright.games.tidal.wording import name_of
from tablewright.hall.drawing.tidal import TidalBoard
from tablewright.hall.drawing.tidal.attempt import chance
from tablewright.hall.drawing.tidal.box import Box
from tablewright.hall.drawing.tidal.signs import PICTURES
from tablewright.hall.voice import game_voice
from tablewright.language import LANGUAGES

from .boards import (
    STATIC,
    chairs_of,
    pieces_on,
    places_on,
    play_on,
    play_until,
    seen_by,
    seen_by_all,
    without_picture_or_author,
    words_of,
)
from .ways import TIDAL, Way

GAME = find_game("tidal")
PACK: Pack = GAME.content["content"]
EACH_WAY = pytest.mark.parametrize("way", TIDAL)


def table_of(players: int, seed: str = "tide", **settings: str) -> Match:
    return Match(GAME, players, settings, seed)


def board_of() -> TidalBoard:
    return TidalBoard(game_voice(GAME, "en"))


def table_on(match: Match) -> Tidal:
    """The table with everything on it, hands and decks too."""
    table = match.position.table
    assert isinstance(table, Tidal)
    return table


def moment(players: int, fine: Callable[[Tidal], bool], **settings: str) -> Match:
    """A match that stops when its table looks like that; other cards are dealt if it never does."""
    deals = (table_of(players, f"deal {number}", **settings) for number in range(30))
    return next(found for deal in deals for found in play_on(deal) if not found.over and fine(table_on(found)))


# Cards and signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_pack_tells_its_name_and_all_its_lines_in_words(language: str) -> None:
    box = Box(game_voice(GAME, language))
    for number in range(PACK.face_count):
        name = name_of(PACK, number)
        drawn = unescape(str(box.card({"card": number, "name": name})))

        assert box.word(name) in drawn
        assert all(line in drawn for line in box.lines(name))


def test_a_challenge_shows_its_arena_its_points_and_every_symbol() -> None:
    box = Box(game_voice(GAME, "en"))
    for number, challenge in enumerate(PACK.challenges):
        art = str(box.face(f"challenge-{challenge.key}").art)

        assert art.count('class="symbol ') == challenge.symbols
        assert f"card-{number}" in str(box.card({"card": number, "name": f"challenge-{challenge.key}"}))


def test_every_picture_lies_in_a_sprite_that_the_table_loads_with_its_author_named() -> None:
    assert without_picture_or_author({name for group in PICTURES.values() for name in group.values()}, "tidal") == []


def test_the_style_sheet_knows_every_die_trait_island_and_character() -> None:
    style = (STATIC / "css" / "tidal.css").read_text("utf-8")

    assert all(f".die-{kind} " in style for kind in DICE)
    assert all(f".symbol-{trait} " in style and f".dial-{trait} " in style for trait in TRAITS)
    assert all(f".island-{island} " in style for island in ISLANDS)
    tokens = (STATIC / "css" / "tokens.css").read_text("utf-8")
    assert all(f".who-{character.key} " in tokens for character in PACK.characters)


# What lies on the table


def test_every_action_space_is_a_place_with_its_reward_in_words() -> None:
    match = play_until(table_of(4), "move")
    seen, box = seen_by_all(match), Box(game_voice(GAME, "en"))
    told = words_of(seen["sea"] + seen["fold"])

    assert [place for place in places_on(seen["sea"] + seen["fold"]) if place.startswith("space-")]
    for space in PACK.spaces:
        assert f'data-place="space-{space.key}"' in seen["sea"] + seen["fold"]
        assert box.rewards(space.rewards) in told


def test_pawns_stand_and_discs_lie_where_they_were_put() -> None:
    for match in play_on(table_of(4), every=15):
        table, seen = table_on(match), seen_by_all(match)
        pieces = pieces_on(seen["sea"] + seen["fold"])
        assert sorted(one for one in pieces if one.startswith("pawn-")) == sorted(
            f"pawn-{seat}" for seat, place in enumerate(table.pawns) if place >= 0
        )
        assert sum(one.startswith("disc-") for one in pieces) == sum(map(len, table.laid))


def test_the_boat_lies_at_its_stop_and_the_arbiter_on_its_arena() -> None:
    for match in play_on(table_of(3), every=25):
        sea = seen_by_all(match)["sea"]
        stop = sea.partition('data-piece="boat"')[0].rpartition('data-zone="stop-')[2].partition('"')[0]
        assert int(stop) == table_on(match).boat
        assert sea.count('data-piece="arbiter"') == 1


def test_every_spot_of_a_monster_is_shown_with_its_armour_and_hits() -> None:
    match = moment(4, lambda table: any(seat >= 0 for hits in table.hits for seat in hits))
    table, fold = table_on(match), seen_by_all(match)["fold"]
    spots = [spot for card in table.fold if card >= 0 for spot in PACK.monster(table.faces[card]).spots]

    assert len(re.findall(r'class="spot(?! none)[ "]', fold)) == len(spots)
    assert fold.count('class="armour"') == sum(spot.armour > 1 for spot in spots)
    assert fold.count("token-hit") == sum(seat >= 0 for hits in table.hits for seat in hits)


def test_the_champions_board_shows_everybody_at_their_position() -> None:
    for match in play_on(table_of(4), every=40):
        champions, table = seen_by_all(match)["champions"], table_on(match)
        for seat in range(table.seats):
            before = champions.partition(f'data-piece="rank-{seat}"')
            if before[1]:
                zone = before[0].rpartition('data-zone="position-')[2].partition('"')[0]
                assert int(zone) == table.ranking[seat]


def test_a_character_board_has_four_dials_and_every_die() -> None:
    match = play_until(table_of(3), "move", after=60)
    table, person = table_on(match), seen_by_all(match)["person-1"]
    owned = {kind for kind, number in enumerate(table.available[1]) if number}

    assert person.count('class="dial ') == len(TRAITS)
    assert all(f'data-place="available-1-{DICE[kind]}"' in person for kind in owned)


# Attempts


def test_before_a_roll_the_exact_odds_are_shown_for_each_choice_of_stretch_symbols() -> None:
    match = moment(3, lambda table: bool(table.at_stake and table.attempt) and max(table.showing) < 0)
    view = GAME.view(match.position.table, None)["attempt"]
    attempt = unescape(seen_by_all(match)["attempt"])

    assert view["odds"]["complete"]
    assert attempt.count("before abilities, tricks and dice you set") == 1, "what is not counted is said"
    for favourable, everything in view["odds"]["complete"]:
        assert chance((favourable, everything)) in attempt
    assert len(re.findall('class="odds-line[ "]', attempt)) == len(view["odds"]["complete"])


def test_before_a_roll_for_two_challenges_the_odds_of_both_together_are_shown() -> None:
    """TB-LEG-10."""
    match = moment(
        3, lambda table: len(table.at_stake) > 1 and bool(table.attempt) and max(table.showing) < 0,
        **{"legendary-serial": "on"},
    )  # fmt: skip
    odds = GAME.view(match.position.table, None)["attempt"]["odds"]
    attempt = unescape(seen_by_all(match)["attempt"])

    assert "both together" in attempt
    assert len(re.findall('class="odds-line[ "]', attempt)) == sum(map(len, odds["cards"])) + len(odds["both"])
    assert len(odds["both"]) == len(odds["cards"][0]) * len(odds["cards"][1])


def test_before_a_fight_every_uncovered_spot_tells_the_odds_of_hitting_it() -> None:
    match = moment(3, lambda table: table.opponent >= 0 and bool(table.attempt) and max(table.showing) < 0)
    odds = GAME.view(match.position.table, None)["attempt"]["odds"]["hit"]

    assert odds
    assert seen_by_all(match)["fold"].count("spot-chance") == len(odds)


def test_a_die_that_shows_something_else_is_a_new_face_so_that_it_rolls_into_sight() -> None:
    match = moment(3, lambda table: bool(table.attempt) and min(table.showing) > 0)
    dice = GAME.view(match.position.table, None)["attempt"]["dice"]
    attempt = seen_by_all(match)["attempt"]

    assert all(f'id="face-{number}-{die["kind"]}-{die["shows"]}"' in attempt for number, die in enumerate(dice))


@pytest.mark.parametrize(
    ("odds", "said"),
    [((0, 6), "0 %"), ((1, 1000), "<1 %"), ((2, 6), "33 %"), ((999, 1000), ">99 %"), ((6, 6), "100 %")],
)
def test_what_is_neither_sure_nor_impossible_never_looks_so(odds: tuple[int, int], said: str) -> None:
    assert chance(odds) == said


# What one sees


@EACH_WAY
def test_nobody_sees_a_foreign_hand_goal_nor_a_deck(way: Way) -> None:
    for match in play_on(way.match(), every=9):
        table = table_on(match)
        if match.over:
            continue
        secret = (*table.tricks, *table.packets, *table.character_decks, table.challenge_deck, table.trick_deck)
        hidden = {f"card-{card}" for zone in (*secret, table.market_deck, *table.drawn) for card in zone}
        shown = "".join(seen_by_all(match).values())
        assert not hidden & {*places_on(shown), *pieces_on(shown)}


def test_an_onlooker_has_no_hand() -> None:
    assert seen_by(play_until(table_of(3), "move"), None)["hand"] == ""


def test_a_secret_goal_counts_for_its_owner_alone() -> None:
    for match in play_on(table_of(3), every=20):
        table = match.position.table
        told = [GAME.view(table, viewer)["seats"][0]["points"] for viewer in (None, 1, 2)]
        assert len(set(told)) == 1
    assert GAME.view(table, None)["seats"][0]["points"] == GAME.standings(table)[0].score


def test_while_characters_are_chosen_all_of_them_are_shown() -> None:
    offer = seen_by_all(play_until(table_of(4), "choose-character"))["offer"]

    assert [place for place in places_on(offer) if place.startswith("character-")] == [
        f"character-{character.key}" for character in PACK.characters
    ]


def test_whoever_plays_alone_sees_the_rival_two_allies_and_the_schemes() -> None:
    seen = seen_by_all(play_until(table_of(1), "move"))

    assert "rival" in words_of(seen["glance-1"])
    assert "ally" in words_of(seen["glance-2"])
    assert seen["notices"].count('class="scheme"') == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_with_a_rival_has_a_heading_like_every_other(language: str) -> None:
    match = play_until(table_of(1), "move")
    chairs = chairs_of(match, game_voice(GAME, language))
    told = TidalBoard(game_voice(GAME, language)).ending(GAME.view(match.position.table, None), chairs)

    heading = unescape(told.partition('id="champions-title">')[2])
    assert heading[0].isupper()


def test_a_scheme_tells_what_its_cards_are_worth_and_when_it_hatches() -> None:
    match = moment(1, lambda table: any(table.schemes))
    table, told = table_on(match), words_of(seen_by_all(match)["notices"])

    for column in table.schemes:
        points = [PACK.challenges[table.faces[card]].halves[0].points for card in column]
        assert f"{sum(points)} of the 11 points" in told
        assert all(f"worth {one} point" in told for one in points)


def test_an_ally_shows_its_revealed_card_instead_of_dials() -> None:
    match = play_until(table_of(1), "move")
    seen, ally = seen_by_all(match), GAME.view(match.position.table, None)["seats"][2]
    card = board_of().box.name(ally["in_play"][0])

    assert card in words_of(seen["glance-2"])
    assert card in words_of(seen["person-2"])
    assert 'class="levels"' not in seen["glance-2"]
    assert 'class="dials"' not in seen["person-2"]


def test_announcements_lie_open() -> None:
    match = play_until(table_of(3, announcements="random"), "move")

    assert seen_by_all(match)["notices"].count('class="deed ') == len(table_on(match).announcements) == 3


# Options


@pytest.mark.parametrize(
    ("option", "place"),
    [
        ("space:workshop", "space-workshop"),
        ("island:fold", "island-fold"),
        ("challenge:7.1", "card-7"),
        ("buy:120", "card-120"),
        ("available:red-adept", "available-1-red-adept"),
        ("further:novice", "available-1-novice"),
        ("spent:novice", "spent-1-novice"),
        ("again:2", "die-2"),
        ("lose:0", "die-0"),
        ("hit:3", "hit-3"),
        ("trait:spirit", "trait-1-spirit"),
        ("arena:lamara", "arena-lamara"),
        ("slot:reef", "slot-reef"),
        ("ally:2", "seat-2"),
        ("shield:set", "shield-1"),
        ("complete:1", "complete-1"),
        ("draw", "challenge-deck"),
        ("use", "effect"),
        ("roll", None),
        ("end", None),
    ],
)
def test_the_place_of_an_option(option: str, place: str | None) -> None:
    assert board_of().place(option, 1) == place


def test_a_space_tells_what_it_gives_before_it_is_chosen() -> None:
    match = play_until(table_of(3), "move")

    assert board_of().note(GAME.view(match.position.table, 0), "space:workshop") == "2 shells"


def test_the_effect_of_an_island_is_told_where_it_may_be_used() -> None:
    match = play_until(table_of(3), "move")
    match.choose(match.position.asked().seat, "space:watchtower")
    assert "use" in [option.id for option in match.position.asked().options]

    assert board_of().note(GAME.view(match.position.table, 0), "use") == "draw a trick"


def test_whoever_may_discard_an_artifact_is_told_what_that_gives_and_no_more() -> None:
    """TB-SYN-02."""
    match = play_until(table_of(3), "move")
    seat, table = match.position.asked().seat, table_on(match)
    (card,) = table.in_play[seat]

    note = board_of().note(GAME.view(table, seat), f"artifact:{card}")

    assert note == Box(game_voice(GAME, "en")).rewards(PACK.character_card(table.faces[card]).discard)
    assert note


def test_whoever_may_buy_is_told_the_price_by_the_option_alone() -> None:
    match = play_until(table_of(3), "move")
    table = table_on(match)
    card = table.market[0]

    note = board_of().note(GAME.view(table, 0), f"buy:{card}")

    assert note
    assert "cost" not in note


def test_the_tour_ends_with_the_first_round() -> None:
    match = moment(3, lambda table: table.round == 2)

    assert not board_of().tour(GAME.view(match.position.table, 0))


def test_every_round_is_a_part_of_a_replay() -> None:
    moments = [
        board_of().milestone(GAME.view(match.position.table, None), len(match.played))
        for match in play_on(table_of(3))
        if not match.over and match.position.asked().key == "move"
    ]

    assert {one.part for one in moments} == {"", "Round 1", "Round 2", "Round 3", "Round 4"}
    assert {one.name.partition(", turn of ")[2] for one in moments} <= {"Axl", "Caiman", "Dust", "Eko"}
