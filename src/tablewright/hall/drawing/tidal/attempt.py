"""The running challenge or fight: the dice with what they show, the threat, and the exact odds of the next roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.game import View
from tablewright.games.tidal.content import Half
from tablewright.games.tidal.kinds import SLOTS, TRAITS
from tablewright.games.tidal.results import SYMBOLS

from ..board import Chair
from ..paper import draw
from . import people, signs
from .box import Box

BAR = 100


def draw_attempt(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """Nothing while nobody attempts anything."""
    told = view["attempt"]
    if told is None:
        return ""
    return draw(
        "tidal/attempt.html",
        say=box.voice.say,
        sign=signs.sign,
        who=people.token(view, chairs, view["actor"]),
        title=title_of(box, view),
        cards=[box.picture(name) for name in told["names"]],
        dice=[die_of(box, told, number) for number in range(len(told["dice"]))],
        threat=told["threat"],
        level=view["threat"],
        tables=odds_of_fight(box, view) if told["opponent"] >= 0 else odds_of_challenges(box, told),
        bar=BAR,
    )


def title_of(box: Box, view: View) -> str:
    told = view["attempt"]
    if told["opponent"] < 0:
        return box.voice.say("tidal-attempt")
    monster = view["fold"][told["opponent"]]
    name = box.word("slot", slot=SLOTS[told["opponent"]]) if monster is None else box.word(monster["name"])
    return box.voice.say("tidal-fight", name=name)


def die_of(box: Box, told: dict[str, Any], number: int) -> dict[str, Any]:
    """A die of the attempt. Its face has a name of its own for each result, so that another one rolls into sight."""
    die = told["dice"][number]
    waits = die["shows"] is None or number in told["again"]
    return {
        "number": number,
        "kind": die["kind"],
        "name": box.word("die", die=die["kind"]),
        "die": signs.die(die["kind"]),
        "shows": "" if waits else die["shows"],
        "face": signs.NOTHING if waits else signs.face(die["shows"]),
        "words": box.voice.say("tidal-die-waits") if waits else shown_words(box, die["shows"]),
        "again": number in told["again"],
        "bonus": number >= len(told["dice"]) - told["bonus"],
        "raised": die["raised"],
    }


def shown_words(box: Box, shows: str) -> str:
    names = shows.split("-")
    return box.word("shown", **{name: names.count(name) for name in SYMBOLS}).strip()


# Odds


def odds_of_challenges(box: Box, told: dict[str, Any]) -> list[dict[str, Any]]:
    """One table for each card at stake: a line for each choice of stretch symbols."""
    return [
        {"title": box.word(name), "lines": completion_lines(box, half_of(box, told, name), odds, place)}
        for place, (name, odds) in enumerate(zip(told["names"], told["odds"]["cards"], strict=True))
    ]


def half_of(box: Box, told: dict[str, Any], name: str) -> Half:
    halves = box.pack.challenges[box.faces[name]].halves
    return halves[told["half"]] if len(halves) > 1 else halves[0]


def completion_lines(box: Box, half: Half, odds: Sequence[Any], card: int) -> list[dict[str, Any]]:
    """The lines of a card; of the first one they are also places, since completing it is an option."""
    lines = []
    for mask in range(len(half.asked)):
        stretch = [TRAITS[trait] for trait in half.stretched(mask)]
        asked = [TRAITS[trait] for trait in half.required] + stretch
        lines.append(
            {
                "place": f"complete-{mask}" if card == 0 else None,
                "signs": signs.symbols(TRAITS[trait] for trait in half.required),
                "stretch": signs.symbols(stretch),
                "armour": 1,
                "words": ", ".join(box.word("symbol", symbol=name) for name in asked),
                **(odds_line(box, odds[mask]) if odds else NO_ODDS),
            }
        )
    return lines


def odds_of_fight(box: Box, view: View) -> list[dict[str, Any]]:
    """A line for each uncovered spot."""
    told = view["attempt"]
    monster = view["fold"][told["opponent"]]
    if monster is None or not told["odds"]["hit"]:
        return []
    spots = box.pack.monster(box.faces[monster["name"]]).spots
    lines = [
        {
            "place": None,
            "signs": signs.symbol(TRAITS[spots[int(number)].trait]),
            "stretch": signs.NOTHING,
            "words": box.word("symbol", symbol=TRAITS[spots[int(number)].trait]),
            "armour": spots[int(number)].armour,
            **odds_line(box, odds),
        }
        for number, odds in told["odds"]["hit"].items()
    ]
    return [{"title": box.voice.say("tidal-odds-spots"), "lines": lines}]


NO_ODDS = {"chance": "", "width": 0, "exact": ""}


def odds_line(box: Box, odds: Sequence[int]) -> dict[str, Any]:
    favourable, everything = odds
    return {
        "chance": chance(odds),
        "width": round(BAR * favourable / everything, 1),
        "exact": box.voice.say(
            "tidal-odds-exact", favourable=f"{favourable:_}".replace("_", " "), all=f"{everything:_}".replace("_", " ")
        ),
    }


def chance(odds: Sequence[int]) -> str:
    """A chance in per cent; what is neither sure nor impossible never looks so."""
    favourable, everything = odds
    percent = round(100 * favourable / everything)
    if percent == 0 and favourable:
        return "<1 %"
    if percent == BAR and favourable < everything:
        return ">99 %"
    return f"{percent} %"
