"""Positions by hand: what cannot be on a table is refused in one sentence that names the field."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.notation import position_from_data, position_to_data
from tablewright.engine.position import Position
from tablewright.games.tidal import GAME
from tablewright.games.tidal.assembly import PHASES
from tablewright.games.tidal.by_hand import ON_ISLAND, OPENING, PHASES_OF, PREPARATION
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.table import Tidal

from .sitting import Sitting, bare, challenge

PACK = original_pack()
CHALLENGE = PACK.challenges[0].key
MONSTER = PACK.monsters[0].key
SPOTS = len(PACK.monsters[0].spots)
LAST = len(PACK.champions.points) - 1
FOLD = {"edge": {"monster": MONSTER}}


def position(**data: Any) -> Position:
    return position_from_data(GAME, {"game": "tidal", "phase": "move", **data})


def seat(**entry: Any) -> dict[str, Any]:
    return {"seats": [{"character": "axl", **entry}]}


def rolled(**attempt: Any) -> dict[str, Any]:
    """A roll in a challenge of the Droska Ring."""
    return {
        "phase": "after_roll", "seats": [{"place": "island:droska"}], "turn": {"visited": "droska"},
        "attempt": {"cards": [CHALLENGE], "dice": ["novice"], "showing": ["focus"], **attempt},
    }  # fmt: skip


def struck(**attempt: Any) -> dict[str, Any]:
    return {
        "phase": "strike", "seats": [{"place": "island:fold"}], "turn": {"visited": "fold"}, "fold": FOLD,
        "attempt": {"opponent": "edge", "dice": ["novice"], "showing": ["focus"], **attempt},
    }  # fmt: skip


# What is written, and the words that the refusal must hold.
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "field": ({"weather": "fine"}, "position 'weather'"),
    "players": ({"players": 5}, "'players' 1 4"),
    "setting": ({"settings": {"sharks": "on"}}, "setting sharks"),
    "setting-value": ({"settings": {"shield": "golden"}}, "setting shield charged carried"),
    "round": ({"round": "fifth"}, "round fourth 'fifth'"),
    "first-player": ({"first_player": 3}, "'first_player' 0 2"),
    "active": ({"active": 3}, "'active' 0 2"),
    "order": ({"order": [0, 1, 7]}, "order 0 2 7"),
    "arbiter": ({"arbiter": "fold"}, "arbiter droska"),
    "boat": ({"boat": 99}, "'boat' 0"),
    "seats": ({"seats": [{}, {}, {}, {}]}, "'seats' 3"),
    "seat-field": (seat(hat="blue"), "seats[0] 'hat'"),
    "character": (seat(character="bob"), "seats[0].character eko 'bob'"),
    "character-twice": ({"seats": [{"character": "eko"}, {"character": "eko"}]}, "seats[1].character"),
    "place": (seat(place="space:attic"), "seats[0].place 'space:attic'"),
    "discs": (seat(discs="space:workshop"), "seats[0].discs list"),
    "disc": (seat(discs=["space:attic"]), "seats[0].discs 'space:attic'"),
    "shells": (seat(shells=-1), "seats[0].shells 0 -1"),
    "fruit": (seat(fruit="many"), "seats[0].fruit 'many'"),
    "charge": (seat(charge=-1), "seats[0].charge 0"),
    "die": (seat(available={"golden": 1}), "seats[0].available 'golden'"),
    "dice": (seat(spent={"novice": -1}), "seats[0].spent.novice -1"),
    "step": (seat(steps={"focus": 99}), "seats[0].steps.focus 99"),
    "trait": (seat(steps={"luck": 1}), "seats[0].steps 'luck'"),
    "level": (seat(levels={"focus": 9}), "seats[0].levels.focus 9"),
    "ranking": (seat(ranking=LAST + 1), f"seats[0].ranking 0 {LAST}"),
    "unknown-challenge": (seat(challenges=["nonsense"]), "seats[0].challenges 'nonsense'"),
    "unknown-trick": (seat(tricks=["nonsense"]), "seats[0].tricks 'nonsense'"),
    "card-twice": (seat(challenges=[CHALLENGE, CHALLENGE]), f"seats[0].challenges {CHALLENGE!r}"),
    "card-in-two-places": ({"pool": [CHALLENGE], **seat(challenges=[CHALLENGE])}, f"pool {CHALLENGE!r}"),
    "too-many-tricks": (seat(tricks=["shell-tide"] * 99), "seats[0].tricks 'shell-tide'"),
    "foreign-card": (seat(in_play=["piece-of-cake"]), "seats[0] axl"),
    "foreign-deck": (seat(deck=["piece-of-cake"]), "seats[0] axl"),
    "column": (seat(columns={"fold": [CHALLENGE]}), "seats[0].columns 'fold'"),
    "slot": ({"fold": {"cave": {"monster": MONSTER}}}, "fold edge reef 'cave'"),
    "monster": ({"fold": {"edge": {"monster": "kitten"}}}, "fold.edge.monster 'kitten'"),
    "no-monster": ({"fold": {"edge": {}}}, "fold.edge.monster"),
    "spot": ({"fold": {"edge": {"monster": MONSTER, "hits": {str(SPOTS): 0}}}}, f"fold.edge.hits '{SPOTS}'"),
    "spot-word": ({"fold": {"edge": {"monster": MONSTER, "hits": {"left": 0}}}}, "fold.edge.hits 'left'"),
    "token": ({"fold": {"edge": {"monster": MONSTER, "hits": {"0": 9}}}}, "fold.edge.hits.0 9"),
    "dead-monster": (
        {"fold": {"edge": {"monster": MONSTER, "hits": {str(spot): 0 for spot in range(SPOTS)}}}},
        "fold.edge.hits dead TB-FIGHT-11",
    ),
    "set-twice": ({"set_challenge": [CHALLENGE, PACK.challenges[1].key]}, "'set_challenge' TB-SCHEME-13"),
    "set-word": ({"set_challenge": CHALLENGE}, "set_challenge list"),
    "not-the-set-one": (
        {**rolled(), "set_challenge": [PACK.challenges[1].key]},
        f"attempt.cards {PACK.challenges[1].key}",
    ),
    "exhausted": ({"exhausted": ["goal_deck"]}, "exhausted 'goal_deck'"),
    "used": ({"turn": {"used": ["nonsense"]}}, "turn.used 'nonsense'"),
    "visited": ({"turn": {"visited": "moon"}}, "turn.visited 'moon'"),
    "turn-field": ({"turn": {"naps": 1}}, "turn 'naps'"),
    "showing-short": (rolled(showing=[]), "'attempt.showing'"),
    "showing-word": (rolled(showing=["luck"]), "attempt.showing 'luck'"),
    "attempt-die": (rolled(dice=["golden"]), "attempt.dice 'golden'"),
    "again": (rolled(again=[1]), "attempt.again 0 1"),
    "bonus": (rolled(bonus=2), "attempt.bonus 0 1"),
    "no-attempt": ({**rolled(), "attempt": {}}, "'attempt' 'cards' 'opponent' 'after_roll'"),
    "no-dice": (rolled(dice=[], showing=[]), "'attempt.dice' 'after_roll'"),
    "no-threat": ({**rolled(), "phase": "suffer_threat"}, "'attempt.threat' 1"),
    "not-there": ({**rolled(), "seats": [{"place": "island:fold"}]}, "'turn.visited' 'after_roll'"),
    "at-home": ({"phase": "use_island"}, "'turn.visited' 'use_island'"),
    "no-opponent": ({**struck(), "attempt": {"dice": ["novice"]}}, "'attempt.opponent' 'strike'"),
    "empty-slot": (struck(opponent="reef"), "attempt.opponent reef"),
    "struck": (struck(struck=[SPOTS]), f"attempt.struck {SPOTS}"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_in_one_sentence(case: str) -> None:
    data, words = REFUSED[case]

    with pytest.raises(BadInput) as refusal:
        position(**data)

    sentence = str(refusal.value)
    assert all(word in sentence for word in words.split()), sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_position_without_details_is_a_first_turn() -> None:
    game = Sitting("move")

    assert game.asked(0) == "move"
    assert [game.player(one)["discs_left"] for one in range(3)] == [2, 2, 2]
    assert len(game.lying("pool")) == PACK.pool_size
    assert len(game.lying("market")) == PACK.market_size
    assert game.names(0, "in_play") == ["braze-transmitter"]


def test_a_starting_card_that_is_written_into_the_deck_is_not_in_play_by_default() -> None:
    assert Sitting("move", **seat(deck=["braze-transmitter"])).names(0, "in_play") == []


def test_a_preparation_by_hand_begins_before_the_first_choice() -> None:
    assert position(phase=OPENING).open()


def test_cards_named_by_hand_are_secret_where_they_would_be() -> None:
    game = Sitting("move", cards={"mine": challenge("f"), "top": challenge("f")}, challenge_deck=["top"],
                   seats=[bare(challenges=["mine"], tricks=["shell-tide"])])  # fmt: skip

    assert (game.names(0, "challenges"), game.names(0, "tricks")) == (["mine"], ["shell-tide"])
    for viewer in (1, None):
        area = game.sees(viewer)["seats"][0]
        assert (area["challenges"], area["tricks"]) == (None, None)
    game.choose(0, "island:citadel", "use", "draw")
    assert game.names(0, "challenges") == ["mine", "top"]


@pytest.mark.rule("TB-SCHEME-13", "TB-SCHEME-14")
@pytest.mark.parametrize(("answer", "left"), [("complete:0", []), ("withdraw", ["duel"])])
def test_an_attempt_at_the_set_challenge_may_be_written(answer: str, left: list[str]) -> None:
    game = Sitting(
        "after_roll", players=1, cards={"duel": challenge("f")}, seats=[bare(place="island:droska")],
        arbiter="lamara", set_challenge=["duel"], turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "showing": ["focus"]},
    )  # fmt: skip

    game.choose(0, answer)

    assert game.lying("set_challenge") == left
    assert [game.column(0, column) for column in range(4)] == [[], [], [], []]


NEEDING = (*PREPARATION, *ON_ISLAND, "suffer_invasion", *PHASES_OF["duo"], *PHASES_OF["solo"])
"""Phases that need more than a position for three players tells by default."""


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase not in NEEDING])
def test_every_other_phase_begins_without_details(phase: str) -> None:
    found = position(phase=phase)

    assert found.over or found.open()


@pytest.mark.parametrize("phase", NEEDING)
def test_a_phase_that_needs_more_says_so(phase: str) -> None:
    assert phase in PHASES
    with pytest.raises(BadInput, match=f"{phase}'"):
        position(phase=phase)


@pytest.mark.parametrize("number", range(4))
def test_a_card_that_was_used_and_discarded_is_that_card_and_lies_in_no_deck(number: int) -> None:
    seats = [{"character": "eko", "in_play": []}]
    game = Sitting("move", seed=f"used {number}", seats=seats, turn={"used": ["ancient-bestiary"]})

    assert [game.key(card) for card in game.table.used] == ["ancient-bestiary"]
    assert game.table.used[0] in game.table.gone


# Tables that were stored when drawn cards did not lie with a seat


def stored_with(drawn: list[Any]) -> dict[str, Any]:
    """The start of a game for three as a record keeps it, but for the drawn cards."""
    data = position_to_data(Match(GAME, 3, {}, "stored").position)
    data["table"]["drawn"] = drawn
    return data


def test_a_stored_table_where_nobody_had_drawn_cards_goes_on() -> None:
    table = position_from_data(GAME, stored_with([])).table

    assert isinstance(table, Tidal)
    assert table.drawn == [(), (), ()]


def test_a_stored_table_whose_drawn_cards_lie_with_nobody_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^table\.drawn\[0\] must be a list, not 12\.$"):
        position_from_data(GAME, stored_with([12, 13]))
