"""What the whole game is about: players, symbols, chapters, colours, and what is hidden or open."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.path import GAME
from tablewright.games.path.reading import read_card
from tablewright.language.rulebook import rulebook
from tablewright.language.speaker import Speaker

from ..destiny.cards import LOSE_INACTIVE, card, lose_one, lose_up_to_three, symbol_steps, two_symbols
from ..destiny.matches import SEEDS, answer_first, events, look, play_to_the_end
from .matches import PACK, STORIES, Reading, new_game, ready, table_of
from .sitting import Sitting

PLAIN = {"story": "edge-plain"}
LANGUAGES = ("en", "pl", "cs")
PAGES = [(story, page) for story in STORIES for page in (1, 4, 6, 8, 10, 12, 14)]


def scoring(*areas: dict[str, Any], dominant: str = "left", **data: Any) -> Sitting:
    """The end of chapter I, after which the story gives nothing for the path tokens."""
    nothing = {"left": {"kind": "nothing"}, "right": {"kind": "nothing"}}
    return Reading(
        "score_chapter", {4: nothing, 6: nothing}, players=3, seats=list(areas), dominant=dominant, turn=3,
        settings=PLAIN, **data,
    )  # fmt: skip


def resolving(**data: Any) -> Sitting:
    """Seat 0 resolves the last card of its timeline; nobody has an ability to ask about."""
    used = {"abilities": ["used"] * 4}
    seat = {"just_played": 1, **used, **data.pop("seat")}
    return Sitting("resolve_cards", players=3, seats=[seat, used, used], settings=PLAIN, to_act=[0], **data)


# Players


@pytest.mark.rule("POD-GEN-01")
@pytest.mark.parametrize(("players", "automas"), [(1, 1), (2, 0), (3, 0), (4, 0), (5, 0)])
def test_one_to_five_players_sit_down_and_a_single_one_meets_an_automa(players: int, automas: int) -> None:
    match = ready(players)

    assert [seat["automa"] for seat in look(match)["seats"]] == [False] * players + [True] * automas


@pytest.mark.rule("POD-GEN-01")
def test_the_most_victory_points_win_whatever_the_experience() -> None:
    seats: list[dict[str, Any]] = [
        {"points": 11, "hand": []}, {"points": 10, "hand": [], "experience": 19}, {"hand": []},
    ]  # fmt: skip
    sitting = Sitting("final_scoring", players=3, seats=seats)

    assert [(standing.score, standing.won) for standing in sitting.result()] == [(11, True), (10, False), (0, False)]


@pytest.mark.rule("POD-GEN-01")
@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_final_scoring_one_player_has_won_with_the_highest_score(players: int, story: str) -> None:
    match = play_to_the_end(new_game(players, story=story))

    standings = list(GAME.standings(table_of(match)))
    (winner,) = (standing for standing in standings if standing.won)
    assert winner.score == max(standing.score for standing in standings)
    assert [standing.score for standing in standings] == [area["points"] for area in look(match)["seats"]]


# Symbols


@pytest.mark.rule("POD-GEN-02")
def test_there_are_exactly_four_symbols() -> None:
    names = {"combat", "magic", "exploration", "diplomacy"}

    assert set(look(ready(3))["seats"][0]["tokens"]) == names
    assert {SYMBOLS[symbol] for card in PACK.cards for symbol in card.symbols} == names
    with pytest.raises(BadInput, match=r"card\.symbols must be one of exploration, combat, magic, diplomacy"):
        read_card({"key": "card", "colours": ["red"], "symbols": ["alchemy"]}, "card")


@pytest.mark.rule("POD-GEN-03")
def test_symbols_on_cards_and_tokens_count_alike_when_a_chapter_is_scored() -> None:
    """The cards show two combat and one magic, the pool holds a combat token: three combat and one magic."""
    cards = {"a": card("red", "cm"), "b": card("blue", "c")}
    seat = {"timeline": ["a", "b"], "tokens": {"combat": 1}}
    sitting = scoring(seat, cards=cards, active=["combat", "magic"])

    assert [(one["seat"], one["count"]) for one in sitting.told("gained-points")] == [(0, 3)]
    assert [(one["seat"], one["count"]) for one in sitting.told("gained-experience")] == [(0, 1)]


@pytest.mark.rule("POD-GEN-03")
def test_symbols_on_cards_and_tokens_pay_alike_for_an_effect() -> None:
    """Two combat on cards and one as a token are three to lose."""
    pay = card("pink", condition=lose_up_to_three("combat"), result=symbol_steps("magic"))
    cards = {"a": card("red", "c"), "b": card("blue", "c"), "pay": pay}
    sitting = resolving(cards=cards, seat={"timeline": list(cards), "tokens": {"combat": 1}})

    assert sitting.tokens(0) == {"magic": 3}
    assert sitting.covered(0) == {"a": [0], "b": [0]}


@pytest.mark.rule("POD-GEN-03")
@pytest.mark.parametrize("place", ["token:combat", "cover:0.0"])
def test_whether_a_token_or_a_printed_symbol_goes_is_the_same_to_an_effect(place: str) -> None:
    pay = card("pink", condition=lose_one("combat"), result=two_symbols("magic"))
    cards = {"a": card("red", "c"), "pay": pay}
    sitting = resolving(cards=cards, seat={"timeline": list(cards), "tokens": {"combat": 1}})

    assert sitting.options(0) == ["token:combat", "cover:0.0"]
    sitting.choose(0, place)

    assert sitting.tokens(0)["magic"] == 2
    assert sitting.tokens(0).get("combat", 0) + (not sitting.covered(0)) == 1


@pytest.mark.rule("POD-GEN-04")
@pytest.mark.parametrize(("covered", "points"), [([], 2), ([0], 1), ([0, 1], 0)])
def test_a_covered_symbol_scores_nothing(covered: list[int], points: int) -> None:
    seat = {"timeline": ["fight"], "covered": {"fight": covered}}
    sitting = scoring(seat, cards={"fight": card("red", "cc")}, active=["combat", "magic"])

    assert sum(one["count"] for one in sitting.told("gained-points") if one["seat"] == 0) == points


@pytest.mark.rule("POD-GEN-04")
def test_a_card_with_its_symbol_covered_stays_and_still_counts_as_a_red_card() -> None:
    red = card("pink", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    cards = {"fight": card("red", "c"), "red": red}
    sitting = resolving(cards=cards, seat={"timeline": list(cards), "covered": {"fight": [0]}})

    assert sitting.timeline(0) == ["fight", "red"]
    assert sitting.tokens(0) == {"magic": 2}


@pytest.mark.rule("POD-GEN-04")
def test_a_covered_symbol_cannot_be_lost_again() -> None:
    pay = card("pink", condition=lose_one("combat"), result=two_symbols("magic"))
    cards = {"fight": card("red", "c"), "pay": pay}
    sitting = resolving(cards=cards, seat={"timeline": list(cards), "covered": {"fight": [0]}})

    assert len(sitting.told("condition-not-met")) == 1
    assert sitting.tokens(0) == {}


# Chapters and active symbols


@pytest.mark.rule("POD-GEN-05")
@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_game_is_three_chapters_of_three_turns_and_then_final_scoring(players: int, story: str) -> None:
    match = play_to_the_end(new_game(players, story=story))

    milestones = [
        (arguments.get("chapter"), arguments.get("turn")) if key == "turn-begins" else key
        for key, arguments in events(match, "turn-begins", "chapter-ends", "final-score")
    ]
    assert milestones == [
        (1, 1), (1, 2), (1, 3), "chapter-ends",
        (2, 1), (2, 2), (2, 3), "chapter-ends",
        (3, 1), (3, 2), (3, 3), "chapter-ends",
        *["final-score"] * max(players, 2),
    ]  # fmt: skip


@pytest.mark.rule("POD-GEN-06")
@pytest.mark.parametrize(("story", "page"), PAGES)
def test_the_left_and_the_right_story_card_of_a_chapter_name_its_two_active_symbols(story: str, page: int) -> None:
    turn = 1 if page == 1 else 4 if page < 8 else 7
    sitting = Reading("start_chapter", story=story, page=page, players=3, turn=turn)

    left, right = (2, 3) if page == 1 else (page, page + 1)
    named = [PACK.stories[story].cards[number].symbol for number in (left, right)]
    assert sitting.sees(None)["active"] == [SYMBOLS[symbol or 0] for symbol in named]
    assert len(set(sitting.sees(None)["active"])) == 2
    assert [(one["number"], one["symbol"]) for one in sitting.story()["fork"]] == list(
        zip((left, right), sitting.sees(None)["active"], strict=True)
    )


@pytest.mark.rule("POD-GEN-06")
@pytest.mark.parametrize("seed", SEEDS[:3])
@pytest.mark.parametrize("story", STORIES)
def test_each_of_the_three_chapters_has_two_active_symbols_of_its_own(story: str, seed: str) -> None:
    match = play_to_the_end(new_game(3, seed, story=story))

    shown = [(one["chapter"], {one["left"], one["right"]}) for _, one in events(match, "active-symbols")]
    assert [(chapter, len(symbols)) for chapter, symbols in shown] == [(1, 2), (2, 2), (3, 2)]


@pytest.mark.rule("POD-GEN-07")
def test_inactive_symbols_score_neither_points_nor_experience() -> None:
    """Combat and diplomacy are active: magic and exploration are not."""
    sitting = scoring({"tokens": {"magic": 3, "exploration": 2}}, active=["combat", "diplomacy"])

    assert sitting.told("gained-points") == []
    assert sitting.told("gained-experience") == []


@pytest.mark.rule("POD-GEN-07")
def test_effects_may_use_inactive_symbols() -> None:
    """Combat and diplomacy are active: only magic and exploration can be lost as inactive."""
    pay = card("pink", condition=LOSE_INACTIVE, result=symbol_steps("combat"))
    tokens = {"magic": 2, "exploration": 2, "combat": 1, "diplomacy": 1}
    sitting = resolving(
        cards={"pay": pay}, seat={"timeline": ["pay"], "tokens": tokens}, active=["combat", "diplomacy"]
    )

    assert sorted(sitting.options(0)) == ["token:exploration", "token:magic"]
    sitting.choose(0, "token:magic", "token:magic")
    assert sitting.tokens(0) == {"exploration": 1, "combat": 4, "diplomacy": 1}


@pytest.mark.rule("POD-GEN-08")
@pytest.mark.parametrize(
    ("dominant", "points", "experience"), [("left", [1, 5, 2], [4, 1, 2]), ("right", [4, 1, 2], [1, 5, 2])]
)
def test_the_dominant_symbol_gives_points_and_the_other_experience_to_the_whole_group(
    dominant: str, points: list[int], experience: list[int]
) -> None:
    """The dominant symbol is the same for all, even for those who have more of the other."""
    areas = [{"tokens": {"combat": combat, "magic": magic}} for combat, magic in [(1, 4), (5, 1), (2, 2)]]
    sitting = scoring(*areas, dominant=dominant, active=["combat", "magic"])

    given = {one["seat"]: one["count"] for one in sitting.told("gained-points")}
    learned = {one["seat"]: one["count"] for one in sitting.told("gained-experience")}
    assert [given[seat] for seat in range(3)] == points
    assert [learned[seat] for seat in range(3)] == experience


@pytest.mark.rule("POD-GEN-08")
@pytest.mark.parametrize(("fates", "side", "symbol"), [("left", "left", "combat"), ("right", "right", "magic")])
def test_at_the_end_of_a_chapter_one_of_the_active_symbols_becomes_dominant(fates: str, side: str, symbol: str) -> None:
    sitting = Reading(
        "find_dominant", story="striga", page=8, players=3, active=["combat", "magic"], fates=[fates] * 3, turn=9
    )  # fmt: skip

    assert [(one["side"], one["symbol"]) for one in sitting.told("dominant")] == [(side, symbol)]
    assert sitting.read() == [{"left": 16, "right": 17}[side]]
    backs = [view["back"] for view in sitting.sees(None)["missions"] if view["key"] is not None]
    assert len(backs) == 2
    assert all(symbol in back for back in backs)


@pytest.mark.rule("POD-GEN-09")
@pytest.mark.parametrize(("story", "page"), PAGES)
def test_everybody_sees_which_symbols_will_be_active_on_either_path(story: str, page: int) -> None:
    turn = 1 if page == 1 else 4 if page < 8 else 7
    sitting = Reading("draft", story=story, page=page, players=3, turn=turn)

    told = PACK.stories[story]
    ends = page >= 8
    expected = [
        [] if ends else [SYMBOLS[symbol] for symbol in told.active(told.following(page, side))] for side in (0, 1)
    ]
    for viewer in (0, 1, 2, None):
        assert [one["next"] for one in sitting.sees(viewer)["story"]["fork"]] == expected


@pytest.mark.rule("POD-GEN-09")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_what_a_story_card_promised_becomes_active(seed: str) -> None:
    match = new_game(3, seed)
    promised: dict[int, list[list[str]]] = {}
    while not match.over:
        promised[look(match)["chapter"]] = [one["next"] for one in look(match)["story"]["fork"]]
        answer_first(match)

    sides = [("left", "right").index(one["side"]) for _, one in events(match, "dominant")]
    shown = [[one["left"], one["right"]] for _, one in events(match, "active-symbols")]
    assert shown[1:] == [promised[chapter][sides[chapter - 1]] for chapter in (1, 2)]


# Special rules of the stories


@pytest.mark.rule("POD-GEN-10")
@pytest.mark.parametrize(("story", "experience"), [("edge", 2), ("edge-plain", 0), ("striga", 0), ("evil", 0)])
def test_a_story_may_change_what_happens_in_a_turn(story: str, experience: int) -> None:
    """Only with the exertion cards of Edge of the World does a sequence of colours give anything."""
    cards = {"a": card("red"), "b": card("green"), "c": card("red", "m")}
    exertions: dict[str, Any] = {"exertions": ["uphill-at-dawn"]} if story == "edge" else {}
    sitting = Sitting(
        "after_playing", cards=cards, players=3, seats=[{"timeline": list(cards), "just_played": 2}],
        settings={"story": story}, **exertions,
    )  # fmt: skip

    assert sitting.experience(0) == experience


@pytest.mark.rule("POD-GEN-10")
@pytest.mark.parametrize("story", ["edge", "striga"])
def test_the_bottom_row_usually_gives_experience(story: str) -> None:
    sitting = Sitting("draft_pair", players=3, settings={"story": story}).choose(0, "row:4")

    assert (sitting.experience(0), sitting.asked(1)) == (1, "draft")


@pytest.mark.rule("POD-GEN-10")
def test_a_story_may_change_the_bonus_of_the_bottom_row() -> None:
    """In Lesser Evil it gives an alliance card instead of experience."""
    sitting = Sitting("draft_pair", players=3, settings={"story": "evil"}).choose(0, "row:4", "ally:renfri")

    assert (sitting.experience(0), sitting.asked(1)) == (0, "draft")
    assert [one["ally"] for one in sitting.player(0)["alliances"]] == ["renfri"]


@pytest.mark.rule("POD-GEN-10")
def test_a_story_may_change_the_end_of_a_chapter() -> None:
    """In Lesser Evil the cards of the prevailing ally come before points are awarded."""
    seats = [{"alliances": ["renfri.experience"]}, {"tokens": {"diplomacy": 1}}]
    sitting = Reading("find_dominant", story="evil", players=3, seats=seats, fates=["left"] * 3, turn=3)

    order = [event.key for event in sitting.journal if event.key in ("alliance-resolved", "gained-points")]
    assert order[:2] == ["alliance-resolved", "gained-points"]


@pytest.mark.rule("POD-GEN-10")
@pytest.mark.parametrize(("story", "missions"), [("edge", 0), ("striga", 2), ("evil", 0)])
def test_a_story_may_change_the_final_scoring(story: str, missions: int) -> None:
    match = play_to_the_end(new_game(3, story=story))

    assert len(events(match, "mission-revealed")) == missions


@pytest.mark.rule("POD-GEN-11")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("story", "prefix"), [("edge", "POD-EDGE-"), ("striga", "POD-STRIGA-"), ("evil", "POD-EVIL-")])
def test_the_special_rules_of_every_story_can_be_looked_up_at_the_table(story: str, prefix: str, language: str) -> None:
    own = [rule for key, rule in rulebook(GAME, language).items() if key.startswith(prefix)]

    assert len(own) == len([key for key in rulebook(GAME) if key.startswith(prefix)]) > 10
    assert all(rule.title and rule.text for rule in own)
    assert Speaker(GAME, language).say(f"setting-story-{story}")


@pytest.mark.rule("POD-GEN-11", "POD-GEN-10")
@pytest.mark.parametrize(("story", "own"), [("edge", "POD-EDGE-"), ("striga", "POD-STRIGA-"), ("evil", "POD-EVIL-")])
def test_whatever_special_rule_a_story_asks_by_is_among_those_that_can_be_looked_up(story: str, own: str) -> None:
    """And no rule of another story is ever asked by at its table."""
    special = ("POD-EDGE-", "POD-STRIGA-", "POD-EVIL-")
    cited = set()
    for seed in ("help", "help again"):
        match = new_game(3, seed, story=story)
        luck = Random(seed)
        while not match.over:
            seat, question = next(iter(match.position.open().items()))
            cited |= {question.rule, *(refusal.reason.rule for refusal in question.refused())}
            match.choose(seat, luck.choice(question.options).id)

    assert {rule for rule in cited if rule.startswith(special)} <= {
        key for key in rulebook(GAME) if key.startswith(own)
    }
    assert "POD-GEN-11" not in cited


@pytest.mark.rule("POD-GEN-11")
def test_no_card_of_the_game_is_a_help_card() -> None:
    """70 and 25 action cards, 5 boards, 12 exertions, 18 missions, 4 requirements and 32 alliances: nothing else."""
    assert PACK.face_count == 70 + 25 + 5 + 12 + 18 + 4 + 32


# Action cards


@pytest.mark.rule("POD-GEN-12")
def test_a_card_has_up_to_two_symbols_at_least_one_colour_and_perhaps_an_effect() -> None:
    assert {len(one.symbols) for one in PACK.cards} == {0, 1, 2}
    assert min(len(one.colours) for one in PACK.cards) == 1
    assert {one.effect is None for one in PACK.cards} == {True, False}


@pytest.mark.rule("POD-GEN-12")
@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        (card("red", "ccc"), r"a card\.symbols names 3 symbols; a card has at most 2\."),
        (card("", "c"), r"a card\.colours needs at least one colour, and each once\."),
        (card("red red"), r"a card\.colours needs at least one colour, and each once\."),
        (card("red", condition=lose_one("combat")), "a card needs 'result' of type dict"),
        (card("red", result=two_symbols("magic")), "a card needs 'condition' of type dict"),
    ],
    ids=["three symbols", "no colour", "a colour twice", "no result", "no condition"],
)
def test_a_card_of_another_build_is_refused(entry: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        read_card({"key": "card", **Sitting.written(entry)}, "a card")


@pytest.mark.rule("POD-GEN-13")
@pytest.mark.parametrize(
    ("kind", "colour", "met"),
    [
        ("exactly-two-cards", "red", True),
        ("three-or-more-cards", "red", False),
        ("exactly-one-card", "green", True),
        ("two-or-more-cards", "green", False),
        ("up-to-three-cards", "blue", False),
    ],
)
def test_a_card_of_two_colours_counts_as_a_card_of_each(kind: str, colour: str, *, met: bool) -> None:
    """One red and green card and one red card: two red cards and one green."""
    result = symbol_steps("magic") if kind.startswith("up-to") else two_symbols("magic")
    count = card("pink", condition={"kind": kind, "colour": colour}, result=result)
    cards = {"both": card("red green"), "red": card("red"), "count": count}
    sitting = resolving(cards=cards, seat={"timeline": list(cards)})

    assert sitting.tokens(0) == ({"magic": 2} if met else {})


@pytest.mark.rule("POD-GEN-14")
@pytest.mark.parametrize("held", [0, 39, 40, 100])
def test_a_gained_symbol_is_a_token_from_a_supply_that_never_ends(held: int) -> None:
    gain = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    sitting = resolving(cards={"gain": gain}, seat={"timeline": ["gain"], "tokens": {"magic": held}})

    assert sitting.tokens(0) == {"magic": held + 2}


@pytest.mark.rule("POD-GEN-14")
def test_a_thirty_first_symbol_can_be_covered() -> None:
    pay = card("pink", condition=lose_one("combat"), result=two_symbols("magic"))
    fights = {f"fight-{number}": card("red", "cc") for number in range(15)}
    cards = {**fights, "last": card("blue", "c"), "pay": pay}
    sitting = resolving(
        cards=cards, seat={"timeline": list(cards), "covered": {key: [0, 1] for key in fights}},
    )  # fmt: skip

    assert sum(map(len, sitting.covered(0).values())) == 31
    assert sitting.tokens(0) == {"magic": 2}


# Hidden and public information

CARDS = {
    key: card(colour, symbols)
    for key, colour, symbols in [
        ("held-1", "red", "cc"), ("held-2", "red", "cm"), ("laid-1", "blue", "cc"), ("laid-2", "blue", "cm"),
        ("open-1", "pink", "cc"), ("open-2", "pink", "cm"), ("gone-1", "green", "cc"), ("gone-2", "green", "cm"),
        ("deck-1", "yellow", "cc"), ("deck-2", "yellow", "cm"),
    ]
}  # fmt: skip
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, None], ids=["owner", "neighbour", "other", "onlooker"])


def rich_position() -> Sitting:
    """Somewhere in chapter II, with something of every kind on the table."""
    seat = {
        "character": "geralt", "hand": ["held-1", "held-2"], "timeline": ["laid-1", "laid-2"],
        "covered": {"laid-1": [1]}, "tokens": {"magic": 2}, "experience": 22, "points": 4, "abilities": ["used"],
    }  # fmt: skip
    return Sitting(
        "draft_pair", cards=CARDS, players=3, seats=[seat], pool=[["open-1", "open-2"]], discard=["gone-1", "gone-2"],
        deck=["deck-1", "deck-2"], initiative=[1, 0, 2], turn=5, fates=["right"],
    ).choose(1, "row:2")  # fmt: skip


@pytest.mark.rule("POD-GEN-15")
@EVERYBODY
def test_everybody_sees_a_players_area(viewer: int | None) -> None:
    area = rich_position().sees(viewer)["seats"][0]

    assert [(one["key"], one["covered"]) for one in area["timeline"]] == [("laid-1", [1]), ("laid-2", [])]
    assert area["tokens"] == {"exploration": 0, "combat": 0, "magic": 2, "diplomacy": 0}
    assert (area["points"], area["experience"], area["standard_marker"], area["golden_marker"]) == (4, 22, 20, 2)
    assert area["character"] == "geralt"
    assert [one["state"] for one in area["abilities"]] == ["used", "active", "active", "active"]
    assert area["quest"] == {"key": "subject-cards-of-colour", "colour": "green"}


@pytest.mark.rule("POD-GEN-15")
@EVERYBODY
def test_everybody_sees_the_mat(viewer: int | None) -> None:
    view = rich_position().sees(viewer)

    assert [one["key"] for one in view["pool"][0]["cards"]] == ["open-1", "open-2"]
    assert [row["marker"] for row in view["pool"]] == [-1, 1, -1, -1]
    assert [one["key"] for one in view["discard"]] == ["gone-1", "gone-2"]
    assert view["initiative"] == [1, 0, 2]
    assert (view["chapter"], view["turn"]) == (2, 2)
    assert (view["story"]["page"], view["story"]["fates"]) == (4, ["right"])


@pytest.mark.rule("POD-GEN-15")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_how_many_cards_a_hand_has_but_not_which(viewer: int | None) -> None:
    view = rich_position().sees(viewer)

    assert (view["seats"][0]["hand"], view["seats"][0]["hand_size"]) == (None, 2)
    assert "held-1" not in str(view)


@pytest.mark.rule("POD-GEN-15")
def test_the_owner_sees_the_own_hand() -> None:
    assert rich_position().hand(0) == ["held-1", "held-2"]


@pytest.mark.rule("POD-GEN-15")
@EVERYBODY
def test_of_the_deck_everybody_sees_only_how_many_cards_it_has(viewer: int | None) -> None:
    view = rich_position().sees(viewer)

    assert view["deck"] == 70 - 8 - 6
    assert "deck-1" not in str(view)
    assert "deck-2" not in str(view)


@pytest.mark.rule("POD-GEN-15")
def test_cards_drawn_from_the_deck_are_told_to_their_owner_alone() -> None:
    sitting = rich_position().choose(0, "deck")

    assert sitting.hand(0) == ["held-1", "held-2", "deck-1", "deck-2"]
    assert len(sitting.told("drew-these", 0)) == 1
    assert sitting.told("drew-these", 1) == sitting.told("drew-these", None) == []
    assert "deck-1" not in str(sitting.sees(1))


@pytest.mark.rule("POD-GEN-15")
def test_chosen_cards_stay_hidden_until_all_have_chosen() -> None:
    cards = {f"{owner}-{number}": card("red", "cmd"[number]) for owner in "abc" for number in range(2)}
    cards = {key: {**one, "colours": [colour]} for (key, one), colour in zip(
        cards.items(), ["red", "red", "green", "green", "blue", "blue"], strict=True
    )}  # fmt: skip
    hands = [{"hand": [f"{owner}-0", f"{owner}-1"]} for owner in "abc"]
    sitting = Sitting("play_cards", cards=cards, players=3, seats=hands, settings=PLAIN)

    sitting.choose(0, "play:a-0").choose(1, "play:b-1")
    for viewer in (1, 2, None):
        assert "a-0" not in str(sitting.sees(viewer))
        assert sitting.sees(viewer)["seats"][0]["timeline"] == []
    sitting.choose(2, "play:c-0")

    for viewer in (0, 1, 2, None):
        shown = [[one["key"] for one in area["timeline"]] for area in sitting.sees(viewer)["seats"]]
        assert shown == [["a-0", "a-1"], ["b-1", "b-0"], ["c-0", "c-1"]]


@pytest.mark.rule("POD-GEN-15")
@pytest.mark.parametrize("viewer", [0, None])
def test_of_the_story_only_the_open_fork_is_seen(viewer: int | None) -> None:
    view = look(ready(3), viewer)["story"]

    assert [one["number"] for one in view["fork"]] == [2, 3]
    assert set(view) == {"key", "mode", "page", "route", "fork", "fates", "leads", "dominant", "path_tokens", "hero"}
    assert (view["route"], view["hero"]) == ([1], None)
    assert {name for one in view["fork"] for name in one} == {"number", "symbol", "next"}


@pytest.mark.rule("POD-GEN-15")
def test_hands_are_shown_when_side_quests_are_scored() -> None:
    cards = {"held": card("green")}
    seats: list[dict[str, Any]] = [{"hand": ["held"]}, {"hand": []}, {"hand": []}]
    sitting = Sitting("final_scoring", cards=cards, players=3, seats=seats)

    assert [(one["seat"], len(one["cards"])) for one in sitting.told("showed-hand", 1)] == [(0, 1), (1, 0), (2, 0)]


@pytest.mark.rule("POD-GEN-15")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_but_for_the_own_hand_all_seats_see_the_same_as_an_onlooker(viewer: int) -> None:
    sitting = rich_position()
    mine, theirs = sitting.sees(viewer), sitting.sees(None)

    assert mine["seats"][viewer]["hand"] is not None
    mine["seats"][viewer]["hand"] = mine["viewer"] = None
    assert mine == theirs
