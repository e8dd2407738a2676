"""`tablewright pack check`: whether a content pack is complete and right."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game
from tablewright.games import find_game
from tablewright.language import LANGUAGES, Speaker


def check(game: str, folder: Path | None = None) -> int:
    """Check a pack: every card and board can be read, and everything has a name in every language.

    Parameters
    ----------
    game
        The game that the pack is for.
    folder
        The pack; without it, the one that comes with the game.
    """
    found = find_game(game, folder)
    for language in LANGUAGES:
        check_names(found, language)
    sys.stdout.write(f"The pack is complete: {len(found.messages())} names in {', '.join(LANGUAGES)}.\n")
    return 0


def check_names(game: Game[Any], language: str) -> None:
    """Every name that the content needs must be there once, and no other."""
    try:
        speaker = Speaker(game, language)
    except FileNotFoundError as missing:
        raise BadInput(f"The pack lacks the file {Path(str(missing.filename)).name}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{language}.ftl is not a text file in UTF-8.") from None
    needed = game.messages()
    names: dict[str, int] = {}
    for folder in game.texts[-game.pack_texts :]:
        names |= names_in((folder / f"{language}.ftl").read_text("utf-8"), f"{language}.ftl")
    for key in needed:
        if not speaker.has(key):
            raise BadInput(f"{language}.ftl lacks the message {key!r}.")
        try:
            speaker.say(key, {"hero": ""})  # a story names its hero; whatever else is to be filled in is a mistake
        except KeyError as error:
            raise BadInput(f"{language}.ftl: the message {key!r} cannot be said by itself: {error}.") from None
    for key, line in names.items():
        if key not in needed:
            raise BadInput(f"{language}.ftl, line {line}: {key!r} names nothing that the pack has.")


def names_in(text: str, file: str) -> dict[str, int]:
    """The messages of a pack's Fluent file with their lines; what cannot be read or is there twice is refused."""
    names: dict[str, int] = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, Junk):
            start = (entry.content or "").strip().partition("\n")[0]
            raise BadInput(f"{file}, line {line} is not readable as a Fluent message: {start!r}.")
        if isinstance(entry, Message):
            if entry.id.name in names:
                raise BadInput(
                    f"{file}, line {line}: {entry.id.name!r} is there already in line {names[entry.id.name]}."
                )
            names[entry.id.name] = line
    return names
