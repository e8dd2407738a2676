"""TB-SOLO, TB-ALLY, TB-RIV: playing alone, with two allies and against the rival."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.tidal import GAME
from tablewright.games.tidal.faces import ARTIFACT, CARD, STRONG, TYPES, WEAK

from .sitting import Sitting, bare, challenge, monster, reward, ware

YOU, RIVAL, FIRST_ALLY, SECOND_ALLY = range(4)
OMENS = {
    "omen": challenge("f", arena="chronosseum", points=1),
    "sign": challenge("f", arena="droska", points=2),
    "token": challenge("f", arena="lamara", points=1),
}


def alone(
    phase: str, you: dict[str, Any] | None = None, positions: tuple[int, ...] = (0, 2, 1, 3), **data: Any
) -> Sitting:
    """A position of the solo game: Axl against Caiman, with Dust and Eko as allies."""
    others = data.pop("others", ({}, {}, {}))
    seats = [bare(**(you or {})), *others]
    seats = [{"ranking": position, **seat} for position, seat in zip(positions, seats, strict=True)]
    return Sitting(phase, players=1, seats=seats, **{"arbiter": "lamara", "cards": OMENS, **data})


def rival_reveals(*keys: str, **data: Any) -> Sitting:
    """The rival has taken its turn: these challenges were on top of the deck."""
    return alone("rival_turn_alone", active=RIVAL, challenge_deck=list(keys), **data)


def begun(seed: str = "alone", **settings: str) -> Sitting:
    """A solo game at the first move of the player."""
    agreed = {name.replace("_", "-"): value for name, value in settings.items()}
    return Sitting("prepare", players=1, seed=seed, settings=agreed).play_on(until="move")


def column(game: Sitting, arena: int) -> list[str]:
    """The keys of the challenges in a scheme column."""
    return [card["name"].partition("-")[2] for card in game.sees(None)["schemes"][arena]]


def turns(game: Sitting) -> list[int]:
    return [event["seat"] for event in game.told("turn-begins")]


# Set-up


@pytest.mark.rule("TB-SOLO-01", "TB-SOLO-05")
def test_two_allies_a_rival_and_empty_schemes_join_a_standard_table() -> None:
    game = Sitting("prepare", players=1, settings={"rival-character": "pick"}).play_on(until="seat_company")
    game.choose(YOU, game.options(YOU)[0]).play_on(until="move")
    seats = game.sees(None)["seats"]

    assert [seat["role"] for seat in seats] == ["player", "rival", "ally", "ally"]
    assert len({seat["character"] for seat in seats}) == 4
    for ally in (FIRST_ALLY, SECOND_ALLY):
        cards = (*game.table.character_decks[ally], *game.table.in_play[ally])
        own = game.table.content.deck_of(game.table.characters[ally])
        assert {game.table.faces[card] for card in cards} < set(own), "the cards of its own character"
    assert (len(game.lying("pool")), len(game.lying("market"))) == (4, 3)
    assert game.player(YOU)["challenges_held"] == 3


@pytest.mark.rule("TB-SOLO-02")
def test_your_own_character_is_set_up_as_in_other_games() -> None:
    """Shells and fruit are those of the difficulty (TB-SOLO-16)."""
    you = begun().player(YOU)
    several = Sitting("prepare", players=3).play_on(until="move")
    usual = next(one for one in map(several.player, range(3)) if one["character"] == you["character"])

    for part in ("traits", "available", "spent", "in_play", "deck", "challenges_held", "tricks_held", "ranking"):
        assert you[part] == usual[part], part
    assert you["challenges_held"] == 3
    assert sum(you["available"].values()) > 0


@pytest.mark.rule("TB-SOLO-02")
def test_there_are_no_goals_and_no_first_player_token() -> None:
    game = begun()

    assert game.player(YOU)["goals"] == []
    assert game.told("first-player") == []
    with pytest.raises(BadInput):
        GAME.agree(1, {"goals": "choose"})


@pytest.mark.rule("TB-SOLO-03", "TB-SOLO-11")
@pytest.mark.parametrize(("round", "discs"), [("first", 3), ("second", 4), ("third", 4), ("fourth", 5)])
def test_the_rival_has_a_special_disc_beside_its_own(round: str, discs: int) -> None:
    game = alone("choose_turn", round=round)

    assert game.sees(None)["seats"][RIVAL]["discs_left"] == discs
    assert game.player(YOU)["discs_left"] == discs - 1


@pytest.mark.rule("TB-SOLO-03")
def test_the_rivals_character_may_be_picked() -> None:
    game = Sitting("prepare", players=1, settings={"rival-character": "pick"}).play_on(until="seat_company")
    assert len(game.options(YOU)) == 3

    picked = game.options(YOU)[2]
    game.choose(YOU, picked)

    assert f"character:{game.sees(None)['seats'][RIVAL]['character']}" == picked


@pytest.mark.rule("TB-SOLO-04", "TB-SCHEME-01")
def test_five_scheme_effects_lie_face_down_and_the_columns_are_empty() -> None:
    game = Sitting("prepare", players=1)
    assert game.sees(None)["schemes"] == [[], [], []]

    game.play_on(until="move")

    assert game.sees(None)["decks"]["scheme_deck"] == 5
    assert not game.table.seen[YOU] & sum(1 << card for card in game.table.scheme_deck)


@pytest.mark.rule("TB-SOLO-06")
def test_an_ally_has_ten_cards_without_shields_and_the_top_one_is_revealed() -> None:
    game = begun()

    for ally in (FIRST_ALLY, SECOND_ALLY):
        deck, (revealed,) = game.table.character_decks[ally], game.table.in_play[ally]
        kinds = [game.table.content.character_card(game.table.faces[card]).kind for card in (*deck, revealed)]
        assert sorted(kinds) == [CARD] * 9 + [ARTIFACT]
        assert "name" in game.sees(YOU)["seats"][ally]["in_play"][0]
        assert not game.table.seen[YOU] & sum(1 << card for card in deck)
        assert game.sees(YOU)["seats"][ally]["place"] is None


@pytest.mark.rule("TB-SOLO-07", "TB-SOLO-16")
@pytest.mark.parametrize(("difficulty", "allies"), [("easy", [1, 3]), ("normal", [1, 3]), ("hard", [1, 5])])
def test_the_markers_start_apart(difficulty: str, allies: list[int]) -> None:
    game = begun(difficulty=difficulty)
    moved = sum(event["count"] for event in game.told("ranked") if event["seat"] == RIVAL)

    assert game.ranking(YOU) == 0
    assert game.sees(None)["seats"][RIVAL]["ranking"] - moved == 2
    assert [game.sees(None)["seats"][seat]["ranking"] for seat in (FIRST_ALLY, SECOND_ALLY)] == allies


@pytest.mark.rule("TB-SOLO-07")
def test_a_random_ally_stands_on_position_one() -> None:
    games = [begun(f"ally {number}") for number in range(30)]

    assert len({game.sees(None)["seats"][FIRST_ALLY]["character"] for game in games}) > 2


@pytest.mark.rule("TB-SOLO-08")
@pytest.mark.parametrize("number", range(3))
def test_a_first_game_uses_monsters_with_the_compass_only(number: int) -> None:
    table = begun(f"compass {number}").table
    cards = [card for card in (*table.monster_deck, *table.fold) if card >= 0]

    assert {TYPES[table.content.monster(table.faces[card]).type] for card in cards} == {"starting"}
    assert table.round == 1
    with pytest.raises(BadInput):
        GAME.agree(1, {"longer-game": "on"})


@pytest.mark.rule("TB-SOLO-09")
def test_palm_plaza_gives_two_fruit_only() -> None:
    game = alone("move")
    spaces = {space["space"]: space for island in game.sees(YOU)["islands"] for space in island["spaces"]}
    assert [gain["key"] for gain in spaces["palm-plaza"]["rewards"]] == ["reward-fruit"]

    game.choose(YOU, "space:palm-plaza")

    assert game.stock(YOU) == (2, 4)
    assert game.told("first-player") == []


@pytest.mark.rule("TB-SOLO-16")
@pytest.mark.parametrize(
    ("difficulty", "threshold", "stock", "weak"),
    [("easy", 12, (3, 3), 3), ("normal", 11, (2, 2), 2), ("hard", 10, (2, 2), 1)],
)
def test_the_difficulty_sets_stock_and_monsters(
    difficulty: str, threshold: int, stock: tuple[int, int], weak: int
) -> None:
    game = begun(difficulty=difficulty)
    table = game.table
    cards = [*table.monster_deck, table.fold[0]]
    strengths = [table.content.monster(table.faces[card]).strength for card in cards]

    assert game.stock(YOU) == stock
    assert strengths == [STRONG] * (4 - weak) + [WEAK] * weak
    assert table.content.difficulties[difficulty].threshold == threshold


@pytest.mark.rule("TB-SOLO-17")
def test_monsters_without_compass_may_join_but_not_many_limbed_ones() -> None:
    types = set()
    for number in range(20):
        table = begun(f"beasts {number}", monsters_void="on", monsters_hide="on").table
        types |= {TYPES[table.content.monster(table.faces[card]).type] for card in (*table.monster_deck, table.fold[0])}

    assert types == {"starting", "void", "hide"}
    with pytest.raises(BadInput):
        GAME.agree(1, {"monsters-limbs": "on"})


# Turns


@pytest.mark.rule("TB-SOLO-10", "TB-ALLY-08")
def test_rival_and_you_alternate_with_an_ally_turn_as_yours() -> None:
    game = alone("begin_round", positions=(3, 2, 1, 30))

    for choice in ("own", "own", "ally:2"):
        if game.asked(YOU) == "whose-turn":
            game.choose(YOU, choice)
        game.idle(until="choose_turn" if choice != "ally:2" else "move_monsters")

    assert turns(game)[:6] == [RIVAL, YOU] * 3
    assert [event["seat"] for event in game.told("ally-turn")] == [FIRST_ALLY]
    assert game.told("night-begins")


@pytest.mark.rule("TB-SOLO-10")
def test_a_rival_without_discs_is_skipped() -> None:
    game = alone("next_turn_alone", active=YOU, others=({"discs": ["island:citadel"] * 3}, {}, {}))

    assert turns(game) == [YOU]
    assert game.phase == "move"


@pytest.mark.rule("TB-SOLO-10")
def test_without_own_discs_the_rival_goes_on_and_the_day_ends_when_ally_turns_are_declined() -> None:
    out = ["island:citadel"] * 2
    game = alone("choose_turn", {"discs": out}, (5, 2, 1, 30), others=({"discs": ["island:citadel"] * 2}, {}, {}))
    assert game.options(YOU) == ["rest", "ally:2"]

    game.choose(YOU, "rest")

    assert turns(game) == [RIVAL]
    assert game.options(YOU) == ["rest", "ally:2"]
    game.choose(YOU, "rest")
    assert game.told("night-begins")


@pytest.mark.rule("TB-SOLO-11")
def test_in_a_full_game_the_rival_acts_sixteen_times() -> None:
    game = alone("begin_round").idle(until="the end")

    assert turns(game).count(RIVAL) == 3 + 4 + 4 + 5
    assert turns(game).count(YOU) == 2 + 3 + 3 + 4


# The end


@pytest.mark.rule("TB-SOLO-12")
def test_a_rival_on_the_last_position_ends_the_game_at_once() -> None:
    game = rival_reveals("token", positions=(7, 29, 1, 3))

    assert game.position.over
    assert game.told("night-begins") == []
    assert not game.result()[0].won


@pytest.mark.rule("TB-SOLO-12")
def test_a_player_on_the_last_position_ends_the_game_at_once() -> None:
    game = alone(
        "after_roll", {"place": "island:droska"}, (28, 2, 1, 3), cards={"duel": challenge("f", "s")}, arbiter="droska",
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * 2, "showing": ["focus", "spirit"]},
    )  # fmt: skip

    game.choose(YOU, "complete:1")

    assert game.position.over
    assert game.result()[0].won


@pytest.mark.rule("TB-SOLO-12")
def test_nothing_more_is_asked_once_a_bought_position_was_the_last() -> None:
    game = alone(
        "use_island", {"place": "island:droska", "fruit": 5, "shells": 1, "challenges": ["duel"]}, (29, 2, 1, 3),
        cards={"duel": challenge("f", "s")}, market=["praise-singer"], turn={"visited": "droska"},
    )  # fmt: skip

    game.choose(YOU, "buy:praise-singer")

    assert game.position.over
    assert game.result()[0].won


@pytest.mark.rule("TB-SOLO-12")
def test_an_ally_on_the_last_position_ends_nothing() -> None:
    assert not alone("next_turn_alone", positions=(7, 2, 1, 30)).position.over


@pytest.mark.rule("TB-SOLO-13", "TB-SOLO-18")
@pytest.mark.parametrize(("you", "won"), [(13, [True]), (12, [False]), (11, [False])])
def test_only_whoever_is_strictly_ahead_of_the_rival_wins(you: int, won: list[bool]) -> None:
    game = alone("end_alone", {"tokens": 9, "leads": 3}, (you, 12, 1, 3))

    (standing,) = game.result()
    assert [standing.won] == won
    assert standing.score == you - 12
    assert standing.details == {"position": you}


@pytest.mark.rule("TB-SOLO-14", "TB-SOLO-15")
@pytest.mark.parametrize(
    ("positions", "grade", "distances"),
    [
        ((15, 12, 14, 16), "victory", (3, [1, -1])),
        ((17, 12, 14, 16), "perfect", (5, [3, 1])),
        ((16, 12, 14, 16), "victory", (4, [2, 0])),
        ((11, 12, 1, 3), "defeat", (-1, [10, 8])),
    ],
)
def test_a_victory_behind_an_ally_is_not_perfect(
    positions: tuple[int, ...], grade: str, distances: tuple[int, list[int]]
) -> None:
    game = alone("end_alone", positions=positions)
    (event,) = game.told("solo-result")

    assert event["grade"] == grade
    assert (event["rival"], list(event["allies"])) == distances
    judged, measured = game.game.verdict(game.table)
    assert judged.arguments == {"grade": grade}
    assert measured.arguments == {"rival": distances[0], "allies": ", ".join(map(str, distances[1]))}
    assert [one.details["position"] for one in game.game.rivals(game.table)] == list(positions[1:])


@pytest.mark.rule("TB-SOLO-18")
def test_nobody_gets_a_leader_token() -> None:
    game = alone("return_pieces", positions=(9, 2, 1, 3))

    assert game.player(YOU)["leads"] == 0
    assert game.told("leader") == []


# Allies


@pytest.mark.rule("TB-ALLY-01")
def test_on_three_only_the_ally_on_three_can_be_used() -> None:
    game = alone("choose_turn", positions=(3, 2, 3, 5))

    assert game.options(YOU) == ["own", "ally:2"]


@pytest.mark.rule("TB-ALLY-01")
@pytest.mark.parametrize(("you", "offered"), [(2, []), (4, ["ally:2"]), (5, ["ally:2", "ally:3"])])
def test_an_ally_can_be_used_by_whoever_is_level_or_ahead(you: int, offered: list[str]) -> None:
    game = alone("choose_turn", positions=(you, 2, 3, 5))

    assert [option for option in game.options(YOU) if option.startswith("ally")] == offered


@pytest.mark.rule("TB-ALLY-02")
def test_an_ally_moves_without_a_disc_to_any_available_space() -> None:
    game = alone("choose_turn", {"discs": ["space:watchtower"]}, (3, 2, 1, 9))

    game.choose(YOU, "ally:2")
    assert game.rule_against(YOU, "space:watchtower") == "TB-TURN-04"
    game.choose(YOU, "space:palm-plaza")

    assert game.sees(None)["seats"][FIRST_ALLY]["place"] == "space:palm-plaza"
    assert game.player(YOU)["place"] is None
    assert game.player(YOU)["discs_left"] == 1


@pytest.mark.rule("TB-ALLY-03")
def test_you_gain_what_the_ally_finds() -> None:
    game = alone("choose_turn", positions=(3, 2, 1, 9))

    game.choose(YOU, "ally:2", "space:palm-plaza")

    assert game.stock(YOU) == (2, 4)
    assert game.sees(None)["seats"][FIRST_ALLY]["fruit"] == 0


@pytest.mark.rule("TB-ALLY-03")
def test_you_complete_your_own_challenge_through_the_ally() -> None:
    game = alone(
        "choose_turn", {"challenges": ["duel"], "levels": {"focus": 1}}, (3, 2, 1, 9),
        cards={**OMENS, "duel": challenge("f", arena="droska")}, own={"dice": {"novice": "f"}, "threat": [0, 0, 0]},
    )  # fmt: skip
    before = game.trait(YOU, "focus")

    game.choose(YOU, "ally:2", "island:droska", "skip", "challenge:duel", "available:novice", "roll", "complete:0")

    assert game.column(YOU, 0) == ["duel"]
    assert game.trait(YOU, "focus") == before + 1
    assert game.player(YOU)["spent"] == {"novice": 1}


@pytest.mark.rule("TB-ALLY-04")
@pytest.mark.parametrize(("whose", "spent"), [("ally:2", {"novice": 1}), ("own", {"novice": 2})])
def test_the_allys_revealed_card_is_in_force_in_its_turn_alone(whose: str, spent: dict[str, int]) -> None:
    # Crab Crossbow refreshes a die when the Fold is visited
    game = alone(
        "choose_turn", {"character": "axl", "available": {}, "spent": {"novice": 2}}, (3, 2, 1, 9),
        others=({"character": "dust"}, {"character": "caiman", "in_play": ["crab-crossbow"]}, {"character": "eko"}),
    )  # fmt: skip

    game.choose(YOU, whose, "island:fold")

    assert game.player(YOU)["spent"] == spent


@pytest.mark.rule("TB-ALLY-04")
def test_your_own_cards_are_in_force_in_an_ally_turn() -> None:
    game = alone(
        "choose_turn",
        {"character": "caiman", "in_play": ["crab-crossbow"], "available": {}, "spent": {"novice": 2}},
        (3, 2, 1, 9), others=({"character": "dust"}, {"character": "axl"}, {"character": "eko"}),
    )  # fmt: skip

    game.choose(YOU, "ally:2", "island:fold")

    assert game.player(YOU)["spent"] == {"novice": 1}


@pytest.mark.rule("TB-ALLY-04")
@pytest.mark.parametrize(
    ("own_place", "rival_place", "asked"),
    [
        ("island:lamara", "island:lamara", "after-roll"),  # the ally is alone, though you are not
        ("island:lamara", "island:droska", "threat"),  # the ally is not, though you are
    ],
)
def test_being_alone_refers_to_the_allys_pawn(own_place: str, rival_place: str, asked: str) -> None:
    # Crocodile Hide spares whoever is alone the threat die of the first roll (TB-CAI-06)
    game = alone(
        "roll_dice", {"character": "axl", "place": own_place}, (3, 2, 1, 9), actor=FIRST_ALLY,
        cards={"duel": challenge("ff")}, own={"threat": [1, 1, 1]},
        others=({"character": "dust", "place": rival_place},
                {"character": "caiman", "in_play": ["crocodile-hide"], "place": "island:droska"},
                {"character": "eko"}),
        turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"], "dice": ["novice", "novice"], "again": [0, 1]},
    )  # fmt: skip

    assert game.asked(YOU) == asked


@pytest.mark.rule("TB-ALLY-05", "TB-ALLY-06")
def test_an_allys_artifact_goes_under_its_deck_and_the_next_card_is_revealed_at_the_end() -> None:
    game = alone(
        "choose_turn", {"character": "axl", "levels": {"resilience": 2}}, (3, 2, 1, 9),
        others=({"character": "caiman"}, {"character": "dust", "in_play": ["scarab-compass"]}, {"character": "eko"}),
    )  # fmt: skip
    following = game.table.character_decks[FIRST_ALLY][-1]

    game.choose(YOU, "ally:2", "artifact:scarab-compass")

    assert game.stock(YOU)[0] == 4
    assert game.sees(None)["seats"][FIRST_ALLY]["in_play"] == []
    assert game.key(game.table.character_decks[FIRST_ALLY][0]) == "scarab-compass"
    game.choose(YOU, "island:citadel").idle(until="choose_turn")
    assert game.table.in_play[FIRST_ALLY] == (following,)
    assert len(game.table.character_decks[FIRST_ALLY]) == 9


@pytest.mark.rule("TB-ALLY-06")
def test_after_its_turn_the_ally_moves_three_forward_and_shows_another_card() -> None:
    game = alone("choose_turn", positions=(3, 2, 1, 9))
    shown, following = game.table.in_play[FIRST_ALLY][0], game.table.character_decks[FIRST_ALLY][-1]

    game.choose(YOU, "ally:2", "island:citadel").idle(until="choose_turn")

    assert game.sees(None)["seats"][FIRST_ALLY]["ranking"] == 4
    assert game.table.in_play[FIRST_ALLY] == (following,)
    assert game.table.character_decks[FIRST_ALLY][0] == shown
    assert "name" in game.sees(None)["seats"][FIRST_ALLY]["in_play"][0]


@pytest.mark.rule("TB-ALLY-07")
def test_a_used_ally_stays_until_the_night_and_blocks_its_space() -> None:
    game = alone("choose_turn", {"place": "space:palm-plaza"}, (9, 2, 1, 20),
                 others=({}, {"place": "space:watchtower"}, {}))  # fmt: skip

    assert game.phase == "move"  # the ally cannot be used again, so there is nothing to choose
    assert game.rule_against(YOU, "space:watchtower") == "TB-TURN-04"


@pytest.mark.rule("TB-ALLY-07", "TB-RIV-12")
def test_in_the_night_all_pawns_and_discs_return() -> None:
    game = alone(
        "return_pieces", {"place": "island:fold", "discs": ["island:fold"] * 2}, (9, 2, 1, 3),
        others=({"place": "island:citadel", "discs": ["island:citadel"] * 3}, {"place": "space:watchtower"}, {}),
    )  # fmt: skip

    seats = game.sees(None)["seats"]
    assert [seats[seat]["place"] for seat in (YOU, FIRST_ALLY)] == [None, None]
    assert seats[RIVAL]["discs_left"] == 3  # four discs in round 2, and one is laid at once
    assert len(seats[RIVAL]["discs"]) == 1
    assert game.options(YOU) == ["own", "ally:2", "ally:3"]


@pytest.mark.rule("TB-ALLY-08")
def test_ally_turns_may_come_before_and_between_own_turns_each_followed_by_the_rival() -> None:
    game = alone("choose_turn", positions=(9, 2, 1, 3))

    for choice, until in (("ally:3", "choose_turn"), ("own", "choose_turn"), ("ally:2", "move")):
        game.choose(YOU, choice, "island:citadel")
        game.idle(until=until)

    assert turns(game) == [*[YOU, RIVAL] * 3, YOU]
    assert [event["seat"] for event in game.told("ally-turn")] == [SECOND_ALLY, FIRST_ALLY]
    assert game.player(YOU)["discs_left"] == 1


@pytest.mark.rule("TB-ALLY-09")
def test_an_ally_turn_allows_another_trick() -> None:
    game = alone("move", {"tricks": ["shell-tide", "shell-tide"]}, (9, 2, 1, 3), others=(
        {"discs": ["island:citadel"] * 3}, {}, {}))  # fmt: skip
    game.choose(YOU, "trick:shell-tide")
    assert game.rule_against(YOU, "trick:shell-tide") == "TB-TURN-13"

    game.choose(YOU, "island:citadel").idle(until="choose_turn")
    game.choose(YOU, "ally:2", "trick:shell-tide")

    assert game.player(YOU)["tricks_held"] == 0


# The rival's turn


@pytest.mark.rule("TB-RIV-01")
def test_printed_example_the_tramps_challenge_leads_to_the_workshop() -> None:
    game = rival_reveals("tramps-challenge")

    assert game.sees(None)["seats"][RIVAL]["place"] == "space:workshop"
    assert game.sees(None)["seats"][RIVAL]["discs_left"] == 2


@pytest.mark.rule("TB-RIV-02", "TB-RIV-04")
def test_printed_example_four_points_on_an_island_with_three_spaces_lead_to_the_fold() -> None:
    game = rival_reveals("leap", cards={"leap": challenge("f", arena="droska", points=4)})

    assert game.sees(None)["seats"][RIVAL]["island"] == "fold"
    assert column(game, 0) == ["leap"]  # the column of its own arena all the same


@pytest.mark.rule("TB-RIV-02")
@pytest.mark.parametrize("you", [{"place": "space:watchtower"}, {"discs": ["space:watchtower"]}])
def test_a_taken_space_redirects_the_rival(you: dict[str, Any]) -> None:
    assert rival_reveals("omen", you=you).sees(None)["seats"][RIVAL]["island"] == "fold"


@pytest.mark.rule("TB-RIV-03")
def test_printed_example_on_the_workshop_beside_the_arbiter() -> None:
    game = rival_reveals("tramps-challenge", boat=1)

    assert game.sees(None)["boat"] == 2
    assert game.stock(YOU) == (2, 2)
    assert game.ranking(RIVAL) == 4


@pytest.mark.rule("TB-RIV-03")
def test_on_the_droska_ring_the_market_card_in_line_is_discarded() -> None:
    wares = {"top": ware(1), "middle": ware(1), "bottom": ware(1), "next": ware(1)}
    game = rival_reveals(
        "sign", "omen", own={"market": wares}, market=["top", "middle", "bottom"], market_deck=["next"]
    )

    assert game.lying("market") == ["top", "next", "bottom"]
    assert game.ranking(RIVAL) == 2


@pytest.mark.rule("TB-RIV-04")
def test_the_revealed_challenge_lies_open_in_the_column_of_its_arena() -> None:
    game = rival_reveals("token")

    assert [column(game, arena) for arena in range(3)] == [[], [], ["token"]]
    assert game.sees(None)["decks"]["challenge_discard"] == 0


@pytest.mark.rule("TB-RIV-05")
def test_on_the_chronosseum_without_the_arbiter_two_cards_are_added() -> None:
    game = rival_reveals("omen", "sign")

    assert [column(game, arena) for arena in range(3)] == [["sign"], ["omen"], []]
    assert game.sees(None)["seats"][RIVAL]["place"] == "space:watchtower"
    assert game.ranking(RIVAL) == 2


@pytest.mark.rule("TB-RIV-05")
def test_beside_the_arbiter_no_further_card_is_added() -> None:
    game = rival_reveals("omen", "sign", arbiter="chronosseum")

    assert [column(game, arena) for arena in range(3)] == [[], ["omen"], []]


@pytest.mark.rule("TB-RIV-06", "TB-SCHEME-02")
def test_printed_example_a_whole_turn_of_the_rival() -> None:
    game = rival_reveals("tramps-challenge", boat=1)

    assert game.sees(None)["seats"][RIVAL]["place"] == "space:workshop"
    assert (game.sees(None)["boat"], game.stock(YOU)) == (2, (2, 2))
    assert game.ranking(RIVAL) == 2 + 2
    assert [column(game, arena) for arena in range(3)] == [[], [], ["tramps-challenge"]]
    assert game.told("scheme-hatched") == []


TWO_BEASTS = {"near": monster("fsry"), "far": monster("fsry")}


@pytest.mark.rule("TB-RIV-07")
def test_printed_example_in_round_two_the_rival_places_two_hits() -> None:
    game = rival_reveals(
        "leap", cards={"leap": challenge("f", points=4)}, round="second", own={"monsters": TWO_BEASTS},
        fold={"edge": {"monster": "near"}},
    )  # fmt: skip

    assert game.sees(None)["fold"][0]["hits"].count(RIVAL) == 2


@pytest.mark.rule("TB-RIV-07")
@pytest.mark.parametrize("round", ["first", "second"])
def test_the_rival_hits_the_lowest_monster_as_often_as_the_round_says(round: str) -> None:
    game = rival_reveals(
        "leap", cards={"leap": challenge("f", points=4)}, round=round, own={"monsters": TWO_BEASTS},
        fold={"edge": {"monster": "near"}, "reef": {"monster": "far"}},
    )  # fmt: skip
    near, far = game.sees(None)["fold"]

    assert (near["hits"].count(RIVAL), far["hits"].count(RIVAL)) == (0, {"first": 1, "second": 2}[round])
    assert game.ranking(RIVAL) == 3


@pytest.mark.rule("TB-RIV-07")
def test_without_a_monster_the_rival_only_moves_forward() -> None:
    assert rival_reveals("leap", cards={"leap": challenge("f", points=4)}).ranking(RIVAL) == 3


@pytest.mark.rule("TB-RIV-08")
@pytest.mark.parametrize(("option", "covers"), [("column:left", [-1, RIVAL, -1]), ("column:right", [RIVAL, -1, -1])])
def test_a_spot_between_two_columns_counts_to_the_one_that_you_choose(option: str, covers: list[int]) -> None:
    spots = [
        {"trait": "focus", "row": 0, "column": 0, "centred": 1},
        {"trait": "spirit", "row": 1, "column": 1},
        {"trait": "synergy", "row": 2, "column": 0},
    ]
    game = rival_reveals(
        "leap", cards={"leap": challenge("f", points=4)}, own={"monsters": {"beast": {**monster(""), "spots": spots}}},
        fold={"edge": {"monster": "beast"}},
    )  # fmt: skip

    game.choose(YOU, option)

    assert game.sees(None)["fold"][0]["hits"] == covers


@pytest.mark.rule("TB-RIV-08")
@pytest.mark.parametrize(("round", "left"), [("second", 1), ("third", 0)])
def test_nobody_is_asked_for_a_column_that_changes_nothing(round: str, left: int) -> None:
    spots = [
        {"trait": "focus", "row": 0, "column": 0, "centred": 1},
        {"trait": "spirit", "row": 1, "column": 1},
        {"trait": "synergy", "row": 2, "column": 0},
    ]
    game = rival_reveals(
        "leap", cards={"leap": challenge("f", points=4)}, round=round,
        own={"monsters": {"beast": {**monster("", reward=[reward("shells")]), "spots": spots}}},
        fold={"edge": {"monster": "beast"}},
    )  # fmt: skip

    assert game.asked(YOU) != "which-column"
    assert len([one for one in game.sees(None)["fold"] if one is not None]) == left


@pytest.mark.rule("TB-RIV-08")
def test_rightmost_columns_come_first_from_top_to_bottom() -> None:
    places = [(0, 0), (1, 0), (0, 1), (1, 1)]
    spots = [{"trait": "focus", "row": row, "column": column} for row, column in places]
    game = rival_reveals(
        "leap", cards={"leap": challenge("f", points=4)}, own={"monsters": {"beast": {**monster(""), "spots": spots}}},
        fold={"edge": {"monster": "beast"}}, round="third",
    )  # fmt: skip

    assert game.sees(None)["fold"][0]["hits"] == [RIVAL, -1, RIVAL, RIVAL]


@pytest.mark.rule("TB-RIV-09")
def test_the_last_token_with_two_against_three_gives_the_kill_bonus_alone() -> None:
    beast = monster("ffsss", kill=[[reward("fruit", 5)]], reward=[reward("shells", 4)])
    game = alone(
        "strike", {"place": "island:fold"}, (5, 2, 9, 9), own={"monsters": {"beast": beast}},
        fold={"edge": {"monster": "beast", "hits": {"0": YOU, "2": RIVAL, "3": RIVAL, "4": RIVAL}}},
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"]},
    )  # fmt: skip

    game.choose(YOU, "hit:1")

    assert game.stock(YOU) == (2, 7)  # the kill bonus, no reward
    assert game.ranking(YOU) == 4


@pytest.mark.rule("TB-RIV-09")
@pytest.mark.parametrize(("tokens", "stock", "you"), [("00", (6, 2), 5), ("0", (6, 2), 5), ("", (2, 2), 4)])
def test_a_monster_killed_by_the_rival_moves_it_once_more(tokens: str, stock: tuple[int, int], you: int) -> None:
    beast = monster("f" * (len(tokens) + 1), kill=[[reward("fruit", 5)]], reward=[reward("shells", 4)])
    game = rival_reveals(
        "leap", cards={"leap": challenge("f", points=4)}, positions=(5, 2, 9, 9), own={"monsters": {"beast": beast}},
        fold={"edge": {"monster": "beast", "hits": {str(spot): YOU for spot in range(len(tokens))}}},
    )  # fmt: skip

    assert game.ranking(RIVAL) == 4
    assert game.stock(YOU) == stock
    assert game.ranking(YOU) == you


@pytest.mark.rule("TB-RIV-09")
@pytest.mark.parametrize(("rivals", "stock", "position"), [(0, (6, 7), 5), (2, (6, 7), 5), (3, (2, 7), 4)])
def test_your_own_kill_gives_the_reward_if_you_have_as_many_tokens_as_the_rival(
    rivals: int, stock: tuple[int, int], position: int
) -> None:
    """The box, not the text beside it. The kill bonus is yours in any case."""
    beast = monster("ff" + "s" * rivals, kill=[[reward("fruit", 5)]], reward=[reward("shells", 4)])
    hits = {"0": YOU, **{str(2 + spot): RIVAL for spot in range(rivals)}}
    game = alone(
        "strike", {"place": "island:fold"}, (5, 2, 9, 9), own={"monsters": {"beast": beast}},
        fold={"edge": {"monster": "beast", "hits": hits}}, turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"]},
    )  # fmt: skip

    game.choose(YOU, "hit:1")

    assert (game.stock(YOU), game.ranking(YOU)) == (stock, position)


@pytest.mark.rule("TB-RIV-10")
def test_printed_example_the_huge_witchbristle_invades_with_one_token_of_yours_against_three() -> None:
    """A fifth spot is free: the monster lives."""
    hits = {"0": YOU, "1": RIVAL, "2": RIVAL, "3": RIVAL}
    game = alone("nightfall", {"shells": 9}, own={"invasion": ["edge"]},
                 fold={"edge": {"monster": "huge-witchbristle", "hits": hits}})  # fmt: skip
    assert game.stock(YOU)[0] == 8

    even = alone("nightfall", {"shells": 9}, own={"invasion": ["edge"]},
                 fold={"edge": {"monster": "huge-witchbristle", "hits": {"0": YOU, "1": RIVAL}}})  # fmt: skip
    assert even.stock(YOU)[0] == 9


@pytest.mark.rule("TB-RIV-10")
@pytest.mark.parametrize(
    ("hits", "position"), [({}, 4), ({"0": YOU}, 5), ({"0": YOU, "1": RIVAL}, 5), ({"0": YOU, "1": 1, "2": 1}, 4)]
)
def test_an_escape_costs_a_position_without_enough_tokens(hits: dict[str, int], position: int) -> None:
    game = alone("move_monsters", positions=(5, 2, 1, 3), own={"monsters": TWO_BEASTS},
                 fold={"reef": {"monster": "far", "hits": hits}})  # fmt: skip

    assert game.ranking(YOU) == position


@pytest.mark.rule("TB-RIV-11")
@pytest.mark.parametrize(("rival_place", "position"), [("island:droska", 4), ("island:lamara", 5)])
def test_an_ally_turn_outshines_the_rival_on_the_allys_island(rival_place: str, position: int) -> None:
    out = ["island:citadel"] * 3
    game = alone(
        "after_roll", {"place": "island:lamara"}, (3, 5, 1, 9), actor=FIRST_ALLY, arbiter="chronosseum",
        cards={"duel": challenge("f", "s")},
        others=({"place": rival_place, "discs": out}, {"place": "island:droska"}, {}),
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * 2, "showing": ["focus", "spirit"]},
    )  # fmt: skip

    game.choose(YOU, "complete:1")

    assert game.ranking(RIVAL) == position


@pytest.mark.rule("TB-RIV-12")
def test_the_rival_receives_its_extra_discs_like_a_player() -> None:
    game = alone("begin_round").idle(until="the end")
    rounds: list[int] = []
    for event in game.journal:
        if event.key == "round-begins":
            rounds.append(0)
        elif event.key == "turn-begins" and event.arguments["seat"] == RIVAL:
            rounds[-1] += 1

    assert rounds == [3, 4, 4, 5]
