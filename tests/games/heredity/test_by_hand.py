"""Positions by hand: what cannot be on a table is refused in one sentence that names what is wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.heredity.assembly import PHASES

from .samples import SEEING, item, npc
from .sitting import Sitting, event_card, told_by

FOX = npc(50, "[]", "neutral", life=3, defence=1, placement='{ terrain = 10, area = "hut" }')
CARDS = told_by(22, "[]", back="[]") + event_card(31, "[]") + event_card(35, "[]")
ITEMS = "".join(item(number, front=SEEING) for number in (40, 41, 42, 43))


def position(**data: Any) -> Sitting:
    return Sitting(narrative=CARDS, npcs=FOX, items=ITEMS, **{"board": [10], **data})


def maeve(**entry: Any) -> dict[str, Any]:
    return {"family": {"maeve": {"area": "10:yard", **entry}}}


# What is written, and words that the refusal must hold.
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "field": ({"weather": "fine"}, "'weather'"),
    "players": ({"players": 5}, "1 to 4 players, not 5"),
    "players-word": ({"players": "two"}, "players must be of type int"),
    "setting": ({"settings": {"chapter": "ninth"}}, "chapter cannot be 'ninth'"),
    "unknown-setting": ({"settings": {"sharks": "on"}}, "'sharks'"),
    "span": ({"settings": {"span": "week"}}, "span cannot be 'week'"),
    "board": ({"board": "farm"}, "board must be a list"),
    "no-terrain": ({"board": [22]}, "Card 22 is not a terrain"),
    "place-twice": ({"board": [10, 11]}, "Terrain 11 needs a place of its own"),
    "short-place": ({"board": [[10, 0]]}, "Terrain 10 needs a place of its own"),
    "unknown-card": ({"read": [999]}, "no card 999"),
    "odd-card": ({"timeline": ["family", [1]]}, "no card [1]"),
    "card-twice": ({"read": [22], "burned": [22]}, "Card 22 is there twice"),
    "one-side": ({"flipped": [20]}, "Card 20 has no other side"),
    "no-family": ({"timeline": [31]}, "family card once"),
    "hourglass": ({"timeline": ["family", 31], "hourglass": 22}, "cannot stand on 22"),
    "hourglass-gap": ({"timeline": ["family", None, 31], "hourglass": None}, "cannot stand on None"),
    "below-host": ({"below": [[31, 35, "red"]]}, "below a card of the timeline"),
    "below-colour": ({"below": [["family", 35, "pink"]]}, "blue, green, yellow"),
    "below-size": ({"below": [["family", 35]]}, "2 parts, not 3"),
    "member": ({"family": {"swan": {}}}, "nobody called 'swan'"),
    "member-field": (maeve(hat="blue"), "'hat'"),
    "area": ({"family": {"maeve": {"area": "10:attic"}}}, "no area '10:attic' in play"),
    "area-unseen": ({"family": {"maeve": {"area": "11:field"}}}, "no area '11:field' in play"),
    "area-odd": ({"family": {"maeve": {"area": "7"}}}, "no area '7' in play"),
    "turned-in-deck": ({"flipped": [22]}, "Card 22 is turned over but lies in a deck"),
    "no-stop": ({"timeline": ["family", 40]}, "Card 40 is not a card of the timeline"),
    "karma-types": ({"campaign": {"karma": [901, 911]}}, "one card of each of the nine types"),
    "karma-spent": ({"campaign": {"spent": [22]}}, "Card 22 is not a karma card"),
    "no-back": ({"campaign": {"items": {"brick": ["40b"]}}}, "Card 40 has no other side"),
    "available": (maeve(available=4), "family.maeve.available must be 0 to 3"),
    "materials": (maeve(materials=-1), "family.maeve.materials must be 0 or more"),
    "part": (maeve(injured=["tail"]), "no 'tail' to be injured"),
    "no-item": (maeve(items=[22]), "Card 22 is not an item"),
    "no-anchor": (maeve(items=[40, 41, 42, 43]), "no anchor for item 43"),
    "space": (maeve(damage=["tail.0"]), "no space 'tail.0'"),
    "space-number": (maeve(damage=["head.7"]), "head has 2"),
    "space-of-item": (maeve(damage=["i40.0"]), "no space 'i40.0'"),
    "no-heart": (maeve(damage=["feet.1"]), "no heart"),
    "no-npc": ({"figures": {"22": ["10:yard"]}}, "Card 22 is not an NPC"),
    "too-many": ({"read": [50], "figures": {"50": ["10:yard", "10:hut"]}}, "1 figures, not 2"),
    "wounds": ({"timeline": ["family", 50], "wounds": {"50": [-1]}}, "wounds.50 must be 0 or more"),
    "dead": ({"timeline": ["family", 50], "wounds": {"50": [3]}}, "dies of 3"),
    "figure-unread": ({"figures": {"50": ["10:yard"]}}, "NPC 50 is not in play"),
    "token": ({"read": [22], "tokens": {"22": {"gold": 1}}}, "no token 'gold'"),
    "token-count": ({"read": [22], "tokens": {"22": {"general": -1}}}, "general must be 0 or more"),
    "box": ({"read": [22], "tokens": {"22": {"special(rope)": 2}}}, "fewer than 2"),
    "lying": ({"lying": {"10:attic": {"material": 1}}}, "no area '10:attic'"),
    "dropped": ({"dropped": [[22, "10:yard"]]}, "Card 22 is not an item"),
    "karma": ({"karma": [22]}, "Card 22 is not a karma card"),
    "karma-gone": ({"karma": [917]}, "917 is not in the karma deck"),
    "karma-twice": ({"karma": [901], "discard": [901]}, "901 is not in the karma deck, or is there twice"),
    "flag": ({"flags": {"oath": "yes"}}, "flags.oath"),
    "rounds": ({"rounds": -1}, "rounds must be 0 or more"),
    "opening": ({"opening": 2}, "opening must be 0 to 1"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_with_a_sentence(case: str) -> None:
    data, words = REFUSED[case]
    with pytest.raises(BadInput) as refusal:
        position(**data)

    assert words in str(refusal.value)


def test_a_small_position_is_filled_up_with_what_every_chapter_has() -> None:
    sitting = position(family={"maeve": {"area": "10:yard", "items": [40], "damage": ["i40.0"], "available": 1}})

    assert (sitting.timeline(), sitting.sees()["karma"]["deck"]) == (["family"], 9)
    assert (sitting.member("maeve")["available"], sitting.member("maeve")["middle"]) == (1, 2)
    assert sitting.zone(22) == "deck"


@pytest.mark.rule("HER-TIME-12", "HER-DYING-07")
def test_a_round_that_begins_while_the_family_acts_ends_with_its_failure_check() -> None:
    dying = {"injured": ["head", "torso", "feet"], "damage": ["head.0", "torso.0", "feet.0"]}
    sitting = position(**maeve(**dying), timeline=["family", 31]).choose("rest")

    assert (sitting.sees()["outcome"], sitting.told_cards("hourglass")) == ("failure", [])


@pytest.mark.rule("HER-TIME-13", "HER-ANCH-12")
def test_what_comes_after_the_action_instruction_is_still_heard_what_came_before_it_is_not() -> None:
    """Cards 36 to 38 hang below the family card; each takes another card at its moment of the event."""
    moments = {36: "before", 37: "during", 38: "after"}
    hung = "".join(
        event_card(number, f"[{{ take = {number - 10} }}]").replace("event = {", f'event = {{ moment = "{moment}",')
        + told_by(number - 10, "[]")
        for number, moment in moments.items()
    )
    below = [["family", number, "red"] for number in moments]
    sitting = Sitting(narrative=hung, board=[10], family={"maeve": {"area": "10:yard"}}, below=below).choose("rest")

    assert (sitting.asked(), sitting.told_cards("taken")) == ("act", [28, 26, 27])


ODD: tuple[Any, ...] = (0, -1, 7, 10**6, True, None, "", "x", "10:yard", [], {}, [0, 0], [[1, 2, 3]], {"x": 1}, 0.5)
WHOLE: dict[str, Any] = {
    "players": 2, "settings": {"span": "chapter"}, "board": [[10, 0, 0, 0], [11, 0, -1, 0]],
    "family": {"maeve": {"area": "10:yard", "items": [40], "damage": ["head.0"], "injured": ["feet"], "available": 2}},
    "timeline": ["family", 31, 50], "hourglass": 31, "below": [["family", 35, "red"]],
    "figures": {"50": ["10:hut"]}, "wounds": {"50": [1]}, "read": [22], "flipped": [22], "burned": [20],
    "tokens": {"22": {"general": 1}}, "lying": {"10:hut": {"material": 2}}, "dropped": [[41, "10:road"]],
    "karma": [902], "discard": [903], "flags": {"oath": 1}, "rounds": 2, "opening": 1,
    "campaign": {"items": {"brick": ["42"]}, "materials": {"brick": 1}, "spent": [917]},
}  # fmt: skip


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("data", [{}, WHOLE], ids=["bare", "whole"])
def test_every_phase_can_be_written(phase: str, data: dict[str, Any]) -> None:
    sitting = position(phase=phase, **data)

    assert sitting.asked(0) or sitting.asked(1) or sitting.position.over


def altered(value: Any, luck: Random) -> Any:
    """The same data with one odd value somewhere in it."""
    if not isinstance(value, dict | list) or not value or luck.random() < 0.3:
        return luck.choice(ODD)
    at = luck.choice(list(value) if isinstance(value, dict) else range(len(value)))
    changed = value.copy()
    changed[at] = altered(value[at], luck)
    return changed


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_written_is_played_or_refused(seed: int) -> None:
    """Twenty alterations each of a position that uses every field."""
    luck = Random(seed)
    for _ in range(20):
        name = luck.choice(list(WHOLE))
        data = {**WHOLE, name: altered(WHOLE[name], luck)}
        try:
            sitting = position(**data)
        except BadInput:
            continue
        else:
            assert sitting.asked(0) or sitting.asked(1) or sitting.position.over
            assert sitting.sees()["game"] == "heredity"
