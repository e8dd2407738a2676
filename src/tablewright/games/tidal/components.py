"""What is printed in the box of Tidal Blades: every card, the islands, the characters, and the words for its signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tablewright.engine.components import Component, Line, Say, Told, names_for, words_for
from tablewright.engine.game import View
from tablewright.engine.messages import Message

from .content import FRAMES, Character, Island, Pack, Space
from .faces import CARD_KINDS, MARKET_SETS, NO_ARENA, STRENGTHS, TYPES, Half, Monster
from .kinds import ARENAS, DICE, ISLANDS, LEVEL, ROLES, SLOTS, TRAITS
from .printed import effect_text, face_text, rewards_text, space_text
from .results import SYMBOLS
from .wording import name_of

VOCABULARY: Final = (
    *words_for("trait", TRAITS),
    *words_for("symbol", SYMBOLS),
    *words_for("role", ROLES),
    *words_for("slot", SLOTS),
    *names_for("frame", FRAMES),
    *(Component("die", die, Message("die", {"die": die}), {"level": LEVEL[kind]}) for kind, die in enumerate(DICE)),
)


def components(pack: Pack) -> list[Component]:
    return [
        *cards(pack),
        *(character(pack, one) for one in pack.characters),
        *(part for number, one in enumerate(pack.islands) for part in island(ISLANDS[number], one)),
        *tracks(pack),
        *VOCABULARY,
    ]


# Cards


def cards(pack: Pack) -> list[Component]:
    """Every face once; views call it by its name."""
    faces = {name_of(pack, face): face for face in reversed(range(pack.face_count))}
    return [card(pack, name, face) for name, face in reversed(faces.items())]


def card(pack: Pack, name: str, face: int) -> Component:
    kind = name.partition("-")[0]
    return Component(kind, name, Message(name), facts_of(pack, kind, face), face_text(pack, face))


def facts_of(pack: Pack, kind: str, face: int) -> Mapping[str, Any]:
    """What a card shows in signs and numbers."""
    match kind:
        case "challenge":
            challenge = pack.challenges[face]
            return {"manner": challenge.manner.key, "halves": [half_facts(half) for half in challenge.halves]}
        case "market":
            wares = pack.market_card(face)
            return {"set": MARKET_SETS[wares.set], "fruit": wares.fruit, "ranking": wares.ranking}
        case "goal":
            return {"least": pack.goal(face).least, "points": pack.goal(face).points}
        case "announcement":
            return {"points": pack.announcement(face).points}
        case "monster":
            return monster_facts(pack.monster(face))
        case "card":
            return {"kind": CARD_KINDS[pack.character_card(face).kind]}
    return {}


def half_facts(half: Half) -> dict[str, Any]:
    """TB-CHAL-01: where a challenge is attempted, what it asks for and its points."""
    return {
        "arena": None if half.arena == NO_ARENA else ARENAS[half.arena],
        "required": [TRAITS[trait] for trait in half.required],
        "stretch": [TRAITS[trait] for trait in half.stretch],
        "points": half.points,
    }


def monster_facts(monster: Monster) -> dict[str, Any]:
    return {
        "type": TYPES[monster.type],
        "strength": STRENGTHS[monster.strength],
        "style": ARENAS[monster.style],
        "spots": [
            {
                "trait": TRAITS[spot.trait],
                "armour": spot.armour,
                "ranking": spot.ranking,
                "row": spot.row,
                "column": spot.column,
                "centred": bool(spot.centred),
                "side": spot.side,
                "link": spot.link,
            }
            for spot in monster.spots
        ],
    }


# Boards


def character(pack: Pack, printed: Character) -> Component:
    """A character: what it starts with, and the cards of its deck."""
    levels = pack.dial.levels
    facts = {
        "trait": TRAITS[printed.trait],
        "levels": {TRAITS[trait]: levels[step] for trait, step in enumerate(printed.steps)},
        "dice": [DICE[kind] for kind in printed.dice],
        "shells": printed.shells,
        "fruit": printed.fruit,
        "cards": [f"card-{one.key}" for one in printed.cards],
        "starting_card": f"card-{printed.cards[printed.starting_card].key}",
    }
    return Component("character", printed.key, Message(f"character-{printed.key}"), facts)


def island(key: str, printed: Island) -> Iterator[Component]:
    """An island with its effect, and its action spaces."""
    facts = {"spaces": [space.key for space in printed.spaces]}
    yield Component("island", key, Message(f"island-{key}"), facts, [effect_text(printed.effect)])
    yield from (space_of(key, space) for space in printed.spaces)


def space_of(island: str, space: Space) -> Component:
    """What an action space gives; where one plays alone, the view tells what it gives there."""
    facts = {"island": island, "frame": FRAMES[space.frame]}
    return Component("space", space.key, Message(f"space-{space.key}"), facts, [space_text(space, "standard")])


def tracks(pack: Pack) -> Iterator[Component]:
    """The Champions Board, the boat track with what its stops give, the trait dials and the rounds."""
    champions = {"points": list(pack.champions.points), "places": list(pack.champions.places)}
    yield Component("track", "champions", Message("track", {"track": "champions"}), champions)
    stops = [Line(None, rewards_text(rewards)) for rewards in pack.boat]
    yield Component("track", "boat", Message("track", {"track": "boat"}), {"stops": len(stops)}, stops)
    dial = {"levels": list(pack.dial.levels), "points": list(pack.dial.points)}
    yield Component("track", "dials", Message("track", {"track": "dials"}), dial)
    for one in pack.rounds:
        facts = {"discs": one.discs, "threat": one.threat, "leader": one.leader}
        yield Component("round", one.key, Message("round", {"round": one.key}), facts)


# Views


def told(view: View, say: Say) -> Iterator[Told]:
    """What the action spaces give at this table."""
    for island in view["islands"]:
        for space in island["spaces"]:
            for reward in space["rewards"]:
                given = {name: value for name, value in reward.items() if name != "key"}
                yield Told(reward, say(reward["key"], given))
