"""Cooperation tracks: how the shared markers move, and what their fields give to both neighbours."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablewright.engine.match import Match
from tablewright.games.ronin import GAME
from tablewright.games.ronin.content import MAIN_CARDS
from tablewright.games.ronin.table import Ronin
from tablewright.language import Speaker

from ..destiny.cards import card, lose_one, two_symbols
from .sitting import Sitting

# `pour` moves one track by as many fields as its owner has red cards, `share` moves both tracks by one.
CARDS = {
    "pour": card("red", condition={"kind": "up-to-three-cards", "colour": "red"}, result={"kind": "one-track"},
                 ceremony=True),
    "pour-too": card("green", condition={"kind": "up-to-three-cards", "colour": "green"}, result={"kind": "one-track"},
                     ceremony=True),
    "share": card("pink", condition={"kind": "exactly-one-card", "colour": "pink"}, result={"kind": "each-track"},
                  ceremony=True),
    "red-1": card("red"), "red-2": card("red"),
    "to-left": card("yellow", passing="left"), "to-right": card("yellow", passing="right"),
}  # fmt: skip
POOL = {f"pool-{number}": card("yellow") for number in range(8)}
FOUR_ROWS = [["pool-0", "pool-1"], ["pool-2", "pool-3"], ["pool-4", "pool-5"], ["pool-6", "pool-7"]]
ACTIVE = ["combat", "magic"]


def arriving_at(
    place: int,
    *,
    first: dict[str, Any] | None = None,
    second: dict[str, Any] | None = None,
    cards: dict[str, Any] | None = None,
    third: dict[str, Any] | None = None,
    **more: Any,
) -> Sitting:
    """Seat 0 has just moved the marker that it shares with seat 1 to a field, which both now resolve."""
    mover = {"steeping": 1, **(first or {})}
    mover["timeline"] = [*mover.get("timeline", []), "pour"]
    seats = [mover, second or {}, third or {}]
    table: dict[str, Any] = {
        "players": 3,
        "active": ACTIVE,
        "initiative": [0, 1, 2],
        "tracks": [place - 1, 0, 0],
        "seats": seats,
    }
    return Sitting("drink_tea", cards=CARDS | (cards or {}), **(table | more)).choose(0, "track:left")


def on_1b(place: int, **more: Any) -> Sitting:
    """The same with board 1 on its B side between seat 0 and seat 1."""
    return arriving_at(place, settings={"side": "B"}, boards=[1, 2, 3], **more)


def tea_passed(**more: Any) -> Sitting:
    """Seats 0 and 1 pass tea to each other, which moves their marker by two."""
    seats = [{"timeline": ["to-left"]}, {"timeline": ["to-right"]}]
    table: dict[str, Any] = {"players": 3, "active": ACTIVE, "initiative": [0, 1, 2], "seats": seats}
    return Sitting("drink_tea", cards=CARDS, **(table | more))


def questions_of(sitting: Sitting) -> list[tuple[int, str]]:
    """Who is asked what, one question after the other, until the next turn begins."""
    asked = []
    while sitting.phase == "drink_tea":
        seat, question = next(iter(sitting.position.open().items()))
        asked.append((seat, question.key))
        sitting.choose(seat, question.options[0].id)
    return asked


# Moving the marker


@pytest.mark.rule("RON-TRACK-01")
def test_both_neighbours_gain_the_bonuses_of_the_field_passed_and_of_the_field_reached() -> None:
    sitting = tea_passed(tracks=[2, 0, 0])

    sitting.choose(0, "bonus:experience").choose(1, "bonus:experience")  # field 3
    sitting.choose(0, "symbol:magic", "symbol:magic").choose(1, "symbol:combat", "symbol:combat")  # field 4

    assert sitting.track(0) == 4
    assert [sitting.experience(seat) for seat in range(3)] == [2, 2, 0]
    assert [sitting.tokens(seat) for seat in range(3)] == [{"magic": 2}, {"combat": 2}, {}]


@pytest.mark.rule("RON-TRACK-01")
@pytest.mark.parametrize(("mover", "side"), [(0, "left"), (1, "right")])
def test_it_does_not_matter_for_the_bonus_who_moved_the_marker(mover: int, side: str) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[mover] = {"timeline": ["pour"], "steeping": 1}
    sitting = Sitting("drink_tea", cards=CARDS, players=3, tracks=[7, 0, 0], seats=seats)

    sitting.choose(mover, f"track:{side}")

    assert sitting.track(0) == 8
    assert [sitting.experience(seat) for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("RON-TRACK-01")
def test_a_marker_that_moves_by_three_leaves_out_no_field() -> None:
    sitting = arriving_at(5, first={"timeline": ["red-1", "red-2"]})  # 5, 6 and 7

    assert questions_of(sitting) == [
        (0, "show-hand-or-experience"),
        (1, "show-hand-or-experience"),
        (0, "one-active-symbol"),
        (1, "one-active-symbol"),
    ]
    assert sitting.track(0) == 7
    assert [sitting.experience(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("RON-TRACK-02")
def test_bonuses_are_resolved_field_by_field_and_on_each_field_in_initiative_order() -> None:
    seats = [{"timeline": ["red-1", "pour"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, tracks=[2, 0, 0], seats=seats, initiative=[2, 1, 0])

    sitting.choose(0, "track:left")

    assert questions_of(sitting) == [
        (1, "ability-or-experience"),
        (0, "ability-or-experience"),
        (1, "gain-active"),
        (1, "gain-active"),
        (0, "gain-active"),
        (0, "gain-active"),
    ]


@pytest.mark.rule("RON-TRACK-02")
def test_the_marker_waits_on_a_field_until_both_neighbours_have_resolved_it() -> None:
    sitting = tea_passed(tracks=[2, 0, 0])

    assert (sitting.asked(0), sitting.track(0)) == ("ability-or-experience", 3)
    sitting.choose(0, "bonus:experience")
    assert (sitting.asked(1), sitting.track(0)) == ("ability-or-experience", 3)
    sitting.choose(1, "bonus:experience")
    assert (sitting.asked(0), sitting.track(0)) == ("gain-active", 4)


@pytest.mark.rule("RON-TRACK-03")
def test_a_marker_that_leaves_a_field_does_not_give_its_bonus_again() -> None:
    sitting = arriving_at(5, tracks=[4, 3, 3])

    assert sitting.phase == "draft_pair"
    assert [sitting.experience(seat) for seat in range(3)] == [1, 1, 0]
    assert [sitting.tokens(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("RON-TRACK-03")
@pytest.mark.parametrize(("players", "side"), [(1, "A"), (2, "B"), (3, "A"), (4, "B"), (5, "A"), (5, "B")])
def test_in_a_whole_game_every_marker_enters_each_field_once_on_its_way_up(players: int, side: str) -> None:
    match = Match(GAME, players, {"side": side}, "every field once")
    chance = random.Random("every field once")
    while not match.over:
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, chance.choice(question.options).id)

    entered: dict[object, list[object]] = {}
    for event in match.log(None):
        if event.key == "cooperation-moved":
            entered.setdefault((event.arguments["seat"], event.arguments["other"]), []).append(event.arguments["field"])

    table = match.position.table
    assert isinstance(table, Ronin)
    assert entered == {
        tuple(track["seats"]): list(range(1, track["field"] + 1))
        for track in GAME.view(table, None)["tracks"]
        if track["field"]
    }
    assert entered


@pytest.mark.rule("RON-TRACK-04")
def test_points_beyond_the_last_field_are_lost() -> None:
    sitting = tea_passed(tracks=[11, 0, 0])

    assert sitting.track(0) == 12
    assert [sitting.experience(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("RON-TRACK-04", "RON-TRACK-03")
def test_a_full_track_stays_where_it_is_and_gives_nothing_again() -> None:
    sitting = tea_passed(tracks=[12, 0, 0])

    assert [sitting.track(track) for track in range(3)] == [12, 0, 0]
    assert [sitting.experience(seat) for seat in range(3)] == [0, 0, 0]
    assert sitting.covered(0) == {"to-left": [2]}


@pytest.mark.rule("RON-TRACK-04", "RON-PLAY-08", "RON-RES-02")
@pytest.mark.parametrize(("tracks", "after"), [([12, 0, 0], [12, 0, 2]), ([0, 0, 12], [2, 0, 12])])
def test_no_point_is_aimed_at_a_full_track_while_the_other_has_room(tracks: list[int], after: list[int]) -> None:
    """The only track that can still move is taken unasked."""
    seats = [{"timeline": ["red-1", "pour"], "steeping": 1}]

    sitting = Sitting("drink_tea", cards=CARDS, players=3, tracks=tracks, seats=seats)

    assert [sitting.track(track) for track in range(3)] == after


@pytest.mark.rule("RON-TRACK-04", "RON-PLAY-09")
@pytest.mark.parametrize(("side", "after"), [("left", [12, 0, 0]), ("right", [11, 0, 2])])
def test_a_track_with_too_little_room_may_still_be_chosen(side: str, after: list[int]) -> None:
    """Two points, and room for one on the left: the choice of the track is free as long as something happens."""
    seats = [{"timeline": ["red-1", "pour"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, tracks=[11, 0, 0], seats=seats)

    assert sitting.options(0) == ["track:left", "track:right"]
    sitting.choose(0, f"track:{side}")

    assert [sitting.track(track) for track in range(3)] == after


@pytest.mark.rule("RON-TRACK-04", "RON-PLAY-08")
def test_with_two_full_tracks_points_are_lost_without_a_question() -> None:
    """The effect is resolved all the same: its loss is paid."""
    sip = card("green", condition=lose_one("combat"), result={"kind": "each-track"}, ceremony=True)
    seats = [{"timeline": ["sip", "pour"], "steeping": 2, "tokens": {"combat": 1}}]

    sitting = Sitting("drink_tea", cards=CARDS | {"sip": sip}, players=3, tracks=[12, 0, 12], seats=seats)

    assert sitting.phase == "draft_pair"
    assert [sitting.track(track) for track in range(3)] == [12, 0, 12]
    assert sitting.tokens(0) == {}
    assert len(sitting.told("effect-resolved")) == 2


@pytest.mark.rule("RON-PLAY-08", "RON-EFF-06")
@pytest.mark.parametrize(("tracks", "after"), [([12, 0, 0], [12, 0, 1]), ([0, 0, 12], [2, 0, 12])])
def test_a_neighbour_behind_a_full_track_is_not_chosen_while_the_other_one_counts(
    tracks: list[int], after: list[int]
) -> None:
    """The left neighbour has two red cards, the right one has one."""
    visit = card("green", condition={"kind": "neighbour-cards", "colour": "red"}, result={"kind": "one-track"},
                 ceremony=True)  # fmt: skip
    seats = [{"timeline": ["visit"], "steeping": 1}, {"timeline": ["red-1", "red-2"]}, {"timeline": ["pour"]}]

    sitting = Sitting("drink_tea", cards=CARDS | {"visit": visit}, players=3, tracks=tracks, seats=seats)

    assert [sitting.track(track) for track in range(3)] == after


@pytest.mark.rule("RON-PLAY-08", "RON-EFF-06")
def test_a_full_track_is_no_way_round_a_neighbour_without_cards() -> None:
    """Only the left neighbour has a red card, and that track is full: the point is lost."""
    visit = card("green", condition={"kind": "neighbour-cards", "colour": "red"}, result={"kind": "one-track"},
                 ceremony=True)  # fmt: skip
    seats = [{"timeline": ["visit"], "steeping": 1}, {"timeline": ["red-1"]}]

    sitting = Sitting("drink_tea", cards=CARDS | {"visit": visit}, players=3, tracks=[12, 0, 0], seats=seats)

    assert [sitting.track(track) for track in range(3)] == [12, 0, 0]
    assert len(sitting.told("track-full")) == 1


@pytest.mark.rule("RON-TRACK-04")
def test_a_full_track_does_not_hand_its_point_to_the_other_one() -> None:
    seats = [{"timeline": ["share"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, tracks=[12, 0, 0], seats=seats)

    assert [sitting.track(track) for track in range(3)] == [12, 0, 1]


@pytest.mark.rule("RON-TRACK-05")
@pytest.mark.parametrize(("side", "halfway"), [("left", [3, 0, 2]), ("right", [2, 0, 3])])
def test_the_active_player_says_which_of_two_moving_tracks_is_resolved_first(side: str, halfway: list[int]) -> None:
    seats = [{"timeline": ["share"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, tracks=[2, 0, 2], seats=seats)

    assert [sitting.asked(seat) for seat in range(3)] == ["first-track", None, None]
    sitting.choose(0, f"track:{side}")

    assert [sitting.track(track) for track in range(3)] == halfway
    questions_of(sitting)
    assert [sitting.track(track) for track in range(3)] == [3, 0, 3]


@pytest.mark.rule("RON-TRACK-05")
def test_the_first_track_is_resolved_by_both_its_neighbours_before_the_second_moves() -> None:
    seats = [{}, {"timeline": ["share"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, tracks=[2, 2, 0], seats=seats, initiative=[0, 1, 2])

    sitting.choose(1, "track:left")  # towards seat 2

    assert questions_of(sitting) == [
        (1, "ability-or-experience"),
        (2, "ability-or-experience"),
        (0, "ability-or-experience"),
        (1, "ability-or-experience"),
    ]


@pytest.mark.rule("RON-TRACK-06")
def test_bonus_symbols_are_counted_at_the_end_of_the_chapter_and_then_leave() -> None:
    sitting = arriving_at(4, first={"tokens": {"combat": 1}}, second={"tokens": {"magic": 1}}, turn=3)

    sitting.choose(0, "symbol:combat", "symbol:magic").choose(1, "symbol:magic", "symbol:magic")

    assert [(sitting.experience(seat), sitting.points(seat)) for seat in range(3)] == [(2, 1), (3, 0), (0, 0)]
    sitting.play_on(until="draft_pair")
    assert [sitting.tokens(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("RON-TRACK-06")
def test_bonus_symbols_stay_in_the_pool_and_pay_for_later_effects_of_the_chapter() -> None:
    trade = card("blue", condition=lose_one("combat"), result=two_symbols("exploration"))
    sitting = arriving_at(
        7,
        cards={"trade": trade, "plain": card("blue")},
        first={"hand": ["trade", "plain"]},
        second={"hand": []},
    )
    sitting.choose(0, "symbol:combat").choose(1, "symbol:magic")
    assert sitting.tokens(0) == {"combat": 2}

    sitting.choose(0, "deck").choose(1, "deck").choose(2, "deck").choose(0, "play:trade", "play:plain")
    sitting.play_on(until="draft_pair")

    assert sitting.tokens(0) == {"combat": 1, "exploration": 2}


@pytest.mark.rule("RON-TRACK-06")
def test_bonus_symbols_pay_for_tea_effects_of_the_same_ceremony() -> None:
    sip = card("green", condition=lose_one("magic"), result={"kind": "each-track"}, ceremony=True)
    sitting = arriving_at(4, cards={"sip": sip}, second={"timeline": ["sip"], "steeping": 1})

    sitting.choose(0, "symbol:combat", "symbol:combat").choose(1, "symbol:magic", "symbol:magic")

    assert sitting.tokens(1) == {"magic": 1}
    assert [sitting.track(track) for track in range(3)] == [5, 1, 0]


@pytest.mark.rule("RON-TRACK-07")
def test_victory_points_of_a_field_are_not_paid_when_the_marker_passes_it() -> None:
    sitting = tea_passed(tracks=[4, 0, 0])  # field 5 shows 2 points
    questions_of(sitting.choose(0, "bonus:experience").choose(1, "bonus:experience"))

    assert sitting.track(0) == 6
    assert [sitting.points(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("RON-TRACK-07")
@pytest.mark.parametrize(
    ("place", "experience"),
    [pytest.param(1, 0, id="nothing"), pytest.param(2, 0, id="points only"), pytest.param(8, 2, id="both")],
)
def test_a_field_gives_at_once_only_its_immediate_bonus(place: int, experience: int) -> None:
    sitting = arriving_at(place)

    assert sitting.track(0) == place
    assert [sitting.experience(seat) for seat in range(2)] == [experience, experience]
    assert [sitting.points(seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("RON-TRACK-07")
def test_victory_points_of_a_field_are_paid_in_final_scoring() -> None:
    sitting = Sitting("final_scoring", players=3, tracks=[5, 5, 5])

    assert [sitting.points(seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("RON-TRACK-08")
def test_points_of_either_neighbour_move_their_one_marker() -> None:
    seats = [{"timeline": ["pour"], "steeping": 1}, {"timeline": ["pour-too"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=CARDS, players=3, seats=seats, initiative=[0, 1, 2])

    sitting.choose(0, "track:left")
    assert [sitting.track(track) for track in range(3)] == [1, 0, 0]
    sitting.choose(1, "track:right")
    assert [sitting.track(track) for track in range(3)] == [2, 0, 0]


# Bonuses of side A


@pytest.mark.rule("RON-BONUS-01")
def test_field_3_gives_a_card_of_the_others_first_ability_or_2_experience() -> None:
    sitting = arriving_at(3, first={"character": "geralt"}, second={"character": "yennefer"})

    sitting.choose(0, "bonus:ability").choose(1, "bonus:experience")

    assert [one["ability"] for one in sitting.player(0)["borrowed"]] == ["drawing-energy"]
    assert sitting.experience(0) == 0
    assert sitting.player(1)["borrowed"] == []
    assert sitting.experience(1) == 2


@pytest.mark.rule("RON-BONUS-01")
def test_at_field_3_each_is_asked_about_the_ability_of_the_other() -> None:
    sitting = arriving_at(3, first={"character": "geralt"}, second={"character": "yennefer"})
    speaker = Speaker(GAME, "en")

    for seat, ability in ((0, "drawing-energy"), (1, "training")):
        asked = speaker.question(sitting.table, sitting.position.open()[seat])
        assert speaker.say(f"ability-{ability}") in asked
        sitting.choose(seat, "bonus:experience")


@pytest.mark.rule("RON-BONUS-01")
def test_at_field_3_both_may_take_the_others_first_ability() -> None:
    sitting = arriving_at(3, first={"character": "geralt"}, second={"character": "yennefer"})

    sitting.choose(0, "bonus:ability").choose(1, "bonus:ability")

    assert [one["ability"] for one in sitting.player(0)["borrowed"]] == ["drawing-energy"]
    assert [one["ability"] for one in sitting.player(1)["borrowed"]] == ["training"]
    assert [sitting.experience(seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("RON-BONUS-02")
def test_field_10_gives_a_card_of_the_others_third_ability_or_3_experience() -> None:
    sitting = arriving_at(10, first={"character": "yennefer"}, second={"character": "geralt"})

    sitting.choose(0, "bonus:ability").choose(1, "bonus:experience")

    assert [one["ability"] for one in sitting.player(0)["borrowed"]] == ["witchers-fitness"]
    assert sitting.experience(0) == 0
    assert sitting.player(1)["borrowed"] == []
    assert sitting.experience(1) == 3


@pytest.mark.rule("RON-BONUS-03")
@pytest.mark.parametrize(
    ("first", "second", "gained"),
    [
        ("symbol:magic", "symbol:magic", {"magic": 2}),
        ("symbol:magic", "symbol:combat", {"combat": 1, "magic": 1}),
        ("symbol:combat", "symbol:magic", {"combat": 1, "magic": 1}),
        ("symbol:combat", "symbol:combat", {"combat": 2}),
    ],
)
def test_field_4_gives_two_active_symbols_in_any_combination(first: str, second: str, gained: dict[str, int]) -> None:
    sitting = arriving_at(4)

    sitting.choose(0, first, second)

    assert sitting.tokens(0) == gained
    assert sitting.asked(1) == "gain-active"


@pytest.mark.rule("RON-BONUS-03")
def test_field_4_never_gives_an_inactive_symbol() -> None:
    sitting = arriving_at(4)

    assert sorted(sitting.options(0)) == ["symbol:combat", "symbol:magic"]
    sitting.choose(0, "symbol:magic")
    assert sorted(sitting.options(0)) == ["symbol:combat", "symbol:magic"]


@pytest.mark.rule("RON-BONUS-04")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        pytest.param([], 1, id="no card"),
        pytest.param(["ed", "ee"], 1, id="0 active symbols"),
        pytest.param(["ce"], 1, id="1"),
        pytest.param(["cm"], 2, id="2 on one card"),
        pytest.param(["c", "m"], 2, id="2 on two cards"),
        pytest.param(["c", "m", "ce"], 2, id="3"),
        pytest.param(["cc", "mm"], 3, id="4"),
        pytest.param(["cc", "mm", "cm", "c"], 3, id="7"),
    ],
)
def test_a_hand_shown_at_field_6_gives_points_by_its_active_symbols(hand: list[str], points: int) -> None:
    cards = {f"hand-{number}": card("blue", symbols) for number, symbols in enumerate(hand)}
    sitting = arriving_at(6, cards=cards, first={"hand": list(cards)})

    sitting.choose(0, "bonus:show-hand")

    assert sitting.points(0) == points
    assert sitting.experience(0) == 0
    assert sitting.points(1) == 0


def said_to(sitting: Sitting, seat: int) -> str:
    return Speaker(sitting.position.game, "en").question(sitting.table, sitting.position.open()[seat])


def test_who_may_show_a_hand_is_told_what_it_is_worth() -> None:
    sitting = arriving_at(6, cards={"held": card("blue", "cm")}, first={"hand": ["held"]})

    assert said_to(sitting, 0) == "Do you show your hand for 2 VP, or gain 3 XP?"


def test_who_may_learn_an_ability_is_told_what_it_does() -> None:
    sitting = arriving_at(3)

    assert said_to(sitting, 0).endswith(". Do you learn this, or gain 2 XP?")


@pytest.mark.rule("RON-BONUS-04")
def test_everybody_reads_a_shown_hand() -> None:
    cards = {"shown-1": card("blue"), "shown-2": card("green")}
    sitting = arriving_at(6, cards=cards, first={"hand": ["shown-1", "shown-2"]})

    sitting.choose(0, "bonus:show-hand")

    (shown,) = sitting.told("showed-hand", seat=2)
    faces = [one.key for one in sitting.table.content.cards]
    assert [faces[face] for face in shown["cards"]] == ["shown-1", "shown-2"]
    for card_shown in sitting.table.hands[0]:
        assert all(seen >> card_shown & 1 for seen in sitting.table.seen), "all remember it, onlookers too"


@pytest.mark.rule("RON-BONUS-04")
def test_field_6_gives_3_experience_to_who_does_not_show() -> None:
    sitting = arriving_at(6, cards={"held": card("blue", "cc")}, first={"hand": ["held"]})

    sitting.choose(0, "bonus:experience")

    assert (sitting.experience(0), sitting.points(0)) == (3, 0)
    assert sitting.told("showed-hand") == []


@pytest.mark.rule("RON-BONUS-05")
@pytest.mark.parametrize("symbol", ACTIVE)
def test_field_7_gives_two_of_one_active_symbol(symbol: str) -> None:
    sitting = arriving_at(7)

    assert sorted(sitting.options(0)) == ["symbol:combat", "symbol:magic"]
    sitting.choose(0, f"symbol:{symbol}")

    assert sitting.tokens(0) == {symbol: 2}
    assert sitting.asked(0) is None


@pytest.mark.rule("RON-BONUS-06")
def test_field_8_gives_2_experience_to_both() -> None:
    sitting = arriving_at(8)

    assert [sitting.experience(seat) for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("RON-BONUS-07")
def test_field_9_gives_a_card_of_the_deck_or_2_experience() -> None:
    held, cards = {"hand": ["held"]}, POOL | {"top": card("blue"), "held": card("red")}
    sitting = arriving_at(9, cards=cards, first=held, second={"hand": []}, pool=FOUR_ROWS, deck=["top"])

    sitting.choose(0, "bonus:draw").choose(1, "bonus:experience")

    assert sitting.hand(0) == ["held", "top"]
    assert sitting.experience(0) == 0
    assert sitting.hand(1) == []
    assert sitting.experience(1) == 2


@pytest.mark.rule("RON-BONUS-07")
def test_a_drawn_bonus_card_is_seen_by_its_owner_alone() -> None:
    sitting = arriving_at(9, first={"hand": []})

    sitting.choose(0, "bonus:draw")

    assert len(sitting.told("drew-these", seat=0)) == 1
    assert sitting.told("drew-these", seat=1) == []
    assert sitting.sees(1)["seats"][0]["hand"] is None


@pytest.mark.rule("RON-BONUS-07")
def test_with_an_empty_deck_the_discard_pile_is_shuffled_before_the_bonus_card_is_drawn() -> None:
    keys = [one.key for one in Sitting.pack_with(CARDS).cards[len(CARDS) : MAIN_CARDS]]
    pool, discard = [keys[0:2], keys[2:4], keys[4:6], keys[6:8]], [*keys[8:], *CARDS.keys() - {"pour"}]
    sitting = arriving_at(9, first={"hand": []}, pool=pool, discard=discard)
    assert sitting.sees(None)["deck"] == 0

    sitting.choose(0, "bonus:draw")

    (drawn,) = sitting.hand(0)
    assert drawn in discard
    assert sitting.sees(None)["deck"] == len(discard) - 1
    assert sitting.sees(None)["discard"] == []
    assert sitting.pool() == pool


@pytest.mark.rule("RON-BONUS-08")
@pytest.mark.parametrize("place", [5, 11, 12])
def test_three_fields_of_side_a_give_1_experience_to_both(place: int) -> None:
    sitting = arriving_at(place)

    assert [sitting.experience(seat) for seat in range(3)] == [1, 1, 0]
    assert [sitting.points(seat) for seat in range(3)] == [0, 0, 0]


# Bonuses of side 1B


@pytest.mark.rule("RON-BONUS-09", "RON-BONUS-14")
def test_on_1b_both_take_the_others_first_ability_without_an_alternative() -> None:
    sitting = on_1b(3, first={"character": "geralt"}, second={"character": "yennefer"})

    assert sitting.phase == "draft_pair"
    assert [one["ability"] for one in sitting.player(0)["borrowed"]] == ["drawing-energy"]
    assert [one["ability"] for one in sitting.player(1)["borrowed"]] == ["training"]
    assert [sitting.experience(seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("RON-BONUS-09")
def test_on_1b_nothing_replaces_an_ability_card_that_is_gone() -> None:
    sitting = on_1b(3, first={"character": "geralt"}, second={"character": "yennefer", "ability_cards": [0, 2]})

    assert sitting.player(0)["borrowed"] == []
    assert sitting.experience(0) == 0
    assert [one["ability"] for one in sitting.player(1)["borrowed"]] == ["training"]


@pytest.mark.rule("RON-BONUS-10")
@pytest.mark.parametrize(
    ("abilities", "symbols"),
    [
        pytest.param(["active", "locked", "locked", "locked"], 0, id="1 unlocked"),
        pytest.param(["active", "active", "locked", "locked"], 1, id="2 unlocked"),
        pytest.param(["used", "active", "active", "locked"], 2, id="3 unlocked, 1 of them used"),
        pytest.param(["used", "used", "used", "locked"], 2, id="3 unlocked, all used"),
        pytest.param(["active", "active", "active", "active"], 3, id="4 unlocked"),
    ],
)
def test_on_1b_unlocked_abilities_give_active_symbols(abilities: list[str], symbols: int) -> None:
    sitting = on_1b(5, first={"abilities": abilities})

    sitting.choose(0, *["symbol:magic"] * symbols)

    assert sitting.asked(0) != "gain-active"
    assert sitting.tokens(0) == ({"magic": symbols} if symbols else {})


@pytest.mark.rule("RON-BONUS-10")
def test_symbols_for_abilities_are_active_ones_in_any_combination() -> None:
    sitting = on_1b(5, first={"abilities": ["active", "active", "active", "locked"]})

    assert sorted(sitting.options(0)) == ["symbol:combat", "symbol:magic"]
    sitting.choose(0, "symbol:magic", "symbol:combat")

    assert sitting.tokens(0) == {"combat": 1, "magic": 1}


@pytest.mark.rule("RON-BONUS-10")
def test_earned_ability_cards_do_not_count_as_unlocked_abilities() -> None:
    borrowed = {"drawing-energy": "active", "encore": "active"}
    sitting = on_1b(5, first={"abilities": ["active", "active", "locked", "locked"], "borrowed": borrowed})

    sitting.choose(0, "symbol:magic")

    assert sitting.tokens(0) == {"magic": 1}
    assert sitting.phase == "draft_pair"


@pytest.mark.rule("RON-BONUS-11")
@pytest.mark.parametrize(
    ("experience", "points"), [(0, 0), (15, 0), (16, 1), (19, 1), (20, 2), (21, 2), (23, 2), (24, 3), (40, 3)]
)
def test_on_1b_experience_gives_points(experience: int, points: int) -> None:
    sitting = on_1b(6, second={"experience": experience})

    assert sitting.points(1) == points
    assert sitting.points(0) == 0
    assert sitting.experience(1) == experience


@pytest.mark.rule("RON-BONUS-05")
@pytest.mark.parametrize("symbol", ACTIVE)
def test_on_1b_field_8_gives_two_of_one_active_symbol(symbol: str) -> None:
    sitting = on_1b(8)

    assert sorted(sitting.options(0)) == ["symbol:combat", "symbol:magic"]
    sitting.choose(0, f"symbol:{symbol}")

    assert sitting.tokens(0) == {symbol: 2}
    assert sitting.asked(0) is None


@pytest.mark.rule("RON-BONUS-12")
@pytest.mark.parametrize(("blue", "experience"), [(0, 1), (1, 2), (2, 4), (3, 6), (5, 6)])
def test_on_1b_blue_cards_give_experience(blue: int, experience: int) -> None:
    cards = {f"blue-{number}": card("blue") for number in range(blue)}
    sitting = on_1b(9, cards=cards, second={"timeline": list(cards)})

    assert sitting.experience(1) == experience
    assert sitting.experience(0) == 1
    assert sitting.points(1) == 0


@pytest.mark.rule("RON-BONUS-12")
def test_the_whole_timeline_counts_for_blue_cards_but_other_colours_do_not() -> None:
    cards = {"old": card("blue", "cc"), "other": card("green"), "new": card("blue")}
    sitting = on_1b(9, cards=cards, first={"timeline": ["old", "other", "new"]})

    assert sitting.experience(0) == 4


@pytest.mark.rule("RON-BONUS-13")
def test_on_1b_a_used_ability_becomes_active_and_a_locked_one_cannot_be_chosen() -> None:
    sitting = on_1b(11, first={"character": "geralt", "abilities": ["used", "active", "used", "locked"]})

    assert sitting.options(0) == ["ability:training", "ability:witchers-fitness"]
    sitting.choose(0, "ability:training")

    assert [one["state"] for one in sitting.player(0)["abilities"]] == ["active", "active", "used", "locked"]


@pytest.mark.rule("RON-BONUS-13")
def test_an_earned_ability_card_can_be_reactivated_too() -> None:
    first = {"character": "geralt", "abilities": ["used"], "borrowed": {"encore": "used", "drawing-energy": "active"}}
    sitting = on_1b(11, first=first)

    assert sitting.options(0) == ["ability:training", "ability:encore"]
    sitting.choose(0, "ability:encore")

    assert [one["state"] for one in sitting.player(0)["borrowed"]] == ["active", "active"]
    assert sitting.player(0)["abilities"][0]["state"] == "used"


@pytest.mark.rule("RON-BONUS-13")
def test_without_a_used_ability_nothing_is_reactivated() -> None:
    sitting = on_1b(11, first={"abilities": ["active", "locked", "locked", "locked"]})

    assert sitting.phase == "draft_pair"
    assert [one["state"] for one in sitting.player(0)["abilities"]] == ["active", "locked", "locked", "locked"]


@pytest.mark.rule("RON-BONUS-13")
def test_a_reactivated_ability_may_be_used_once_more() -> None:
    sitting = on_1b(11, first={"character": "vesemir", "abilities": ["used"]})  # his first: 2 XP in step 1

    assert "ability:old-lessons" in sitting.options(0)
    sitting.choose(0, "ability:old-lessons")

    assert sitting.experience(0) == 2
    assert "ability:old-lessons" not in sitting.options(0)


# All bonuses


@pytest.mark.rule("RON-BONUS-14")
@pytest.mark.parametrize("place", [5, 8, 11, 12])
def test_a_plain_bonus_is_gained_without_asking(place: int) -> None:
    sitting = arriving_at(place)

    assert sitting.phase == "draft_pair"
    assert sitting.experience(0) == sitting.experience(1) > 0


@pytest.mark.rule("RON-BONUS-14")
@pytest.mark.parametrize(
    ("board", "place", "points", "experience"),
    [
        pytest.param(1, 6, 1, 16, id="points for experience"),
        pytest.param(1, 9, 0, 17, id="experience for a colour"),
        pytest.param(2, 10, 2, 16, id="points"),
    ],
)
def test_a_plain_bonus_of_side_b_is_gained_without_asking(board: int, place: int, points: int, experience: int) -> None:
    seat = {"experience": 16}
    sitting = arriving_at(place, first=seat, second=seat, settings={"side": "B"}, boards=[board, 3, 4])

    assert sitting.phase == "draft_pair"
    assert [sitting.points(seat) for seat in range(2)] == [points, points]
    assert [sitting.experience(seat) for seat in range(2)] == [experience, experience]


@pytest.mark.rule("RON-BONUS-14")
@pytest.mark.parametrize(
    ("place", "alternatives"),
    [
        (3, ["bonus:ability", "bonus:experience"]),
        (6, ["bonus:show-hand", "bonus:experience"]),
        (9, ["bonus:draw", "bonus:experience"]),
        (10, ["bonus:ability", "bonus:experience"]),
    ],
)
def test_of_two_alternatives_each_player_has_to_pick_exactly_one(place: int, alternatives: list[str]) -> None:
    sitting = arriving_at(place)

    assert sitting.options(0) == alternatives
    sitting.choose(0, alternatives[0])
    assert sitting.asked(0) is None
    assert sitting.options(1) == alternatives
    sitting.choose(1, alternatives[1])
    assert sitting.phase == "draft_pair"


@pytest.mark.rule("RON-BONUS-14", "RON-XP-07")
@pytest.mark.parametrize("place", [3, 6, 9, 10])
def test_with_40_experience_nobody_can_pick_experience_in_place_of_a_card_or_points(place: int) -> None:
    """Seat 0 gains nothing by experience any more; seat 1, at 39, still gains 1."""
    sitting = arriving_at(place, first={"experience": 40, "hand": []}, second={"experience": 39})

    assert sitting.asked(0) is None
    assert sitting.player(0)["borrowed"] or sitting.points(0) or sitting.hand(0)
    sitting.choose(1, "bonus:experience")
    assert sitting.experience(1) == 40


@pytest.mark.rule("RON-BONUS-14", "RON-NABIL-07")
def test_with_40_experience_and_no_card_left_an_ability_field_gives_nothing() -> None:
    sitting = arriving_at(3, first={"experience": 40}, second={"ability_cards": [0, 2]})

    assert sitting.asked(0) is None
    assert sitting.player(0)["borrowed"] == []


@pytest.mark.rule("RON-BONUS-14", "RON-BONUS-07")
def test_where_no_card_is_left_to_draw_the_field_gives_experience() -> None:
    """All cards of the main deck that lie nowhere else are in the hand of seat 2."""
    keys = [one.key for one in Sitting.pack_with(CARDS).cards[len(CARDS) : MAIN_CARDS]]
    pool, rest = [keys[0:2], keys[2:4], keys[4:6], keys[6:8]], [*keys[8:], *CARDS.keys() - {"pour"}]

    sitting = arriving_at(9, first={"hand": []}, second={"hand": []}, third={"hand": rest}, pool=pool)

    assert [sitting.experience(seat) for seat in range(2)] == [2, 2]
