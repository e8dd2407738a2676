"""Positions by hand: every field lays out what it says, and what cannot be is refused in one sentence that names it."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.notation import position_from_data
from tablewright.engine.position import Position
from tablewright.games.destiny.by_hand import OPENING
from tablewright.games.path import GAME
from tablewright.games.path.assembly import PHASES
from tablewright.games.path.by_hand import AFTER_SCORING, PREPARATION, table_by_hand
from tablewright.games.path.reading import original_pack
from tablewright.games.path.table import Path

from .sitting import Sitting

PACK = original_pack()
BARE = next(card.key for card in PACK.cards if not card.symbols)
FULL = next(card.key for card in PACK.cards if len(card.symbols) == 2)
CARDS = [card.key for card in PACK.cards[:9]]
OTHERS = [key for key in CARDS if key not in (FULL, BARE)][:2]
ALONE = {
    "condition": {"kind": "exactly-one-card", "colour": "red"},
    "result": {"kind": "three-experience"},
    "symbols": [],
}
MISSIONS = {mission.key: mission for mission in PACK.missions}
EXERTIONS = [[one.key for one in PACK.exertions if one.chapter == chapter] for chapter in range(3)]


def position(**data: Any) -> Position:
    return position_from_data(GAME, {"game": "path", "phase": "play_cards", **data})


def table(**data: Any) -> Path:
    found = position(**data).table
    assert isinstance(found, Path)
    return found


def view(viewer: int | None = None, **data: Any) -> dict[str, Any]:
    return GAME.view(table(**data), viewer)


def seat(**entry: Any) -> dict[str, Any]:
    return {"seats": [{"character": "geralt", **entry}]}


def automa(**entry: Any) -> dict[str, Any]:
    return {"players": 1, "seats": [{}, entry]}


def mission(kind: str, *, solo: bool) -> str:
    return next(key for key, one in MISSIONS.items() if one.kind == kind and one.solo == solo)


STRIGA = {"settings": {"story": "striga"}}
EVIL = {"settings": {"story": "evil"}}
ENDED = {"phase": "chapter_abilities", "dominant": "left"}


# What is written, and the words that the refusal must hold.
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "unknown-field": ({"tracks": [0, 0, 0]}, "position 'tracks' page"),
    "unknown-seat-field": (seat(borrowed={}), "seats[0] 'borrowed' golden"),
    "unknown-phase": ({"phase": "tea_ceremony"}, "'tea_ceremony' draft_pair"),
    "players-0": ({"players": 0}, "'players' 0"),
    "players-6": ({"players": 6}, "'players' 6"),
    "players-text": ({"players": "three"}, "'players' 'three'"),
    "seats-many": ({"players": 2, "seats": [{}, {}, {}]}, "'seats' 2"),
    "seats-solo": ({"players": 1, "seats": [{}, {}, {}]}, "'seats' 2"),
    "seats-object": ({"seats": {"0": {}}}, "'seats' list"),
    "seat-text": ({"seats": ["geralt"]}, "seats[0] object"),
    "story": ({"settings": {"story": "ronin"}}, "setting story ronin striga"),
    "difficulty": ({"players": 2, "settings": {"difficulty": "1"}}, "setting difficulty 2"),
    "difficulty-6": ({"players": 1, "settings": {"difficulty": "6"}}, "setting difficulty 6"),
    "automa-setting": ({"players": 3, "settings": {"automa": "pick"}}, "setting automa 3"),
    "chooser-solo": ({"players": 1, "settings": {"first-chooser": "1"}}, "setting first-chooser 1"),
    "chooser-far": ({"players": 3, "settings": {"first-chooser": "4"}}, "setting first-chooser 4"),
    "turn-0": ({"turn": 0}, "'turn' 1 9"),
    "turn-10": ({"turn": 10}, "'turn' 1 9"),
    "turn-text": ({"turn": "first"}, "'turn' 'first'"),
    "turn-within-a-chapter": ({"phase": "find_dominant", "turn": 5}, "'turn' 5 'find_dominant' 3, 6, 9"),
    "turn-too-late": ({**ENDED, "turn": 9}, "'turn' 9 'chapter_abilities' 3, 6"),
    "turn-too-early": ({"phase": "read_ending", "dominant": "left", "turn": 6}, "'turn' 6 'read_ending' 9"),
    "turn-of-a-start": ({"phase": "start_chapter", "turn": 2}, "'turn' 2 'start_chapter' 1, 4, 7"),
    "turn-of-the-introduction": ({"phase": "introduction", "turn": 4}, "'turn' 4 'introduction' 1"),
    "turn-of-the-end": ({"phase": "final_scoring", "turn": 8}, "'turn' 8 'final_scoring' 9"),
    "page-of-the-introduction": ({"phase": "introduction", "page": 4}, "'page' 4 chapter 1"),
    "page-between-chapters": ({**ENDED, "page": 8}, "'page' 8 chapter 2"),
    "page-of-the-last-chapter": ({"phase": "read_ending", "dominant": "left", "page": 4}, "'page' 4 chapter 3"),
    "page-text": ({"page": "four"}, "'page' 'four'"),
    "page-right-card": ({"page": 5}, "'page' 5"),
    "page-ending": ({"turn": 9, "page": 16}, "'page' 16 chapter 3 8, 10, 12, 14"),
    "page-early": ({"turn": 4, "page": 1}, "'page' 1 chapter 2 4, 6"),
    "page-late": ({"turn": 1, "page": 8}, "'page' 8 chapter 1"),
    "page-of-an-ended-chapter": ({**ENDED, "turn": 3, "page": 4}, "'page' 4 chapter 1"),
    "active-one": ({"active": ["magic"]}, "'active' two"),
    "active-same": ({"active": ["magic", "magic"]}, "'active' two"),
    "active-unknown": ({"active": ["magic", "tea"]}, "active tea"),
    "fates-unknown": ({"turn": 2, "fates": ["up"]}, "fates left, right, aside 'up'"),
    "fates-four": ({"phase": "find_dominant", "fates": ["left"] * 4}, "'fates' 4 3"),
    "fates-early": ({"turn": 2, "fates": ["left", "aside"]}, "'fates' 2 1"),
    "fates-in-turn-1": ({"turn": 4, "fates": ["left"]}, "'fates' 1 0"),
    "dominant-unknown": ({**ENDED, "dominant": "magic"}, "dominant left, right 'magic'"),
    "path-tokens-one": ({"path_tokens": [0]}, "'path_tokens' left right"),
    "path-tokens-far": ({"path_tokens": [0, 3]}, "'path_tokens' seats"),
    "path-tokens-text": ({"path_tokens": ["geralt", 1]}, "path_tokens[0] 'geralt'"),
    "path-tokens-nobody": ({**ENDED, "path_tokens": [0, -1]}, "'path_tokens' two seats awarded"),
    "character-unknown": ({"seats": [{"character": "letho"}]}, "seats[0].character geralt 'letho'"),
    "character-twice": ({"seats": [{"character": "ciri"}, {"character": "ciri"}]}, "seats[1].character 'ciri'"),
    "card-unknown": (seat(timeline=["excalibur"]), "seats[0].timeline 'excalibur'"),
    "card-twice": (seat(timeline=[FULL], hand=[FULL]), f"{FULL} seats[0].timeline seats[0].hand"),
    "covered-elsewhere": (seat(covered={FULL: [0]}), f"seats[0].covered {FULL}"),
    "covered-far": (seat(timeline=[FULL], covered={FULL: [2]}), f"seats[0].covered.{FULL} 2"),
    "covered-below": (seat(timeline=[FULL], covered={FULL: [-1]}), f"seats[0].covered.{FULL} -1"),
    "covered-symbol": (seat(timeline=[BARE], covered={BARE: [0]}), f"seats[0].covered.{BARE} 0"),
    "tokens-below": (seat(tokens={"magic": -1}), "seats[0].tokens.magic -1"),
    "tokens-unknown": (seat(tokens={"tea": 1}), "seats[0].tokens tea"),
    "golden-unknown": (seat(golden=["tea"]), "seats[0].golden tea"),
    "golden-number": (seat(golden=[1]), "seats[0].golden[0] 1"),
    "experience-far": (seat(experience=41), "seats[0].experience 40"),
    "experience-below": (seat(experience=-1), "seats[0].experience -1"),
    "points-below": (seat(points=-1), "'points' seats[0]"),
    "abilities-five": (seat(abilities=["used"] * 5), "seats[0].abilities 5 4"),
    "abilities-unknown": (seat(abilities=["asleep"]), "seats[0].abilities locked 'asleep'"),
    "just-played": (seat(timeline=[FULL], just_played=2), "seats[0] played"),
    "automa-hand": (automa(hand=[]), "seats[1].hand Automa"),
    "automa-abilities": (automa(abilities=["used"]), "seats[1].abilities Automa"),
    "automa-alliances": (automa(alliances=[]), "seats[1].alliances Automa"),
    "automa-experience": (automa(experience=29), "seats[1].experience 28"),
    "row-of-one": ({"pool": [CARDS[:1]]}, "pool[0] 1"),
    "row-of-three": ({"pool": [[], CARDS[:3]]}, "pool[1] 3"),
    "five-rows": ({"players": 3, "pool": [[]] * 5}, "'pool' 4 3"),
    "initiative-short": ({"initiative": [0, 1]}, "'initiative'"),
    "initiative-twice": ({"initiative": [0, 1, 1]}, "'initiative'"),
    "initiative-solo": ({"players": 1, "initiative": [0]}, "'initiative'"),
    "row-marker-far": ({"row_markers": [3, -1, -1, -1]}, "row_markers[0] 3"),
    "row-marker-twice": ({"row_markers": [0, -1, 0, -1]}, "row_markers[2] 0"),
    "row-markers-few": ({"players": 5, "row_markers": [-1] * 4}, "'row_markers' 5"),
    "row-and-deck": ({"row_markers": [-1, 1, -1, -1], "deck_markers": [1]}, "row_markers[1] 1"),
    "deck-marker-far": ({"deck_markers": [3]}, "'deck_markers' 2"),
    "exertions-elsewhere": ({**STRIGA, "exertions": [EXERTIONS[0][0]]}, "'exertions' story"),
    "exertions-plain": ({"settings": {"story": "edge-plain"}, "exertions": [EXERTIONS[0][0]]}, "'exertions' story"),
    "exertions-four": ({"exertions": [one[0] for one in EXERTIONS] + [EXERTIONS[0][1]]}, "'exertions' 4 3"),
    "exertions-chapter": ({"exertions": [EXERTIONS[1][0]]}, f"exertions[0] chapter 1 {EXERTIONS[1][0]}"),
    "exertions-unknown": ({"exertions": [EXERTIONS[0][0], "push-ups"]}, "exertions[1] chapter 2 'push-ups'"),
    "missions-elsewhere": ({"missions": [mission("A", solo=False)]}, "'missions' story"),
    "missions-five": ({**STRIGA, "missions": [mission("A", solo=False)] * 5}, "'missions' 5 4"),
    "missions-kind": ({**STRIGA, "missions": [mission("B", solo=False)]}, "missions[0] kind A"),
    "missions-solo": ({**STRIGA, "missions": [mission("A", solo=True)]}, "missions[0] kind A"),
    "missions-not-solo": ({**STRIGA, "players": 1, "missions": [mission("A", solo=False)]}, "missions[0] solo kind A"),
    "requirements-elsewhere": ({**EVIL, "requirements": ["red"]}, "'requirements' story"),
    "requirements-unknown": ({**STRIGA, "requirements": ["black"]}, "requirements 'black'"),
    "requirements-missing": ({**STRIGA, "requirements": ["red", "pink"]}, "requirements[1] pink"),
    "requirements-twice": ({**STRIGA, "requirements": ["red", "red"]}, "requirements[1] one red"),
    "requirements-five": ({**STRIGA, "requirements": ["red"] * 5}, "'requirements' 5 4"),
    "claims-elsewhere": ({"claims": [[0, 0, 0]]}, "'claims' story"),
    "claims-short": ({**STRIGA, "claims": [[0, 0]]}, "claims[0] 3"),
    "claims-far": ({**STRIGA, "claims": [[0] * 3, [0, 0, 3]]}, "claims[1] 2"),
    "claims-five": ({**STRIGA, "claims": [[0, 0, 0]] * 5}, "'claims' 5 4"),
    "claims-automa": ({**STRIGA, "players": 1, "claims": [[1, 1]]}, "claims[0] Automa"),
    "allies-elsewhere": ({"allies": ["renfri", "stregobor", "choice"]}, "'allies' story"),
    "allies-few": ({**EVIL, "allies": ["renfri", "choice"]}, "'allies' three"),
    "allies-choice": ({**EVIL, "allies": ["choice", "renfri", "stregobor"]}, "'allies' choice"),
    "alliances-elsewhere": (seat(alliances=["renfri.active"]), "seats[0].alliances Evil"),
    "alliances-unknown": ({**EVIL, **seat(alliances=["renfri.gold"])}, "seats[0].alliances 'renfri.gold'"),
    "alliances-four": ({**EVIL, **seat(alliances=["renfri.active"] * 4)}, "seats[0].alliances 3 renfri"),
    "trail": ({"trail": 1}, "trail list"),
}  # fmt: skip


@pytest.mark.parametrize(("data", "mentions"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_is_refused_by_field_in_one_sentence(data: dict[str, Any], mentions: str) -> None:
    with pytest.raises(BadInput) as refusal:
        position(**data)

    sentence = str(refusal.value)
    assert [word for word in mentions.split() if word not in sentence] == []
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_no_more_alliance_cards_of_a_kind_can_be_laid_out_than_there_are() -> None:
    seats = [{"alliances": ["renfri.active"] * 3}, {"alliances": ["renfri.active"] * 3}]

    with pytest.raises(BadInput, match=r"seats\[1\]\.alliances: there is no further card 'renfri\.active'"):
        position(**EVIL, seats=seats)


@pytest.mark.parametrize("phase", AFTER_SCORING)
def test_after_a_chapter_the_dominant_side_must_be_named(phase: str) -> None:
    with pytest.raises(BadInput, match="'dominant' must be left or right in this phase"):
        position(phase=phase)


# Defaults


@pytest.mark.parametrize("story", ["edge", "edge-plain", "first-game", "striga", "evil"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase not in PREPARATION])
def test_every_other_phase_begins_with_the_defaults(phase: str, players: int, story: str) -> None:
    needed = {"dominant": "left"} if phase in AFTER_SCORING else {}
    found = position(phase=phase, players=players, settings={"story": story}, **needed)

    assert found.table.seats == max(players, 2)
    assert found.open() or found.over


def test_a_small_position_has_everything_by_default() -> None:
    seen = view(0)

    assert (seen["chapter"], seen["turn"], seen["initiative"]) == (1, 1, [0, 1, 2])
    assert (seen["story"]["key"], seen["story"]["page"], seen["story"]["fates"]) == ("edge", 1, [])
    assert (seen["story"]["dominant"], seen["story"]["path_tokens"]) == (None, [None, None])
    assert seen["active"] == [one["symbol"] for one in seen["story"]["fork"]]
    assert [len(row["cards"]) for row in seen["pool"]] == [2] * 4
    assert [one["character"] for one in seen["seats"]] == [character.key for character in PACK.characters[:3]]
    mine = seen["seats"][0]
    assert [one["key"] for one in mine["hand"]] == [PACK.cards[face].key for face in PACK.starting_cards(0)]
    assert (mine["timeline"], mine["experience"], mine["points"]) == ([], 0, 0)


@pytest.mark.parametrize(("turn", "page"), [(1, 1), (3, 1), (4, 4), (6, 4), (7, 8), (9, 8)])
def test_by_default_the_story_lies_open_at_the_left_branch_of_the_chapter(turn: int, page: int) -> None:
    seen = view(turn=turn)

    assert seen["story"]["page"] == page
    assert seen["active"] == [one["symbol"] for one in seen["story"]["fork"]]


@pytest.mark.parametrize(("page", "chapter"), [(1, 1), (4, 2), (6, 2), (8, 3), (14, 3)])
def test_by_default_the_turn_is_the_first_of_the_chapter_that_the_page_opens(page: int, chapter: int) -> None:
    seen = view(page=page)

    assert (seen["chapter"], seen["turn"]) == (chapter, 1)


@pytest.mark.parametrize(
    ("data", "turns_done"),
    [({}, 3), ({"turn": 3}, 3), ({"turn": 4}, 3), ({"turn": 6}, 6), ({"page": 6}, 6)],
    ids=["default", "last turn", "next turn", "chapter II", "by page"],
)
def test_the_end_of_a_chapter_comes_after_its_last_turn(data: dict[str, Any], turns_done: int) -> None:
    found = table(**ENDED, seats=[{"timeline": CARDS[:3]}], **data)

    assert found.turn == turns_done
    assert found.page == {3: 1, 6: data.get("page", 4)}[turns_done]


@pytest.mark.parametrize("phase", ["chapter_abilities", "prepare_timelines"])
def test_awarded_path_tokens_lie_by_default_with_the_first_in_initiative(phase: str) -> None:
    seen = view(phase=phase, dominant="left", initiative=[2, 0, 1], seats=[{"timeline": CARDS[:3]}])

    assert seen["story"]["path_tokens"] == [2, 2]


@pytest.mark.parametrize(("dominant", "page"), [("left", 4), ("right", 6)])
def test_kept_cards_are_resolved_with_the_symbols_that_the_players_agreed_on(dominant: str, page: int) -> None:
    story, position = PACK.stories["edge"], {"phase": "resolve_kept", "dominant": dominant}
    agreed = {"settings": {"kept-effects": "new-chapter"}}

    assert table_by_hand(position, PACK).active == story.active(1)
    assert table_by_hand(position | agreed, PACK).active == story.active(page)


@pytest.mark.parametrize(("dominant", "ending"), [("left", 16), ("right", 17), (None, 16)])
def test_final_scoring_lies_open_at_an_ending(dominant: str | None, ending: int) -> None:
    data: dict[str, Any] = {} if dominant is None else {"dominant": dominant}

    assert view(phase="final_scoring", **data)["story"]["page"] == ending


# What each field lays out


def test_every_field_of_a_seat_is_laid_out() -> None:
    entry = {
        "character": "ciri",
        "hand": OTHERS,
        "timeline": [FULL, BARE],
        "covered": {FULL: [1]},
        "tokens": {"magic": 2, "combat": 1},
        "golden": ["magic"],
        "experience": 23,
        "points": 7,
        "abilities": ["used", "locked"],
    }
    mine = view(0, seats=[entry])["seats"][0]

    assert mine["character"] == "ciri"
    assert [one["key"] for one in mine["hand"]] == OTHERS
    assert [(one["key"], one["covered"]) for one in mine["timeline"]] == [(FULL, [1]), (BARE, [])]
    assert {name: count for name, count in mine["tokens"].items() if count} == {"magic": 3, "combat": 1}
    assert {name: count for name, count in mine["golden_tokens"].items() if count} == {"magic": 1}
    assert (mine["experience"], mine["standard_marker"], mine["golden_marker"], mine["points"]) == (23, 20, 3, 7)
    assert [one["state"] for one in mine["abilities"]] == ["used", "locked", "active", "active"]


def test_every_field_of_an_automa_is_laid_out() -> None:
    entry = {"character": "ciri", "timeline": [FULL], "tokens": {"magic": 1}, "experience": 28, "points": 3}
    found = view(**automa(**entry))["seats"][1]

    assert (found["automa"], found["character"], found["points"]) == (True, "ciri", 3)
    assert [one["key"] for one in found["timeline"]] == [FULL]
    assert (found["tokens"]["magic"], found["standard_marker"], found["golden_marker"]) == (1, 8, 20)


def test_every_field_of_the_mat_is_laid_out() -> None:
    seen = view(
        phase="draft_pair",
        players=4,
        turn=6,
        page=6,
        active=["magic", "diplomacy"],
        fates=["right", "aside"],
        initiative=[3, 1, 0, 2],
        to_act=[0, 2],
        row_markers=[-1, 3, -1, -1, -1],
        deck_markers=[1],
        pool=[CARDS[:2], [], CARDS[2:4]],
        discard=CARDS[4:6],
    )

    assert (seen["chapter"], seen["turn"], seen["story"]["page"]) == (2, 3, 6)
    assert (seen["active"], seen["story"]["fates"]) == (["magic", "diplomacy"], ["right", "aside"])
    assert (seen["initiative"], seen["to_act"], seen["deck_markers"]) == ([3, 1, 0, 2], [0, 2], [1])
    assert [row["marker"] for row in seen["pool"]] == [-1, 3, -1, -1, -1]
    rows = [[one["key"] for one in row["cards"]] for row in seen["pool"]]
    assert rows[:3] == [CARDS[:2], [], CARDS[2:4]]
    assert [len(row) for row in rows[3:]] == [2, 2]
    assert [one["key"] for one in seen["discard"]] == CARDS[4:6]


def test_the_deck_is_named_from_its_top() -> None:
    found = position(phase="draft_pair", deck=CARDS[:3])
    found.choose(0, "deck")

    hand = [one["key"] for one in GAME.view(_path(found), 0)["seats"][0]["hand"]]
    assert hand[-2:] == CARDS[:2]


def _path(found: Position) -> Path:
    assert isinstance(found.table, Path)
    return found.table


@pytest.mark.parametrize(("just_played", "resolved"), [({}, 0), ({"just_played": 1}, 1), ({"just_played": 2}, 2)])
def test_just_played_cards_wait_for_their_effects(just_played: dict[str, int], resolved: int) -> None:
    cards = {"red": ALONE | {"colour": "red"}, "blue": ALONE | {"colour": "blue"}}
    owner = {"timeline": ["red", "blue"], **just_played}

    sitting = Sitting("resolve_cards", cards=cards, seats=[owner])

    tried = [event.key for event in sitting.journal if event.key in ("effect-resolved", "condition-not-met")]
    assert len(tried) == resolved


def test_the_dominant_side_and_the_path_tokens_are_laid_out() -> None:
    data: dict[str, Any] = {**ENDED, "dominant": "right", "seats": [{"timeline": CARDS[:3]}]}
    story = view(path_tokens=[1, 2], **data)["story"]

    assert (story["dominant"], story["path_tokens"]) == ("right", [1, 2])


def test_exertion_cards_are_laid_out() -> None:
    chosen = [keys[-1] for keys in EXERTIONS]

    assert [one["key"] for one in view(exertions=chosen)["exertions"]] == chosen
    assert view(exertions=chosen[:1])["exertions"][0]["key"] == chosen[0]


@pytest.mark.parametrize("players", [1, 3])
def test_missions_requirements_and_claims_are_laid_out(players: int) -> None:
    missions = [mission(kind, solo=players == 1 and kind in "AB") for kind in "ABCD"]
    colours = ["yellow", "red", "blue", "green"]
    claims = [[0] * max(players, 2), [1] + [0] * (max(players, 2) - 1)]
    data = {"players": players, "missions": missions, "requirements": colours, "claims": claims}

    found = view(0, **STRIGA, **data)["missions"]

    assert [one["colour"] for one in found] == colours
    assert [one["claims"] for one in found[:2]] == claims
    assert [one["key"] for one in found] == [None, missions[1], None, None]
    assert [one["key"] for one in view(None, **STRIGA, **data)["missions"]] == [None] * 4


def test_allies_and_alliance_cards_are_laid_out() -> None:
    cards = ["renfri.active", "stregobor.experience", "renfri.active"]
    data: dict[str, Any] = {**EVIL, "players": 5, "allies": ["stregobor", "renfri", "choice"]}

    mine, others = (view(viewer, **data, seats=[{}, {"alliances": cards}]) for viewer in (1, 0))

    assert [row["ally"] for row in mine["pool"]] == [None, None, "stregobor", "renfri", "choice"]
    assert [one["ally"] for one in mine["seats"][1]["alliances"]] == ["renfri", "stregobor", "renfri"]
    assert [one["favour"] for one in mine["seats"][1]["alliances"]] == ["AllyActive", "AllyExperience", "AllyActive"]
    assert all(one["hidden"] for one in others["seats"][1]["alliances"])
    assert mine["alliance_decks"] == [14, 15]


def test_the_trail_is_walked() -> None:
    found = position(phase="draft_pair", trail=[[0, "row:3"], [1, "deck"]])

    assert list(found.open()) == [2]
    assert _path(found).row_markers == [-1, -1, 0, -1]


@pytest.mark.parametrize("story", ["edge", "striga", "evil"])
def test_no_component_is_lost_or_doubled(story: str) -> None:
    settings = {"story": story}
    bare = GAME.census(table(settings=settings))
    more = table(
        settings=settings, pool=[CARDS[:2]], discard=CARDS[2:4], deck=CARDS[4:5], seats=[{"timeline": CARDS[5:7]}]
    )

    assert GAME.census(more) == bare
    assert {name: count for name, count in bare.items() if "two places" in name or "twice" in name} == dict.fromkeys(
        ("cards in two places", "characters twice", "markers twice", "story cards twice"), 0
    )


# The preparation


OVERWRITTEN: dict[str, Any] = {
    "seats": [], "pool": [], "page": 1, "turn": 1, "active": ["magic", "combat"], "discard": [], "deck": [],
    "initiative": [0, 1, 2], "to_act": [0], "row_markers": [-1] * 4, "deck_markers": [], "fates": [],
    "dominant": "left", "path_tokens": [0, 1], "exertions": [], "missions": [], "requirements": [], "claims": [],
    "allies": [],
}  # fmt: skip


@pytest.mark.parametrize("name", OVERWRITTEN)
@pytest.mark.parametrize("phase", [{}, {"phase": OPENING}], ids=["no-phase", "prepare"])
def test_what_the_preparation_lays_out_needs_a_later_phase(name: str, phase: dict[str, str]) -> None:
    with pytest.raises(BadInput, match=f"'{name}' needs a later phase"):
        position_from_data(GAME, {"game": "path", **phase, name: OVERWRITTEN[name]})
