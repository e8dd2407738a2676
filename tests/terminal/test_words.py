"""The terminal's messages: none is missing in any language, and every sign has its meaning."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tablewright.engine.match import Match
from tablewright.games import GAMES, find_game
from tablewright.language import LANGUAGES, Speaker
from tablewright.language.rulebook import rulebook
from tablewright.terminal import playing, watching
from tablewright.terminal.board import board_for
from tablewright.terminal.destiny.board import DestinyBoard
from tablewright.terminal.heredity.legend import MEANINGS as HEREDITY_MEANINGS
from tablewright.terminal.path.legend import MEANINGS as PATH_MEANINGS
from tablewright.terminal.plain import PlainBoard
from tablewright.terminal.ronin.legend import MEANINGS as RONIN_MEANINGS
from tablewright.terminal.rules import found_rules, search_words
from tablewright.terminal.tidal.legend import MEANINGS as TIDAL_MEANINGS
from tablewright.terminal.voice import Voice

from .sitting import SMALL, path, ronin

TEXT = files("tablewright.terminal") / "text"
SOURCES = Path(str(files("tablewright.terminal")))


def variables(node: object) -> set[str]:
    """The names of the arguments that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(variables(one) for one in node))
    return variables(list(vars(node).values())) if isinstance(node, ast.BaseNode) else set()


@cache
def messages(language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((TEXT / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: variables(entry) for entry in resource.body if isinstance(entry, ast.Message)}


def ids_in_code() -> set[str]:
    """Every message that the client says by name, and those whose names it puts together."""
    by_name = re.compile(r'(?:\bsay\(\s*|\babout_file\()["\']([\w-]+)["\']')
    said = {found for path in SOURCES.rglob("*.py") for found in by_name.findall(path.read_text("utf-8"))}
    for client in (playing.Playing, watching.Watching):
        said |= {f"key-{key}" for key in client.footer_keys} | {f"help-{key}" for key in client.help_keys}
    return said | {key for _, key in (*RONIN_MEANINGS, *PATH_MEANINGS, *TIDAL_MEANINGS, *HEREDITY_MEANINGS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_said_exists(language: str) -> None:
    assert ids_in_code() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("client", [playing.Playing, watching.Watching])
def test_help_rulebook_and_quitting_are_told_at_the_foot_of_a_small_screen(
    client: type[playing.Playing | watching.Watching], language: str
) -> None:
    voice = Voice(find_game("tidal"), language)
    needed = client.footer_keys[: client.footer_keys.index("rulebook") + 1]

    assert {"help", "quit"} < set(needed)
    assert len(" ".join(voice.say(f"key-{key}") for key in needed)) <= SMALL[0]


def test_no_message_is_left_over() -> None:
    assert set(messages("en")) - ids_in_code() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", [ronin, path])
def test_every_effect_has_a_short_form_that_fits_beside_its_name(deal: Callable[[], Match], language: str) -> None:
    match = deal()
    board = board_for(Voice(match.game, language), match.position.table)
    assert isinstance(board, DestinyBoard)
    for face in board.cards.faces.values():
        short = board.cards.short_effect(face)
        assert bool(short.plain) == (face.effect is not None)
        assert short.cell_len <= 12


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_board_of_its_own(name: str) -> None:
    match = Match(find_game(name), 2, {}, "own board")
    is_plain = type(board_for(Voice(match.game, "en"), match.position.table)) is PlainBoard

    assert not is_plain, f"{name} lies on the plain table: terminal/{name}/ must export a BOARD before the game is done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_a_row_are_told_apart_although_names_have_commas(language: str) -> None:
    match = ronin(3)
    table, speaker = match.position.table, Speaker(match.game, language)
    faces = table.faces[:3]

    assert speaker.cards(table, faces) == " + ".join(speaker.face(table, face) for face in faces)
    assert speaker.cards(table, []) == speaker.say("nothing")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_the_search_suggests_is_found_in_every_rulebook(name: str, language: str) -> None:
    voice = Voice(find_game(name), language)
    *_, word, _, number = search_words(voice).split()
    first = next(iter(rulebook(voice.game, language)))

    assert first in [rule.key for rule in found_rules(voice, word)]
    assert found_rules(voice, number)[0].key == first
