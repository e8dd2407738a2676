"""The pack of Tidal Blades as the referee reads it: the TOML files themselves, and the names that the rules use."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import tablewright.games.tidal

FOLDER: Final = Path(tablewright.games.tidal.__file__).parent / "packs" / "original"
Entry = dict[str, Any]


def read(name: str) -> Entry:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def by_key(*lists: list[Entry]) -> dict[str, Entry]:
    return {entry["key"]: entry for entries in lists for entry in entries}


TRACKS: Final = read("tracks")
ISLES: Final = read("islands")
DICE_FACES: Final = read("dice")
LEGENDS: Final = read("legendary")
MARKET: Final = read("market")
BEASTS: Final = read("monsters")
GOALS: Final = read("goals")
SOLO: Final = read("solo")
HEROES: Final = read("characters")["character"]

CHALLENGES: Final = by_key(read("challenges")["challenge"], LEGENDS["challenge"])
MANNERS: Final = by_key(LEGENDS["manner"])
TRICKS: Final = by_key(read("tricks")["trick"])
WARES: Final = by_key(*(MARKET[kind] for kind in ("card", "goods", "knowledge", "black")))
GOODS: Final = by_key(MARKET["goods"])
KNOWLEDGE: Final = by_key(MARKET["knowledge"])
MONSTERS: Final = by_key(BEASTS["monster"], BEASTS["advanced"])
AIMS: Final = by_key(GOALS["goal"], GOALS["announcement"])
ABILITIES: Final = {card["key"]: card for hero in HEROES for card in hero["card"]}
LEVELS: Final[list[int]] = TRACKS["dial"]["levels"]
DIAL_POINTS: Final[list[int]] = TRACKS["dial"]["points"]
LAST_STEP: Final = len(LEVELS) - 1
POSITIONS: Final[list[int]] = TRACKS["champions"]["points"]
LAST_POSITION: Final = len(POSITIONS) - 1
BOAT: Final[list[list[Entry]]] = TRACKS["boat"]["spaces"]
ROUNDS: Final[list[Entry]] = TRACKS["round"]
DIFFICULTIES: Final = by_key(SOLO["difficulty"])

TRAITS: Final = ("focus", "spirit", "resilience", "synergy")
FOCUS, SPIRIT, RESILIENCE, SYNERGY = range(4)
ISLANDS: Final = tuple(island["key"] for island in ISLES["island"])
DROSKA, CHRONOSSEUM, LAMARA, CITADEL, FOLD = range(5)
SPACES: Final = [(number, space) for number, island in enumerate(ISLES["island"]) for space in island["space"]]
SPACE_OF: Final = {space["key"]: place for place, (_, space) in enumerate(SPACES)}
SLOTS: Final = ("edge", "reef")
NONE: Final = -1

# TB-DICE-01, -05, -06, -07: the kinds of dice, their levels, what each may become, and what each may fall to.
DICE: Final = tuple(DICE_FACES["die"])
LEVEL_OF: Final = tuple(
    1 if kind == "novice" else 4 if kind.startswith("guild") else 2 if kind.endswith("adept") else 3 for kind in DICE
)
OF_LEVEL: Final = {level: [kind for kind in range(9) if LEVEL_OF[kind] == level] for level in (1, 2, 3, 4)}


def colour(kind: int) -> str:
    return str(DICE[kind]).partition("-")[0]


def upgrades(kind: int) -> list[int]:
    """TB-DICE-05: an adept keeps its colour; novice and elite leave the choice to the owner."""
    above = OF_LEVEL.get(LEVEL_OF[kind] + 1, [])
    return [other for other in above if LEVEL_OF[kind] != 2 or colour(other) == colour(kind)]


def degrades(kind: int) -> list[int]:
    """TB-DICE-06: an elite keeps its colour; a novice falls no further."""
    below = OF_LEVEL.get(LEVEL_OF[kind] - 1, [])
    return [other for other in below if LEVEL_OF[kind] != 3 or colour(other) == colour(kind)]


def face_of(kind: int, number: int) -> list[str]:
    face: list[str] = DICE_FACES["die"][DICE[kind]][number]
    return face


def number_of(symbols: list[str]) -> int:
    """How the table notes a face: three bits for each symbol."""
    order = [*TRAITS, "wild"]
    return sum(1 << 3 * order.index(symbol) for symbol in symbols)


def symbols_on(shown: int) -> dict[str, int]:
    """How often a result shows each symbol; a die without a result shows none."""
    return {symbol: max(shown, 0) >> 3 * place & 7 for place, symbol in enumerate((*TRAITS, "wild"))}


def halves_of(entry: Entry) -> list[Entry]:
    """The one thing that a challenge asks for, or the two halves of a split one (TB-LEG-09)."""
    halves: list[Entry] = entry.get("half", [entry])
    return halves


def wanted(half: Entry) -> list[str]:
    """TB-CHAL-14: all printed trait symbols, stretch symbols included."""
    return [*half["required"], *half.get("stretch", ())]
