"""A card as clients are shown it: what every card has, and what is printed on its visible side by kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, assert_never

from .attitudes import attitude
from .cards import (
    AiLine,
    Deed,
    Defence,
    Face,
    FamilyFace,
    Ignore,
    ItemFace,
    KarmaFace,
    Melee,
    ModifyStrength,
    Move,
    NarrativeFace,
    NpcFace,
    Perform,
    PermanentEffect,
    Ranged,
    Shot,
    Space,
    Strike,
)
from .hearts import switched_off
from .joint import PRINTED, printed_actions
from .kinds import NOBODY, NOWHERE, PCS
from .saying import said
from .table import Heredity, face_of, in_play, number_of, side_of
from .taking import area_of_action
from .terrain_cards import TerrainFace
from .vocabulary import (
    AddNpcAction,
    AddTerrainAction,
    ExplainSymbol,
    FreeAction,
    Grant,
    NpcAction,
    Persist,
    Persistent,
    TerrainAction,
)
from .wording import side_key, story_key, text_key

KINDS: Final[dict[type, str]] = {
    TerrainFace: "terrain",
    NarrativeFace: "narrative",
    NpcFace: "npc",
    ItemFace: "item",
    KarmaFace: "karma",
    FamilyFace: "family",
}


def kind_of(face: Face) -> str:
    return KINDS.get(type(face), "body")


def card_view(table: Heredity, card: int) -> dict[str, Any]:
    """What every card has: its number, its visible side, its words by their keys, and the tokens on it."""
    side = table.faces[side_of(table, card)]
    face = face_of(table, card)
    return {
        "number": number_of(table, card),
        "side": "back" if table.flipped[card] else "front",
        "kind": kind_of(face),
        "name": side_key(table.content, side),
        "text": narration_of(table, side, face),
        "reader": getattr(face, "reader", None),
        "tokens": tokens_view(table, enumerate(table.tokens[card])),
        "statements": [text_key(table.content, side, one.text) for one in statements_on(table, card, face)],
        "actions": [action_view(table, card, action) for action in actions_of(table, card, face)],
    }


def narration_of(table: Heredity, side: int, face: Face) -> str | None:
    return f"{side_key(table.content, side)}-narration" if getattr(face, "narration", False) else None


def tokens_view(table: Heredity, counts: Iterable[tuple[int, int]]) -> dict[str, int]:
    """Tokens by kind."""
    kinds = table.content.tokens
    return {kinds[kind]: count for kind, count in counts if count}


def granted_by(table: Heredity, card: int) -> list[Grant]:
    """What the visible side of a card has made to last."""
    return [table.content.grants[side][number] for side, number in table.granted if side == side_of(table, card)]


def statements_on(table: Heredity, card: int, face: Face) -> list[Persistent]:
    """HER-NARR-11: the sentences of a side that are in force, printed or made to last by its instructions."""
    granted = granted_by(table, card)
    return [
        *(face.persistent if isinstance(face, NarrativeFace) else ()),
        *(one.statement for one in granted if isinstance(one, Persist)),
        *(one.meaning for one in granted if isinstance(one, ExplainSymbol)),
    ]


def story_view(table: Heredity, entry: str) -> dict[str, Any]:
    """Something that was read: a side with its narration, or a single text of it."""
    name, _, text = entry.partition(":")
    side = 2 * table.content.card_of[int(name.removesuffix("b"))] + name.endswith("b")
    face = table.content.sides[side]
    assert face is not None
    return {
        "name": side_key(table.content, side),
        "number": table.content.cards[side // 2].number,
        "side": "back" if side % 2 else "front",
        "kind": kind_of(face),
        "text": story_key(table.content, entry) if text else narration_of(table, side, face),
        "reader": getattr(face, "reader", None),
    }


# Actions and characters


def says(table: Heredity, card: int, word: Any) -> dict[str, Any] | None:
    """What is printed on the visible side of a card, as messages; nothing where nothing is printed."""
    return said(table.content, table.faces[side_of(table, card)], word) if word else None


def deed_name(verb: str, number: int | str, nth: int | str) -> str:
    """An action that a card prints, as the deeds of a view are named."""
    return f"{verb}:{number}:{nth}"


def source_of(table: Heredity, card: int, action: object) -> int:
    """The side that prints an action: that of its card, or another one that has granted it."""
    granting = (
        side for side, number in table.granted if getattr(table.content.grants[side][number], "action", 0) is action
    )
    return next(granting, side_of(table, card))


def deeds(table: Heredity) -> dict[str, dict[str, Any]]:
    """What the actions that cards print do, by verb, card and number."""
    return {
        deed_name(verb, number_of(table, card), nth): said(
            table.content, table.faces[source_of(table, card, action)], action.instructions
        )
        for verb in PRINTED
        for card in in_play(table)
        for nth, action in enumerate(printed_actions(table, verb, card))
    }


def action_view(table: Heredity, card: int, action: TerrainAction | NpcAction | FreeAction) -> dict[str, Any]:
    placed = isinstance(action, TerrainAction)
    area = area_of_action(table, action) if isinstance(action, TerrainAction) else NOWHERE
    return {
        "icon": action.icon,
        "cost": [{"token": cost.token_kind, "n": cost.n} for cost in action.cost],
        "area": None if area == NOWHERE else area,
        "participants": participants(action) if placed else 1,
        "says": says(table, card, action.instructions),
    }


def actions_of(table: Heredity, card: int, face: Face) -> list[TerrainAction | NpcAction | FreeAction]:
    """HER-NARR-12, HER-ACT-10: the actions that a narrative card offers, printed or made to last."""
    if not isinstance(face, NarrativeFace):
        return []
    granted = granted_by(table, card)
    lasting = [one.action for one in granted if isinstance(one, AddTerrainAction | AddNpcAction)]
    return [*face.terrain_actions, *face.free_actions, *lasting]


def participants(action: Any) -> int | list[str]:
    return action.participants if isinstance(action.participants, int) else list(action.participants)


def npc_view(table: Heredity, card: int) -> dict[str, Any] | None:
    """What is printed on an NPC."""
    face = face_of(table, card)
    if not isinstance(face, NpcFace):
        return None
    return {
        "life": face.life,
        "defence": face.defence,
        "attitude": attitude(table, card),
        "ai": [ai_view(table, card, line) for line in face.ai],
        "actions": [action_view(table, card, action) for action in face.actions],
        "death": says(table, card, face.death_effect),
    }


def ai_view(table: Heredity, card: int, line: AiLine) -> dict[str, Any]:
    match line:
        case Move(areas):
            return {"kind": "move", "areas": areas}
        case Melee(strength, targets):
            return {"kind": "melee", "strength": strength, "targets": targets}
        case Ranged(reach, strength, targets):
            return {"kind": "ranged", "range": reach, "strength": strength, "targets": targets}
        case Perform(do):
            return {"kind": "perform", "says": says(table, card, do)}
        case _:
            assert_never(line)


def karma_view(table: Heredity, card: int) -> dict[str, Any]:
    """HER-KARMA-03: a karma card that lies face up."""
    face, side = face_of(table, card), table.faces[side_of(table, card)]
    assert isinstance(face, KarmaFace)
    printed = face.attack_text not in (None, "fail")
    return {
        **card_view(table, card),
        "type": face.type,
        "level": face.level,
        "value": face.value,
        "fails": face.attack_text == "fail",
        "attack": text_key(table.content, side, str(face.attack_text)) if printed else None,
    }


# Things


def item_view(table: Heredity, card: int) -> dict[str, Any]:
    face = face_of(table, card)
    assert isinstance(face, ItemFace)
    return {
        **card_view(table, card),
        "value": face.value,
        "background": face.background,
        "anchor": face.anchor,
        "spaces": spaces_view(table, card, face.spaces),
        "permanent": [permanent_view(effect) for effect in face.permanent],
        "upgrade": None if face.upgrade is None else face.upgrade.cost,
        "off": switched_off(table, card),
    }


def permanent_view(effect: PermanentEffect) -> dict[str, Any]:
    match effect:
        case Defence(plus):
            return {"kind": "defence", "plus": plus}
        case Ignore(hazard):
            return {"kind": "ignore", "hazard": hazard}
        case ModifyStrength(plus, attack):
            return {"kind": "strength", "plus": plus, "attack": attack}
        case _:
            return {"kind": "statement"}


def spaces_view(table: Heredity, card: int, spaces: Sequence[Space]) -> list[dict[str, Any]]:
    """HER-TOKEN-02, -03, HER-DMG-03: the action spaces of a side and what lies on them."""
    return [
        {
            "icons": list(space.icons),
            "heart": space.heart,
            "damage": bool(table.damage[card][index]),
            "token": None if table.laid[card][index] == NOBODY else PCS[table.laid[card][index]],
            "effect": effect_view(table, card, space),
        }
        for index, space in enumerate(spaces)
    ]


def effect_view(table: Heredity, card: int, space: Space) -> dict[str, Any] | None:
    match space.effect:
        case Strike(strength, targets):
            return {"kind": "melee", "strength": strength, "targets": targets}
        case Shot(reach, strength, targets):
            return {"kind": "ranged", "range": reach, "strength": strength, "targets": targets}
        case Deed(do):
            return {"kind": "deed", "says": says(table, card, do)}
        case _:
            return None
