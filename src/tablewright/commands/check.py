"""`tablewright pack check`: whether a content pack is complete and right."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game
from tablewright.games import find_game
from tablewright.language import LANGUAGES, Speaker


def check(game: str, folder: Path | None = None) -> int:
    """Check a pack: every card and board can be read, and everything has a name in every language.

    Parameters
    ----------
    game: The game that the pack is for.
    folder: The pack; without it, the one that comes with the game.
    """
    found = find_game(game, folder)
    for language in LANGUAGES:
        check_names(found, language)
    sys.stdout.write(f"The pack is complete: {len(found.messages())} names in {', '.join(LANGUAGES)}.\n")
    return 0


def check_names(game: Game[Any], language: str) -> None:
    """Every name that the content needs must be there."""
    try:
        speaker = Speaker(game, language)
    except FileNotFoundError as missing:
        raise BadInput(f"The pack lacks the file {Path(str(missing.filename)).name}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{language}.ftl is not a text file in UTF-8.") from None
    for key in game.messages():
        if not speaker.has(key):
            raise BadInput(f"{language}.ftl lacks the message {key!r}.")
        try:
            speaker.say(key)
        except KeyError as error:
            raise BadInput(f"{language}.ftl: the message {key!r} cannot be said by itself: {error}.") from None
