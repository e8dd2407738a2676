"""What is printed in the boxes of both sister games: cards, characters, abilities, and the words for their signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from tablewright.engine.components import Component, Line, alone, names_for, words_for
from tablewright.engine.messages import Message

from .cards import ActionCard
from .pack import Character
from .powers import CHAPTER_END, DRAFT, PLAY
from .symbols import COLOURS, SIDES, SYMBOLS

EffectText: TypeAlias = Callable[[ActionCard], tuple[Message, list[Message]] | None]
PowerText: TypeAlias = Callable[[Any], Message]
VOCABULARY: Final = (
    *words_for("symbol", SYMBOLS),
    *words_for("colour", COLOURS),
    *words_for("side", SIDES),
    *names_for("window", (DRAFT, PLAY, CHAPTER_END)),
    *names_for("state", ("locked", "active", "used")),
)


def card(printed: ActionCard, effect_text: EffectText, facts: Mapping[str, Any]) -> Component:
    """An action card: its colours and symbols, and the condition and results of its effect."""
    effect = effect_text(printed)
    return Component(
        "card",
        printed.key,
        Message(f"card-{printed.key}"),
        {
            "colours": [COLOURS[colour] for colour in printed.colours],
            "symbols": [SYMBOLS[symbol] for symbol in printed.symbols],
            **facts,
        },
        [] if effect is None else [Line(effect[0], tuple(effect[1]))],
    )


def character(printed: Character, starting_cards: list[str], lines: list[Line]) -> Component:
    """A character board, with the cards that its player starts with."""
    return Component(
        "character",
        printed.key,
        Message(f"character-{printed.key}"),
        {
            "abilities": [ability.key for ability in printed.abilities],
            "fields": list(printed.fields),
            "starting_cards": starting_cards,
        },
        lines,
    )


def abilities(printed: Character, power_text: PowerText) -> list[Component]:
    """The abilities of a character: when each may be used, and what it does."""
    return [
        Component(
            "ability",
            ability.key,
            Message(f"ability-{ability.key}"),
            {"character": printed.key, "window": ability.window, "field": field},
            [alone(power_text(ability.power))],
        )
        for ability, field in zip(printed.abilities, printed.fields, strict=True)
    ]


def experience(golden: Mapping[int, int], facts: Mapping[str, Any]) -> Component:
    """The experience track, with the points along its golden lap."""
    return Component(
        "track", "experience", Message("source", {"source": "experience"}), {"golden": by_field(golden), **facts}
    )


def by_field(points: Mapping[int, int]) -> dict[str, int]:
    return {str(field): worth for field, worth in sorted(points.items())}
