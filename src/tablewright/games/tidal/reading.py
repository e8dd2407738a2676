"""How a pack of Tidal Blades is read from its files: dice, tracks, islands, and with its cards the whole."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

from tablewright.engine.faults import BadInput
from tablewright.games.reading.entries import (
    fingerprint,
    get,
    key_in,
    load,
    only_known,
    read_all,
    refuse_same_keys,
    tables_in,
)
from tablewright.games.reading.words import (
    Vocabulary,
    count_in,
    number_between,
    number_in,
    number_of,
    numbers_in,
    read_word,
    word,
)

from . import content
from .card_reading import (
    read_announcements,
    read_challenges,
    read_characters,
    read_goals,
    read_legendary,
    read_market,
    read_monsters,
    read_schemes,
    read_tricks,
)
from .kinds import DICE, ISLANDS, SLOTS
from .results import SYMBOLS, packed
from .vocabulary import names_in, rewards_in, steps_in

ORIGINAL: Final = files(__package__) / "packs" / "original"
FILES: Final = (
    "dice.toml", "tracks.toml", "islands.toml", "challenges.toml", "legendary.toml", "tricks.toml", "market.toml",
    "monsters.toml", "goals.toml", "characters.toml", "solo.toml",
)  # fmt: skip
FACES: Final = 6
THREAT_FACES: Final = 8
THREAT_LEVELS: Final = ("1", "2", "3")
ROUNDS: Final = 5
SPACES: Final = 16
DIFFICULTIES: Final = ("easy", "normal", "hard")
ISLAND_EFFECTS: Final[Vocabulary] = {
    "gains": word(content.Gains, rewards=rewards_in),
    "trade": word(content.Trade, fruit=count_in),
    "battle": word(content.Battle),
}
Entry: TypeAlias = Mapping[str, Any]


# Dice and tracks


def read_dice(data: Entry) -> tuple[tuple[int, ...], ...]:
    dice = get(data, "die", dict, "dice.toml")
    only_known(dice, DICE, "dice.toml: die")
    return tuple(read_faces(dice, kind, "dice.toml: die") for kind in DICE)


def read_faces(dice: Entry, kind: str, where: str) -> tuple[int, ...]:
    faces = get(dice, kind, list, where)
    if len(faces) != FACES:
        raise BadInput(f"{where}.{kind} needs {FACES} faces; it has {len(faces)}.")
    return tuple(packed(names_in({"face": face}, "face", SYMBOLS, f"{where}.{kind}")) for face in faces)


def read_threat(data: Entry) -> tuple[tuple[int, ...], ...]:
    """The three threat dice by level; level 0 is no die."""
    threat = get(data, "threat", dict, "dice.toml")
    only_known(threat, THREAT_LEVELS, "dice.toml: threat")
    dice = [numbers_in(threat, level, "dice.toml: threat") for level in THREAT_LEVELS]
    for level, faces in zip(THREAT_LEVELS, dice, strict=True):
        if len(faces) != THREAT_FACES:
            raise BadInput(f"dice.toml: threat.{level} needs {THREAT_FACES} faces; it has {len(faces)}.")
    return ((), *dice)


def read_invasion(data: Entry) -> tuple[tuple[int, ...], ...]:
    faces = get(get(data, "invasion", dict, "dice.toml"), "faces", list, "dice.toml: invasion")
    return tuple(names_in({"face": face}, "face", SLOTS, "dice.toml: invasion") for face in faces)


def read_dial(data: Entry) -> content.Dial:
    entry, where = get(data, "dial", dict, "tracks.toml"), "tracks.toml: dial"
    only_known(entry, ("levels", "points"), where)
    levels, points = numbers_in(entry, "levels", where), numbers_in(entry, "points", where)
    if len(levels) != len(points) or list(levels) != sorted(levels) or list(points) != sorted(points):
        raise BadInput(f"{where} needs as many levels as points, and neither may ever fall.")
    return content.Dial(levels, points)


def read_champions(data: Entry) -> content.Champions:
    entry, where = get(data, "champions", dict, "tracks.toml"), "tracks.toml: champions"
    only_known(entry, ("points", "places", "stretch", "arbiter", "armour"), where)
    points = numbers_in(entry, "points", where)
    if list(points) != sorted(points):
        raise BadInput(f"{where}.points may never fall.")
    feats = (number_in(entry, name, where) for name in ("stretch", "arbiter", "armour"))
    return content.Champions(points, numbers_in(entry, "places", where), *feats)


def read_round(entry: Entry, where: str) -> content.Round:
    only_known(entry, ("key", "discs", "threat", "leader"), where)
    threat = number_between(entry, "threat", where, least=1, most=3)
    return content.Round(
        key_in(entry, where), count_in(entry, "discs", where), threat, number_in(entry, "leader", where)
    )


# Islands


def read_islands(data: Entry) -> tuple[content.Island, ...]:
    islands = read_all(data, "island", len(ISLANDS), "islands.toml", read_island)
    if tuple(island.key for island in islands) != ISLANDS:
        raise BadInput(f"islands.toml must have the islands in this order: {', '.join(ISLANDS)}.")
    spaces = [space.key for island in islands for space in island.spaces]
    refuse_same_keys(spaces, "space", "islands.toml")
    if len(spaces) != SPACES:
        raise BadInput(f"islands.toml needs {SPACES} spaces; it has {len(spaces)}.")
    return islands


def read_island(entry: Entry, where: str) -> content.Island:
    only_known(entry, ("key", "effect", "space"), where)
    key = key_in(entry, where)
    island = number_of(key, ISLANDS, f"{where}.key")
    effect = read_word(get(entry, "effect", dict, where), ISLAND_EFFECTS, f"{where}.effect")
    return content.Island(key, effect, tuple(read_space(*one, island) for one in tables_in(entry, "space", where)))


def read_space(entry: Entry, where: str, island: int) -> content.Space:
    only_known(entry, ("key", "frame", "rewards"), where)
    frame = number_of(entry.get("frame"), content.FRAMES, f"{where}.frame")
    return content.Space(key_in(entry, where), island, frame, rewards_in(entry, "rewards", where))


# Solo


def read_difficulty(entry: Entry, where: str) -> content.Difficulty:
    names = ("threshold", "fruit", "shells", "weak", "strong")
    only_known(entry, ("key", *names, "allies", "rival"), where)
    numbers = {name: number_in(entry, name, where) for name in (*names, "rival")}
    return content.Difficulty(key=key_in(entry, where), allies=numbers_in(entry, "allies", where), **numbers)


def read_difficulties(data: Entry) -> dict[str, content.Difficulty]:
    found = read_all(data, "difficulty", len(DIFFICULTIES), "solo.toml", read_difficulty)
    if tuple(one.key for one in found) != DIFFICULTIES:
        raise BadInput(f"solo.toml must have the difficulties in this order: {', '.join(DIFFICULTIES)}.")
    return {one.key: one for one in found}


def read_pack(folder: Traversable) -> content.Pack:
    """A whole pack from its folder."""
    parts = [load(folder, name) for name in FILES]
    dice, tracks, islands, challenges, legendary, tricks, market, monsters, goals, characters, solo = parts
    standard = read_challenges(challenges)
    legends, sets = read_legendary(legendary)
    refuse_same_keys([card.key for card in (*standard, *legends)], "challenge", "challenges.toml and legendary.toml")
    return content.Pack(
        dice=read_dice(dice),
        threat=read_threat(dice),
        invasion=read_invasion(dice),
        dial=read_dial(tracks),
        champions=read_champions(tracks),
        boat=steps_in(get(tracks, "boat", dict, "tracks.toml"), "spaces", "tracks.toml: boat"),
        rounds=read_all(tracks, "round", ROUNDS, "tracks.toml", read_round),
        islands=read_islands(islands),
        pool_size=number_between(islands, "pool", "islands.toml", least=3, most=8),
        market_size=number_between(islands, "market", "islands.toml", least=3, most=3),
        challenges=(*standard, *legends),
        standard_challenges=len(standard),
        legendary_sets=sets,
        tricks=read_tricks(tricks),
        market=read_market(market),
        goals=read_goals(goals),
        announcements=read_announcements(goals),
        monsters=read_monsters(monsters),
        characters=read_characters(characters),
        schemes=read_schemes(solo),
        difficulties=read_difficulties(solo),
        fingerprint=fingerprint(parts),
    )


@lru_cache(maxsize=1)
def original_pack() -> content.Pack:
    return read_pack(ORIGINAL)
