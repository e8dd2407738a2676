"""What is printed in a game, and what a view tells, in a reader's language: for programs what pages show to people."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tablewright.engine.components import Component, Line
from tablewright.engine.game import Game, View
from tablewright.engine.messages import Message

from .voice import Voice, game_voice


class LineInfo(msgspec.Struct):
    """A line of a component: what it is about, such as a condition, and what it says in a row."""

    about: str
    parts: list[str]


class ComponentInfo(msgspec.Struct):
    """A card, a character, a board, a colour…; `key` is how views call it, `facts` are its signs and numbers."""

    kind: str
    key: str
    name: str
    facts: dict[str, Any]
    lines: list[LineInfo]


class WordsInfo(msgspec.Struct):
    """The words for something in a view: `says` is the key or the message as it stands there."""

    says: Any
    text: str


@cache
def all_components(game: Game[Any], language: str) -> list[ComponentInfo]:
    """Everything that everybody may read at any time; it never changes."""
    voice = game_voice(game, language)
    return [component_info(one, voice) for one in game.components()]


def component_info(one: Component, voice: Voice) -> ComponentInfo:
    lines = [line_info(line, voice) for line in one.lines]
    return ComponentInfo(one.kind, one.key, said(voice, one.name), dict(one.facts), lines)


def line_info(line: Line, voice: Voice) -> LineInfo:
    about = "" if line.about is None else said(voice, line.about)
    return LineInfo(about, [said(voice, part) for part in line.parts])


def said(voice: Voice, message: Message) -> str:
    return voice.message(message).strip()


def words_in(game: Game[Any], view: View, language: str) -> list[WordsInfo]:
    """What a view tells in words of its own; nothing that its viewer may not see is in it."""
    return [WordsInfo(one.says, one.text) for one in game.told(view, game_voice(game, language).speaker.say)]
