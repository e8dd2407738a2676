"""Edge of the World: exertion cards, the sequences of colours that they ask for, and their bonus."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tablewright.engine.dice import Luck
from tablewright.games.destiny.cards import colour_of
from tablewright.games.destiny.symbols import COMBAT
from tablewright.games.path import vocabulary as words
from tablewright.games.path.content import Exertion
from tablewright.games.path.reading import original_pack

from ..destiny.cards import card, lose_one, two_symbols
from .sitting import Sitting

PACK = original_pack()
SEEDS = [f"evening {number}" for number in range(40)]
COLOURS = ("red", "green", "blue", "pink")
PLAIN = {f"{colour}{number}": card(colour) for colour in COLOURS for number in range(1, 8)}
MANY = {"red-green1": card("red green"), "red-green2": card("red green")}
TWO_EXPERIENCE = words.Experience(2)


def quiet(**more: Any) -> dict[str, Any]:
    """A seat without a hand whose first ability is used up, so that it is asked nothing but what a test is about."""
    return {"abilities": ["used"], "hand": [], **more}


def own(sequence: str, bonus: words.Reward = TWO_EXPERIENCE, chapter: int = 1) -> tuple[Exertion, ...]:
    """The exertion cards, where all those of one chapter ask for the same sequence, such as "red green red"."""
    colours = tuple(colour_of(colour, "sequence") for colour in sequence.split())
    return tuple(
        replace(one, sequence=colours, bonus=bonus) if one.chapter == chapter - 1 else one for one in PACK.exertions
    )


def edge(
    sequence: str,
    *seats: dict[str, Any],
    bonus: words.Reward = TWO_EXPERIENCE,
    chapter: int = 1,
    cards: dict[str, Any] | None = None,
    **mat: Any,
) -> Sitting:
    """All are about to play, and the exertion card of one chapter asks for a sequence."""
    every = [*seats, *(quiet() for _ in range(mat.get("players", 3) - len(seats)))]
    content = {"exertions": own(sequence, bonus, chapter)}
    return Sitting("play_cards", cards=PLAIN | MANY | (cards or {}), content=content, seats=every, **mat)


def met(sitting: Sitting) -> list[Any]:
    """Who has fulfilled an exertion, in order."""
    return [told["seat"] for told in sitting.told("exertion-met")]


def play_one_of(timeline: list[str], hand: list[str], sequence: str, **mat: Any) -> Sitting:
    """Seat 0 plays its two cards in their order behind its timeline."""
    sitting = edge(sequence, quiet(timeline=timeline, hand=hand), **{"turn": 2, **mat})
    return sitting.choose(0, f"play:{hand[0]}")


# Components and setup


@pytest.mark.rule("POD-EDGE-01")
def test_the_starting_order_is_ciri_yennefer_geralt_dandelion_vesemir() -> None:
    assert Sitting.begun("edge", players=5).order() == ["ciri", "yennefer", "geralt", "dandelion", "vesemir"]


@pytest.mark.rule("POD-EDGE-01")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_characters_whom_nobody_plays_are_left_out_of_the_starting_order(seed: str) -> None:
    order = Sitting.begun("edge", players=2, seed=seed).order()

    assert len(order) == 2
    assert order == [one for one in ("ciri", "yennefer", "geralt", "dandelion", "vesemir") if one in order]


@pytest.mark.rule("POD-EDGE-02")
def test_there_are_four_exertion_cards_for_each_chapter_and_23_story_cards() -> None:
    assert Counter(one.chapter for one in PACK.exertions) == {0: 4, 1: 4, 2: 4}
    assert len({one.key for one in PACK.exertions}) == 12
    assert sorted(PACK.stories["edge"].cards) == list(range(1, 24))


@pytest.mark.rule("POD-EDGE-03")
def test_the_plain_story_is_the_same_story_without_exertion_cards() -> None:
    plain, full = Sitting.begun("edge-plain"), Sitting.begun("edge")

    assert plain.sees(None)["exertions"] == []
    assert plain.story()["key"] == full.story()["key"] == "edge"
    assert plain.order() == full.order()


@pytest.mark.rule("POD-EDGE-03")
@pytest.mark.parametrize(("story", "gained"), [("edge", 2), ("edge-plain", 0)])
def test_in_the_plain_story_a_sequence_of_colours_gives_nothing(story: str, gained: int) -> None:
    sitting = play_one_of(["red1", "green1"], ["red2", "blue1"], "red green red", settings={"story": story})

    assert sitting.timeline(0) == ["red1", "green1", "red2", "blue1"]
    assert sitting.experience(0) == gained


@pytest.mark.rule("POD-EDGE-04")
@pytest.mark.parametrize("written", [{}, {"exertions": [next(one.key for one in PACK.exertions if one.chapter == 0)]}])
def test_exertion_cards_lie_open_to_every_seat_and_to_its_bot(written: dict[str, Any]) -> None:
    sitting = Sitting("play_cards", **written)
    laid = [sitting.table.faces[one] for one in sitting.table.exertions]

    for seat in range(3):
        worlds = (sitting.position.imagine(seat, Luck(f"world {number}")).table for number in range(10))
        assert all([world.faces[one] for one in sitting.table.exertions] == laid for world in worlds)


@pytest.mark.rule("POD-EDGE-04")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_one_exertion_card_for_each_chapter_lies_open_for_all_from_the_start(viewer: int | None) -> None:
    sitting = Sitting.begun("edge")

    exertions = sitting.sees(viewer)["exertions"]

    chapters = {one.key: one.chapter for one in PACK.exertions}
    assert [chapters[one["key"]] for one in exertions] == [0, 1, 2]
    assert [one["face_down"] for one in exertions] == [False, False, False]
    assert [one["current"] for one in exertions] == [True, False, False]


@pytest.mark.rule("POD-EDGE-04")
def test_chance_draws_the_exertion_card_of_each_chapter() -> None:
    drawn = {one["key"] for seed in SEEDS for one in Sitting.begun("edge", seed=seed).sees(None)["exertions"]}

    assert drawn == {one.key for one in PACK.exertions}


# The bonus


@pytest.mark.rule("POD-EDGE-05")
def test_each_player_who_meets_the_condition_gains_the_bonus_in_initiative_order() -> None:
    sitting = edge(
        "red green",
        quiet(timeline=["red1"], hand=["green1", "blue1"]),
        quiet(timeline=["red2"], hand=["blue2", "green2"]),
        quiet(timeline=["red3"], hand=["green3", "blue3"]),
        turn=2,
        initiative=[2, 1, 0],
    )

    sitting.choose(0, "play:green1").choose(1, "play:blue2").choose(2, "play:green3")

    assert met(sitting) == [2, 0]
    assert [sitting.experience(seat) for seat in range(3)] == [2, 0, 2]


@pytest.mark.rule("POD-EDGE-05")
def test_the_bonus_comes_after_all_players_have_resolved_their_cards() -> None:
    """Seat 0 has its sequence, but seat 1 is still choosing what to lose for the effect of its card."""
    costly = card("pink", condition=lose_one("magic"), result=two_symbols("combat"))
    sitting = edge(
        "red green",
        quiet(hand=["red1", "green1"]),
        quiet(timeline=["m"], hand=["costly"], tokens={"magic": 1}),
        cards={"costly": costly, "m": card("blue", "m")},
        turn=2,
    )
    sitting.choose(0, "play:red1")
    assert sitting.asked(1) == "lose-symbol"
    assert sitting.experience(0) == 0

    sitting.choose(1, "token:magic")

    assert sitting.experience(0) == 2


@pytest.mark.rule("POD-EDGE-05")
def test_the_bonus_comes_before_the_fate_token_is_placed() -> None:
    bonus = words.Symbols(COMBAT, 1)
    sitting = edge(
        "red green", quiet(hand=["red1", "green1"]), bonus=bonus, active=["combat", "magic"], initiative=[0, 1, 2]
    )

    sitting.choose(0, "play:red1")

    assert sitting.tokens(0) == {"combat": 1}
    assert sitting.story()["fates"] == ["left"]


@pytest.mark.rule("POD-EDGE-05")
def test_a_bonus_of_active_symbols_is_chosen_by_the_player_who_gains_it() -> None:
    sitting = edge(
        "red green", quiet(hand=["red1", "green1"]), bonus=words.ActiveSymbols(2), active=["combat", "magic"]
    )

    sitting.choose(0, "play:red1")
    assert sitting.asked(0) == "gain-active"
    assert sitting.options(0) == ["symbol:combat", "symbol:magic"]
    sitting.choose(0, "symbol:magic", "symbol:combat")

    assert sitting.tokens(0) == {"combat": 1, "magic": 1}


@pytest.mark.rule("POD-EDGE-05")
def test_a_bonus_of_points_is_recorded_at_once() -> None:
    sitting = edge("red green", quiet(hand=["red1", "green1"]), bonus=words.Points(3))

    sitting.choose(0, "play:red1")

    assert [sitting.points(seat) for seat in range(3)] == [3, 0, 0]


@pytest.mark.rule("POD-EDGE-05", "POD-EDGE-12")
@pytest.mark.parametrize(("turn", "chapter"), [(2, 1), (4, 2), (6, 2), (7, 3)])
@pytest.mark.parametrize("asking", [1, 2, 3])
def test_only_the_exertion_card_of_the_current_chapter_counts(turn: int, chapter: int, asking: int) -> None:
    """The other chapters ask for two yellow cards at least, of which there are none here."""
    others = tuple(
        replace(one, sequence=(3, 3)) if one.chapter != asking - 1 else one for one in own("red green", chapter=asking)
    )
    sitting = Sitting(
        "play_cards",
        cards=PLAIN,
        content={"exertions": others},
        turn=turn,
        seats=[quiet(hand=["red1", "green1"]), quiet(), quiet()],
    )

    sitting.choose(0, "play:red1")

    assert met(sitting) == ([0] if asking == chapter else [])


# Sequences


@pytest.mark.rule("POD-EDGE-06")
def test_constructed_example_red_green_of_earlier_turns_and_a_new_red_card_are_a_sequence() -> None:
    sitting = play_one_of(["red1", "green1"], ["red2", "blue1"], "red green red")

    assert sitting.timeline(0) == ["red1", "green1", "red2", "blue1"]
    assert sitting.experience(0) == 2


@pytest.mark.rule("POD-EDGE-06")
@pytest.mark.parametrize(
    ("timeline", "hand"),
    [
        pytest.param([], ["red1", "green1"], id="both cards are new"),
        pytest.param(["blue1", "red1"], ["green1", "blue2"], id="the left of the new cards"),
        pytest.param(["red1"], ["red2", "green1"], id="the right of the new cards"),
    ],
)
def test_one_new_card_in_the_sequence_is_enough(timeline: list[str], hand: list[str]) -> None:
    assert play_one_of(timeline, hand, "red green").experience(0) == 2


@pytest.mark.rule("POD-EDGE-06")
def test_a_card_played_by_an_ability_makes_the_turn_s_cards_three() -> None:
    """The first of the three new cards ends the sequence."""
    sitting = edge(
        "red green",
        quiet(
            character="geralt",
            timeline=["red1"],
            hand=["green1", "blue1", "blue2"],
            abilities=["used", "used", "used", "active"],
        ),
        turn=2,
    )

    sitting.choose(0, "play:green1", "play:blue1", "ability:tireless")

    assert sitting.timeline(0) == ["red1", "green1", "blue1", "blue2"]
    assert sitting.experience(0) == 2


@pytest.mark.rule("POD-EDGE-06")
def test_the_cards_of_another_player_s_timeline_do_not_count() -> None:
    sitting = edge("red green", quiet(hand=["red1", "blue1"]), quiet(hand=["green1", "blue2"]))

    sitting.choose(0, "play:blue1").choose(1, "play:green1")

    assert met(sitting) == []


@pytest.mark.rule("POD-EDGE-07")
def test_constructed_example_a_sequence_of_earlier_turns_gives_nothing_with_two_new_blue_cards() -> None:
    sitting = play_one_of(["red1", "green1", "red2"], ["blue1", "blue2"], "red green red")

    assert sitting.timeline(0) == ["red1", "green1", "red2", "blue1", "blue2"]
    assert sitting.experience(0) == 0


@pytest.mark.rule("POD-EDGE-07")
def test_a_sequence_that_has_paid_does_not_pay_again_in_the_next_turn() -> None:
    pinks = [f"pink{number}" for number in range(1, 8)]
    sitting = edge("red green", quiet(hand=["red1", "green1", "blue1", "blue2"]), deck=pinks)

    sitting.choose(0, "play:red1", "play:green1").play_on(until="play_cards")
    assert sitting.experience(0) == 2
    sitting.choose(0, "play:blue1", "play:blue2").play_on(until="draft_pair")

    assert met(sitting) == [0]
    assert sitting.sees(None)["turns_done"] == 2


@pytest.mark.rule("POD-EDGE-08")
@pytest.mark.parametrize(
    ("timeline", "hand", "bonus"),
    [
        pytest.param(["red1"], ["green1", "red2"], 2, id="as printed"),
        pytest.param(["blue1", "red1"], ["green1", "red2"], 2, id="anywhere on the timeline"),
        pytest.param(["red1", "blue1"], ["green1", "red2"], 0, id="a stranger between"),
        pytest.param(["red1"], ["red2", "green1"], 0, id="another order"),
        pytest.param(["green1"], ["red1", "red2"], 0, id="the same colours only"),
        pytest.param([], ["red1", "green1"], 0, id="too short"),
    ],
)
def test_a_sequence_is_of_neighbours_in_the_printed_order(timeline: list[str], hand: list[str], bonus: int) -> None:
    sitting = play_one_of(timeline, hand, "red green red")

    assert sitting.timeline(0) == timeline + hand
    assert sitting.experience(0) == bonus


@pytest.mark.rule("POD-EDGE-08")
@pytest.mark.parametrize(("hand", "bonus"), [(["red1", "green1"], 2), (["green1", "red1"], 0)])
def test_the_printed_order_runs_from_left_to_right(hand: list[str], bonus: int) -> None:
    assert play_one_of([], hand, "red green").experience(0) == bonus


@pytest.mark.rule("POD-EDGE-08")
def test_a_card_kept_from_the_last_chapter_can_begin_a_sequence() -> None:
    sitting = Sitting(
        "prepare_timelines",
        cards=PLAIN,
        content={"exertions": own("red green red", chapter=2)},
        turn=3,
        dominant="left",
        path_tokens=[1, 2],
        deck=[f"pink{number}" for number in range(1, 8)],
        seats=[quiet(timeline=["blue1", "red1"], hand=["green1", "red2"]), quiet(), quiet()],
    )

    sitting.choose(0, "keep:red1").play_on(until="play_cards")
    sitting.choose(0, "play:green1", "play:red2").play_on(until="draft_pair")

    assert sitting.timeline(0) == ["red1", "green1", "red2"]
    assert met(sitting) == [0]


@pytest.mark.rule("POD-EDGE-09")
def test_constructed_example_one_red_and_green_card_alone_is_not_red_and_then_green() -> None:
    sitting = play_one_of(["blue1"], ["red-green1", "blue2"], "red green")

    assert sitting.experience(0) == 0


@pytest.mark.rule("POD-EDGE-09")
@pytest.mark.parametrize(
    ("timeline", "hand"),
    [
        pytest.param(["red1"], ["red-green1", "red2"], id="as green"),
        pytest.param(["red1"], ["green1", "red-green1"], id="as red"),
        pytest.param(["red1"], ["red-green1", "red-green2"], id="one as green, one as red"),
    ],
)
def test_a_card_of_many_colours_stands_for_any_one_of_them(timeline: list[str], hand: list[str]) -> None:
    assert play_one_of(timeline, hand, "red green red").experience(0) == 2


@pytest.mark.rule("POD-EDGE-09")
def test_a_card_of_many_colours_does_not_stand_for_a_colour_that_it_lacks() -> None:
    assert play_one_of(["red1"], ["red-green1", "pink1"], "red blue").experience(0) == 0


@pytest.mark.rule("POD-EDGE-10")
def test_constructed_example_a_card_that_ended_a_sequence_begins_the_next_one() -> None:
    sitting = edge(
        "red green red",
        quiet(hand=["red1", "green1", "red2", "green2", "red3", "blue1"]),
        deck=[f"pink{number}" for number in range(1, 8)] + [f"blue{number}" for number in range(2, 8)],
    )
    bonuses = []
    for left, right in (("red1", "green1"), ("red2", "green2"), ("red3", "blue1")):
        sitting.play_on(until="play_cards").choose(0, f"play:{left}", f"play:{right}")
        while sitting.phase == "play_cards":
            seat = next(seat for seat in (1, 2) if sitting.options(seat))
            sitting.choose(seat, sitting.options(seat)[0])
        bonuses.append(len(met(sitting)))

    assert bonuses == [0, 1, 2]


@pytest.mark.rule("POD-EDGE-11")
@pytest.mark.parametrize(
    ("timeline", "hand", "sequence"),
    [
        pytest.param(["red1"], ["red2", "red3"], "red red", id="two that share a card"),
        pytest.param(["red1", "blue1", "red2"], ["blue2", "red3"], "red blue", id="an old one and a new one"),
    ],
)
def test_the_bonus_is_gained_once_in_a_turn_however_many_sequences_there_are(
    timeline: list[str], hand: list[str], sequence: str
) -> None:
    sitting = play_one_of(timeline, hand, sequence)

    assert met(sitting) == [0]
    assert sitting.experience(0) == 2


# The end of a chapter, and the Automa


@pytest.mark.rule("POD-EDGE-12")
@pytest.mark.parametrize("turn", [3, 6])
def test_at_the_end_of_a_chapter_its_exertion_card_is_turned_face_down(turn: int) -> None:
    sitting = edge("red green red", quiet(hand=["pink1", "pink2"]), turn=turn)
    ended = turn // 3
    assert [one["face_down"] for one in sitting.sees(None)["exertions"]].count(True) == ended - 1

    sitting.choose(0, "play:pink1").play_on(until="draft_pair")

    assert sitting.sees(None)["turns_done"] == turn
    assert [one["face_down"] for one in sitting.sees(None)["exertions"]] == [place < ended for place in range(3)]
    assert [one["current"] for one in sitting.sees(None)["exertions"]] == [place == ended for place in range(3)]


@pytest.mark.rule("POD-EDGE-12")
def test_after_the_last_chapter_all_exertion_cards_lie_face_down() -> None:
    sitting = edge("red green red", quiet(hand=["pink1", "pink2"]), turn=9)

    sitting.choose(0, "play:pink1").play_on(until="nobody plays on")

    assert sitting.position.over
    assert [one["face_down"] for one in sitting.sees(None)["exertions"]] == [True, True, True]
    assert [one["current"] for one in sitting.sees(None)["exertions"]] == [False, False, False]


@pytest.mark.rule("POD-EDGE-13")
def test_the_automa_gains_no_exertion_bonus_and_the_player_does() -> None:
    """Both have red and green as the newest cards of their timelines, and the Automa's habits ask for others."""
    sitting = edge(
        "red green",
        quiet(character="vesemir", hand=["red1", "green1"]),
        {"character": "geralt", "timeline": ["red2", "green2"], "just_played": 2},
        players=1,
        settings={"story": "edge"},
    )

    sitting.choose(0, "play:red1")

    assert met(sitting) == [0]
    assert sitting.experience(0) == 2
    assert sitting.told("gained-experience") == [{"seat": 0, "count": 2, "total": 2}]


@pytest.mark.rule("POD-EDGE-13")
def test_the_automa_gains_no_exertion_bonus_for_a_row_that_it_has_just_drafted() -> None:
    """The Automa takes the row with the most active symbols and plays it at once."""
    sitting = Sitting(
        "draft_pair",
        cards=PLAIN | {"magical": card("red", "mm")},
        content={"exertions": own("red green", words.Points(9))},
        players=1,
        pool=[["magical", "green1"], ["pink1", "pink2"], ["pink3", "pink4"], ["pink5", "pink6"]],
        active=["magic", "combat"],
        initiative=[1, 0],
        seats=[quiet(character="geralt"), {"character": "vesemir"}],
        settings={"story": "edge"},
    )
    assert [one["key"] for one in sitting.sees(None)["seats"][1]["timeline"]] == ["magical", "green1"]

    sitting.choose(0, "row:2").play_on(until="draft_pair")

    assert met(sitting) == []
    assert sitting.sees(None)["seats"][1]["points"] == 0
