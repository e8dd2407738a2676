"""Everything that the hall says is said in three languages, and every page finds its words."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from jinja2 import Environment
from jinja2 import nodes as jinja

from tablewright.games import find_game
from tablewright.hall.offered import OFFERED
from tablewright.hall.voice import hall_voice
from tablewright.language import LANGUAGES
from tablewright.language.rulebook import rulebook

from ..language.texts import mentioned, nodes, variables

HALL = files("tablewright.hall")
TRANSLATIONS = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EACH_GAME = pytest.mark.parametrize("game", OFFERED)
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "cs": {"one", "few", "many", "other"}}
SAID_IN_MODULE = {"say", "Refused", "Missing", "Forbidden", "Conflict", "Late", "TooMuch", "TooLarge"}


class Said(NamedTuple):
    """A message that a template or a module names, with the arguments it brings along."""

    place: str
    key: str
    arguments: frozenset[str]


def sources(language: str) -> list[Traversable]:
    return sorted((HALL / "text" / language).iterdir(), key=lambda file: file.name)


def messages(language: str) -> dict[str, ast.Message]:
    """All messages of the hall; nothing may be unreadable or said twice."""
    entries = [entry for source in sources(language) for entry in FluentParser().parse(source.read_text("utf-8")).body]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def everything_said() -> list[Said]:
    folder = Path(str(HALL))
    templates = [said for path in sorted(folder.glob("templates/**/*.html")) for said in said_in_template(path)]
    modules = [*sorted(folder.glob("**/*.py")), *sorted((folder.parent / "engine").glob("*.py"))]
    return templates + [said for path in modules for said in (*said_in_module(path), *bad_input_in(path))]


def said_in_template(path: Path) -> Iterator[Said]:
    """The calls with a whole key; keys that are put together belong to tests of their own."""
    for call in Environment().parse(path.read_text("utf-8")).find_all(jinja.Call):
        key = call.args[0] if call.args else None
        if isinstance(call.node, jinja.Name) and call.node.name == "say" and isinstance(key, jinja.Const):
            yield Said(f"{path.name}:{call.lineno}", key.value, frozenset(keyword.key for keyword in call.kwargs))


def said_in_module(path: Path) -> Iterator[Said]:
    for node in python.walk(python.parse(path.read_text("utf-8"))):
        if not isinstance(node, python.Call) or called(node) not in SAID_IN_MODULE or not node.args:
            continue
        key, names = node.args[0], [keyword.arg for keyword in node.keywords]
        if isinstance(key, python.Constant) and isinstance(key.value, str) and None not in names:
            yield Said(f"{path.name}:{node.lineno}", key.value, frozenset(name for name in names if name))


def bad_input_in(path: Path) -> Iterator[Said]:
    """What is wrong with something from outside, where there is a reason to be said by."""
    for node in python.walk(python.parse(path.read_text("utf-8"))):
        if isinstance(node, python.Call) and called(node) == "BadInput" and len(node.args) > 1:
            reason, names = node.args[1], [keyword.arg for keyword in node.keywords]
            assert isinstance(reason, python.Constant)
            assert isinstance(reason.value, str)
            yield Said(f"{path.name}:{node.lineno}", f"bad-{reason.value}", frozenset(name for name in names if name))


def called(call: python.Call) -> str:
    return call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")


# The files


@TRANSLATIONS
def test_every_language_has_the_same_files(language: str) -> None:
    assert [source.name for source in sources(language)] == [source.name for source in sources("en")]


@TRANSLATIONS
def test_no_message_is_missing_in_a_translation(language: str) -> None:
    assert set(messages("en")) - set(messages(language)) == set()


@TRANSLATIONS
def test_what_a_translation_has_more_only_helps_other_messages(language: str) -> None:
    translated = messages(language)
    helped = {helper for message in translated.values() for helper in mentioned(message)}

    assert set(translated) - set(messages("en")) <= helped


@TRANSLATIONS
def test_a_translation_needs_the_same_arguments_as_the_english_message(language: str) -> None:
    english, translated = messages("en"), messages(language)
    others = {key for key in english if variables(english, key) != variables(translated, key)}

    assert others == set()


@EACH_LANGUAGE
def test_every_message_has_a_text_and_refers_to_messages_that_exist(language: str) -> None:
    known = messages(language)

    assert [key for key, message in known.items() if message.value is None] == []
    assert {other for message in known.values() for other in mentioned(message)} - set(known) == set()


@EACH_LANGUAGE
def test_plurals_use_the_categories_of_the_language(language: str) -> None:
    names = {
        variant.key.name
        for message in messages(language).values()
        for node in nodes(message)
        if isinstance(node, ast.SelectExpression) and is_counted(node)
        for variant in node.variants
        if isinstance(variant.key, ast.Identifier)
    }

    assert names <= PLURALS[language]


def is_counted(choice: ast.SelectExpression) -> bool:
    return isinstance(choice.selector, ast.VariableReference) and choice.selector.id.name == "count"


@TRANSLATIONS
def test_no_refusal_was_left_in_english(language: str) -> None:
    english, translated = messages("en"), messages(language)
    sentences = [key for key in english if key.startswith(("refused-", "bad-", "prompt-", "talk-", "hint-"))]

    assert sentences
    assert [key for key in sentences if translated[key].equals(english[key])] == []


@EACH_LANGUAGE
def test_a_replay_is_not_called_like_the_log_on_its_page(language: str) -> None:
    say = hall_voice(language).say

    assert not say("replay-page", game="Ronin").startswith(say("log-title"))


# What templates and modules say


def test_every_message_that_the_hall_names_exists() -> None:
    known, said = messages("en"), everything_said()

    assert len(said) > 150
    assert [one for one in said if one.key not in known] == []


def test_every_call_brings_the_arguments_of_its_message() -> None:
    known = messages("en")
    said = [one for one in everything_said() if one.key in known]

    assert [one for one in said if not variables(known, one.key) <= one.arguments] == []


@EACH_LANGUAGE
@EACH_GAME
def test_every_game_is_introduced_in_its_own_file(game: str, language: str) -> None:
    assert {f"game-pitch-{game}", f"game-minutes-{game}"} <= own_messages(game, language)


@EACH_LANGUAGE
@EACH_GAME
def test_every_part_of_a_rulebook_has_a_title_in_the_file_of_the_game(game: str, language: str) -> None:
    parts = {rule.rsplit("-", 1)[0].lower() for rule in rulebook(find_game(game))}

    assert {f"part-{part}" for part in parts} == {
        key for key in own_messages(game, language) if key.startswith("part-")
    }


def own_messages(game: str, language: str) -> set[str]:
    """What the hall says of one game alone."""
    source = (HALL / "text" / language / f"{game}.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
