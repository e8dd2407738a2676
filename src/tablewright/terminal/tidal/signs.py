"""The signs of Tidal Blades: a shape for each trait, dice by colour and level, a letter for each participant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_uppercase
from typing import Any, Final

from rich.text import Text

from tablewright.games.tidal.kinds import DICE, LEVEL, TRAITS

from ..lines import spaced
from ..scene import Scene
from ..voice import Voice

SHAPES: Final[Mapping[str, str]] = {"focus": "◎", "spirit": "✦", "resilience": "■", "synergy": "▲", "wild": "✱"}
INKS: Final[Mapping[str, str]] = {
    "focus": "bold bright_cyan",
    "spirit": "bold bright_magenta",
    "resilience": "bold bright_yellow",
    "synergy": "bold bright_green",
    "wild": "bold bright_white",
}
PAPERS: Final[Mapping[str, str]] = {
    "red": "bold white on rgb(165,30,30)",
    "blue": "bold white on rgb(30,80,175)",
    "guild": "bold black on rgb(225,185,60)",
    "novice": "bold black on rgb(190,200,195)",
}
SEAT_INKS: Final = ("bold bright_red", "bold bright_blue", "bold bright_green", "bold bright_yellow")
BLANK: Final = "·"
THREAT: Final = "✗"
IN_REACH: Final = "✓"
ARBITER: Final = "⚑"
FIRST: Final = "◈"
SHELL: Final = "◗"
FRUIT: Final = "❦"
CHARGE: Final = "◫"
POSITION: Final = "↑"
LEAD: Final = "♛"
DISC: Final = "○"
AGAIN: Final = "↻"
ASKED: Final = "▸"
CHALLENGES: Final = "▤"
TRICKS: Final = "✧"
SOLO: Final = "solo"
PLAYER: Final = "player"
ALLY: Final = "ally"


def symbol(name: str) -> Text:
    return Text(SHAPES[name], INKS[name])


def symbols(traits: Iterable[int]) -> Text:
    """Symbols of traits by number, side by side."""
    return Text("").join(symbol(TRAITS[trait]) for trait in traits)


def shown(result: str | None) -> Text:
    """What a die shows: its symbols, a blank face, or nothing yet."""
    if result is None:
        return Text("?", "dim")
    return Text(BLANK, "dim") if result == "blank" else Text("").join(map(symbol, result.split("-")))


def die(voice: Voice, kind: str) -> Text:
    """A die as colour and level; a guild die as its level and its trait."""
    colour, _, rest = kind.partition("-")
    level = str(LEVEL[DICE.index(kind)])
    if colour == "guild":
        return Text.assemble((level, PAPERS[colour]), symbol(rest))
    letter = voice.say("letter-of-colour", colour=colour) if rest else ""
    return Text(letter + level, PAPERS[colour])


def dice(voice: Voice, counts: Mapping[str, int]) -> Text:
    """Dice of several kinds with their number."""
    return spaced(die(voice, kind) + Text(f"×{count}" if count > 1 else "") for kind, count in counts.items())


def letters(scene: Scene) -> list[str]:
    """A letter for each participant, the first of the name that no other has; a number before there are characters."""
    found: list[str] = []
    for area, name in zip(scene.view["seats"], scene.names, strict=True):
        own = [letter.upper() for letter in name if letter.isalpha()] if area["character"] else [str(area["seat"] + 1)]
        found.append(next(letter for letter in (*own, *ascii_uppercase) if letter not in found))
    return found


def pawn(scene: Scene, seat: int) -> Text:
    """The pawn of a participant, a capital letter."""
    return Text(letters(scene)[seat], f"{SEAT_INKS[seat % len(SEAT_INKS)]} reverse")


def disc(scene: Scene, seat: int) -> Text:
    """A disc or a hit token of a participant, a small letter."""
    return Text(letters(scene)[seat].lower(), SEAT_INKS[seat % len(SEAT_INKS)])


def percent(odds: Sequence[int]) -> str:
    """So many of all rolls as a percentage; what is possible is never called 0%, what is uncertain never 100%."""
    favourable, every = odds
    if favourable in (0, every):
        return "100%" if favourable else "0%"
    return f"{min(max(round(100 * favourable / every), 1), 99)}%"


def stock(area: Mapping[str, Any]) -> Text:
    """Shells, fruit, and the shells on the shield."""
    parts = ((SHELL, "shells", "bright_white"), (FRUIT, "fruit", "bright_red"), (CHARGE, "charge", "cyan"))
    return spaced(Text.assemble((sign, ink), str(area[name])) for sign, name, ink in parts)
