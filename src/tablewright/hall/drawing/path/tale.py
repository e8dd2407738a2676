"""What a story brings along: exertion cards, secret missions, alliances; with the faces that the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games.path.content import ALLIES

from ..board import Chair
from ..destiny.middle import NUMERALS, marker_facts, marker_of, symbol_word
from ..paper import draw
from ..signs import NOTHING
from .box import Box


def draw_tale(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """The cards of the story as one viewer sees them; a plain story has none."""
    say, sign = box.voice.say, box.signs.sign
    if view["exertions"]:
        cards = [exertion_of(box, place, card) for place, card in enumerate(view["exertions"])]
        return draw("path/exertions.html", say=say, sign=sign, cards=cards)
    if view["missions"]:
        missions = [mission_of(box, view, chairs, place) for place in range(len(view["missions"]))]
        return draw("path/missions.html", say=say, sign=sign, missions=missions)
    if view["alliance_decks"]:
        return draw("path/alliances.html", say=say, sign=sign, allies=[ally_of(box, view, name) for name in ALLIES])
    return ""


def exertion_of(box: Box, place: int, card: dict[str, Any]) -> dict[str, Any]:
    """POD-EDGE-04: a sequence of colours and what it gives in its chapter."""
    bonus = box.exertions[card["key"]].bonus
    return {
        "numeral": NUMERALS[place],
        "name": box.word(f"exertion-{card['key']}"),
        "sequence": [(box.signs.emblem(colour), box.word("colour", colour=colour)) for colour in card["sequence"]],
        "bonus": box.signs.reward(bonus),
        "bonus_words": box.reward(bonus),
        "current": card["current"],
        "over": card["face_down"],
    }


def mission_of(box: Box, view: View, chairs: Sequence[Chair], place: int) -> dict[str, Any]:
    """POD-STRIGA-03 to -08: the back, the requirement, who has met it, and the face if this viewer knows it."""
    card = view["missions"][place]
    return {
        "number": place + 1,
        "back": [symbol_word(box, name) for name in card["back"]],
        "emblem": box.signs.emblem(card["colour"]),
        "colour": box.word("colour", colour=card["colour"]),
        "claims": [
            marker_of(box, *marker_facts(view, chairs, seat)) for seat, claim in enumerate(card["claims"]) if claim
        ],
        "face": None if card["key"] is None else face_of(box, card["key"]),
    }


def face_of(box: Box, key: str) -> dict[str, Any]:
    mission = box.missions[key]
    steps = f"{mission.each}×{mission.most}" if mission.solo else "/".join(map(str, mission.scale))
    return {
        "name": box.word(f"mission-{key}"),
        "where": box.signs.sign(mission.where),
        "subject": box.signs.subject(mission.subject),
        "steps": steps,
        "words": box.mission(mission),
    }


def ally_of(box: Box, view: View, name: str) -> dict[str, Any]:
    """POD-EVIL-06, -10: an ally with its deck, and the viewer's own cards of it."""
    viewer = view["viewer"]
    mine = [] if viewer is None else view["seats"][viewer]["alliances"]
    return {
        "key": name,
        "name": box.word("ally", ally=name),
        "token": box.signs.ally(name),
        "deck": view["alliance_decks"][ALLIES.index(name)],
        "cards": [favour_of(box, card) for card in mine if card["ally"] == name and "card" in card],
    }


def favour_of(box: Box, card: dict[str, Any]) -> dict[str, Any]:
    return {
        "number": card["card"],
        "signs": box.signs.favour(box.favours[card["favour"]]),
        "words": box.favour(card["favour"]),
    }


def allies_beside_rows(box: Box, view: View) -> list[Markup]:
    """POD-EVIL-05: the alliance tokens beside the rows of the pool."""
    return [ally_token(box, row["ally"]) if row.get("ally") else NOTHING for row in view["pool"]]


def ally_token(box: Box, name: str) -> Markup:
    word = box.voice.say("path-ally-choice") if name == "choice" else box.word("ally", ally=name)
    return Markup('<span class="row-ally" title="{}">{}<span class="visually-hidden">{}</span></span>').format(
        word, box.signs.ally(name), word
    )
