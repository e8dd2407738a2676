"""The rulebook as it is drawn: numbered rules by their parts, all of them or those that somebody looks for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from markupsafe import Markup

from tablewright.engine.game import Game
from tablewright.language.rulebook import Rule, rulebook

from ..voice import hall_voice
from .paper import draw


def parts_of(rules: Iterable[Rule]) -> list[str]:
    """The parts of the rulebook that rules stand in, in their order."""
    return list(dict.fromkeys(part_of(rule) for rule in rules))


def part_of(rule: Rule) -> str:
    return rule.id.rsplit("-", 1)[0]


def found_rules(game: Game[Any], language: str, wanted: str) -> list[Rule]:
    """The rules with these words; without words, all of them."""
    book = rulebook(game, language).values()
    return [rule for rule in book if wanted in f"{rule.id} {rule.title} {rule.text}".lower()]


def draw_rules(rules: list[Rule], language: str) -> Markup:
    parts = [(part, [rule for rule in rules if part_of(rule) == part]) for part in parts_of(rules)]
    return Markup(draw("pages/rule-parts.html", parts=parts, say=hall_voice(language).say))


@cache
def draw_book(game: Game[Any], language: str) -> Markup:
    """The whole rulebook; it never changes, and every table has it in a drawer."""
    return draw_rules(found_rules(game, language, ""), language)
