"""The rows of cards: the pool of challenges, the market, their decks, announcements and the schemes of the rival."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablewright.engine.game import View
from tablewright.games.tidal.content import Character
from tablewright.games.tidal.kinds import ARENAS, DICE, TRAITS

from ..board import Chair
from ..paper import draw
from . import signs
from .box import Box

LATEST: Final = 4
"""Discarded challenges shown in solo play: one of those that a scheme discards may be set (TB-SCHEME-13)."""


def draw_rows(box: Box, view: View) -> str:
    decks = view["decks"]
    return draw(
        "tidal/rows.html",
        say=box.voice.say,
        sign=signs.sign,
        pool=[box.card(entry) for entry in view["pool"]],
        market=[box.card(entry) for entry in view["market"]],
        decks=decks,
    )


def draw_notices(box: Box, view: View) -> str:
    """TB-ANN-01, TB-SCHEME-01: announcements for all, and what the rival is up to; often nothing."""
    announcements = [box.chip(entry) for entry in view["announcements"]]
    unannounced = [box.chip(entry) for entry in view["unannounced"]]
    schemes = schemes_of(box, view) if view["mode"] == "solo" else []
    chosen = [box.chip(entry) for entry in view["set_challenge"]]
    discarded = [box.chip(entry) for entry in view["challenge_discard"][: -LATEST - 1 : -1]]
    if not announcements and not unannounced and not schemes:
        return ""
    return draw(
        "tidal/notices.html",
        say=box.voice.say,
        sign=signs.sign,
        announcements=announcements,
        unannounced=unannounced,
        schemes=schemes,
        set_challenge=chosen,
        discarded=discarded,
    )


def schemes_of(box: Box, view: View) -> list[dict[str, Any]]:
    """TB-SCHEME-02: the three columns of schemes, each with its points and how many it takes to hatch."""
    return [
        {
            "arena": arena,
            "name": box.island_name(arena),
            "emblem": signs.emblem(arena),
            "words": box.word(f"column-{arena}"),
            "sum": f"{points} / {view['threshold']}",
            "sum_words": box.voice.say("tidal-scheme-points", points=points, threshold=view["threshold"]),
            "cards": [(box.chip(entry), points_of(box, entry)) for entry in cards],
        }
        for arena, cards, points in zip(ARENAS, view["schemes"], view["scheme_points"], strict=True)
    ]


def points_of(box: Box, entry: Mapping[str, Any]) -> int:
    """TB-SCHEME-02: what a challenge counts in a column."""
    return box.pack.challenges[box.faces[entry["name"]]].halves[0].points


def draw_offer(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """TB-SETUP-03: all characters, while players choose theirs; nothing afterwards."""
    humans = [area for area in view["seats"] if area["role"] == "player"]
    if all(area["character"] for area in humans):
        return ""
    taken = {area["character"]: chairs[area["seat"]].name for area in view["seats"] if area["character"]}
    characters = [offered(box, character, taken) for character in box.pack.characters]
    return draw("tidal/offer.html", say=box.voice.say, sign=signs.sign, characters=characters)


def offered(box: Box, character: Character, taken: Mapping[str, str]) -> dict[str, Any]:
    """A character as the tournament's list tells it: own trait, levels, stock, dice, starting card and deck."""
    key, starting = character.key, character.cards[character.starting_card]
    own, levels = TRAITS[character.trait], box.pack.dial.levels
    return {
        "key": key,
        "name": box.character_name(key),
        "portrait": signs.portrait(key),
        "trait": signs.symbol(own),
        "trait_words": box.word("trait", trait=own),
        "levels": [
            (signs.symbol(trait), levels[step], box.word("trait", trait=trait))
            for trait, step in zip(TRAITS, character.steps, strict=True)
        ],
        "dice": [signs.die(DICE[kind]) for kind in character.dice],
        "dice_words": ", ".join(box.word("die", die=DICE[kind]) for kind in character.dice),
        "shells": character.shells,
        "fruit": character.fruit,
        "card": box.word(f"card-{starting.key}"),
        "lines": box.lines(f"card-{starting.key}"),
        "deck": [
            (box.word(f"card-{card.key}"), box.lines(f"card-{card.key}"))
            for card in character.cards
            if card is not starting
        ],
        "taken": key in taken,
        "by": taken.get(key, ""),
    }
