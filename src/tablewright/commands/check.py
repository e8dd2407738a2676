"""`tablewright pack check`: whether a content pack is complete and right."""

from __future__ import annotations

import sys
from importlib.resources.abc import Traversable
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
    found = find_game(game, None if folder is None else folder.resolve())
    for warning in found.warnings:
        sys.stdout.write(f"Perhaps a mistake: {warning}\n")
    for language in LANGUAGES:
        check_names(found, language)
    sys.stdout.write(f"The pack is complete: {len(found.messages())} names in {', '.join(LANGUAGES)}.\n")
    return 0


def check_names(game: Game[Any], language: str) -> None:
    """Every name that the content needs must be there once, and no other."""
    try:
        speaker = Speaker(game, language)
    except FileNotFoundError as missing:
        raise BadInput(f"The pack lacks the file {'/'.join(Path(str(missing.filename)).parts[-2:])}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{language}.ftl is not a text file in UTF-8.") from None
    needed = game.messages()
    names: dict[str, str] = {}
    for folder in game.texts[-game.pack_texts :]:
        file = f"{folder.name}/{language}.ftl"
        names |= {key: f"{file}, line {line}" for key, line in names_in(folder / f"{language}.ftl", file).items()}
    for key in needed:
        if not speaker.has(key):
            raise BadInput(f"No {language}.ftl of the pack has the message {key!r}.")
        check_message(speaker, key, names[key])
    for key, place in names.items():
        if key not in needed:
            raise BadInput(f"{place}: {key!r} names nothing that the pack has.")


def check_message(speaker: Speaker, key: str, place: str) -> None:
    """A message says something, and by itself."""
    try:
        said = speaker.say(key, {"hero": "-"})  # a story names its hero; whatever else is to be filled in is a mistake
    except KeyError as error:
        raise BadInput(f"{place}: the message {key!r} cannot be said by itself: {error.args[0]}") from None
    if not said.strip():
        raise BadInput(f"{place}: the message {key!r} is empty.")


def names_in(path: Traversable, file: str) -> dict[str, int]:
    """The messages of a pack's Fluent file with their lines; what cannot be read or is there twice is refused."""
    text = path.read_text("utf-8")
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
