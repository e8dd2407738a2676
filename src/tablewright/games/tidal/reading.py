"""How a pack of Tidal Blades is read from its files: every mistake is told by file, entry and field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.games.reading.entries import (
    entries_in,
    fingerprint,
    get,
    load,
    only_known,
    refuse_same_keys,
    tables_in,
)
from tablewright.games.reading.words import (
    Vocabulary,
    count_in,
    number_between,
    number_in,
    number_of,
    number_or_nothing_in,
    numbers_in,
    read_word,
    word,
)

from . import content
from .kinds import ARENAS, DICE, ISLANDS, SLOTS, TRAITS
from .legends import LegendarySet, Manner
from .powers import POWERS
from .results import SYMBOLS, packed
from .stunts import STUNTS, WHENS
from .subjects import SUBJECTS, Subject
from .vocabulary import ANY, losses_in, names_in, rewards_in, steps_in, trait_in, traits_in

ORIGINAL: Final = files(__package__) / "packs" / "original"
FILES: Final = (
    "dice.toml", "tracks.toml", "islands.toml", "challenges.toml", "legendary.toml", "tricks.toml", "market.toml",
    "monsters.toml", "goals.toml", "characters.toml", "solo.toml",
)  # fmt: skip
FACES: Final = 6
THREAT_FACES: Final = 8
THREAT_LEVELS: Final = ("1", "2", "3")
ROUNDS: Final = 5
CHALLENGES: Final = 48
MANNERS: Final = ("perilous", "mystic", "showpiece", "heroic", "split", "serial", "swarm", "arbiter")
LEGENDARY: Final = 32
SUGGESTED_SETS: Final = 4
TRICKS: Final = 10
MARKET_COUNTS: Final = {"card": 30, "goods": 6, "knowledge": 6, "black": 6}
STARTING_MONSTERS: Final = 12
ADVANCED_MONSTERS: Final = 12
GOALS: Final = 12
ANNOUNCEMENTS: Final = 8
CHARACTERS: Final = 4
SPACES: Final = 16
DIFFICULTIES: Final = ("easy", "normal", "hard")
ISLAND_EFFECTS: Final[Vocabulary] = {
    "gains": word(content.Gains, rewards=rewards_in),
    "trade": word(content.Trade, fruit=count_in),
    "battle": word(content.Battle),
}
Entry = Mapping[str, Any]
T = TypeVar("T")


def read_all(data: Entry, name: str, count: int, where: str, read: Callable[[Entry, str], T]) -> tuple[T, ...]:
    """All entries of a kind, in their order; each has a key of its own."""
    entries = entries_in(data, name, count, where)
    refuse_same_keys([str(entry.get("key")) for entry, _ in entries], name, where)
    return tuple(read(entry, place) for entry, place in entries)


def key_in(entry: Entry, where: str) -> str:
    key = get(entry, "key", str, where)
    assert isinstance(key, str)
    return key


def subject_in(entry: Entry, where: str) -> Subject:
    subject: Subject = read_word(get(entry, "subject", dict, where), SUBJECTS, f"{where}.subject")
    return subject


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


# Challenges


def read_half(entry: Entry, where: str) -> content.Half:
    arena = number_of(entry["arena"], ARENAS, f"{where}.arena") if "arena" in entry else content.NO_ARENA
    required = traits_in(entry, "required", where)
    if not required:
        raise BadInput(f"{where}.required needs at least one symbol.")
    stretch = traits_in(entry, "stretch", where) if "stretch" in entry else ()
    return content.Half(arena, required, stretch, number_between(entry, "points", where, least=1, most=9))


def read_challenge(entry: Entry, where: str) -> content.Challenge:
    """A standard challenge: it has an arena (TB-CHAL-01)."""
    only_known(entry, ("key", "arena", "required", "stretch", "points"), where)
    half = read_half(entry, where)
    if half.arena == content.NO_ARENA:
        raise BadInput(f"{where} needs an arena.")
    return content.Challenge(key_in(entry, where), (half,))


def read_manner(entry: Entry, where: str) -> Manner:
    names = ("lose_matched", "upgrade_used", "steps", "partner", "ranking")
    only_known(entry, ("key", *names), where)
    number_of(entry.get("key"), MANNERS, f"{where}.key")
    return Manner(key_in(entry, where), **{name: number_in(entry, name, where) for name in names if name in entry})


def read_legendary(data: Entry) -> tuple[tuple[content.Challenge, ...], tuple[LegendarySet, ...]]:
    where = "legendary.toml"
    manners = {manner.key: manner for manner in read_all(data, "manner", len(MANNERS), where, read_manner)}
    cards = read_all(data, "challenge", LEGENDARY, where, lambda entry, place: read_legend(entry, place, manners))
    return cards, read_all(data, "set", SUGGESTED_SETS, where, read_legendary_set)


def read_legend(entry: Entry, where: str, manners: Mapping[str, Manner]) -> content.Challenge:
    only_known(entry, ("key", "manner", "arena", "required", "stretch", "points", "half"), where)
    manner = MANNERS[number_of(entry.get("manner"), MANNERS, f"{where}.manner")]
    halves = tuple(read_half(*one) for one in tables_in(entry, "half", where)) if "half" in entry else ()
    if (manner == "split") != (len(halves) == 2):
        raise BadInput(f"{where} needs two halves if it is a split challenge, and only then.")
    return content.Challenge(key_in(entry, where), halves or (read_half(entry, where),), manners[manner])


def read_legendary_set(entry: Entry, where: str) -> LegendarySet:
    only_known(entry, ("key", "manners", "droska"), where)
    chosen = tuple(MANNERS[number] for number in names_in(entry, "manners", MANNERS, where))
    return LegendarySet(key_in(entry, where), chosen, number_or_nothing_in(entry, "droska", where))


# Tricks, market, goals and announcements


def read_tricks(data: Entry) -> tuple[content.Trick, ...]:
    """Every copy of every trick."""
    copies = read_all(data, "trick", TRICKS, "tricks.toml", read_trick)
    return tuple(trick for same in copies for trick in same)


def read_trick(entry: Entry, where: str) -> tuple[content.Trick, ...]:
    only_known(entry, ("key", "copies", "when", "effect"), where)
    when = read_word(get({"when": {"kind": "anytime"}, **entry}, "when", dict, where), WHENS, f"{where}.when")
    stunt = read_word(get(entry, "effect", dict, where), STUNTS, f"{where}.effect")
    return (content.Trick(key_in(entry, where), when, stunt),) * count_in(entry, "copies", where)


def read_market(data: Entry) -> tuple[content.MarketCard, ...]:
    cards = [
        read_market_card(entry, where, number)
        for number, (name, count) in enumerate(MARKET_COUNTS.items())
        for entry, where in entries_in(data, name, count, "market.toml")
    ]
    refuse_same_keys([card.key for card in cards], "card", "market.toml")
    return tuple(cards)


def read_market_card(entry: Entry, where: str, number: int) -> content.MarketCard:
    only_known(entry, ("key", "fruit", "ranking", "rewards", "discard", "subject", "per", "points"), where)
    card = content.MarketCard(
        key=key_in(entry, where),
        set=number,
        fruit=number_or_nothing_in(entry, "fruit", where),
        ranking=number_or_nothing_in(entry, "ranking", where),
        rewards=rewards_in(entry, "rewards", where) if "rewards" in entry else (),
        discard=rewards_in(entry, "discard", where) if "discard" in entry else (),
        knowledge=read_knowledge(entry, where) if "subject" in entry else None,
    )
    if not card.fruit and not card.ranking:
        raise BadInput(f"{where} needs a cost.")
    if (number == content.GOODS, number == content.KNOWLEDGE) != (bool(card.discard), card.knowledge is not None):
        raise BadInput(f"{where}: strange goods need 'discard', valuable knowledge needs 'subject', others neither.")
    return card


def read_knowledge(entry: Entry, where: str) -> content.Knowledge:
    return content.Knowledge(subject_in(entry, where), count_in(entry, "per", where), count_in(entry, "points", where))


def read_goal(entry: Entry, where: str) -> content.Goal:
    only_known(entry, ("key", "subject", "least", "points"), where)
    points = number_between(entry, "points", where, least=3, most=8)
    return content.Goal(key_in(entry, where), subject_in(entry, where), count_in(entry, "least", where), points)


def read_announcement(entry: Entry, where: str) -> content.Announcement:
    only_known(entry, ("key", "for", "subject", "points"), where)
    kind = number_of(entry.get("for"), content.ANNOUNCEMENT_KINDS, f"{where}.for")
    return content.Announcement(key_in(entry, where), kind, subject_in(entry, where), count_in(entry, "points", where))


# Monsters


def read_monsters(data: Entry) -> tuple[content.Monster, ...]:
    starting = read_all(data, "monster", STARTING_MONSTERS, "monsters.toml", read_monster)
    advanced = read_all(data, "advanced", ADVANCED_MONSTERS, "monsters.toml", read_monster)
    refuse_same_keys([monster.key for monster in (*starting, *advanced)], "monster", "monsters.toml")
    for strength, name in enumerate(content.STRENGTHS):
        if sum(monster.strength == strength for monster in starting) < 4:
            raise BadInput(f"monsters.toml needs at least 4 {name} starting monsters.")
    return (*starting, *advanced)


def read_monster(entry: Entry, where: str) -> content.Monster:
    names = ("key", "type", "strength", "style", "spots", "guard", "forbidden", "reward", "kill", "invasion")
    only_known(entry, names, where)
    return content.Monster(
        key=key_in(entry, where),
        type=number_of(entry.get("type", "starting"), content.TYPES, f"{where}.type"),
        strength=number_of(entry.get("strength"), content.STRENGTHS, f"{where}.strength"),
        style=number_of(entry.get("style"), ARENAS, f"{where}.style"),
        spots=tuple(read_spot(*one) for one in tables_in(entry, "spots", where)),
        guard=trait_in(entry, "guard", where) if "guard" in entry else ANY,
        forbidden=names_in(entry, "forbidden", SYMBOLS, where) if "forbidden" in entry else (),
        reward=rewards_in(entry, "reward", where),
        kill=steps_in(entry, "kill", where),
        invasion=losses_in(entry, "invasion", where),
    )


def read_spot(entry: Entry, where: str) -> content.Spot:
    only_known(entry, ("trait", "row", "column", "armour", "ranking", "side", "link", "centred"), where)
    armour = number_between({"armour": entry.get("armour", 1)}, "armour", where, least=1, most=4)
    row, column = number_in(entry, "row", where), number_in(entry, "column", where)
    rest = (number_or_nothing_in(entry, name, where) for name in ("ranking", "side", "link", "centred"))
    return content.Spot(trait_in(entry, "trait", where), row, column, armour, *rest)


# Characters


def read_characters(data: Entry) -> tuple[content.Character, ...]:
    characters = read_all(data, "character", CHARACTERS, "characters.toml", read_character)
    keys = [card.key for character in characters for card in character.cards]
    refuse_same_keys(keys, "card", "characters.toml")
    return characters


def read_character(entry: Entry, where: str) -> content.Character:
    only_known(entry, ("key", "trait", "starting_card", "shells", "fruit", "dice", "steps", "card"), where)
    cards = tuple(read_character_card(*one) for one in tables_in(entry, "card", where))
    kinds = [card.kind for card in cards]
    if [kinds.count(kind) for kind in range(4)] != [9, 1, 1, 1]:
        raise BadInput(f"{where} needs nine cards, an artifact, a shield and an upgrade (TB-SETUP-07).")
    steps = fit(get(entry, "steps", list, where), tuple[int, ...], f"{where}.steps")
    if len(steps) != len(TRAITS):
        raise BadInput(f"{where}.steps needs a step for each of the four traits.")
    return content.Character(
        key=key_in(entry, where),
        trait=trait_in(entry, "trait", where),
        starting_card=number_of(
            entry.get("starting_card"), tuple(card.key for card in cards), f"{where}.starting_card"
        ),
        shells=number_in(entry, "shells", where),
        fruit=number_in(entry, "fruit", where),
        dice=names_in(entry, "dice", DICE, where),
        steps=steps,
        cards=cards,
    )


def read_character_card(entry: Entry, where: str) -> content.CharacterCard:
    only_known(entry, ("key", "kind", "powers", "discard"), where)
    kind = number_of(entry.get("kind", "card"), content.CARD_KINDS, f"{where}.kind")
    powers = tuple(read_word(inner, POWERS, place) for inner, place in tables_in(entry, "powers", where))
    discard = rewards_in(entry, "discard", where) if "discard" in entry else ()
    if bool(discard) != (kind == content.ARTIFACT):
        raise BadInput(f"{where} needs 'discard' if it is an artifact, and only then.")
    return content.CharacterCard(key_in(entry, where), kind, powers, discard)


# Solo


def read_difficulty(entry: Entry, where: str) -> content.Difficulty:
    names = ("threshold", "fruit", "shells", "weak", "strong")
    only_known(entry, ("key", *names, "allies", "rival"), where)
    numbers = {name: number_in(entry, name, where) for name in (*names, "rival")}
    return content.Difficulty(key=key_in(entry, where), allies=numbers_in(entry, "allies", where), **numbers)


def read_scheme(entry: Entry, where: str) -> content.Scheme:
    only_known(entry, ("key", "effect"), where)
    effect = content.SCHEME_EFFECTS[number_of(entry.get("effect"), content.SCHEME_EFFECTS, f"{where}.effect")]
    return content.Scheme(key_in(entry, where), effect)


def read_difficulties(data: Entry) -> dict[str, content.Difficulty]:
    found = read_all(data, "difficulty", len(DIFFICULTIES), "solo.toml", read_difficulty)
    if tuple(one.key for one in found) != DIFFICULTIES:
        raise BadInput(f"solo.toml must have the difficulties in this order: {', '.join(DIFFICULTIES)}.")
    return {one.key: one for one in found}


def read_pack(folder: Traversable) -> content.Pack:
    """A whole pack from its folder."""
    parts = [load(folder, name) for name in FILES]
    dice, tracks, islands, challenges, legendary, tricks, market, monsters, goals, characters, solo = parts
    standard = read_all(challenges, "challenge", CHALLENGES, "challenges.toml", read_challenge)
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
        goals=read_all(goals, "goal", GOALS, "goals.toml", read_goal),
        announcements=read_all(goals, "announcement", ANNOUNCEMENTS, "goals.toml", read_announcement),
        monsters=read_monsters(monsters),
        characters=read_characters(characters),
        schemes=read_all(solo, "scheme", len(content.SCHEME_EFFECTS), "solo.toml", read_scheme),
        difficulties=read_difficulties(solo),
        fingerprint=fingerprint(parts),
    )


@lru_cache(maxsize=1)
def original_pack() -> content.Pack:
    return read_pack(ORIGINAL)
