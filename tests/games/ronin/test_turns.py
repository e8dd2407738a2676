"""The course of a turn, how long hands and timelines are, and who knows what."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablewright.engine.match import Match
from tablewright.engine.questions import Question
from tablewright.engine.table import Event
from tablewright.games.ronin import GAME
from tablewright.games.ronin.content import MAIN_CARDS, original_pack

from ..destiny.cards import card, lose_one, lose_up_to_three, two_symbols
from ..destiny.matches import look
from ..destiny.sitting import COMBAT_AND_MAGIC
from .sitting import Sitting

CARDS = {
    "a1": card("red", "cc"), "a2": card("red", "ce"), "b1": card("green", "ee"), "b2": card("green", "em"),
    "c1": card("blue", "mm"), "c2": card("blue", "md"), "d1": card("yellow", "dd"), "d2": card("yellow", "dc"),
    "e1": card("pink", "c"), "e2": card("pink", "m"), "e3": card("pink", "e"), "e4": card("pink", "d"),
    "trade": card("pink", "c", condition=lose_one("combat"), result=two_symbols("magic")),
    "tea": card("red", condition=lose_up_to_three("combat"), result={"kind": "one-track"}, ceremony=True),
}  # fmt: skip
HANDS = [{"hand": ["a1", "a2", "trade"]}, {"hand": ["b1", "b2", "c1"]}, {"hand": ["c2", "d1", "d2"]}]


def plain_choice(question: Question[Any], luck: Random) -> str:
    """Any answer that uses no ability and takes no card as a bonus."""
    options = [option.id for option in question.options]
    if "bonus:experience" in options:
        return "bonus:experience"
    return luck.choice([option for option in options if not option.startswith("ability:")])


def plain_game(players: int, seed: str, **settings: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game without abilities and card bonuses: each question that was asked, with the table at that moment."""
    match = Match(GAME, players, settings, seed)
    luck = Random(seed)
    while not match.over:
        seat, question = next(iter(match.position.open().items()))
        yield question.key, look(match)
        match.choose(seat, plain_choice(question, luck))
    yield "over", look(match)


def hand_sizes(view: dict[str, Any], players: int) -> list[int]:
    return [view["seats"][seat]["hand_size"] for seat in range(players)]


def timeline_sizes(view: dict[str, Any], players: int) -> list[int]:
    return [len(view["seats"][seat]["timeline"]) for seat in range(players)]


# Turns


@pytest.mark.rule("RON-TURN-01")
def test_nobody_plays_cards_before_all_have_drafted() -> None:
    sitting = Sitting("draft_pair", cards=CARDS, players=3, seats=HANDS)

    sitting.choose(0, "deck").choose(1, "deck")
    assert [sitting.asked(seat) for seat in range(3)] == [None, None, "draft"]
    sitting.choose(2, "deck")

    assert [sitting.asked(seat) for seat in range(3)] == ["play-left", "play-left", "play-left"]


@pytest.mark.rule("RON-TURN-01")
def test_no_effect_is_resolved_before_all_have_played() -> None:
    """Seat 0 owns a combat for its trade, but waits for seat 2."""
    seats = [HANDS[0] | {"tokens": {"combat": 1}, "abilities": ["used"]}, *HANDS[1:]]
    sitting = Sitting("play_cards", cards=CARDS, players=3, seats=seats)

    sitting.choose(0, "play:trade", "play:a1").choose(1, "play:b1", "play:b2")
    assert [sitting.asked(seat) for seat in range(3)] == [None, None, "play-left"]
    assert [sitting.timeline(seat) for seat in range(3)] == [[], [], []]
    sitting.choose(2, "play:c2", "play:d1")

    assert sitting.asked(0) == "lose-symbol"


@pytest.mark.rule("RON-TURN-01")
def test_no_tea_is_poured_before_all_have_resolved_their_cards() -> None:
    """Seat 0 has a tea effect, seat 1 must still choose what its trade costs."""
    seats = [
        {"timeline": ["e1", "tea"], "just_played": 1, "steeping": 1, "abilities": ["used"]},
        {"timeline": ["trade"], "just_played": 1, "tokens": {"combat": 1}, "abilities": ["used"]},
    ]
    sitting = Sitting("resolve_cards", cards=CARDS, players=3, seats=seats, to_act=[0, 1])
    assert (sitting.asked(0), sitting.asked(1)) == (None, "lose-symbol")

    sitting.choose(1, "token:combat")

    assert (sitting.asked(0), sitting.asked(1)) == ("which-track", None)


