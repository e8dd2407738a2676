"""The signs of Heredity: a letter for each member of the family, marks for actions, lines, tokens and attitudes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from ..lines import spaced

Entry = dict[str, Any]

PC_INKS: Final[Mapping[str, str]] = {
    "djamal": "bold bright_cyan",
    "maeve": "bold bright_magenta",
    "selena": "bold bright_yellow",
    "brick": "bold bright_green",
}
ACTIONS: Final[Mapping[str, str]] = {
    "observe": "◉",
    "talk": "❞",
    "interact": "⚒",
    "move": "➤",
    "item": "▣",
    "combined": "⚭",
}
MELEE: Final = "†"
RANGED: Final = "⌖"
DEED: Final = "▣"
TOKEN: Final = "●"
AWAY: Final = "◌"
DAMAGE: Final = "✗"
HEART: Final = "♥"
MATERIAL: Final = "◆"
ITEM: Final = "▪"
NOTE: Final = "✎"
HOURGLASS: Final = "⧗"
GENERAL: Final = "○"
SPECIAL: Final = "◇"
LEVEL: Final = "⇅"
EVENT: Final = "✦"
FAILS: Final = "☠"
DEFENCE: Final = "⛨"
ARROWS: Final[Mapping[str, str]] = {"north": "↑", "east": "→", "south": "↓", "west": "←", "level": LEVEL}
ATTITUDES: Final[Mapping[str, tuple[str, str]]] = {
    "hostile": ("!", "bold bright_red"),
    "neutral": ("?", "bold white"),
    "ally": ("+", "bold bright_green"),
}
COLOURS: Final[Mapping[str, str]] = {
    "blue": "bright_blue",
    "green": "green",
    "yellow": "bright_yellow",
    "red": "bright_red",
    "purple": "magenta",
}
ACROSS: Final[Mapping[str, str]] = {"white": "┈", "green": "═", "red": "≈", "blue": "╌", "black": "━", "frame": "─"}
DOWN: Final[Mapping[str, str]] = {"white": "┊", "green": "║", "red": "≀", "blue": "╎", "black": "┃", "frame": "│"}
LINE_INKS: Final[Mapping[str, str]] = {
    "white": "white",
    "green": "green",
    "red": "bright_red",
    "blue": "bright_blue",
    "black": "bold white",
    "frame": "bright_black",
}
GENTLEST: Final = ("white", "green", "red", "blue", "black")


def letter(pc: str) -> Text:
    """A member of the family."""
    return Text(pc[0].upper(), PC_INKS[pc])


def figure(character: Entry) -> Text:
    """A figure of an NPC: its attitude and the number of its card."""
    mark, ink = ATTITUDES[character["attitude"]]
    return Text(f"{mark}{character['number']}", ink)


def icon(entry: Entry) -> Text:
    """An icon on the map with the number of its card."""
    return Text(f"{ACTIONS[entry['action']]}{entry['number']}", "bold")


def counted(tokens: Mapping[str, int]) -> Text:
    """Tokens with their counts; attitudes are told elsewhere."""
    marks = {"general": GENERAL, "material": MATERIAL}
    return spaced(
        Text(f"{marks.get(kind, SPECIAL)}{count}", "bold yellow")
        for kind, count in tokens.items()
        if kind not in ("hostile", "ally")
    )


def spaces(entries: Iterable[Entry]) -> Text:
    """Action spaces in a row: damage and tokens hide what is printed, spaces with a heart stand out."""
    return Text(" ").join(space(entry) for entry in entries)


def space(entry: Entry) -> Text:
    if entry["damage"]:
        return Text(DAMAGE, "bold bright_red")
    if entry["token"] is not None:
        return Text(TOKEN, PC_INKS[entry["token"]])
    printed = "".join(ACTIONS[action] for action in entry["icons"]) + strike(entry["effect"])
    return Text(printed or "·", "bold" if entry["heart"] else "dim")


def strike(effect: Entry | None) -> str:
    """The effect of an item's space."""
    if effect is None:
        return ""
    everybody = "*" if effect.get("targets") == "all_in_area" else ""
    if effect["kind"] == "melee":
        return f"{MELEE}{effect['strength']}{everybody}"
    if effect["kind"] == "ranged":
        return f"{RANGED}{effect['strength']}/{effect['range']}{everybody}"
    return DEED


def hearts(member: Entry) -> tuple[int, int]:
    """Hearts without damage, and all, on body and items."""
    cards = [*member["body"], *(item for item in member["equipment"] if item)]
    all_hearts = [one for card in cards for one in card["spaces"] if one["heart"]]
    return sum(not one["damage"] for one in all_hearts), len(all_hearts)
