"""The solo game: how the Automa is set up, what it drafts and gains, how it decides, and how it scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.games.destiny.symbols import LEFT, RED, SYMBOLS
from tablewright.games.path import GAME
from tablewright.games.path.content import AutomaBoard, Habit
from tablewright.games.path.reading import original_pack
from tablewright.games.path.vocabulary import (
    ActiveSymbols,
    DecidesFate,
    Draw,
    Experience,
    LoseExperience,
    Nothing,
    Points,
    Reward,
    Symbols,
    TakesColour,
    TakesEffect,
    TakesSymbol,
    ThrowsSide,
    Trigger,
)

from ..destiny.cards import card, lose_one, symbols_of, two_symbols
from ..destiny.matches import look
from .matches import table_of
from .sitting import Sitting
from .tale import Tale

PLAYER, AUTOMA = 0, 1
STORIES = ("edge", "striga", "evil")
LEFT_WINS = ("left", "left", "right")
SEEDS = [f"signpost {number}" for number in range(12)]
PACK = original_pack()
CHARACTERS = [character.key for character in PACK.characters]
COMBAT, MAGIC = SYMBOLS.index("combat"), SYMBOLS.index("magic")
BLANK = {f"blank-{number}": card("yellow") for number in range(8)}


def habit(trigger: Trigger, reward: Reward) -> Habit:
    return Habit("habit", trigger, reward)


IDLE = habit(DecidesFate(), Nothing())


def solo(
    phase: str,
    player: Mapping[str, Any] | None = None,
    automa: Mapping[str, Any] | None = None,
    *,
    proficient: str = "ed",
    first: Habit = IDLE,
    second: Habit = IDLE,
    content: Mapping[str, Any] | None = None,
    **more: Any,
) -> Tale:
    """A solo position whose Automa has a board of the test's own; in chapter I, combat and magic are active."""
    board = AutomaBoard(tuple(SYMBOLS.index(name) for name in symbols_of(proficient)), (first, second))
    seats = [dict(player or {}), dict(automa or {})]
    own = {"automas": (board,) * len(CHARACTERS), **(content or {})}
    return Tale(phase, players=1, seats=seats, content=own, **more)


def sides(sitting: Sitting) -> list[str]:
    """How the signpost fell, throw by throw."""
    return [told["side"] for told in sitting.told("signpost")]


def thrown(sitting: Sitting) -> dict[str, int]:
    """The tokens that all throws so far give, by the symbols that are active now."""
    left, right = sitting.sees(None)["active"]
    return dict(Counter({"left": left, "right": right}[side] for side in sides(sitting)))


def rows_with(*counts: int) -> tuple[dict[str, Any], list[list[str]]]:
    """Cards and pool rows with so many active symbols (of combat and magic) in each row."""
    symbols = {0: ("ed", "e"), 1: ("ed", "c"), 2: ("e", "cm"), 3: ("cm", "me"), 4: ("cc", "mm")}
    cards: dict[str, Any] = {}
    for row, count in enumerate(counts, start=1):
        left, right = symbols[count]
        cards |= {f"row-{row}-left": card("red", left), f"row-{row}-right": card("blue", right)}
    return cards, [[f"row-{row}-left", f"row-{row}-right"] for row in range(1, len(counts) + 1)]


def drafting(*counts: int, initiative: list[int], **more: Any) -> Tale:
    """The first draft of a game, from rows with so many active symbols."""
    cards, pool = rows_with(*counts)
    return solo("draft", cards=BLANK | cards, pool=pool, initiative=initiative, **more)


def chapter_ended(
    player: Mapping[str, Any], automa: Mapping[str, Any], turn: int = 3, fates: Sequence[str] = LEFT_WINS, **more: Any
) -> Tale:
    """The last turn of a chapter has just ended, by default with the left symbol dominant."""
    return solo("end_turn", player, automa, turn=turn, fates=list(fates), **more)


def scored(player: Mapping[str, Any], automa: Mapping[str, Any], **more: Any) -> Tale:
    """Final scoring; the player has no cards in hand unless it is written."""
    return solo("final_scoring", {"hand": [], **player}, automa, **more)


def begun(seed: str, story: str = "edge", **settings: str) -> Match:
    """A new solo game, played up to the first question after the characters are chosen."""
    match = Match(GAME, 1, {"story": story, **settings}, seed)
    match.choose(PLAYER, match.position.open()[PLAYER].options[0].id)
    return match


def begun_by_the_player(story: str = "edge", **settings: str) -> Match:
    """A new solo game in which the Automa has not drafted yet."""
    games = (begun(seed, story, **settings) for seed in SEEDS)
    return next(match for match in games if look(match)["initiative"][0] == PLAYER)