@pytest.mark.rule("RON-TURN-01")
def test_nobody_drafts_again_before_the_tea_ceremony_is_over() -> None:
    seats = [{}, {}, {"timeline": ["e1", "tea"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, seats=seats)
    assert [sitting.asked(seat) for seat in range(3)] == [None, None, "which-track"]

    sitting.choose(2, "track:left")

    assert [sitting.asked(seat) for seat in range(3)] == ["draft", None, None]


@pytest.mark.rule("RON-TURN-02")
@pytest.mark.parametrize(
    ("turn", "before", "after"),
    [(1, (1, 1, 0), (1, 2, 1)), (2, (1, 2, 1), (1, 3, 2)), (4, (2, 1, 3), (2, 2, 4)), (8, (3, 2, 7), (3, 3, 8))],
)
def test_the_turn_marker_moves_one_space_after_the_tea_ceremony(
    turn: int, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    seats = [{"timeline": ["e1", "tea"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, seats=seats, turn=turn)
    assert turn_marker(sitting) == before

    sitting.choose(0, "track:left")

    assert turn_marker(sitting) == after
    assert sitting.asked(0) == "draft"


def turn_marker(sitting: Sitting) -> tuple[int, int, int]:
    """The chapter, its turn, and how many turns of the game are over."""
    view = sitting.sees(None)
    return view["chapter"], view["turn"], view["turns_done"]


@pytest.mark.rule("RON-TURN-02")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_turn_marker_goes_over_all_nine_spaces(players: int) -> None:
    spaces = [view["turns_done"] for key, view in plain_game(players, "nine") if key == "draft"]

    assert sorted(set(spaces)) == list(range(9))
    assert spaces == sorted(spaces)


@pytest.mark.rule("RON-TURN-03")
def test_a_chapter_is_scored_before_anything_of_the_next_one_happens() -> None:
    seat = {"tokens": {"combat": 3, "magic": 2}, "timeline": ["e1", "e2"]}

    sitting = Sitting("end_turn", cards=CARDS, players=3, seats=[seat], active=COMBAT_AND_MAGIC, turn=3)

    assert sitting.asked(0) == "keep-card"
    assert (sitting.experience(0), sitting.points(0)) == (4, 3)
    assert sitting.sees(None)["active"] == COMBAT_AND_MAGIC
    sitting.choose(0, "keep:e1")
    order = ("chapter-ends", "gained-experience", "gained-points", "kept-cards", "active-symbols", "turn-begins")
    assert [event.key for event in sitting.journal if event.key in order] == [
        "chapter-ends", "gained-experience", "gained-points", *["kept-cards"] * 3, "active-symbols", "turn-begins",
    ]  # fmt: skip


@pytest.mark.rule("RON-TURN-03")
@pytest.mark.parametrize(("turn", "ends"), [(1, []), (2, []), (3, [1]), (5, []), (6, [2]), (8, []), (9, [3])])
def test_a_chapter_ends_after_its_third_turn_only(turn: int, ends: list[int]) -> None:
    seat = {"tokens": {"combat": 1}}

    sitting = Sitting("end_turn", players=3, seats=[seat], active=COMBAT_AND_MAGIC, turn=turn)

    assert [one["chapter"] for one in sitting.told("chapter-ends")] == ends
    assert sitting.experience(0) == len(ends)


@pytest.mark.rule("RON-TURN-04")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_hand_has_five_cards_then_seven_then_five(players: int, seed: str) -> None:
    """At the first draft of each turn, at the first choice of step 2, and at whatever is asked after step 2."""
    game = list(plain_game(players, seed))
    nobody_drafted = [view for key, view in game if key == "draft" and len(view["to_act"]) == max(players, 3)]
    all_drafted = [view for key, view in game if key == "play-left"]
    all_played = [
        view for key, view in game if key in ("lose-symbol", "which-track", "keep-card", "side-quest", "over")
    ]

    assert {size for view in nobody_drafted for size in hand_sizes(view, players)} == {5}
    assert {size for view in all_drafted for size in hand_sizes(view, players)} == {7}
    assert {size for view in all_played for size in hand_sizes(view, players)} == {5}


@pytest.mark.rule("RON-TURN-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_without_card_bonuses_every_player_holds_five_cards_when_the_game_ends(players: int) -> None:
    *_, (key, view) = plain_game(players, "last")

    assert key == "over"
    assert hand_sizes(view, players) == [5] * players


@pytest.mark.rule("RON-TURN-04")
@pytest.mark.parametrize("pair", ["deck", "row:1"])
def test_there_is_no_hand_limit(pair: str) -> None:
    """Twelve cards become fourteen by drafting and twelve by playing; nothing is discarded."""
    hand = [*CARDS][:12]
    sitting = Sitting("draft_pair", cards=CARDS, players=3, seats=[{"hand": hand, "abilities": ["used"]}])

    sitting.choose(0, pair).choose(1, "deck").choose(2, "deck")
    assert len(sitting.hand(0)) == 14
    sitting.choose(0, "play:a1", "play:a2").play_on(until="draft_pair")

    assert len(sitting.hand(0)) == 12
    assert sitting.hand(0)[:10] == hand[2:]


@pytest.mark.rule("RON-TURN-05")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_timelines_end_the_chapters_with_six_seven_and_eight_cards(players: int, seed: str) -> None:
    ends: dict[int, list[int]] = {}
    for key, view in plain_game(players, seed):
        if key in ("keep-card", "side-quest"):
            ends.setdefault(view["turns_done"] // 3, timeline_sizes(view, players))

    assert ends == {1: [6] * players, 2: [7] * players, 3: [8] * players}


@pytest.mark.rule("RON-TURN-05")
def test_without_abilities_each_timeline_has_eight_cards_when_the_game_ends() -> None:
    *_, (_, view) = plain_game(4, "last")

    assert timeline_sizes(view, 4) == [8, 8, 8, 8]


# Public information


def rich_position() -> Sitting:
    """A table with something in every place."""
    seats = [
        {"character": "geralt", "timeline": ["a1", "a2"], "covered": {"a1": [1]}, "tokens": {"magic": 2}, "points": 4,
         "experience": 22, "abilities": ["used", "active", "active", "active"], "borrowed": {"drawing-energy": "used"},
         "ability_cards": [1, 2], "hand": ["e1", "e2"]},
        {"character": "yennefer", "hand": ["e3"]},
    ]  # fmt: skip
    return Sitting(
        "draft_pair", cards=CARDS, players=3, seats=seats, pool=[["b1", "b2"], ["c1", "c2"]], discard=["d1", "d2"],
        tracks=[7, 3, 5], initiative=[1, 0, 2], turn=5,
    ).choose(1, "row:2")  # fmt: skip


EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, None], ids=["owner", "neighbour", "other", "onlooker"])


@pytest.mark.rule("RON-INFO-01")
@EVERYBODY
def test_everybody_sees_a_players_area(viewer: int | None) -> None:
    area = rich_position().sees(viewer)["seats"][0]

    assert [(one["key"], one["covered"]) for one in area["timeline"]] == [("a1", [1]), ("a2", [])]
    assert area["tokens"] == {"exploration": 0, "combat": 0, "magic": 2, "diplomacy": 0}
    assert (area["points"], area["standard_marker"], area["golden_marker"]) == (4, 20, 2)


@pytest.mark.rule("RON-INFO-01")
@EVERYBODY
def test_everybody_sees_abilities_with_their_states(viewer: int | None) -> None:
    area = rich_position().sees(viewer)["seats"][0]

    assert [(one["ability"], one["state"]) for one in area["abilities"]] == [
        ("training", "used"), ("retraced-steps", "active"), ("witchers-fitness", "active"), ("tireless", "active"),
    ]  # fmt: skip
    assert [(one["ability"], one["state"]) for one in area["borrowed"]] == [("drawing-energy", "used")]
    assert area["ability_cards"] == [1, 2]


@pytest.mark.rule("RON-INFO-01")
@EVERYBODY
def test_everybody_sees_the_mat(viewer: int | None) -> None:
    view = rich_position().sees(viewer)

    assert [one["key"] for one in view["pool"][0]["cards"]] == ["b1", "b2"]
    assert [row["marker"] for row in view["pool"]] == [-1, 1, -1, -1]
    assert [one["key"] for one in view["discard"]] == ["d1", "d2"]
    assert view["initiative"] == [1, 0, 2]
    assert (view["chapter"], view["turn"]) == (2, 2)
    assert [track["field"] for track in view["tracks"]] == [7, 3, 5]


@pytest.mark.rule("RON-INFO-01")
@EVERYBODY
def test_everybody_sees_the_chapter_card(viewer: int | None) -> None:
    view = rich_position().sees(viewer)

    chapter = original_pack().chapters[0]
    assert view["chapters"]["key"] == chapter.key
    assert [len(pair) for pair in view["chapters"]["active"]] == [2, 2, 2]
    assert view["active"] == view["chapters"]["active"][1]


@pytest.mark.rule("RON-INFO-01", "RON-INFO-02")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_but_for_the_own_hand_all_seats_see_the_same_as_an_onlooker(viewer: int) -> None:
    sitting = rich_position()
    mine, theirs = sitting.sees(viewer), sitting.sees(None)

    assert mine["seats"][viewer]["hand"] is not None
    assert theirs["seats"][viewer]["hand"] is None
    mine["seats"][viewer]["hand"] = mine["viewer"] = None
    assert mine == theirs


# Hidden information


@pytest.mark.rule("RON-INFO-02")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_how_many_cards_a_hand_has_but_not_which(viewer: int | None) -> None:
    area = rich_position().sees(viewer)["seats"][0]

    assert (area["hand"], area["hand_size"]) == (None, 2)


@pytest.mark.rule("RON-INFO-02")
def test_the_owner_sees_the_own_hand() -> None:
    assert rich_position().hand(0) == ["e1", "e2"]


@pytest.mark.rule("RON-INFO-02")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_of_the_deck_everybody_sees_only_how_many_cards_it_has(viewer: int | None) -> None:
    sitting = Sitting("draft_pair", cards=CARDS, players=3, seats=HANDS, pool=[[], [], [], []], deck=["e1", "e2"])

    assert sitting.sees(viewer)["deck"] == 80 - 9
    assert "e1" not in str(sitting.sees(viewer))


@pytest.mark.rule("RON-INFO-02")
def test_cards_drawn_from_the_deck_are_told_to_their_owner_alone() -> None:
    sitting = Sitting("draft_pair", cards=CARDS, players=3, seats=HANDS, pool=[[], [], [], []], deck=["e1", "e2"])

    sitting.choose(0, "deck")

    assert sitting.hand(0)[-2:] == ["e1", "e2"]
    assert len(sitting.told("drew-these", 0)) == 1
    assert [faces(readable(sitting, viewer)) & faces_of("e1", "e2") for viewer in (1, 2, None)] == [set()] * 3


def readable(sitting: Sitting, viewer: int | None) -> list[Event]:
    """The events that a seat or an onlooker may read."""
    return [event for event in sitting.journal if event.audience is None or viewer in event.audience]


def faces(events: list[Event]) -> set[int]:
    """All cards that some events name, by face."""
    found: set[int] = set()
    for event in events:
        one, several = event.arguments.get("card"), event.arguments.get("cards")
        found |= {one} if isinstance(one, int) else set()
        found |= {int(face) for face in several} if isinstance(several, list) else set()
    return found


def faces_of(*keys: str) -> set[int]:
    return {list(CARDS).index(key) for key in keys}


@pytest.mark.rule("RON-INFO-02")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_chosen_cards_stay_hidden_until_all_reveal(viewer: int | None) -> None:
    sitting = Sitting("play_cards", cards=CARDS, players=3, seats=HANDS)
    before, told = sitting.sees(viewer), len(readable(sitting, viewer))

    sitting.choose(0, "play:a1", "play:a2")

    assert sitting.sees(viewer) == before
    assert len(readable(sitting, viewer)) == told
    sitting.choose(1, "play:b1", "play:b2").choose(2, "play:d1", "play:d2")
    assert [one["key"] for one in sitting.sees(viewer)["seats"][0]["timeline"]] == ["a1", "a2"]


@pytest.mark.rule("RON-INFO-02")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_choice_of_kept_cards_stays_hidden_until_all_reveal(viewer: int | None) -> None:
    seats = [{"timeline": ["a1", "a2"]}, {"timeline": ["b1", "b2"]}, {"timeline": ["c1", "c2"]}]
    sitting = Sitting("prepare_timelines", cards=CARDS, players=3, seats=seats, turn=4)
    before, told = sitting.sees(viewer), len(readable(sitting, viewer))

    sitting.choose(0, "keep:a2")

    assert sitting.sees(viewer) == before
    assert len(readable(sitting, viewer)) == told
    sitting.choose(1, "keep:b1").choose(2, "keep:c1")
    assert [one["key"] for one in sitting.sees(viewer)["seats"][0]["timeline"]] == ["a2"]


@pytest.mark.rule("RON-INFO-02")
@pytest.mark.parametrize(("choice", "shown"), [("bonus:show-hand", {"b1", "b2"}), ("bonus:experience", set())])
def test_a_hand_is_shown_by_the_bonus_for_showing_it_and_not_for_experience(choice: str, shown: set[str]) -> None:
    """Field 6 of side A, reached by seat 0's tea."""
    seats = [{"timeline": ["e1", "tea"], "steeping": 1, "hand": ["b1", "b2"]}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, seats=seats, tracks=[5, 0, 0], to_act=[0])

    sitting.choose(0, "track:left", choice)

    assert faces(readable(sitting, 2)) & faces_of("b1", "b2") == faces_of(*shown)


@pytest.mark.rule("RON-INFO-02")
def test_hands_are_shown_in_the_side_quest_after_all_have_chosen() -> None:
    sitting = Sitting("side_quest", cards=CARDS, players=3, seats=HANDS, active=COMBAT_AND_MAGIC, turn=9)

    sitting.choose(0, "symbol:exploration").choose(1, "symbol:diplomacy")
    assert faces(readable(sitting, 2)) == set()
    sitting.choose(2, "symbol:diplomacy")

    assert faces(readable(sitting, None)) == faces_of("a1", "a2", "trade", "b1", "b2", "c1", "c2", "d1", "d2")


def with_empty_deck(seed: str) -> Sitting:
    """Every card of the main deck that nobody holds lies open in the discard pile."""
    held = {key for area in HANDS for key in area["hand"]}
    keys = [one.key for one in Sitting.pack_with(CARDS).cards[:MAIN_CARDS] if one.key not in held]
    return Sitting("draft_pair", cards=CARDS, seats=HANDS, pool=[[], [], [], []], discard=keys, seed=seed)


@pytest.mark.rule("RON-INFO-02")
def test_a_new_deck_hides_the_cards_that_lay_open_in_the_discard_pile() -> None:
    sitting = with_empty_deck("old cards")
    assert (sitting.sees(1)["deck"], len(sitting.sees(1)["discard"])) == (0, 80 - 9)

    sitting.choose(0, "deck")

    assert (sitting.sees(1)["deck"], sitting.sees(1)["discard"]) == (80 - 9 - 2, [])
    assert [faces(readable(sitting, viewer)) for viewer in (1, 2, None)] == [set()] * 3
    assert sitting.sees(1)["seats"][0]["hand"] is None


@pytest.mark.rule("RON-INFO-02")
def test_the_order_of_a_new_deck_cannot_be_told_from_the_discard_pile() -> None:
    """The same open pile gives other cards each time."""
    drawn = [tuple(with_empty_deck(f"evening {number}").choose(0, "deck").hand(0)[-2:]) for number in range(8)]

    assert len(set(drawn)) > 4


# Table talk


@pytest.mark.rule("RON-INFO-03")
@pytest.mark.parametrize(
    ("first", "second", "tracks"),
    [
        ("left", "right", [9, 0, 9]),
        ("right", "left", [9, 0, 9]),
        ("left", "left", [10, 0, 8]),
        ("right", "right", [8, 0, 10]),
    ],
)
def test_no_promise_binds_a_player_to_a_neighbour(first: str, second: str, tracks: list[int]) -> None:
    """Whatever was agreed on, and whoever was helped first: for the next point both neighbours are open again."""
    kinds = {"red": "once", "blue": "again"}
    cards = {
        key: card(
            colour,
            condition={"kind": "up-to-three-cards", "colour": colour},
            result={"kind": "one-track"},
            ceremony=True,
        )
        for colour, key in kinds.items()
    }
    seats = [{"timeline": list(kinds.values()), "steeping": 2}]
    sitting = Sitting("drink_tea", cards=cards, players=3, seats=seats, tracks=[8, 0, 8], to_act=[0])

    for side in (first, second):
        while sitting.asked(0) != "which-track":
            asked = next(seat for seat in range(3) if sitting.asked(seat))
            sitting.choose(asked, sitting.options(asked)[-1])
        assert sitting.options(0) == ["track:left", "track:right"]
        sitting.choose(0, f"track:{side}")

    assert [sitting.track(track) for track in range(3)] == tracks


@pytest.mark.rule("RON-INFO-03")
def test_no_promise_binds_a_player_to_a_row() -> None:
    """Every row that nobody stands at stays open, and so does the deck."""
    sitting = Sitting("draft_pair", cards=CARDS, players=3).choose(0, "row:1").choose(1, "deck")

    assert sitting.options(2) == ["deck", "row:2", "row:3", "row:4"]
