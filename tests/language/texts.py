"""How tests read message files and the calls in the rules that need them."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from tablewright.engine.game import Game
from tablewright.games import GAMES, find_game

ALL_GAMES: tuple[Game[Any], ...] = tuple(find_game(name) for name in GAMES)
OWN: Traversable = files("tablewright.language") / "text"
FOLDERS: tuple[Traversable, ...] = (OWN, *(folder for game in ALL_GAMES for folder in game.texts))

# Where a call names its message: the function, the place of the key, and what the key is called in the texts.
CALLS = {
    "tell": (1, "event"),
    "whisper": (2, "event"),
    "choose": (1, "ask"),
    "Question": (1, "ask"),
    "choose_hidden": (1, "ask"),
    "TurnQuestion": (2, "ask"),
    "question": (2, "ask"),
    "choose_variant": (2, "ask"),
    "ask_family": (1, "ask"),
    "ask_player": (2, "ask"),
    "Reason": (1, "why"),
}


class Said(NamedTuple):
    """A message that a line of the rules needs, with the arguments it brings along (None: not to be seen there)."""

    place: str
    key: str
    arguments: frozenset[str] | None


def entries(folder: Traversable, language: str) -> dict[str, ast.Message]:
    """The messages of one file; nothing in it may be unreadable or without a text."""
    return _parsed((folder / f"{language}.ftl").read_text("utf-8"))


@cache
def _parsed(text: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(text)
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


@cache
def game_entries(game: Game[Any], language: str) -> dict[str, ast.Message]:
    """All messages that a speaker of a game knows."""
    return {key: one for folder in (OWN, *game.texts) for key, one in entries(folder, language).items()}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A part of a message file and everything inside it."""
    if isinstance(node, list):
        for one in node:
            yield from nodes(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for one in vars(node).values():
            yield from nodes(one)


def mentioned(message: ast.Message) -> set[str]:
    """The messages that a message refers to."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def plurals(message: ast.Message) -> list[set[str]]:
    """The names of the variants wherever a message chooses between one and several."""
    choices = [node for node in nodes(message) if isinstance(node, ast.SelectExpression)]
    named = [{one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)} for node in choices]
    return [names for names in named if names & {"one", "few", "many"}]


def variables(known: dict[str, ast.Message], key: str) -> set[str]:
    """The arguments that a message needs, also through the messages it refers to."""
    own = {node.id.name for node in nodes(known[key]) if isinstance(node, ast.VariableReference)}
    return own.union(*(variables(known, other) for other in mentioned(known[key])))


@cache
def needed(game: Game[Any]) -> list[Said]:
    """Every message that the rules of a game name in so many words."""
    rooms = [Path(str(folder)).parent for folder in game.texts[: -game.pack_texts]]
    return [said for room in rooms for path in sorted(room.glob("**/*.py")) for said in _needed_in(path)]


def _needed_in(path: Path) -> Iterator[Said]:
    for node in python.walk(python.parse(path.read_text("utf-8"))):
        name = python.unparse(node.func) if isinstance(node, python.Call) else ""
        if isinstance(node, python.Call) and name in CALLS:
            place, kind = CALLS[name]
            key = node.args[place] if len(node.args) > place else None
            if isinstance(key, python.Constant) and isinstance(key.value, str):
                yield Said(f"{path.name}:{node.lineno}", f"{kind}-{key.value}", _brought(node, kind))


def _brought(call: python.Call, kind: str) -> frozenset[str] | None:
    """The names of the arguments in a call, if they can be read off."""
    names = [keyword.arg for keyword in call.keywords]
    if kind == "why":
        return frozenset()
    if kind == "event":
        return None if None in names else frozenset(name for name in names if name)
    about = [keyword.value for keyword in call.keywords if keyword.arg == "about"]
    asked = python.unparse(call.func).startswith("ask_")  # the family is asked with `about` among the plain arguments
    if asked or len(call.args) > 5 or None in names or not all(isinstance(one, python.Dict) for one in about):
        return None
    keys = [key for one in about if isinstance(one, python.Dict) for key in one.keys]
    return frozenset({"seat", *(str(key.value) for key in keys if isinstance(key, python.Constant))})