def seat_of(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = look(match, seat)["seats"][seat]
    return found


# Setting up


@pytest.mark.rule("POD-SOLO-01")
@pytest.mark.parametrize("story", STORIES)
def test_every_story_can_be_played_alone_to_its_end_against_one_automa(story: str) -> None:
    match = begun("alone", story)
    while not match.over:
        seat, question = next(iter(match.position.open().items()))
        assert seat == PLAYER
        match.choose(seat, question.options[0].id)

    assert [one["automa"] for one in look(match)["seats"]] == [False, True]
    assert look(match)["turns_done"] == 9
    assert match.log(None)[-1].key == "story-ends"


@pytest.mark.rule("POD-SOLO-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_more_players_there_is_no_automa(players: int) -> None:
    sitting = Sitting("draft_pair", players=players)

    assert [one["automa"] for one in sitting.sees(None)["seats"]] == [False] * players


@pytest.mark.rule("POD-SOLO-02")
@pytest.mark.parametrize("story", ["edge", "striga"])
def test_the_mat_is_set_up_as_for_two_with_four_rows_and_the_token_at_the_fourth(story: str) -> None:
    alone = look(begun_by_the_player(story))["pool"]
    two = Sitting("draft_pair", players=2, settings={"story": story}).sees(None)["pool"]

    assert [(len(row["cards"]), row["bonus_experience"]) for row in alone] == [(2, False)] * 3 + [(2, True)]
    assert [row["bonus_experience"] for row in alone] == [row["bonus_experience"] for row in two]


@pytest.mark.rule("POD-SOLO-02")
def test_in_striga_the_solo_missions_take_the_place_of_those_with_one_symbol() -> None:
    table = table_of(begun("alone", "striga"))

    missions = [table.content.mission(table.faces[mission]) for mission in table.missions]
    assert [(mission.kind, mission.solo) for mission in missions] == [
        ("A", True),
        ("B", True),
        ("C", False),
        ("D", False),
    ]


@pytest.mark.rule("POD-SOLO-03")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_player_chooses_one_of_two_characters_and_sets_it_up_like_anybody(seed: str) -> None:
    match = Match(GAME, 1, {}, seed)
    question = match.position.open()[PLAYER]
    assert (question.key, len(question.options)) == ("choose-character", 2)
    chosen = question.options[1].id
    match.choose(PLAYER, chosen)

    mine = seat_of(match, PLAYER)
    character = CHARACTERS.index(mine["character"])
    assert chosen == f"character:{mine['character']}"
    starting = [PACK.cards[face].key for face in PACK.starting_cards(character)]
    assert [one["key"] for one in mine["hand"]] == starting
    assert (mine["experience"], mine["golden_marker"], mine["points"]) == (0, None, 0)
    assert [one["state"] for one in mine["abilities"]] == ["active", "locked", "locked", "locked"]


@pytest.mark.rule("POD-SOLO-04")
def test_by_default_the_automa_is_any_character_but_the_players() -> None:
    pairs = {tuple(one["character"] for one in look(begun(f"pair {number}"))["seats"]) for number in range(60)}

    assert all(player != automa for player, automa in pairs)
    assert {automa for _, automa in pairs} == set(CHARACTERS)
    assert len(pairs) > len(CHARACTERS)


@pytest.mark.rule("POD-SOLO-04")
def test_by_agreement_the_player_picks_the_automa_among_the_other_four() -> None:
    match = begun("pick", automa="pick")
    mine = seat_of(match, PLAYER)["character"]

    question = match.position.open()[PLAYER]
    options = [option.id for option in question.options]
    assert question.key == "choose-automa"
    assert sorted(options) == sorted(f"character:{key}" for key in CHARACTERS if key != mine)
    match.choose(PLAYER, options[-1])

    assert f"character:{seat_of(match, AUTOMA)['character']}" == options[-1]


@pytest.mark.rule("POD-SOLO-05")
@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_both_markers_start_in_the_storys_order(story: str, seed: str) -> None:
    match = begun(seed, story)
    order = [CHARACTERS[number] for number in PACK.stories[story].initiative]
    characters = [one["character"] for one in look(match)["seats"]]

    expected = sorted((PLAYER, AUTOMA), key=lambda seat: order.index(characters[seat]))
    assert look(match)["initiative"] == expected


@pytest.mark.rule("POD-SOLO-05")
def test_the_automas_golden_marker_and_its_scoring_token_start_like_a_players() -> None:
    automa, player = (seat_of(begun_by_the_player(difficulty="1"), seat) for seat in (AUTOMA, PLAYER))

    for one in (automa, player):
        assert (one["standard_marker"], one["golden_marker"], one["points"]) == (0, None, 0)


@pytest.mark.rule("POD-SOLO-06")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_automa_has_no_hand_no_starting_cards_no_side_quest_and_no_ability_markers(seed: str) -> None:
    match = begun(seed)
    automa, table = seat_of(match, AUTOMA), table_of(match)

    assert (automa["hand_size"], automa["abilities"], automa["quest"]) == (0, [], None)
    starting = set(PACK.starting_cards(CHARACTERS.index(automa["character"])))
    zones = [table.deck, table.discard, *table.pool, *table.hands, *table.timelines]
    assert not starting & {table.faces[number] for zone in zones for number in zone}


# Difficulty


@pytest.mark.rule("POD-SOLO-07", "POD-SOLO-08")
@pytest.mark.parametrize(("level", "field"), [("1", 0), ("2", 2), ("3", 4), ("4", 6), ("5", 8)])
def test_the_chosen_level_decides_where_the_automas_marker_starts(level: str, field: int) -> None:
    match = begun_by_the_player(difficulty=level)

    assert seat_of(match, AUTOMA)["standard_marker"] == field
    assert seat_of(match, PLAYER)["standard_marker"] == 0


@pytest.mark.rule("POD-SOLO-07")
def test_there_are_five_levels_and_only_a_single_player_chooses_one() -> None:
    for level in ("0", "6"):
        with pytest.raises(BadInput, match="difficulty"):
            Match(GAME, 1, {"difficulty": level}, "levels")
    with pytest.raises(BadInput, match="difficulty"):
        Match(GAME, 2, {"difficulty": "1"}, "levels")


@pytest.mark.rule("POD-SOLO-08")
def test_on_level_five_the_marker_stands_above_ability_two_and_the_golden_one_on_field_0() -> None:
    automa = seat_of(begun_by_the_player(difficulty="5"), AUTOMA)

    assert [one["state"] for one in automa["habits"]] == ["active", "active"]
    assert (automa["standard_marker"], automa["golden_marker"]) == (8, 0)


@pytest.mark.rule("POD-SOLO-08")
@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_on_easier_levels_the_second_ability_is_not_active_from_the_start(level: str) -> None:
    automa = seat_of(begun_by_the_player(difficulty=level), AUTOMA)

    assert [one["state"] for one in automa["habits"]] == ["active", "locked"]
    assert automa["golden_marker"] is None


# The start of a chapter


@pytest.mark.rule("POD-SOLO-09")
@pytest.mark.parametrize(("turn", "throws"), [(1, 1), (4, 2), (7, 3)])
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_chapter_starts_with_one_two_or_three_throws_each_for_a_token(turn: int, throws: int, seed: str) -> None:
    proficient = "cm" if turn == 4 else "ed"  # neither of them is active

    sitting = solo("start_chapter", turn=turn, seed=seed, proficient=proficient)

    assert len(sides(sitting)) == throws
    assert sitting.tokens(AUTOMA) == thrown(sitting)
    assert sitting.tokens(PLAYER) == {}


@pytest.mark.rule("POD-SOLO-09")
def test_in_chapter_two_throws_of_left_and_right_give_one_token_of_each_active_symbol() -> None:
    games = (solo("start_chapter", turn=4, seed=seed, proficient="cm") for seed in SEEDS)

    sitting = next(one for one in games if sides(one) == ["left", "right"])

    assert sitting.sees(None)["active"] == ["diplomacy", "exploration"]
    assert sitting.tokens(AUTOMA) == {"diplomacy": 1, "exploration": 1}


@pytest.mark.rule("POD-SOLO-10")
def test_one_side_of_the_signpost_means_the_left_symbol_and_the_other_the_right_one() -> None:
    seen = {}
    for seed in SEEDS:
        sitting = solo("start_chapter", seed=seed)
        (side,) = sides(sitting)
        seen[side] = sitting.tokens(AUTOMA)

    assert seen == {"left": {"combat": 1}, "right": {"magic": 1}}


@pytest.mark.rule("POD-SOLO-11")
def test_an_automa_of_magic_and_combat_gets_one_magic_token_when_magic_and_exploration_are_active() -> None:
    """In Lesser Evil, exploration and magic are active on the right branch of chapter II."""
    board = AutomaBoard((MAGIC, COMBAT), (IDLE, IDLE))
    content = {"automas": (board,) * len(CHARACTERS)}
    sitting = Sitting("start_chapter", players=1, turn=4, page=6, settings={"story": "evil"}, content=content)

    assert sorted(sitting.sees(None)["active"]) == ["exploration", "magic"]
    assert Counter(sitting.tokens(AUTOMA)) - Counter(thrown(sitting)) == {"magic": 1}


@pytest.mark.rule("POD-SOLO-11")
@pytest.mark.parametrize(
    ("turn", "proficient", "gained"),
    [
        (1, "cm", {"combat": 1, "magic": 1}),
        (1, "ed", {}),
        (1, "me", {"magic": 1}),
        (4, "cd", {"diplomacy": 1}),
        (7, "mc", {"combat": 1, "magic": 1}),
    ],
)
def test_each_proficient_symbol_that_is_active_gives_one_token(
    turn: int, proficient: str, gained: dict[str, int]
) -> None:
    sitting = solo("start_chapter", turn=turn, proficient=proficient)

    assert Counter(sitting.tokens(AUTOMA)) - Counter(thrown(sitting)) == gained


@pytest.mark.rule("POD-SOLO-11")
def test_every_original_board_has_two_different_symbols() -> None:
    assert [len(set(board.proficient)) for board in PACK.automas] == [2] * len(CHARACTERS)


# Its abilities


@pytest.mark.rule("POD-SOLO-12")
@pytest.mark.parametrize(
    ("trigger", "times"), [(TakesColour(RED), 1), (TakesSymbol(MAGIC), 2), (TakesSymbol(COMBAT), 1), (TakesEffect(), 0)]
)
def test_an_ability_works_once_for_each_time_its_condition_is_met_by_a_pair_of_cards(
    trigger: Trigger, times: int
) -> None:
    """The row that it takes shows combat and magic on a red card, magic and exploration on a blue one."""
    sitting = drafting(3, 0, 0, 0, initiative=[AUTOMA, PLAYER], first=habit(trigger, Experience(1)))

    assert sitting.experience(AUTOMA) == times


@pytest.mark.rule("POD-SOLO-12")
def test_both_abilities_are_used_every_time_with_no_limit() -> None:
    """It places the fate token in each turn of the chapter: nothing disturbs its lead on the left side."""
    habits = habit(DecidesFate(), Points(1)), habit(DecidesFate(), Points(10))
    automa = {"experience": 8, "tokens": {"combat": 40}}
    sitting = solo("draft", {}, automa, first=habits[0], second=habits[1]).play_on(until="prepare_timelines")

    assert [told["side"] for told in sitting.told("fate-placed")] == ["left"] * 3
    assert sitting.player(AUTOMA)["points_by_source"]["story"] == 3 * 11


@pytest.mark.rule("POD-SOLO-12")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_an_ability_of_the_signpost_works_when_it_falls_on_its_side_in_a_turn(seed: str) -> None:
    sitting = solo("after_playing", seed=seed, first=habit(ThrowsSide(LEFT), Experience(1)))

    assert sitting.experience(AUTOMA) == (sides(sitting) == ["left"])


@pytest.mark.rule("POD-SOLO-13")
@pytest.mark.parametrize("character", range(5), ids=CHARACTERS)
def test_the_first_ability_of_every_automa_gives_experience_and_is_active_from_the_start(character: int) -> None:
    assert isinstance(PACK.automas[character].habits[0].reward, Experience)
    sitting = Sitting(
        "draft_pair", players=1, seats=[{"character": CHARACTERS[character - 1]}, {"character": CHARACTERS[character]}]
    )

    assert sitting.player(AUTOMA)["habits"][0]["state"] == "active"


@pytest.mark.rule("POD-SOLO-13", "POD-SOLO-14")
@pytest.mark.parametrize(("experience", "points"), [(0, 0), (7, 0), (8, 1), (20, 1)])
def test_only_the_first_ability_works_below_8_experience(experience: int, points: int) -> None:
    automa = {"experience": experience, "tokens": {"combat": 1}}
    reward = habit(DecidesFate(), Symbols(MAGIC, 1))

    sitting = solo("place_fate", {}, automa, first=reward, second=habit(DecidesFate(), Points(1)))

    assert sitting.tokens(AUTOMA) == {"combat": 1, "magic": 1}
    assert sitting.points(AUTOMA) == points


@pytest.mark.rule("POD-SOLO-14")
def test_with_the_marker_on_6_four_experience_unlock_ability_two_and_put_the_golden_marker_on_2() -> None:
    automa = {"experience": 6, "tokens": {"combat": 1}}
    sitting = solo("place_fate", {}, automa, first=habit(DecidesFate(), Experience(4)))

    seen = sitting.player(AUTOMA)
    assert [one["state"] for one in seen["habits"]] == ["active", "active"]
    assert (seen["standard_marker"], seen["golden_marker"]) == (8, 2)
    assert sitting.told("automa-unlocked") == [{"seat": AUTOMA}]


@pytest.mark.rule("POD-SOLO-14")
@pytest.mark.parametrize(
    ("before", "standard", "golden"), [(6, 7, None), (7, 8, 0), (8, 8, 1), (27, 8, 20), (28, 8, 20)]
)
def test_one_experience_moves_the_marker_that_is_in_use_and_the_golden_one_stops_at_20(
    before: int, standard: int, golden: int | None
) -> None:
    automa = {"experience": before, "tokens": {"combat": 1}}
    sitting = solo("place_fate", {}, automa, first=habit(DecidesFate(), Experience(1)))

    seen = sitting.player(AUTOMA)
    assert (seen["standard_marker"], seen["golden_marker"]) == (standard, golden)
    assert len(sitting.told("automa-unlocked")) == (before == 7)


# Drafting


@pytest.mark.rule("POD-SOLO-15")
def test_first_in_initiative_the_automa_drafts_before_the_player_chooses() -> None:
    sitting = drafting(0, 3, 0, 1, initiative=[AUTOMA, PLAYER])

    assert sitting.asked(PLAYER) == "draft"
    assert [row["marker"] for row in sitting.sees(PLAYER)["pool"]] == [-1, AUTOMA, -1, -1]
    assert sitting.rule_against(PLAYER, "row:2") == "POD-DRAFT-06"


@pytest.mark.rule("POD-SOLO-15")
def test_second_in_initiative_the_automa_drafts_after_the_player() -> None:
    sitting = drafting(0, 3, 0, 1, initiative=[PLAYER, AUTOMA])
    assert sitting.timeline(AUTOMA) == []

    sitting.choose(PLAYER, "row:3")

    assert sitting.timeline(AUTOMA) == ["row-2-left", "row-2-right"]
    assert sitting.sees(None)["initiative"] == [AUTOMA, PLAYER]


@pytest.mark.rule("POD-SOLO-16")
def test_printed_example_of_magic_and_exploration_the_second_row_has_most() -> None:
    cards = {
        "one-left": card("red", "mc"), "one-right": card("red", "d"),
        "two-left": card("red", "me"), "two-right": card("red", "e"),
        "three-left": card("red", "cd"), "three-right": card("red", "mm"),
    }  # fmt: skip
    pool = [[f"{row}-left", f"{row}-right"] for row in ("one", "two", "three")] + [["blank-0", "blank-1"]]

    sitting = solo(
        "draft_pair", cards=BLANK | cards, pool=pool, active=["magic", "exploration"], initiative=[AUTOMA, PLAYER]
    )

    assert sitting.timeline(AUTOMA) == ["two-left", "two-right"]


@pytest.mark.rule("POD-SOLO-16")
@pytest.mark.parametrize(
    ("counts", "row"), [((1, 3, 2, 0), 2), ((4, 3, 3, 3), 1), ((0, 1, 2, 3), 4), ((2, 2, 3, 2), 3)]
)
def test_the_automa_takes_the_row_whose_two_cards_show_most_active_symbols(counts: tuple[int, ...], row: int) -> None:
    sitting = drafting(*counts, initiative=[AUTOMA, PLAYER])

    assert sitting.timeline(AUTOMA) == [f"row-{row}-left", f"row-{row}-right"]
    assert sitting.pool()[row - 1] == []


@pytest.mark.rule("POD-SOLO-16")
def test_an_effect_does_not_attract_the_automa() -> None:
    rich = card("red", "c", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    cards = BLANK | {"rich": rich, "poor": card("blue", "c"), "more": card("blue", "m")}
    pool = [["rich", "blank-0"], ["poor", "more"], ["blank-1", "blank-2"], ["blank-3", "blank-4"]]

    sitting = solo("draft_pair", cards=cards, pool=pool, initiative=[AUTOMA, PLAYER])

    assert sitting.timeline(AUTOMA) == ["poor", "more"]


@pytest.mark.rule("POD-SOLO-17")
@pytest.mark.parametrize(("counts", "row"), [((2, 1, 0, 2), 1), ((0, 3, 3, 1), 2), ((1, 2, 4, 4), 3)])
def test_printed_example_of_two_rows_with_the_same_number_the_higher_one_is_taken(
    counts: tuple[int, ...], row: int
) -> None:
    sitting = drafting(*counts, initiative=[AUTOMA, PLAYER])

    assert sitting.timeline(AUTOMA) == [f"row-{row}-left", f"row-{row}-right"]


@pytest.mark.rule("POD-SOLO-18")
def test_without_an_active_symbol_in_the_pool_the_automa_draws_the_top_two_cards_of_the_deck() -> None:
    deck = ["blank-1", "blank-2", "blank-3"]
    sitting = drafting(0, 0, 0, 0, initiative=[PLAYER, AUTOMA], deck=deck)

    sitting.choose(PLAYER, "row:1")

    assert sitting.timeline(AUTOMA) == ["blank-1", "blank-2"]
    assert [len(row) for row in sitting.pool()] == [0, 2, 2, 2]
    assert sitting.sees(None)["initiative"] == [AUTOMA, PLAYER]


@pytest.mark.rule("POD-SOLO-18")
def test_a_single_active_symbol_in_the_last_row_keeps_the_automa_from_the_deck() -> None:
    sitting = drafting(0, 0, 0, 1, initiative=[AUTOMA, PLAYER])

    assert sitting.timeline(AUTOMA) == ["row-4-left", "row-4-right"]
    assert sitting.sees(None)["deck_markers"] == []


@pytest.mark.rule("POD-SOLO-18")
def test_the_automas_marker_goes_to_the_deck_space() -> None:
    sitting = drafting(0, 0, 0, 0, initiative=[AUTOMA, PLAYER])

    assert sitting.sees(None)["deck_markers"] == [AUTOMA]
    assert [row["marker"] for row in sitting.sees(None)["pool"]] == [-1] * 4


@pytest.mark.rule("POD-SOLO-19")
def test_the_row_that_the_player_has_taken_is_not_available() -> None:
    sitting = drafting(1, 4, 2, 3, initiative=[PLAYER, AUTOMA])

    sitting.choose(PLAYER, "row:2")

    assert sitting.timeline(AUTOMA) == ["row-4-left", "row-4-right"]


@pytest.mark.rule("POD-SOLO-18", "POD-SOLO-19")
def test_active_symbols_in_the_players_row_do_not_keep_the_automa_from_the_deck() -> None:
    sitting = drafting(0, 4, 0, 0, initiative=[PLAYER, AUTOMA], deck=["blank-1", "blank-2"])

    sitting.choose(PLAYER, "row:2")

    assert sitting.timeline(AUTOMA) == ["blank-1", "blank-2"]


@pytest.mark.rule("POD-SOLO-20")
def test_the_automa_plays_during_the_draft_so_that_the_player_sees_its_cards_before_choosing() -> None:
    sitting = drafting(0, 3, 0, 0, initiative=[AUTOMA, PLAYER], automa={"timeline": ["blank-0"]})

    assert sitting.asked(PLAYER) == "draft"
    seen = sitting.sees(PLAYER)["seats"][AUTOMA]
    assert [one["key"] for one in seen["timeline"]] == ["blank-0", "row-2-left", "row-2-right"]
    assert seen["hand_size"] == 0


@pytest.mark.rule("POD-SOLO-20")
def test_in_the_playing_step_the_automa_is_not_asked_and_plays_nothing_more() -> None:
    sitting = drafting(0, 3, 0, 0, initiative=[AUTOMA, PLAYER]).choose(PLAYER, "row:1")

    assert (sitting.asked(PLAYER), sitting.asked(AUTOMA)) == ("play-left", None)
    sitting.play_on(until="draft_pair")

    assert [told["seat"] for told in sitting.told("revealed-cards")] == [PLAYER]
    assert sitting.timeline(AUTOMA) == ["row-2-left", "row-2-right"]


@pytest.mark.rule("POD-SOLO-21")
def test_the_automa_ignores_all_effects_of_its_cards() -> None:
    gain = card("red", "cm", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    spend = card("blue", "cc", condition=lose_one("combat"), result={"kind": "three-experience"})
    cards = BLANK | {"gain": gain, "spend": spend}
    pool = [["gain", "spend"], ["blank-1", "blank-2"], ["blank-3", "blank-4"], ["blank-5", "blank-6"]]
    sitting = solo("draft_pair", cards=cards, pool=pool, initiative=[AUTOMA, PLAYER])

    sitting.choose(PLAYER, "deck").play_on(until="draft_pair")

    assert sitting.told("turn-begins") == [{"chapter": 1, "turn": 2}]
    assert sitting.timeline(AUTOMA) == ["gain", "spend"]
    assert AUTOMA not in [told["seat"] for told in sitting.told("effect-resolved")]
    assert sitting.tokens(AUTOMA) == thrown(sitting)
    assert (sitting.covered(AUTOMA), sitting.experience(AUTOMA)) == ({}, 0)


@pytest.mark.rule("POD-SOLO-21")
def test_the_symbols_on_the_automas_cards_count() -> None:
    cards = {"left": card("red", "cc"), "right": card("red", "m")}

    sitting = solo("place_fate", {}, {"timeline": ["left", "right"]}, cards=cards)

    assert [told["side"] for told in sitting.told("fate-placed")] == ["left"]


@pytest.mark.rule("POD-SOLO-22")
@pytest.mark.parametrize(("counts", "experience"), [((1, 1, 1, 4), 1), ((1, 1, 4, 1), 0), ((0, 0, 0, 0), 0)])
def test_the_automa_gains_one_experience_for_the_bottom_row_alone(counts: tuple[int, ...], experience: int) -> None:
    sitting = drafting(*counts, initiative=[AUTOMA, PLAYER])

    assert sitting.experience(AUTOMA) == experience


# The fate token


@pytest.mark.rule("POD-SOLO-23")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_after_the_player_has_played_and_resolved_one_throw_gives_the_automa_a_token(seed: str) -> None:
    gain = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    sitting = solo(
        "play_cards",
        {"hand": ["gain", "blank-0"]},
        cards=BLANK | {"gain": gain},
        seed=seed,
        initiative=[PLAYER, AUTOMA],
    )
    assert sides(sitting) == []

    sitting.choose(PLAYER, "play:gain").play_on(until="draft_pair")

    assert len(sides(sitting)) == 1
    assert sitting.tokens(AUTOMA) == thrown(sitting)
    keys = [event.key for event in sitting.journal]
    assert keys.index("effect-resolved") < keys.index("signpost") < keys.index("fate-placed")


@pytest.mark.rule("POD-SOLO-24")
def test_the_token_goes_to_magic_of_which_the_automa_has_most_whatever_the_player_has() -> None:
    sitting = solo(
        "place_fate",
        {"tokens": {"exploration": 9}},
        {"tokens": {"magic": 5, "exploration": 3}},
        active=["magic", "exploration"],
    )

    assert sitting.story()["fates"] == ["left"]


@pytest.mark.rule("POD-SOLO-24")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_the_throw_of_the_turn_counts_already(seed: str) -> None:
    sitting = solo("after_playing", {}, {"tokens": {"combat": 3, "magic": 3}}, seed=seed)

    assert sitting.story()["fates"] == sides(sitting)


@pytest.mark.rule("POD-SOLO-24")
def test_the_pool_does_not_vote() -> None:
    cards, pool = rows_with(4, 4, 4, 4)
    right = {key: card("red", "mm") for key in cards}

    sitting = solo("place_fate", {"tokens": {"magic": 2}}, {"tokens": {"combat": 1}}, cards=right, pool=pool)

    (told,) = sitting.told("fate-placed")
    assert (told["side"], told["left"], told["right"]) == ("left", 1, 0)


@pytest.mark.rule("POD-SOLO-25")
@pytest.mark.parametrize("count", [0, 2])
def test_with_equal_numbers_of_both_the_token_is_set_aside(count: int) -> None:
    automa = {"tokens": {"combat": count, "magic": count, "diplomacy": 3}}

    sitting = solo("place_fate", {"tokens": {"magic": 4}}, automa)

    assert sitting.story()["fates"] == ["aside"]


# The end of a chapter


@pytest.mark.rule("POD-SOLO-26")
@pytest.mark.parametrize(("turn", "source"), [(3, "chapter-1"), (6, "chapter-2"), (9, "chapter-3")])
def test_the_automa_scores_a_chapter_like_a_player(turn: int, source: str) -> None:
    """In chapters I and III combat and magic are active, in chapter II diplomacy and exploration."""
    left, right = {3: ("combat", "magic"), 6: ("diplomacy", "exploration"), 9: ("magic", "combat")}[turn]

    sitting = chapter_ended({"tokens": {left: 1}}, {"tokens": {left: 3, right: 2}}, turn=turn)

    assert sitting.player(AUTOMA)["points_by_source"][source] == 3
    assert sitting.experience(AUTOMA) == 2
    assert sitting.player(PLAYER)["points_by_source"][source] == 1


@pytest.mark.rule("POD-SOLO-26")
def test_the_experience_of_a_chapter_comes_on_top_of_that_of_the_first_ability() -> None:
    """It places the third token of the chapter: 4 experience, and 2 for magic."""
    automa = {"tokens": {"combat": 3, "magic": 2}}

    sitting = solo("place_fate", {}, automa, turn=3, fates=["left", "left"], first=habit(DecidesFate(), Experience(4)))

    assert sitting.experience(AUTOMA) == 4 + 2


@pytest.mark.rule("POD-SOLO-26")
def test_by_agreement_only_the_first_ability_gives_the_automa_experience() -> None:
    settings = {"story": "edge-plain", "automa-scoring": "habit-only"}

    sitting = chapter_ended({"tokens": {"magic": 1}}, {"tokens": {"combat": 3, "magic": 2}}, settings=settings)

    assert (sitting.points(AUTOMA), sitting.experience(AUTOMA)) == (3, 0)
    assert sitting.experience(PLAYER) == 1


@pytest.mark.rule("POD-SOLO-27")
def test_without_any_fate_token_the_automa_on_top_of_the_initiative_track_throws_the_signpost() -> None:
    seen = set()
    for seed in SEEDS:
        aside = ["aside"] * 3
        sitting = chapter_ended(
            {"timeline": ["blank-0", "blank-1"]},
            {"tokens": {"combat": 3, "magic": 2}},
            cards=BLANK,
            fates=aside,
            seed=seed,
            initiative=[AUTOMA, PLAYER],
        )
        (side,) = sides(sitting)
        assert [told["side"] for told in sitting.told("dominant")] == [side]
        assert sitting.points(AUTOMA) == {"left": 3, "right": 2}[side]
        seen.add(side)

    assert seen == {"left", "right"}


@pytest.mark.rule("POD-SOLO-27")
@pytest.mark.parametrize("side", ["left", "right"])
def test_on_top_of_the_initiative_track_the_player_decides(side: str) -> None:
    fates, kept = ["aside"] * 3, {"timeline": ["blank-0", "blank-1"]}
    sitting = chapter_ended(kept, {}, cards=BLANK, fates=fates, initiative=[PLAYER, AUTOMA])
    assert sitting.asked(PLAYER) == "choose-dominant"

    sitting.choose(PLAYER, f"side:{side}")

    assert [told["side"] for told in sitting.told("dominant")] == [side]
    assert sides(sitting) == []


@pytest.mark.rule("POD-SOLO-28")
@pytest.mark.parametrize(
    ("combat", "initiative", "holder"),
    [
        ((2, 3), [PLAYER, AUTOMA], AUTOMA),
        ((3, 2), [AUTOMA, PLAYER], PLAYER),
        ((2, 2), [PLAYER, AUTOMA], PLAYER),
        ((2, 2), [AUTOMA, PLAYER], AUTOMA),
    ],
    ids=["more", "fewer", "tied below", "tied above"],
)
def test_the_automa_competes_for_path_tokens_by_the_normal_rules(
    combat: tuple[int, int], initiative: list[int], holder: int
) -> None:
    player, automa = ({"tokens": {"combat": count}} for count in combat)

    sitting = chapter_ended(player, automa, initiative=initiative)

    assert {told["side"]: told["seat"] for told in sitting.told("path-token")}["left"] == holder


@pytest.mark.rule("POD-SOLO-28")
@pytest.mark.parametrize(
    ("bonus", "points", "experience", "tokens"),
    [
        (Points(2), 2, 5, {}),
        (Experience(2), 0, 7, {}),
        (LoseExperience(2), 0, 3, {}),
        (Symbols(COMBAT, 2), 0, 5, {"combat": 2}),
        (ActiveSymbols(2), 0, 5, {"magic": 2}),
        (Draw(2), 0, 5, {}),
    ],
    ids=["points", "experience", "lost experience", "symbols", "active symbols", "cards"],
)
def test_of_a_bonus_the_automa_takes_points_experience_and_symbols_and_ignores_cards(
    bonus: Reward, points: int, experience: int, tokens: dict[str, int]
) -> None:
    """The last card gives it to the holder of the left path token; magic is the left symbol of chapter III."""
    rewards = {16: (bonus, Nothing())}

    sitting = solo("read_ending", {}, {"experience": 5}, dominant="left", path_tokens=[AUTOMA, PLAYER], rewards=rewards)

    assert (sitting.player(AUTOMA)["points_by_source"]["story"], sitting.experience(AUTOMA)) == (points, experience)
    assert sitting.tokens(AUTOMA) == tokens
    assert sitting.player(AUTOMA)["hand_size"] == 0
    assert sitting.told("drew-cards") == []


@pytest.mark.rule("POD-SOLO-28")
@pytest.mark.parametrize(("experience", "left"), [(5, 2), (1, 0), (9, 8), (8, 8)])
def test_the_automa_takes_a_penalty_as_far_as_the_marker_in_use_can_go_back(experience: int, left: int) -> None:
    """In Lesser Evil, the left ending of the left branch costs the holder of the dominant side's token 3 experience."""
    sitting = Sitting(
        "read_ending",
        players=1,
        seats=[{}, {"experience": experience}],
        settings={"story": "evil"},
        dominant="left",
        path_tokens=[AUTOMA, PLAYER],
    )

    assert sitting.experience(AUTOMA) == left


@pytest.mark.rule("POD-SOLO-29")
@pytest.mark.parametrize(("turn", "proficient"), [(3, "cm"), (6, "ed")])
def test_after_chapters_one_and_two_the_automa_discards_all_tokens_and_all_cards(turn: int, proficient: str) -> None:
    automa = {"timeline": ["blank-0", "blank-1", "blank-2"], "tokens": dict.fromkeys(SYMBOLS, 3)}
    player = {"timeline": ["blank-3", "blank-4"]}
    sitting = chapter_ended(player, automa, turn=turn, cards=BLANK, proficient=proficient, initiative=[PLAYER, AUTOMA])
    assert sitting.asked(AUTOMA) is None

    sitting.choose(PLAYER, "keep:blank-3")

    assert sitting.phase == "draft_pair"
    assert sitting.timeline(AUTOMA) == []
    assert {one["key"] for one in sitting.sees(None)["discard"]} >= {"blank-0", "blank-1", "blank-2"}
    assert sitting.tokens(AUTOMA) == thrown(sitting)
    assert len(sitting.timeline(PLAYER)) == turn // 3


# The end of the game


@pytest.mark.rule("POD-SOLO-30")
@pytest.mark.parametrize(("experience", "points"), [(0, 0), (7, 0), (8, 0), (9, 0), (10, 3), (19, 3), (20, 5), (28, 9)])
def test_the_automa_scores_the_last_field_that_its_golden_marker_reached(experience: int, points: int) -> None:
    """The fields are those of the Automa boards, not of the characters' own."""
    tracks = {"automa_golden": {2: 3, 12: 5, 20: 9}, "golden": {1: 7}}

    sitting = scored({}, {"experience": experience}, content=tracks)

    assert sitting.player(AUTOMA)["points_by_source"]["experience"] == points
    assert sitting.points(AUTOMA) == points


@pytest.mark.rule("POD-SOLO-30")
def test_the_automa_scores_no_side_quest() -> None:
    cards = {"green": card("green"), "laid": card("green red blue yellow pink", "me")}
    player = {"character": "geralt", "hand": ["green"]}

    sitting = scored(player, {"character": "yennefer", "timeline": ["laid"]}, cards=cards)

    assert [sitting.player(seat)["points_by_source"]["side-quest"] for seat in (PLAYER, AUTOMA)] == [1, 0]
    assert [told["seat"] for told in sitting.told("showed-hand")] == [PLAYER]


@pytest.mark.rule("POD-SOLO-30")
@pytest.mark.parametrize(
    ("points", "initiative", "winner"),
    [
        ((20, 19), [AUTOMA, PLAYER], PLAYER),
        ((19, 20), [PLAYER, AUTOMA], AUTOMA),
        ((20, 20), [PLAYER, AUTOMA], PLAYER),
        ((20, 20), [AUTOMA, PLAYER], AUTOMA),
    ],
    ids=["the player", "the Automa", "a tie with the player above", "a tie with the Automa above"],
)
def test_most_points_win_and_initiative_breaks_a_tie(
    points: tuple[int, int], initiative: list[int], winner: int
) -> None:
    sitting = scored({"points": points[0]}, {"points": points[1]}, initiative=initiative)

    assert [(standing.seat, standing.won) for standing in sitting.result()] == [(PLAYER, winner == PLAYER)]
    assert {told["seat"]: told["won"] for told in sitting.told("final-score")} == {winner: 1, 1 - winner: 0}
    assert sitting.told("story-ends")[0]["seat"] == winner
