"""Lesser Evil: penalties for the dominant side, allies beside the rows, and alliance cards held in secret."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tablewright.engine.dice import Luck
from tablewright.games.path import vocabulary as words
from tablewright.games.path.content import ALLIES
from tablewright.games.path.reading import original_pack
from tablewright.games.path.table import Path

from ..destiny.cards import card
from .sitting import Sitting

PACK = original_pack()
SEEDS = [f"evening {number}" for number in range(20)]
FAVOURS = {
    "AllyExperience": "experience",
    "AllyActive": "active",
    "AllySwapActive": "swap-active",
    "AllySwapInactive": "swap-inactive",
}
PLAIN = {f"pink{number}": card("pink") for number in range(1, 31)}
ACTIVE = ["combat", "diplomacy"]
RENFRI, STREGOBOR = 0, 1
POOL = [[f"pink{row}", f"pink{row + 4}"] for row in range(1, 5)]


def quiet(**more: Any) -> dict[str, Any]:
    """A seat without a hand whose first ability is used up, so that it is asked nothing but what a test is about."""
    return {"abilities": ["used"], "hand": [], **more}


def evil(phase: str, *seats: dict[str, Any], cards: dict[str, Any] | None = None, **more: Any) -> Sitting:
    """A position of Lesser Evil with combat as the left symbol and diplomacy as the right one."""
    every = [*seats, *(quiet() for _ in range(more.get("players", 3) - len(seats)))]
    mat = {"active": ACTIVE, "content": telling(), **more}
    return Sitting(phase, cards=PLAIN | (cards or {}), seats=every, settings={"story": "evil"}, **mat)


def telling(penalty: words.Reward | None = None, reward: words.Reward | None = None) -> dict[str, Any]:
    """The story where every card brings the same to the path tokens: nothing, unless a test says otherwise."""
    story = PACK.stories["evil"]
    cards = {
        number: replace(one, penalty=penalty or words.Nothing(), reward=reward or words.Nothing())
        if one.penalty is not None
        else one
        for number, one in story.cards.items()
    }
    return {"stories": {**PACK.stories, "evil": replace(story, cards=cards)}}


def drafting(*seats: dict[str, Any], **more: Any) -> Sitting:
    """All are about to draft; the rows are those of nobody, Renfri, Stregobor and whichever ally one chooses."""
    return evil("draft_pair", *seats, **{"allies": ["renfri", "stregobor", "choice"], "pool": POOL, **more})


def chapter_end(*seats: dict[str, Any], dominant: str = "left", **more: Any) -> Sitting:
    """The dominant symbol of chapter I has just been found; allies are called next."""
    return evil("resolve_alliances", *seats, **{"turn": 3, "dominant": dominant, **more})


def alliances(sitting: Sitting, seat: int, viewer: int | None) -> list[str]:
    """The alliance cards of a seat as somebody sees them, such as "renfri.active", or "renfri" for a back."""
    cards = sitting.sees(viewer)["seats"][seat]["alliances"]
    return [one["ally"] if one.get("hidden") else f"{one['ally']}.{FAVOURS[one['favour']]}" for one in cards]


def mine(sitting: Sitting, seat: int) -> list[str]:
    return alliances(sitting, seat, seat)


def rows(sitting: Sitting) -> list[str | None]:
    """The ally beside each row, from the top."""
    return [row["ally"] for row in sitting.sees(None)["pool"]]


def discarded(sitting: Sitting, ally: int) -> list[str]:
    """The discard pile of an ally, by favour."""
    table = sitting.table
    found = [table.content.alliance(table.faces[one]) for one in table.alliance_discards[ally]]
    assert {one.ally for one in found} <= {ally}
    return [FAVOURS[type(one.favour).__name__] for one in found]


def called(sitting: Sitting, viewer: int | None = None) -> list[tuple[Any, Any, str]]:
    """Who resolved which alliance card of whom, in order, as somebody is told."""
    told = sitting.told("alliance-resolved", viewer)
    favours = [type(PACK.alliance(int(one["card"])).favour).__name__ for one in told]
    return [(one["seat"], one["ally"], FAVOURS[favour]) for one, favour in zip(told, favours, strict=True)]


def options_by_favour(sitting: Sitting, seat: int) -> dict[str, str]:
    """The alliance cards that a seat may choose from, by favour."""
    cards = {f"alliance:{one['card']}": FAVOURS[one["favour"]] for one in shown_cards(sitting, seat)}
    return {cards[option]: option for option in sitting.options(seat)}


def shown_cards(sitting: Sitting, seat: int) -> list[dict[str, Any]]:
    return [one for one in sitting.player(seat)["alliances"] if not one.get("hidden")]


def imagined(sitting: Sitting, viewer: int, seat: int) -> set[str]:
    """What somebody thinks possible for the last alliance card of a seat."""
    luck = Luck("what could it be")
    found = set()
    for _ in range(40):
        world = sitting.position.imagine(viewer, luck).table
        assert isinstance(world, Path)
        one = world.content.alliance(world.faces[world.alliances[seat][-1]])
        found.add(f"{ALLIES[one.ally]}.{FAVOURS[type(one.favour).__name__]}")
    return found


# Penalties and rewards


def turning(dominant: str, path_tokens: list[int], phase: str = "turn_page", turn: int = 3) -> Sitting:
    """The next story card takes 2 XP from the dominant side and gives 3 VP to the other; all have 10 XP."""
    story = telling(words.LoseExperience(2), words.Points(3))
    seats = [quiet(experience=10, abilities=["used"] * 4) for _ in range(3)]
    return evil(
        phase,
        *seats,
        turn=turn,
        dominant=dominant,
        path_tokens=path_tokens,
        content=story,
    )


def taken_and_given(sitting: Sitting) -> list[tuple[int, int]]:
    """The experience and the points from the story that each seat has."""
    seats = sitting.sees(None)["seats"]
    return [(one["experience"], one["points_by_source"]["story"]) for one in seats]


@pytest.mark.rule("POD-EVIL-01", "POD-EVIL-03")
def test_constructed_example_left_dominant_the_left_token_takes_the_penalty_and_the_right_one_the_reward() -> None:
    sitting = turning("left", [0, 1])

    assert taken_and_given(sitting) == [(8, 0), (10, 3), (10, 0)]


@pytest.mark.rule("POD-EVIL-01", "POD-EVIL-03")
def test_right_dominant_the_right_token_takes_the_penalty_and_the_left_one_the_reward() -> None:
    sitting = turning("right", [0, 1])

    assert taken_and_given(sitting) == [(10, 3), (8, 0), (10, 0)]


@pytest.mark.rule("POD-EVIL-01", "POD-EVIL-03")
def test_the_ending_has_a_penalty_and_a_reward_as_well() -> None:
    sitting = turning("right", [2, 0], phase="read_ending", turn=9)

    assert taken_and_given(sitting) == [(8, 0), (10, 0), (10, 3)]


@pytest.mark.rule("POD-EVIL-01", "POD-EVIL-03")
def test_whoever_has_most_of_both_symbols_takes_both_the_penalty_and_the_reward() -> None:
    assert taken_and_given(turning("left", [1, 1])) == [(10, 0), (8, 3), (10, 0)]


@pytest.mark.rule("POD-EVIL-01", "POD-EVIL-03")
def test_most_dominant_symbols_bring_the_penalty_and_most_other_symbols_the_reward() -> None:
    sitting = evil(
        "score_chapter",
        quiet(tokens={"combat": 1, "diplomacy": 1}),
        quiet(tokens={"combat": 3}),
        quiet(tokens={"diplomacy": 2}),
        turn=3,
        dominant="left",
        content=telling(words.Points(1), words.Points(2)),
    )

    assert [points for _, points in taken_and_given(sitting)] == [0, 1, 2]


@pytest.mark.rule("POD-EVIL-01", "POD-CHAP-13")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [2, 0, 1]])
def test_where_nobody_has_the_dominant_symbol_the_penalty_meets_the_top_of_the_initiative_track(
    initiative: list[int],
) -> None:
    """Seat 1 alone has a symbol, the other one, and so the reward."""
    seats = [quiet(experience=10, abilities=["used"] * 4, tokens=tokens) for tokens in ({}, {"diplomacy": 1}, {})]
    story = telling(words.LoseExperience(2), words.Points(3))

    sitting = evil("score_chapter", *seats, turn=3, dominant="left", active=["combat", "diplomacy"],
                   initiative=initiative, content=story)  # fmt: skip

    punished = [(8, 0) if seat == initiative[0] else (10, 0) for seat in range(3)]
    assert taken_and_given(sitting) == [punished[0], (11, 3), punished[2]]


@pytest.mark.rule("POD-EVIL-01", "POD-CHAP-05", "POD-CHAP-13")
def test_a_player_who_makes_a_symbol_dominant_that_nobody_has_takes_its_penalty() -> None:
    """No fate token was placed, so the top of the initiative track chooses the dominant symbol."""
    seats = [quiet(experience=10, abilities=["used"] * 4) for _ in range(3)]
    story = telling(words.LoseExperience(2), words.Points(3))
    sitting = evil("find_dominant", *seats, turn=3, fates=["aside"] * 3, initiative=[2, 0, 1], content=story)

    sitting.choose(2, "side:left")

    assert taken_and_given(sitting) == [(10, 0), (10, 0), (8, 3)]


@pytest.mark.rule("POD-EVIL-01", "POD-EVIL-03")
def test_every_card_of_the_story_that_pays_path_tokens_has_a_penalty_and_a_reward() -> None:
    read = [number for number, one in PACK.stories["evil"].cards.items() if one.penalty is not None]

    assert read == [4, 6, 8, 10, 12, 14, *range(16, 24)]
    for number in read:
        one = PACK.stories["evil"].cards[number]
        assert isinstance(one.penalty, words.LoseExperience)
        assert one.reward is not None
        assert not isinstance(one.reward, words.LoseExperience | words.Nothing)
        assert (one.left, one.right) == (None, None)


# Components and setup


@pytest.mark.rule("POD-EVIL-02")
def test_the_starting_order_is_dandelion_vesemir_yennefer_geralt_ciri() -> None:
    assert Sitting.begun("evil", players=5).order() == ["dandelion", "vesemir", "yennefer", "geralt", "ciri"]


@pytest.mark.rule("POD-EVIL-04")
def test_there_are_32_alliance_cards_3_alliance_tokens_and_23_story_cards() -> None:
    sitting = Sitting.begun("evil")

    kinds = Counter((one.ally, type(one.favour).__name__) for one in PACK.alliances)
    assert kinds == {(ally, favour): 4 for ally in (RENFRI, STREGOBOR) for favour in FAVOURS}
    assert kinds.total() == sitting.game.census(sitting.table)["alliance cards"] == 32
    assert sorted(filter(None, rows(sitting))) == ["choice", "renfri", "stregobor"]
    assert sorted(PACK.stories["evil"].cards) == list(range(1, 24))


@pytest.mark.rule("POD-EVIL-05")
@pytest.mark.parametrize(("story", "experience"), [("edge", 1), ("evil", 0)])
def test_the_bottom_row_has_the_choice_token_in_place_of_the_experience_token(story: str, experience: int) -> None:
    sitting = Sitting("draft_pair", cards=PLAIN, pool=POOL, settings={"story": story}, seats=[quiet()] * 3)
    assert [row["bonus_experience"] for row in sitting.sees(None)["pool"]] == [False] * 3 + [story == "edge"]

    sitting.choose(0, "row:4").play_on(until="play_cards")

    assert sitting.experience(0) == experience
    assert sitting.told("gained-experience") == [{"seat": 0, "count": 1, "total": 1}] * experience


@pytest.mark.rule("POD-EVIL-05")
@pytest.mark.parametrize(("story", "experience"), [("edge", [1]), ("evil", [])])
def test_the_automa_gains_no_experience_at_the_bottom_row_either(story: str, experience: list[int]) -> None:
    """The bottom row has the only active symbol, and no habit of this Automa asks for it."""
    sitting = Sitting(
        "draft_pair",
        cards=PLAIN | {"fight": card("pink", "c")},
        players=1,
        active=["combat", "magic"],
        initiative=[1, 0],
        pool=[*POOL[:3], ["fight", "pink30"]],
        seats=[quiet(character="geralt"), {"character": "yennefer"}],
        settings={"story": story},
    )

    assert sitting.told("automa-drafted")[0]["row"] == 4
    assert [told["count"] for told in sitting.told("gained-experience")] == experience


@pytest.mark.rule("POD-EVIL-06")
def test_constructed_example_of_four_rows_the_last_has_the_choice_and_the_two_above_it_the_allies() -> None:
    found = {tuple(rows(Sitting.begun("evil", players=3, seed=seed))) for seed in SEEDS}

    assert found == {(None, "renfri", "stregobor", "choice"), (None, "stregobor", "renfri", "choice")}


@pytest.mark.rule("POD-EVIL-06")
@pytest.mark.parametrize(("players", "free"), [(1, 1), (2, 1), (4, 2), (5, 2)])
def test_the_allies_stand_at_the_three_lowest_rows_with_any_number_of_players(players: int, free: int) -> None:
    found = rows(Sitting.begun("evil", players=players))

    assert found[:free] == [None] * free
    assert set(found[free:-1]) == {"renfri", "stregobor"}
    assert found[-1] == "choice"


@pytest.mark.rule("POD-EVIL-07")
def test_each_ally_has_a_shuffled_deck_of_sixteen_cards_that_nobody_has_seen() -> None:
    games = [Sitting.begun("evil", seed=seed) for seed in SEEDS[:5]]
    orders = set()
    for game in games:
        table = game.table
        decks = [[table.content.alliance(table.faces[one]) for one in deck] for deck in table.alliance_decks]
        assert game.sees(None)["alliance_decks"] == [16, 16]
        assert [{one.ally for one in deck} for deck in decks] == [{RENFRI}, {STREGOBOR}]
        assert not any(seen >> one & 1 for deck in table.alliance_decks for one in deck for seen in table.seen)
        orders |= {tuple(type(one.favour).__name__ for one in deck) for deck in decks}

    assert len(orders) == 10


@pytest.mark.rule("POD-EVIL-07")
def test_the_alliance_tokens_stay_at_their_rows_all_game() -> None:
    sitting = Sitting.begun("evil")
    before = rows(sitting)

    for _ in range(3):
        sitting.play_on(until="play_cards").play_on(until="draft_pair")
        assert rows(sitting) == before
    sitting.play_on(until="nobody plays on")

    assert sitting.position.over
    assert rows(sitting) == before


# Drafting


@pytest.mark.rule("POD-EVIL-08")
@pytest.mark.parametrize(
    ("row", "ally", "decks"),
    [
        pytest.param("deck", [], [16, 16], id="the deck"),
        pytest.param("row:1", [], [16, 16], id="a row without an ally"),
        pytest.param("row:2", ["renfri"], [15, 16], id="the row of Renfri"),
        pytest.param("row:3", ["stregobor"], [16, 15], id="the row of Stregobor"),
    ],
)
def test_with_the_row_of_an_ally_comes_a_card_of_its_deck_without_a_question(
    row: str, ally: list[str], decks: list[int]
) -> None:
    sitting = drafting().choose(0, row)

    assert alliances(sitting, 0, None) == ally
    assert sitting.sees(None)["alliance_decks"] == decks
    assert len(sitting.hand(0)) == 2
    assert sitting.asked(1) == "draft"


@pytest.mark.rule("POD-EVIL-09")
@pytest.mark.parametrize(("ally", "decks"), [("renfri", [15, 16]), ("stregobor", [16, 15])])
def test_at_the_choice_token_the_player_chooses_the_ally(ally: str, decks: list[int]) -> None:
    sitting = drafting().choose(0, "row:4")
    assert sitting.asked(0) == "choose-ally"
    assert sitting.options(0) == ["ally:renfri", "ally:stregobor"]

    sitting.choose(0, f"ally:{ally}")

    assert alliances(sitting, 0, None) == [ally]
    assert sitting.sees(None)["alliance_decks"] == decks
    assert sitting.asked(1) == "draft"


@pytest.mark.rule("POD-EVIL-10")
def test_only_its_owner_sees_the_face_of_an_alliance_card_and_others_its_back() -> None:
    sitting = drafting().choose(0, "row:2")

    (own,) = mine(sitting, 0)
    assert own.startswith("renfri.")
    assert [alliances(sitting, 0, viewer) for viewer in (1, 2, None)] == [["renfri"]] * 3


@pytest.mark.rule("POD-EVIL-10")
def test_others_are_told_whose_card_it_is_but_neither_its_face_nor_its_number() -> None:
    sitting = drafting().choose(0, "row:2")

    for viewer in (1, 2, None):
        assert sitting.told("drew-alliance", viewer) == [{"seat": 0, "ally": "renfri"}]
        assert sitting.sees(viewer)["seats"][0]["alliances"] == [{"ally": "renfri", "hidden": True}]


@pytest.mark.rule("POD-EVIL-10")
def test_the_owner_knows_an_alliance_card_and_others_think_all_favours_of_the_ally_possible() -> None:
    sitting = drafting().choose(0, "row:3")

    assert imagined(sitting, 0, 0) == set(mine(sitting, 0))
    assert imagined(sitting, 1, 0) == {f"stregobor.{favour}" for favour in FAVOURS.values()}


@pytest.mark.rule("POD-EVIL-10")
def test_the_owner_may_look_at_alliance_cards_at_any_time() -> None:
    sitting = drafting(turn=1).choose(0, "row:2")
    own = mine(sitting, 0)

    sitting.play_on(until="play_cards")
    assert mine(sitting, 0) == own
    sitting.play_on(until="draft_pair")

    assert sitting.sees(None)["turns_done"] == 1
    assert mine(sitting, 0) == own
    assert [alliances(sitting, 0, viewer) for viewer in (1, 2, None)] == [["renfri"]] * 3


FULL = ["renfri.experience", "renfri.active", "renfri.swap-active", "stregobor.active", "stregobor.experience"]


def drawing_a_fourth() -> Sitting:
    """Seat 0 has 3 cards of Renfri and 2 of Stregobor and takes the row of Renfri; its 4th is no fourth kind."""
    return drafting(quiet(alliances=FULL)).choose(0, "row:2")


@pytest.mark.rule("POD-EVIL-11")
def test_constructed_example_with_a_fourth_card_of_renfri_one_of_the_four_is_discarded_at_once() -> None:
    sitting = drawing_a_fourth()
    assert sitting.asked(0) == "discard-alliance"
    assert sitting.asked(1) is None
    renfri = [f"alliance:{one['card']}" for one in shown_cards(sitting, 0) if one["ally"] == "renfri"]
    assert sorted(sitting.options(0)) == sorted(renfri)
    assert len(renfri) == 4

    sitting.choose(0, sitting.options(0)[1])

    assert mine(sitting, 0)[:4] == [FULL[0], *FULL[2:]]
    assert Counter(alliances(sitting, 0, None)) == {"renfri": 3, "stregobor": 2}
    assert discarded(sitting, RENFRI) == ["active"]
    assert sitting.asked(1) == "draft"


@pytest.mark.rule("POD-EVIL-11")
def test_the_card_just_drawn_may_be_the_one_that_is_discarded() -> None:
    sitting = drawing_a_fourth()

    sitting.choose(0, sitting.options(0)[-1])

    assert mine(sitting, 0) == FULL


@pytest.mark.rule("POD-EVIL-11")
def test_three_cards_of_each_ally_may_be_held() -> None:
    sitting = drafting(quiet(alliances=FULL)).choose(0, "row:3")

    assert Counter(alliances(sitting, 0, None)) == {"renfri": 3, "stregobor": 3}
    assert sitting.asked(1) == "draft"


@pytest.mark.rule("POD-EVIL-10", "POD-EVIL-11")
def test_nobody_else_learns_which_card_was_discarded() -> None:
    sitting = drawing_a_fourth()
    sitting.choose(0, sitting.options(0)[0])

    (gone,) = sitting.table.alliance_discards[RENFRI]
    assert [bool(seen >> gone & 1) for seen in sitting.table.seen] == [True, False, False, False]
    others = [event for event in sitting.journal if event.audience is None]
    assert not any("card" in event.arguments for event in others if event.key != "drafted-row")


# The end of a chapter


EVERYBODY_S = (
    quiet(alliances=["renfri.experience", "stregobor.experience"]),
    quiet(alliances=["stregobor.experience", "renfri.experience", "renfri.experience"]),
    quiet(alliances=["stregobor.experience", "stregobor.experience"]),
)


@pytest.mark.rule("POD-EVIL-12")
@pytest.mark.parametrize(
    ("fates", "ally"),
    [
        pytest.param(["left", "right", "left"], "renfri", id="left"),
        pytest.param(["left", "right", "right"], "stregobor", id="right"),
        pytest.param(["right", "left", "aside"], "renfri", id="the highest token is left"),
    ],
)
def test_the_dominant_symbol_tells_which_ally_the_group_supports(fates: list[str], ally: str) -> None:
    sitting = evil("find_dominant", *EVERYBODY_S, turn=3, fates=fates)

    assert {told["ally"] for told in sitting.told("alliance-resolved")} == {ally}


@pytest.mark.rule("POD-EVIL-12")
def test_the_fate_token_of_the_last_turn_still_counts_for_the_ally() -> None:
    """Seat 1 and 2 lead with diplomacy in the last turn of the chapter, so that Stregobor prevails."""
    sitting = evil(
        "play_cards",
        quiet(alliances=["renfri.experience", "stregobor.experience"], tokens={"combat": 1}),
        quiet(tokens={"diplomacy": 1}),
        quiet(tokens={"diplomacy": 1}),
        turn=3,
        fates=["left", "right"],
    )

    assert sitting.told("dominant") == [{"side": "right", "symbol": "diplomacy"}]
    assert called(sitting) == [(0, "stregobor", "experience")]


@pytest.mark.rule("POD-EVIL-13")
def test_with_the_left_symbol_dominant_all_players_resolve_all_their_cards_of_renfri() -> None:
    sitting = chapter_end(*EVERYBODY_S, dominant="left")
    sitting.play_on(until="draft_pair")

    assert Counter(told[:2] for told in called(sitting)) == {(0, "renfri"): 1, (1, "renfri"): 2}
    assert [sitting.experience(seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("POD-EVIL-14")
def test_with_the_right_symbol_dominant_all_players_resolve_all_their_cards_of_stregobor() -> None:
    sitting = chapter_end(*EVERYBODY_S, dominant="right")
    sitting.play_on(until="draft_pair")

    assert Counter(told[:2] for told in called(sitting)) == {
        (0, "stregobor"): 1, (1, "stregobor"): 1, (2, "stregobor"): 2,
    }  # fmt: skip
    assert [sitting.experience(seat) for seat in range(3)] == [1, 1, 2]


@pytest.mark.rule("POD-EVIL-13", "POD-EVIL-14")
@pytest.mark.parametrize(("dominant", "other"), [("left", "stregobor"), ("right", "renfri")])
def test_the_cards_that_are_resolved_are_revealed_to_all_and_the_others_to_nobody(dominant: str, other: str) -> None:
    """Seat 0 is still choosing the order of its two cards."""
    held = [f"{ally}.{favour}" for ally in ALLIES for favour in ("experience", "active")]
    sitting = chapter_end(quiet(alliances=held), dominant=dominant)
    assert sitting.asked(0) == "resolve-alliance"

    seen = [one for one in held if not one.startswith(other)]
    for viewer in (1, 2, None):
        assert sorted(alliances(sitting, 0, viewer)) == sorted([*seen, other, other])


@pytest.mark.rule("POD-EVIL-13")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_all_are_told_which_cards_were_resolved(viewer: int | None) -> None:
    sitting = chapter_end(quiet(), quiet(alliances=["renfri.swap-active", "stregobor.active"]))

    assert called(sitting, viewer) == [(1, "renfri", "swap-active")]


@pytest.mark.rule("POD-EVIL-15")
def test_resolved_cards_go_to_the_discard_pile_of_their_ally() -> None:
    sitting = chapter_end(*EVERYBODY_S, dominant="left")
    sitting.play_on(until="draft_pair")

    assert discarded(sitting, RENFRI) == ["experience"] * 3
    assert discarded(sitting, STREGOBOR) == []
    assert sitting.sees(None)["alliance_decks"] == [13, 12]
    assert sitting.game.census(sitting.table)["alliance cards"] == 32


@pytest.mark.rule("POD-EVIL-15")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_an_empty_alliance_deck_is_made_new_from_its_own_discard_pile(seed: str) -> None:
    """All cards of Renfri but the three of seat 2 lie open in the discard pile; nobody knows them when shuffled."""
    sitting = drafting(quiet(), quiet(), quiet(alliances=["renfri.active"] * 3), seed=seed)
    table = sitting.table
    table.alliance_discards[RENFRI], table.alliance_decks[RENFRI] = table.alliance_decks[RENFRI], ()
    pile = table.alliance_discards[RENFRI]

    sitting.choose(0, "row:2")

    assert alliances(sitting, 0, None) == ["renfri"]
    assert sitting.sees(None)["alliance_decks"] == [12, 16]
    assert set(table.alliance_decks[RENFRI]) | set(table.alliances[0]) == set(pile)
    assert discarded(sitting, RENFRI) == []
    assert sitting.game.census(table)["alliance cards"] == 32


@pytest.mark.rule("POD-EVIL-15")
def test_nobody_knows_the_cards_of_a_remade_deck_although_they_had_been_revealed() -> None:
    """Everybody has seen the whole discard pile of Renfri; after the shuffle only the owner knows the card drawn."""
    sitting = drafting()
    table = sitting.table
    table.alliance_discards[RENFRI], table.alliance_decks[RENFRI] = table.alliance_decks[RENFRI], ()
    table.seen = [seen | sum(1 << one for one in table.alliance_discards[RENFRI]) for seen in table.seen]

    sitting.choose(0, "row:2")

    assert len(shown_cards(sitting, 0)) == 1
    assert [alliances(sitting, 0, viewer) for viewer in (1, 2, None)] == [["renfri"]] * 3
    assert not any(seen >> one & 1 for one in table.alliance_decks[RENFRI] for seen in table.seen)


@pytest.mark.rule("POD-EVIL-16")
def test_cards_of_the_other_ally_stay_face_down_for_the_next_chapter() -> None:
    sitting = chapter_end(*EVERYBODY_S, dominant="left").play_on(until="draft_pair")

    assert sitting.sees(None)["chapter"] == 2
    assert [mine(sitting, seat) for seat in range(3)] == [
        ["stregobor.experience"], ["stregobor.experience"], ["stregobor.experience", "stregobor.experience"],
    ]  # fmt: skip
    for viewer in (1, 2, None):
        assert alliances(sitting, 0, viewer) == ["stregobor"]


@pytest.mark.rule("POD-EVIL-16")
def test_a_card_that_was_left_over_is_resolved_when_its_ally_prevails_later() -> None:
    """Chapter I goes to Renfri; in chapter II everybody has so many right symbols that Stregobor prevails."""
    deck = [f"pink{number}" for number in range(1, 31)]
    sitting = chapter_end(quiet(alliances=["stregobor.experience"]), dominant="left", pool=[[]] * 4, deck=deck)
    sitting.play_on(until="draft_pair")
    right = sitting.table.active[1]
    sitting.table.tokens = [tuple(9 * (symbol == right) for symbol in range(4))] * 3
    assert called(sitting) == []

    sitting.play_on(until="prepare_timelines")

    assert [told["side"] for told in sitting.told("dominant")] == ["right"]
    assert called(sitting) == [(0, "stregobor", "experience")]


@pytest.mark.rule("POD-EVIL-17")
def test_constructed_example_an_active_symbol_gained_from_renfri_makes_3_left_symbols_score_4_points() -> None:
    sitting = evil(
        "find_dominant",
        quiet(alliances=["renfri.active"], tokens={"combat": 3}),
        turn=3,
        fates=["left", "left", "left"],
    )
    assert sitting.points(0) == 0

    sitting.choose(0, "symbol:combat")

    assert sitting.player(0)["points_by_source"]["chapter-1"] == 4


@pytest.mark.rule("POD-EVIL-17")
def test_alliance_cards_do_not_change_the_dominant_symbol() -> None:
    """All get diplomacy and nobody has combat, but combat was dominant before and remains so."""
    sitting = chapter_end(*(quiet(alliances=["renfri.active"]) for _ in range(3)), dominant="left")

    for seat in range(3):
        sitting.choose(seat, "symbol:diplomacy")

    assert [sitting.points(seat) for seat in range(3)] == [0, 0, 0]
    assert [sitting.experience(seat) for seat in range(3)] == [1, 1, 1]
    assert sitting.story()["page"] == PACK.stories["evil"].following(1, 0)


@pytest.mark.rule("POD-EVIL-17")
@pytest.mark.parametrize(
    ("order", "points"),
    [(("active", "swap-active"), 2), (("swap-active", "active"), 1)],
)
def test_the_owner_chooses_the_order_of_own_cards(order: tuple[str, str], points: int) -> None:
    """Without any symbol, exchanging one is only possible after one has been gained."""
    sitting = chapter_end(quiet(alliances=["renfri.swap-active", "renfri.active"]), dominant="left")
    options = options_by_favour(sitting, 0)
    assert set(options) == {"active", "swap-active"}

    sitting.choose(0, options[order[0]])
    sitting.choose(0, "symbol:diplomacy" if points == 2 else "symbol:combat")

    assert [favour for _, _, favour in called(sitting)] == list(order)
    assert sitting.player(0)["points_by_source"]["chapter-1"] == points


@pytest.mark.rule("POD-EVIL-17")
def test_players_resolve_their_cards_one_after_the_other_in_initiative_order() -> None:
    sitting = chapter_end(*EVERYBODY_S, dominant="right", initiative=[2, 0, 1])
    sitting.play_on(until="draft_pair")

    assert [seat for seat, _, _ in called(sitting)] == [2, 2, 0, 1]


# The four favours


@pytest.mark.rule("POD-EVIL-18")
@pytest.mark.parametrize(("ally", "dominant"), [("renfri", "left"), ("stregobor", "right")])
def test_a_card_gives_1_experience(ally: str, dominant: str) -> None:
    sitting = chapter_end(quiet(alliances=[f"{ally}.experience"], experience=2), dominant=dominant)

    assert [sitting.experience(seat) for seat in range(3)] == [3, 0, 0]


@pytest.mark.rule("POD-EVIL-19")
@pytest.mark.parametrize(("symbol", "gained"), [("combat", (1, 0)), ("diplomacy", (0, 1))])
def test_a_card_gives_one_of_the_two_active_symbols_as_the_owner_likes(symbol: str, gained: tuple[int, int]) -> None:
    sitting = chapter_end(quiet(alliances=["renfri.active"]))
    assert sitting.asked(0) == "gain-active"
    assert sitting.options(0) == ["symbol:combat", "symbol:diplomacy"]

    sitting.choose(0, f"symbol:{symbol}")

    assert sitting.told("gained-symbols") == [{"seat": 0, "symbol": symbol, "count": 1}]
    assert (sitting.points(0), sitting.experience(0)) == gained


@pytest.mark.rule("POD-EVIL-20")
def test_constructed_example_one_combat_is_lost_for_two_diplomacy() -> None:
    sitting = chapter_end(quiet(alliances=["renfri.swap-active"], tokens={"combat": 1, "diplomacy": 1}))
    assert sitting.asked(0) == "lose-symbol"
    assert sitting.options(0) == ["token:combat", "token:diplomacy"]

    sitting.choose(0, "token:combat")

    assert sitting.told("lost-token") == [{"seat": 0, "symbol": "combat"}]
    assert sitting.told("gained-symbols") == [{"seat": 0, "symbol": "diplomacy", "count": 2}]
    assert (sitting.points(0), sitting.experience(0)) == (0, 3)


@pytest.mark.rule("POD-EVIL-20")
def test_the_owner_may_lose_the_other_active_symbol_instead() -> None:
    sitting = chapter_end(quiet(alliances=["renfri.swap-active"], tokens={"combat": 1, "diplomacy": 1}))

    sitting.choose(0, "token:diplomacy")

    assert sitting.told("gained-symbols") == [{"seat": 0, "symbol": "combat", "count": 2}]
    assert (sitting.points(0), sitting.experience(0)) == (3, 0)


@pytest.mark.rule("POD-EVIL-20")
def test_a_printed_symbol_can_be_covered_for_the_exchange() -> None:
    """A single active symbol, printed on a card of the timeline: the exchange is not up to the owner."""
    sitting = chapter_end(
        quiet(alliances=["renfri.swap-active"], timeline=["fight"], tokens={"magic": 2}),
        cards={"fight": card("red", "c")},
    )

    assert [told["symbol"] for told in sitting.told("covered-symbol")] == ["combat"]
    assert (sitting.points(0), sitting.experience(0)) == (0, 2)


@pytest.mark.rule("POD-EVIL-20")
def test_without_an_active_symbol_there_is_nothing_to_exchange() -> None:
    sitting = chapter_end(quiet(alliances=["renfri.swap-active"], tokens={"magic": 2}))

    assert called(sitting) == [(0, "renfri", "swap-active")]
    assert sitting.told("gained-symbols") == sitting.told("lost-token") == []


@pytest.mark.rule("POD-EVIL-21")
def test_an_inactive_symbol_is_lost_for_2_experience() -> None:
    sitting = chapter_end(quiet(alliances=["renfri.swap-inactive"], tokens={"magic": 1, "exploration": 1, "combat": 1}))
    assert sitting.asked(0) == "lose-symbol"
    assert sitting.options(0) == ["token:exploration", "token:magic"]

    sitting.choose(0, "token:magic")

    assert sitting.told("lost-token") == [{"seat": 0, "symbol": "magic"}]
    assert sitting.experience(0) == 2


@pytest.mark.rule("POD-EVIL-21")
@pytest.mark.parametrize(
    ("tokens", "lost", "experience"),
    [
        pytest.param({"magic": 1}, ["magic"], 2, id="whoever has one must lose it"),
        pytest.param({"combat": 2}, [], 0, id="active symbols are of no use"),
    ],
)
def test_the_exchange_for_experience_is_made_whenever_it_can_be(
    tokens: dict[str, int], lost: list[str], experience: int
) -> None:
    sitting = chapter_end(quiet(alliances=["renfri.swap-inactive"], tokens=tokens))

    assert [told["symbol"] for told in sitting.told("lost-token")] == lost
    assert sitting.experience(0) == experience


# The end of the game, and the Automa


@pytest.mark.rule("POD-EVIL-22")
def test_at_the_end_of_the_game_the_cards_of_the_losing_ally_are_discarded_without_effect() -> None:
    """Those of Renfri are resolved as after every chapter."""
    sitting = evil("find_dominant", *EVERYBODY_S, turn=9, fates=["left", "left", "right"])
    sitting.play_on(until="nobody plays on")

    assert sitting.position.over
    assert [sitting.experience(seat) for seat in range(3)] == [1, 2, 0]
    assert [mine(sitting, seat) for seat in range(3)] == [[], [], []]
    assert discarded(sitting, STREGOBOR) == ["experience"] * 4
    assert sitting.game.census(sitting.table)["alliance cards"] == 32


@pytest.mark.rule("POD-EVIL-22")
def test_cards_that_are_discarded_at_the_end_are_not_revealed() -> None:
    sitting = evil("final_scoring", quiet(alliances=["stregobor.active"]), dominant="left")

    (gone,) = sitting.table.alliance_discards[STREGOBOR]
    assert [bool(seen >> gone & 1) for seen in sitting.table.seen] == [True, False, False, False]


@pytest.mark.rule("POD-EVIL-23")
@pytest.mark.parametrize("row", [2, 3, 4])
def test_the_automa_draws_no_alliance_card_at_any_row(row: int) -> None:
    """The row has the only active symbols."""
    pool = [*POOL]
    pool[row - 1] = ["fight", "pink30"]
    sitting = evil(
        "draft_pair",
        quiet(),
        {},
        cards={"fight": card("pink", "cc")},
        players=1,
        pool=pool,
        initiative=[1, 0],
        allies=["renfri", "stregobor", "choice"],
    )

    assert [told["row"] for told in sitting.told("automa-drafted")] == [row]
    assert alliances(sitting, 1, None) == []
    assert sitting.sees(None)["alliance_decks"] == [16, 16]
    assert sitting.asked(0) == "draft"


@pytest.mark.rule("POD-EVIL-23")
@pytest.mark.parametrize(
    ("dominant", "outcome"),
    [pytest.param("left", [(10, 3), (8, 0)], id="penalty"), pytest.param("right", [(8, 0), (10, 3)], id="reward")],
)
def test_the_automa_can_take_the_penalty_or_the_reward(dominant: str, outcome: list[tuple[int, int]]) -> None:
    """The Automa has the left path token."""
    story = telling(words.LoseExperience(2), words.Points(3))
    sitting = evil(
        "read_ending",
        quiet(experience=10, abilities=["used"] * 4),
        {"experience": 10},
        players=1,
        turn=9,
        dominant=dominant,
        path_tokens=[1, 0],
        content=story,
    )

    assert taken_and_given(sitting) == outcome


@pytest.mark.rule("POD-EVIL-23")
def test_the_automa_competes_for_the_path_tokens() -> None:
    sitting = evil(
        "score_chapter",
        quiet(tokens={"combat": 1, "diplomacy": 2}),
        {"tokens": {"combat": 2, "diplomacy": 1}},
        players=1,
        turn=9,
        dominant="left",
    )

    assert sitting.told("path-token") == [{"seat": 1, "side": "left"}, {"seat": 0, "side": "right"}]
