"""The numbered rules read as sentences, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablewright.engine.game import Game
from tablewright.games import find_game
from tablewright.language import LANGUAGES
from tablewright.language.rulebook import rulebook

from .texts import ALL_GAMES

EACH_GAME = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EACH_LANGUAGE
@EACH_GAME
def test_examples_are_sentences_without_the_marks_of_their_authors(game: Game[Any], language: str) -> None:
    marks = re.compile(r"^(printed|constructed|z instrukcji|ułożony|z pravidel|sestavený):| [|/] |\.\.$", re.IGNORECASE)
    examples = [one for rule in rulebook(game, language).values() for one in rule.examples]

    assert [one for one in examples if marks.search(one) or one[0].islower() or not one.endswith(".")] == []


def test_an_example_keeps_what_stands_before_its_colon_and_several_examples_are_apart() -> None:
    fireflies, path = find_game("example"), find_game("path")

    assert rulebook(fireflies, "en")["FLY-WIND-03"].examples == (
        "A jar with an amber firefly, a row with an amber and a blue one: the blue one is kept.",
    )
    assert rulebook(path, "en")["POD-SETUP-09"].examples == (
        "Given 3 players, then 4 rows, 8 face-up cards.",
        "Given 4 players, then 5 rows, 10 face-up cards.",
    )


@EACH_LANGUAGE
@EACH_GAME
def test_a_ruling_does_not_begin_by_calling_itself_one(game: Game[Any], language: str) -> None:
    itself = re.compile(r"^(Ruling|Przyjęto|Rozstrzygnięcie|Přijatý výklad|Přijato|Výklad)\b(?! to samo)")

    assert [rule.id for rule in rulebook(game, language).values() if itself.match(rule.open or "")] == []


@EACH_LANGUAGE
@EACH_GAME
def test_rules_are_cited_by_their_whole_id(game: Game[Any], language: str) -> None:
    book = rulebook(game, language)
    parts = {rule.split("-")[1] for rule in book}
    short = re.compile(rf"(?<![A-Z-])({'|'.join(parts)})-\d\d\b")
    texts = {rule.id: f"{rule.text} {rule.open} {' '.join(rule.examples)}" for rule in book.values()}

    assert [rule for rule, text in texts.items() if short.search(text)] == []
