"""The running challenge or fight: the dice with what they show, the threat, and the exact odds of the next roll."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from typing import Any

from tablewright.engine.game import View
from tablewright.games.tidal.faces import Half, Spot
from tablewright.games.tidal.kinds import SLOTS, TRAITS
from tablewright.games.tidal.printed import spot_text
from tablewright.games.tidal.results import SYMBOLS, counts_of, missing, packed

from ..board import Chair
from ..paper import draw
from ..signs import NOTHING
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
        cards=[box.picture(name) for name in told["names"] or fought_name(view)],
        dice=[die_of(box, told, number) for number in range(len(told["dice"]))],
        threat=told["threat"],
        level=view["threat"],
        tables=odds_of_fight(box, view) if told["opponent"] >= 0 else odds_of_challenges(box, told),
        bar=BAR,
    )


def fought_name(view: View) -> list[str]:
    """The monster that is fought, while it lives."""
    monster = view["fold"][view["attempt"]["opponent"]]
    return [] if monster is None else [monster["name"]]


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
        "face": NOTHING if waits else signs.face(die["shows"]),
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
    """One table for each card at stake, and one for both: a line for each choice of stretch symbols."""
    head = head_of(box, told["odds"]["complete"], "tidal-asked")
    tables = [
        {"title": box.word(name), **head, "lines": completion_lines(box, told, place)}
        for place, name in enumerate(told["names"])
    ]
    if told["odds"]["both"]:
        tables.append({"title": box.voice.say("tidal-odds-both"), **head, "lines": lines_of_both(box, told)})
    return tables


def head_of(box: Box, odds: Sized, otherwise: str) -> dict[str, Any]:
    """What the lines are; odds say what they leave out."""
    if not odds:
        return {"head": box.voice.say(otherwise), "before": ""}
    return {"head": box.voice.say("tidal-odds"), "before": box.voice.say("tidal-odds-before")}


def half_of(box: Box, told: dict[str, Any], name: str) -> Half:
    halves = box.pack.challenges[box.faces[name]].halves
    return halves[told["half"]] if len(halves) > 1 else halves[0]


def completion_lines(box: Box, told: dict[str, Any], card: int) -> list[dict[str, Any]]:
    """The lines of a card; of a single one they are also places, since completing it so is an option."""
    half, odds = half_of(box, told, told["names"][card]), told["odds"]["cards"][card]
    return [
        {
            "place": f"complete-{mask}" if len(told["names"]) == 1 else None,
            **asked_signs(box, half, mask),
            **(odds_line(box, odds[mask]) if odds else lacking_line(box, told, half, mask)),
        }
        for mask in range(len(half.asked))
    ]


def lines_of_both(box: Box, told: dict[str, Any]) -> list[dict[str, Any]]:
    """TB-LEG-10: the odds that the dice suffice for both cards, none of them serving two."""
    halves = [half_of(box, told, name) for name in told["names"]]
    return [
        {
            "place": None,
            **signs_of_all(box, halves, [int(mask) for mask in ends.split(".")]),
            **odds_line(box, odds),
        }
        for ends, odds in told["odds"]["both"].items()
    ]


def asked_signs(box: Box, half: Half, mask: int) -> dict[str, Any]:
    return signs_of_all(box, [half], [mask])


def signs_of_all(box: Box, halves: Sequence[Half], masks: Sequence[int]) -> dict[str, Any]:
    """The symbols of a line: those required, and the stretch symbols that are chosen."""
    required = [TRAITS[trait] for half in halves for trait in half.required]
    stretch = [TRAITS[trait] for half, mask in zip(halves, masks, strict=True) for trait in half.stretched(mask)]
    return {
        "signs": signs.symbols(required),
        "stretch": signs.symbols(stretch),
        "armour": 1,
        "words": ", ".join(box.word("symbol", symbol=name) for name in (*required, *stretch)),
    }


def lacking_line(box: Box, told: dict[str, Any], half: Half, mask: int) -> dict[str, Any]:
    """While no roll lies ahead: how many symbols the dice that were rolled still lack."""
    shown = packed(SYMBOLS.index(name) for die in told["dice"] for name in symbols_on(die))
    lacking = missing(counts_of(shown), half.asked[mask])
    words = box.voice.say("tidal-lacking", count=lacking) if told["dice"] else ""
    matched = bool(told["dice"]) and not lacking
    return {"chance": "✓" if matched else "", "width": 0, "exact": "", "lacking": words, "matched": matched}


def odds_of_fight(box: Box, view: View) -> list[dict[str, Any]]:
    """A line for each uncovered spot: the odds of the next roll, or whether the dice that were rolled can hit it."""
    told = view["attempt"]
    fought = view["fold"][told["opponent"]]
    if fought is None:
        return []
    monster, odds = box.pack.monster(box.faces[fought["name"]]), told["odds"]["hit"]
    free = [number for number, seat in enumerate(fought["hits"]) if seat < 0]
    lines = [
        spot_signs(box, monster.spots[number])
        | (odds_line(box, odds[str(number)]) if odds else reach_line(box, told, number))
        for number in free
    ]
    return [{"title": box.word(fought["name"]), **head_of(box, odds, "tidal-odds-spots"), "lines": lines}]


def spot_signs(box: Box, spot: Spot) -> dict[str, Any]:
    return {
        "place": None,
        "signs": signs.symbol(TRAITS[spot.trait]),
        "stretch": NOTHING,
        "armour": spot.armour,
        "words": box.message(spot_text(spot)),
    }


def reach_line(box: Box, told: dict[str, Any], number: int) -> dict[str, Any]:
    """Whether a spot is chosen to be hit, or the rolled dice can hit it besides those chosen."""
    matched = number in told["reach"] or number in told["struck"]
    words = box.voice.say("tidal-in-reach") if matched else ""
    return {"chance": "✓" if matched else "", "width": 0, "exact": "", "lacking": words, "matched": matched}


def symbols_on(die: dict[str, Any]) -> list[str]:
    """The symbols that a die shows; none before it is rolled, and none on a blank face."""
    return [name for name in (die["shows"] or "").split("-") if name in SYMBOLS]


def odds_line(box: Box, odds: Sequence[int]) -> dict[str, Any]:
    favourable, everything = (f"{number:_}".replace("_", "\N{NARROW NO-BREAK SPACE}") for number in odds)
    return {
        "chance": chance(odds),
        "width": round(BAR * odds[0] / odds[1], 1),
        "exact": box.voice.say("tidal-odds-exact", favourable=favourable, all=everything),
        "lacking": "",
        "matched": False,
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
