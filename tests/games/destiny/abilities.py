"""Positions of the sister games in which a player may use an ability, a test's own or one of Geralt's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from tablewright.games.destiny.pack import Ability
from tablewright.games.destiny.powers import CHAPTER_END, DRAFT, PLAY

from .cards import LOSE_INACTIVE, ONE_RED, card, lose_one, lose_up_to_three, symbol_steps, two_symbols
from .sitting import COMBAT_AND_MAGIC, DestinySitting, Sister, quiet

S = TypeVar("S", bound=DestinySitting[Any])

POWER = "ability:power"
PHASES = {DRAFT: "draft_pair", PLAY: "resolve_cards", CHAPTER_END: "chapter_abilities"}

# Cards for positions in which every power could do something.
CARDS = {
    "gift": card("red", "e", condition=ONE_RED, result=two_symbols("combat")),
    "scar": card("blue", "cd"),
    "pay": card("green", condition=lose_one("diplomacy"), result=two_symbols("magic")),
    "plain": card("pink", "m"), "other": card("pink", "c"), "gone": card("yellow", "d"), "lost": card("yellow", "e"),
    "top": card("blue", "m"), "next": card("blue", "c"), "third": card("blue", "e"), "fourth": card("blue", "d"),
    "a": card("red", "cc"), "b": card("red", "cm"), "c": card("green", "ee"), "d": card("green", "ed"),
}  # fmt: skip
ROWS = [["a", "b"], [], ["c", "d"], []]

EXPLORATION_FOR_COMBAT = card("green", condition=lose_one("exploration"), result=two_symbols("combat"))
UP_TO_THREE_EXPLORATION = card("green", condition=lose_up_to_three("exploration"), result=symbol_steps("combat"))
UP_TO_THREE_INACTIVE = card("green", condition=LOSE_INACTIVE, result=symbol_steps("combat"))


def gifted(sister: type[S], power: Any, window: str, phase: str, **data: Any) -> S:
    """Seat 0 plays the last character of the pack, whose first ability, `power`, is a test's own."""
    *others, last = sister.contents.original_pack().characters
    gifted = replace(last, abilities=(Ability("power", window, power), *last.abilities[1:]))
    own, *seats = data.pop("seats", [{}])
    data["seats"] = [{"character": gifted.key, **own}, *seats]
    return sister(phase, data.pop("cards", CARDS), content={"characters": (*others, gifted)}, **data)


def holding(sister: type[S], power: Any, window: str, phase: str | None = None, **changes: Any) -> S:
    """Seat 0 acts in a phase with everything at hand that a power might need; its second ability is used."""
    phase = phase or PHASES[window]
    area = {
        "timeline": ["gift", "scar", "pay"], "covered": {"scar": [0]}, "just_played": 1, "hand": ["plain", "other"],
        "tokens": {"exploration": 1}, "abilities": ["active", "used"], "experience": 5,
    }  # fmt: skip
    area |= changes.pop("seat", {})
    data: dict[str, Any] = {
        "pool": ROWS, "discard": ["gone", "lost"], "deck": ["top", "next", "third", "fourth"], "to_act": [0],
        "active": COMBAT_AND_MAGIC,
    }  # fmt: skip
    if phase == PHASES[CHAPTER_END]:
        data |= sister.scored_chapter
    return gifted(sister, power, window, phase, players=3, seats=[area], **data | changes)


def until_offered(sitting: S) -> S:
    """Resolve cards until the power can be used."""
    while POWER not in sitting.options(0):
        sitting.choose(0, "resolve")
    return sitting


def finish(sitting: S) -> S:
    """Seat 0 resolves what it has played and uses no further ability."""
    while sitting.asked(0) in ("resolve-card", "done-playing"):
        sitting.choose(0, sitting.options(0)[0])
    return sitting


def geralt(sister: type[S], card_played: dict[str, Any], **seat: Any) -> S:
    """Geralt has played one card; his first and third ability are active unless told otherwise."""
    area = {
        "character": "geralt", "timeline": ["played"], "just_played": 1, "hand": [],
        "abilities": ["active", "locked", "active", "locked"],
    }  # fmt: skip
    cards = {"played": card_played, "plain": card("pink", "m"), "top": card("blue", "e")}
    data: dict[str, Any] = {"active": COMBAT_AND_MAGIC, "to_act": [0], "pool": [[], [], [], []], "deck": ["top"]}
    return sister("resolve_cards", cards=cards, players=3, seats=[area | seat, quiet(), quiet()], **data)


def geralts(sister: Sister, slot: int) -> str:
    """The option to use one of Geralt's abilities, which have names of their own in each game."""
    (found,) = (one for one in sister.contents.original_pack().characters if one.key == "geralt")
    return f"ability:{found.abilities[slot - 1].key}"


def tireless(sister: type[S], **changes: Any) -> S:
    """Geralt with his fourth ability alone, about to choose two cards of his hand."""
    hand = ["gift", "scar", "pay", "plain", "other", "gone", "lost"]
    seat = {"character": "geralt", "hand": hand, "abilities": ["used", "used", "used", "active"]}
    data: dict[str, Any] = {"cards": CARDS, "pool": [[], [], [], []], "deck": ["top"], "active": COMBAT_AND_MAGIC}
    return sister("play_cards", players=3, seats=[seat | changes, quiet(hand=[]), quiet(hand=[])], **data)
