"""The story: reading its cards, branching on the dominant symbol, paying the path tokens, and proving its tree."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.path import GAME
from tablewright.games.path.reading import ORIGINAL
from tablewright.games.path.stories import CARDS, FIRST_ENDING, Story, read_story
from tablewright.games.path.vocabulary import Nothing
from tablewright.language.speaker import Speaker

from ..destiny.cards import card
from ..destiny.matches import asked, events, look, play_to_the_end
from .matches import CHARACTERS, PACK, STORIES, Reading, new_game, ready, table_of
from .sitting import Sitting

ROUTES = list(product(("left", "right"), repeat=3))
NOTHING = {"kind": "nothing"}


def points(count: int) -> dict[str, Any]:
    return {"kind": "points", "count": count}


def turned(**data: Any) -> Reading:
    """The page is turned after chapter I; seat 0 holds the left path token, seat 1 the right one."""
    return Reading("turn_page", players=3, **{"turn": 3, "dominant": "left", "path_tokens": [0, 1], **data})


def chapter_of(page: int) -> int:
    return 0 if page == 1 else 1 if page < 8 else 2


# The opening


@pytest.mark.rule("POD-STORY-01")
@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_game_begins_by_reading_the_top_card_of_the_story(players: int, story: str) -> None:
    match = ready(players, story=story)

    opening = [(key, arguments.get("number")) for key, arguments in events(match, "story-read", "turn-begins")]
    assert opening == [("story-read", 1), ("turn-begins", None)]
    assert look(match)["story"]["page"] == 1


@pytest.mark.rule("POD-STORY-01")
@pytest.mark.parametrize("story", STORIES)
def test_the_introduction_is_read_before_any_symbol_is_active(story: str) -> None:
    sitting = Sitting("introduction", players=3, settings={"story": story})

    assert [event.key for event in sitting.journal[:2]] == ["story-read", "active-symbols"]


@pytest.mark.rule("POD-STORY-02")
def test_after_the_introduction_of_edge_of_the_world_exertion_is_in_effect() -> None:
    """Uphill at Dawn, the exertion of chapter I, gives 2 experience points for red, green, red."""
    cards = {"a": card("red"), "b": card("green"), "c": card("red", "m")}
    opened = Sitting("introduction", players=3, exertions=["uphill-at-dawn"])
    assert [one["current"] for one in opened.sees(None)["exertions"]] == [True, False, False]

    seats = [{"timeline": list(cards), "just_played": 2}]
    played = Sitting("after_playing", cards=cards, players=3, exertions=["uphill-at-dawn"], seats=seats)

    assert played.experience(0) == 2


@pytest.mark.rule("POD-STORY-02")
def test_after_the_introduction_of_striga_requirements_and_missions_are_in_effect() -> None:
    """Whoever has three red cards first gains 1 experience point and looks at the mission."""
    opened = Sitting.begun("striga")
    assert [one["claims"] for one in opened.sees(None)["missions"]] == [[0, 0, 0]] * 4

    cards = {"a": card("red"), "b": card("red"), "c": card("red", "m")}
    seats = [{"timeline": list(cards), "just_played": 2}]
    played = Sitting(
        "after_playing", cards=cards, players=3, seats=seats, settings={"story": "striga"}, requirements=["red"]
    )

    assert played.experience(0) == 1
    assert [one["key"] is not None for one in played.sees(0)["missions"]] == [True, False, False, False]


@pytest.mark.rule("POD-STORY-02")
def test_after_the_introduction_of_lesser_evil_alliance_cards_are_drawn_from_the_first_draft_on() -> None:
    sitting = Sitting("introduction", players=3, settings={"story": "evil"}, allies=["renfri", "stregobor", "choice"])

    sitting.choose(0, "row:2")

    assert [(one["seat"], one["ally"]) for one in sitting.told("drew-alliance")] == [(0, "renfri")]


@pytest.mark.rule("POD-STORY-02")
@pytest.mark.parametrize("story", ["edge-plain", "first-game"])
def test_without_special_rules_the_introduction_adds_nothing(story: str) -> None:
    view = Sitting.begun(story).sees(None)

    assert (view["exertions"], view["missions"], view["alliance_decks"]) == ([], [], [])


# Turning pages


@pytest.mark.rule("POD-STORY-03", "POD-STORY-04", "POD-STORY-07")
@pytest.mark.parametrize("route", ROUTES, ids="-".join)
@pytest.mark.parametrize("story", STORIES)
def test_the_dominant_sides_alone_decide_which_cards_are_read(story: str, route: tuple[str, ...]) -> None:
    """Chapter by chapter, each on the page where the one before has ended."""
    told, page, read = PACK.stories[story], 1, []
    for chapter, side in enumerate(route):
        sitting = Reading(
            "find_dominant", story=story, page=page, players=3, turn=chapter * 3 + 3, fates=[side, side, "aside"]
        )
        sitting.play_on(until="draft_pair")
        printed = told.fork(page)[("left", "right").index(side)].next
        assert sitting.read() == [printed]
        page = sitting.story()["page"]
        read.append(page)

    chapter_two = {"left": 4, "right": 6}[route[0]]
    assert read[0] == chapter_two
    assert len(set(read)) == 3
    assert read == sorted(read)


@pytest.mark.rule("POD-STORY-04")
@pytest.mark.parametrize(("side", "page"), [("left", 4), ("right", 6)])
def test_the_card_of_the_dominant_symbol_names_the_next_card(side: str, page: int) -> None:
    """The left card points to 4 and the right one to 6."""
    sitting = turned(dominant=side)

    assert sitting.read() == [page]
    assert sitting.story()["page"] == page
    assert [one["number"] for one in sitting.story()["fork"]] == [page, page + 1]


@pytest.mark.rule("POD-STORY-04")
@pytest.mark.parametrize(("side", "page"), [("left", 6), ("right", 4)])
def test_the_number_printed_on_the_card_counts_and_not_its_place(side: str, page: int) -> None:
    """In a book where the left card points to 6 and the right one to 4."""
    edge = PACK.stories["edge"]
    cards = {**edge.cards, 2: replace(edge.cards[2], next=6), 3: replace(edge.cards[3], next=4)}
    content = {"stories": {**PACK.stories, "edge": replace(edge, cards=cards)}}

    sitting = Sitting("turn_page", content=content, players=3, turn=3, dominant=side, path_tokens=[0, 1])

    assert [one["number"] for one in sitting.told("story-read")] == [page]


@pytest.mark.rule("POD-STORY-05")
def test_cards_that_are_passed_over_are_neither_read_nor_resolved() -> None:
    """From the fork of 2 and 3 to card 6: nothing happens for 4 and 5."""
    rich = {"left": points(9), "right": points(9)}
    sitting = turned(pages={4: rich, 6: {"left": points(1), "right": points(2)}}, dominant="right")

    assert sitting.read() == [6]
    assert [sitting.points(seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("POD-STORY-05")
@pytest.mark.parametrize("story", STORIES)
def test_a_whole_game_reads_four_cards(story: str) -> None:
    match = play_to_the_end(new_game(3, story=story))

    pages = [arguments["number"] for _, arguments in events(match, "story-read")]
    assert len(pages) == 4
    assert [chapter_of(page) for page in pages[:3]] == [0, 1, 2]
    assert pages[3] >= 16


# Resolving a card


@pytest.mark.rule("POD-STORY-06")
def test_the_card_that_is_read_rewards_the_holders_of_the_path_tokens_and_takes_the_tokens_back() -> None:
    sitting = turned(pages={4: {"left": points(3), "right": {"kind": "experience", "count": 2}}})

    assert [sitting.points(seat) for seat in range(3)] == [3, 0, 0]
    assert [sitting.experience(seat) for seat in range(3)] == [0, 2, 0]
    assert sitting.story()["path_tokens"] == [None, None]


@pytest.mark.rule("POD-STORY-06")
def test_both_tokens_are_paid_when_one_player_holds_them() -> None:
    sitting = turned(pages={4: {"left": points(3), "right": points(2)}}, path_tokens=[2, 2])

    assert [sitting.points(seat) for seat in range(3)] == [0, 0, 5]


@pytest.mark.rule("POD-STORY-06")
@pytest.mark.parametrize(("dominant", "lost"), [("left", [3, 5]), ("right", [5, 3])])
def test_a_card_with_a_penalty_takes_from_the_holder_of_the_dominant_token(dominant: str, lost: list[int]) -> None:
    page = {"penalty": {"kind": "lose-experience", "count": 2}, "reward": points(1)}
    sitting = turned(
        pages={4: page, 6: page}, story="evil", dominant=dominant, seats=[{"experience": 5}, {"experience": 5}]
    )

    assert [sitting.experience(seat) for seat in range(2)] == lost
    assert [sitting.points(seat) for seat in range(2)] == [int(count == 5) for count in lost]


@pytest.mark.rule("POD-STORY-06")
def test_path_tokens_are_taken_back_only_after_the_bonuses() -> None:
    """Seat 0 has still to choose its active symbols."""
    sitting = turned(pages={4: {"left": {"kind": "active-symbols", "count": 1}, "right": points(1)}})

    assert sitting.asked(0) is not None
    assert sitting.story()["path_tokens"] == [0, 1]
    sitting.choose(0, sitting.options(0)[0])
    assert sitting.story()["path_tokens"] == [None, None]


@pytest.mark.rule("POD-STORY-06")
def test_players_stop_reading_once_the_next_chapter_is_set_up() -> None:
    sitting = turned().play_on(until="draft_pair")

    assert len(sitting.read()) == 1
    told = [event.key for event in sitting.journal if event.key in ("story-read", "active-symbols", "turn-begins")]
    assert told == ["story-read", "active-symbols", "turn-begins"]


@pytest.mark.rule("POD-STORY-06")
def test_the_ending_pays_the_path_tokens_too() -> None:
    sitting = Reading(
        "read_ending", {16: {"left": points(3), "right": points(1)}}, players=3, turn=9, dominant="left",
        path_tokens=[1, 2], seats=[{"hand": []}, {"hand": []}, {"hand": []}],
    )  # fmt: skip

    assert sitting.read() == [16]
    assert [sitting.points(seat) for seat in range(3)] == [0, 3, 1]
    assert sitting.story()["path_tokens"] == [None, None]


@pytest.mark.rule("POD-STORY-07")
def test_each_path_leads_to_its_own_events() -> None:
    """Left and right after chapter I give different things to the same holders."""
    pages = {4: {"left": points(1), "right": NOTHING}, 6: {"left": NOTHING, "right": points(4)}}

    given = [[turned(pages=pages, dominant=side).points(seat) for seat in range(3)] for side in ("left", "right")]

    assert given == [[1, 0, 0], [0, 4, 0]]


@pytest.mark.rule("POD-STORY-07")
@pytest.mark.parametrize("story", STORIES)
def test_the_texts_of_the_eight_endings_differ(story: str) -> None:
    speaker = Speaker(GAME, "en")

    endings = [speaker.say(f"story-{story}-{number}-text") for number in range(16, 24)]
    assert len(set(endings)) == 8


# The tree


def routes_of(story: Story) -> dict[tuple[str, ...], list[int]]:
    """The cards that are read on each route, from the introduction to the ending."""
    found = {}
    for route in ROUTES:
        pages = [1]
        for side in route:
            pages.append(story.following(pages[-1], ("left", "right").index(side)))
        found[route] = pages
    return found


@pytest.mark.rule("POD-STORY-08")
@pytest.mark.parametrize("story", STORIES)
def test_three_forks_give_eight_routes_to_eight_endings(story: str) -> None:
    """An introduction, 2 and 4 and 8 cards of chapters, and 8 endings."""
    told = PACK.stories[story]
    routes = routes_of(told)

    levels = [{pages[depth] for pages in routes.values()} for depth in range(4)]
    assert [len(level) for level in levels] == [1, 2, 4, 8]
    forks = [{card.number for page in level for card in told.fork(page)} for level in levels[:3]]
    assert [len(fork) for fork in forks] == [2, 4, 8]
    assert {1}.union(*forks, levels[3]) == set(range(1, 24))
    assert {number for number, one in told.cards.items() if one.next is None} == {1, *levels[3]}


@pytest.mark.rule("POD-STORY-08")
@pytest.mark.parametrize("story", STORIES)
def test_every_card_that_is_read_has_something_for_both_path_tokens(story: str) -> None:
    """In Lesser Evil a penalty for the dominant side and a reward for the other; elsewhere by side."""
    told = PACK.stories[story]
    read = {page for pages in routes_of(told).values() for page in pages} - {1}

    for page in read:
        one = told.cards[page]
        pair = (one.penalty, one.reward) if story == "evil" else (one.left, one.right)
        assert None not in pair
        assert Nothing() not in pair


@pytest.mark.rule("POD-STORY-09")
@pytest.mark.parametrize(("turn", "page", "dominant", "active"), [
    (3, 1, "left", ["magic", "diplomacy"]),
    (3, 1, "right", ["combat", "exploration"]),
    (6, 4, "left", ["combat", "exploration"]),
    (6, 4, "right", ["magic", "combat"]),
])  # fmt: skip
def test_the_cards_that_are_read_name_the_new_active_symbols_and_turn_one_begins(
    turn: int, page: int, dominant: str, active: list[str]
) -> None:
    """Edge of the World: the card 4 and its neighbour 5 have magic and diplomacy, 6 and 7 combat and exploration."""
    sitting = turned(turn=turn, page=page, dominant=dominant).play_on(until="draft_pair")

    view = sitting.sees(None)
    assert view["active"] == active
    assert (view["chapter"], view["turn"]) == (turn // 3 + 1, 1)
    assert [[one["left"], one["right"]] for one in sitting.told("active-symbols")] == [active]
    assert [(one["chapter"], one["turn"]) for one in sitting.told("turn-begins")] == [(turn // 3 + 1, 1)]
    assert sitting.asked(sitting.sees(None)["initiative"][0]) == "draft"


@pytest.mark.rule("POD-STORY-09")
def test_after_the_third_chapter_the_story_is_over_and_no_turn_begins() -> None:
    sitting = Reading("read_ending", players=3, turn=9, dominant="right", path_tokens=[0, 1])

    assert sitting.position.over
    assert sitting.told("turn-begins") == []
    assert sitting.told("active-symbols") == []
    assert sitting.story()["fork"] == []


@pytest.mark.rule("POD-STORY-09")
def test_the_first_chapter_too_starts_with_turn_one() -> None:
    match = ready(3)

    assert (look(match)["chapter"], look(match)["turn"], set(asked(match).values())) == (1, 1, {"draft"})


@pytest.mark.rule("POD-STORY-09")
def test_effects_of_the_new_chapter_see_its_active_symbols() -> None:
    """After chapter I of Edge of the World, on the left, magic and diplomacy are active: combat is inactive."""
    pay = card("pink", condition={"kind": "lose-inactive"}, result={"kind": "left-steps"})
    sitting = Sitting(
        "resolve_cards", cards={"pay": pay}, players=3, page=4, turn=4, settings={"story": "edge-plain"}, to_act=[0],
        seats=[{"timeline": ["pay"], "just_played": 1, "tokens": {"combat": 1}, "abilities": ["used"]}],
    )  # fmt: skip

    assert sitting.tokens(0) == {"magic": 1}


# Proving a story


def written(story: str = "edge") -> dict[str, Any]:
    return tomllib.loads((ORIGINAL / "stories" / f"{story}.toml").read_text("utf-8"))


def told_badly(change: Callable[[dict[str, Any], dict[int, dict[str, Any]]], None]) -> str:
    """Read the story Edge of the World after a change to its data and its cards by number: the complaint."""
    data = copy.deepcopy(written())
    change(data, {one["number"]: one for one in data["card"]})
    with pytest.raises(BadInput) as complaint:
        read_story(data, CHARACTERS, "edge.toml")
    return str(complaint.value)


REWARD = {"kind": "points", "count": 1}
BAD_STORIES: dict[str, tuple[Callable[[dict[str, Any], dict[int, dict[str, Any]]], Any], str]] = {
    "unknown field": (lambda data, _: data.update(author="me"), "edge.toml has an unknown field 'author'"),
    "no key": (lambda data, _: data.pop("key"), "edge.toml needs 'key' of type str, not None."),
    "difficulty": (
        lambda data, _: data.update(difficulty=4), "edge.toml.difficulty must be a whole number from 1 to 3"
    ),
    "initiative short": (
        lambda data, _: data["initiative"].pop(), "edge.toml.initiative must name each character once."
    ),
    "initiative stranger": (
        lambda data, _: data["initiative"].append("letho"), "edge.toml.initiative must name each character once."
    ),
    "initiative number": (lambda data, _: data.update(initiative=[1]), "edge.toml.initiative[0] must be of type str"),
    "no cards": (lambda data, _: data.pop("card"), "edge.toml needs 'card' of type list"),
    "card no table": (lambda data, _: data["card"].append(7), "edge.toml: card[23] must be a table, not 7."),
    "card unknown field": (
        lambda _, cards: cards[5].update(colour="red"), "edge.toml: card[4] has an unknown field 'colour'"
    ),
    "number missing": (
        lambda _, cards: cards[5].pop("number"), "edge.toml: card[4].number must be a whole number from 1 to 23"
    ),
    "number far": (
        lambda _, cards: cards[23].update(number=24), "edge.toml: card[22].number must be a whole number from 1 to 23"
    ),
    "number twice": (
        lambda _, cards: cards[9].update(number=8), "edge.toml: card[8].number is 8, which is there already."
    ),
    "card missing": (lambda data, cards: data["card"].remove(cards[9]), "edge.toml lacks the card 9 of 23."),
    "symbol unknown": (
        lambda _, cards: cards[4].update(symbol="alchemy"), "edge.toml: card[3].symbol must be one of exploration"
    ),
    "symbol missing": (
        lambda _, cards: cards[5].pop("symbol"), "edge.toml: the card 5 of a fork needs a symbol and a next card."
    ),
    "next missing": (
        lambda _, cards: cards[4].pop("next"), "edge.toml: the card 4 of a fork needs a symbol and a next card."
    ),
    "next far": (
        lambda _, cards: cards[4].update(next=24), "edge.toml: card[3].next must be a whole number from 1 to 23"
    ),
    "same symbols": (
        lambda _, cards: cards[5].update(symbol="magic"), "edge.toml: the cards 4 and 5 have the same symbol."
    ),
    "backwards": (
        lambda _, cards: cards[8].update(next=8), "edge.toml: the card 8 leads back to 8; pages are turned forward."
    ),
    "no neighbour": (
        lambda _, cards: cards[2].update(next=23), "edge.toml: the card 23 has no right-hand neighbour 24."
    ),
    "ending without a route": (
        lambda _, cards: cards[9].update(next=16), "edge.toml: no route leads to the card 17."
    ),
    "chapter without a route": (
        lambda _, cards: cards[3].update(next=4), "edge.toml: no route leads to the card 6."
    ),
    "fork out of step": (lambda _, cards: cards[3].update(next=5), "edge.toml: the card 5 needs either left and right"),
    "ending goes on": (
        lambda _, cards: cards[16].update(next=17),
        "edge.toml: the card 16 is an ending, so it can have neither a symbol nor a next card.",
    ),
    "ending with symbol": (
        lambda _, cards: cards[23].update(symbol="magic"),
        "edge.toml: the card 23 is an ending, so it can have neither a symbol nor a next card.",
    ),
    "introduction with symbol": (
        lambda _, cards: cards[1].update(symbol="magic"),
        "edge.toml: the card 1 is the introduction, so it can have neither a symbol nor a next card.",
    ),
    "page without rewards": (
        lambda _, cards: (cards[6].pop("left"), cards[6].pop("right")),
        "edge.toml: the card 6 needs either left and right, or penalty and reward, for the path tokens.",
    ),
    "page with one reward": (
        lambda _, cards: cards[20].pop("left"),
        "edge.toml: the card 20 needs either left and right, or penalty and reward, for the path tokens.",
    ),
    "page with both": (
        lambda _, cards: cards[8].update(penalty=REWARD, reward=REWARD),
        "edge.toml: the card 8 needs either left and right, or penalty and reward, for the path tokens.",
    ),
    "page with a penalty besides": (
        lambda _, cards: cards[8].update(penalty=REWARD),
        "edge.toml: the card 8 needs either left and right, or penalty and reward, for the path tokens.",
    ),
    "introduction with rewards": (
        lambda _, cards: cards[1].update(left=REWARD),
        "edge.toml: the card 1 is never read for the path tokens, so it has no 'left'.",
    ),
    "first fork with rewards": (
        lambda _, cards: cards[2].update(penalty=REWARD),
        "edge.toml: the card 2 is never read for the path tokens, so it has no 'penalty'.",
    ),
    "right card with rewards": (
        lambda _, cards: cards[11].update(right=REWARD),
        "edge.toml: the card 11 is never read for the path tokens, so it has no 'right'.",
    ),
    "reward unknown": (
        lambda _, cards: cards[4].update(left={"kind": "fame"}), "edge.toml: card[3].left.kind must be one of"
    ),
    "reward without count": (
        lambda _, cards: cards[4].update(left={"kind": "points"}),
        "edge.toml: card[3].left.count must be a whole number from 1 to 20, not None.",
    ),
    "reward no table": (
        lambda _, cards: cards[4].update(left=3), "edge.toml: card[3] needs 'left' of type dict, not 3."
    ),
}  # fmt: skip


@pytest.mark.rule("POD-STORY-08")
@pytest.mark.parametrize("mistake", BAD_STORIES)
def test_a_mistake_in_a_story_is_told_in_one_sentence_by_card_and_field(mistake: str) -> None:
    change, complaint = BAD_STORIES[mistake]

    told = told_badly(change)

    assert told.startswith(complaint)
    assert "\n" not in told


@pytest.mark.rule("POD-STORY-08")
def test_endings_cannot_lie_among_the_cards_of_chapters() -> None:
    """A story numbered branch by branch: 10 and 11 would be endings, where everybody looks for a fork."""
    numbers = {16: 10, 17: 11} | {number: number + 2 for number in range(10, 16)}
    data = written()
    for one in data["card"]:
        for field in ("number", "next"):
            if field in one:
                one[field] = numbers.get(one[field], one[field])

    with pytest.raises(BadInput, match=r"edge\.toml: the card 10 is an ending; endings are the cards 16 to 23\."):
        read_story(data, CHARACTERS, "edge.toml")


@pytest.mark.parametrize("story", STORIES)
def test_the_stories_of_the_original_pack_are_proven(story: str) -> None:
    told = read_story(written(story), CHARACTERS, f"stories/{story}.toml")

    assert told == PACK.stories[story]


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("route", ROUTES, ids="-".join)
def test_every_page_of_every_route_can_be_looked_at(story: str, route: tuple[str, ...]) -> None:
    told = PACK.stories[story]
    for depth, page in enumerate(routes_of(told)[route][:3]):
        view = Reading("draft", story=story, page=page, players=3, turn=depth * 3 + 1).story()
        assert [SYMBOLS.index(one["symbol"]) for one in view["fork"]] == list(told.active(page))


# What a client is told of the story


@pytest.mark.parametrize("story", STORIES)
def test_there_is_one_way_to_every_ending(story: str) -> None:
    ways = [PACK.stories[story].route(page) for page in range(FIRST_ENDING, CARDS + 1)]

    assert all(way[0] == 1 and len(way) == 4 for way in ways)
    assert len(set(ways)) == 8
    assert PACK.stories[story].route(1) == (1,)


@pytest.mark.rule("POD-CHAP-03", "POD-CHAP-04")
@pytest.mark.parametrize(
    ("fates", "side"),
    [
        ([], None),
        (["aside"], None),
        (["left", "right"], "right"),
        (["left", "aside"], "left"),
    ],
)
def test_before_a_chapter_ends_the_view_tells_which_path_leads(fates: list[str], side: str | None) -> None:
    sitting = Sitting("draft", players=3, turn=len(fates) + 1, fates=fates)

    assert sitting.sees(None)["story"]["leads"] == side


@pytest.mark.rule("POD-CHAP-25")
def test_no_token_lies_on_a_page_that_has_just_been_turned() -> None:
    """The holder of the left token must choose a symbol, so the page lies open for a while."""
    sitting = turned(fates=["left", "left", "right"], pages={4: {"left": {"kind": "active-symbols", "count": 1}}})

    story = sitting.sees(None)["story"]
    assert (story["page"], story["fates"], story["leads"]) == (4, [], None)


@pytest.mark.rule("POD-END-09")
def test_the_hero_of_a_finished_story_is_its_winner() -> None:
    match = new_game(3)
    assert look(match)["story"]["hero"] is None
    play_to_the_end(match)

    assert [one.seat for one in GAME.standings(table_of(match)) if one.won] == [look(match)["story"]["hero"]]
