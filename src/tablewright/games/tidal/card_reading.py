"""How the cards of a pack of Tidal Blades are read: every mistake is told by file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.games.reading.entries import entries_in, get, key_in, only_known, read_all, refuse_same_keys, tables_in
from tablewright.games.reading.words import (
    count_in,
    number_between,
    number_in,
    number_of,
    number_or_nothing_in,
    read_word,
)

from . import content, faces
from .kinds import ARENAS, DICE, TRAITS
from .legends import LegendarySet, Manner
from .powers import POWERS
from .results import SYMBOLS
from .stunts import STUNTS, WHENS
from .subjects import SUBJECTS, Subject
from .vocabulary import ANY, losses_in, names_in, rewards_in, steps_in, trait_in, traits_in

CHALLENGES: Final = 48
MANNERS: Final = ("perilous", "mystic", "showpiece", "heroic", "split", "serial", "swarm", "arbiter")
LEGENDARY: Final = 32
SUGGESTED_SETS: Final = 4
TRICKS: Final = 10
MARKET_COUNTS: Final = {"card": 30, "goods": 6, "knowledge": 6, "black": 6}
STARTING_MONSTERS: Final = 12
ADVANCED_MONSTERS: Final = 12
CHARACTERS: Final = 4
GOALS: Final = 12
ANNOUNCEMENTS: Final = 8
Entry: TypeAlias = Mapping[str, Any]


# Challenges


def read_half(entry: Entry, where: str) -> faces.Half:
    arena = number_of(entry["arena"], ARENAS, f"{where}.arena") if "arena" in entry else faces.NO_ARENA
    required = traits_in(entry, "required", where)
    if not required:
        raise BadInput(f"{where}.required needs at least one symbol.")
    stretch = traits_in(entry, "stretch", where) if "stretch" in entry else ()
    return faces.Half(arena, required, stretch, number_between(entry, "points", where, least=1, most=9))


def read_challenge(entry: Entry, where: str) -> faces.Challenge:
    """A standard challenge: it has an arena (TB-CHAL-01)."""
    only_known(entry, ("key", "arena", "required", "stretch", "points"), where)
    half = read_half(entry, where)
    if half.arena == faces.NO_ARENA:
        raise BadInput(f"{where} needs an arena.")
    return faces.Challenge(key_in(entry, where), (half,))


def read_challenges(data: Entry) -> tuple[faces.Challenge, ...]:
    return read_all(data, "challenge", CHALLENGES, "challenges.toml", read_challenge)


def read_manner(entry: Entry, where: str) -> Manner:
    names = ("lose_matched", "upgrade_used", "steps", "partner", "ranking")
    only_known(entry, ("key", *names), where)
    number_of(entry.get("key"), MANNERS, f"{where}.key")
    return Manner(key_in(entry, where), **{name: number_in(entry, name, where) for name in names if name in entry})


def read_legendary(data: Entry) -> tuple[tuple[faces.Challenge, ...], tuple[LegendarySet, ...]]:
    where = "legendary.toml"
    manners = {manner.key: manner for manner in read_all(data, "manner", len(MANNERS), where, read_manner)}
    cards = read_all(data, "challenge", LEGENDARY, where, lambda entry, place: read_legend(entry, place, manners))
    return cards, read_all(data, "set", SUGGESTED_SETS, where, read_legendary_set)


def read_legend(entry: Entry, where: str, manners: Mapping[str, Manner]) -> faces.Challenge:
    only_known(entry, ("key", "manner", "arena", "required", "stretch", "points", "half"), where)
    manner = MANNERS[number_of(entry.get("manner"), MANNERS, f"{where}.manner")]
    halves = tuple(read_half(*one) for one in tables_in(entry, "half", where)) if "half" in entry else ()
    if (manner == "split") != (len(halves) == 2):
        raise BadInput(f"{where} needs two halves if it is a split challenge, and only then.")
    return faces.Challenge(key_in(entry, where), halves or (read_half(entry, where),), manners[manner])


def read_legendary_set(entry: Entry, where: str) -> LegendarySet:
    only_known(entry, ("key", "manners", "droska"), where)
    chosen = tuple(MANNERS[number] for number in names_in(entry, "manners", MANNERS, where))
    return LegendarySet(key_in(entry, where), chosen, number_or_nothing_in(entry, "droska", where))


# Tricks, market, goals and announcements


def read_tricks(data: Entry) -> tuple[faces.Trick, ...]:
    """Every copy of every trick."""
    copies = read_all(data, "trick", TRICKS, "tricks.toml", read_trick)
    return tuple(trick for same in copies for trick in same)


def read_trick(entry: Entry, where: str) -> tuple[faces.Trick, ...]:
    only_known(entry, ("key", "copies", "when", "effect"), where)
    when = read_word(get({"when": {"kind": "anytime"}, **entry}, "when", dict, where), WHENS, f"{where}.when")
    stunt = read_word(get(entry, "effect", dict, where), STUNTS, f"{where}.effect")
    return (faces.Trick(key_in(entry, where), when, stunt),) * count_in(entry, "copies", where)


def read_market(data: Entry) -> tuple[faces.MarketCard, ...]:
    cards = [
        read_market_card(entry, where, number)
        for number, (name, count) in enumerate(MARKET_COUNTS.items())
        for entry, where in entries_in(data, name, count, "market.toml")
    ]
    refuse_same_keys([card.key for card in cards], "card", "market.toml")
    return tuple(cards)


def read_market_card(entry: Entry, where: str, number: int) -> faces.MarketCard:
    only_known(entry, ("key", "fruit", "ranking", "rewards", "discard", "subject", "per", "points"), where)
    card = faces.MarketCard(
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
    if (number == faces.GOODS, number == faces.KNOWLEDGE) != (bool(card.discard), card.knowledge is not None):
        raise BadInput(f"{where}: strange goods need 'discard', valuable knowledge needs 'subject', others neither.")
    return card


def read_knowledge(entry: Entry, where: str) -> faces.Knowledge:
    return faces.Knowledge(subject_in(entry, where), count_in(entry, "per", where), count_in(entry, "points", where))


def subject_in(entry: Entry, where: str) -> Subject:
    subject: Subject = read_word(get(entry, "subject", dict, where), SUBJECTS, f"{where}.subject")
    return subject


def read_goals(data: Entry) -> tuple[faces.Goal, ...]:
    return read_all(data, "goal", GOALS, "goals.toml", read_goal)


def read_goal(entry: Entry, where: str) -> faces.Goal:
    only_known(entry, ("key", "subject", "least", "points"), where)
    points = number_between(entry, "points", where, least=3, most=8)
    return faces.Goal(key_in(entry, where), subject_in(entry, where), count_in(entry, "least", where), points)


def read_announcements(data: Entry) -> tuple[faces.Announcement, ...]:
    return read_all(data, "announcement", ANNOUNCEMENTS, "goals.toml", read_announcement)


def read_announcement(entry: Entry, where: str) -> faces.Announcement:
    only_known(entry, ("key", "for", "subject", "points"), where)
    kind = number_of(entry.get("for"), faces.ANNOUNCEMENT_KINDS, f"{where}.for")
    return faces.Announcement(key_in(entry, where), kind, subject_in(entry, where), count_in(entry, "points", where))


# Monsters


def read_monsters(data: Entry) -> tuple[faces.Monster, ...]:
    starting = read_all(data, "monster", STARTING_MONSTERS, "monsters.toml", read_monster)
    advanced = read_all(data, "advanced", ADVANCED_MONSTERS, "monsters.toml", read_monster)
    refuse_same_keys([monster.key for monster in (*starting, *advanced)], "monster", "monsters.toml")
    for strength, name in enumerate(faces.STRENGTHS):
        if sum(monster.strength == strength for monster in starting) < 4:
            raise BadInput(f"monsters.toml needs at least 4 {name} starting monsters.")
    return (*starting, *advanced)


def read_monster(entry: Entry, where: str) -> faces.Monster:
    names = ("key", "type", "strength", "style", "spots", "guard", "forbidden", "reward", "kill", "invasion")
    only_known(entry, names, where)
    return faces.Monster(
        key=key_in(entry, where),
        type=number_of(entry.get("type", "starting"), faces.TYPES, f"{where}.type"),
        strength=number_of(entry.get("strength"), faces.STRENGTHS, f"{where}.strength"),
        style=number_of(entry.get("style"), ARENAS, f"{where}.style"),
        spots=tuple(read_spot(*one) for one in tables_in(entry, "spots", where)),
        guard=trait_in(entry, "guard", where) if "guard" in entry else ANY,
        forbidden=names_in(entry, "forbidden", SYMBOLS, where) if "forbidden" in entry else (),
        reward=rewards_in(entry, "reward", where),
        kill=steps_in(entry, "kill", where),
        invasion=losses_in(entry, "invasion", where),
    )


def read_spot(entry: Entry, where: str) -> faces.Spot:
    only_known(entry, ("trait", "row", "column", "armour", "ranking", "side", "link", "centred"), where)
    armour = number_between({"armour": entry.get("armour", 1)}, "armour", where, least=1, most=4)
    row, column = number_in(entry, "row", where), number_in(entry, "column", where)
    rest = (number_or_nothing_in(entry, name, where) for name in ("ranking", "side", "link", "centred"))
    return faces.Spot(trait_in(entry, "trait", where), row, column, armour, *rest)


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


def read_character_card(entry: Entry, where: str) -> faces.CharacterCard:
    only_known(entry, ("key", "kind", "powers", "discard"), where)
    kind = number_of(entry.get("kind", "card"), faces.CARD_KINDS, f"{where}.kind")
    powers = tuple(read_word(inner, POWERS, place) for inner, place in tables_in(entry, "powers", where))
    discard = rewards_in(entry, "discard", where) if "discard" in entry else ()
    if bool(discard) != (kind == faces.ARTIFACT):
        raise BadInput(f"{where} needs 'discard' if it is an artifact, and only then.")
    return faces.CharacterCard(key_in(entry, where), kind, powers, discard)


# Schemes


def read_schemes(data: Entry) -> tuple[faces.Scheme, ...]:
    return read_all(data, "scheme", len(faces.SCHEME_EFFECTS), "solo.toml", read_scheme)


def read_scheme(entry: Entry, where: str) -> faces.Scheme:
    only_known(entry, ("key", "effect"), where)
    effect = faces.SCHEME_EFFECTS[number_of(entry.get("effect"), faces.SCHEME_EFFECTS, f"{where}.effect")]
    return faces.Scheme(key_in(entry, where), effect)
